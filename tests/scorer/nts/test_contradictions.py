"""What cannot be at one table of NTS is refused, each by its own code."""

import pytest

from scorer.hand import HandError, Wind
from scorer.nts.checks import check_deal, check_win
from scorer.nts.deal import Deal, Hand, Win
from scorer.nts.json_deal import read_deal
from scorer.nts.score import most_received
from scorer.tiles import parse_tile
from tests.scorer.nts.table import RULES, club, hand
from tests.scorer.nts.test_options import THREE, changed

E, S, W, N = Wind
WAITING = hand("123m456p789s1199m")


def code_of(win: Win, winner: Hand = WAITING) -> str | None:
    try:
        check_win(win, winner)
    except HandError as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize(
    ("flags", "drawn"),
    [
        ({"heaven", "last_wall_tile"}, True),
        ({"earth", "last_discard"}, False),
        ({"earth", "robbed_kong"}, False),
        ({"last_discard", "robbed_kong"}, False),
    ],
)
def test_circumstances_that_exclude_each_other_are_refused(flags: set[str], drawn: bool) -> None:
    win = Win(
        E if drawn else S, parse_tile("1m"), None if drawn else E, **dict.fromkeys(flags, True)
    )
    assert code_of(win) == "nts-not-together"


def robbed(of: Hand) -> Deal:
    others = {seat: hand("", dead=True) for seat in (W, N)}
    win = Win(S, parse_tile("5p"), E, robbed_kong=True)
    return Deal({E: of, S: hand("123m46p789s11199m"), **others}, win)


def test_a_kong_is_robbed_only_from_an_open_pung() -> None:
    check_deal(robbed(hand("777m456s789s1z", "pon 555p")), RULES)
    for tiles in (hand("777m456s789s1z555p"), hand("777m456s789s1z", "pon 666p")):
        with pytest.raises(HandError) as refusal:
            check_deal(robbed(tiles), RULES)
        assert refusal.value.code == "nts-robbed-pung"


def test_whose_tiles_nobody_saw_may_have_had_that_pung() -> None:
    check_deal(robbed(hand("", dead=True)), RULES)
    sentence = robbed(hand(""))
    check_deal(Deal(sentence.hands, sentence.win, counted={E: 40}), RULES)


def test_the_green_round_of_three_needs_its_ruling_player() -> None:
    record = changed(THREE, round="G")
    with pytest.raises(HandError) as refusal:
        read_deal(record, RULES)
    assert refusal.value.code == "nts-ruling-missing"
    assert read_deal(changed(record, ruling="E"), RULES).ruling is E


def kongs(text: str) -> tuple[str, ...]:
    return tuple(
        f"minkan {tile * 4}{suit}" for tile, suit in zip(text[::2], text[1::2], strict=True)
    )


def test_the_fifteenth_kong_is_a_draw() -> None:
    hands = {
        E: hand("1z", *kongs("1m2m3m4m")),
        S: hand("2z", *kongs("5m6m7m8m")),
        W: hand("3z", *kongs("1p2p3p4p")),
        N: hand("445z123s5s", *kongs("6p7p")),
    }
    check_deal(Deal(hands, Win(E, parse_tile("1z"), None)), RULES)
    more = hands | {N: hand("445z5s", *kongs("6p7p8p"))}
    with pytest.raises(HandError) as refusal:
        check_deal(Deal(more, Win(E, parse_tile("1z"), None)), RULES)
    assert refusal.value.code == "nts-fifteenth-kong"
    check_deal(Deal(more, None), RULES)


def test_counted_totals_stay_within_the_limit() -> None:
    hands = {seat: hand("") for seat in Wind}
    win = Win(S, parse_tile("1m"), E)
    check_deal(Deal(hands, win, counted={E: 0, S: 1500, W: 1500, N: 3}), RULES)
    for seat, points in ((S, 1501), (W, 1501), (E, -1)):
        counted = {E: 0, S: 100, W: 0, N: 0} | {seat: points}
        with pytest.raises(HandError) as refusal:
            check_deal(Deal(hands, win, counted=counted), RULES)
        assert refusal.value.code == "nts-counted-limit"
    drawn = Win(S, parse_tile("1m"), None)
    check_deal(Deal(hands, drawn, counted={E: 0, S: 2000, W: 0, N: 0}), RULES)


def test_a_settlement_brings_at_most_three_limits_and_the_others_at_most_two_of_theirs() -> None:
    """NTS, Het berekenen van de punten: 6,000 for the winner, 3,000 for anybody else."""
    assert most_received(RULES, winner=True) == 6000
    assert most_received(RULES, winner=False) == 3000
    assert most_received(club("[settlement]\neast_factor = 2"), winner=True) == 12000
