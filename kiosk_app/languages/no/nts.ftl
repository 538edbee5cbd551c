## nts

nts-count-points = { $count } poeng
nts-count-doublings =
    { $count ->
        [one] { $count } dobling
       *[other] { $count } doblinger
    }
nts-count-tiles =
    { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    }
nts-item = { $why }: { $worth } ({ $section })
nts-with-tiles = { $why } ({ $tiles })
nts-with-meaning = { $line }. { $meaning }

## nts.points

nts-points-mahjong = mahjong
nts-points-pung-simple-open = åpen trippel av 2 til 8
nts-points-pung-simple-concealed = lukket trippel av 2 til 8
nts-points-pung-terminal-open = åpen trippel av terminaler
nts-points-pung-terminal-concealed = lukket trippel av terminaler
nts-points-pung-honour-open = åpen trippel av vinder eller drager
nts-points-pung-honour-concealed = lukket trippel av vinder eller drager
nts-points-kong-simple-open = åpen quad av 2 til 8
nts-points-kong-simple-concealed = lukket quad av 2 til 8
nts-points-kong-terminal-open = åpen quad av terminaler
nts-points-kong-terminal-concealed = lukket quad av terminaler
nts-points-kong-honour-open = åpen quad av vinder eller drager
nts-points-kong-honour-concealed = lukket quad av vinder eller drager
nts-points-pair-dragons = par av drager
nts-points-pair-own-wind = par av setevinden
nts-points-pair-round-wind = par av rundevinden
nts-points-pair-completed = vinnerbrikken fullfører paret
nts-points-only-possible-tile = vunnet på den eneste mulige brikken
nts-points-self-drawn = selvtrukket vinnerbrikke
nts-points-bird-eats-cake = fuglen spiser kaken
nts-points-lucky-tile = lykkebrikke

## nts.doublings

nts-doublings-pung-dragons = trippel eller quad av drager
nts-doublings-pung-own-wind = trippel eller quad av setevinden
nts-doublings-pung-round-wind = trippel eller quad av rundevinden
nts-doublings-pung-round-dragon = trippel eller quad av grønne drager i deres egen runde
nts-doublings-three-concealed-pungs = tre lukkede tripler
nts-doublings-three-open-kongs = tre åpne quader
nts-doublings-three-concealed-kongs = tre lukkede quader
nts-doublings-four-concealed-pungs = fire lukkede tripler
nts-doublings-clean = ren hånd
nts-doublings-very-clean = meget ren hånd
nts-doublings-pure = helt ren hånd
nts-doublings-own-lucky-tile = egen lykkebrikke
nts-doublings-row-of-lucky-tiles = fire lykkebrikker på rad
nts-doublings-hidden-treasure = skjult skatt
nts-doublings-little-four-winds = liten vindhånd
nts-doublings-little-three-dragons = liten dragehånd
nts-doublings-four-chows = fire sekvenser
nts-doublings-four-pungs = fire tripler
nts-doublings-pure-simples = ingen terminaler
nts-doublings-last-wall-tile = siste brikke i muren
nts-doublings-last-wall-tile-one-circles = siste brikke i muren, 1 pin
nts-doublings-last-discard = siste kast før uavgjort
nts-doublings-kong-bloom = løs brikke etter en quad
nts-doublings-kong-bloom-five-circles = løs brikke etter en quad, 5 pin
nts-doublings-kong-on-kong = løs brikke etter andre quad i samme tur
nts-doublings-robbed-kong = stjålet quad

## nts.asides

nts-asides-hidden-treasure = alle brikkene er trukket fra muren
nts-asides-pure-simples = bare 2 til 8

## nts.limits

