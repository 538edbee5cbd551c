"""The kiosk's voice: what is said aloud, made on this machine, without a network."""
