"""A win: who won, the hand by photo, tiles or points, and its score."""
