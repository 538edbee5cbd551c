"""``tenbou doctor``: what works here, what to do about what does not, and a file to send on."""

import argparse
import json
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.table import Table

from kiosk_app.commands.opened_club import (
    add_common_arguments,
    answered,
    console,
    print_json,
    say,
    settings_of,
)
from kiosk_app.doctor import Finding, Machine, State, visit
from kiosk_app.languages import in_english
from kiosk_app.store.disk import club_folder
from kiosk_app.terminal.lines import line

_MARKS = {State.GOOD: "green", State.POOR: "yellow", State.BAD: "red", State.ABSENT: "dim"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--report",
        type=Path,
        nargs="?",
        const=_usual_place(),
        metavar="FILE",
    )
    add_common_arguments(parser)
    parser.set_defaults(act=_doctor)


def run(arguments: argparse.Namespace) -> int:
    return answered(arguments.act, arguments)


def _doctor(arguments: argparse.Namespace) -> int:
    from vision.weights import MODELS

    machine = Machine(club_folder(arguments.folder).path, settings_of(arguments), MODELS)
    findings = []
    with console().status(line("looking")):
        findings = list(visit(machine))
    if arguments.json:
        print_json(report_of(findings))
    else:
        _print(findings)
    # On a Raspberry Pi the file is what the project asks for: nobody else has that hardware.
    target = arguments.report or (_usual_place() if machine.model else None)
    if target is not None:
        try:
            target.write_text(json.dumps(report_of(findings), indent=2) + "\n", "utf-8")
        except OSError:
            say(line("not-written", file=str(target)), style="red")
            return 2
        say(line("written", file=str(target)))
    return 1 if any(finding.state is State.BAD for finding in findings) else 0


def _usual_place() -> Path:
    """Here, or where anybody may write: on a kiosk this runs as an account without a home."""
    folder = Path.cwd() if os.access(Path.cwd(), os.W_OK) else Path(tempfile.gettempdir())
    return folder / "tenbou-doctor.json"


def report_of(findings: list[Finding]) -> dict[str, Any]:
    return {
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "findings": [
            {
                "subject": finding.subject,
                "state": finding.state.value,
                "text": in_english(finding.found),
                "advice": "" if finding.advice is None else in_english(finding.advice),
                "facts": dict(finding.facts),
            }
            for finding in findings
        ],
    }


def _print(findings: list[Finding]) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    for no_wrap in (True, True, False):
        table.add_column(no_wrap=no_wrap)
    for finding in findings:
        found = in_english(finding.found)
        if finding.advice is not None:
            found = f"{found}\n→ {in_english(finding.advice)}"
        table.add_row(finding.subject, f"[{_MARKS[finding.state]}]{finding.state.value}", found)
    console().print(table)
