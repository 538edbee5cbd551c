## enter

enter-continue = Videre
enter-just-points = Bare poeng
enter-complete = Hånden er komplett. Trykk på en brikke for å endre den.
enter-take-away = Ta den bort
enter-take-meld = Ta settet bort
enter-winning = Vinnerbrikken
enter-which = Hvilken brikke er det?
enter-mode-hand = Hånd
enter-mode-chi = Sekvens
enter-mode-pon = Trippel
enter-mode-kan = Quad
enter-mode-ankan = Lukket quad
enter-mode-dora = Dora
enter-mode-ura = Ura
enter-problem-unknown-tile =
    { $count ->
        [one] Én brikke er ukjent. Trykk på den.
       *[other] { $count } brikker er ukjente. Trykk på dem.
    }
enter-problem-broken-meld = { $tiles } ligger som et sett, men er ikke det. Trykk på brikken som er feil.
enter-problem-too-few = { $count } av { $wanted } brikker. Den siste er vinnerbrikken.
enter-problem-too-few-waiting = { $count } av { $wanted } brikker.
enter-problem-too-many = { $count } brikker, men det skal være { $wanted }. Ta en bort.
enter-problem-no-winning-tile = Hvilken brikke ble det vunnet med? Trykk på den.
enter-problem-five-alike = Det er fem av { $tile }. Trykk på den som er feil.
enter-problem-too-many-indicators = Det er høyst fem indikatorer. Ta en bort.
enter-problem-open-riichi = En riichi-hånd er lukket, og denne har et åpent sett. Rett brikkene.

## points

points-han = Hvor mange han – eller mangan og oppover?
points-fu = Og hvor mange fu?
points-first-han = Velg antall han først. Fra mangan trengs ikke fu.
points-from-all = { $each } fra alle

## reading

reading-continue = Videre
reading-look = Se over brikkene
reading-look-title = Trykk på en brikke som er lest feil
reading-all-right = Alle brikkene stemmer
reading-again = Nytt bilde
reading-details = Hva som ble lest
reading-second = Nest beste lesning
reading-other-hand = En annen hånd i bildet
reading-changed = { $read } lest som { $now }: { $why }
reading-doubt =
    { $count ->
        [one] Én brikke er usikker. Trykk på den rette under den.
       *[other] { $count } brikker er usikre. Trykk på de rette under dem.
    }
reading-fine = Trykk på en brikke for å endre den, eller dra den dit den hører hjemme.
reading-which = Hvilken brikke er det?
reading-take-away = Ta den bort
reading-make-win = Vinnerbrikken
reading-kong-concealed = Lukket quad
reading-kong-open = Åpen quad
reading-add = Legg til en brikke
reading-dora-differs = Bordet har { $table } som doraindikatorer, og bildet { $photo }. Bordets gjelder.
reading-remember = Husk for vårt brikkesett
reading-remembered = Disse brikkene er nå kjent i settet { $name }.
reading-nothing = Hver brikke ble lest uten tvil.
reading-zone-concealed = Hånd
reading-zone-win = Vinner
reading-zone-meld = Åpne sett
reading-zone-dora = Dora
reading-zone-ura = Ura
reading-because-fifth = det ville bli en femte { $read }
reading-because-meld = den gir settet
reading-because-shape = den gjør hånden hel
reading-because-red = så mange røde femmere som settet har
reading-because-no-tile = ingenting annet passer
reading-note-no-tiles = Ingen brikker i bildet. Rett kameraet mot hånden.
reading-note-no-hand = Ingen hånd i bildet. Legg brikkene åpent i en rekke.
reading-note-hand-cut-off = Hånden er kuttet ved kanten. Flytt kameraet litt tilbake.
reading-note-too-few = Bare { $count } av { $wanted } brikker i bildet. Flytt kameraet litt tilbake.
reading-note-not-all-seen = Bare { $count } av { $wanted } brikker er synlige. Legg dem ved siden av hverandre med forsiden opp.
reading-note-standing = Brikkene står og ses ovenfra. Legg dem ned med forsiden opp.
reading-note-covered = En brikke ligger oppå andre. Legg den ved siden av.
reading-note-too-many = Det ligger { $count } brikker på hånden, men det skal være { $wanted }. Ta bort det som ikke hører til.
reading-note-no-win = Disse brikkene er ingen vinnerhånd. Finn en som er lest feil.
reading-note-broken-meld = { $tiles } ligger som et sett og er det ikke. Finn en som er lest feil.
reading-note-win-not-in-view = Vinnerbrikken er ikke synlig. Trykk på brikken hånden ble vunnet med.
reading-note-win-is-a-guess = Ingen brikke ligger for seg selv, så vinnerbrikken er gjettet. Dra den rette dit.
reading-note-five-alike = En brikke er der fem ganger. Finn en som er lest feil.
reading-note-unreadable = En brikke på hånden kan ikke leses. Ta bildet på nytt, nærmere.
reading-note-unreadable-tiles = { $count } brikker på hånden kan ikke leses. Ta bildet på nytt, nærmere.
reading-note-other-hand = Det er en hånd til i bildet. Den nærmest midten ble lest.
reading-note-other-hands = Det er { $count } hender til i bildet. Den nærmest midten ble lest.
reading-note-hard-to-read = Dette var vanskelig å lese. Se på hver brikke før du går videre.
reading-note-dark = Det er for mørkt til å lese brikkene. Rett en lampe mot dem.
reading-note-bright = Lyset gjør brikkene for hvite. Vri lampen litt bort.
reading-note-cut-off = En brikke er kuttet ved kanten. Flytt kameraet litt tilbake.
reading-note-small = Brikkene er svært små i bildet. Flytt kameraet nærmere.
reading-note-glare = En lampe speiler seg i en brikke. Vipp kameraet litt.
reading-note-blurred = Bildet er uskarpt. Hold kameraet stille et øyeblikk.

