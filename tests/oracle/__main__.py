"""Random hands against the `mahjong` package: `make oracle`.

Prints, for each rule set, how many hands both score the same and how many differ by a written
rule, with its section. A difference that nothing explains is printed whole and ends with 1.
"""

import argparse
import secrets
import sys
from collections import Counter
from collections.abc import Iterable
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from scorer import RIICHI_RULE_SETS, RuleSet, load_rules
from tests.oracle.differences import DIFFERENCES, Difference, compare
from tests.random_hands import Case, random_case


def run(
    rules: RuleSet, count: Iterable[int], seed: int
) -> tuple[Counter[str | Difference], list[Case]]:
    rng = Random(seed)
    cases = (random_case(rng, reds=bool(rules.play.red_fives)) for _ in count)
    seen: Counter[str | Difference] = Counter()
    unexplained = []
    for case, verdict in compare(cases, rules):
        if verdict is None:
            unexplained.append(case)
        else:
            seen[verdict] += 1
    return seen, unexplained


def main() -> int:
    parser = argparse.ArgumentParser(prog="make oracle", description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000, help="for each rule set")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    arguments = parser.parse_args()
    console = Console()
    console.print(f"seed {arguments.seed}, {arguments.hands:,} hands for each rule set")
    table = Table("rule set", "same", "by a written rule", "unexplained")
    failed = 0
    for name in RIICHI_RULE_SETS:
        rules = load_rules(name)
        count = track(range(arguments.hands), name, console=console, transient=True)
        seen, unexplained = run(rules, count, arguments.seed)
        written = [
            f"{known.name}: {seen[known]:,} ({_section(rules, known)})"
            for known in DIFFERENCES
            if seen[known]
        ]
        table.add_row(name, f"{seen['same']:,}", "\n".join(written), str(len(unexplained)))
        for case in unexplained[:5]:
            console.print(f"[red]{name}[/]: {case}")
        failed += len(unexplained)
    console.print(table)
    return 1 if failed else 0


def _section(rules: RuleSet, known: Difference) -> str:
    group, _, name = known.field.partition(".")
    if group == "yaku":
        section = rules.yaku[name].section
    elif group == "yakuman":
        section = rules.yakuman[name].section
    else:
        section = rules.section(known.field)
    return f"§{section}" if section[0].isdigit() else section


if __name__ == "__main__":
    sys.exit(main())
