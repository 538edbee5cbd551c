"""Where learning begins: the yaku, the fu, the differences, a quiz, the dora."""

from kiosk_app.screens.learn.book_screen import BookScreen
from kiosk_app.ui.screen import load_kv

load_kv(__file__)


class LearnScreen(BookScreen):
    """The rule set that is chosen here is the one of every screen behind it."""
