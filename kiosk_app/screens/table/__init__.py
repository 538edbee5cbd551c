"""The table: seats and points, draws, dora, history, rulings, corrections and the end of a game."""
