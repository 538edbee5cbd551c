## enter

enter-continue = Videre
enter-just-points = Kun point
enter-complete = Hånden er komplet. Tryk på en brik for at ændre den.
enter-take-away = Fjern brik
enter-take-meld = Fjern sæt
enter-winning = Gør til vinderbrik
enter-which = Hvilken brik er det?
enter-mode-hand = Hånd
enter-mode-chi = Chow
enter-mode-pon = Pung
enter-mode-kan = Kong
enter-mode-ankan = Skjult kong
enter-mode-dora = Dora
enter-mode-ura = Ura
enter-problem-unknown-tile =
    { $count ->
        [one] Én brik blev ikke genkendt. Tryk på den.
       *[other] { $count } brikker blev ikke genkendt. Tryk på dem.
    }
enter-problem-broken-meld = { $tiles } er ikke et gyldigt sæt. Tryk på den forkerte brik.
enter-problem-too-few = { $count } af { $wanted } brikker. Den sidste er vinderbrikken.
enter-problem-too-few-waiting = { $count } af { $wanted } brikker.
enter-problem-too-many = { $count } brikker i stedet for { $wanted }. Fjern en.
enter-problem-no-winning-tile = Tryk på vinderbrikken.
enter-problem-five-alike = { $tile } er der fem gange. Tryk på den forkerte.
enter-problem-too-many-indicators = Der er højst fem doraindikatorer. Fjern en først.
enter-problem-open-riichi = Riichi kræver en skjult hånd, og denne har et åbent sæt. Ret brikkerne.

## points

points-han = Hvor mange fan – eller mangan og opefter?
points-fu = Og hvor mange minipoint?
points-first-han = Vælg antal fan først. Fra mangan behøves ikke minipoint.
points-from-all = { $each } fra alle

## reading

reading-continue = Videre
reading-look = Se brikkerne efter
reading-look-title = Tryk på en brik, der er læst forkert
reading-all-right = Alle brikker er rigtige
reading-again = Nyt billede
reading-details = Detaljer om læsningen
reading-second = Næstbedste bud
reading-other-hand = En anden hånd i billedet
reading-changed = { $read } ændret til { $now }: { $why }
reading-doubt =
    { $count ->
        [one] Én brik er usikker. Tryk på den rigtige under den.
       *[other] { $count } brikker er usikre. Tryk på de rigtige under dem.
    }
reading-fine = Tryk på en brik for at ændre den, eller træk den derhen, hvor den hører til.
reading-which = Hvilken brik er det?
reading-take-away = Fjern brik
reading-make-win = Gør til vinderbrik
reading-kong-concealed = Skjult kong
reading-kong-open = Åben kong
reading-add = Tilføj en brik
reading-dora-differs = Bordet viser { $table } som doraindikator, billedet { $photo }. Bordets gælder.
reading-remember = Føj til vores briksæt
reading-remembered = Føjet til briksættet { $name }.
reading-nothing = Alle brikker blev læst tydeligt.
reading-zone-concealed = Hånd
reading-zone-win = Vinderbrik
reading-zone-meld = Åbne sæt
reading-zone-dora = Doraindikatorer
reading-zone-ura = Ura-indikatorer
reading-because-fifth = det ville være en femte { $read }
reading-because-meld = den fuldender sættet
reading-because-shape = den fuldender hånden
reading-because-red = briksættet har kun så mange røde femmere
reading-because-no-tile = intet andet passer
reading-note-no-tiles = Ingen brikker i billedet. Ret kameraet mod hånden.
reading-note-no-hand = Ingen hånd i billedet. Læg brikkerne åbent i en række.
reading-note-hand-cut-off = Hånden er skåret over ved kanten. Flyt kameraet lidt tilbage.
reading-note-too-few = Kun { $count } af { $wanted } brikker i billedet. Flyt kameraet lidt tilbage.
reading-note-not-all-seen = Kun { $count } af { $wanted } brikker kan ses. Læg dem ved siden af hinanden med forsiden op.
reading-note-standing = Brikkerne står op. Læg dem ned med forsiden op.
reading-note-covered = En brik ligger oven på andre. Læg den ved siden af.
reading-note-too-many = { $count } brikker i stedet for { $wanted }. Fjern det, der ikke hører til hånden.
reading-note-no-win = Dette er ikke en mahjonghånd. Se efter en brik, der er læst forkert.
reading-note-broken-meld = { $tiles } er ikke et gyldigt sæt. Se efter en brik, der er læst forkert.
reading-note-win-not-in-view = Vinderbrikken er ikke i billedet. Vælg den.
reading-note-win-is-a-guess = Ingen brik ligger for sig selv, så vinderbrikken er et gæt. Tjek den.
reading-note-five-alike = En brik er der fem gange. Se efter en, der er læst forkert.
reading-note-unreadable = Én brik kan ikke læses. Tag billedet igen, tættere på.
reading-note-unreadable-tiles = { $count } brikker kan ikke læses. Tag billedet igen, tættere på.
reading-note-other-hand = Der er en hånd mere i billedet. Den nærmest midten blev læst.
reading-note-other-hands = Der er { $count } hænder mere i billedet. Den nærmest midten blev læst.
reading-note-hard-to-read = Det var svært at læse. Tjek hver brik, før du går videre.
reading-note-dark = Det er for mørkt til at læse brikkerne. Ret en lampe mod dem.
reading-note-bright = Lyset gør brikkerne for hvide. Drej lampen lidt væk.
reading-note-cut-off = En brik er skåret over ved kanten. Flyt kameraet lidt tilbage.
reading-note-small = Brikkerne er meget små i billedet. Flyt kameraet tættere på.
reading-note-glare = En lampe spejler sig i en brik. Vip kameraet lidt.
reading-note-blurred = Billedet er uskarpt. Hold kameraet stille et øjeblik.

