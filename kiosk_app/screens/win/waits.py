"""What a hand of 13 tiles waits for: whoever says tenpai shows it, and everyone sees."""

from kivy.properties import StringProperty

from kiosk_app.session.hand_draft import HandDraft, tapped
from kiosk_app.session.waiting_hand import WAITING, waits_of
from kiosk_app.ui.screen import KioskScreen, load_kv

load_kv(__file__)


class WaitsScreen(KioskScreen):
    sentence = StringProperty("")

    def refresh(self) -> None:
        if not self.app.session.draft.winners:
            return
        hand, words = self.app.session.draft.winner.hand, self.app.words
        found = waits_of(hand)
        self.ids.hand.draft = hand
        self.ids.waits.draft = HandDraft(tuple(map(tapped, found or ())))
        if found is None:
            self.sentence = words("tenpai-not-yet", count=hand.count, wanted=WAITING)
        else:
            self.sentence = words("tenpai-tenpai" if found else "tenpai-noten", count=len(found))

    def correct(self) -> None:
        self.app.session.fix_hand()

    def done(self) -> None:
        self.app.session.show_waits()
