## nts

nts-count-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
nts-count-doublings =
    { $count ->
        [one] { $count } verdubbeling
       *[other] { $count } verdubbelingen
    }
nts-count-tiles =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
nts-item = { $why }: { $worth } ({ $section })
nts-with-tiles = { $why } ({ $tiles })
nts-with-meaning = { $line }. { $meaning }

## nts.points

nts-points-mahjong = mahjong
nts-points-pung-simple-open = open pung van eenvoudige stenen
nts-points-pung-simple-concealed = verborgen pung van eenvoudige stenen
nts-points-pung-terminal-open = open pung van hoekstenen
nts-points-pung-terminal-concealed = verborgen pung van hoekstenen
nts-points-pung-honour-open = open pung van troefstenen
nts-points-pung-honour-concealed = verborgen pung van troefstenen
nts-points-kong-simple-open = open kong van eenvoudige stenen
nts-points-kong-simple-concealed = verborgen kong van eenvoudige stenen
nts-points-kong-terminal-open = open kong van hoekstenen
nts-points-kong-terminal-concealed = verborgen kong van hoekstenen
nts-points-kong-honour-open = open kong van troefstenen
nts-points-kong-honour-concealed = verborgen kong van troefstenen
nts-points-pair-dragons = paar draken
nts-points-pair-own-wind = paar eigen wind
nts-points-pair-round-wind = paar heersende wind
nts-points-pair-completed = de winnende steen maakt het paar vol
nts-points-only-possible-tile = gewonnen met de enig mogelijke steen
nts-points-self-drawn = de winnende steen is zelf gepakt van de muur
nts-points-bird-eats-cake = Pe-ling eet cake
nts-points-lucky-tile = geluksteen

## nts.doublings

nts-doublings-pung-dragons = pung of kong draken
nts-doublings-pung-own-wind = pung of kong eigen wind
nts-doublings-pung-round-wind = pung of kong heersende wind
nts-doublings-pung-round-dragon = pung of kong groene draken in hun eigen ronde
nts-doublings-three-concealed-pungs = drie verborgen pungs
nts-doublings-three-open-kongs = drie open kongs
nts-doublings-three-concealed-kongs = drie verborgen kongs
nts-doublings-four-concealed-pungs = vier verborgen pungs
nts-doublings-clean = schoon spel
nts-doublings-very-clean = zeer schoon spel
nts-doublings-pure = zuiver spel
nts-doublings-own-lucky-tile = eigen geluksteen
nts-doublings-row-of-lucky-tiles = reeks van vier gelukstenen
nts-doublings-hidden-treasure = verborgen schat
nts-doublings-little-four-winds = kleine vier winden
nts-doublings-little-three-dragons = kleine drie draken
nts-doublings-four-chows = vier chows
nts-doublings-four-pungs = vier pungs
nts-doublings-pure-simples = pure eenvoud
nts-doublings-last-wall-tile = laatste steen van de muur
nts-doublings-last-wall-tile-one-circles = laatste steen van de muur, kringen 1
nts-doublings-last-discard = laatste weggelegde steen voor remise
nts-doublings-kong-bloom = kong met de bloeiende bloemen
nts-doublings-kong-bloom-five-circles = kong met de bloeiende bloemen, kringen 5
nts-doublings-kong-on-kong = kong op kong
nts-doublings-robbed-kong = kongroof

## nts.asides

nts-asides-hidden-treasure = elke steen zelf gepakt
nts-asides-pure-simples = alleen 2 tot en met 8

## nts.limits

