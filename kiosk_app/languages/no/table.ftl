## dora

dora-title = Hvilken brikke er dora?
dora-tap = Trykk på doraindikatoren.
dora-is = Dora: { $dora }
dora-because = Doraindikator: { $indicator }. { $reason }
dora-none-in-nts = NTS har ingen dora; dette er for riichi.
dora-camera = Kamera
dora-keys = Tast inn
dora-another = Tøm
dora-put = Legg til bordet
dora-noted = Notert for denne hånden: { $indicator } → dora { $dora }.
dora-starting = Kameraet starter …
dora-point = Rett kameraet mot doraindikatoren.
dora-several = Det er flere brikker i bildet. Trykk på en.
dora-reason-next = Neste brikke i samme sort er dora.
dora-reason-nine = Etter 9 kommer 1 i samme sort.
dora-reason-wind = Vindene går rundt: øst, sør, vest, nord og øst igjen.
dora-reason-dragon = Dragene går rundt: hvit, grønn, rød og hvit igjen.
dora-reason-red = En rød femmer teller her som en vanlig femmer.
dora-refused-full = Det er høyst fem doraindikatorer.
dora-refused-four-of-them = Det er bare fire av denne brikken.

## draw

draw-title = Uavgjort
draw-check-hand = Sjekk en hånd
draw-who-waits = Trykk på alle som er i tenpai.
draw-nagashi = Nagashi mangan
draw-locked = { $name } har meldt riichi og er derfor i tenpai.
draw-annul = Ron på riichikastet til { $name }: den riichien teller ikke
draw-next = Neste: { $hand } · honba { $counters } · pinner { $sticks }
draw-kind-exhaustive = Uavgjort
draw-kind-nine-orphans = Ni terminaler, vinder, drager
draw-kind-four-winds = Fire like vinder
draw-kind-four-discards = Fire like første kast
draw-kind-four-kongs = Fire quader
draw-kind-four-riichi = Fire riichi
draw-kind-three-ron = Tre vinnere
draw-kind-nagashi = Nagashi mangan
draw-check-whose = Hvem sin hånd?
draw-checked-noten = { $name } er ikke i tenpai.

## final

final-title = Resultat
final-so-far = Om spillet sluttet nå
final-end = Avslutt spillet
final-end-agreed = Slutt etter avtale
final-end-dealer = Øst stopper (agari yame)
final-ended = Spillet er slutt.
final-undo = Spill videre
final-again = Nytt spill
final-home = Hjem
final-next-round = Neste runde
final-standings = Stilling
final-share = Del
final-details = Detaljer
final-points = Poeng
final-counted = Netto
final-substitution = Uteblitt
final-rounding = Avrunding
final-uma = Uma
final-oka = Oka
final-yakitori = Yakitori
final-penalties = Straffer
final-score = Sluttpoeng
final-sum = Sum
final-ranking = Rangpoeng
final-leftover = { $name }: med { $points } fra riichipinner
final-left-on-table = { $points } i riichipinner blir liggende.
final-to-zero = Rundet ned til tusener; førsteplassen utligner slik at summen blir 0{ $cite }.
final-one-point = Rundet ned til tusener; førsteplassen utligner høyst ett poeng{ $cite }.
final-for = { $player } (for { $name })
final-over-rounds = Alle runder er spilt.
final-over-time = Tiden er ute.
final-over-below-zero = En spiller er under null.
final-over-points-reached = En spiller har nådd poenggrensen.

## table

table-round = { $wind } { $number }
table-hand = hånd { $number }
table-dealer = Øst
table-counters = Honba
table-sticks = Pinner
table-hands-left =
    { $count ->
        [one] 1 hånd igjen
       *[other] { $count } hender igjen
    }
table-win = Seier
table-draw = Uavgjort
table-dora = Dora
table-more = Mer
table-undo = Angre: { $what }
table-nothing-to-undo = Angre
table-redo = Gjør om: { $what }
table-nothing-to-redo = Gjør om
table-undone = Angret: { $what }.
table-redone = Gjort om: { $what }.
table-riichi = Riichi
table-dead = Død hånd
table-changed = { $before } → { $after }
table-in-riichi = { $name } er i riichi. Hold inne pinnen for å ta den tilbake.
table-riichi-not-last = Det er notert mer etter at { $name } meldte riichi. Angre det først.
table-declare-first = Trykk på pinnen når { $name } melder riichi.
table-compare = { $name }: { $points }
table-ahead = { $points } mer enn { $name }
table-behind = { $points } mindre enn { $name }
table-level = likt med { $name }
table-note-dora = Noter doraindikatoren
table-indicators = Doraindikatorer
table-indicators-say = Trykk på doraindikatoren. Trykk på en øverst for å fjerne den.
table-indicators-full = Det er høyst fem doraindikatorer. Fjern en først.
table-four-of-them = Det finnes bare fire av denne brikken.
table-by-camera = Med kamera
table-done = Ferdig
table-show-result = Vis resultatet
table-referee = Chombo, straff
table-correction = Rettelse
table-history = Spilte hender
table-ended-hand = { $hand }: { $what }
table-call-time = Tiden er ute
table-end-game = Avslutt spillet
table-turn-screen = Snu skjermen
table-settings = Innstillinger
table-club = Klubbkveld
table-learn = Lær spillet
table-home = Hjem
table-time-title = Er terningene kastet for denne hånden?
table-time-running = Ja: spill den ferdig og én til
table-time-between = Nei: spill én siste hånd
table-time-called =
    { $count ->
        [one] Tiden er meldt: det spilles 1 hånd til.
       *[other] Tiden er meldt: det spilles { $count } hender til.
    }
