# Said aloud: figures are read as numbers, romaji as kiosk_app/voice/pronunciation.py spells it for the voice,
# and Japanese is in kana, as the voice reads no kanji.

## voice

voice-riichi = Riichi, { $name }.
voice-ron = Ron. { $worth }, { $points }.
voice-ron-of = Ron, { $name }. { $worth }, { $points }.
voice-tsumo = Zelf gepakt. { $worth }, { $points }.
voice-worth = { $han } fan, { $fu } minipunten
voice-limit-mangan = Mangan
voice-limit-haneman = Haneman
voice-limit-baiman = Baiman
voice-limit-sanbaiman = Sanbaiman
voice-limit-yakuman =
    { $count ->
        [one] Yakuman
       *[other] { $count } yakuman
    }
voice-out = { $name } maakt mahjong.
voice-draw = Remise. Niemand is tenpai.
voice-draw-tenpai = Remise. Tenpai: { $names }.
voice-chombo = Chombo, { $name }.
voice-last-hands = Laatste handen.
voice-time-over = De tijd is om.
voice-muted = De stem staat uit. Zet hem weer aan bij Instellingen.