## score

score-correct = Rett
score-compare = Sammenlign
score-compare-title = Etter andre regler
score-why = Hvorfor?
score-by-tsumo = { $name } · tsumo
score-by-ron = { $name } · ron fra { $from }
score-big = { $worth }  { $points }
score-limit-mangan = MANGAN
score-limit-haneman = HANEMAN
score-limit-baiman = BAIMAN
score-limit-sanbaiman = SANBAIMAN
score-limit-yakuman =
    { $count ->
        [one] YAKUMAN
       *[other] { $count } × YAKUMAN
    }
score-total = Sum
score-between = { " · " }
score-fu-total = { $sum }, rundet opp
score-why-not-more = Hvorfor ikke mer?
score-done = Ferdig
score-no-win = Denne hånden vinner ikke.
score-no-win-then = Rett brikkene hvis en er lest feil. En meldt seier som ikke er en, er chombo.
score-chombo = Noter chombo
score-leave-out = Uten { $name }
score-swap = Bytt hender
score-counters = { $count } honba
score-sticks =
    { $count ->
        [one] { $count } riichipinne
       *[other] { $count } riichipinner
    }
score-annuls = Riichikast
score-liable = Ansvarlig: { $name }
score-nobody = ingen
score-riichi = Riichi
score-seat = Setevind: { $wind }
score-round = Rundevind: { $wind }
score-free-counters = Honba: { $count }
score-flag-ippatsu = Ippatsu
score-flag-double_riichi = Dobbel riichi
score-flag-haitei = Siste brikke
score-flag-houtei = Siste kast
score-flag-rinshan = Etter en quad
score-flag-chankan = Stjålet quad
score-flag-first_turn = Første tur

## settle

settle-title = { $name } går ut
settle-ask = Hver hånd med et bilde, med brikkene eller bare med poeng. Trykk på en hånd for å se hvorfor den teller slik.
settle-others-count-nothing = En hånd som mangler, teller 0. Godta, eller legg den inn først.
settle-not-out = { $name } kan ikke gå ut med denne hånden. Trykk på den for å se hvorfor.
settle-problem-of = { $name }: { $problem }
settle-mahjong = { $wind }, mahjong
settle-no-hand = Ingen hånd ennå
settle-counted = Talt opp ved bordet
settle-dead = Død hånd
settle-why = Hvorfor?
settle-ruling = Hersker: { $name }
settle-ruling-who = Hvem gjorde terningene til hersker? Betaler og får dobbelt.
settle-all-hands = Alle hender
settle-points-of = Poeng for hånden til { $name }
settle-lucky = Lykkebrikker: { $count }
settle-lucky-title = Hvilke lykkebrikker ligger ved denne hånden?
settle-photo = Bilde
settle-tiles = Brikker
settle-points = Poeng
settle-flag-last_wall_tile = Siste brikke
settle-flag-last_discard = Siste kast
settle-flag-kong_bloom = Etter en quad
settle-flag-kong_on_kong = Etter 2. quad
settle-flag-robbed_kong = Stjålet quad
settle-flag-heaven = Himmel
settle-flag-earth = Jord

## win

win-title = Seier
win-who-won = Hvem vant?
win-who-won-first = Trykk først på vinneren.
win-who-paid = Hvem betaler?
win-self-drawn =
    { $game ->
        [nts] Eget trekk
       *[riichi] Tsumo
    }
win-several = Flere vinnere
win-three-abort = Tre vinnere på samme kast avbryter hånden etter { $rules }.
win-too-many =
    { $count ->
        [one] Bare én spiller kan vinne på et kast etter { $rules }.
       *[other] Høyst { $count } spillere kan vinne på samme kast etter { $rules }.
    }
win-to-draw = Til uavgjort
win-hand-of = Hånden til { $name }
win-hand-of-several = Hånden til { $name }, { $at } av { $count }
win-free-title = En hånd

## furiten

furiten-ask = Furiten?
furiten-title = Er { $name } i furiten?
furiten-say = Trykk på hver brikke som { $name } selv har kastet, eller har latt passere siden sitt siste trekk.
furiten-in-riichi = Trykk på hver brikke som { $name } selv har kastet, eller har latt passere siden riichi.
furiten-no = Ingen av dem: ikke furiten, ron teller.
furiten-seen = Bildet viser en av dem ved siden av hånden. Har { $name } kastet den?
furiten-yes = Furiten: denne ronen er ikke lov ({ $section }).
furiten-yes-here = Furiten: denne ronen er ikke lov.
furiten-reason = Ron i furiten

## won-on

won-on-question = { $count } brikker. Vunnet på hvilken?
won-on-in-view = Ligger på bordet
won-on-other = Annen brikke …
won-on-which = Vinnerbrikken
