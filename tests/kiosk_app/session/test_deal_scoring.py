"""Where every hand scores: hands by tiles or by points, and what is kept of them."""

import json
from dataclasses import replace
from typing import Any

import pytest

from kiosk_app.languages import load_language
from kiosk_app.session.deal_record import deal_as_record, deal_event, deal_evidence, hands_kept
from kiosk_app.session.deal_scoring import CountedDeal, count_deal, deal_rules, flags_with
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.win_draft import WinDraft
from kiosk_app.store.game_rules import table_rules
from scorer.hand import HandError, Meld, MeldKind
from scorer.nts.deal import LuckyTile
from scorer.nts.hand_score import HandScore
from scorer.nts.json_form import answer
from scorer.nts.ruleset import RuleSet
from scorer.nts.winning_hand import NotOut
from scorer.table import Seat, Table
from scorer.tiles import parse_tiles
from tests.kiosk_app.nts_hands import EAST, NORTH, PAID, WON

ENGLISH = load_language("en")

KONGS = drawn_part(
    "99m66z",
    "9m",
    [
        Meld(MeldKind.ANKAN, parse_tiles("5555z")),
        Meld(MeldKind.MINKAN, parse_tiles("2222z")),
        Meld(MeldKind.PON, parse_tiles("111m")),
    ],
)


def rules() -> RuleSet:
    found = deal_rules(table_rules("nts-2009"))
    assert found is not None
    return found


def table(dealer: Seat = Seat.EAST, dead: tuple[Seat, ...] = ()) -> Table:
    names = ("Kim", "Jan", "Maja", "Ola")
    return Table(names, (2000,) * 4, 2000, 8000, False, False, dealer, dead=dead)


def draft(winner: Seat = Seat.SOUTH, discarder: Seat | None = Seat.WEST) -> WinDraft:
    return WinDraft(every_hand=True).won_by([winner]).with_payer(discarder)


def tell(
    draft: WinDraft,
    seat: Seat,
    hand: HandDraft | None = None,
    points: int | None = None,
    **more: Any,
) -> WinDraft:
    draft = draft.looking_at_seat(seat)
    plain = None if points is None else PlainWorth(points=points)
    return draft.with_winner(replace(draft.winner, hand=hand or HandDraft(), plain=plain, **more))


def example() -> CountedDeal:
    entered = tell(draft(), Seat.SOUTH, WON)
    entered = tell(entered, Seat.EAST, EAST)
    entered = tell(entered, Seat.WEST, dead=True)
    return count_deal(tell(entered, Seat.NORTH, NORTH), table(), rules())


def test_the_four_hands_are_scored_and_settled() -> None:
    entered = example()
    assert entered.payments == PAID
    assert {seat: hand.total for seat, hand in entered.hands.items()} == {
        Seat.EAST: 128,
        Seat.SOUTH: 272,
        Seat.WEST: 0,
        Seat.NORTH: 40,
    }


def test_points_that_were_counted_at_the_table_are_settled_as_they_are() -> None:
    entered = draft(discarder=Seat.NORTH)
    entered = tell(tell(entered, Seat.SOUTH, points=40), Seat.WEST, points=8)
    scored = count_deal(entered, table(), rules())
    # Who threw the tile pays the winner double; those with less pay West the difference of 8.
    assert scored.payments == (-40 - 8, 40 + 40 + 80, -40 + 8 + 8, -80 - 8)
    turned = count_deal(entered, table(Seat.SOUTH), rules())
    assert turned.payments == scored.payments


def test_tiles_and_points_can_be_mixed() -> None:
    by_tiles = example()
    mixed = tell(tell(by_tiles.draft, Seat.EAST, points=128), Seat.SOUTH, points=272)
    assert count_deal(mixed, table(), rules()).payments == by_tiles.payments


