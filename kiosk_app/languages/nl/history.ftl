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
events-redeal = opnieuw gedeeld
events-dead-hand = dode hand van { $name }
events-penalty = straf voor { $name }: { $points }
events-bonus = bonus voor { $name }: { $points }
events-cancelled = een straf of bonus vervalt
events-correction = correctie: { $reason }
events-mended = eerdere hand gecorrigeerd
events-players-changed = plaatsen gecorrigeerd
events-late-arrival =
    { $name } kwam { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    } te laat
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
events-abort-four-winds = vier gelijke winden
events-abort-four-discards = vier gelijke eerste stenen
events-abort-four-riichi = vier keer riichi
events-abort-four-kongs = vier kongs
events-abort-three-ron = drie winnaars
events-every-hand-self-drawn = { $name } maakt mahjong van de muur: { $points }
events-every-hand-on-a-tile = { $name } maakt mahjong met een steen van { $discarder }: { $points }
events-every-hand-draw = remise, niemand maakt mahjong

## history

history-title = Gespeelde handen
history-counters = counters { $count }
history-nothing = Er is nog geen hand gespeeld.
history-plot = Grafiek
history-list = Handen
history-go-back = Terug naar vóór deze hand
history-go-back-explained = Deze hand en alles erna vervallen. Met Opnieuw haal je ze terug.
history-redo = Opnieuw: { $what }
history-no-photo = Van deze hand is geen foto.
history-paid = Punten ervoor en erna
history-running = nog bezig
history-corrected = gecorrigeerd
history-was = Vóór de correctie: { $what }

## mend

mend-edit = Deze hand corrigeren
mend-title = { $hand } corrigeren · counters { $counters }
mend-title-plain = { $hand } corrigeren
mend-ending-win = Winst
mend-ending-draw = Remise
mend-ending-chombo = Chombo
mend-ending-redeal = Opnieuw delen
mend-who = Wie won
mend-worth = Fan en mp
mend-hands = Handen
mend-tiles = Stenen
mend-no-winner = Tik op “Wie won”.
mend-who-chombo = Wie kreeg chombo?
mend-nothing-yet = Verander wat verkeerd genoteerd is. Alle latere handen worden opnieuw berekend.
mend-fits = Alle latere handen kloppen nog.
mend-misfits =
    { $count ->
        [one] Eén latere notitie klopt niet meer. Corrigeer die ook, of laat die weg.
       *[other] { $count } latere notities kloppen niet meer. Corrigeer ze ook, of laat ze weg.
    }
mend-misfit = { $hand }: { $what }. { $why }
mend-edit-too = Corrigeren
mend-leave-out = Weglaten
mend-done = Hand gecorrigeerd. Met Ongedaan maken komt de vorige versie terug.
mend-edit-explained = Verander wat verkeerd genoteerd is. De latere handen worden opnieuw berekend.
