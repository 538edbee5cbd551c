"""Where tiles lie and what for: rows, the hand, melds, the winning tile, indicators."""

from vision.layout.laid import LaidHand, LaidMeld, Layout
from vision.layout.lay_out import lay_out

__all__ = ["LaidHand", "LaidMeld", "Layout", "lay_out"]
