"""What the explanation of a deal says, sentence by sentence."""

from typing import Any

import pytest

from kiosk_app.explain.nts import DealExplanation, explain_deal
from kiosk_app.languages import LANGUAGES, LanguageError
from scorer.hand import Wind
from scorer.nts.json_deal import read_deal
from scorer.nts.ruleset import RuleSet
from scorer.nts.score import score_deal
from tests.scorer.nts.table import RULES, club
from tests.scorer.nts.test_worked_example import EXAMPLE

DEAD: dict[str, Any] = {"concealed": "", "dead": True}


def explained(record: dict[str, Any], rules: RuleSet = RULES, language: str = "en") -> Any:
    deal = read_deal(record, rules)
    return explain_deal(score_deal(deal, rules), deal, rules, language)


def south(concealed: str, win: str, *melds: str, **more: Any) -> dict[str, Any]:
    """South calls mahjong on East's discard while the others have dead hands."""
    laid = [dict(zip(("kind", "tiles"), meld.split(), strict=True)) for meld in melds]
    hand = {"concealed": concealed, "melds": laid, "lucky": more.pop("lucky", "")}
    table = {"E": DEAD, "S": hand, "W": DEAD, "N": DEAD, **more.pop("players", {})}
    thrown = {} if more.get("by") == "tsumo" else {"by": "ron", "discarder": "E"}
    return {"players": table, "winner": "S", "win": win, "round": "N", **thrown, **more}


def texts(parts: Any) -> str:
    return "\n".join(part.text for part in parts)


def test_the_worked_example_in_words() -> None:
    explanation: DealExplanation = explained(EXAMPLE)
    winner, east, west, north = explanation.hands
    assert (winner.seat, east.seat, west.seat, north.seat) == (
        Wind.SOUTH, Wind.EAST, Wind.WEST, Wind.NORTH,
    )  # fmt: skip
    assert explanation.headline == "South goes out on West's discard: 272 points."
    assert winner.formula is not None
    assert winner.formula.text == "20 + 2 + 2 + 8 + 2 = 34 → 34 × 2³ = 272 points"
    assert "4-4 of characters: pair, completed by the 4 of characters" in texts(winner.sets)
    assert (
        "Concealed pung of winds or dragons (East × 3): 8 points (“Combinaties van stenen”)"
    ) in texts(winner.points)
    assert west.dead is not None
    assert west.dead.text == (
        "Dead hand. It counts 0 points and pays like any other hand (“Dood spel”)."
    )
    section = "(“Het verrekenen van de punten”)."
    assert [one.text.removesuffix(f" {section}") for one in explanation.transfers] == [
        "East pays South 272 points: the winning hand",
        "West pays South 2 × 272 = 544 points: whoever discards the winning tile pays double",
        "North pays South 272 points: the winning hand",
        "West pays East 128 − 0 = 128 points: the difference between their hands",
        "North pays East 128 − 40 = 88 points: the difference between their hands",
        "West pays North 40 − 0 = 40 points: the difference between their hands",
    ]
    assert texts(explanation.totals).splitlines() == [
        "East: −56 points (216 received, 272 paid)",
        "South: +1 088 points",
        "West: −712 points",
        "North: −320 points (40 received, 360 paid)",
    ]


def test_the_same_in_dutch() -> None:
    text = explained(EXAMPLE, language="nl").text()
    assert "Zuid maakt mahjong met een weggelegde steen van West: 272 punten." in text
    assert "Schoon spel: 2 verdubbelingen" in text
    assert "wie de winnende steen weglegt, betaalt dubbel" in text


def test_a_count_that_is_cut_off_names_its_limit() -> None:
    explanation = explained(south("111222333p111z5z", "5z"))
    formula = explanation.hands[0].formula
    assert (formula.full, formula.total) == (3200, 1500)
    assert "50 × 2⁶ = 3 200 points → the limit for a win on a discard, 1 500 points" in formula.text
    assert explanation.headline.endswith("the limit, 1 500 points.")