nts-limits-limit = limit
nts-limits-nine-gates = ni porter
nts-limits-thirteen-orphans = tretten foreldreløse
nts-limits-twins-of-honours = tvillinger av vinder og drager
nts-limits-twins-of-terminals = tvillinger av terminaler
nts-limits-wind-snake = vindslange
nts-limits-dragon-snake = drageslange
nts-limits-court-of-peking = hoffet i Peking
nts-limits-pure-twins = helt rene tvillinger
nts-limits-very-clean-twins = meget rene tvillinger
nts-limits-clean-twins = rene tvillinger
nts-limits-seven-twins = sju tvillinger
nts-limits-four-winds = fire vinder
nts-limits-three-dragons = tre drager
nts-limits-jade = jadehånd
nts-limits-four-kongs = fire quader
nts-limits-heads-and-tails = bare terminaler
nts-limits-wriggling-snake = buktende slange
nts-limits-winds-and-dragons = bare vinder og drager
nts-limits-heaven = himmelens hånd
nts-limits-earth = jordens hånd

## nts.how

nts-how-reached = { $limit }, { $how }
nts-how-self-drawn = på eget trekk
nts-how-discard = på et kast
nts-how-waiting = venter på én brikke

## nts.lucky

nts-lucky-spring = vår
nts-lucky-summer = sommer
nts-lucky-autumn = høst
nts-lucky-winter = vinter
nts-lucky-plum = plommeblomst
nts-lucky-orchid = orkidé
nts-lucky-chrysanthemum = krysantemum
nts-lucky-bamboo = bambus
nts-lucky-not-in-play = NTS spilles uten lykkebrikker; de teller her fordi de hører til hånden.

## nts.dead

nts-dead-line = { $why }. Den gir { $points } og betaler som alle andre hender ({ $section }).
nts-dead-declared = død hånd
nts-dead-tile-count = død hånd: for mange eller for få brikker

## nts.transfers

nts-transfers-winner = betaler vinneren
nts-transfers-discarder = kastet vinnerbrikken
nts-transfers-difference = betaler forskjellen mellom hendene

## nts.not-out

nts-not-out-plain = { $why }.
nts-not-out-line = { $why } ({ $section }).
nts-not-out-dead = En død hånd kan ikke gå ut
nts-not-out-tile-count = Hånden har { $count } brikker før vinnerbrikken; det skal være 13
nts-not-out-not-complete = Brikkene danner verken fire sett og et par eller en uregelmessig limithånd
nts-not-out-too-few-doublings = Hånden har { $count } av de { $needed } doblingene den trenger for å gå ut
nts-not-out-lucky-tiles = Doblinger fra lykkebrikker teller ikke med for å gå ut ({ $section }).
nts-not-out-limit-hand = Det ville vært en limithånd, { $limit }, men også en limithånd av sett og et par må ha doblingene sine ({ $section }).

## nts.meanings

nts-meanings-clean = Én sort sammen med vinder eller drager, eller bare terminaler, vinder og drager.
nts-meanings-very-clean = Terminaler i én sort sammen med vinder eller drager.
nts-meanings-pure = Bare én sort, eller bare vinder og drager.
nts-meanings-little-four-winds = Tripler av tre vinder og et par av den fjerde.
nts-meanings-little-three-dragons = Tripler av to drager og et par av den tredje.
nts-meanings-robbed-kong = Vunnet på brikken en annen la til sin åpne trippel.
nts-meanings-nine-gates = 1112345678999 i én sort og én brikke til av den.
nts-meanings-thirteen-orphans = Én av hver terminal, vind og drage, og én av dem to ganger.
nts-meanings-twins-of-honours = Sju par av vinder og drager.
nts-meanings-twins-of-terminals = Sju par av enere og niere.
nts-meanings-wind-snake = 1 til 9 i én sort, alle vindene og én av disse brikkene to ganger.
nts-meanings-dragon-snake = 1 til 9 i én sort, alle dragene og et par vinder.
nts-meanings-court-of-peking = 1 til 7 i én sort, alle vindene og alle dragene.
nts-meanings-pure-twins = Sju par i én sort.
nts-meanings-very-clean-twins = Sju par av vinder, drager og terminaler i én sort.
nts-meanings-clean-twins = Sju par av vinder eller drager og én sort.
nts-meanings-seven-twins = Hvilke som helst sju par.
nts-meanings-four-winds = Tripler eller quader av alle fire vindene.
nts-meanings-three-dragons = Tripler eller quader av alle tre dragene.
nts-meanings-jade = Bare grønne brikker: 2, 3, 4, 6, 8 sou og grønne drager.
nts-meanings-four-kongs = Fire quader og et hvilket som helst par.
nts-meanings-heads-and-tails = Bare enere og niere.
nts-meanings-wriggling-snake = Én sort: tripler av 1 og 9, to sekvenser og et par av 2, 5 eller 8.
nts-meanings-winds-and-dragons = Bare vinder og drager.
nts-meanings-heaven = Øst går ut med de første fjorten brikkene.
nts-meanings-earth = Vunnet på det første kastet fra Øst.

