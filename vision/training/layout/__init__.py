"""Drawn tables without pixels, and the training of the layout network on them."""
