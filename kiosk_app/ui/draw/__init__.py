"""Draws everything the kiosk shows and sounds: `make art`. None of it runs on the kiosk."""
