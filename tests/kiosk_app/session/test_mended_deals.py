"""A deal of NTS that was written down wrongly is edited with what each hand counted."""

import pytest

from kiosk_app.session.deal_scoring import count_deal
from kiosk_app.session.mend_draft import win_draft_of
from scorer.nts.rules_file import load_rules
from scorer.table import Table, Win, Winner
from scorer.table.seats import CHAIRS, by_chair
from tests.scorer.table.playing import Game

NAMES = ("Kim", "Jan", "Maja", "Ola", "Piet")


def written(table: Table) -> Win:
    """The second in turn went out on the third's tile; the third counted 40."""
    _, winner, payer, *_ = table.playing
    totals = by_chair(dict.fromkeys(table.seats, 0) | {winner: 100, payer: 40})
    return Win("e", 2, (Winner(winner, points=100),), payer, payments=totals, totals=totals)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_each_hand_counted_is_there_to_be_changed(players: int) -> None:
    names = tuple(NAMES[:players]) + ("",) * (4 - players)
    table = Game("nts-2009", players=names).table
    _, winner, payer, *_ = table.playing
    draft = win_draft_of(written(table), True, table.playing)
    assert {one.seat for one in draft.hands} == set(table.playing)
    counted = count_deal(draft, table, load_rules())
    assert counted.hands[winner].total == 100 and counted.hands[payer].total == 40
    paid = counted.payments
    assert (
        paid is not None and sum(paid) == 0 and paid[winner] == 100 * players - (players == 5) * 100
    )
    # Who really paid is said: the same hands, settled anew.
    again = count_deal(draft.with_payer(table.playing[0]), table, load_rules()).payments
    assert again is not None and again[payer] > paid[payer]
    assert len(paid) == len(CHAIRS[: max(4, players)])