def test_a_waiting_limit_hand_says_what_it_waits_for() -> None:
    twins = {"E": {"concealed": "1122334455667m"}}
    explanation = explained(south("111z222z33355p66z", "6z", players=twins))
    east = explanation.hands[1]
    assert east.headline == "East: waiting on pure twins, 500 points"
    assert east.waits_text == "Waiting on 7 of characters"
    assert [str(tile) for tile in east.waits] == ["7m"]


def test_twins_are_told_pair_by_pair() -> None:
    explanation = explained(south("1133557799m66z5z", "5z"))
    assert len(explanation.hands[0].sets) == 7
    assert "Green dragon × 2: pair\n" in texts(explanation.hands[0].sets) + "\n"
    assert "White dragon × 2: pair, completed by the white dragon" in texts(
        explanation.hands[0].sets
    )
    assert len(explained(south("1133557799m66z5z", "5z", earth=True)).hands[0].sets) == 7


def test_an_irregular_hand_without_pairs_is_told_in_one_line() -> None:
    (tiles,) = explained(south("19m19p19s1234567z", "7z")).hands[0].sets
    assert tiles.text.endswith("red dragon × 2: the tiles of the hand, completed by the red dragon")


def test_a_pung_completed_by_a_discard_is_told_as_open() -> None:
    explanation = explained(south("111222333p1166z", "6z"))
    assert "and so counted as open" in texts(explanation.hands[0].sets)


def test_the_bird_eats_the_cake_in_sets_and_in_twins() -> None:
    for concealed in ("1s234567s222z333z", "1133p5577s99m1s55z"):
        explanation = explained(south(concealed, "1p"))
        assert "1 of circles and 1 of bamboo: pair of the bird and the cake" in (
            texts(explanation.hands[0].sets)
        )
        assert "counts as the 1 of bamboo" in texts(explanation.notes)


def test_the_doubling_that_an_exclusive_group_leaves_out_is_named() -> None:
    explanation = explained(south("111222333p444s5z", "5z", by="tsumo"))
    assert texts(explanation.notes) == (
        "South: four concealed pungs (3 doublings) takes the place of three concealed pungs "
        "(2 doublings), as only the highest of such doublings counts "
        "(“Bijzondere combinaties (alle spelers), noot 4”)."
    )


def test_a_robbed_kong_is_not_called_a_discard() -> None:
    explanation = explained(south("111z222z33355p66z", "6z", robbed_kong=True))
    assert explanation.headline.startswith("South goes out by robbing East's kong")
    assert "whoever made the kong that was robbed pays double" in texts(explanation.transfers)


def test_a_hand_with_too_few_doublings_says_what_nearly_gave_one() -> None:
    explanation = explained(south("11122m456p678s77z", "2m"))
    assert not explanation.valid
    assert explanation.why_not.text == (
        "The hand has 0 of the 2 doublings it needs to go out (“Mahjong”)."
    )
    assert [(miss.id, miss.reason) for miss in explanation.why_not.misses] == [
        ("pung-dragons", "pair"),
        ("hidden-treasure", "not-self-drawn"),
    ]


@pytest.mark.parametrize(
    ("concealed", "win", "melds", "miss"),
    [
        ("222m444m6688p", "6p", ["chi 345s"], ("four-pungs", "in-the-way", "345s")),
        ("234m567p8899s", "9s", ["chi 345m"], ("four-chows", "in-the-way", "999s")),
        ("234m555p7866s", "9s", ["chi 345m"], ("pure-simples", "in-the-way", "9s")),
        ("22233456m444z57p", "6p", [], ("clean", "in-the-way", "567p")),
        ("222p333p4488m", "4m", ["chi 345s"], ("three-concealed-pungs", "won-open", "444m")),
    ],
)
def test_near_misses(
    concealed: str, win: str, melds: list[str], miss: tuple[str, str, str]
) -> None:
    explanation = explained(south(concealed, win, *melds))
    found = [
        (one.id, one.reason, "".join(str(tile)[0] for tile in one.tiles) + str(one.tiles[0])[1])
        for one in explanation.why_not.misses
        if one.tiles
    ]
    assert miss in found


def test_open_simple_chows_name_the_one_that_is_left_out() -> None:
    explanation = explained(south("234m55p67s", "8s", "chi 345p", "chi 567m"))
    assert "pure simples is left out" in texts(explanation.notes)


