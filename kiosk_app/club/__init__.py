"""The club night: who is there, who sits where, the time left, and the standings."""
