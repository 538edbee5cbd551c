# Said aloud: figures are read as numbers, romaji as kiosk_app/voice/pronunciation.py spells it for the voice,
# and Japanese is in kana, as the voice reads no kanji.

## voice

voice-riichi = Riichi, { $name }.
voice-ron = Ron. { $worth }, { $points }.
voice-ron-of = Ron, { $name }. { $worth }, { $points }.
voice-tsumo = Selvtræk. { $worth }, { $points }.
voice-worth = { $han } fan, { $fu } minipoint
voice-limit-mangan = Mangan
voice-limit-haneman = Haneman
voice-limit-baiman = Baiman
voice-limit-sanbaiman = Sanbaiman
voice-limit-yakuman =
    { $count ->
        [one] Yakuman
       *[other] { $count } yakuman
    }
voice-out = { $name } går mahjong.
voice-draw = Uafgjort. Ingen er tenpai.
voice-draw-tenpai = Uafgjort. Tenpai: { $names }.
voice-chombo = Chombo, { $name }.
voice-last-hands = Sidste hænder.
voice-time-over = Tiden er gået.
voice-muted = Stemmen er slået fra. Slå den til igen under Indstillinger.
