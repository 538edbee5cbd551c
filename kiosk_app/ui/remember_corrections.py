"""With an accepted win the tile set learns what people put right, where they asked for it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kiosk_app.session.win_draft import WinnerDraft

if TYPE_CHECKING:
    from kiosk_app.ui.app import TenbouApp


def remember_corrections(app: "TenbouApp", winners: Iterable[WinnerDraft]) -> None:
    """On the eyes' thread, as the networks look at the tiles once more."""
    name = app.settings.tile_set
    asked = [winner for winner in winners if winner.remember and winner.seen is not None]
    if not name or not asked:
        return

    def remember() -> int:
        from kiosk_app.session.remembering import remember_tiles

        learned = remember_tiles(name, asked)
        app.eyes.renew()
        return learned

    def told(learned: int) -> None:
        if learned:
            app.say(app.words("reading.remembered", name=name))

    app.workers.eyes(remember, told)
