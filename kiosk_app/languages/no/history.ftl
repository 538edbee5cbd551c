## events

events-game-started = spillet begynner
events-riichi-declared = { $name }: riichi
events-ron = { $winners } med ron fra { $discarder }
events-tsumo = { $winners } med tsumo
events-worth = { $name } { $worth }
events-exhaustive-draw = uavgjort, ingen i tenpai
events-exhaustive-draw-tenpai = uavgjort, i tenpai: { $names }
events-nagashi-mangan = nagashi mangan: { $names }
events-abortive-draw = avbrutt: { $reason }
events-chombo = chombo: { $name }
events-redeal = hånden deles ut på nytt
events-dead-hand = død hånd: { $name }
events-penalty = straff til { $name }: { $points }
events-bonus = bonus til { $name }: { $points }
events-cancelled = en straff eller bonus er tatt tilbake
events-correction = rettelse: { $reason }
events-mended = en tidligere hånd rettet
events-players-changed = plassene er rettet
events-late-arrival =
    { $name } kom { $minutes ->
        [one] 1 minutt
       *[other] { $minutes } minutter
    } for sent
events-substitute = { $player } spiller for { $name }
events-time-called = tiden er meldt
events-game-ended = spillet slutter
events-yakuman =
    { $count ->
        [one] yakuman
       *[other] { $count } yakuman
    }
events-han = { $count } han
events-han-fu = { $han } han { $fu } fu
events-points = { $count }
events-abort-nine-orphans = ni ulike terminaler, vinder og drager
events-abort-four-winds = fire like vinder
events-abort-four-discards = fire like første kast
events-abort-four-riichi = fire riichi
events-abort-four-kongs = fire quader
events-abort-three-ron = tre vinnere
events-every-hand-self-drawn = { $name } går ut på eget trekk: { $points }
events-every-hand-on-a-tile = { $name } går ut på en brikke fra { $discarder }: { $points }
events-every-hand-draw = uavgjort, ingen går ut

## history

history-title = Spilte hender
history-counters = honba { $count }
history-nothing = Ingen hånd er spilt ennå.
history-plot = Graf
history-list = Hender
history-go-back = Tilbake til før denne hånden
history-go-back-explained = Denne hånden og alle etter den tas tilbake. «Gjør om» henter dem igjen.
history-redo = Gjør om: { $what }
history-no-photo = Denne hånden har ikke noe bilde.
history-paid = Poeng før og etter
history-running = i gang
history-corrected = rettet
history-was = Før rettelsen: { $what }

## mend

mend-edit = Rett denne hånden
mend-title = Rett { $hand } · honba { $counters }
mend-title-plain = Rett { $hand }
mend-ending-win = Seier
mend-ending-draw = Uavgjort
mend-ending-chombo = Chombo
mend-ending-redeal = Gi om
mend-who = Hvem vant
mend-worth = Han og fu
mend-hands = Hender
mend-tiles = Brikker
mend-no-winner = Trykk på «Hvem vant».
mend-who-chombo = Hvem fikk chombo?
mend-nothing-yet = Rett det som ble notert feil. Alle senere hender regnes på nytt.
mend-fits = Alle senere hender stemmer fortsatt.
mend-misfits =
    { $count ->
        [one] Én senere notering stemmer ikke lenger. Rett den også, eller utelat den.
       *[other] { $count } senere noteringer stemmer ikke lenger. Rett dem også, eller utelat dem.
    }
mend-misfit = { $hand }: { $what }. { $why }
mend-edit-too = Rett
mend-leave-out = Utelat
mend-done = Hånden er rettet. «Angre» henter det gamle tilbake.
mend-edit-explained = Rett det som ble notert feil. Senere hender regnes på nytt.
