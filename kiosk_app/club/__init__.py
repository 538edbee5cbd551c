"""The club's storage: every event on disk before anybody sees it."""