## nts.headings

nts-headings-sets = Hånden
nts-headings-points = Poeng
nts-headings-doublings = Doblinger
nts-headings-total = Sum
nts-headings-settlement = Hvem betaler hvem
nts-headings-totals = Resultat
nts-headings-notes = Verdt å vite
nts-headings-misses = Det som nesten ga en dobling

## nts.headline

nts-headline-self-drawn = { $seat } går ut på eget trekk: { $worth }.
nts-headline-discard = { $seat } går ut på kast fra { $discarder }: { $worth }.
nts-headline-robbed = { $seat } går ut ved å stjele en quad fra { $discarder }: { $worth }.
nts-headline-not-out = { $seat } kan ikke gå ut med denne hånden.
nts-headline-draw = Uavgjort: ingen får poeng og ingen betaler ({ $section }).
nts-headline-limit-worth = { $limit }, { $points }
nts-headline-waiting-worth = venter på { $limit }, { $points }
nts-headline-winner = { $seat }, mahjong: { $worth }
nts-headline-other = { $seat }: { $worth }

## nts.sets

nts-sets-line = { $tiles }: { $what }
nts-sets-completed = { $what }, fullført av { $tile }
nts-sets-chow-concealed = lukket sekvens
nts-sets-chow-open = åpen sekvens
nts-sets-pung-concealed = lukket trippel
nts-sets-pung-open = åpen trippel
nts-sets-pung-won = trippel, fullført av et kast ({ $tile }) og derfor talt som åpen
nts-sets-kong-concealed = lukket quad
nts-sets-kong-open = åpen quad
nts-sets-pair = par
nts-sets-bird = par av fuglen og kaken
nts-sets-rest = hører ikke til noe sett
nts-sets-tiles = brikkene på hånden
nts-sets-waiting = Venter på { $tiles }

## nts.formula

nts-formula-sum = { $items } = { $points }
nts-formula-doubled = { $sum } → { $product }
nts-formula-product = { $points } × 2{ $power } = { $total }
nts-formula-counted = Talt ved bordet: { $points }
nts-formula-nothing = Ingenting på hånden gir poeng: { $points }
nts-formula-limit-self-drawn = { $formula } → limit på eget trekk, { $total } ({ $section })
nts-formula-limit-discard = { $formula } → limit på et kast, { $total } ({ $section })
nts-formula-limit-others = { $formula } → limit for en hånd som ikke gikk ut, { $total } ({ $section })
nts-formula-limit-waiting = { $formula } → limit for en hånd i tenpai, { $total } ({ $section })
nts-formula-limit-hand = Limithånd: { $points }
nts-formula-rounded = { $formula } → avrundet til { $settled } ({ $section })

## nts.times

nts-times-double = dobbelt
nts-times-more = { $factor } ganger

## nts.settlement

