"""The night on paper: standings, penalties, and each game with the course of its points.

Plots by matplotlib, which is heavy for a small computer: it comes with the extra ``reports`` and
is loaded only here.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.club.night_games import NightGame
from kiosk_app.club.nights import NightCard
from kiosk_app.club.penalties import PenaltyLine
from kiosk_app.club.plots import draw_table, plot_course
from kiosk_app.club.refusal import NightRefused
from kiosk_app.club.sheets import finished_file
from kiosk_app.club.standings import Standing
from kiosk_app.languages import Language
from kiosk_app.store.results import best_hand_words

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_A4: Final = (8.27, 11.69)
_LINES_A_PAGE: Final = 40
_GAMES_A_PAGE: Final = 2
_LONGEST_HAND: Final = 90
_PLAYER: Final = "standings-column-player"
_FONTS: Final = ("DejaVu Sans", "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans")


@dataclass(frozen=True, slots=True)
class NightOnPaper:
    night: NightCard
    standings: Sequence[Standing]
    penalties: Sequence[PenaltyLine]
    games: Sequence[NightGame]


def write_night(paper: NightOnPaper, path: Path, words: Language) -> None:
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
            for page in _pages(paper, words):
                pages.savefig(page)


def _pages(paper: NightOnPaper, words: Language) -> "list[Figure]":
    lines = list(paper.standings)
    chunks = [lines[at : at + _LINES_A_PAGE] for at in range(0, len(lines), _LINES_A_PAGE)]
    pages = [_standings_page(paper, chunk, words) for chunk in chunks or [[]]]
    best = [(line, hand) for line in lines if (hand := best_hand_words(line.best_hand))]
    pages += [
        _best_hands_page(paper, best[at : at + _LINES_A_PAGE], words)
        for at in range(0, len(best), _LINES_A_PAGE)
    ]
    pages += [
        _penalties_page(paper, paper.penalties[at : at + _LINES_A_PAGE], words)
        for at in range(0, len(paper.penalties), _LINES_A_PAGE)
    ]
    starts = range(0, len(paper.games), _GAMES_A_PAGE)
    return pages + [_games_page(paper.games[at : at + _GAMES_A_PAGE], words) for at in starts]


def _page(title: str, small: str = "") -> "Figure":
    from matplotlib.figure import Figure

    page = Figure(figsize=_A4)
    page.text(0.08, 0.95, title, fontsize=16, weight="bold")
    page.text(0.08, 0.93, small, fontsize=9, color="#555555")
    return page


def _standings_page(paper: NightOnPaper, lines: Sequence[Standing], words: Language) -> "Figure":
    night = paper.night
    day, count = night.day.isoformat(), len(paper.games)
    if night.season:
        small = words("paper-about-in-season", day=day, season=night.season, count=count)
    else:
        small = words("paper-about", day=day, count=count)
    page = _page(night.name, small)
    headings = (
        "",
        words(_PLAYER),
        words("standings-games"),
        words("paper-places"),
        words("paper-average"),
        words("standings-points"),
        words("paper-uma"),
        words("standings-score"),
        words("standings-column-best"),
    )
    cells = [
        (
            str(line.rank),
            line.name[:28],
            str(line.games),
            " ".join(map(str, line.places)),
            "" if line.average_place is None else words.decimal(float(line.average_place), 2),
            words.number(line.points),
            words.signed(line.uma),
            words.signed(line.score),
            "" if line.best_points is None else words.number(line.best_points),
        )
        for line in lines
    ]
    widths = (0.04, 0.28, 0.07, 0.11, 0.09, 0.1, 0.1, 0.11, 0.1)
    _draw(page, headings, cells, widths, words)
    return page


def _best_hands_page(
    paper: NightOnPaper, best: Sequence[tuple[Standing, str]], words: Language
) -> "Figure":
    page = _page(words("paper-best-hands"), paper.night.name)
    cells = [
        (line.name[:24], words.number(line.best_points or 0), hand[:_LONGEST_HAND])
        for line, hand in best
    ]
    widths = (0.2, 0.08, 0.72)
    headings = (words(_PLAYER), words("standings-points"), words("paper-hand"))
    _draw(page, headings, cells, widths, words, texts=(0, 2))
    return page


def _penalties_page(paper: NightOnPaper, lines: Sequence[PenaltyLine], words: Language) -> "Figure":
    page = _page(words("paper-penalties"), paper.night.name)
    cells = [
        (
            "" if line.round is None else str(line.round),
            line.table_name,
            line.player[:28],
            words.signed(line.points),
            words("standings-after-uma" if line.after_uma else "standings-at-table"),
            line.reason[:40],
        )
        for line in lines
    ]
    headings = (
        words("paper-round"),
        words("paper-table"),
        words(_PLAYER),
        words("standings-points"),
        words("paper-when"),
        words("paper-why"),
    )
    widths = (0.07, 0.07, 0.28, 0.11, 0.12, 0.35)
    _draw(page, headings, cells, widths, words, texts=(2, 5))
    return page


def _games_page(games: Sequence[NightGame], words: Language) -> "Figure":
    from matplotlib.figure import Figure

    page = Figure(figsize=_A4)
    for number, game in enumerate(games):
        top = 0.94 - number * 0.46
        sheet = game.sheet
        page.text(0.08, top, words.sentence_for(game.place), fontsize=13, weight="bold")
        begun = game.heading.started.astimezone().strftime("%H:%M")
        small = words("paper-begun", rules=sheet.rules_name, time=begun)
        page.text(0.08, top - 0.018, small, fontsize=8, color="#555555")
        plot_course(page.add_axes((0.12, top - 0.29, 0.66, 0.25)), sheet, words)
        cells = [
            (
                str(line.place),
                line.player[:28],
                words.number(line.points),
                words.signed(line.uma),
                words.signed(line.penalties) if line.penalties else "",
                words.signed(line.score),
            )
            for line in sheet.final
        ]
        headings = (
            "",
            words(_PLAYER),
            words("standings-points"),
            words("paper-uma"),
            words("standings-penalties"),
            words("standings-score"),
        )
        widths = (0.05, 0.4, 0.14, 0.13, 0.14, 0.14)
        place = (0.12, top - 0.42, 0.76, 0.09)
        _draw(page, headings, cells, widths, words, place=place)
    return page


def _draw(
    page: "Figure",
    headings: Sequence[str],
    cells: Sequence[Sequence[str]],
    widths: Sequence[float],
    words: Language,
    *,
    texts: Collection[int] = (1,),
    place: tuple[float, float, float, float] = (0.08, 0.05, 0.86, 0.86),
) -> None:
    axes = page.add_axes(place)
    if cells:
        draw_table(axes, headings, cells, widths, texts)
    else:
        axes.axis("off")
        axes.text(0, 1, words("paper-nothing"), va="top")