def test_nothing_is_paid_before_the_winners_hand_is_told() -> None:
    entered = count_deal(tell(draft(), Seat.EAST, EAST), table(), rules())
    assert entered.payments is None and entered.result is None
    assert entered.hands[Seat.EAST].total == 128


@pytest.mark.parametrize("tiles", ["222m555p777z1s3s8m", "222m555p777z1s3s8m99p"])
def test_a_bystander_with_a_wrong_number_of_tiles_is_dead_and_stops_nobody(tiles: str) -> None:
    entered = tell(tell(draft(), Seat.SOUTH, WON), Seat.EAST, drawn_part(tiles))
    entered = tell(tell(entered, Seat.WEST, points=0), Seat.NORTH, points=40)
    counted = count_deal(entered, table(), rules())
    east = counted.hands[Seat.EAST]
    assert not east.problems and east.total == 0
    assert isinstance(east.score, HandScore) and east.score.dead is not None
    assert east.score.dead.id == "tile-count"
    assert counted.payments is not None and counted.payments[Seat.EAST] < 0


def test_a_winner_with_a_tile_missing_is_a_problem_and_moves_no_points() -> None:
    short = drawn_part("222m555p777z1s3s", "3s")
    entered = count_deal(tell(draft(), Seat.SOUTH, short), table(), rules())
    assert entered.hands[Seat.SOUTH].problems and entered.payments is None


def test_a_fifth_tile_over_all_four_hands_is_refused() -> None:
    other = drawn_part("444m44p55567s777z")
    entered = count_deal(tell(tell(draft(), Seat.SOUTH, WON), Seat.EAST, other), table(), rules())
    assert entered.payments is None
    assert "hand-refused: nts-fifth-tile tile=4m count=5" in str(entered.refused)
    with pytest.raises(HandError):
        deal_event(("a", 1), entered)


def test_a_hand_without_doublings_may_not_go_out() -> None:
    poor = drawn_part("234m456p567s22p99s", "9s")
    entered = count_deal(tell(draft(), Seat.SOUTH, poor), table(), rules())
    assert isinstance(entered.result, NotOut) and entered.payments is None
    assert deal_as_record(entered) == {}


def test_a_hand_that_the_referee_noted_as_dead_counts_nothing() -> None:
    entered = tell(tell(draft(), Seat.SOUTH, WON), Seat.EAST, EAST)
    scored = count_deal(entered, table(dead=(Seat.EAST,)), rules())
    assert scored.hands[Seat.EAST].total == 0


def test_only_circumstances_that_can_be_are_offered() -> None:
    ron = count_deal(tell(draft(), Seat.SOUTH, WON), table(), rules())
    assert ron.possible == ("last_discard", "robbed_kong")
    drawn = tell(draft(discarder=None), Seat.SOUTH, KONGS)
    assert count_deal(drawn, table(), rules()).possible == (
        "last_wall_tile",
        "kong_bloom",
        "kong_on_kong",
    )
    untold = count_deal(tell(draft(), Seat.SOUTH, points=40), table(), rules())
    assert untold.possible == ()


def test_a_circumstance_that_contradicts_another_takes_its_place() -> None:
    drawn = tell(draft(discarder=None), Seat.SOUTH, KONGS, flags=frozenset(["last_wall_tile"]))
    assert flags_with("kong_bloom", drawn, table()) == {"kong_bloom"}
    assert count_deal(drawn.with_payer(Seat.WEST), table(), rules()).flags == frozenset()


def test_what_is_known_of_a_hand_stays_with_its_player() -> None:
    entered = example().draft.won_by([Seat.EAST])
    hands = {one.seat: one.hand for one in entered.hands}
    assert entered.seats == (Seat.EAST,) and hands[Seat.SOUTH] == WON and hands[Seat.EAST] == EAST


def test_what_is_kept_is_a_record_that_the_scorer_answers() -> None:
    entered = example()
    photo, kept = deal_evidence(entered)
    assert photo is None
    record = json.loads(json.dumps(kept))["deal"]
    reply: Any = answer(record, rules(), ENGLISH)
    assert reply["payments"] == {"E": -56, "S": 1088, "W": -712, "N": -320}


