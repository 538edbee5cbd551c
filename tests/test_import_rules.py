"""Who may import whom, as `docs/architecture.md` says; the rule for Kivy is in the kiosk tests."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parent.parent
COMMAND = "scorer/__main__.py"
"""Both commands answer alike: it alone takes its sentences from the kiosk's catalogue."""


def _imports(folder: str) -> Iterator[tuple[str, str]]:
    """Each file with the package of everything that it imports, wherever in it."""
    for path in (CHECKOUT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [folder if node.level else str(node.module)]
            for name in names:
                yield path.relative_to(CHECKOUT).as_posix(), name.split(".")[0]


def test_the_scorer_imports_only_the_standard_library() -> None:
    allowed = {"scorer", *sys.stdlib_module_names}
    found = {(file, name) for file, name in _imports("scorer") if name not in allowed}
    assert found <= {(COMMAND, "kiosk_app")}


def test_the_eyes_never_import_the_kiosk() -> None:
    assert not [file for file, name in _imports("vision") if name == "kiosk_app"]


def test_only_training_imports_torch() -> None:
    heavy = {"torch", "torchvision", "ultralytics"}
    found = [file for file, name in _imports("vision") if name in heavy]
    assert not [file for file in found if not file.startswith("vision/training/")]


@pytest.mark.parametrize("folder", ["scorer", "vision", "kiosk_app", "tests"])
def test_a_command_begins_when_all_of_its_file_is_there(folder: str) -> None:
    """What stands below ``if __name__ == "__main__"`` is not defined yet when it runs."""
    for path in (CHECKOUT / folder).rglob("*.py"):
        text = path.read_text("utf-8")
        if "\nif __name__ ==" in text:
            last = ast.parse(text).body[-1]
            assert isinstance(last, ast.If) and "__name__" in ast.unparse(last.test), path
