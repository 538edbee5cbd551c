"""A hand without a game: what would it be worth under the rules of this kiosk?"""

from dataclasses import dataclass, replace

from kiosk_app.session.steps import FlowKind, Step
from kiosk_app.session.win_draft import WinDraft, WinFlow
from kiosk_app.session.win_scoring import riichi_rules
from scorer.books import load_book
from scorer.hand import WINDS, Wind
from scorer.rule_files import DEFAULT, load_rules
from scorer.ruleset import RuleSet
from scorer.table import FourNames, Seat, State, Table, TableRules, riichi_table


@dataclass(frozen=True, slots=True)
class FreeTable:
    """A question from another table: a hand without a game, and what matters around it."""

    rules: RuleSet
    names: FourNames
    """What the four winds are called on the screen."""
    round: Wind = Wind.EAST
    riichi: bool = False
    counters: int = 0
    sticks: int = 0

    @property
    def table_rules(self) -> TableRules:
        return riichi_table(self.rules)

    def table(self, winner: Seat) -> Table:
        """A table at which just this hand is played; the chairs have their first winds."""
        points = self.rules.play.start_points
        return Table(
            players=self.names,
            points=(points, points, points, points),
            start_points=points,
            total=4 * points,
            tournament=False,
            yakitori=False,
            round_number=WINDS.index(self.round),
            counters=self.counters,
            carried=(None,) * self.sticks,
            riichi=(winner,) if self.riichi else (),
        )


@dataclass(frozen=True, slots=True)
class SessionOptions:
    """What the kiosk's settings say about looking and about hands without a game."""

    camera: str = ""
    tile_set: str = ""
    rules: str = DEFAULT
    wind_names: FourNames = ("East", "South", "West", "North")
    """What the four seats are called where nobody has a name."""


def seated(draft: WinDraft, seat: Seat) -> WinDraft:
    """The winner of a hand without a game sits elsewhere."""
    changed = replace(draft, winners=(replace(draft.winner, seat=seat, liable=None),))
    return replace(changed, discarder=seat.after()) if draft.discarder is not None else changed


def question_flow(state: State | None, options: SessionOptions) -> WinFlow:
    """South, on a discard of West: people change what was otherwise.

    By the rules of the game that is played here, if it has riichi, else by those of the settings.
    """
    book = None if state is None else riichi_rules(state.rules)
    if book is None:
        found = load_book(options.rules)
        book = found if isinstance(found, RuleSet) else load_rules(DEFAULT)
    draft = WinDraft(free=FreeTable(book, options.wind_names))
    draft = draft.won_by([Seat.SOUTH]).with_payer(Seat.WEST)
    return WinFlow(FlowKind.QUESTION, draft, Step.TAKE_PHOTO)
