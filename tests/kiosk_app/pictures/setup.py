"""Pictures of the settings, the first start and learning a tile set."""

from tests.kiosk_app.kiosk import Kiosk


def _settings(kiosk: Kiosk, part: str = "") -> None:
    kiosk.app.show("settings")
    kiosk.settle()
    if part:
        getattr(kiosk.app.screen, part)()
        kiosk.settle()


def settings(kiosk: Kiosk) -> None:
    _settings(kiosk)


def rules(kiosk: Kiosk) -> None:
    _settings(kiosk, "rules")


def camera(kiosk: Kiosk) -> None:
    kiosk.app.apply_settings(kiosk.app.settings.changed(camera="virtual"))
    _settings(kiosk, "camera")


def tile_sets(kiosk: Kiosk) -> None:
    _settings(kiosk, "tile_set")


def storage(kiosk: Kiosk) -> None:
    _settings(kiosk, "storage")


def server(kiosk: Kiosk) -> None:
    _settings(kiosk, "server")


def about(kiosk: Kiosk) -> None:
    _settings(kiosk, "about")


def _first_start(kiosk: Kiosk, step: int) -> None:
    kiosk.app.apply_settings(kiosk.app.settings.changed(camera="virtual"))
    kiosk.app.show("first-start")
    kiosk.settle()
    for _ in range(step):
        kiosk.app.screen.turn(1)
        kiosk.settle()


def first_language(kiosk: Kiosk) -> None:
    _first_start(kiosk, 0)


def first_rules(kiosk: Kiosk) -> None:
    _first_start(kiosk, 1)


def first_camera(kiosk: Kiosk) -> None:
    _first_start(kiosk, 2)


def first_tiles(kiosk: Kiosk) -> None:
    _first_start(kiosk, 3)


PICTURES = {
    "first-language": first_language,
    "first-rules": first_rules,
    "first-camera": first_camera,
    "first-tiles": first_tiles,
    "settings": settings,
    "rules": rules,
    "camera": camera,
    "tile-sets": tile_sets,
    "storage": storage,
    "server": server,
    "about": about,
}
