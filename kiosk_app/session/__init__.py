"""What goes on at this table, without a screen: the game, its wins, readings and drafts.

``table_session.TableSession`` is the door: screens, commands and phone pages show its step, follow
its events and call it. What waits for the disk or the camera is done on threads of its own.
"""
