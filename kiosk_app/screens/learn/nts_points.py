"""What NTS gives points for, and what points become when they are doubled."""

from collections.abc import Iterator
from typing import Final

from kiosk_app.explain.naming import as_sentence, name_section
from kiosk_app.explain.nts.items import name_doublings, name_points
from kiosk_app.languages import Language, load_language
from kiosk_app.screens.learn.listed import Listed, ListedGroup
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft
from scorer.hand import Meld, MeldKind
from scorer.nts.hand_score import Layout, count_hand
from scorer.nts.points import PointItem
from scorer.nts.rule_values import Amount, SetPoints
from scorer.nts.ruleset import RuleSet
from scorer.tiles import parse_tiles

_FACES: Final = {"simple": "5p", "terminal": "9m", "honour": "6z"}
_POINTS: Final = (20, 22, 24, 26, 28, 30, 32, 36, 40, 44, 52, 60)
_DOUBLINGS: Final = (2, 3, 4, 5)


def nts_point_groups(rules: RuleSet, words: Language) -> tuple[ListedGroup, ...]:
    return (
        ListedGroup(words("fu-list-of-the-win"), tuple(_of_the_win(rules, words))),
        ListedGroup(words("fu-list-of-sets"), tuple(_of_sets(rules, words))),
        ListedGroup(words("fu-list-of-the-pair"), tuple(_of_the_pair(rules, words))),
    )


def nts_notes(rules: RuleSet, words: Language) -> tuple[str, ...]:
    own = load_language(words.language)
    least, limits = rules.going_out.minimum_doublings, rules.limits
    return (
        words(
            "fu-list-nts-needed",
            doublings=name_doublings(own, least.value),
            section=name_section(own, least.section),
        ),
        words(
            "fu-list-nts-limits",
            self_drawn=limits.self_drawn.value,
            discard=limits.discard.value,
            section=name_section(own, limits.self_drawn.section),
        ),
    )


def nts_total_rows(rules: RuleSet, words: Language) -> list[list[str]]:
    """Points down, doublings across; each as far as the limit for a self-drawn hand."""
    limit = rules.limits.self_drawn.value
    rows = [["", *(f"× {2**doublings}" for doublings in _DOUBLINGS)]]
    for points in _POINTS:
        totals = []
        for doublings in _DOUBLINGS:
            # The scorer's own count, of one item with the points already doubled.
            item = PointItem("mahjong", points * 2**doublings, "")
            total = count_hand((item,), (), rules, limit, Layout()).total
            totals.append(words.number(total))
        rows.append([words.number(points), *totals])
    return rows


def _of_the_win(rules: RuleSet, words: Language) -> Iterator[Listed]:
    points = rules.points
    for id, rule, example in (
        ("mahjong", points.mahjong, None),
        ("self-drawn", points.self_drawn, None),
        ("pair-completed", points.pair_completed, drawn_part("9m", "9m")),
        ("only-possible-tile", points.only_possible_tile, drawn_part("46s", "5s")),
        ("bird-eats-cake", points.bird_eats_cake, drawn_part("1s", "1p")),
        ("lucky-tile", points.lucky_tile, None),
    ):
        yield from _listed(id, rule.value, rule, example, words)


def _of_sets(rules: RuleSet, words: Language) -> Iterator[Listed]:
    for what in ("pung", "kong"):
        for of, face in _FACES.items():
            rule: SetPoints = getattr(rules.points, f"{what}_{of}")
            for how, points in (("open", rule.open), ("concealed", rule.concealed)):
                example = _set(what, how, face)
                yield from _listed(f"{what}-{of}-{how}", points, rule, example, words)


def _set(what: str, how: str, face: str) -> HandDraft:
    if what == "kong":
        kind = MeldKind.MINKAN if how == "open" else MeldKind.ANKAN
        return drawn_part(melds=[Meld(kind, parse_tiles(face * 4))])
    if how == "concealed":
        return drawn_part(face * 3)
    return drawn_part(melds=[Meld(MeldKind.PON, parse_tiles(face * 3))])


def _of_the_pair(rules: RuleSet, words: Language) -> Iterator[Listed]:
    points = rules.points
    for id, rule, face in (
        ("pair-dragons", points.pair_dragons, "6z"),
        ("pair-own-wind", points.pair_own_wind, "2z"),
        ("pair-round-wind", points.pair_round_wind, "1z"),
    ):
        yield from _listed(id, rule.value, rule, drawn_part(face * 2), words)


def _listed(
    id: str,
    points: int,
    rule: Amount | SetPoints,
    example: HandDraft | None,
    words: Language,
) -> Iterator[Listed]:
    own = load_language(words.language)
    if points:
        yield Listed(
            id,
            as_sentence(own(f"nts-points-{id}")),
            name_points(own, points),
            text=name_section(own, rule.section),
            example=example,
        )
