"""One line a check, as text and as the table of the docs."""

import json
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    check: str
    ok: bool
    found: str


def line_of(text: str) -> Line:
    """What the trial inside the root printed: a JSON object with ``check``, ``ok`` and more."""
    facts = json.loads(text)
    check, ok = facts.pop("check"), facts.pop("ok")
    found = "; ".join(f"{name}: {_shown(value)}" for name, value in facts.items())
    return Line(check, bool(ok), found)


def print_table(title: str, lines: Iterable[Line]) -> bool:
    """Print the lines; whether all went well."""
    print(f"\n| {title} | | |\n| --- | --- | --- |")
    good = True
    for line in lines:
        good = good and line.ok
        print(f"| {line.check} | {'yes' if line.ok else 'NO'} | {line.found} |", flush=True)
    return good


def _shown(value: object) -> str:
    return "×".join(map(str, value)) if isinstance(value, list) else str(value)
