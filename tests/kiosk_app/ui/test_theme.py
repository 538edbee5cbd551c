"""Colours beside each other: what can be read, and what can be told apart."""

import pytest

from kiosk_app.ui.theme import DISABLED, THEMES, Colour, Theme, unit
from scorer.table.table import CHAIRS

READABLE = 4.5
"""Contrast that text of every size needs (WCAG 2.1, 1.4.3)."""
SEEN = 3.0
"""Contrast that the edge of a thing needs (1.4.11)."""
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
IVORY: Colour = (0.97, 0.97, 0.94, 1.0)


def _light(colour: Colour) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Colour, other: Colour) -> float:
    bright, dark = sorted((_light(one), _light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def over(colour: Colour, ground: Colour, opacity: float) -> Colour:
    red, green, blue = (
        opacity * one + (1 - opacity) * two for one, two in zip(colour[:3], ground[:3], strict=True)
    )
    return red, green, blue, 1.0


@every_theme
def test_text_can_be_read_on_every_panel(theme: Theme) -> None:
    for ground in (theme.ground, theme.surface, theme.raised, theme.pressed):
        assert contrast(theme.text, ground) >= READABLE
    for ground in (theme.ground, theme.surface):
        assert contrast(theme.muted, ground) >= READABLE


@every_theme
def test_what_cannot_be_tapped_now_can_still_be_read(theme: Theme) -> None:
    for ground in (theme.ground, theme.surface):
        panel = over(theme.raised, ground, DISABLED)
        assert contrast(over(theme.text, panel, DISABLED), panel) >= SEEN


@every_theme
def test_an_ivory_stick_is_seen_on_every_ground(theme: Theme) -> None:
    for ground in (theme.ground, theme.surface, theme.raised):
        edge = over(theme.stick_edge, ground, theme.stick_edge[3])
        assert max(contrast(IVORY, ground), contrast(edge, ground)) >= SEEN


@every_theme
def test_every_line_of_a_plot_is_seen(theme: Theme) -> None:
    assert len(set(theme.courses)) == len(CHAIRS)
    for ground in (theme.ground, theme.surface):
        assert all(contrast(line, ground) >= SEEN for line in theme.courses)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (800, 1280)])
def test_a_larger_screen_has_more_units_and_each_is_a_little_larger(
    width: int, height: int
) -> None:
    small = (800, 480) if width > height else (480, 800)
    assert unit(*small) == 1 < unit(width, height) < min(width / small[0], height / small[1])
    assert width / unit(width, height) > 1.15 * small[0]
    assert height / unit(width, height) > 1.15 * small[1]


def test_a_smaller_screen_shows_the_same_only_smaller() -> None:
    assert unit(640, 480) == 0.8 and unit(320, 240) == 0.5
