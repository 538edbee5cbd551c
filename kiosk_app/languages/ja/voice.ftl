# Said aloud: figures are read as numbers, romaji as kiosk_app/voice/pronunciation.py spells it for the voice,
# and Japanese is in kana, as the voice reads no kanji.

## voice

voice-riichi = リーチ、{ $name }さん。
voice-ron = ロン。{ $worth }、{ $points }てん。
voice-ron-of = ロン、{ $name }さん。{ $worth }、{ $points }てん。
voice-tsumo = ツモ。{ $worth }、{ $points }てん。
voice-worth = { $han }ハン{ $fu }フ
voice-limit-mangan = マンガン
voice-limit-haneman = ハネマン
voice-limit-baiman = バイマン
voice-limit-sanbaiman = サンバイマン
voice-limit-yakuman =
    { $count ->
        [1] ヤクマン
       *[other] { $count }ばいヤクマン
    }
voice-out = { $name }さん、アガリ。
voice-draw = りゅうきょく。ぜんいんノーテン。
voice-draw-tenpai = りゅうきょく。テンパイ、{ $names }。
voice-chombo = チョンボ、{ $name }さん。
voice-last-hands = さいごのきょくです。
voice-time-over = じかんです。
voice-muted = 音声をオフにしました。「設定」でオンにできます。