def test_the_hands_are_drawn_again_from_what_was_kept() -> None:
    entered = example()
    kept = hands_kept(json.loads(json.dumps(deal_evidence(entered)[1])), Seat.EAST, 4)
    assert [(one.seat, one.total, one.dead) for one in kept] == [
        (Seat.EAST, 128, False),
        (Seat.SOUTH, 272, False),
        (Seat.WEST, 0, True),
        (Seat.NORTH, 40, False),
    ]
    assert kept[1].hand == WON and kept[3].hand == NORTH
    assert hands_kept({"deal": {"players": {"E": 7}}}, Seat.EAST, 4) == ()
    assert hands_kept(None, Seat.EAST, 4) == ()


def test_lucky_tiles_count_with_the_hand_and_are_kept() -> None:
    lucky = (LuckyTile.SPRING, LuckyTile.PLUM)
    entered = tell(tell(draft(), Seat.SOUTH, WON), Seat.EAST, EAST, lucky=lucky)
    scored = count_deal(entered, table(), rules())
    # Two tiles of 4 points and two doublings more: 24 points, five doublings.
    assert scored.hands[Seat.EAST].total == 24 * 2**5
    assert hands_kept(deal_evidence(scored)[1], Seat.EAST, 4)[0].lucky == lucky


def test_the_event_has_the_winners_tiles_and_what_each_pays() -> None:
    event = deal_event(("a", 7), example())
    assert event.winners[0].points == 272
    assert event.winners[0].hand == "4678m111z+4m pon:555m chi:123m"
    assert event.payments == PAID and event.discarder is Seat.WEST


def refusal(counted: CountedDeal) -> str | None:
    assert counted.payments is None or counted.refused is None
    return None if counted.refused is None else counted.refused.code


def test_a_kong_is_robbed_from_an_open_pung_of_whoever_is_robbed() -> None:
    """NTS, Kongroof."""
    open_pung = [Meld(MeldKind.PON, parse_tiles("444m"))]
    won = drawn_part("35678m111p999p11z", "4m")
    for robbed, wanted in (
        (drawn_part("2228p5559s13s7z", melds=open_pung), None),
        (drawn_part("444m2228p5559s13s"), "nts-robbed-pung"),
    ):
        entered = tell(draft(), Seat.SOUTH, won, flags=frozenset({"robbed_kong"}))
        entered = tell(entered, Seat.WEST, robbed)
        assert refusal(count_deal(entered, table(), rules())) == wanted


def test_the_fifteenth_kong_ends_the_hand_as_a_draw() -> None:
    """NTS, Dode muur."""
    kongs = [f"{number}" * 4 + suit for suit in "mp" for number in range(1, 9)]
    entered = draft(discarder=None)
    for at, seat in enumerate((Seat.EAST, Seat.WEST, Seat.NORTH, Seat.SOUTH)):
        own = kongs[4 * at : 4 * at + (3 if seat is Seat.SOUTH else 4)]
        melds = [Meld(MeldKind.ANKAN, parse_tiles(kong)) for kong in own]
        wins = seat is Seat.SOUTH
        hand = drawn_part("1123s" if wins else "9m", "4s" if wins else "", melds)
        entered = tell(entered, seat, hand)
    counted = count_deal(entered, table(), rules())
    assert refusal(counted) == "nts-fifteenth-kong"


@pytest.mark.parametrize(("discarder", "most"), [(None, 2000), (Seat.WEST, 1500)])
def test_counted_points_stay_within_the_limit(discarder: Seat | None, most: int) -> None:
    for points, wanted in ((most, None), (most + 2, "nts-counted-limit")):
        entered = tell(draft(discarder=discarder), Seat.SOUTH, points=points)
        assert refusal(count_deal(entered, table(), rules())) == wanted