nts-settlement-amount = { $sum } = { $points }
nts-settlement-winner = { $payer } betaler { $receiver } { $amount }: vinnerhånden ({ $section }).
nts-settlement-discarder = { $payer } betaler { $receiver } { $amount }: den som kaster vinnerbrikken, betaler { $times } ({ $section }).
nts-settlement-robbed = { $payer } betaler { $receiver } { $amount }: den som fikk sin quad stjålet, betaler { $times } ({ $section }).
nts-settlement-difference = { $payer } betaler { $receiver } { $amount }: forskjellen mellom hendene ({ $section }).

## nts.totals

nts-totals-both = { $seat }: { $total } (får { $received }, betaler { $paid })
nts-totals-one-way = { $seat }: { $total }
nts-totals-plus = +{ $points }

## nts.notes

nts-notes-left-out = { $seat }: { $best } kommer i stedet for { $left }, for bare den høyeste av slike doblinger teller ({ $section }).
nts-notes-together = { $seat }: { $left } faller bort, for fire sekvenser og ingen terminaler teller sammen bare i en lukket hånd ({ $section }).
nts-notes-bird-eats-cake = Fuglen spiser kaken: { $cake }, som { $seat } går ut på, teller som { $bird }, også for doblingene ({ $section }).
nts-notes-limit-hand = { $seat }: en limithånd har en fast verdi; verken poeng eller doblinger legges til ({ $section }).
nts-notes-undeclared-kong = { $seat }: fire like brikker ({ $tiles }) som ikke er meldt som quad, teller som trippel ({ $section }).
nts-notes-concealed-kong = { $seat }: en lukket quad kan telle med blant tre åpne ({ $section }).
nts-notes-lucky-tiles = Lykkebrikkene til { $seat } er { $tiles } ({ $section }).
nts-notes-lucky-not-in-play = Regelboken spiller uten lykkebrikker; de teller her fordi de hører til hånden ({ $section }).
nts-notes-chips = Med sjetonger rundes hver hånd av til nærmeste { $unit } før noen betaler; midt imellom rundes opp ({ $section }).
nts-notes-east-factor = Øst betaler og får { $times } ({ $section }).
nts-notes-ruling = { $seat } hersker i denne runden, og betaler og får derfor { $times } ({ $section }).
nts-notes-green-dragon-round = Den grønne dragen hersker i denne runden: det er ingen rundevind, og en trippel av grønne drager gir { $doublings } ekstra ({ $section }).
nts-notes-dreamer = Den femte spilleren er drømmeren, som står over denne hånden og verken betaler eller får noe ({ $section }).

## nts.misses

nts-misses-pair = { $name }: { $tiles } er bare et par ({ $section }).
nts-misses-in-the-way = { $name }: { $tiles } er i veien ({ $section }).
nts-misses-open = { $name }: { $tiles } ligger åpent ({ $section }).
nts-misses-won-open = { $name }: { $tiles } ble fullført av et kast og teller derfor som åpen ({ $section }).
nts-misses-not-self-drawn = { $name }: vinnerbrikken var et kast ({ $section }).

## nts.claims

nts-claims-first =
    { $seat } har forrang: brikken fullfører { $completes ->
        [irregular] en uregelmessig limithånd
        [pair] paret
        [pung] en trippel
       *[chow] en sekvens
    }.

## nts.fields

