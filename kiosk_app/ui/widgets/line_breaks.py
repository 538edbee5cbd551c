"""Where a Japanese line may end (kinsoku shori, JIS X 4051).

Kivy breaks a line at spaces and, where there are none, after any sign: a full stop or a small kana
then stands alone at the front of the next line, and an opening bracket at the end of this one.
"""

import re
from bisect import bisect_right
from collections.abc import Callable
from typing import Final

NEVER_FIRST: Final = (
    "、。，．・：；？！゛゜ヽヾゝゞ々〻ー～〜）〕］｝〉》」』】〙〗〟’”…‥"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
    ",.!?:;)]}%"
)
NEVER_LAST: Final = "（〔［｛〈《「『【〘〖〝‘“([{"
JAPANESE: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_FIRST, _LAST = re.escape(NEVER_FIRST), re.escape(NEVER_LAST)
_SIGN: Final = r"\u3001-\u30ff\u3400-\u9fff\uff00-\uffef"
"""Signs of which each can be a line's last; letters and figures of others make words."""
_PIECE: Final = re.compile(
    rf"(?:[{_LAST}][ \u3000]*)*"  # what opens belongs to what follows,
    rf"(?:[^{_SIGN} \u3000]*[^{_SIGN}{_LAST} \u3000](?:(?<=\d)[\u3400-\u9fff])?|.)"  # 30符
    rf"(?:[ \u3000]*[{_FIRST}])*[ \u3000]*"  # what closes to what stands before it
)
_LONGEST: Final = 128
"""Pieces that are looked at for one line."""


def broken(text: str, width: float, wide: Callable[[str], float]) -> str:
    """A text with an end of line wherever one is needed at this width.

    A piece that is wider than a line is left whole.
    """
    return "\n".join(_broken(line, width, wide) for line in text.split("\n"))


def pieces(text: str) -> list[str]:
    """What stays together: one sign, or a word of another script, with what clings to it."""
    return _PIECE.findall(text)


def _broken(line: str, width: float, wide: Callable[[str], float]) -> str:
    if wide(line) <= width:
        return line
    lines, rest = [], pieces(line)

    def width_to(end: int) -> float:
        return wide("".join(rest[:end]).rstrip(" \u3000"))

    while rest:
        ends = range(1, min(len(rest), _LONGEST) + 1)
        end = max(1, bisect_right(ends, width, key=width_to))
        lines.append("".join(rest[:end]).rstrip(" \u3000"))
        rest = rest[end:]
    return "\n".join(lines)
