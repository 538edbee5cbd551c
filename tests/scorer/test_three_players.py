"""Three-player riichi (sanma): tiles, norths, and three seats in every payment."""

from typing import Any

import pytest

from scorer import HandError, Wind, dora_from, load_rules, parse_tile
from scorer.payments import pay_chombo, pay_noten
from scorer.rule_files import rules_from_text
from scorer.table import AbortedHand, Chombo, Refused, Seat, Win, Winner
from tests.scorer.hands import payments, win, yaku
from tests.scorer.table.playing import E, Game, N, S, W, house_rules

SHARED = rules_from_text(
    'extends = "sanma"\n[win]\nself_draw_of_three = "shared"', "club.toml", own=True
)
PLAYERS = ("Kim", "Jan", "Maja", "")


def sanma(**started: Any) -> Game:
    return Game("sanma", players=PLAYERS, **started)


def test_the_absent_players_share_of_a_self_draw_is_lost_or_shared() -> None:
    lost = win("19m19p19s1234567z", "1m", by="tsumo", seat="S", rules="sanma")
    assert payments(lost) == {"E": -16000, "S": 24000, "W": -8000}
    shared = win("19m19p19s1234567z", "1m", by="tsumo", seat="S", rules=SHARED)
    assert payments(shared) == {"E": -20000, "S": 32000, "W": -12000}
    east = win("19m19p19s1234567z", "1m", by="tsumo", seat="E", rules=SHARED)
    assert payments(east) == {"E": 48000, "S": -24000, "W": -24000}


def test_a_discard_is_paid_in_full() -> None:
    answer = win("19m19p19s1234567z", "1m", seat="S", discarder="W", rules="sanma")
    assert payments(answer) == {"S": 32000, "W": -32000}


def test_a_north_set_aside_is_a_han_and_a_dora_where_west_is_the_indicator() -> None:
    found = yaku(win(*_wait(), riichi=True, norths=2, dora="3z", rules="sanma"))
    assert found == {"riichi": 1, "north": 2, "dora": 2}


def test_one_and_nine_of_characters_point_to_each_other() -> None:
    assert dora_from(parse_tile("1m"), three_players=True) == parse_tile("9m")
    assert dora_from(parse_tile("9m"), three_players=True) == parse_tile("1m")
    assert dora_from(parse_tile("1m")) == parse_tile("2m")


@pytest.mark.parametrize(
    ("tiles", "last", "said", "code"),
    [
        ("234m456p67s11p555z", "8s", {}, "tile-of-four-players"),
        ("456p67s11p555z +123s", "8s", {}, "chi-of-three-players"),
        ("123p456p789s5s111z", "5s", {"seat": "N"}, "north-of-three-players"),
        ("123p456p789s5s111z", "5s", {"discarder": "N"}, "north-of-three-players"),
    ],
)
def test_what_four_players_have_is_refused(
    tiles: str, last: str, said: dict[str, Any], code: str
) -> None:
    with pytest.raises(HandError) as refused:
        win(tiles, last, **({"seat": "S", "rules": "sanma"} | said))
    assert refused.value.code == code


def test_a_north_is_no_bonus_for_four() -> None:
    with pytest.raises(HandError) as refused:
        win(*_wait(), riichi=True, norths=1, rules="ema-2016")
    assert refused.value.code == "north-is-no-bonus"


def _wait() -> tuple[str, str]:
    return "123p456p789s55s11p", "1p"


def test_draws_and_chombo_are_shared_by_three() -> None:
    rules = load_rules("sanma")
    assert pay_noten(rules, [Wind.EAST]) == {0: 2000, 1: -1000, 2: -1000}
    assert pay_noten(rules, [Wind.EAST, Wind.WEST]) == {0: 1000, 1: -2000, 2: 1000}
    assert pay_noten(rules, [Wind.EAST, Wind.SOUTH, Wind.WEST]) == {}
    assert pay_chombo(rules, Wind.SOUTH) == {0: 4000, 1: -6000, 2: 2000}


def test_east_goes_round_three_seats_and_the_game_ends_after_two_rounds() -> None:
    game = sanma()
    assert game.points == (35000, 35000, 35000, 0)
    dealers: list[Seat] = []
    while game.table.over is None and len(dealers) < 12:
        dealers.append(game.table.dealer)
        game.draw()
    assert dealers[:6] == [E, S, W, E, S, W]
    # Nobody has 40,000 points: a third round is played.
    assert len(dealers) == 9


def test_three_seats_are_paid_and_nobody_sits_north() -> None:
    game = sanma()
    assert game.do(Win, winners=(Winner(S, han=3, fu=30),)).points == (33000, 38000, 34000, 0)
    for kind, fields in (
        (Win, {"winners": (Winner(N, han=1, fu=30),)}),
        (Win, {"winners": (Winner(S, han=1, fu=30),), "discarder": N}),
        (Chombo, {"seat": N}),
    ):
        assert "nobody sits North" in game.refuses(kind, **fields)
    assert "Not an abortive draw under Sanma (assumption)." in game.refuses(
        AbortedHand, reason="four-riichi"
    )


def test_uma_and_oka_are_those_of_three() -> None:
    game = sanma()
    game.set_points(45000, 35000, 25000, 0)
    game.do_rest()
    final = game.final()
    assert {seat: score.score for seat, score in final.items()} == {
        E: 5000 + 15000 + 15000,
        S: -5000,
        W: -15000 - 15000,
    }


def test_three_names_are_needed() -> None:
    for players in (("Kim", "Jan", "Maja", "Ola"), ("Kim", "Jan", "", "")):
        with pytest.raises(Refused):
            Game("sanma", players=players)
    with pytest.raises(Refused):
        Game("ema-2016", players=PLAYERS)
    assert Seat.WEST.after(1, 3) is E
    assert house_rules("", "sanma").seats == 3
