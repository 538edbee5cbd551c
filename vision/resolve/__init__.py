"""The most probable legal hand behind what was read."""

from vision.resolve.resolve import Resolution, resolve

__all__ = ["Resolution", "resolve"]
