"""The most probable legal hand behind what was read."""

from vision.resolve.read_hand import Change, HandIds, ReadHand
from vision.resolve.resolve import Resolution, resolve

__all__ = ["Change", "HandIds", "ReadHand", "Resolution", "resolve"]
