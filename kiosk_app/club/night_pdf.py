"""The night on paper: standings, penalties, and each game with the course of its points.

Plots by matplotlib, which is heavy for a small computer: it comes with the extra ``reports`` and
is loaded only here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.club.finished_file import finished_file
from kiosk_app.club.night_games import NightGame
from kiosk_app.club.nights import NightCard
from kiosk_app.club.penalties import PenaltyLine
from kiosk_app.club.plots import draw_table, grouped, plot_course
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.standings import Standing
from kiosk_app.languages import in_english
from kiosk_app.store.results import best_hand_words

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_A4: Final = (8.27, 11.69)
_LINES_A_PAGE: Final = 40
_GAMES_A_PAGE: Final = 2
_LONGEST_HAND: Final = 90
_FONTS: Final = ("DejaVu Sans", "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans")


@dataclass(frozen=True, slots=True)
class NightOnPaper:
    night: NightCard
    standings: Sequence[Standing]
    penalties: Sequence[PenaltyLine]
    games: Sequence[NightGame]


def write_night(paper: NightOnPaper, path: Path) -> None:
    """A PDF of A4 pages; it is there whole, or not at all."""
    try:
        import matplotlib as mpl
        from matplotlib import font_manager
        from matplotlib.backends.backend_pdf import PdfPages
    except ImportError as error:
        raise NightRefused("no-matplotlib") from error
    import warnings

    if path.suffix.lower() != ".pdf":
        raise NightRefused("wrong-ending", name=path.name, allowed=".pdf")
    there = set(font_manager.get_font_names())
    settings: Any = {
        "font.family": [font for font in _FONTS if font in there],
        "text.parse_math": False,  # a $ in a name is a $
        "pdf.fonttype": 3,  # the other kind leaves out the letters of most Japanese fonts
        "font.size": 9,
    }
    with (
        finished_file(path) as unfinished,
        mpl.rc_context(settings),
        warnings.catch_warnings(),
    ):
        # A letter that no font here has is drawn as a box; that is all there is to say.
        warnings.filterwarnings("ignore", message="Glyph .* missing")
        with PdfPages(unfinished, metadata={"Title": paper.night.name}) as pages:
            for page in _pages(paper):
                pages.savefig(page)


def _pages(paper: NightOnPaper) -> "list[Figure]":
    lines = list(paper.standings)
    chunks = [lines[at : at + _LINES_A_PAGE] for at in range(0, len(lines), _LINES_A_PAGE)]
    pages = [_standings_page(paper, chunk) for chunk in chunks or [[]]]
    best = [(line, words) for line in lines if (words := best_hand_words(line.best_hand))]
    pages += [
        _best_hands_page(paper, best[at : at + _LINES_A_PAGE])
        for at in range(0, len(best), _LINES_A_PAGE)
    ]
    pages += [
        _penalties_page(paper, paper.penalties[at : at + _LINES_A_PAGE])
        for at in range(0, len(paper.penalties), _LINES_A_PAGE)
    ]
    starts = range(0, len(paper.games), _GAMES_A_PAGE)
    return pages + [_games_page(paper.games[at : at + _GAMES_A_PAGE]) for at in starts]


def _page(title: str, small: str = "") -> "Figure":
    from matplotlib.figure import Figure

    page = Figure(figsize=_A4)
    page.text(0.08, 0.95, title, fontsize=16, weight="bold")
    page.text(0.08, 0.93, small, fontsize=9, color="#555555")
    return page


def _standings_page(paper: NightOnPaper, lines: Sequence[Standing]) -> "Figure":
    night = paper.night
    season = f" · season {night.season}" if night.season else ""
    games = "1 game" if len(paper.games) == 1 else f"{len(paper.games)} games"
    page = _page(night.name, f"{night.day.isoformat()}{season} · {games}")
    headings = ("", "Player", "Games", "Places", "Average", "Points", "Uma", "Score", "Best hand")
    cells = [
        (
            str(line.rank),
            line.name[:28],
            str(line.games),
            " ".join(map(str, line.places)),
            "" if line.average_place is None else f"{float(line.average_place):.2f}",
            grouped(line.points),
            f"{line.uma:+,}".replace(",", " "),
            f"{line.score:+,}".replace(",", " "),
            "" if line.best_points is None else grouped(line.best_points),
        )
        for line in lines
    ]
    widths = (0.04, 0.28, 0.07, 0.11, 0.09, 0.1, 0.1, 0.11, 0.1)
    draw_table(page.add_axes((0.08, 0.05, 0.86, 0.86)), headings, cells, widths)
    return page


def _best_hands_page(paper: NightOnPaper, best: Sequence[tuple[Standing, str]]) -> "Figure":
    page = _page("Best hands", paper.night.name)
    cells = [
        (line.name[:24], grouped(line.best_points or 0), words[:_LONGEST_HAND])
        for line, words in best
    ]
    widths = (0.2, 0.08, 0.72)
    headings = ("Player", "Points", "Hand")
    draw_table(page.add_axes((0.08, 0.05, 0.86, 0.86)), headings, cells, widths)
    return page


def _penalties_page(paper: NightOnPaper, lines: Sequence[PenaltyLine]) -> "Figure":
    page = _page("Penalties and bonuses", paper.night.name)
    cells = [
        (
            "" if line.round is None else str(line.round),
            line.table_name,
            line.player[:28],
            f"{line.points:+,}".replace(",", " "),
            "after uma" if line.after_uma else "at the table",
            line.reason[:40],
        )
        for line in lines
    ]
    headings = ("Round", "Table", "Player", "Points", "When", "Why")
    widths = (0.07, 0.07, 0.28, 0.11, 0.12, 0.35)
    draw_table(page.add_axes((0.08, 0.05, 0.86, 0.86)), headings, cells, widths)
    return page


def _games_page(games: Sequence[NightGame]) -> "Figure":
    from matplotlib.figure import Figure

    page = Figure(figsize=_A4)
    for number, game in enumerate(games):
        top = 0.94 - number * 0.46
        sheet = game.sheet
        page.text(0.08, top, in_english(game.place), fontsize=13, weight="bold")
        begun = game.heading.started.astimezone().strftime("%H:%M")
        page.text(
            0.08, top - 0.018, f"{sheet.rules_name} · begun at {begun}", fontsize=8, color="#555555"
        )
        plot_course(page.add_axes((0.12, top - 0.29, 0.66, 0.25)), sheet)
        cells = [
            (
                str(line.place),
                line.player[:28],
                grouped(line.points),
                f"{line.uma:+,}".replace(",", " "),
                f"{line.penalties:+,}".replace(",", " ") if line.penalties else "",
                f"{line.score:+,}".replace(",", " "),
            )
            for line in sheet.final
        ]
        headings = ("", "Player", "Points", "Uma", "Penalties", "Score")
        widths = (0.05, 0.4, 0.14, 0.13, 0.14, 0.14)
        draw_table(page.add_axes((0.12, top - 0.42, 0.76, 0.09)), headings, cells, widths)
    return page
