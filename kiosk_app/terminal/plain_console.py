"""A terminal that shows text and never obeys it: names come from other kiosks, too."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from kiosk_app.store.problems import printable


class PlainConsole(Console):
    """What is shown may hold control characters; each becomes a space."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            text, style, control = segment
            if control is None and not text.isprintable() and text != "\n":
                lines = "\n".join(map(printable, text.split("\n")))
                yield Segment(lines, style)
            else:
                yield segment
