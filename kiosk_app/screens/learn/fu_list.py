"""What a riichi rule set gives fu for, with tiles to see it."""

from collections.abc import Iterator

from kiosk_app.explain.naming import as_sentence, name_section
from kiosk_app.languages import Language
from kiosk_app.screens.learn.listed import Listed, ListedGroup
from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft
from scorer.book import FuBook, book_of
from scorer.hand import WINDS, Meld, MeldKind, Source
from scorer.result import FuItem
from scorer.ruleset import RuleSet
from scorer.tiles import TILES, parse_tiles

_SIMPLE, _TERMINAL, _HONOUR = 13, 8, 32  # 5 of circles, 9 of characters, green dragon
_SOUTH, _EAST = WINDS[1], WINDS[0]


def fu_groups(rules: RuleSet, words: Language) -> tuple[ListedGroup, ...]:
    """The win, the sets, the pair and the wait: in the order in which people count."""
    fu = book_of(rules).fu
    return tuple(
        ListedGroup(
            words(f"fu-list-{part}"), tuple(_listed(one, draft, words) for one, draft in items)
        )
        for part, items in (
            ("of-the-win", list(_of_the_win(fu))),
            ("of-sets", list(_of_sets(fu))),
            ("of-the-pair", list(_of_the_pair(fu))),
            ("of-the-wait", list(_of_the_wait(fu))),
        )
    )


def fu_notes(rules: RuleSet, words: Language) -> tuple[str, ...]:
    """What is to be known beside the items."""
    values, catalogue = rules.fu, words

    def section(field: str) -> str:
        return name_section(catalogue, rules.section(f"fu.{field}"))

    notes = [words("fu-list-rounding", step=values.rounding, section=section("rounding"))]
    if values.self_draw_with_pinfu != values.self_draw:
        fu = words("fu-count", count=values.self_draw_with_pinfu)
        at = section("self_draw_with_pinfu")
        notes.append(words("fu-list-pinfu-self-drawn", fu=fu, section=at))
    notes.append(words("fu-list-chows"))
    notes.append(words("fu-list-discard-opens"))
    return tuple(notes)


_Items = Iterator[tuple[FuItem, HandDraft | None]]


def _of_the_win(fu: FuBook) -> _Items:
    yield fu.closed_ron, None
    yield fu.self_drawn, None
    yield fu.open_hand, None
    yield fu.self_draw, None
    yield fu.seven_pairs, drawn_part("1133m5577p1199s66z")
    yield fu.open_pinfu, None


def _of_sets(fu: FuBook) -> _Items:
    for kind in (_SIMPLE, _TERMINAL, _HONOUR):
        face = str(TILES[kind])
        pung, kong = f"{face}" * 3, f"{face}" * 4
        yield fu.open_pung[kind], drawn_part(melds=[_meld(MeldKind.PON, pung, Source.ACROSS)])
        yield fu.concealed_pung[kind], drawn_part(pung)
        yield fu.open_kong[kind], drawn_part(melds=[_meld(MeldKind.MINKAN, kong, Source.ACROSS)])
        yield fu.concealed_kong[kind], drawn_part(melds=[_meld(MeldKind.ANKAN, kong)])


def _of_the_pair(fu: FuBook) -> _Items:
    """The winner sits South in the East round, and South in the South round."""
    east_round, south_round = _SOUTH << 2 | _EAST, _SOUTH << 2 | _SOUTH
    for item in (
        *fu.pairs[east_round][_HONOUR],
        *fu.pairs[east_round][_SOUTH.tile],
        *fu.pairs[east_round][_EAST.tile],
        *_both(fu.pairs[south_round][_SOUTH.tile]),
    ):
        yield item, drawn_part(str(TILES[item.kind or 0]) * 2)


def _both(items: tuple[FuItem, ...]) -> tuple[FuItem, ...]:
    """The pair of seat and round as one entry, where the book adds the two up as well."""
    (first, *_) = items
    total = sum(item.fu for item in items)
    return (FuItem("pair-of-the-seat-and-round-wind", total, first.section, first.kind),)


def _of_the_wait(fu: FuBook) -> _Items:
    yield fu.edge_wait, drawn_part("12p", "3p")
    yield fu.closed_wait, drawn_part("46s", "5s")
    yield fu.pair_wait, drawn_part("9m", "9m")


def _meld(kind: MeldKind, tiles: str, source: Source | None = None) -> Meld:
    return Meld(kind, parse_tiles(tiles), source)


def _listed(item: FuItem, example: HandDraft | None, words: Language) -> Listed:
    return Listed(
        item.id,
        as_sentence(words(f"fu-{item.id}")),
        words("fu-list-fu", count=item.fu),
        text=name_section(words, item.section),
        example=example,
    )
