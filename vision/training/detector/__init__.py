"""The network that finds tiles: its data, its training, its export."""
