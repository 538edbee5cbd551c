"""The best hand that somebody won in a game, kept with the result and told in words."""

from json import dumps, loads
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scorer.table import Winner


def best_hand_text(winner: "Winner", self_drawn: bool) -> str:
    """What is known of a won hand, as JSON."""
    known = {
        "hand": winner.hand,
        "yaku": [[item.id, item.han, item.yakuman] for item in winner.yaku],
        "han": winner.han,
        "fu": winner.fu,
        "yakuman": winner.yakuman,
        "self_drawn": self_drawn,
    }
    return dumps({name: value for name, value in known.items() if value}, ensure_ascii=False)


def best_hand_words(text: str | None, language: str = "en") -> str:
    """``234m 456p 678s 11z +555z · White Dragons, Dora 2 · 3 han 30 fu``; empty if unknown."""
    if text is None:
        return ""
    from kiosk_app.languages import load_language

    words = load_language(language)
    try:
        return _words(loads(text), words)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return ""  # of a newer Tenbou, or damaged: the points are there all the same


def _words(known: Any, words: Any) -> str:
    yaku = []
    for name, han, yakuman in known.get("yaku", ()):
        key = f"yaku-{name}-name"
        called = words(key) if words.has(key) else str(name)
        yaku.append(f"{called} {han}" if han > 1 and not yakuman else called)
    parts = [known.get("hand", ""), ", ".join(yaku)]
    if known.get("yakuman"):
        parts.append("yakuman" if known["yakuman"] == 1 else f"{known['yakuman']} yakuman")
    elif known.get("han"):
        fu = f" {known['fu']} fu" if known.get("fu") else ""
        parts.append(f"{known['han']} han{fu}")
    return " · ".join(part for part in parts if part)
