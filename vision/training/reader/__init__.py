"""The network that names a face: its data, its training, its export."""
