## dora

dora-title = Hvilken brik er dora?
dora-tap = Tryk på doraindikatoren.
dora-is = Dora: { $dora }
dora-because = Doraindikator: { $indicator }. { $reason }
dora-none-in-nts = NTS har ingen dora; dette er til riichi.
dora-camera = Kamera
dora-keys = Tast ind
dora-another = Ryd
dora-put = Føj til bordet
dora-noted = Noteret for denne hånd: { $indicator } → dora { $dora }.
dora-starting = Kameraet starter …
dora-point = Ret kameraet mod doraindikatoren.
dora-several = Der er flere brikker i billedet. Tryk på en.
dora-reason-next = Den næste brik i kuløren er dora.
dora-reason-nine = Efter 9 kommer 1 i samme kulør.
dora-reason-wind = Vindene går rundt: øst, syd, vest, nord og øst igen.
dora-reason-dragon = Dragerne går rundt: hvid, grøn, rød og hvid igen.
dora-reason-red = En rød femmer tæller her som en almindelig femmer.
dora-refused-full = Der er højst fem doraindikatorer.
dora-refused-four-of-them = Der er kun fire af denne brik.

## draw

draw-title = Uafgjort
draw-check-hand = Tjek en hånd
draw-who-waits = Tryk på alle, der er tenpai.
draw-nagashi = Nagashi mangan
draw-locked = { $name } er i riichi og er derfor tenpai.
draw-annul = Mahjong på riichi-afsmid fra { $name }: den riichi tæller ikke
draw-next = Næste: { $hand } · honba { $counters } · indsatser { $sticks }
draw-kind-exhaustive = Uafgjort
draw-kind-nine-orphans = Ni officerer
draw-kind-four-winds = Fire ens vinde
draw-kind-four-discards = Fire ens første afsmid
draw-kind-four-kongs = Fire kong
draw-kind-four-riichi = Fire riichi
draw-kind-three-ron = Tre vindere
draw-kind-nagashi = Nagashi mangan
draw-check-whose = Hvis hånd?
draw-checked-noten = { $name } er noten.

## final

final-title = Resultat
final-so-far = Hvis spillet sluttede nu
final-end = Afslut spillet
final-end-agreed = Slut efter aftale
final-end-dealer = Øst stopper (agari yame)
final-ended = Spillet er slut.
final-undo = Spil videre
final-again = Nyt spil
final-home = Hjem
final-next-round = Næste runde
final-standings = Stilling
final-share = Del
final-details = Detaljer
final-points = Point
final-counted = Netto
final-substitution = Udeblevet
final-rounding = Afrunding
final-uma = Uma
final-oka = Oka
final-yakitori = Yakitori
final-penalties = Straffe
final-score = Score
final-sum = Sum
final-ranking = Rangpoint
final-leftover = { $name }: heraf { $points } fra riichi-indsatser
final-left-on-table = { $points } i riichi-indsatser bliver på bordet.
final-to-zero = Rundet ned til tusinder; førstepladsen udligner, så summen bliver 0{ $cite }.
final-one-point = Rundet ned til tusinder; førstepladsen udligner højst ét point{ $cite }.
final-for = { $player } (for { $name })
final-over-rounds = Alle runder er spillet.
final-over-time = Tiden er gået.
final-over-below-zero = En spiller er under nul.
final-over-points-reached = En spiller har nået pointgrænsen.

## table

table-round = { $wind } { $number }
table-hand = hånd { $number }
table-dealer = Øst
table-counters = Honba
table-sticks = Indsatser
table-hands-left =
    { $count ->
        [one] 1 hånd igen
       *[other] { $count } hænder igen
    }
table-win = Mahjong
table-draw = Uafgjort
table-dora = Dora
table-more = Mere
table-undo = Fortryd: { $what }
table-nothing-to-undo = Fortryd
table-redo = Gendan: { $what }
table-nothing-to-redo = Gendan
table-undone = Fortrudt: { $what }.
table-redone = Gendannet: { $what }.
table-riichi = Riichi
table-dead = Død hånd
table-changed = { $before } → { $after }
table-in-riichi = { $name } er i riichi. Hold pinden nede for at tage den tilbage.
table-riichi-not-last = Der er noteret mere, siden { $name } meldte riichi. Fortryd det først.
table-declare-first = Tryk på pinden, når { $name } melder riichi.
table-compare = { $name }: { $points }
table-ahead = { $points } mere end { $name }
table-behind = { $points } mindre end { $name }
table-level = lige med { $name }
table-note-dora = Notér doraindikatoren
table-indicators = Doraindikatorer
table-indicators-say = Tryk på doraindikatoren. Tryk på en foroven for at fjerne den.
table-indicators-full = Der er højst fem doraindikatorer. Fjern en først.
table-four-of-them = Der er kun fire af denne brik.
table-by-camera = Med kamera
table-done = Færdig
table-show-result = Vis resultatet
table-referee = Chombo, straf
table-correction = Rettelse
table-history = Spillede hænder
table-ended-hand = { $hand }: { $what }
table-call-time = Tiden er gået
table-end-game = Afslut spillet
table-turn-screen = Drej skærmen
table-settings = Indstillinger
table-club = Klubaften
table-learn = Lær spillet
table-home = Hjem
table-time-title = Er terningerne kastet til denne hånd?
table-time-running = Ja: spil den færdig og én til
table-time-between = Nej: spil én sidste hånd
table-time-called =
    { $count ->
        [one] Tiden er meldt: der spilles 1 hånd til.
       *[other] Tiden er meldt: der spilles { $count } hænder til.
    }
