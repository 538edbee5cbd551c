from tests.kiosk_app.store.conftest import postgres, prepared, server, server_address, store

__all__ = ["postgres", "prepared", "server", "server_address", "store"]
