## nts

nts-count-points = { $count } point
nts-count-doublings =
    { $count ->
        [one] { $count } fordobling
       *[other] { $count } fordoblinger
    }
nts-count-tiles =
    { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }
nts-item = { $why }: { $worth } ({ $section })
nts-with-tiles = { $why } ({ $tiles })
nts-with-meaning = { $line }. { $meaning }

## nts.points

nts-points-mahjong = mahjong
nts-points-pung-simple-open = åben pung i 2 til 8
nts-points-pung-simple-concealed = skjult pung i 2 til 8
nts-points-pung-terminal-open = åben pung i ettere eller niere
nts-points-pung-terminal-concealed = skjult pung i ettere eller niere
nts-points-pung-honour-open = åben pung i vinde eller drager
nts-points-pung-honour-concealed = skjult pung i vinde eller drager
nts-points-kong-simple-open = åben kong i 2 til 8
nts-points-kong-simple-concealed = skjult kong i 2 til 8
nts-points-kong-terminal-open = åben kong i ettere eller niere
nts-points-kong-terminal-concealed = skjult kong i ettere eller niere
nts-points-kong-honour-open = åben kong i vinde eller drager
nts-points-kong-honour-concealed = skjult kong i vinde eller drager
nts-points-pair-dragons = par i drager
nts-points-pair-own-wind = par i egen vind
nts-points-pair-round-wind = par i rundens vind
nts-points-pair-completed = vinderbrikken fuldender parret
nts-points-only-possible-tile = vundet på den eneste mulige brik
nts-points-self-drawn = vinderbrikken er selvtrukket
nts-points-bird-eats-cake = fuglen spiser kagen
nts-points-lucky-tile = lykkebrik

## nts.doublings

nts-doublings-pung-dragons = pung eller kong i drager
nts-doublings-pung-own-wind = pung eller kong i egen vind
nts-doublings-pung-round-wind = pung eller kong i rundens vind
nts-doublings-pung-round-dragon = pung eller kong i grønne drager i deres egen runde
nts-doublings-three-concealed-pungs = tre skjulte pung
nts-doublings-three-open-kongs = tre åbne kong
nts-doublings-three-concealed-kongs = tre skjulte kong
nts-doublings-four-concealed-pungs = fire skjulte pung
nts-doublings-clean = ren hånd
nts-doublings-very-clean = meget ren hånd
nts-doublings-pure = helt ren hånd
nts-doublings-own-lucky-tile = egen lykkebrik
nts-doublings-row-of-lucky-tiles = fire lykkebrikker på stribe
nts-doublings-hidden-treasure = skjult skat
nts-doublings-little-four-winds = lille vindhånd
nts-doublings-little-three-dragons = lille dragehånd
nts-doublings-four-chows = fire chow
nts-doublings-four-pungs = fire pung
nts-doublings-pure-simples = ingen officerer
nts-doublings-last-wall-tile = murens sidste brik
nts-doublings-last-wall-tile-one-circles = murens sidste brik, cirkel 1
nts-doublings-last-discard = sidste afsmid før uafgjort
nts-doublings-kong-bloom = løs brik efter en kong
nts-doublings-kong-bloom-five-circles = løs brik efter en kong, cirkel 5
nts-doublings-kong-on-kong = løs brik efter anden kong i samme tur
nts-doublings-robbed-kong = stjålet kong

## nts.asides

nts-asides-hidden-treasure = hver brik er selvtrukket
nts-asides-pure-simples = kun 2 til 8

## nts.limits