table-end-title = Avslutte spillet nå?
table-end-say = Poengene teller som de er. Du kan angre det.
table-end-agreed = Vi er enige om å stoppe
table-end-dealer = { $name } stopper (agari yame)
table-end-complete = Spillet er ferdigspilt
table-play-on = Spill videre
table-wind-east = Øst
table-wind-south = Sør
table-wind-west = Vest
table-wind-north = Nord
table-wind-green = Grønn
table-wind-dreamer = Står over
table-dreamer = { $name } står over
table-dreamer-has = { $name }: { $points }
table-dreams-now = { $name } står over denne hånden og er med igjen i neste.
table-over-rounds = Den siste hånden er spilt.
table-over-time = Tiden er ute.
table-over-below-zero = En spiller er under null.
table-over-points-reached = En spiller har nådd poenggrensen.
table-over-ended = Spillet er slutt.
table-place = { $place }.
table-standing = { $place } · { $gap }
table-standing-later = { $place }, så { $points }
table-tap-winner = Trykk på vinneren etter en seier.
table-wind-letter-east = Ø
table-wind-letter-south = S
table-wind-letter-west = V
table-wind-letter-north = N
table-later = { $points } etter uma: { $reason }

## tenpai

tenpai-title = Er hånden i tenpai?
tenpai-tenpai =
    { $count ->
        [one] Tenpai. Venter på én brikke:
       *[other] Tenpai. Venter på { $count } brikker:
    }
tenpai-noten = Ikke i tenpai: ingen brikke fullfører hånden.
tenpai-not-yet = { $count } brikker i stedet for { $wanted }. Rett brikkene.
tenpai-correct = Rett
tenpai-done = Ferdig

## needs

needs-page = Hva hver trenger
needs-title = { $hand } · hva hver trenger til { $place } plass
needs-short = { $name } til { $place }: { $needs }
needs-between = { " " }·{ " " }
needs-ron = { $worth } fra { $name }
needs-ron-others = { $worth } fra andre
needs-ron-any = { $worth } med ron
needs-tsumo = { $worth } med tsumo
needs-tied = { $need } (delt)
needs-has-it = har den, { $points } foran
needs-has-it-level = har den
needs-out-of-reach = utenfor rekkevidde i én hånd
needs-explained = Den minste seieren som gir plassen hvis spillet slutter med denne hånden, når honba, pinner og uma regnes med.
needs-shares = { $other } / { $dealer }

## wall

wall-title = Terninger og mur
wall-roll = Kast terningene
wall-say = Trykk på det de to terningene viser, eller kast dem her.
wall-player = { $wind }, { $name }
wall-broken = { $dice }: muren foran { $name } åpnes. Utdelingen begynner med stabel { $left } fra høyre. Doraindikator: muren foran { $wind }, stabel { $indicator } fra høyre, øverste brikke.
wall-key = Ravgul: den døde muren. Innrammet: de første brikkene og doraindikatoren. Øst sitter nederst.
wall-say-nts = Trykk på det øst kaster, og så det spilleren kaster som åpner muren. Eller kast her.
wall-first-throw = Østs kast igjen
wall-opener = { $dice }: { $name } åpner muren og kaster også. Trykk på det kastet.
wall-broken-nts =
    { $dice } i alt: muren foran { $wind } åpnes ved stabel { $at } fra høyre. Legg de to brikkene på muren til høyre for åpningen: de løse brikkene. Utdelingen begynner til venstre for åpningen. Den døde muren: { $dead } brikker med de løse, { $refilled ->
        [yes] den fylles opp.
       *[no] den fylles ikke opp.
    }
wall-ruling = { $name } hersker i dette spillet.
wall-key-nts = Ravgul: den døde muren. Innrammet: de første brikkene og de løse brikkene. Øst sitter nederst.
