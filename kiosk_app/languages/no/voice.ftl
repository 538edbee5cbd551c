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
voice-out = { $name } går ut.
voice-draw = Uavgjort. Ingen er i tenpai.
voice-draw-tenpai = Uavgjort. I tenpai: { $names }.
voice-chombo = Chombo, { $name }.
voice-last-hands = Siste hender.
voice-time-over = Tiden er ute.
voice-muted = Stemmen er av. Slå den på igjen under Innstillinger.
