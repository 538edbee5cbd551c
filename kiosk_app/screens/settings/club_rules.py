"""A club's own rules: begin with a book, tap what differs, see where it departs, and save it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from kiosk_app.explain.naming import name_section
from kiosk_app.explain.rule_values import name_field, name_value
from kiosk_app.screens.table.correction import PointsLine
from kiosk_app.screens.table.reasoned_screen import Stepper, offer
from kiosk_app.session.club_rules import ClubRules, club_rules_of, save_club_rules
from kiosk_app.session.new_game import rule_names
from kiosk_app.ui.screen import KioskScreen, load_kv
from kiosk_app.ui.widgets.buttons import Choice, PlainButton, TapArea
from kiosk_app.ui.widgets.choice_sheet import ChoiceSheet
from kiosk_app.ui.widgets.hand_view import TileKey
from kiosk_app.ui.widgets.keyboard import WritingSheet
from kiosk_app.ui.widgets.sheet import LiveSheet
from scorer.rule_choices import FieldChoices
from scorer.rule_text import RULE_SETS, RuleFileError
from scorer.ruleset import RuleValue
from scorer.tiles import KINDS, TILES, format_tiles, parse_tiles, sort_tiles

PARTS: Final = {
    "playing": ("play", "dealer", "counters"),
    "paying": ("win", "draw", "chombo", "liability"),
    "scoring": ("hand", "limits", "fu", "yaku", "yakuman"),
    "ending": ("end", "tournament"),
}
"""What people look for together."""
NTS_PARTS: Final = {
    "playing": ("table", "going_out", "dead_hand", "lucky", "three_players", "five_players"),
    "paying": ("settlement", "limits", "chips"),
    "scoring": ("points", "doublings", "exclusive", "regular", "green", "irregular"),
    "ending": ("ranking",),
}
_IN_SIGHT: Final = 8
"""As many words are offered at once; more are turned page by page."""
_BESIDE: Final = 2
_TILES_IN_ROW: Final = 9
_LEFT_OUT: Final = 0.3
"""How much is seen of a tile that is not among the chosen."""
_BY_HUNDREDS: Final = 1_000
"""A number that may be as large is changed by hundreds and thousands."""

load_kv(__file__)


class RuleRow(TapArea):
    """A field, its value, and where the book has it; a changed one also says what the book has."""

    name = StringProperty("")
    value = StringProperty("")
    source = StringProperty("")
    changed = BooleanProperty(False)
    stacked = BooleanProperty(False)
    """Whether the value stands below the name, as there is no room beside it."""


class ClubRulesScreen(KioskScreen):
    part = StringProperty("playing")
    base_name = StringProperty("")
    count = NumericProperty(0)
    """How many fields differ from the book."""
    long_names = BooleanProperty(False)

    def __init__(self, **values: Any) -> None:
        super().__init__(**values)
        self.rules = ClubRules(next(iter(RULE_SETS)))

    def begin(self, name: str) -> None:
        """With a book, or with the club's own file."""
        try:
            self.rules = club_rules_of(name)
        except RuleFileError as error:
            self.app.failed(error)

    @property
    def parts(self) -> dict[str, tuple[str, ...]]:
        return PARTS if self.rules.is_riichi else NTS_PARTS

    def name_of(self, field: str) -> str:
        return _naming(self.rules)[0](self.app.words, field)

    def value_of(self, field: str, value: RuleValue) -> str:
        return _naming(self.rules)[1](self.app.words, field, value)

    def refresh(self) -> None:
        words = self.app.words
        self.base_name = rule_names(self.rules.base, variants=True)[self.rules.base]
        self.count = len(self.rules.changes)
        self.long_names = not self.rules.is_riichi
        offer(
            self.ids.parts,
            [(part, words(f"differences-{part}"), part == self.part) for part in self.parts],
            self.turn_to,
        )
        fields = self._fields()
        self.ids.rows.show(len(fields), lambda at: self._row(fields[at]))

    def _fields(self) -> list[str]:
        """Those of the part that is open; what was changed comes first."""
        found = [field for field in self.rules.fields() if self._is_shown(field)]
        order = {group: at for at, group in enumerate(self.parts[self.part])}
        return sorted(
            found, key=lambda f: (f not in self.rules.changes, order[f.partition(".")[0]])
        )

    def _is_shown(self, field: str) -> bool:
        group = field.partition(".")[0]
        return group in self.parts[self.part] and self.rules.choices(field).kind != "fixed"

    def _row(self, field: str) -> RuleRow:
        words, rules = self.app.words, self.rules
        value, section = rules.book_value(field)
        changed = field in rules.changes
        cited = name_section(words, section)
        source = cited
        if changed:
            source = words("club-rules-departs", value=self.value_of(field, value), section=cited)
        row = RuleRow(
            name=self.name_of(field),
            value=self.value_of(field, rules.value(field)),
            source=source,
            changed=changed,
            stacked=self.long_names and self.app.portrait,
        )
        row.bind(on_release=lambda _: self.edit(field))
        return row

    # What is tapped

    def turn_to(self, part: str) -> None:
        self.part = part
        self.ids.rows.page = 0
        self.refresh()

    def edit(self, field: str) -> None:
        RuleSheet(self, field).open()

    def change(self, field: str, value: RuleValue) -> str:
        """Taken over, or why it cannot be."""
        try:
            self.rules = self.rules.changed(field, value)
        except RuleFileError as error:
            return self.app.words.sentence_for(error)
        self.refresh()
        return ""

    def choose_base(self) -> None:
        names = rule_names(self.rules.base, variants=True)
        ChoiceSheet(
            title=self.app.words("club-rules-base"),
            options={book: names[book] for book in RULE_SETS},
            chosen=self.rules.base,
            then=self._begin_with,
            cols=2,
        ).open()

    def _begin_with(self, base: str) -> None:
        self.rules = self.rules.begun_with(base)
        self.refresh()

    def save(self) -> None:
        WritingSheet(
            title=self.app.words("club-rules-name"), text=self.rules.name, then=self._named
        ).open()

    def _named(self, name: str) -> None:
        name = " ".join(name.split())
        if not name:
            return
        self.rules = ClubRules(self.rules.base, name, self.rules.changes)
        rules, folder = self.rules, self.app.config_folder

        def done(path: Path) -> None:
            self.app.change_settings(rules=str(path))
            self.app.show("settings")
            self.app.say(self.app.words("club-rules-saved", name=name))

        self.app.session.write(lambda: save_club_rules(rules, folder), done)


