"""A case as the JSON that ``tenbou score`` reads."""

from typing import Any

from scorer import format_tiles
from tests.random_hands import Case


def record(case: Case) -> dict[str, Any]:
    hand, context = case.hand, case.context
    return {
        "concealed": format_tiles(hand.concealed),
        "win": str(hand.win),
        "melds": [
            {
                "kind": meld.kind.value,
                "tiles": format_tiles(meld.tiles),
                "from": meld.source.value if meld.source else None,
            }
            for meld in hand.melds
        ],
        "by": context.by.value,
        "seat": context.seat.letter,
        "round": context.round.letter,
        "discarder": context.discarder.letter if context.discarder is not None else None,
        "dora_indicators": format_tiles(context.dora_indicators),
        "ura_indicators": format_tiles(context.ura_indicators),
        "riichi": context.riichi,
        "double_riichi": context.double_riichi,
        "ippatsu": context.ippatsu,
        "rinshan": context.rinshan,
        "chankan": context.chankan,
        "haitei": context.haitei,
        "houtei": context.houtei,
        "first_turn": context.first_turn,
        "counters": context.counters,
        "sticks": context.sticks,
        "liable": context.liable.letter if context.liable is not None else None,
    }
