"""Where it begins: the first start, the home screen, a new game."""