def _naming(rules: ClubRules) -> tuple[Callable[..., str], Callable[..., str]]:
    """How a field and a value of it are called."""
    if rules.is_riichi:
        return name_field, name_value
    # Most clubs play riichi: they need not wait for what NTS imports.
    from kiosk_app.explain.nts import rule_fields

    return rule_fields.name_field, rule_fields.name_value


class RuleSheet(LiveSheet):
    """One field: what the book says and where, and what the club plays."""

    book_text = StringProperty("")
    trouble = StringProperty("")
    listed = NumericProperty(0)
    """How many words are turned page by page; 0: all are in sight."""
    in_row = NumericProperty(_BESIDE)

    def __init__(self, screen: ClubRulesScreen, field: str, **values: Any) -> None:
        self._screen, self._field = screen, field
        self._numbers: tuple[int, ...] | None = None
        """A list that is being changed one by one, and cannot be yet."""
        super().__init__(**values)

    def refresh(self) -> None:
        words, rules, field = self.app.words, self._screen.rules, self._field
        self.title = self._screen.name_of(field)
        value, section = rules.book_value(field)
        self.book_text = words(
            "club-rules-book",
            rules=rules.book.name,
            value=self._screen.value_of(field, value),
            section=name_section(words, section),
        )
        self.ids.offered.clear_widgets()
        self.listed, self.in_row = 0, _BESIDE
        now, kind = rules.value(field), rules.choices(field).kind
        shown: dict[str, Callable[[RuleValue], None]] = {
            "switch": self._show_switch,
            "one": self._show_words,
            "several": self._show_several,
            "order": self._show_order,
            "tiles": self._show_tiles,
            "number": self._show_number,
            "numbers": self._show_numbers,
            "of-a-book": self._show_what_books_have,
        }
        shown[kind](now)

    @property
    def _choices(self) -> FieldChoices:
        return self._screen.rules.choices(self._field)

    def _set(self, value: RuleValue) -> None:
        self._numbers = None
        self.trouble = self._screen.change(self._field, value)
        self.refresh()

    def _show_switch(self, now: RuleValue) -> None:
        for value in (True, False):
            self._offer(value, value == now, value)

    def _show_words(self, now: RuleValue) -> None:
        for word in self._choices.words:
            self._offer(word, word == now, word)

    def _show_what_books_have(self, now: RuleValue) -> None:
        for value in self._screen.rules.values_of_books(self._field):
            self._offer(value, value == now, value)

    def _show_several(self, now: RuleValue) -> None:
        chosen = now if isinstance(now, tuple) else ()
        known = self._choices.words
        book = self._screen.rules.book_value(self._field)[0]
        # The book's own first, and where they are they stay.
        shown = sorted(known, key=lambda word: isinstance(book, tuple) and word not in book)

        def choice(at: int) -> Choice:
            word = shown[at]
            after = tuple(each for each in known if (each in chosen) != (each == word))
            return self._choice((word,), word in chosen, after)

        if len(known) > _IN_SIGHT:
            self.listed = len(known)
            self.ids.listed.show(len(known), choice)
            return
        for at in range(len(known)):
            self.ids.offered.add_widget(choice(at))

    def _show_order(self, now: RuleValue) -> None:
        """A tap moves a word one place to the front."""
        words = now if isinstance(now, tuple) else ()
        self.in_row = 1
        for at, word in enumerate(words):
            name = self._screen.value_of(self._field, (word,))
            key = PlainButton(text=f"{at + 1}  {name}", icon="up" if at else "", disabled=not at)
            after = (*words[: at - 1], word, words[at - 1], *words[at + 1 :]) if at else words
            key.bind(on_release=lambda _, after=after: self._set(after))
            self.ids.offered.add_widget(key)

    def _show_tiles(self, now: RuleValue) -> None:
        """Every tile; a tap takes it in or out."""
        chosen = set(parse_tiles(str(now)))
        self.in_row = _TILES_IN_ROW
        for tile in TILES[:KINDS]:
            key = TileKey(tile=str(tile), opacity=1 if tile in chosen else _LEFT_OUT)
            after = format_tiles(sort_tiles(chosen ^ {tile}))
            key.bind(on_release=lambda _, after=after: self._set(after))
            self.ids.offered.add_widget(key)

    def _offer(self, value: RuleValue, chosen: bool, after: RuleValue) -> None:
        self.ids.offered.add_widget(self._choice(value, chosen, after))

    def _choice(self, value: RuleValue, chosen: bool, after: RuleValue) -> Choice:
        """A tap makes the field ``after``."""
        choice = Choice(text=self._screen.value_of(self._field, value))
        choice.choose(chosen)
        choice.bind(on_release=lambda _: self._set(after))
        return choice

    def _show_number(self, now: RuleValue) -> None:
        text = self._screen.value_of(self._field, now)
        self._stepper("", text, int(now) if isinstance(now, int) else 0, self._set)

    def _show_numbers(self, now: RuleValue) -> None:
        values = self._numbers or (now if isinstance(now, tuple) else ())
        for at, value in enumerate(values):
            name = self.app.words("table-place", place=at + 1)
            self._stepper(
                name,
                self.app.words.signed(value) if value else "0",
                value,
                partial(self._try_at, values, at),
            )

    def _try_at(self, before: tuple[int, ...], at: int, after: int) -> None:
        """Uma sums to 0, which takes more than one tap: what is not yet right stays in sight."""
        values = (*before[:at], after, *before[at + 1 :])
        self._set(values)
        if self.trouble:
            self._numbers = values
            self.refresh()

    def _stepper(self, name: str, text: str, now: int, then: Callable[[int], None]) -> None:
        least, most = self._choices.between
        line: Any
        if most >= _BY_HUNDREDS:
            line = PointsLine(name=name or self.title, text=text)
        else:
            line = Stepper(text=text)
        self.in_row = 1
        line.bind(on_step=lambda _, step: then(max(least, min(most, now + step))))
        self.ids.offered.add_widget(line)

    def as_the_book(self) -> None:
        self._set(self._screen.rules.book_value(self._field)[0])
