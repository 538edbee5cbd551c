"""The night on paper: standings, penalties, and each game with the course of its points.

Plots by matplotlib, which is heavy for a small computer: it comes with the extra ``reports`` and
is loaded only here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.club.open_game import OpenGame
from kiosk_app.night.game_course import Course, course_of
from kiosk_app.night.night_games import place_of
from kiosk_app.night.nights import NightCard
from kiosk_app.night.penalties import PenaltyLine
from kiosk_app.night.refusal import NightRefused
from kiosk_app.night.standings import Standing

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_A4: Final = (8.27, 11.69)
_LINES_A_PAGE: Final = 40
_GAMES_A_PAGE: Final = 2
_FONTS: Final = ("DejaVu Sans", "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans")
# Lines differ in dashes and marks too: printers are often black and white. The colours are
# those of Okabe and Ito, which colour-blind people tell apart.
_STYLES: Final[tuple[dict[str, Any], ...]] = (
    {"color": "#0072B2", "linestyle": "-", "marker": "o"},
    {"color": "#D55E00", "linestyle": "--", "marker": "s"},
    {"color": "#009E73", "linestyle": "-.", "marker": "^"},
    {"color": "#CC79A7", "linestyle": ":", "marker": "D"},
)


@dataclass(frozen=True, slots=True)
class NightOnPaper:
    night: NightCard
    standings: Sequence[Standing]
    penalties: Sequence[PenaltyLine]
    games: Sequence[OpenGame]


def write_night(paper: NightOnPaper, path: Path) -> None:
    """A PDF of A4 pages; it is there whole, or not at all."""
    try:
        import matplotlib as mpl
        from matplotlib import font_manager
        from matplotlib.backends.backend_pdf import PdfPages
    except ImportError as error:
        raise NightRefused(
            "The PDF needs matplotlib, which is not installed: install tenbou[reports]."
        ) from error
    import warnings

    if path.suffix.lower() != ".pdf":
        raise NightRefused(f"{path.name} has to end in .pdf.")
    there = set(font_manager.get_font_names())
    settings: Any = {
        "font.family": [font for font in _FONTS if font in there],
        "text.parse_math": False,  # a $ in a name is a $
        "pdf.fonttype": 3,  # the other kind leaves out the letters of most Japanese fonts
        "font.size": 9,
    }
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        with mpl.rc_context(settings), warnings.catch_warnings():
            # A letter that no font here has is drawn as a box; that is all there is to say.
            warnings.filterwarnings("ignore", message="Glyph .* missing")
            with PdfPages(unfinished, metadata={"Title": paper.night.name}) as pages:
                for page in _pages(paper):
                    pages.savefig(page)
        unfinished.replace(path)
    except OSError as error:
        raise NightRefused(
            f"{path} cannot be written: {error.strerror or error}.", "cannot-write", path=str(path)
        ) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _pages(paper: NightOnPaper) -> "list[Figure]":
    lines = list(paper.standings)
    chunks = [lines[at : at + _LINES_A_PAGE] for at in range(0, len(lines), _LINES_A_PAGE)]
    pages = [_standings_page(paper, chunk) for chunk in chunks or [[]]]
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
    games = f"{len(paper.games)} games"
    page = _page(night.name, f"{night.day.isoformat()}{season} · {games}")
    headings = ("", "Player", "Games", "Places", "Average", "Points", "Uma", "Score", "Best hand")
    cells = [
        (
            str(line.rank),
            line.name[:28],
            str(line.games),
            " ".join(map(str, line.places)),
            f"{float(line.average_place):.2f}",
            _figure(line.points),
            f"{line.uma:+,}".replace(",", " "),
            f"{line.score:+,}".replace(",", " "),
            "" if line.best_points is None else _figure(line.best_points),
        )
        for line in lines
    ]
    widths = (0.04, 0.28, 0.07, 0.11, 0.09, 0.1, 0.1, 0.11, 0.1)
    _table(page.add_axes((0.08, 0.05, 0.86, 0.86)), headings, cells, widths)
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
    _table(page.add_axes((0.08, 0.05, 0.86, 0.86)), headings, cells, widths)
    return page


def _games_page(games: Sequence[OpenGame]) -> "Figure":
    from matplotlib.figure import Figure

    page = Figure(figsize=_A4)
    for number, game in enumerate(games):
        top = 0.94 - number * 0.46
        course = course_of(game.state)
        rules = game.state.rules.name
        page.text(0.08, top, place_of(game), fontsize=13, weight="bold")
        begun = game.heading.started.astimezone().strftime("%H:%M")
        page.text(0.08, top - 0.018, f"{rules} · begun at {begun}", fontsize=8, color="#555555")
        _plot(page.add_axes((0.12, top - 0.29, 0.66, 0.25)), course)
        cells = [
            (
                str(line.place),
                line.player[:28],
                _figure(line.points),
                f"{line.uma:+,}".replace(",", " "),
                f"{line.penalties:+,}".replace(",", " ") if line.penalties else "",
                f"{line.score:+,}".replace(",", " "),
            )
            for line in course.final
        ]
        headings = ("", "Player", "Points", "Uma", "Penalties", "Score")
        widths = (0.05, 0.4, 0.14, 0.13, 0.14, 0.14)
        _table(page.add_axes((0.12, top - 0.42, 0.76, 0.09)), headings, cells, widths)
    return page


def _plot(axes: "Axes", course: Course) -> None:
    """The points after each hand, each line named at its end."""
    hands = range(len(course.points))
    ends = sorted((points, seat) for seat, points in enumerate(course.points[-1]))
    most = max(max(points) for points in course.points)
    least = min(min(points) for points in course.points)
    apart = max(most - least, 1000) * 0.07
    at = least - apart
    for points, seat in ends:
        at = max(points, at + apart)
        axes.plot(hands, [each[seat] for each in course.points], markersize=4, **_STYLES[seat])
        axes.annotate(
            f"{course.names[seat][:16]}  {_figure(points)}",
            (len(course.points) - 1, points),
            xytext=(1.02, at),
            textcoords=("axes fraction", "data"),
            color=_STYLES[seat]["color"],
            fontsize=8,
            va="center",
            annotation_clip=False,
        )
    axes.set_xticks(list(hands), course.labels, fontsize=7, rotation=90 if len(hands) > 12 else 0)
    axes.yaxis.set_major_formatter(lambda value, _: _figure(round(value)))
    axes.grid(axis="y", color="#dddddd")
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=7)


def _table(
    axes: "Axes",
    headings: Sequence[str],
    cells: Sequence[Sequence[str]],
    widths: Sequence[float],
) -> None:
    axes.axis("off")
    if not cells:
        axes.text(0, 1, "Nothing yet.", va="top")
        return
    table = axes.table(
        cellText=[list(row) for row in cells],
        colLabels=list(headings),
        colWidths=list(widths),
        loc="upper left",
        cellLoc="right",
        edges="horizontal",
    )
    table.auto_set_font_size(False)
    table.set_fontsize(8)
    for (row, column), cell in table.get_celld().items():
        cell.set_height(0.0205 * 0.86 / axes.get_position().height)
        cell.set_edgecolor("#cccccc")
        if headings[column] in ("Player", "Why"):
            cell.set_text_props(ha="left")
        if row == 0:
            cell.set_text_props(weight="bold")


def _figure(number: int) -> str:
    return f"{number:,}".replace(",", " ")