nts-limits-limit = de limiet
nts-limits-nine-gates = negen poorten
nts-limits-thirteen-orphans = dertien wezen
nts-limits-twins-of-honours = tweelingen van troefstenen
nts-limits-twins-of-terminals = tweelingen van hoekstenen
nts-limits-wind-snake = windenslang
nts-limits-dragon-snake = drakenslang
nts-limits-court-of-peking = hof van Peking
nts-limits-pure-twins = zuivere tweelingen
nts-limits-very-clean-twins = zeer schone tweelingen
nts-limits-clean-twins = schone tweelingen
nts-limits-seven-twins = zeven tweelingen
nts-limits-four-winds = vier winden
nts-limits-three-dragons = drie draken
nts-limits-jade = jadespel
nts-limits-four-kongs = vier kongs
nts-limits-heads-and-tails = kop en staart
nts-limits-wriggling-snake = kronkelende slang
nts-limits-winds-and-dragons = alleen winden en draken
nts-limits-heaven = spel van de hemel
nts-limits-earth = spel van de aarde

## nts.how

nts-how-reached = { $limit }, { $how }
nts-how-self-drawn = van de muur
nts-how-discard = van tafel
nts-how-waiting = wachtend spel

## nts.lucky

nts-lucky-spring = lente
nts-lucky-summer = zomer
nts-lucky-autumn = herfst
nts-lucky-winter = winter
nts-lucky-plum = pruimenbloesem
nts-lucky-orchid = orchidee
nts-lucky-chrysanthemum = chrysant
nts-lucky-bamboo = bamboe
nts-lucky-not-in-play = NTS wordt zonder gelukstenen gespeeld; hier tellen ze mee omdat ze er liggen.

## nts.dead

nts-dead-line = { $why }. Het telt voor { $points } en betaalt gewoon mee ({ $section }).
nts-dead-declared = dood spel
nts-dead-tile-count = dood spel: te veel of te weinig stenen

## nts.transfers

nts-transfers-winner = betaalt de winnaar
nts-transfers-discarder = gaf de winnende steen weg
nts-transfers-difference = betaalt het verschil tussen beide spelen

## nts.not-out

nts-not-out-plain = { $why }.
nts-not-out-line = { $why } ({ $section }).
nts-not-out-dead = Met een dood spel mag je geen mahjong maken
nts-not-out-tile-count = Het spel heeft { $count } stenen vóór de winnende steen; het moeten er 13 zijn
nts-not-out-not-complete = De stenen vormen geen vier combinaties en een paar, en ook geen onregelmatig limietspel
nts-not-out-too-few-doublings = Voor mahjong zijn { $needed } verdubbelingen nodig; dit spel heeft er { $count }
nts-not-out-lucky-tiles = Verdubbelingen van gelukstenen tellen niet mee om mahjong te mogen maken ({ $section }).
nts-not-out-limit-hand = Het zou een limietspel zijn, { $limit }, maar ook een regelmatig limietspel moet de verdubbelingen hebben ({ $section }).

## nts.meanings

nts-meanings-clean = Stenen van één soort met winden of draken, of alleen hoekstenen en troefstenen.
nts-meanings-very-clean = Hoekstenen van één soort met winden of draken.
nts-meanings-pure = Alleen stenen van één soort, of alleen winden en draken.
nts-meanings-little-four-winds = Pungs van drie winden en een paar van de vierde.
nts-meanings-little-three-dragons = Pungs van twee draken en een paar van de derde.
nts-meanings-robbed-kong = Gewonnen met de steen die een ander bij een open pung legde.
nts-meanings-nine-gates = 1112345678999 van één soort en nog een steen daarvan.
nts-meanings-thirteen-orphans = Van elke hoeksteen en troefsteen één, en één daarvan dubbel.
nts-meanings-twins-of-honours = Zeven paren winden en draken.
nts-meanings-twins-of-terminals = Zeven paren enen en negens.
nts-meanings-wind-snake = 1 tot en met 9 van één soort, elke wind, en één van deze stenen dubbel.
nts-meanings-dragon-snake = 1 tot en met 9 van één soort, elke draak en een paar winden.
nts-meanings-court-of-peking = 1 tot en met 7 van één soort, elke wind en elke draak.
nts-meanings-pure-twins = Zeven paren van één soort.
nts-meanings-very-clean-twins = Zeven paren troefstenen en hoekstenen van één soort.
nts-meanings-clean-twins = Zeven paren troefstenen en stenen van één soort.
nts-meanings-seven-twins = Zeven paren van welke stenen dan ook.
nts-meanings-four-winds = Pungs of kongs van alle vier de winden.
nts-meanings-three-dragons = Pungs of kongs van alle drie de draken.
nts-meanings-jade = Alleen groene stenen: bamboe 2, 3, 4, 6, 8 en groene draken.
nts-meanings-four-kongs = Vier kongs en een paar naar keuze.
nts-meanings-heads-and-tails = Alleen enen en negens.
nts-meanings-wriggling-snake = Van één soort: pungs van 1 en 9, twee chows en een paar van 2, 5 of 8.
nts-meanings-winds-and-dragons = Alleen winden en draken.
nts-meanings-heaven = Oost heeft mahjong met de eerste veertien stenen.
nts-meanings-earth = Gewonnen met de eerste steen die Oost weglegt.

