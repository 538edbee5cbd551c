"""Two or three winners on one discard: whose hand is whose, and one photo that shows both."""

from dataclasses import replace

from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.photo_hand import SeenHand, draft_from_other
from kiosk_app.session.steps import FlowKind, Step
from kiosk_app.session.win_draft import WinDraft, WinFlow
from scorer.table import Seat


def swapped(draft: WinDraft) -> WinDraft:
    """Of two winners, each has the other's hand."""
    first, second = draft.winners
    given = (replace(second, seat=first.seat), replace(first, seat=second.seat))
    return replace(draft, winners=given)


def other_hand(flow: WinFlow) -> tuple[SeenHand, HandDraft] | None:
    """Another hand in the photo of a winner before, for the one who is asked for now."""
    if flow.kind is not FlowKind.WIN:
        return None
    used = {one.hand for one in flow.draft.winners}
    for one in flow.draft.winners[: flow.draft.at]:
        seen = one.seen
        if seen is None:
            continue
        for other in seen.hand_reading.other_hands:
            hand = draft_from_other(other, seen.hand_reading)
            if hand not in used:
                return seen, hand
    return None


def with_other_hand(flow: WinFlow) -> WinFlow | None:
    """One photo for both: people look at the hand, as nothing says whose it is."""
    found = other_hand(flow)
    if found is None:
        return None
    winner = replace(flow.draft.winner, seen=found[0], hand=found[1], plain=None)
    return flow.with_draft(flow.draft.with_winner(winner)).at_step(Step.CHECK_READING)


def without_winner(flow: WinFlow, seat: Seat) -> WinFlow:
    """Of several winners, this one's hand is none: it keeps nobody else from being paid."""
    left = [one for one in flow.draft.seats if one is not seat]
    if len(left) == len(flow.draft.seats) or not left:
        return flow
    draft = flow.draft.won_by(left)
    return flow.with_draft(draft.with_payer(flow.draft.discarder)).on_to_next()
