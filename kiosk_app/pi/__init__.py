"""The kiosk on a Raspberry Pi: its install scripts, its service, and a sign of life for systemd."""