nts-limits-limit = limit
nts-limits-nine-gates = ni lanterner
nts-limits-thirteen-orphans = tretten vidundere
nts-limits-twins-of-honours = tvillinger i vinde og drager
nts-limits-twins-of-terminals = tvillinger i ettere og niere
nts-limits-wind-snake = vindslange
nts-limits-dragon-snake = drageslange
nts-limits-court-of-peking = hoffet i Peking
nts-limits-pure-twins = helt rene tvillinger
nts-limits-very-clean-twins = meget rene tvillinger
nts-limits-clean-twins = rene tvillinger
nts-limits-seven-twins = syv tvillinger
nts-limits-four-winds = stor vindhånd
nts-limits-three-dragons = stor dragehånd
nts-limits-jade = jadehånd
nts-limits-four-kongs = fire kong
nts-limits-heads-and-tails = kun ettere og niere
nts-limits-wriggling-snake = bugtende slange
nts-limits-winds-and-dragons = kun vinde og drager
nts-limits-heaven = himmelhånd
nts-limits-earth = jordhånd

## nts.how

nts-how-reached = { $limit }, { $how }
nts-how-self-drawn = på selvtræk
nts-how-discard = på et afsmid
nts-how-waiting = fisker på én brik

## nts.lucky

nts-lucky-spring = forår
nts-lucky-summer = sommer
nts-lucky-autumn = efterår
nts-lucky-winter = vinter
nts-lucky-plum = blommeblomst
nts-lucky-orchid = orkidé
nts-lucky-chrysanthemum = krysantemum
nts-lucky-bamboo = bambus
nts-lucky-not-in-play = NTS spilles uden lykkebrikker; de tæller her, fordi de hører til hånden.

## nts.dead

nts-dead-line = { $why }. Den giver { $points } og betaler som enhver anden hånd ({ $section }).
nts-dead-declared = død hånd
nts-dead-tile-count = død hånd: for mange eller for få brikker

## nts.transfers

nts-transfers-winner = betaler vinderen
nts-transfers-discarder = smed vinderbrikken
nts-transfers-difference = betaler forskellen mellem hænderne

## nts.not-out

nts-not-out-plain = { $why }.
nts-not-out-line = { $why } ({ $section }).
nts-not-out-dead = En død hånd kan ikke gå mahjong
nts-not-out-tile-count = Hånden har { $count } brikker før vinderbrikken; der skal være 13
nts-not-out-not-complete = Brikkerne danner hverken fire sæt og et par eller en uregelmæssig limithånd
nts-not-out-too-few-doublings = Hånden har { $count } af de { $needed } fordoblinger, der kræves for at gå mahjong
nts-not-out-lucky-tiles = Lykkebrikkernes fordoblinger tæller ikke med, når man vil gå mahjong ({ $section }).
nts-not-out-limit-hand = Det ville være en limithånd, { $limit }, men også en limithånd af sæt og et par skal have sine fordoblinger ({ $section }).

## nts.meanings

nts-meanings-clean = Én kulør sammen med vinde eller drager, eller kun officerer: ettere, niere, vinde og drager.
nts-meanings-very-clean = Ettere og niere i én kulør sammen med vinde eller drager.
nts-meanings-pure = Kun én kulør, eller kun vinde og drager.
nts-meanings-little-four-winds = Pung i tre vinde og et par i den fjerde.
nts-meanings-little-three-dragons = Pung i to drager og et par i den tredje.
nts-meanings-robbed-kong = Vundet på den brik, en anden lagde til sin åbne pung.
nts-meanings-nine-gates = 1112345678999 i én kulør og én brik til af den.
nts-meanings-thirteen-orphans = En af hver officer og én af dem to gange.
nts-meanings-twins-of-honours = Syv par i vinde og drager.
nts-meanings-twins-of-terminals = Syv par i ettere og niere.
nts-meanings-wind-snake = 1 til 9 i én kulør, alle vinde og én af de brikker to gange.
nts-meanings-dragon-snake = 1 til 9 i én kulør, alle drager og et par vinde.
nts-meanings-court-of-peking = 1 til 7 i én kulør, alle vinde og alle drager.
nts-meanings-pure-twins = Syv par i én kulør.
nts-meanings-very-clean-twins = Syv par i vinde, drager og ettere og niere i én kulør.
nts-meanings-clean-twins = Syv par i vinde eller drager og én kulør.
nts-meanings-seven-twins = Syv vilkårlige par.
nts-meanings-four-winds = Pung eller kong i alle fire vinde.
nts-meanings-three-dragons = Pung eller kong i alle tre drager.
nts-meanings-jade = Kun grønne brikker: bambus 2, 3, 4, 6, 8 og grønne drager.
nts-meanings-four-kongs = Fire kong og et vilkårligt par.
nts-meanings-heads-and-tails = Ikke andet end ettere og niere.
nts-meanings-wriggling-snake = Én kulør: pung i 1 og 9, to chow og et par i 2, 5 eller 8.
nts-meanings-winds-and-dragons = Ikke andet end vinde og drager.
nts-meanings-heaven = Øst går mahjong med de første fjorten brikker.
nts-meanings-earth = Vundet på Østs første afsmid.

