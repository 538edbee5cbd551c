"""The kv files as a whole: their rules share one space of names."""

import re
from collections import Counter
from pathlib import Path

import kiosk_app

_RULE = re.compile(r"^<([A-Za-z]+)", re.MULTILINE)


def test_no_widget_is_styled_by_two_files() -> None:
    folder = Path(str(kiosk_app.__file__)).parent
    names = Counter(
        name for path in folder.rglob("*.kv") for name in {*_RULE.findall(path.read_text())}
    )
    assert [name for name, count in names.items() if count > 1] == []


_CLASS = re.compile(r"^class ([A-Za-z]+)\(", re.MULTILINE)


def test_no_two_widgets_have_one_name() -> None:
    """A rule is for every class of its name: rows of the score would get those of Learn's table."""
    folder = Path(str(kiosk_app.__file__)).parent
    files = [*(folder / "screens").rglob("*.py"), *(folder / "ui").rglob("*.py")]
    names = Counter(name for path in files for name in _CLASS.findall(path.read_text()))
    assert [name for name, count in names.items() if count > 1] == []


_ROUND = re.compile(r"^\s+(RoundedRectangle|Ellipse|Triangle|Line:\n\s+(?:rounded_|circle))", re.M)


def test_what_is_round_smooths_its_own_edge() -> None:
    """Kivy's plain shapes have jagged edges where a pixel has one sample only."""
    folder = Path(str(kiosk_app.__file__)).parent
    jagged = {path.name: _ROUND.findall(path.read_text()) for path in folder.rglob("*.kv")}
    assert {name: found for name, found in jagged.items() if found} == {}
