"""Pictures of the first screen."""

from tests.kiosk_app.kiosk import Kiosk


def home(kiosk: Kiosk) -> None:
    kiosk.app.show("home")
    kiosk.settle()


PICTURES = {"home": home}
