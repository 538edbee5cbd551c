"""An NTS deal in a terminal: what each hand counts and who pays whom."""

from typing import Any

from rich.console import Console
from rich.table import Table

from scorer.nts.json_form import answer
from scorer.nts.ruleset import RuleSet


def print_deal(console: Console, record: dict[str, Any], rules: RuleSet) -> None:
    reply: dict[str, Any] = answer(record, rules)
    if "error" in reply:
        console.print(reply["error"], style="red", markup=False)
        return
    if not reply["valid"]:
        console.print(f"{reply['why']} ({reply['section']})", style="red", markup=False)
        return
    table = Table("seat", "hand", "points", "doublings", "counts", "settled", title=rules.name)
    for seat, hand in reply["players"].items():
        points = "\n".join(f"{item['points']} {item['why']}" for item in hand["items"])
        doublings = "\n".join(
            f"{item['doublings']} {item['why']}" for item in hand["doubling_items"]
        )
        won = " ★" if seat == reply["winner"] else ""
        total = f"{hand['points']} × 2^{hand['doublings']} = {hand['total']}"
        if hand["limit"]:
            total = f"{hand['limit']}: {hand['total']}"
        table.add_row(
            seat + won, hand["reading"], points, doublings, total, f"{reply['payments'][seat]:+}"
        )
    console.print(table)