## nts.headings

nts-headings-sets = Het spel
nts-headings-points = Punten
nts-headings-doublings = Verdubbelingen
nts-headings-total = Totaal
nts-headings-settlement = Wie betaalt wie
nts-headings-totals = Score
nts-headings-notes = Goed om te weten
nts-headings-misses = Wat net geen verdubbeling gaf

## nts.headline

nts-headline-self-drawn = { $seat } maakt mahjong met een zelf gepakte steen: { $worth }.
nts-headline-discard = { $seat } maakt mahjong met een weggelegde steen van { $discarder }: { $worth }.
nts-headline-robbed = { $seat } maakt mahjong door de kong van { $discarder } te roven: { $worth }.
nts-headline-not-out = { $seat } mag met dit spel geen mahjong maken.
nts-headline-draw = Remise: er worden geen punten geteld en er wordt niets betaald ({ $section }).
nts-headline-limit-worth = { $limit }, { $points }
nts-headline-waiting-worth = wachtend op { $limit }, { $points }
nts-headline-winner = { $seat }, mahjong: { $worth }
nts-headline-other = { $seat }: { $worth }

## nts.sets

nts-sets-line = { $tiles }: { $what }
nts-sets-completed = { $what }, volgemaakt met { $tile }
nts-sets-chow-concealed = verborgen chow
nts-sets-chow-open = open chow
nts-sets-pung-concealed = verborgen pung
nts-sets-pung-open = open pung
nts-sets-pung-won = pung, volgemaakt met { $tile } van tafel en dus als open geteld
nts-sets-kong-concealed = verborgen kong
nts-sets-kong-open = open kong
nts-sets-pair = paar
nts-sets-bird = paar van vogel en cake
nts-sets-rest = hoort nergens bij
nts-sets-tiles = de stenen van het spel
nts-sets-waiting = Wacht op { $tiles }

## nts.formula

nts-formula-sum = { $items } = { $points }
nts-formula-doubled = { $sum } → { $product }
nts-formula-product = { $points } × 2{ $power } = { $total }
nts-formula-counted = Aan tafel geteld: { $points }
nts-formula-nothing = Niets in dit spel levert punten op: { $points }
nts-formula-limit-self-drawn = { $formula } → de limiet bij winst van de muur, { $total } ({ $section })
nts-formula-limit-discard = { $formula } → de limiet bij winst van tafel, { $total } ({ $section })
nts-formula-limit-others = { $formula } → de limiet voor wie geen mahjong heeft, { $total } ({ $section })
nts-formula-limit-waiting = { $formula } → de limiet voor een wachtend spel, { $total } ({ $section })
nts-formula-limit-hand = Limietspel: { $points }
nts-formula-rounded = { $formula } → afgerond op { $settled } ({ $section })

## nts.times

nts-times-double = dubbel
nts-times-more = { $factor } keer

## nts.settlement

nts-settlement-amount = { $sum } = { $points }
nts-settlement-winner = { $payer } betaalt { $receiver } { $amount }: het winnende spel ({ $section }).
nts-settlement-discarder = { $payer } betaalt { $receiver } { $amount }: wie de winnende steen weglegt, betaalt { $times } ({ $section }).
nts-settlement-robbed = { $payer } betaalt { $receiver } { $amount }: wiens kong geroofd is, betaalt { $times } ({ $section }).
nts-settlement-difference = { $payer } betaalt { $receiver } { $amount }: het verschil tussen beide spelen ({ $section }).