def test_a_hand_that_is_not_complete_says_what_is_there_and_what_would_do() -> None:
    explanation = explained(south("11122m456p679s77z", "2m"))
    there = "1-1-1 of characters, 2-2-2 of characters, 4-5-6 of circles, red dragon × 2"
    assert explanation.why_not.lines == (
        f"Already there: {there}.",
        "Left over: 6-7-9 of bamboo.",
        "It would be complete with the 8 of bamboo in place of the 6 of bamboo.",
        "It would be complete with the 5 of bamboo or 8 of bamboo in place of the 9 of bamboo.",
    )
    assert explanation.hands == ()


def test_a_wrong_number_of_tiles_and_a_dead_hand_may_not_go_out() -> None:
    explanation = explained(south("11122m456p679s7z", "2m"))
    assert explanation.why_not.text.startswith("The hand has 12 tiles before the winning one")
    explanation = explained(south("", "2m", players={"S": DEAD}))
    assert explanation.why_not.text == "A dead hand can't go out (“Dood spel”)."


def test_a_dead_hand_of_too_many_tiles_says_how_many() -> None:
    more = {"W": {"concealed": "1234567899m1199s"}}
    explanation = explained(south("111z222z33355p66z", "6z", players=more))
    assert explanation.hands[2].dead.text.startswith(
        "Dead hand: too many or too few tiles (14 tiles). It counts 0 points"
    )


def test_a_limit_hand_without_its_doublings_says_that_it_needs_them() -> None:
    rules = club("[doublings]\nclean = 0\npure = 0\n")
    explanation = explained(south("2233466888s", "4s", "chi 234s"), rules)
    assert (
        "limit hand, jade hand, but a limit hand of sets and a pair" in explanation.why_not.lines[0]
    )


def test_lucky_tiles_that_do_not_help_to_go_out_say_so() -> None:
    rules = club("[going_out]\nlucky_tiles_help = false")
    explanation = explained(south("11122m456p678s77z", "2m", lucky="26"), rules)
    assert "lucky tiles do not help" in explanation.why_not.lines[0]
    assert "South's own lucky tiles are summer and orchid" in texts(explanation.notes)


def test_chips_the_dreamer_and_a_double_east_are_told() -> None:
    rules = club("[settlement]\neast_factor = 2")
    explanation = explained({**EXAMPLE, "chips": True, "dreamer": True}, rules)
    notes = [note.id for note in explanation.notes]
    assert notes == ["east-factor", "dreamer", "chips"]
    assert "→ rounded to 130 points (“Fiches”)" in explanation.hands[1].formula.text
    assert "West pays East 2 × (130 − 0) = 260 points" in texts(explanation.transfers)


def test_the_ruling_player_of_three_pays_and_receives_double() -> None:
    record = {
        "players": {
            "E": {"concealed": "111222333p66z88p"},
            "S": {"concealed": "111222333s4445p"},
            "W": {"concealed": "99p999s111z777z5s8s"},
        },
        "winner": "E", "win": "8p", "by": "ron", "discarder": "S", "round": "G", "ruling": "E",
    }  # fmt: skip
    explanation = explained(record)
    assert "South pays East 2 × 2 × 1 280 = 5 120 points" in texts(explanation.transfers)
    assert {note.id for note in explanation.notes} >= {"ruling", "green-dragon-round"}


def test_four_equal_tiles_in_the_hand_are_no_kong() -> None:
    more = {"E": {"concealed": "2222p3456789m1z4z"}}
    explanation = explained(south("999s222z33355p66z", "6z", players=more))
    assert "undeclared-kong" in [note.id for note in explanation.notes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_is_one_line(language: str) -> None:
    explanation = explained({"winner": None}, language=language)
    assert explanation.text().splitlines() == [f"{RULES.name} · {explanation.headline}"]


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(LanguageError, match="“fr”"):
        explained(EXAMPLE, language="fr")


def test_a_concealed_kong_among_three_open_ones_is_told() -> None:
    melds = ("minkan 1111z", "minkan 2222z", "ankan 3333z")
    explanation = explained(south("234p5z", "5z", *melds))
    assert "a concealed kong can take the place of an open one" in texts(explanation.notes)
