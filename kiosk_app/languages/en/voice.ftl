# Said aloud: figures are read as numbers, romaji as kiosk_app/voice/pronunciation.py spells it for the voice,
# and Japanese is in kana, as the voice reads no kanji.

## voice

voice-riichi = Riichi, { $name }.
voice-ron = Ron. { $worth }, { $points }.
voice-ron-of = Ron, { $name }. { $worth }, { $points }.
voice-tsumo = Tsumo. { $worth }, { $points }.
voice-worth = { $han } han { $fu } fu
voice-limit-mangan = Mangan
voice-limit-haneman = Haneman
voice-limit-baiman = Baiman
voice-limit-sanbaiman = Sanbaiman
voice-limit-yakuman =
    { $count ->
        [one] Yakuman
       *[other] { $count } yakuman
    }
voice-out = { $name } goes out.
voice-draw = Draw. All noten.
voice-draw-tenpai = Draw. Tenpai: { $names }.
voice-chombo = Chombo, { $name }.
voice-last-hands = Last hands.
voice-time-over = Time is up.
voice-muted = The voice is off. Turn it on again in Settings.
