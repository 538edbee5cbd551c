"""Photos that were never taken: tiles as solid bodies on a table, with the truth beside them."""

from vision.training.render.photo import RenderedPhoto, TrueTile, render_photo

__all__ = ["RenderedPhoto", "TrueTile", "render_photo"]
