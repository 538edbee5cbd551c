"""Pictures of the way of a win."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from kiosk_app.session.drawn_hand import drawn_part
from kiosk_app.session.hand_draft import HandDraft, Place
from kiosk_app.session.photo_hand import SeenHand, seen_hand
from scorer.hand import MeldKind, Source
from scorer.table import ExhaustiveDraw, RiichiDeclared, Seat
from scorer.tiles import parse_tile, parse_tiles
from tests.kiosk_app.games import record, start_game
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.laid_hands import Laid, camera_on, laid
from vision.camera.virtual import VirtualCamera
from vision.geometry import Image
from vision.hand_reading import Alternative, note
from vision.photo import Photo
from vision.reading import PhotoReader, PhotoReading

_NEVER = 1e9
_SEED = 3


@cache
def _rendered() -> tuple[Image, PhotoReading]:
    """A hand under the virtual camera, and what the networks read in it."""
    image = VirtualCamera(seed=_SEED).truth.image
    return image, PhotoReader().read(Photo("photo", image))


def put_hand_on_table(kiosk: Kiosk, reading: PhotoReading | None = None) -> Laid:
    image, read = _rendered()
    table = Laid(reading or read, image)
    kiosk.app.camera = camera_on(table)
    kiosk.app.screen_named("camera").countdown = _NEVER
    return table


def _seen(reading: PhotoReading) -> SeenHand:
    return seen_hand(Photo("photo", _rendered()[0]), reading)


def _won(kiosk: Kiosk, seat: Seat, discarder: Seat | None) -> None:
    put_hand_on_table(kiosk)
    kiosk.app.session.start_win(seat)
    kiosk.app.session.correct(kiosk.app.session.draft.with_payer(discarder))


def win(kiosk: Kiosk) -> None:
    start_game(kiosk)
    put_hand_on_table(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.settle()


def win_three(kiosk: Kiosk) -> None:
    """Three winners, where they abort the hand."""
    start_game(kiosk, rules="tenhou", players=("Kim", "Jan-Willem", "Maja", "Christoffer"))
    put_hand_on_table(kiosk)
    kiosk.app.session.start_win(None)
    kiosk.app.session.correct(kiosk.app.session.draft.won_by([Seat.SOUTH, Seat.WEST, Seat.NORTH]))
    kiosk.app.screen.refresh()
    kiosk.settle()


def camera(kiosk: Kiosk) -> None:
    start_game(kiosk)
    _won(kiosk, Seat.SOUTH, Seat.NORTH)
    kiosk.app.show("camera")
    kiosk.wait(lambda: kiosk.app.screen.ids.ring.share > 0)


def camera_none(kiosk: Kiosk) -> None:
    """No camera is there."""
    start_game(kiosk)
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.paid_by(Seat.NORTH)
    kiosk.settle()
    kiosk.wait(lambda: kiosk.app.camera.trouble is not None)


def _read(kiosk: Kiosk, reading: PhotoReading) -> None:
    start_game(kiosk)
    _won(kiosk, Seat.SOUTH, Seat.NORTH)
    kiosk.app.session.take_reading(_seen(reading))
    kiosk.app.show("reading")
    kiosk.settle()


def reading(kiosk: Kiosk) -> None:
    _read(kiosk, _rendered()[1])


def remember(kiosk: Kiosk) -> None:
    kiosk.app.apply_settings(kiosk.app.settings.changed(tile_set="Club"))
    reading(kiosk)
    kiosk.app.screen.choose(next(iter(kiosk.app.screen.hand.places()))[0], parse_tile("1s"))


def doubt(kiosk: Kiosk) -> None:
    """Two tiles that may be others."""
    found = _rendered()[1]
    hand = found.hand_reading
    concealed = [at for at, tile in enumerate(hand.tiles) if tile.role == "concealed"]
    tiles = list(hand.tiles)
    for at, others in ((concealed[1], ("5p", "7p")), (concealed[-1], ("3s", "1s"))):
        likely = tuple(Alternative(parse_tile(other), 0.2) for other in others)
        tiles[at] = replace(tiles[at], confidence=0.6, alternatives=likely)
    _read(kiosk, replace(found, hand_reading=replace(hand, tiles=tuple(tiles))))


def look(kiosk: Kiosk) -> None:
    """Each tile beside its place in the photo."""
    doubt(kiosk)
    kiosk.tap(kiosk.app.screen.ids.offers.children[-1])


def won_on(kiosk: Kiosk) -> None:
    """The winning tile is still in the river, and one that fits is in view."""
    start_game(kiosk, rules="tenhou")
    _won(kiosk, Seat.SOUTH, Seat.NORTH)
    reading = laid("234m11z23446678p", None, complete=False, notes=(note("win-not-in-view"),))
    seen = reading.hand_reading
    river = replace(seen.tiles[0], name="5p", role="other", id=99)
    tiles = (*seen.tiles, river)
    kiosk.app.session.take_reading(_seen(replace(reading, hand_reading=replace(seen, tiles=tiles))))
    kiosk.settle()


def camera_two(kiosk: Kiosk) -> None:
    """The second winner is asked for, and the first one's hand is still in view."""
    start_game(kiosk)
    put_hand_on_table(kiosk, laid("234m456p67s11z555z", "8s"))
    kiosk.app.session.start_win(Seat.SOUTH)
    kiosk.app.session.won_by([Seat.SOUTH, Seat.WEST])
    kiosk.app.session.paid_by(Seat.EAST)
    kiosk.app.session.confirm_hand(drawn_part("234m456p67s11z555z", "8s"))
    kiosk.wait(lambda: kiosk.app.screen.sign == "people")