table-end-title = Afslutte spillet nu?
table-end-say = Pointene tæller, som de er. Du kan fortryde det.
table-end-agreed = Vi er enige om at stoppe
table-end-dealer = { $name } stopper (agari yame)
table-end-complete = Spillet er færdigspillet
table-play-on = Spil videre
table-wind-east = Øst
table-wind-south = Syd
table-wind-west = Vest
table-wind-north = Nord
table-wind-green = Grøn
table-wind-dreamer = Sidder over
table-dreamer = { $name } sidder over
table-dreamer-has = { $name }: { $points }
table-dreams-now = { $name } sidder denne hånd over og er med igen i den næste.
table-over-rounds = Den sidste hånd er spillet.
table-over-time = Tiden er gået.
table-over-below-zero = En spiller er under nul.
table-over-points-reached = En spiller har nået pointgrænsen.
table-over-ended = Spillet er slut.
table-place = { $place }.
table-standing = { $place } · { $gap }
table-standing-later = { $place }, så { $points }
table-tap-winner = Tryk på vinderen efter mahjong.
table-wind-letter-east = Ø
table-wind-letter-south = S
table-wind-letter-west = V
table-wind-letter-north = N
table-later = { $points } efter uma: { $reason }

## tenpai

tenpai-title = Er hånden tenpai?
tenpai-tenpai =
    { $count ->
        [one] Tenpai. Fisker på én brik:
       *[other] Tenpai. Fisker på { $count } brikker:
    }
tenpai-noten = Noten: ingen brik fuldender hånden.
tenpai-not-yet = { $count } brikker i stedet for { $wanted }. Ret brikkerne.
tenpai-correct = Ret
tenpai-done = Færdig

## needs

needs-page = Hvad hver mangler
needs-title = { $hand } · hvad hver mangler til { $place } plads
needs-short = { $name } til { $place }: { $needs }
needs-between = { " " }·{ " " }
needs-ron = { $worth } fra { $name }
needs-ron-others = { $worth } fra andre
needs-ron-any = { $worth } med ron
needs-tsumo = { $worth } på selvtræk
needs-tied = { $need } (delt)
needs-has-it = har den, { $points } foran
needs-has-it-level = har den
needs-out-of-reach = uden for rækkevidde i én hånd
needs-explained = Den mindste mahjong, der giver pladsen, hvis spillet slutter med denne hånd, når honba, indsatser og uma regnes med.
needs-shares = { $other } / { $dealer }

## wall

wall-title = Terninger og mur
wall-roll = Kast terningerne
wall-say = Tryk på det, de to terninger viser, eller kast dem her.
wall-player = { $wind }, { $name }
wall-broken = { $dice }: muren foran { $name } åbnes. Der gives fra stak { $left } fra højre. Doraindikator: muren foran { $wind }, stak { $indicator } fra højre, øverste brik.
wall-key = Ravgul: den døde mur. Indrammet: de første brikker og doraindikatoren. Øst sidder nederst.
wall-say-nts = Tryk på det, Øst slår, og derefter det, spilleren slår, som åbner muren. Eller kast her.
wall-first-throw = Østs kast igen
wall-opener = { $dice }: { $name } åbner muren og kaster også. Tryk på det kast.
wall-broken-nts =
    { $dice } i alt: muren foran { $wind } åbnes ved stak { $at } fra højre. Læg de to brikker på muren til højre for åbningen: de løse brikker. Der gives fra venstre for åbningen. Den døde mur: { $dead } brikker med de løse, { $refilled ->
        [yes] den fyldes op.
       *[no] den fyldes ikke op.
    }
wall-ruling = { $name } hersker i dette spil.
wall-key-nts = Ravgul: den døde mur. Indrammet: de første brikker og de løse brikker. Øst sidder nederst.
