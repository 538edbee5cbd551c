"""A past deal in which every hand scored, ready to be changed: its tiles, or what each counted."""

from collections.abc import Callable
from dataclasses import replace

from kiosk_app.session.deal_scoring import count_deal, deal_rules
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.win_draft import WinDraft, WinnerDraft
from scorer.table import Table, TableRules, Win
from scorer.table.deal_event import KeptHand, parse_hand_text
from scorer.tiles import format_tiles


def with_kept_hands(draft: WinDraft, end: Win, rules: TableRules, table: Table) -> WinDraft:
    """The hands as the log has them; nothing where only the payments were told.

    A hand whose tiles do not count what was written down comes back with its points: what the
    players agreed to is not changed by opening it.
    """
    totals, texts, counting = end.totals, end.hands, deal_rules(rules)
    if not totals or counting is None:
        return draft
    kept = {seat: None if texts is None else parse_hand_text(texts[seat]) for seat in table.playing}
    ruling = [hand.ruling for hand in kept.values() if hand is not None and hand.ruling is not None]
    if ruling:
        draft = replace(draft, ruling=table.seat_of(ruling[0]))

    def with_hand(one: WinnerDraft) -> WinnerDraft:
        hand = kept[one.seat]
        return _counted(one, totals[one.seat]) if hand is None else _opened(one, hand)

    def with_total(one: WinnerDraft) -> WinnerDraft:
        agreed = counted.hands[one.seat].total == totals[one.seat]
        return one if agreed else _counted(one, totals[one.seat])

    draft = _each(draft, with_hand)
    counted = count_deal(draft, table, counting)
    return _each(draft, with_total)


def _each(draft: WinDraft, change: Callable[[WinnerDraft], WinnerDraft]) -> WinDraft:
    winners, others = tuple(map(change, draft.winners)), tuple(map(change, draft.others))
    return replace(draft, winners=winners, others=others)


def _counted(one: WinnerDraft, points: int) -> WinnerDraft:
    return WinnerDraft(one.seat, plain=PlainWorth(points=points))


def _opened(one: WinnerDraft, kept: KeptHand) -> WinnerDraft:
    hand = kept.hand
    if hand.dead:
        return replace(one, dead=True)
    win = "" if kept.win is None else str(kept.win)
    tiles = drawn_part(format_tiles(hand.concealed), win, melds=hand.melds)
    return replace(one, hand=tiles, flags=kept.flags, lucky=hand.lucky)
