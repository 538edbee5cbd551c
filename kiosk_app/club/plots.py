"""The course of a game and tables of figures, drawn on a page of paper."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from kiosk_app.languages import Language
from kiosk_app.store.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Lines differ in dashes and marks too: printers are often black and white. The colours are
# those of Okabe and Ito, which colour-blind people tell apart.
_STYLES: Final[tuple[dict[str, Any], ...]] = (
    {"color": "#0072B2", "linestyle": "-", "marker": "o"},
    {"color": "#D55E00", "linestyle": "--", "marker": "s"},
    {"color": "#009E73", "linestyle": "-.", "marker": "^"},
    {"color": "#CC79A7", "linestyle": ":", "marker": "D"},
    {"color": "#56B4E9", "linestyle": "-", "marker": "v"},
)


def plot_course(axes: "Axes", sheet: ScoreSheet, words: Language) -> None:
    """The points after each hand, each line named at its end."""
    hands = range(len(sheet.course))
    ends = sorted(
        (points, seat) for seat, points in enumerate(sheet.course[-1]) if sheet.players[seat]
    )
    reached = [points[seat] for points in sheet.course for _, seat in ends]
    most, least = max(reached), min(reached)
    apart = max(most - least, 1000) * 0.07
    at = least - apart
    for points, seat in ends:
        at = max(points, at + apart)
        axes.plot(hands, [each[seat] for each in sheet.course], markersize=4, **_STYLES[seat])
        axes.annotate(
            f"{sheet.players[seat][:16]}  {words.number(points)}",
            (len(sheet.course) - 1, points),
            xytext=(1.02, at),
            textcoords=("axes fraction", "data"),
            color=_STYLES[seat]["color"],
            fontsize=8,
            va="center",
            annotation_clip=False,
        )
    axes.set_xticks(list(hands), sheet.labels, fontsize=7, rotation=90 if len(hands) > 12 else 0)
    axes.yaxis.set_major_formatter(lambda value, _: words.number(round(value)))
    axes.grid(axis="y", color="#dddddd")
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=7)


def draw_table(
    axes: "Axes",
    headings: Sequence[str],
    cells: Sequence[Sequence[str]],
    widths: Sequence[float],
    texts: Collection[int],
) -> None:
    """``texts``: the columns that hold no numbers."""
    axes.axis("off")
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
        if column in texts:
            cell.set_text_props(ha="left")
        if row == 0:
            cell.set_text_props(weight="bold")
