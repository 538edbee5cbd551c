## events

events-game-started = spillet begynner
events-riichi-declared = { $name }: riichi
events-ron = { $winners } med ron fra { $discarder }
events-tsumo = { $winners } med tsumo
events-worth = { $name } { $worth }
events-exhaustive-draw = uavgjort, ingen tenpai
events-exhaustive-draw-tenpai = uavgjort, tenpai: { $names }
events-nagashi-mangan = nagashi mangan: { $names }
events-abortive-draw = avbrutt: { $reason }
events-chombo = chombo av { $name }
events-redeal = hånden deles ut på nytt
events-dead-hand = død hånd: { $name }
events-penalty = straff til { $name }: { $points }
events-bonus = bonus til { $name }: { $points }
events-cancelled = en straff eller bonus er tatt tilbake
events-correction = rettelse: { $reason }
events-mended = en tidligere hånd rettet
events-players-changed = plassene er rettet
events-late-arrival = { $name } kom { $minutes } minutter for sent
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
events-abort-four-winds = fire like første kast
events-abort-four-riichi = fire riichi
events-abort-four-kongs = fire quader
events-abort-three-ron = tre vinnere
events-every-hand-self-drawn = { $name } går ut på eget trekk: { $points }
events-every-hand-on-a-tile = { $name } går ut på en brikke fra { $discarder }: { $points }
events-every-hand-draw = uavgjort, ingen går ut

## history

history-title = Hendene i spillet
history-hand = { $round } { $number }
history-counters = honba { $count }
history-nothing = Ingen hånd er spilt ennå.
history-plot = Graf
history-list = Hender
history-go-back = Tilbake til før denne hånden
history-go-back-explained = Denne hånden og alle etter den tas tilbake. De blir i loggen, og «Gjør om» henter dem igjen.
history-redo = Gjør om: { $what }
history-no-photo = Denne hånden har ikke noe bilde.
history-paid = Poeng før og etter
history-running = ikke ferdig ennå
