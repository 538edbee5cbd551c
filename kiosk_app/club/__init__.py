"""The club night: who is there, who sits where, how long yet, and who stands where."""
