"""How people lay tiles on a real table, drawn at random: each arrangement with its name."""

from vision.training.arrange.compose import ArrangedScene, compose_arrangement
from vision.training.arrange.plan import ARRANGEMENTS, Plan, plan_arrangement

__all__ = ["ARRANGEMENTS", "ArrangedScene", "Plan", "compose_arrangement", "plan_arrangement"]