nts-fields-points = Poeng: { $name }
nts-fields-doublings = Doblinger: { $name }
nts-fields-limit = { $name }, { $how }
nts-fields-exclusive-pungs-and-kongs = Bare den høyeste teller av
nts-fields-exclusive-clean-hands = Bare den høyeste av de rene hendene teller
nts-fields-exclusive-last-tiles = Bare den høyeste av de siste brikkene teller
nts-fields-exclusive-kong-tiles = Bare den høyeste av de løse brikkene teller
nts-fields-going-out-minimum-doublings = Doblinger som kreves for å gå ut
nts-fields-going-out-regular-limit-hands-exempt = Regelmessige limithender går ut uten doblinger
nts-fields-going-out-lucky-tiles-help = Doblinger fra lykkebrikker teller med for å gå ut
nts-fields-going-out-open-simple-chows-count-once = Fire åpne sekvenser uten terminaler teller én gang
nts-fields-going-out-winning-discard-opens-set = En trippel som fullføres på et kast, er åpen
nts-fields-going-out-concealed-kong-counts-as-open = En lukket quad teller med blant tre åpne quader
nts-fields-going-out-bird-eats-cake-in-twins = Fuglen spiser kaken i tvillinger
nts-fields-going-out-bird-eats-cake-in-wind-snake = Fuglen spiser kaken i en vindslange
nts-fields-going-out-bird-eats-cake-in-dragon-snake = Fuglen spiser kaken i en drageslange
nts-fields-going-out-kong-on-kong-beside-five-circles = Quad på quad teller sammen med 5 pin
nts-fields-going-out-earth-is-fixed = Jordens hånd har alltid samme verdi
nts-fields-dead-hand-points = Poeng for en død hånd
nts-fields-dead-hand-wrong-number-of-tiles = Feil antall brikker er en død hånd
nts-fields-limits-self-drawn = Limit på eget trekk
nts-fields-limits-discard = Limit på kast
nts-fields-limits-others = Limit for de andre hendene
nts-fields-limits-waiting-regular = Limit for en regelmessig hånd i tenpai
nts-fields-limits-waiting-irregular = Limit for en uregelmessig hånd i tenpai
nts-fields-green-tiles = Grønne brikker
nts-fields-settlement-payer-factor = De andre betaler vinneren (ganger)
nts-fields-settlement-discarder-factor = Den som kastet, betaler vinneren (ganger)
nts-fields-settlement-east-factor = Øst betaler og får (ganger)
nts-fields-settlement-others-pay-differences = De andre betaler hverandre forskjellen
nts-fields-chips-in-use = Gjøres opp med sjetonger
nts-fields-chips-unit = Minste sjetong
nts-fields-chips-at-start = Startpoeng
nts-fields-table-rounds = Runder i et spill
nts-fields-table-winds-turn-when-east-wins = Vindene skifter når Øst vinner
nts-fields-table-winds-turn-on-draw = Vindene skifter ved uavgjort
nts-fields-table-tiles = Brikker i spill
nts-fields-table-dead-wall = Brikker i den døde muren
nts-fields-table-kongs-before-draw = Quader før den neste gir uavgjort
nts-fields-table-claim-order = Hvem som har forrang på samme kast
nts-fields-lucky-allowed = Lykkebrikker kan telle
nts-fields-lucky-in-play = Spilles med lykkebrikker
nts-fields-lucky-tiles = Lykkebrikker
nts-fields-lucky-dead-wall-refilled = Med lykkebrikker fylles den døde muren opp
nts-fields-three-players-allowed = Tre kan spille
nts-fields-three-players-tiles-in-play = Brikker for tre spillere
nts-fields-three-players-open-chows = Tre kan ha åpne sekvenser
nts-fields-three-players-dead-wall = Død mur for tre spillere
nts-fields-three-players-green-dragon-round = Den grønne dragens runde med tre
nts-fields-three-players-ruling-player-factor = Den herskende spilleren betaler og får (ganger)
nts-fields-three-players-wind-rounds = Runder for tre spillere før den grønne dragen
nts-fields-five-players-allowed = Fem kan spille, én står over
nts-fields-five-players-winds-turn-when-east-wins = Med fem skifter vindene når Øst vinner
nts-fields-five-players-winds-turn-on-draw = Med fem skifter vindene ved uavgjort
nts-fields-five-players-green-dragon-round = Fem kan avtale den grønne dragens runde
nts-fields-ranking-points = Rankingpoeng per plass

## nts.values

nts-values-irregular = uregelmessig limithånd
nts-values-pair = par
nts-values-pung = trippel
nts-values-chow = sekvens
