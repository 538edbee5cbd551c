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


PICTURES = {
    "settings": settings,
    "rules": rules,
    "camera": camera,
    "tile-sets": tile_sets,
    "storage": storage,
    "server": server,
    "about": about,
}