## nts.headings

nts-headings-sets = Hånden
nts-headings-points = Point
nts-headings-doublings = Fordoblinger
nts-headings-total = I alt
nts-headings-settlement = Hvem betaler hvem
nts-headings-totals = Resultat
nts-headings-notes = Værd at vide
nts-headings-misses = Hvad der næsten gav en fordobling

## nts.headline

nts-headline-self-drawn = { $seat } går mahjong på selvtræk: { $worth }.
nts-headline-discard = { $seat } går mahjong på afsmid fra { $discarder }: { $worth }.
nts-headline-robbed = { $seat } går mahjong ved at stjæle en kong fra { $discarder }: { $worth }.
nts-headline-not-out = { $seat } kan ikke gå mahjong med denne hånd.
nts-headline-draw = Uafgjort: ingen får point, og ingen betaler ({ $section }).
nts-headline-limit-worth = { $limit }, { $points }
nts-headline-waiting-worth = fisker på { $limit }, { $points }
nts-headline-winner = { $seat }, mahjong: { $worth }
nts-headline-other = { $seat }: { $worth }

## nts.sets

nts-sets-line = { $tiles }: { $what }
nts-sets-completed = { $what }, fuldendt af { $tile }
nts-sets-chow-concealed = skjult chow
nts-sets-chow-open = åben chow
nts-sets-pung-concealed = skjult pung
nts-sets-pung-open = åben pung
nts-sets-pung-won = pung, fuldendt af et afsmid ({ $tile }) og derfor talt som åben
nts-sets-kong-concealed = skjult kong
nts-sets-kong-open = åben kong
nts-sets-pair = par
nts-sets-bird = par af fuglen og kagen
nts-sets-rest = hører ikke til noget sæt
nts-sets-tiles = håndens brikker
nts-sets-waiting = Fisker på { $tiles }

## nts.formula

nts-formula-sum = { $items } = { $points }
nts-formula-doubled = { $sum } → { $product }
nts-formula-product = { $points } × 2{ $power } = { $total }
nts-formula-counted = Talt ved bordet: { $points }
nts-formula-nothing = Intet på hånden giver point: { $points }
nts-formula-limit-self-drawn = { $formula } → limit ved selvtræk, { $total } ({ $section })
nts-formula-limit-discard = { $formula } → limit på et afsmid, { $total } ({ $section })
nts-formula-limit-others = { $formula } → limit for en hånd, der ikke gik mahjong, { $total } ({ $section })
nts-formula-limit-waiting = { $formula } → limit for en fiskehånd, { $total } ({ $section })
nts-formula-limit-hand = Limithånd: { $points }
nts-formula-rounded = { $formula } → afrundet til { $settled } ({ $section })

## nts.times

nts-times-double = dobbelt
nts-times-more = { $factor } gange

## nts.settlement

