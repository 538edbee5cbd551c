"""Teach the reader a club's own tiles from a photo or three, in seconds and without training."""
