"""The hands of a game as a list: what happened, and what it brought whom."""

from dataclasses import dataclass

from kiosk_app.languages import Language
from kiosk_app.screens.table.event_text import event_text
from kiosk_app.screens.table.short_names import short_names
from scorer.hand import Wind
from scorer.table import Event, Four, FourNames, PlayedHand, Seat, State, TableRules, Win, hands
from scorer.table.seats import four

_ROUNDS = {Wind.EAST: "east", Wind.SOUTH: "south", Wind.WEST: "west", Wind.NORTH: "north"}


@dataclass(frozen=True, slots=True)
class ListedHand:
    """One hand in words; ``first`` is the event to undo to play it again."""

    title: str
    counters: str
    """Those on the table, in words; empty: none."""
    text: str
    names: FourNames
    before: Four
    after: Four
    first: Event
    end: Event | None
    dealer: Seat = Seat.EAST

    @property
    def changes(self) -> Four:
        return four(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def winners_yaku(self) -> tuple[tuple[str, str], ...]:
        """Who won with which yaku, by the yaku's id."""
        if not isinstance(self.end, Win):
            return ()
        return tuple(
            (self.names[winner.seat], item.id)
            for winner in self.end.winners
            for item in winner.yaku
        )


def listed_hands(state: State, words: Language) -> tuple[ListedHand, ...]:
    """The latest first."""
    return tuple(_listed(hand, state.rules, words) for hand in reversed(hands(state)))


def points_courses(state: State) -> tuple[tuple[int, ...], ...]:
    """Each seat's points before the first hand and after every one, for a plot."""
    played = hands(state)
    if not played:
        return ()
    return tuple(
        (played[0].before[seat], *(hand.after[seat] for hand in played)) for seat in range(4)
    )


def _listed(hand: PlayedHand, rules: TableRules, words: Language) -> ListedHand:
    dealt = (hand.dealer % 4) + 1
    round_name = words(f"table-wind-{_ROUNDS[hand.round]}")
    east, south, west, north = short_names(hand.players)
    names = (east, south, west, north)
    if hand.end is None:
        last = event_text(hand.events[-1], names, words, rules)
        text = f"{last} · {words('history-running')}"
    else:
        text = event_text(hand.end, names, words, rules)
    counters = words("history-counters", count=hand.counters) if hand.counters else ""
    return ListedHand(
        title=words("history-hand", round=round_name, number=dealt),
        counters=counters,
        text=text,
        names=hand.players,
        before=hand.before,
        after=hand.after,
        first=hand.events[0],
        end=hand.end,
        dealer=hand.dealer,
    )
