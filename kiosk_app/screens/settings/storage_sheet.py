"""Where everything is kept: room, copies, bringing one back, and how long photos stay."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.properties import NumericProperty, StringProperty

from kiosk_app.screens.settings.housekeeping import (
    Room,
    back_up_to,
    bring_back,
    drop_old_photos,
    read_room,
)
from kiosk_app.screens.settings.setting_words import EVIDENCE_DAYS, days_words, size_words
from kiosk_app.session.exports import Place, places
from kiosk_app.store.problems import WhichKiosk
from kiosk_app.store.restoring import Identity
from kiosk_app.ui.screen import load_kv
from kiosk_app.ui.widgets.choice_sheet import ChoiceSheet, named_files
from kiosk_app.ui.widgets.sheet import ConfirmSheet, Sheet
from scorer.messages import Message, Paragraph

load_kv(__file__)


class StorageSheet(Sheet):
    text = StringProperty("")
    days = StringProperty("")
    forks = NumericProperty(0)

    def __init__(self, *, then: Callable[[], None], **values: Any) -> None:
        self._then = then
        self._room: Room | None = None
        super().__init__(**values)

    def on_open(self) -> None:
        self._read()

    def on_dismiss(self) -> None:
        self._then()

    def back_up(self) -> None:
        self.app.workers.storage(places, self._ask_where)

    def show_forks(self) -> None:
        self.dismiss()
        self.app.show("forks")

    def choose_copy(self) -> None:
        words = self.app.words
        copies = () if self._room is None else self._room.copies
        ChoiceSheet(
            title=words("settings-bring-back"),
            options=named_files(copies),
            then=self._ask_to_bring_back,
            empty=words("settings-no-copies"),
        ).open()

    def choose_days(self) -> None:
        words = self.app.words
        ChoiceSheet(
            title=words("settings-photos"),
            options={days: days_words(days, words) for days in EVIDENCE_DAYS},
            chosen=self.app.settings.evidence_days,
            then=self._days_chosen,
        ).open()

    def _read(self) -> None:
        store, words = self.app.session.store, self.app.words
        self.days = days_words(self.app.settings.evidence_days, words)
        self.app.workers.storage(lambda: read_room(store), self._show)

    def _show(self, room: Room) -> None:
        self._room, self.forks = room, room.forks
        words = self.app.words
        self.text = "\n".join(
            (
                words("settings-folder", folder=str(room.folder)),
                words("settings-free", size=size_words(room.free, words)),
                words("settings-photos-kept", count=room.photos),
            )
        )

    def _ask_where(self, found: tuple[Place, ...]) -> None:
        words = self.app.words
        ChoiceSheet(
            title=words("settings-back-up"),
            options={
                place: words("export-stick" if place.stick else "export-folder",
                             name=place.name)
                for place in found
            },
            then=self._back_up_to,
        ).open()  # fmt: skip

    def _back_up_to(self, place: Place) -> None:
        app, store = self.app, self.app.session.store

        def done(_: Path) -> None:
            app.say(app.words(place.saved, place=place.name))
            self._read()

        app.session.write(lambda: back_up_to(store, place.folder), done)

    def _ask_to_bring_back(self, copy: Path) -> None:
        words = self.app.words
        ConfirmSheet(
            title=words("settings-bring-back"),
            question=words("settings-bring-back-question", name=copy.name),
            answer=words("settings-bring-back"),
            then=lambda: self._bring_back(copy),
        ).open()

    def _ask_which_kiosk(self, copy: Path) -> None:
        words = self.app.words
        ChoiceSheet(
            title=words("settings-which-kiosk"),
            options={
                "replace": words("settings-replaces-kiosk"),
                "copy": words("settings-one-more-kiosk"),
            },
            then=lambda identity: self._bring_back(copy, identity),
        ).open()

    def _bring_back(self, copy: Path, identity: Identity | None = None) -> None:
        app = self.app

        def work() -> tuple[Message, ...] | None:
            try:
                return bring_back(app.session.table_store, copy, identity)
            except WhichKiosk:
                return None  # nothing was touched: a person has to say

        def done(sentences: tuple[Message, ...] | None) -> None:
            if sentences is None:
                self._ask_which_kiosk(copy)
                return
            app.brought_back()
            brought = Message("settings", "brought-back", name=copy.name)
            kind = "trouble" if sentences else "said"
            app.say(app.words.sentence_for(Paragraph((brought, *sentences))), kind)
            self._read()

        app.session.write(work, done)

    def _days_chosen(self, days: int) -> None:
        app, store = self.app, self.app.session.store
        app.change_settings(evidence_days=days)
        app.session.write(lambda: drop_old_photos(store, days), lambda _: self._read())
