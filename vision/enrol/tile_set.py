"""A tile set that was enrolled: what the reader's network makes of each of its faces."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.read.faces import CLASS_COUNT, FLOWER

Features = NDArray[np.float32]

STRENGTH: Final = 8.0
"""How much likeness to an enrolled face counts beside the reader's own opinion.

Chosen on training styles with `python -m vision.training.measure_enrolment --training-styles
--strengths`: up to 16 name a few more tiles, but claim too much for those they name wrong.
"""
_NEARLY_ALL: Final = 30
_THE_SAME: Final = 0.75
"""The likeness that counts in a set of which fewer faces than ``_NEARLY_ALL`` are known: there a
crop may well show a face that nobody taught."""

_UNLIKE: Final = 0.2
"""The likeness that a crop has to faces it does not show: what no face of the set is credited."""

_BELIEF: Final = 0.5
"""How much the reader is still believed about a face that it misread when the set was enrolled: the
photos to come are not that one. Chosen on training styles, with ``_MOST_MISREAD``."""
_MOST_MISREAD: Final = 0.7
"""The share of misread faces above which the enrolment photo is at fault and not the set."""

_RED_OF: Final = {34: 4, 35: 13, 36: 22}  # where no red fives were enrolled, they look like fives


@dataclass(frozen=True, eq=False)
class TileSet:
    name: str
    features: Features
    """One row for each enrolled crop and rotation: what the network makes of it, and behind that
    what the reader took it for, a number for each of ``CLASS_NAMES``. Sets of the first version
    have the former alone."""
    faces: NDArray[np.int64]
    """Which of ``CLASS_NAMES`` each row shows."""

    @property
    def known(self) -> frozenset[int]:
        return frozenset(int(face) for face in self.faces)

    def with_more(self, features: Features, faces: NDArray[np.int64]) -> "TileSet":
        """The set with more looks at its faces: another photo, or tiles that people corrected."""
        width = min(self.features.shape[1], features.shape[1])  # an older set has no answers
        return replace(
            self,
            features=np.concatenate([self.features[:, :width], features[:, :width]]),
            faces=np.concatenate([self.faces, faces]),
        )

    def likeness(self, features: Features) -> Features:
        """How much each crop looks like each face, from -1 to 1: by the likest enrolled crop.

        Measured from the middle of the set, since what all its tiles share tells none apart.
        """
        enrolled = self.features[:, : features.shape[1]]
        middle = enrolled.mean(axis=0)
        alike = _directions(features - middle) @ _directions(enrolled - middle).T
        best = np.full((len(features), CLASS_COUNT), _UNLIKE, np.float32)
        for face in self.known:
            best[:, face] = alike[:, self.faces == face].max(axis=1)
        for red, five in _RED_OF.items():
            if red not in self.known:
                best[:, red] = best[:, five]
        if len(self.known) < _NEARLY_ALL:
            best = np.where(best > _THE_SAME, best, np.float32(_UNLIKE))
        return best

    def judged(
        self, probabilities: Features, features: Features, strength: float = STRENGTH
    ) -> Features:
        """The reader's probabilities after a look at the enrolled faces."""
        answers = self.features[:, features.shape[1] :]
        if answers.shape[1] == CLASS_COUNT and len(self.known) >= _NEARLY_ALL:
            probabilities = probabilities @ self._meaning(answers)
        logs = np.log(probabilities + 1e-6) + strength * self.likeness(features)
        shares = np.exp(logs - logs.max(axis=1, keepdims=True))
        return np.asarray(shares / shares.sum(axis=1, keepdims=True), np.float32)

    def _meaning(self, answers: Features) -> Features:
        """For each answer of the reader, how likely each face of this set is meant by it.

        Where the reader took every E for a seven of bamboo, its word on sevens says little; the
        likeness to the enrolled faces then decides between the two.
        """
        taken = np.eye(CLASS_COUNT, dtype=np.float32)
        misread = 0
        for face in self.known:
            mean = answers[self.faces == face].mean(axis=0)
            misread += int(mean.argmax()) != face
            taken[:, face] = _BELIEF * taken[:, face] + (1 - _BELIEF) * mean
        if misread > _MOST_MISREAD * len(self.known):
            return np.eye(CLASS_COUNT, dtype=np.float32)
        return np.asarray(taken / taken.sum(axis=1, keepdims=True), np.float32)


def missing_tiles(faces: frozenset[int]) -> tuple[int, ...]:
    """Which of the 34 plain tiles are not among these."""
    return tuple(face for face in range(FLOWER - 3) if face not in faces)


def _directions(vectors: Features) -> Features:
    return np.asarray(vectors / (np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-6), np.float32)
