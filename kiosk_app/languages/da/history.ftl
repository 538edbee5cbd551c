## events

events-game-started = spillet begynder
events-riichi-declared = { $name }: riichi
events-ron = { $winners } med ron fra { $discarder }
events-tsumo = { $winners } på selvtræk
events-worth = { $name } { $worth }
events-exhaustive-draw = uafgjort, alle noten
events-exhaustive-draw-tenpai = uafgjort, tenpai: { $names }
events-nagashi-mangan = nagashi mangan: { $names }
events-abortive-draw = afbrudt: { $reason }
events-chombo = chombo: { $name }
events-redeal = hånden gives om
events-dead-hand = død hånd: { $name }
events-penalty = straf til { $name }: { $points }
events-bonus = bonus til { $name }: { $points }
events-cancelled = en straf eller bonus er taget tilbage
events-correction = rettelse: { $reason }
events-mended = en tidligere hånd rettet
events-players-changed = pladserne er rettet
events-late-arrival =
    { $name } kom { $minutes ->
        [one] 1 minut
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
events-han = { $count } fan
events-han-fu = { $han } fan { $fu } mp
events-points = { $count }
events-abort-nine-orphans = ni forskellige officerer
events-abort-four-winds = fire ens vinde
events-abort-four-discards = fire ens første afsmid
events-abort-four-riichi = fire riichi
events-abort-four-kongs = fire kong
events-abort-three-ron = tre vindere
events-every-hand-self-drawn = { $name } går mahjong på selvtræk: { $points }
events-every-hand-on-a-tile = { $name } går mahjong på en brik fra { $discarder }: { $points }
events-every-hand-draw = uafgjort, ingen går mahjong

## history

history-title = Spillede hænder
history-counters = honba { $count }
history-nothing = Der er ikke spillet nogen hånd endnu.
history-plot = Graf
history-list = Hænder
history-go-back = Tilbage til før denne hånd
history-go-back-explained = Denne hånd og alle senere fortrydes. »Gendan« henter dem igen.
history-redo = Gendan: { $what }
history-no-photo = Denne hånd har intet billede.
history-paid = Point før og efter
history-running = i gang
history-corrected = rettet
history-was = Før rettelsen: { $what }

## mend

mend-edit = Ret denne hånd
mend-title = Ret { $hand } · honba { $counters }
mend-title-plain = Ret { $hand }
mend-ending-win = Mahjong
mend-ending-draw = Uafgjort
mend-ending-chombo = Chombo
mend-ending-redeal = Giv om
mend-who = Hvem vandt
mend-worth = Fan og mp
mend-hands = Hænder
mend-tiles = Brikker
mend-no-winner = Tryk på »Hvem vandt«.
mend-who-chombo = Hvem fik chombo?
mend-nothing-yet = Ret det, der blev noteret forkert. Alle senere hænder regnes igen.
mend-fits = Alle senere hænder passer stadig.
mend-misfits =
    { $count ->
        [one] Én senere notering passer ikke mere. Ret den også, eller udelad den.
       *[other] { $count } senere noteringer passer ikke mere. Ret dem også, eller udelad dem.
    }
mend-misfit = { $hand }: { $what }. { $why }
mend-edit-too = Ret
mend-leave-out = Udelad
mend-done = Hånden er rettet. »Fortryd« henter det gamle igen.
mend-edit-explained = Ret det, der blev noteret forkert. Senere hænder regnes igen.
