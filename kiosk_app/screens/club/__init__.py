"""The club night: players, seating, timer, standings and files for people."""
