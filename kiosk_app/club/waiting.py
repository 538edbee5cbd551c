"""Who waits when the players do not fill the tables: everybody in turn."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from kiosk_app.club.rounds import Round


def who_waits(players: Sequence[str], history: Sequence[Round], random: Random) -> tuple[str, ...]:
    """Those who have waited least; of these, who has played most and waited longest ago.

    Someone who came later counts as having waited as often as the luckiest of the others, so
    that nobody waits for having been away.
    """
    count = len(players) % 4
    if not count:
        return ()
    waited = waits(players, history)
    played = Counter(player for each in history for player in each.seated)
    last = {player: number for number, each in enumerate(history) for player in each.waiting}
    in_order = random.sample(list(players), len(players))
    in_order.sort(key=lambda player: (waited[player], -played[player], last.get(player, -1)))
    chosen = set(in_order[:count])
    return tuple(player for player in players if player in chosen)


def waits(players: Iterable[str], history: Sequence[Round]) -> Counter[str]:
    """How often each has waited, newcomers as often as the luckiest of those who were there."""
    there: Counter[str] = Counter()
    waited: Counter[str] = Counter()
    for each in history:
        newcomers = [player for player in each.players if player not in there]
        _give_newcomers_their_count(newcomers, waited, there)
        there.update(each.players)
        waited.update(each.waiting)
    now = list(players)
    known = [player for player in now if player in there]
    least = min((waited[player] for player in known), default=0)
    for player in now:
        if player not in there:
            waited[player] = least
    return waited


def _give_newcomers_their_count(
    newcomers: Iterable[str], waited: Counter[str], there: Counter[str]
) -> None:
    least = min((waited[player] for player in there), default=0)
    for player in newcomers:
        waited[player] += least