## nts.totals

nts-totals-both = { $seat }: { $total } ({ $received } ontvangen, { $paid } betaald)
nts-totals-one-way = { $seat }: { $total }
nts-totals-plus = +{ $points }

## nts.notes

nts-notes-left-out = { $seat }: { $best } komt in de plaats van { $left }, want van zulke verdubbelingen telt alleen de hoogste ({ $section }).
nts-notes-together = { $seat }: { $left } telt niet mee, want vier chows en pure eenvoud gaan alleen samen in een verborgen spel ({ $section }).
nts-notes-bird-eats-cake = Pe-ling eet cake: de { $cake } waarmee { $seat } mahjong maakt, telt als { $bird }, ook voor de verdubbelingen ({ $section }).
nts-notes-limit-hand = { $seat }: een limietspel heeft een vaste waarde; er komen geen punten of verdubbelingen bij ({ $section }).
nts-notes-undeclared-kong = { $seat }: vier gelijke stenen ({ $tiles }) die niet als kong zijn gedeclareerd, tellen als pung ({ $section }).
nts-notes-concealed-kong = { $seat }: een verborgen kong mag meetellen als een van drie open kongs ({ $section }).
nts-notes-lucky-tiles = De eigen gelukstenen van { $seat } zijn { $tiles } ({ $section }).
nts-notes-lucky-not-in-play = Volgens het boekje speel je zonder gelukstenen; hier tellen ze mee omdat ze er liggen ({ $section }).
nts-notes-chips = Met fiches wordt elk spel afgerond op de dichtstbijzijnde { $unit } voordat iemand betaalt; precies de helft wordt naar boven afgerond ({ $section }).
nts-notes-east-factor = Oost betaalt en ontvangt { $times } ({ $section }).
nts-notes-ruling = { $seat } is heersend in deze ronde en betaalt en ontvangt dus { $times } ({ $section }).
nts-notes-green-dragon-round = De groene draak heerst in deze ronde: er is geen heersende wind, en een pung groene draken geeft { $doublings } extra ({ $section }).
nts-notes-dreamer = De vijfde speler is de dromer: die doet dit spel niet mee en betaalt en ontvangt niets ({ $section }).

## nts.misses

nts-misses-pair = { $name }: { $tiles } is maar een paar ({ $section }).
nts-misses-in-the-way = { $name }: { $tiles } zit in de weg ({ $section }).
nts-misses-open = { $name }: { $tiles } ligt open ({ $section }).
nts-misses-won-open = { $name }: { $tiles } is van tafel volgemaakt en telt dus als open ({ $section }).
nts-misses-not-self-drawn = { $name }: de winnende steen komt van tafel ({ $section }).

## nts.claims

nts-claims-first =
    { $seat } gaat voor: de steen maakt { $completes ->
        [irregular] een onregelmatig limietspel
        [pair] het paar
        [pung] een pung
       *[chow] een chow
    } vol.

## nts.fields

