"""Japanese lines begin and end as they may."""

import pytest
from kivy.core.window import Window

from kiosk_app.languages import load_screen_language
from kiosk_app.ui.widgets.line_breaks import JAPANESE, NEVER_FIRST, NEVER_LAST, broken, pieces
from kiosk_app.ui.widgets.text import FitLabel, FlowLabel
from tests.kiosk_app.kiosk import Kiosk
from tests.kiosk_app.messages import whole_text

SENTENCE = (
    "リーチ棒を出した人が、「ロン」と言ったときは、（役がなくても）チョンボになりません。"
    "点数は3,900点、Riichiなら「7,700点」です。ゲームをやめますか？"
)


def lines_of(label: FitLabel) -> list[str]:
    return ["".join(word.text for word in line.words) for line in label._label._cached_lines]


def wrong_in(lines: list[str]) -> list[str]:
    return [
        *(line for line in lines[1:] if line[:1] in NEVER_FIRST and line),
        *(line for line in lines[:-1] if line[-1:] in NEVER_LAST and line),
    ]


@pytest.mark.parametrize("kind", [FitLabel, FlowLabel])
def test_no_japanese_line_begins_or_ends_with_what_may_not(
    kiosk: Kiosk, kind: type[FitLabel]
) -> None:
    label = kind(text=SENTENCE, wanted=20, size_hint=(None, None), size=(400, 2000))
    Window.add_widget(label)
    for width in range(150, 450, 7):
        label.width = width
        kiosk.frames(2)
        lines = lines_of(label)
        assert not wrong_in(lines), width
        assert "".join(lines) == SENTENCE
        assert len(lines) <= 1.5 * label.width_of(SENTENCE, 20) / width + 1
    Window.remove_widget(label)


def test_a_label_takes_another_text_and_width_after_a_broken_one(kiosk: Kiosk) -> None:
    label = FitLabel(text=SENTENCE, wanted=20, size_hint=(None, None), size=(200, 2000))
    Window.add_widget(label)
    kiosk.frames(2)
    assert len(lines_of(label)) > 3
    label.width = 4000
    kiosk.frames(2)
    assert lines_of(label) == [SENTENCE]
    label.text = "Riichi"
    kiosk.frames(2)
    assert lines_of(label) == ["Riichi"]
    Window.remove_widget(label)


def test_a_name_ends_in_dots_in_one_line_as_before(kiosk: Kiosk) -> None:
    label = FitLabel(
        text=SENTENCE, wanted=20, ends_with_dots=True, size_hint=(None, None), size=(150, 24)
    )
    Window.add_widget(label)
    kiosk.frames(2)
    assert label.is_shortened and len(lines_of(label)) == 1
    Window.remove_widget(label)


def test_whether_a_text_would_fit_is_answered_with_the_lines_it_would_have(kiosk: Kiosk) -> None:
    label = FitLabel(text="字\n字", wanted=20, least=20, size_hint=(None, None), size=(400, 400))
    Window.add_widget(label)
    kiosk.frames(2)
    label.size = (label.width_of("字字字字", 20) + 1, label.texture_size[1])
    kiosk.frames(2)
    assert label.would_fit("字字字字字字字字")
    assert not label.would_fit("字字字字、字字字"), "the comma takes a sign with it"
    Window.remove_widget(label)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("手牌を「見る」。", ["手", "牌", "を", "「見", "る」。"]),
        ("チョンボ", ["チョ", "ン", "ボ"]),
        ("点数は3,900点", ["点", "数", "は", "3,900点"]),
        ("30符(3翻)です", ["30符", "(3翻)", "で", "す"]),
        ("Riichi（1000点）", ["Riichi", "（1000点）"]),
        ("Riichi(点)", ["Riichi", "(点)"]),
        ("東 南 西", ["東 ", "南 ", "西"]),
        ("8\u00a0000 点", ["8\u00a0000 ", "点"]),
        ("（", ["（"]),
    ],
)
def test_what_stays_together(text: str, kept: list[str]) -> None:
    assert pieces(text) == kept
    assert "".join(kept) == text


def test_every_japanese_sentence_of_the_kiosk_is_broken_well_at_any_width() -> None:
    words = load_screen_language("ja")
    texts = [text for id in words.ids if (text := whole_text(words, id)) and JAPANESE.search(text)]
    assert len(texts) > 500
    for text in texts:
        for width in (6, 11):
            lines = broken(text, width, len).split("\n")
            assert not wrong_in([line for line in lines if len(line) <= width]), text
            assert "".join(text.split()) == "".join("".join(lines).split())
