"""Hands without tiles: said by han and fu, or only waiting."""

from kiosk_app.session.hand_draft import HandDraft
from kiosk_app.session.plain_worth import FU, LIMIT_HAN, PlainWorth
from kiosk_app.session.waiting_hand import waiting_hand, waits_of
from scorer import load_rules
from scorer.hand import MeldKind
from scorer.tiles import parse_tile, parse_tiles


def test_han_and_fu_bring_what_the_tables_rules_say() -> None:
    rules = load_rules("ema-2016")
    ron = PlainWorth(han=3, fu=40).worth(rules, dealer=False, tsumo=False)
    assert ron is not None and ron.points == 5200
    assert PlainWorth(han=1, fu=20).worth(rules, dealer=False, tsumo=False) is None
    limits = [PlainWorth(han=han).worth(rules, False, False) for han, _ in LIMIT_HAN]
    assert [limit.points for limit in limits if limit] == [8000, 12000, 16000, 24000]
    assert set(FU) >= {20, 25, 30, 110}


def test_a_hand_of_thirteen_tiles_waits_or_does_not() -> None:
    draft = HandDraft().with_meld(MeldKind.ANKAN, parse_tiles("2222p"))
    for tile in parse_tiles("234m67s11z55z"):
        draft = draft.added(tile)
    assert waits_of(draft) is None
    whole = draft.added(parse_tile("5z"))
    assert waits_of(whole) == parse_tiles("58s")
    won = whole.added(parse_tile("9p"))
    assert won.win is not None and waits_of(won) is None
    assert waiting_hand(won).win is None and waiting_hand(won).count == 14
