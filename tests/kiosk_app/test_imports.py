"""Who may import whom: Kivy is for the screens and their framework alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

KIOSK = Path(__file__).parents[2] / "kiosk_app"
WITH_KIVY = ("screens", "ui")
WITHOUT_A_SCREEN = ("session", "store", "club", "terminal", "pi")


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module


def _modules() -> list[Path]:
    return [
        path for path in KIOSK.rglob("*.py") if path.relative_to(KIOSK).parts[0] not in WITH_KIVY
    ]


def test_nothing_outside_the_screens_and_their_framework_imports_kivy() -> None:
    found = [
        str(path) for path in _modules() for name in _imported(path) if name.split(".")[0] == "kivy"
    ]
    assert not found


@pytest.mark.parametrize("folder", WITHOUT_A_SCREEN)
def test_what_needs_no_screen_imports_none(folder: str) -> None:
    found = {
        f"{path.name}: {name}"
        for path in (KIOSK / folder).rglob("*.py")
        for name in _imported(path)
        if name.startswith(("kiosk_app.screens", "kiosk_app.ui", "kiosk_app.commands"))
    }
    assert not found
