from tests.kiosk_app.club.conftest import postgres, prepared, server, server_address, store

__all__ = ["postgres", "prepared", "server", "server_address", "store"]
