"""Which parts the bench measures; what they measure is the bench's own affair."""

import pytest

from tests.bench import __main__ as bench


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The parts that were measured, none of which takes any time here."""
    found: list[str] = []

    def measure(title: str) -> str:
        found.append(title)
        return "done"

    parts = {title: lambda title=title: measure(title) for title in ("Scoring", "Storage", "Kiosk")}
    monkeypatch.setattr(bench, "PARTS", parts)
    return found


def test_without_a_word_every_part_is_measured(measured: list[str]) -> None:
    assert bench.main() == 0
    assert measured == ["Scoring", "Storage", "Kiosk"]


def test_words_choose_the_parts_that_begin_with_them(measured: list[str]) -> None:
    assert bench.main(["KIOSK", "sto"]) == 0
    assert measured == ["Storage", "Kiosk"]


def test_a_word_that_no_part_begins_with_is_said_and_nothing_is_measured(
    measured: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert bench.main(["scoring", "network"]) != 0
    assert measured == []
    said = capsys.readouterr().err
    assert "network" in said
    assert all(title in said for title in bench.PARTS)
