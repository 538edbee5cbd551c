"""A game for people to take along: its picture's contents, a few lines for a phone, its files."""

import csv
import io
import json
from dataclasses import dataclass
from datetime import datetime

from kiosk_app.club.highlights import BestHand, best_hand_of_game
from kiosk_app.club.sheets import harmless
from kiosk_app.languages import Language
from kiosk_app.store.open_game import GameHeading
from kiosk_app.store.score_sheet import ScoreSheet, sheet_of
from scorer.table import State, event_to_json, final_scores
from scorer.table.final_sheet import PARTS


@dataclass(frozen=True, slots=True)
class SharedGame:
    heading: GameHeading
    sheet: ScoreSheet
    best: BestHand | None
    unit: int
    """What its scores are counted in, 1 or 1,000 points."""
    state: State | None = None
    """None of a game of another kiosk: of that one there is only the sheet."""

    @classmethod
    def of_state(cls, state: State, heading: GameHeading) -> "SharedGame":
        if state.table is None:
            raise ValueError("Only a game that has started has a result.")
        best = best_hand_of_game(state, heading.id)
        unit = final_scores(state.table, state.rules).unit
        return cls(heading, sheet_of(state), best, unit, state)

    @property
    def moment(self) -> datetime:
        return (self.heading.ended or self.heading.started).astimezone()

    @property
    def stem(self) -> str:
        """Of the names of its files."""
        return f"tenbou-{self.moment:%Y-%m-%d-%H%M}"


def title_of(game: SharedGame, words: Language) -> str:
    """The day, and where it was played."""
    heading, day = game.heading, f"{game.moment:%Y-%m-%d}"
    if heading.round is None:
        return words("result-of-game", day=day, table=heading.table_name)
    return words("result-of-round", day=day, table=heading.table_name, round=heading.round)


def phone_text(game: SharedGame, words: Language) -> str:
    """A few lines that fit into a QR code, for a phone without any network."""
    lines = [
        words("result-phone-title", rules=game.sheet.rules_name, day=f"{game.moment:%Y-%m-%d}")
    ]
    lines += [
        words(
            "result-phone-line",
            place=line.place,
            name=line.player,
            points=line.points,
            score=words.score(line.score, game.unit),
        )
        for line in game.sheet.final
    ]
    return "\n".join(lines)


def game_log(state: State) -> str:
    """The game's events, one a line, as ``tenbou table replay`` reads them."""
    return "".join(
        json.dumps(event_to_json(event), ensure_ascii=False) + "\n" for event in state.record
    )


def result_sheet(state: State) -> str:
    """The final table as CSV, in plain points."""
    if state.table is None:
        raise ValueError("Only a game that has started has a result.")
    final = final_scores(state.table, state.rules)
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow(["place", "player", "points", *PARTS, "score"])
    for score in final.scores:
        parts = [getattr(score, part) for part in PARTS]
        sheet.writerow([score.place, harmless(score.player), score.points, *parts, score.score])
    return text.getvalue()


def files_of(game: SharedGame, picture: bytes) -> dict[str, bytes]:
    """Under their names: the picture, and of this kiosk's games the table and the log."""
    files = {f"{game.stem}.png": picture}
    if game.state is not None:
        files[f"{game.stem}.csv"] = result_sheet(game.state).encode()
        files[f"{game.stem}.jsonl"] = game_log(game.state).encode()
    return files
