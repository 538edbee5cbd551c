"""Where tiles lie and what for: the table's plane, the hand, melds, winning tile, indicators."""

from vision.layout.expectation import Expectation
from vision.layout.melds import LaidHand, LaidMeld

__all__ = ["Expectation", "LaidHand", "LaidMeld"]