nts-fields-points = Punten: { $name }
nts-fields-doublings = Verdubbelingen: { $name }
nts-fields-limit = { $name }, { $how }
nts-fields-exclusive-pungs-and-kongs = Alleen de hoogste telt van
nts-fields-exclusive-clean-hands = Alleen het hoogste van de schone spelen telt
nts-fields-exclusive-last-tiles = Alleen de hoogste van de laatste stenen telt
nts-fields-exclusive-kong-tiles = Alleen de hoogste van de losse stenen telt
nts-fields-going-out-minimum-doublings = Verdubbelingen nodig voor mahjong
nts-fields-going-out-regular-limit-hands-exempt = Regelmatige limietspelen mogen mahjong zonder verdubbelingen
nts-fields-going-out-lucky-tiles-help = Verdubbelingen van gelukstenen tellen mee om mahjong te mogen maken
nts-fields-going-out-open-simple-chows-count-once = Vier open chows van eenvoudige stenen tellen één keer
nts-fields-going-out-winning-discard-opens-set = Een pung die met een steen van tafel vol wordt, is open
nts-fields-going-out-concealed-kong-counts-as-open = Een verborgen kong telt mee bij drie open kongs
nts-fields-going-out-bird-eats-cake-in-twins = Pe-ling eet cake bij tweelingen
nts-fields-going-out-bird-eats-cake-in-wind-snake = Pe-ling eet cake bij een windenslang
nts-fields-going-out-bird-eats-cake-in-dragon-snake = Pe-ling eet cake bij een drakenslang
nts-fields-going-out-kong-on-kong-beside-five-circles = Kong op kong telt naast kringen 5
nts-fields-going-out-earth-is-fixed = Spel van de aarde heeft altijd die ene waarde
nts-fields-dead-hand-points = Punten van een dood spel
nts-fields-dead-hand-wrong-number-of-tiles = Te veel of te weinig stenen is een dood spel
nts-fields-limits-self-drawn = Limiet van de muur
nts-fields-limits-discard = Limiet van tafel
nts-fields-limits-others = Limiet van de andere spelen
nts-fields-limits-waiting-regular = Limiet van een wachtend regelmatig spel
nts-fields-limits-waiting-irregular = Limiet van een wachtend onregelmatig spel
nts-fields-green-tiles = Groene stenen
nts-fields-settlement-payer-factor = Wie niet weglegde, betaalt de winnaar (keer)
nts-fields-settlement-discarder-factor = Wie weglegde, betaalt de winnaar (keer)
nts-fields-settlement-east-factor = Oost betaalt en ontvangt (keer)
nts-fields-settlement-others-pay-differences = De anderen betalen elkaar het verschil
nts-fields-chips-in-use = Verrekend met fiches
nts-fields-chips-unit = Kleinste fiche
nts-fields-chips-at-start = Beginpunten
nts-fields-table-rounds = Rondes van een partij
nts-fields-table-winds-turn-when-east-wins = De winden draaien als Oost wint
nts-fields-table-winds-turn-on-draw = De winden draaien bij remise
nts-fields-table-tiles = Stenen in het spel
nts-fields-table-dead-wall = Stenen van de dode muur
nts-fields-table-kongs-before-draw = Kongs voordat de volgende tot remise leidt
nts-fields-table-claim-order = Wie voorgaat bij dezelfde steen
nts-fields-lucky-allowed = Gelukstenen mogen meetellen
nts-fields-lucky-in-play = Gespeeld met gelukstenen
nts-fields-lucky-tiles = Gelukstenen
nts-fields-lucky-dead-wall-refilled = Met gelukstenen wordt de dode muur aangevuld
nts-fields-three-players-allowed = Drie spelers mogen spelen
nts-fields-three-players-tiles-in-play = Stenen bij drie spelers
nts-fields-three-players-open-chows = Drie spelers mogen open chows leggen
nts-fields-three-players-dead-wall = Dode muur bij drie spelers
nts-fields-three-players-green-dragon-round = Ronde van de groene draak met drie
nts-fields-three-players-ruling-player-factor = De heersende speler betaalt en ontvangt (keer)
nts-fields-three-players-wind-rounds = Rondes van drie spelers voor de groene draak
nts-fields-five-players-allowed = Vijf spelers, van wie één dromer
nts-fields-five-players-winds-turn-when-east-wins = Met vijf draaien de winden als Oost wint
nts-fields-five-players-winds-turn-on-draw = Met vijf draaien de winden bij remise
nts-fields-five-players-green-dragon-round = Vijf spelers kunnen de ronde van de groene draak spelen
nts-fields-ranking-points = Ratingpunten per plaats

## nts.values

nts-values-irregular = onregelmatig limietspel
nts-values-pair = paar
nts-values-pung = pung
nts-values-chow = chow
