"""A deal that is half told outlives a power cut, as far as tiles and points go."""

from dataclasses import replace
from pathlib import Path

import pytest

from kiosk_app.session.deal_notes import DealNotes
from kiosk_app.session.hand_draft import DraftMeld, HandDraft, tapped
from kiosk_app.session.plain_worth import PlainWorth
from kiosk_app.session.win_draft import WinDraft
from kiosk_app.store.game_rules import table_rules
from scorer.nts.deal import LuckyTile
from scorer.table import ExhaustiveDraw, GameStarted, Seat, State, fold
from scorer.tiles import parse_tile
from tests.kiosk_app.nts_hands import EAST, WON

STARTED = GameStarted("a", 1, "nts-2009", 1, ("Kim", "Jan", "Maja", "Ola"))


def state(*events: ExhaustiveDraw) -> State:
    return fold([STARTED, *events], table_rules("nts-2009"))


def entered() -> WinDraft:
    draft = WinDraft(every_hand=True).won_by([Seat.SOUTH]).with_payer(Seat.WEST)
    for seat, values in (
        (Seat.SOUTH, {"hand": WON, "flags": frozenset(["last_discard"])}),
        (Seat.EAST, {"hand": EAST, "lucky": (LuckyTile.SPRING,)}),
        (Seat.WEST, {"dead": True}),
        (Seat.NORTH, {"plain": PlainWorth(points=40)}),
    ):
        draft = draft.looking_at_seat(seat)
        draft = draft.with_winner(replace(draft.winner, **values))
    return draft.looking_at(0)


def test_what_was_told_is_there_again(tmp_path: Path) -> None:
    DealNotes(tmp_path).put("game", state(), entered())
    again = DealNotes(tmp_path)
    again.load()
    assert again.of("game", state()) == entered()


def test_it_belongs_to_its_hand_and_game_alone(tmp_path: Path) -> None:
    notes = DealNotes(tmp_path)
    notes.put("game", state(), entered())
    assert notes.of("other", state()) is None
    assert notes.of("game", state(ExhaustiveDraw("b", 2))) is None
    notes.forget()
    assert notes.of("game", state()) is None


def test_tiles_that_make_no_meld_yet_are_kept_as_loose_ones(tmp_path: Path) -> None:
    broken = DraftMeld((tapped(parse_tile("1m")), tapped(parse_tile("9s"))))
    draft = entered().with_hand(HandDraft(melds=(broken,)))
    notes = DealNotes(tmp_path)
    notes.put("game", state(), draft)
    kept = notes.of("game", state())
    assert kept is not None and [tile.tile for tile in kept.winners[0].hand.concealed] == [
        parse_tile("1m"),
        parse_tile("9s"),
    ]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{",
        '{"game": "game", "hand": "a"}',
        '{"game": "game", "hand": "a", "deal": {"hands": 3}}',
    ],
)
def test_a_damaged_file_counts_as_none(tmp_path: Path, content: str) -> None:
    (tmp_path / "deal.json").write_text(content, "utf-8")
    notes = DealNotes(tmp_path)
    notes.load()
    assert notes.of("game", state()) is None
