"""Learning at the kiosk: lists that open at once, another rule set, nothing lost on the way."""

from pathlib import Path

import pytest

from kiosk_app.screens.learn.learn_parts import DrawnHand, ListRow
from kiosk_app.settings import Settings
from tests.kiosk_app.kiosk import Kiosk


def _open(kiosk: Kiosk, *words: str) -> None:
    kiosk.app.show("learn")
    kiosk.settle()
    for word in words:
        kiosk.tap(word)


def test_the_yaku_stand_under_their_han_with_a_hand_drawn(kiosk: Kiosk) -> None:
    _open(kiosk, "Yaku")
    assert kiosk.sees("EMA Riichi 2016")
    assert kiosk.sees("Pinfu") and not kiosk.sees("Full Flush")
    kiosk.wait(lambda: kiosk.app.screen_named("yaku").ids.rows.complete)
    rows = kiosk.all_of(ListRow)
    assert len(rows) == 15
    assert all(row.draft is not None for row in rows)
    kiosk.tap("3+ han")
    assert kiosk.sees("Full Flush") and not kiosk.sees("Pinfu")
    kiosk.tap("Yakuman")
    assert kiosk.sees("Thirteen Orphans")


def test_a_drawn_hand_has_no_widget_for_each_tile(kiosk: Kiosk) -> None:
    _open(kiosk, "Yaku")
    hands = kiosk.all_of(DrawnHand)
    assert hands and not any(hand.children for hand in hands)
    assert all(len(hand.canvas.children) > 14 for hand in hands[:5])


def test_another_rule_set_is_chosen_once_for_all_lists(kiosk: Kiosk) -> None:
    _open(kiosk, "Rules:", "Norway 2018")
    assert kiosk.sees("Rules: Norway 2018")
    kiosk.tap("Yaku")
    kiosk.tap("Yakuman")
    assert kiosk.sees("Seven Stars")
    kiosk.app.back()
    kiosk.tap("Fu and points")
    assert kiosk.sees("Norway 2018")


def test_the_lists_follow_the_language(kiosk: Kiosk) -> None:
    _open(kiosk, "Yaku")
    kiosk.app.change_settings(language="nl")
    kiosk.settle()
    assert kiosk.sees("1 fan")


def test_nts_shows_its_doublings_and_limit_hands(kiosk: Kiosk) -> None:
    _open(kiosk, "Rules:", "Nederlandse Toernooi Spelregels 2.0")
    kiosk.tap("Yaku")
    assert kiosk.sees("Pung or kong of dragons")
    kiosk.tap("Limit hands")
    assert kiosk.sees("Four winds")


def test_the_table_of_points_turns_to_the_dealer_and_to_self_draws(kiosk: Kiosk) -> None:
    _open(kiosk, "Fu and points")
    assert kiosk.sees("Closed hand won on a discard")
    kiosk.tap("Points")
    assert "3\u00a0900" in kiosk.texts()
    kiosk.tap("Dealer wins")
    assert "5\u00a0800" in kiosk.texts() and "3\u00a0900" in kiosk.texts()
    kiosk.tap("Tsumo")
    assert kiosk.sees("Paid by each of the other three")
    kiosk.tap("Dealer wins")
    assert "1\u00a0000 / 2\u00a0000" in kiosk.texts()


def test_differences_name_both_values_and_sections(kiosk: Kiosk) -> None:
    kiosk.app.learning.compare_with("norway-2018")
    _open(kiosk, "Compare rules")
    assert kiosk.sees("What a hand is worth")
    assert kiosk.sees("§4.2.2") and kiosk.sees("§11.5")


def test_a_rule_set_compared_with_itself_changes_places(kiosk: Kiosk) -> None:
    kiosk.app.learning.compare_with("norway-2018")
    _open(kiosk, "Compare rules")
    screen = kiosk.app.screen_named("differences")
    screen.take_other("ema-2016")
    kiosk.settle()
    assert (screen.rules, screen.other) == ("norway-2018", "ema-2016")


def test_two_games_are_set_side_by_side(kiosk: Kiosk) -> None:
    kiosk.app.learning.compare_with("nts-2009")
    _open(kiosk, "Compare rules")
    assert kiosk.sees("are different games") and kiosk.sees("Bonus tiles")


@pytest.mark.parametrize("content", [None, "extends = 'nowhere'"])
def test_a_clubs_own_file_that_cannot_be_used_is_said_and_a_book_shown(
    tmp_path: Path, content: str | None
) -> None:
    file = tmp_path / "own.toml"
    if content is not None:
        file.write_text(content)
    kiosk = Kiosk(tmp_path, settings=Settings(rules=str(file))).start()
    _open(kiosk)
    kiosk.wait(lambda: kiosk.sees("Rules: EMA Riichi 2016"))
    assert "own.toml" in kiosk.app.root.notice.text
    kiosk.stop()


def test_a_clubs_own_file_has_its_own_list(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("extends = 'ema-2016'\nname = 'Our club'\n[yaku]\npinfu = { closed = 2 }\n")
    kiosk = Kiosk(tmp_path, settings=Settings(rules=str(file))).start()
    _open(kiosk, "Yaku")
    assert kiosk.sees("Our club")
    kiosk.tap("2 han")
    assert kiosk.sees("Pinfu")
    assert kiosk.sees("house rule")
    kiosk.stop()


def test_furiten_is_explained_as_each_book_has_it(kiosk: Kiosk) -> None:
    _open(kiosk, "At the table")
    assert kiosk.sees("Furiten (§3.4.5)") and kiosk.sees("among your own discards")
    assert kiosk.sees("It lasts until: the next own draw or call.")
    kiosk.app.screen.take_rules("ema-2008")
    kiosk.settle()
    assert kiosk.sees("It lasts until: the next own draw, or anybody's call.")
    kiosk.app.screen.take_rules("norway-2018")
    kiosk.settle()
    assert kiosk.sees("Furiten (§10.1)")


def test_what_no_tiles_show_stands_there_with_its_section(kiosk: Kiosk) -> None:
    _open(kiosk, "At the table")
    kiosk.wait(lambda: kiosk.app.screen.ids.rows.complete)
    assert kiosk.sees("Tiles that must be left in the wall for riichi: 4 (§3.3.14)")
    assert kiosk.sees("Swap-calling (kuikae): forbidden (§3.3.2)")
    kiosk.app.screen.take_rules("nts-2009")
    kiosk.wait(lambda: kiosk.app.screen.ids.rows.complete)
    kiosk.settle()
    assert not kiosk.sees("Furiten") and kiosk.sees("Tiles in the dead wall: 14")
