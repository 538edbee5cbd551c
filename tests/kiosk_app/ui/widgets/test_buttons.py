"""What can be tapped, at sizes that no screen gives it on its own."""

import pytest
from kivy.core.window import Window
from kivy.uix.image import Image

from kiosk_app.ui.widgets.buttons import PlainButton
from kiosk_app.ui.widgets.text import FitLabel
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.looking import dotted_texts


def large_key(kiosk: Kiosk) -> PlainButton:
    key = PlainButton(icon="check", size_hint=(None, None), size=(200, 240))
    Window.add_widget(key)
    kiosk.frames()
    return key


def only(key: PlainButton, kind: type) -> Image:
    (found,) = [child for child in key.children if isinstance(child, kind)]
    return found


def test_an_icon_alone_on_a_large_key_is_as_large_as_in_the_bar_at_the_top(kiosk: Kiosk) -> None:
    kiosk.app.show("settings")
    kiosk.settle()
    arrow = next(button for button in kiosk.all_of(PlainButton) if button.icon == "back")
    key = large_key(kiosk)
    icon = only(key, Image)
    assert icon.height == only(arrow, Image).height
    assert icon.center_y == pytest.approx(key.center_y)


def test_an_icon_over_a_word_takes_the_room_that_is_left(kiosk: Kiosk) -> None:
    key = large_key(kiosk)
    alone = only(key, Image).height
    key.text = "Accept"
    kiosk.frames()
    assert only(key, Image).height > alone


def test_a_word_whose_icon_is_taken_away_stands_in_the_middle(kiosk: Kiosk) -> None:
    key = large_key(kiosk)
    key.text = "Accept"
    kiosk.frames()
    key.icon = ""
    kiosk.frames()
    word = only(key, FitLabel)
    assert word.center_x == pytest.approx(key.center_x)
    assert word.center_y == pytest.approx(key.center_y)


@pytest.mark.parametrize("name", ["Konstantinopoulou", "Cornelis", "Jan-Willem", "Mwmwmwill"])
def test_a_name_that_has_to_be_broken_leaves_no_letter_alone(kiosk: Kiosk, name: str) -> None:
    for cut in range(1, len(name) // 3):
        wide = FitLabel(text="", bold=True).width_of(name[:-cut], 18)
        label = FitLabel(
            text=name, ends_with_dots=True, size_hint=(None, None), size=(wide + 2, 60), bold=True
        )
        Window.add_widget(label)
        kiosk.frames()
        lines = ["".join(word.text for word in line.words) for line in label._label._cached_lines]
        Window.remove_widget(label)
        assert len(lines) == 2 and min(len(line) for line in lines) > 2
        assert "".join(lines) == name


@pytest.mark.parametrize("halign", ["left", "right"])
def test_a_broken_name_stands_at_the_edge_where_a_whole_one_would(
    kiosk: Kiosk, halign: str
) -> None:
    label = FitLabel(
        text="Konstantinopoulou",
        ends_with_dots=True,
        halign=halign,
        size_hint=(None, None),
        size=(140, 60),
    )
    Window.add_widget(label)
    kiosk.frames()
    label._label.render(real=True)  # only then each line has its place
    lines = label._label._cached_lines
    edges = [line.x if halign == "left" else line.x + line.w for line in lines]
    Window.remove_widget(label)
    assert len(lines) == 2 and not label.is_shortened
    assert label.texture_size[0] == label.width
    assert edges == ([0, 0] if halign == "left" else [140, 140])


def test_a_text_whose_end_is_left_out_is_found(kiosk: Kiosk) -> None:
    label = FitLabel(
        text="Konstantinopoulou", ends_with_dots=True, size_hint=(None, None), size=(60, 30)
    )
    kiosk.app.screen.add_widget(label)
    kiosk.frames()
    assert dotted_texts(kiosk) == ["Konstantinopoulou"]
    label.size = (300, 30)
    kiosk.frames()
    assert not dotted_texts(kiosk)


@pytest.mark.parametrize("size", [(0, 40), (40, 0)])
def test_no_size_is_tried_for_a_word_before_it_has_room(
    kiosk: Kiosk, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    label = FitLabel(text="Riichi", wanted=50, least=18, unit=1, size=size)
    tried: list[float] = []
    take = FitLabel._take

    def notes_it(self: FitLabel, size: float) -> None:
        tried.append(size)
        take(self, size)

    monkeypatch.setattr(FitLabel, "_take", notes_it)
    label.fit()
    assert tried == [18]
    assert not label.fits
    label.size = (400, 80)
    label.fit()
    assert label.font_size == 50 and label.fits


def test_a_letter_that_is_wider_than_its_place_does_not_fit(kiosk: Kiosk) -> None:
    label = FitLabel(text="發", wanted=20, least=18, unit=1, size=(12, 44))
    label.fit()
    assert not label.fits