## score

score-correct = Ret
score-compare = Sammenlign
score-compare-title = Efter andre regler
score-why = Hvorfor?
score-by-tsumo = { $name } · selvtræk
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
score-total = I alt
score-between = { " · " }
score-fu-total = { $sum }, rundet op
score-why-not-more = Hvorfor ikke mere?
score-done = Færdig
score-no-win = Dette er ikke en mahjonghånd.
score-no-win-then = Ret brikkerne, hvis en er læst forkert. Er mahjong allerede meldt, er det chombo.
score-chombo = Notér chombo
score-leave-out = Uden { $name }
score-swap = Byt hænder
score-counters = { $count } honba
score-sticks =
    { $count ->
        [one] { $count } riichi-indsats
       *[other] { $count } riichi-indsatser
    }
score-annuls = Riichi-afsmid
score-liable = Ansvar (pao): { $name }
score-nobody = ingen
score-riichi = Riichi
score-seat = Egen vind: { $wind }
score-round = Rundens vind: { $wind }
score-free-counters = Honba: { $count }
score-flag-ippatsu = Ippatsu
score-flag-double_riichi = Dobbelt riichi
score-flag-haitei = Sidste brik
score-flag-houtei = Sidste afsmid
score-flag-rinshan = Efter en kong
score-flag-chankan = Stjålet kong
score-flag-first_turn = Første tur

## settle

settle-title = { $name } går mahjong
settle-ask = Angiv hver hånd med et billede, med brikkerne eller kun med point. Tryk på en hånd for at se, hvorfor den tæller sådan.
settle-others-count-nothing = En hånd, der mangler, tæller 0. Godkend, eller tast den ind først.
settle-not-out = { $name } kan ikke gå mahjong med denne hånd. Tryk på den for at se hvorfor.
settle-problem-of = { $name }: { $problem }
settle-mahjong = { $wind }, mahjong
settle-no-hand = Ingen hånd endnu
settle-counted = Talt op ved bordet
settle-dead = Død hånd
settle-why = Hvorfor?
settle-ruling = Hersker: { $name }
settle-ruling-who = Hvem gjorde terningerne til hersker? Betaler og får dobbelt.
settle-all-hands = Alle hænder
settle-points-of = Point for hånden: { $name }
settle-lucky =
    { $unnamed ->
        [0] Lykkebrikker: { $count }
       *[other] Lykkebrikker: { $count }, { $unnamed } uden navn
    }
settle-lucky-title = Hvilke lykkebrikker ligger ved denne hånd?
settle-photo = Billede
settle-tiles = Brikker
settle-points = Point
settle-flag-last_wall_tile = Sidste brik
settle-flag-last_discard = Sidste afsmid
settle-flag-kong_bloom = Efter en kong
settle-flag-kong_on_kong = Efter 2. kong
settle-flag-robbed_kong = Stjålet kong
settle-flag-heaven = Himmel
settle-flag-earth = Jord

## win

win-title = Mahjong
win-who-won = Hvem vandt?
win-who-won-first = Tryk først på vinderen.
win-who-paid = Hvem smed brikken?
win-self-drawn = Selvtræk
win-first-title = Hvem har forrang?
win-first-nts = Kun én spiller går mahjong på et afsmid. Det, brikken fuldender, afgør, hvem der har forrang: { $order }, i den rækkefølge. Er det ens, er det den, hvis tur kommer først efter den, der smed brikken ({ $section }).
win-first-in-turn = Kun én spiller vinder på et afsmid efter { $rules }: den første i tur efter den, der smed brikken ({ $section }).
win-several = Flere vindere
win-three-abort = Efter { $rules } afbrydes hånden ved tre vindere på samme afsmid.
win-too-many =
    { $count ->
        [one] Kun én spiller kan vinde på et afsmid efter { $rules }.
       *[other] Højst { $count } spillere kan vinde på samme afsmid efter { $rules }.
    }
win-to-draw = Notér uafgjort
win-hand-of = Hånden: { $name }
win-hand-of-several = Hånden: { $name }, { $at } af { $count }
win-free-title = Beregn en hånd

## furiten

furiten-ask = Furiten?
furiten-title = Er { $name } furiten?
furiten-say = Tryk på hver brik, som { $name } selv har smidt, eller har ladet passere siden sit sidste træk.
furiten-in-riichi = Tryk på hver brik, som { $name } selv har smidt, eller har ladet passere siden riichi.
furiten-no = Ingen af dem: ikke furiten, ron gælder.
furiten-seen = På billedet ses en af dem ved siden af hånden. Har { $name } smidt den?
furiten-yes = Furiten: denne ron er ikke tilladt ({ $section }).
furiten-yes-here = Furiten: denne ron er ikke tilladt.
furiten-reason = Ron i furiten

## won-on

won-on-question = { $count } brikker. Mahjong på hvilken?
won-on-in-view = Ligger på bordet
won-on-other = Anden brik …
won-on-which = Vinderbrikken
