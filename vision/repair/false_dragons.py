"""White dragons with the colour of the backs are backs: those found with doubt, or too many."""

from dataclasses import dataclass
from typing import Final

from vision.repair.colours import which_are_backs
from vision.scene import Scene, as_back

NAME: Final = "false dragons"


@dataclass(frozen=True)
class DragonRule:
    doubtful: float = 0.65
    """Below this score the detector may have taken a back for a face."""
    copies: int = 4
    """No set has more blank faces."""


DRAGON_RULE: Final = DragonRule()


def turn_false_dragons_down(scene: Scene, rule: DragonRule = DRAGON_RULE) -> Scene:
    blank = [tile for tile in scene.tiles if tile.name == "5z"]
    crowded = len(blank) > rule.copies
    if not crowded:
        blank = [tile for tile in blank if tile.score < rule.doubtful]
    answers = which_are_backs(
        scene.picture,
        [tile.quad for tile in blank],
        [tile.quad for tile in scene.faces if tile.name != "5z"],
        [tile.quad for tile in scene.backs],
        crowded=crowded,
    )
    backs = {
        tile.id: as_back(tile) for tile, is_back in zip(blank, answers, strict=True) if is_back
    }
    return scene.with_changed(backs, NAME, "a white dragon with the colour of the backs")
