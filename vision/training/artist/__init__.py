"""Tile faces drawn by the project itself, in as many styles as there are seeds.

Needs numpy and OpenCV only: the kiosk's tile pictures come from here too. The character outlines
in `glyphs.jsonl` are taken from fonts under the SIL Open Font License; `GLYPHS.md` names them.
"""

from vision.training.artist.faces import draw_back, draw_face
from vision.training.artist.style import Style, held_out_style, random_style, training_style

__all__ = ["Style", "draw_back", "draw_face", "held_out_style", "random_style", "training_style"]
