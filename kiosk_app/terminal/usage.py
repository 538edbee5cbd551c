"""What can be typed after ``tenbou table add``."""

import textwrap
from typing import Final

from kiosk_app.terminal.help import help_texts

_FORMS: Final = (
    ("ron S 3/40 from E", "ron"),
    ("ron S 3/40 W 8000 from E", "double-ron"),
    ("tsumo S haneman", "tsumo"),
    ("ron S 3/40 yaku:toitoi open from E", "yaku"),
    ("ron S 234m406p67s11z+8s pon:555z dora:4p from E", "tiles"),
    ("ron S '{\"concealed\": …}' from E", "json"),
    ("… annuls", "annuls"),
    ("deal '{\"players\": …}'", "deal"),
    ("deal S from W E=128 S=272 W=0 N=40", "counted"),
    ("tsumo E E+96 S-32 W-32 N-32", "payments"),
    ("riichi S", "draw [S W | all]           nagashi S [tenpai W]"),
    ("abort nine-orphans", "chombo S [why]             dead S [annuls] [why]"),
    ("redeal [why]", "penalty S 5000 why [--now] [--zero-sum]    bonus … the same"),
    ("cancel EVENT why", 'late S 5                   substitute S "New Name" [from-start]'),
    ("mend 3 ron S 3/40 from E", "mend"),
    ("correct E+1000 S-1000 sticks=2 counters=1 dealer=S round=S because why", ""),
    ("players NAME NAME NAME NAME [--points-move]", ""),
    ("time running | between", "end [agreed | dealer-stops]"),
)
"""What can be typed, and beside it what it means, or other things that can be typed."""
_COLUMN: Final = 29
_WIDTH: Final = 98


def usage() -> str:
    """The forms of all events, for ``tenbou table add --help``."""
    texts = help_texts()
    lines = []
    for form, beside in _FORMS:
        meaning = texts.get(f"usage-{beside}", {"": beside})[""]
        begun = f"{form:<{_COLUMN}}"
        if meaning and len(begun) > _COLUMN:
            lines.append(form)
            begun = " " * _COLUMN
        wrapped = [meaning] if meaning == beside else textwrap.wrap(meaning, _WIDTH - _COLUMN)
        lines.append(f"{begun}{wrapped[0] if wrapped else ''}".rstrip())
        lines += [f"{'':<{_COLUMN}}{line}" for line in wrapped[1:]]
    return "\n".join((*lines, texts["usage-seats"][""]))
