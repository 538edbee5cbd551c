## enter

enter-continue = Videre
enter-just-points = Bare poeng
enter-complete = Hånden er komplett. Trykk på en brikke for å endre den.
enter-take-away = Fjern brikke
enter-take-meld = Fjern sett
enter-winning = Gjør til vinnerbrikke
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
        [one] Én brikke ble ikke gjenkjent. Trykk på den.
       *[other] { $count } brikker ble ikke gjenkjent. Trykk på dem.
    }
enter-problem-broken-meld = { $tiles } er ikke et gyldig sett. Trykk på brikken som er feil.
enter-problem-too-few = { $count } av { $wanted } brikker. Den siste er vinnerbrikken.
enter-problem-too-few-waiting = { $count } av { $wanted } brikker.
enter-problem-too-many = { $count } brikker i stedet for { $wanted }. Fjern en.
enter-problem-no-winning-tile = Trykk på vinnerbrikken.
enter-problem-five-alike = { $tile } er med fem ganger. Trykk på den som er feil.
enter-problem-too-many-indicators = Det er høyst fem doraindikatorer. Fjern en først.
enter-problem-open-riichi = Riichi krever lukket hånd, og denne har et åpent sett. Rett brikkene.

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
reading-details = Detaljer om lesningen
reading-second = Nest beste forslag
reading-other-hand = En annen hånd i bildet
reading-changed = { $read } endret til { $now }: { $why }
reading-doubt =
    { $count ->
        [one] Én brikke er usikker. Trykk på den riktige under den.
       *[other] { $count } brikker er usikre. Trykk på de riktige under dem.
    }
reading-fine = Trykk på en brikke for å endre den, eller dra den dit den hører hjemme.
reading-which = Hvilken brikke er det?
reading-take-away = Fjern brikke
reading-make-win = Gjør til vinnerbrikke
reading-kong-concealed = Lukket quad
reading-kong-open = Åpen quad
reading-add = Legg til en brikke
reading-dora-differs = Bordet viser { $table } som doraindikator, bildet { $photo }. Bordets gjelder.
reading-remember = Legg til i brikkesettet vårt
reading-remembered = Lagt til i brikkesettet { $name }.
reading-nothing = Alle brikkene ble lest tydelig.
reading-zone-concealed = Hånd
reading-zone-win = Vinnerbrikke
reading-zone-meld = Åpne sett
reading-zone-dora = Doraindikatorer
reading-zone-ura = Uraindikatorer
reading-because-fifth = det ville bli en femte { $read }
reading-because-meld = den fullfører settet
reading-because-shape = den fullfører hånden
reading-because-red = brikkesettet har bare så mange røde femmere
reading-because-no-tile = ingenting annet passer
reading-note-no-tiles = Ingen brikker i bildet. Rett kameraet mot hånden.
reading-note-no-hand = Ingen hånd i bildet. Legg brikkene åpent i en rekke.
reading-note-hand-cut-off = Hånden er kuttet ved kanten. Flytt kameraet litt tilbake.
reading-note-too-few = Bare { $count } av { $wanted } brikker i bildet. Flytt kameraet litt tilbake.
reading-note-not-all-seen = Bare { $count } av { $wanted } brikker er synlige. Legg dem ved siden av hverandre med forsiden opp.
reading-note-standing = Brikkene står. Legg dem ned med forsiden opp.
reading-note-covered = En brikke ligger oppå andre. Legg den ved siden av.
reading-note-too-many = { $count } brikker i stedet for { $wanted }. Ta bort det som ikke hører til hånden.
reading-note-no-win = Dette er ikke en vinnerhånd. Se etter en brikke som er lest feil.
reading-note-broken-meld = { $tiles } er ikke et gyldig sett. Se etter en brikke som er lest feil.
reading-note-win-not-in-view = Vinnerbrikken er ikke i bildet. Velg den.
reading-note-win-is-a-guess = Ingen brikke ligger for seg selv, så vinnerbrikken er gjettet. Sjekk den.
reading-note-five-alike = En brikke er med fem ganger. Se etter en som er lest feil.
reading-note-unreadable = Én brikke kan ikke leses. Ta bildet på nytt, nærmere.
reading-note-unreadable-tiles = { $count } brikker kan ikke leses. Ta bildet på nytt, nærmere.
reading-note-other-hand = Det er en hånd til i bildet. Den nærmest midten ble lest.
reading-note-other-hands = Det er { $count } hender til i bildet. Den nærmest midten ble lest.
reading-note-hard-to-read = Dette var vanskelig å lese. Sjekk hver brikke før du går videre.
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
score-no-win = Dette er ikke en vinnerhånd.
score-no-win-then = Rett brikkene hvis en er lest feil. Er seieren allerede meldt, er det chombo.
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
score-liable = Ansvar (pao): { $name }
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

settle-title = Ut: { $name }
settle-ask = Legg inn hver hånd med et bilde, med brikkene eller bare med poeng. Trykk på en hånd for å se hvorfor den teller slik.
settle-others-count-nothing = En hånd som mangler, teller 0. Bekreft, eller legg den inn først.
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
settle-lucky =
    { $unnamed ->
        [0] Lykkebrikker: { $count }
       *[other] Lykkebrikker: { $count }, { $unnamed } uten navn
    }
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
win-who-paid = Hvem kastet brikken?
win-self-drawn =
    { $game ->
        [nts] Eget trekk
       *[riichi] Tsumo
    }
win-first-title = Hvem har forrang?
win-first-nts = Bare én spiller går ut på et kast. Det brikken fullfører, avgjør hvem som har forrang: { $order }, i den rekkefølgen. Er det likt, er det den som først har tur etter den som kastet ({ $section }).
win-first-in-turn = Bare én spiller vinner på et kast etter { $rules }: den første i tur etter den som kastet ({ $section }).
win-several = Flere vinnere
win-three-abort = Etter { $rules } avbrytes hånden ved tre vinnere på samme kast.
win-too-many =
    { $count ->
        [one] Bare én spiller kan vinne på et kast etter { $rules }.
       *[other] Høyst { $count } spillere kan vinne på samme kast etter { $rules }.
    }
win-to-draw = Noter uavgjort
win-hand-of = Hånden til { $name }
win-hand-of-several = Hånden til { $name }, { $at } av { $count }
win-free-title = Regn ut en hånd

## furiten

furiten-ask = Furiten?
furiten-title = Er { $name } i furiten?
furiten-say = Trykk på hver brikke som { $name } selv har kastet, eller har latt passere siden sitt siste trekk.
furiten-in-riichi = Trykk på hver brikke som { $name } selv har kastet, eller har latt passere siden riichi.
furiten-no = Ingen av dem: ikke furiten, ron gjelder.
furiten-seen = Bildet viser en av dem ved siden av hånden. Har { $name } kastet den?
furiten-yes = Furiten: denne ron er ikke tillatt ({ $section }).
furiten-yes-here = Furiten: denne ron er ikke tillatt.
furiten-reason = Ron i furiten

## won-on

won-on-question = { $count } brikker. Vunnet på hvilken?
won-on-in-view = Ligger på bordet
won-on-other = Annen brikke …
won-on-which = Vinnerbrikken
