"""Every id that a score can carry has words."""

from dataclasses import fields

from scorer.nts import wording
from scorer.nts.deal import LuckyTile
from scorer.nts.hand_score import How
from scorer.nts.ruleset import Doublings, Irregular, Points, Regular


def ids(table: type[Points] | type[Doublings] | type[Irregular] | type[Regular]) -> set[str]:
    return {field.name.replace("_", "-") for field in fields(table)}


def test_every_doubling_has_words_and_no_words_are_left_over() -> None:
    assert set(wording.DOUBLING_WORDS) == ids(Doublings)


def test_every_limit_hand_has_words_and_no_words_are_left_over() -> None:
    assert set(wording.LIMIT_WORDS) == ids(Irregular) | ids(Regular) | {"limit"}


def test_every_line_of_points_has_words() -> None:
    plain = {name for name in ids(Points) if not name.startswith(("pung", "kong"))}
    sets = {f"{name}-{way}" for name in ids(Points) - plain for way in ("open", "concealed")}
    assert set(wording.POINT_WORDS) == plain | sets


def test_every_way_to_reach_a_limit_hand_and_every_lucky_tile_has_words() -> None:
    assert set(wording.HOW_WORDS) == set(How)
    assert set(wording.LUCKY_WORDS) == set(LuckyTile)
    assert wording.point_words("nine-gates", How.WAITING, None) == (
        "nine gates, waiting for one tile"
    )