def which_tile(kiosk: Kiosk) -> None:
    doubt(kiosk)
    kiosk.app.screen.tap(Place("concealed", 1))
    kiosk.settle()


def tiles(kiosk: Kiosk) -> None:
    start_game(kiosk, rules="tenhou")
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    _won(kiosk, Seat.SOUTH, None)
    hand = HandDraft()
    for tile in parse_tiles("234m406p67s11z"):
        hand = hand.added(tile)
    hand = hand.with_meld(MeldKind.ANKAN, parse_tiles("5555z"))
    kiosk.app.session.correct(kiosk.app.session.draft.with_hand(hand))
    kiosk.app.show("tiles")
    kiosk.settle()


def points(kiosk: Kiosk) -> None:
    start_game(kiosk)
    _won(kiosk, Seat.SOUTH, None)
    kiosk.app.show("points")
    kiosk.app.screen.choose_han(3)
    kiosk.settle()


def _scored(kiosk: Kiosk, hand: HandDraft) -> None:
    kiosk.app.session.confirm_hand(hand)
    kiosk.settle()


def score(kiosk: Kiosk) -> None:
    """A haneman, self-drawn, with counters and sticks."""
    start_game(kiosk)
    record(kiosk, lambda place: ExhaustiveDraw(*place, (Seat.EAST,)))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.WEST))
    _won(kiosk, Seat.SOUTH, None)
    _scored(kiosk, drawn_part("234m234p2345567s", "8s").with_indicators(parse_tiles("1m4s")))


def yakuman(kiosk: Kiosk) -> None:
    """The whole screen, with the photo and the day."""
    kiosk.app.apply_settings(kiosk.app.settings.changed(reveal=True))
    start_game(kiosk)
    _won(kiosk, Seat.SOUTH, None)
    draft = kiosk.app.session.draft
    seen = _seen(_rendered()[1])
    kiosk.app.session.correct(draft.with_winner(replace(draft.winner, seen=seen)))
    _scored(kiosk, drawn_part("19m19p19s1234567z", "1m"))


def many_yaku(kiosk: Kiosk) -> None:
    """As many rows as a hand can have, and none of them scrolls."""
    start_game(kiosk)
    record(kiosk, lambda place: RiichiDeclared(*place, Seat.SOUTH))
    _won(kiosk, Seat.SOUTH, None)
    hand = drawn_part("223344m234p22s34s", "2s")
    _scored(kiosk, hand.with_indicators(parse_tiles("1m1p"), parse_tiles("1s9p")))
    kiosk.app.session.correct_winner(flags=frozenset({"ippatsu", "haitei"}))
    kiosk.app.screen.refresh()
    kiosk.settle()


def score_open(kiosk: Kiosk) -> None:
    """An open hand on a discard, with long names."""
    names = ("Anne-Christine", "Jan-Willem", "Maja", "Christoffer")
    start_game(kiosk, players=names)
    _won(kiosk, Seat.WEST, Seat.NORTH)
    hand = HandDraft().with_meld(MeldKind.PON, parse_tiles("777z"), Source.ACROSS)
    hand = hand.with_meld(MeldKind.CHI, parse_tiles("678s"), Source.LEFT)
    for tile in parse_tiles("234m99m67p8p"):
        hand = hand.added(tile)
    _scored(kiosk, hand)


def double_ron(kiosk: Kiosk) -> None:
    start_game(kiosk)
    _won(kiosk, Seat.SOUTH, None)
    draft = kiosk.app.session.draft.won_by([Seat.SOUTH, Seat.WEST]).with_payer(Seat.EAST)
    draft = draft.looking_at(0).with_hand(drawn_part("234m456p67s11z555z", "8s"))
    draft = draft.looking_at(1).with_hand(drawn_part("345m345p345s77z67s", "8s"))
    kiosk.app.session.correct(draft)
    kiosk.app.show("score")
    kiosk.settle()


def no_win(kiosk: Kiosk) -> None:
    start_game(kiosk)
    _won(kiosk, Seat.SOUTH, Seat.NORTH)
    _scored(kiosk, drawn_part("234m456p67s11z557z", "8s"))


def free(kiosk: Kiosk) -> None:
    """A hand without a game."""
    kiosk.app.session.start_win()
    _scored(kiosk, drawn_part("234m456p67s11z555z", "8s"))


def waits(kiosk: Kiosk) -> None:
    """A hand that is tenpai."""
    start_game(kiosk)
    put_hand_on_table(kiosk)
    kiosk.app.session.check_tenpai()
    hand = HandDraft()
    for tile in parse_tiles("2345678m11z234p"):
        hand = hand.added(tile)
    kiosk.app.session.confirm_hand(hand.added(parse_tile("1z")))
    kiosk.settle()


def photos(kiosk: Kiosk) -> None:
    """Where to put photos, as there are none."""
    start_game(kiosk)
    _won(kiosk, Seat.SOUTH, Seat.NORTH)
    kiosk.app.screen_named("photos").roots = (kiosk.folder / "nowhere",)
    kiosk.app.show("photos")
    kiosk.settle()


PICTURES: dict[str, Callable[[Kiosk], None]] = {
    "win": win,
    "win-three": win_three,
    "camera": camera,
    "camera-none": camera_none,
    "reading": reading,
    "doubt": doubt,
    "remember": remember,
    "which-tile": which_tile,
    "tiles": tiles,
    "points": points,
    "score": score,
    "score-open": score_open,
    "double-ron": double_ron,
    "no-win": no_win,
    "free": free,
    "waits": waits,
    "photos": photos,
    "look": look,
    "won-on": won_on,
    "camera-two": camera_two,
    "yakuman": yakuman,
    "many-yaku": many_yaku,
}
