"""The quiz: a hand, a question about it, answers to choose from, and how many were right."""

from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from kiosk_app.explain import explain
from kiosk_app.screens.learn.quiz_hands import make_score
from kiosk_app.screens.learn.quiz_options import Option, fu_options, points_options, yaku_options
from kiosk_app.session.quiz_record import QuizRecord
from scorer.causes import is_limit_by_han
from scorer.result import Score
from scorer.ruleset import RuleSet

Kind = Literal["yaku", "fu", "points"]
Level = Literal["yaku", "fu", "points", "steps"]
LEVELS: Final[tuple[Level, ...]] = ("yaku", "fu", "points", "steps")
"""From the easiest; the last asks all three about one hand."""
_STEPS: Final[tuple[Kind, ...]] = ("yaku", "fu", "points")
_MOST_YAKU: Final = 5


@dataclass(frozen=True, slots=True)
class Question:
    kind: Kind
    score: Score
    options: tuple[Option, ...]
    right: int
    """Which of the options it is."""
    step: int = 0
    """Where several questions are asked about one hand: which one this is, from 1."""


class Quiz:
    """One person's run of questions. The same seed asks the same questions."""

    def __init__(self, seed: int | None = None) -> None:
        self._random: Final = Random(seed)  # noqa: S311  # nothing secret
        self.level: Level = "yaku"
        self.rules_id = ""
        self.question: Question | None = None
        self.chosen: int | None = None
        """Which option was taken; None: it has not been answered."""
        self.streak = 0
        self.best = 0
        self.asked = 0
        self._kept: QuizRecord | None = None
        """A run of another day, until the first question is asked."""

    @property
    def was_right(self) -> bool:
        return self.question is not None and self.chosen == self.question.right

    def begin(self, level: Level, rules: RuleSet) -> Question:
        """Another level or rule set: the run of right answers starts anew."""
        kept, self._kept = self._kept, None
        if kept is None or (level, rules.id) != (kept.level, kept.rules_id):
            self.streak = 0
        self.level = level
        self.question = None
        return self.ask(rules)

    @property
    def record(self) -> QuizRecord:
        """What is worth keeping."""
        return QuizRecord(self.level, self.rules_id, self.streak, self.best)

    def go_on_with(self, record: QuizRecord) -> None:
        """A run that was kept; it counts on while level and rule set are the same."""
        self._kept = record
        self.streak, self.best = record.streak, record.best
        self.level = next((level for level in LEVELS if level == record.level), self.level)

    def ask(self, rules: RuleSet) -> Question:
        """The next question: about the same hand while there are steps left, else another one."""
        before = self.question
        if self.level == "steps" and before is not None and before.step < len(_STEPS):
            score, step = before.score, before.step + 1
        else:
            score = make_score(rules, self._random, self._is_wanted)
            step = 1 if self.level == "steps" else 0
        kind: Kind = _STEPS[step - 1] if self.level == "steps" else self.level
        options = tuple(self._options(kind, score))
        while len(options) == 1:  # newcomers' games have few yaku to confuse
            score = make_score(rules, self._random, self._is_wanted)
            options = tuple(self._options(kind, score))
        right = next(place for place, option in enumerate(options) if not option.why)
        self.rules_id = rules.id
        self.question, self.chosen = Question(kind, score, options, right, step), None
        return self.question

    def answer(self, place: int) -> bool:
        """Take an option; what is answered stays answered."""
        if self.question is None or self.chosen is not None:
            return self.was_right
        self.chosen = place
        self.asked += 1
        self.streak = self.streak + 1 if self.was_right else 0
        self.best = max(self.best, self.streak)
        return self.was_right

    def _options(self, kind: Kind, score: Score) -> list[Option]:
        if kind == "yaku":
            return yaku_options(score, explain(score), self._random)
        if kind == "fu":
            return fu_options(score, self._random)
        return points_options(score, self._random)

    def _is_wanted(self, score: Score) -> bool:
        if len(score.yaku) > _MOST_YAKU:
            return False
        # Where the han alone decide, nobody counts fu.
        return self.level in ("yaku", "points") or not is_limit_by_han(score)