nts-settlement-amount = { $sum } = { $points }
nts-settlement-winner = { $payer } betaler { $receiver } { $amount }: vinderhånden ({ $section }).
nts-settlement-discarder = { $payer } betaler { $receiver } { $amount }: den, der smider vinderbrikken, betaler { $times } ({ $section }).
nts-settlement-robbed = { $payer } betaler { $receiver } { $amount }: den, hvis kong blev stjålet, betaler { $times } ({ $section }).
nts-settlement-difference = { $payer } betaler { $receiver } { $amount }: forskellen mellem hænderne ({ $section }).

## nts.totals

nts-totals-both = { $seat }: { $total } (modtager { $received }, betaler { $paid })
nts-totals-one-way = { $seat }: { $total }
nts-totals-plus = +{ $points }

## nts.notes

nts-notes-left-out = { $seat }: { $best } træder i stedet for { $left }, for kun den højeste af den slags fordoblinger tæller ({ $section }).
nts-notes-together = { $seat }: { $left } udgår, for fire chow og ingen officerer tæller kun sammen på en skjult hånd ({ $section }).
nts-notes-bird-eats-cake = Fuglen spiser kagen: { $cake }, som { $seat } går mahjong på, tæller som { $bird }, også for fordoblingerne ({ $section }).
nts-notes-limit-hand = { $seat }: en limithånd har en fast værdi; der lægges hverken point eller fordoblinger til ({ $section }).
nts-notes-undeclared-kong = { $seat }: fire ens brikker ({ $tiles }), som ikke er meldt som kong, tæller som pung ({ $section }).
nts-notes-concealed-kong = { $seat }: en skjult kong må tælle med blandt tre åbne ({ $section }).
nts-notes-lucky-tiles = Egne lykkebrikker for { $seat }: { $tiles } ({ $section }).
nts-notes-lucky-not-in-play = I regelbogen spilles der uden lykkebrikker; de tæller her, fordi de hører til hånden ({ $section }).
nts-notes-chips = Med jetoner afrundes hver hånd til nærmeste { $unit }, før der betales; midt imellem rundes op ({ $section }).
nts-notes-east-factor = Øst betaler og modtager { $times } ({ $section }).
nts-notes-ruling = { $seat } hersker i denne runde og betaler og modtager derfor { $times } ({ $section }).
nts-notes-green-dragon-round = Den grønne drage hersker i denne runde: der er ingen rundevind, og en pung i grønne drager giver { $doublings } ekstra ({ $section }).
nts-notes-dreamer = Den femte spiller er drømmeren, som sidder over i dette spil og hverken betaler eller modtager ({ $section }).

## nts.misses

nts-misses-pair = { $name }: { $tiles } er kun et par ({ $section }).
nts-misses-in-the-way = { $name }: { $tiles } er i vejen ({ $section }).
nts-misses-open = { $name }: { $tiles } ligger åbent ({ $section }).
nts-misses-won-open = { $name }: { $tiles } blev fuldendt af et afsmid og tæller derfor som åben ({ $section }).
nts-misses-not-self-drawn = { $name }: vinderbrikken var et afsmid ({ $section }).

## nts.claims

nts-claims-first =
    { $seat } har fortrinsret: brikken fuldender { $completes ->
        [irregular] en uregelmæssig limithånd
        [pair] parret
        [pung] en pung
       *[chow] en chow
    }.

## nts.fields

