"""What an explanation adds where the numbers alone would puzzle a newcomer."""

from tests.kiosk_app.explain.hands import TSUMO, explained, notes


def test_yakuman_do_not_add_up_under_ema_2016_and_do_under_ema_2008() -> None:
    hand = ("11122233344z55z", "5z")
    note = notes(explained(*hand, by=TSUMO))["yakuman-not-added"]
    assert note.endswith("under EMA Riichi 2016 yakuman do not add up, so only one is paid (§4.2).")
    assert "yakuman-added" in notes(explained(*hand, by=TSUMO, rules="ema-2008"))


def test_a_double_yakuman_is_said_to_be_one() -> None:
    explanation = explained("1112345678999m", "5m", rules="ema-2008")
    assert notes(explanation)["yakuman-several"] == (
        "Chuuren poutou counts as 2 yakuman under EMA Riichi 2008 (§4.2.5)."
    )


def test_renho_stands_alone_under_ema_2016() -> None:
    explanation = explained("234m456p67s55s345m", "8s", first_turn=True)
    assert [one.id for one in explanation.yaku] == ["renho"]
    assert notes(explanation)["renho-alone"].endswith("(§4.2.4).")


def test_a_red_five_is_a_plain_five_under_ema_2016() -> None:
    explanation = explained("234m406p67s55s345m", "8s")
    assert notes(explanation)["red-five-is-plain"].endswith("an ordinary five here (§1.3).")
    assert "red-five-is-plain" not in notes(explained("234m406p67s55s345m", "8s", rules="tenhou"))


def test_ema_2025_rounds_4_han_30_fu_up_to_mangan() -> None:
    hand = ("234m234p23s55s678m", "4s")
    assert "rounded-up-to-mangan" in notes(explained(*hand, rules="ema-2025"))
    assert "rounded-up-to-mangan" not in notes(explained(*hand, rules="ema-2016"))


def test_13_han_are_a_yakuman_in_one_book_and_a_sanbaiman_in_the_other() -> None:
    hand = ("2233445566778m", "8m")
    assert "no-counted-yakuman" in notes(explained(*hand, by=TSUMO, riichi=True))
    explanation = explained(*hand, by=TSUMO, riichi=True, rules="tenhou")
    assert "counted-yakuman" in notes(explanation)
    assert explanation.formula is not None
    assert explanation.formula.text.startswith("13 han → yakuman → East 8 000 × 2 → 16 000")


def test_dora_do_not_count_beside_a_yakuman() -> None:
    explanation = explained("1112345678999m", "5m", dora="8m")
    assert "nothing-beside-yakuman" in notes(explanation)


def test_the_second_reading_is_named_with_its_points() -> None:
    explanation = explained("2233445566778m", "8m", by=TSUMO)
    note = notes(explanation)["other-reading"]
    assert "Chiitoitsu, 16 000 points" in note
    assert note.startswith("The same tiles can be read as 2-2 of characters, 3-3 of characters")


def test_the_same_tile_as_another_wait_is_named_with_its_points() -> None:
    explanation = explained("234m45622p56789s", "7s", riichi=True)
    assert any(one.id == "pinfu" for one in explanation.yaku)
    assert "(edge wait)" in notes(explanation)["other-wait"]


def test_no_other_reading_is_named_where_there_is_none() -> None:
    assert notes(explained("234m456p67s55s345m", "8s", riichi=True)) == {}


def test_with_pinfu_a_self_draw_brings_no_fu() -> None:
    assert "pinfu-self-drawn" in notes(explained("234m456p67s55s345m", "8s", by=TSUMO))
