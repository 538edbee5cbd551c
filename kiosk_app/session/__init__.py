"""What the kiosk does at its table, without a screen: games, wins, readings.

Everything here may wait for the disk and is called from a thread beside the screen's; nothing here
knows of Kivy.
"""
