"""What happened? The book's own list of offences, each with its ruling; a tap leads to it."""

from typing import Any, Final

from kivy.properties import StringProperty

from kiosk_app.explain.book_lines import ruling_at_a_glance, ruling_in_words
from kiosk_app.explain.naming import as_sentence
from kiosk_app.screens.table.reasoned_screen import offer
from kiosk_app.session.ruling import KINDS_OF_RULING, Ruling, kinds_of
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import TapArea
from kiosk_app.ui.widgets.sheet import LinesSheet
from scorer.offences import TOPICS, Offence, Topic, offences_of
from scorer.table import State

_USUAL_FINE: Final = 1_000
"""Where the book leaves the fine to the referee, who can change it."""

load_kv(__file__)


class OffenceRow(TapArea):
    text = StringProperty("")
    ruling = StringProperty("")


class OffencesScreen(KioskScreen):
    book_name = StringProperty("")
    topic = StringProperty(TOPICS[0])

    def refresh(self) -> None:
        state: State | None = self.app.state
        if state is None:
            return
        listed, words = offences_of(state.rules.id, state.rules.extends), self.app.words
        self.book_name = state.rules.name
        topics = [topic for topic in TOPICS if any(each.about == topic for each in listed)]
        if topics and self.topic not in topics:
            self.topic = topics[0]
        offer(
            self.ids.topics,
            [(topic, words(f"offences-about-{topic}"), topic == self.topic) for topic in topics],
            self.turn_to,
        )
        shown = [each for each in listed if each.about == self.topic]

        def row(at: int) -> OffenceRow:
            offence = shown[at]
            made = OffenceRow(
                text=words(f"offences-{offence.id}"),
                ruling=as_sentence(ruling_at_a_glance(offence, words)),
            )
            made.bind(on_release=lambda _: self.choose(offence))
            return made

        self.ids.rows.show(len(shown), row)

    def turn_to(self, topic: Topic) -> None:
        self.topic = topic
        self.ids.rows.page = 0
        self.refresh()

    def choose(self, offence: Offence) -> None:
        """On to the ruling with everything filled in but who it was; or only what it is."""
        words: Any = self.app.words
        said = words(f"offences-{offence.id}")
        kinds = [kind for kind in KINDS_OF_RULING.get(offence.ruling, ()) if kind in self._kinds()]
        if not kinds:
            ruling = as_sentence(ruling_in_words(offence, words))
            LinesSheet([ruling, words("offences-nothing-to-record")], title=said).open()
            return
        referee: Any = self.app.screen_named("referee")
        referee.rule(Ruling(kinds[0], reason=said, points=offence.least or _USUAL_FINE), offence)
        self.app.show("referee")

    def _kinds(self) -> tuple[str, ...]:
        state: State | None = self.app.state
        return () if state is None or state.table is None else kinds_of(state, state.table)
