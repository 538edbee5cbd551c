"""A deal of NTS that was written down wrongly is edited with what each hand counted."""

from dataclasses import replace

import pytest

from kiosk_app.session.deal_record import deal_event
from kiosk_app.session.deal_scoring import count_deal
from kiosk_app.session.mend_draft import win_draft_of
from scorer.nts.rules_file import load_rules
from scorer.table import Seat, Table, Win, Winner
from scorer.table.deal_event import parse_hand_text
from scorer.table.settled import nts_table
from scorer.table.table import CHAIRS, by_chair
from scorer.tiles import format_tiles
from tests.kiosk_app.session.test_deal_scoring import example
from tests.scorer.table.playing import Game

NTS_TABLE = nts_table(load_rules())
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
    draft = win_draft_of(written(table), NTS_TABLE, table)
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


def test_the_tiles_of_every_hand_come_back_and_count_the_same() -> None:
    told = example()
    event = deal_event(("e", 2), told)
    draft = win_draft_of(event, NTS_TABLE, told.table)
    assert [one.hand.empty for one in draft.hands] == [one.dead for one in told.draft.hands]
    again = count_deal(draft, told.table, load_rules())
    assert again.payments == event.payments
    for seat, hand in again.hands.items():
        assert hand.draft.plain is None
        before = told.hands[seat].draft.hand
        assert hand.draft.hand.win == before.win and hand.draft.dead == told.hands[seat].draft.dead
        assert len(hand.draft.hand.melds) == len(before.melds)


def test_what_was_special_about_the_winning_tile_comes_back_too() -> None:
    told = example()
    winner = replace(told.draft.winners[0], flags=frozenset({"last_discard"}))
    entered = told.draft.looking_at_seat(Seat.SOUTH).with_winner(winner)
    flagged = count_deal(entered, told.table, load_rules())
    event = deal_event(("e", 2), flagged)
    draft = win_draft_of(event, NTS_TABLE, told.table)
    assert draft.winners[0].flags == {"last_discard"}
    assert count_deal(draft, told.table, load_rules()).payments == event.payments


def test_tiles_that_count_otherwise_than_was_written_down_give_way_to_the_points() -> None:
    """As where the last tile's doubling was not in the log yet."""
    told = example()
    event = deal_event(("e", 2), told)
    totals = list(event.totals or ())
    totals[Seat.NORTH] = 80
    draft = win_draft_of(replace(event, totals=tuple(totals)), NTS_TABLE, told.table)
    north = next(one for one in draft.hands if one.seat is Seat.NORTH)
    assert north.plain is not None and north.plain.points == 80 and north.hand.empty


def test_a_hand_out_of_the_log() -> None:
    kept = parse_hand_text("4678m111z+4m pon:555m ankan:9999p lucky:15 robbed_kong ruling:W")
    assert kept is not None and str(kept.win) == "4m" and kept.ruling is not None
    assert format_tiles(kept.hand.concealed) == "4678m111z" and len(kept.hand.melds) == 2
    assert kept.flags == {"robbed_kong"} and kept.ruling.letter == "W"
    assert [str(tile) for tile in kept.hand.lucky] == ["1", "5"]
    dead = parse_hand_text("dead")
    assert dead is not None and dead.hand.dead
    assert parse_hand_text("") is None and parse_hand_text("4x pon:12m") is None
