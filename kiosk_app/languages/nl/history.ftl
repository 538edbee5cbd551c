## events

events-game-started = het spel begint
events-riichi-declared = riichi van { $name }
events-ron = ron van { $winners } op { $discarder }
events-tsumo = tsumo van { $winners }
events-worth = { $name } { $worth }
events-exhaustive-draw = remise, niemand tenpai
events-exhaustive-draw-tenpai = remise, tenpai: { $names }
events-nagashi-mangan = nagashi mangan: { $names }
events-abortive-draw = afgebroken: { $reason }
events-chombo = chombo van { $name }
events-redeal = de hand wordt opnieuw gedeeld
events-dead-hand = dode hand van { $name }
events-penalty = straf voor { $name }: { $points }
events-bonus = bonus voor { $name }: { $points }
events-cancelled = een straf of bonus vervalt
events-correction = correctie: { $reason }
events-mended = een eerdere hand verbeterd
events-players-changed = plaatsen verbeterd
events-late-arrival = { $name } kwam { $minutes } minuten te laat
events-substitute = { $player } speelt voor { $name }
events-time-called = tijd afgeroepen
events-game-ended = het spel is uit
events-yakuman =
    { $count ->
        [one] yakuman
       *[other] { $count } yakuman
    }
events-han = { $count } fan
events-han-fu = { $han } fan { $fu } mp
events-points = { $count }
events-abort-nine-orphans = negen verschillende hoek- en troefstenen
events-abort-four-winds = vier gelijke eerste stenen
events-abort-four-riichi = vier keer riichi
events-abort-four-kongs = vier kongs
events-abort-three-ron = drie winnaars
events-every-hand-self-drawn = { $name } maakt mahjong van de muur: { $points }
events-every-hand-on-a-tile = { $name } maakt mahjong met een steen van { $discarder }: { $points }
events-every-hand-draw = remise, niemand maakt mahjong

## history

history-title = De handen van dit spel
history-hand = { $round } { $number }
history-counters = counters { $count }
history-nothing = Er is nog geen hand gespeeld.
history-plot = Grafiek
history-list = Handen
history-go-back = Terug naar vóór deze hand
history-go-back-explained = Deze hand en alles erna worden ongedaan gemaakt. Ze blijven bewaard; met Opnieuw haal je ze terug.
history-redo = Opnieuw: { $what }
history-no-photo = Van deze hand is geen foto.
history-paid = Punten ervoor en erna
history-running = nog bezig