nts-fields-points = Point: { $name }
nts-fields-doublings = Fordoblinger: { $name }
nts-fields-limit = { $name }, { $how }
nts-fields-exclusive-pungs-and-kongs = Kun den højeste tæller af
nts-fields-exclusive-clean-hands = Kun den højeste af de rene hænder tæller
nts-fields-exclusive-last-tiles = Kun den højeste af de sidste brikker tæller
nts-fields-exclusive-kong-tiles = Kun den højeste af de løse brikker tæller
nts-fields-going-out-minimum-doublings = Fordoblinger, der kræves for at gå mahjong
nts-fields-going-out-regular-limit-hands-exempt = Regelmæssige limithænder kan gå mahjong uden fordoblinger
nts-fields-going-out-lucky-tiles-help = Lykkebrikkers fordoblinger tæller med for at gå mahjong
nts-fields-going-out-open-simple-chows-count-once = Fire åbne chow i 2 til 8 tæller én gang
nts-fields-going-out-winning-discard-opens-set = En pung, der fuldendes på afsmid, er åben
nts-fields-going-out-concealed-kong-counts-as-open = En skjult kong tæller med blandt tre åbne kong
nts-fields-going-out-bird-eats-cake-in-twins = Fuglen spiser kagen i tvillinger
nts-fields-going-out-bird-eats-cake-in-wind-snake = Fuglen spiser kagen i en vindslange
nts-fields-going-out-bird-eats-cake-in-dragon-snake = Fuglen spiser kagen i en drageslange
nts-fields-going-out-kong-on-kong-beside-five-circles = Kong på kong tæller sammen med cirkel 5
nts-fields-going-out-earth-is-fixed = Jordhånden har altid samme værdi
nts-fields-dead-hand-points = Point for en død hånd
nts-fields-dead-hand-wrong-number-of-tiles = Et forkert antal brikker er en død hånd
nts-fields-limits-self-drawn = Limit ved selvtræk
nts-fields-limits-discard = Limit ved afsmid
nts-fields-limits-others = Limit for de andre hænder
nts-fields-limits-waiting-regular = Limit for en regelmæssig fiskehånd
nts-fields-limits-waiting-irregular = Limit for en uregelmæssig fiskehånd
nts-fields-green-tiles = Grønne brikker
nts-fields-settlement-payer-factor = De andre betaler vinderen (gange)
nts-fields-settlement-discarder-factor = Den, der smed brikken, betaler vinderen (gange)
nts-fields-settlement-east-factor = Øst betaler og modtager (gange)
nts-fields-settlement-others-pay-differences = De andre betaler hinanden forskellen
nts-fields-chips-in-use = Afregnes med jetoner
nts-fields-chips-unit = Mindste jeton
nts-fields-chips-at-start = Startpoint
nts-fields-table-rounds = Runder i et spil
nts-fields-table-winds-turn-when-east-wins = Vindene skifter, når Øst vinder
nts-fields-table-winds-turn-on-draw = Vindene skifter ved uafgjort
nts-fields-table-tiles = Brikker i spil
nts-fields-table-dead-wall = Brikker i den døde mur
nts-fields-table-kongs-before-draw = Kong, før den næste giver uafgjort
nts-fields-table-claim-order = Hvem der har fortrinsret til samme afsmid
nts-fields-lucky-allowed = Lykkebrikker må tælle
nts-fields-lucky-in-play = Spilles med lykkebrikker
nts-fields-lucky-tiles = Lykkebrikker
nts-fields-lucky-dead-wall-refilled = Med lykkebrikker fyldes den døde mur op
nts-fields-three-players-allowed = Tre må spille
nts-fields-three-players-tiles-in-play = Brikker for tre spillere
nts-fields-three-players-open-chows = Tre må tage chow
nts-fields-three-players-dead-wall = Død mur for tre spillere
nts-fields-three-players-green-dragon-round = Den grønne drages runde med tre
nts-fields-three-players-ruling-player-factor = Den herskende spiller betaler og modtager (gange)
nts-fields-three-players-wind-rounds = Runder for tre spillere før den grønne drage
nts-fields-five-players-allowed = Fem må spille, én sidder over
nts-fields-five-players-winds-turn-when-east-wins = Med fem skifter vindene, når Øst vinder
nts-fields-five-players-winds-turn-on-draw = Med fem skifter vindene ved uafgjort
nts-fields-five-players-green-dragon-round = Fem kan aftale den grønne drages runde
nts-fields-ranking-points = Ranglistepoint pr. plads

## nts.values

nts-values-irregular = uregelmæssig limithånd
nts-values-pair = par
nts-values-pung = pung
nts-values-chow = chow
