## enter

enter-continue = Verder
enter-just-points = Alleen punten
enter-complete = De hand is compleet. Tik op een steen om die te wijzigen.
enter-take-away = Steen weghalen
enter-take-meld = Combinatie weghalen
enter-winning = Winnende steen maken
enter-which = Welke steen is het?
enter-mode-hand = Hand
enter-mode-chi = Chow
enter-mode-pon = Pung
enter-mode-kan = Kong
enter-mode-ankan = Gesloten kong
enter-mode-dora = Dora
enter-mode-ura = Ura
enter-problem-unknown-tile =
    { $count ->
        [one] Eén steen is niet herkend. Tik hem aan.
       *[other] { $count } stenen zijn niet herkend. Tik ze aan.
    }
enter-problem-broken-meld = { $tiles } is geen geldige combinatie. Tik de foute steen aan.
enter-problem-too-few = { $count } van de { $wanted } stenen. De laatste is de winnende steen.
enter-problem-too-few-waiting = { $count } van de { $wanted } stenen.
enter-problem-too-many = { $count } stenen in plaats van { $wanted }. Haal er een weg.
enter-problem-no-winning-tile = Tik de winnende steen aan.
enter-problem-five-alike = { $tile } komt vijf keer voor. Tik de foute aan.
enter-problem-too-many-indicators = Er zijn hoogstens vijf dorawijzers. Haal er eerst een weg.
enter-problem-open-riichi = Riichi kan alleen met een gesloten hand, en deze heeft een open combinatie. Pas de stenen aan.

## points

points-han = Hoeveel fan, of welke limiet?
points-fu = En hoeveel minipunten?
points-first-han = Kies eerst de fan. Bij een limiet tellen minipunten niet.
points-from-all = { $each } van ieder

## reading

reading-continue = Verder
reading-look = Stenen bekijken
reading-look-title = Tik een steen aan die fout herkend is
reading-all-right = Alle stenen kloppen
reading-again = Nieuwe foto
reading-details = Wat is herkend
reading-second = Tweede mogelijkheid
reading-other-hand = Een andere hand op de foto
reading-changed = { $read } veranderd in { $now }: { $why }
reading-doubt =
    { $count ->
        [one] Eén steen is onzeker. Tik de juiste eronder aan.
       *[other] { $count } stenen zijn onzeker. Tik de juiste eronder aan.
    }
reading-fine = Tik op een steen om die te wijzigen, of sleep hem naar zijn plaats.
reading-which = Welke steen is het?
reading-take-away = Steen weghalen
reading-make-win = Winnende steen maken
reading-kong-concealed = Gesloten kong
reading-kong-open = Open kong
reading-add = Steen erbij
reading-dora-differs = Aan tafel is { $table } genoteerd als dorawijzer, op de foto ligt { $photo }. De notitie aan tafel geldt.
reading-remember = Aan onze set toevoegen
reading-remembered = Toegevoegd aan de stenenset { $name }.
reading-nothing = Alle stenen zijn duidelijk herkend.
reading-zone-concealed = Hand
reading-zone-win = Winnende steen
reading-zone-meld = Op tafel
reading-zone-dora = Dorawijzers
reading-zone-ura = Ura-wijzers
reading-because-fifth = het zou een vijfde { $read } zijn
reading-because-meld = het maakt de combinatie compleet
reading-because-shape = het maakt de hand compleet
reading-because-red = de set heeft maar zoveel rode vijven
reading-because-no-tile = niets anders past
reading-note-no-tiles = Er zijn geen stenen in beeld. Richt de camera op de hand.
reading-note-no-hand = Er is geen hand in beeld. Leg de stenen open op een rij.
reading-note-hand-cut-off = De hand valt deels buiten beeld. Zet de camera iets verder weg.
reading-note-too-few = Er zijn maar { $count } van de { $wanted } stenen in beeld. Zet de camera iets verder weg.
reading-note-not-all-seen = Er zijn maar { $count } van de { $wanted } stenen te zien. Leg ze open naast elkaar.
reading-note-standing = De stenen staan rechtop. Leg ze plat, met de voorkant boven.
reading-note-covered = Een steen ligt op andere. Leg hem ernaast.
reading-note-too-many = { $count } stenen in plaats van { $wanted }. Haal weg wat er niet bij hoort.
reading-note-no-win = Dit is geen winnende hand. Zoek een steen die fout herkend is.
reading-note-broken-meld = { $tiles } is geen geldige combinatie. Zoek een steen die fout herkend is.
reading-note-win-not-in-view = De winnende steen is niet in beeld. Kies hem.
reading-note-win-is-a-guess = Geen steen ligt apart, dus de winnende steen is een gok. Controleer hem.
reading-note-five-alike = Een steen komt vijf keer voor. Zoek een steen die fout herkend is.
reading-note-unreadable = Eén steen is niet te herkennen. Maak de foto opnieuw, van dichterbij.
reading-note-unreadable-tiles = { $count } stenen zijn niet te herkennen. Maak de foto opnieuw, van dichterbij.
reading-note-other-hand = Er is nog een hand in beeld. De hand het dichtst bij het midden is herkend.
reading-note-other-hands = Er zijn nog { $count } handen in beeld. De hand het dichtst bij het midden is herkend.
reading-note-hard-to-read = Dit was moeilijk te herkennen. Controleer elke steen voordat je verdergaat.
reading-note-dark = Het is te donker om de stenen te herkennen. Richt er een lamp op.
reading-note-bright = Door het licht zijn de stenen te wit. Draai de lamp iets weg.
reading-note-cut-off = Een steen valt deels buiten beeld. Zet de camera iets verder weg.
reading-note-small = De stenen zijn erg klein in beeld. Zet de camera dichterbij.
reading-note-glare = Een lamp spiegelt in een steen. Kantel de camera iets.
reading-note-blurred = Het beeld is onscherp. Houd de camera even stil.

## score

score-correct = Aanpassen
score-compare = Vergelijken
score-compare-title = Volgens andere regels
score-why = Waarom?
score-by-tsumo = { $name } · zelf gepakt
score-by-ron = { $name } · ron op { $from }
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
score-total = Totaal
score-between = { " · " }
score-fu-total = { $sum }, afgerond
score-why-not-more = Waarom niet meer?
score-done = Klaar
score-no-win = Dit is geen winnende hand.
score-no-win-then = Pas de stenen aan als er een fout herkend is. Is de winst al gemeld, dan is het chombo.
score-chombo = Chombo noteren
score-leave-out = Zonder { $name }
score-swap = Handen wisselen
score-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
score-sticks =
    { $count ->
        [one] { $count } riichi-inzet
       *[other] { $count } riichi-inzetten
    }
score-annuls = Op riichi-steen
score-liable = Pao: { $name }
score-nobody = niemand
score-riichi = Riichi
score-seat = Eigen wind: { $wind }
score-round = Ronde: { $wind }
score-free-counters = Counters: { $count }
score-flag-ippatsu = Ippatsu
score-flag-double_riichi = Dubbele riichi
score-flag-haitei = Laatste steen
score-flag-houtei = Laatst weggegooid
score-flag-rinshan = Na een kong
score-flag-chankan = Kongroof
score-flag-first_turn = Eerste beurt

## settle

settle-title = { $name } maakt mahjong
settle-ask = Voer elk spel in met een foto, met de stenen of met alleen de punten. Tik op een spel om te zien waarom het zo telt.
settle-others-count-nothing = Een spel dat niet is ingevoerd telt 0. Tik op Akkoord, of voer het eerst in.
settle-not-out = { $name } mag met dit spel geen mahjong maken. Tik erop om te zien waarom.
settle-problem-of = { $name }: { $problem }
settle-mahjong = { $wind }, mahjong
settle-no-hand = Nog geen spel
settle-counted = Aan tafel geteld
settle-dead = Dood spel
settle-why = Waarom?
settle-ruling = Heersend: { $name }
settle-ruling-who = Wie is volgens de dobbelstenen heersend? Betaalt en ontvangt dubbel.
settle-all-hands = Alle spellen
settle-points-of = Punten van het spel van { $name }
settle-lucky =
    { $unnamed ->
        [0] Gelukstenen: { $count }
       *[other] Gelukstenen: { $count }, nog { $unnamed } te benoemen
    }
settle-lucky-title = Welke gelukstenen liggen bij dit spel?
settle-photo = Foto
settle-tiles = Stenen
settle-points = Punten
settle-flag-last_wall_tile = Laatste steen
settle-flag-last_discard = Laatst weggelegd
settle-flag-kong_bloom = Na een kong
settle-flag-kong_on_kong = Kong op kong
settle-flag-robbed_kong = Kongroof
settle-flag-heaven = Hemel
settle-flag-earth = Aarde

## win

win-title = Winst
win-who-won = Wie won?
win-who-won-first = Tik eerst de winnaar aan.
win-who-paid =
    { $game ->
        [nts] Wiens steen was het?
       *[riichi] Wie gooide de steen weg?
    }
win-self-drawn = Zelf gepakt
win-first-title = Wie gaat voor?
win-first-nts = Op een weggelegde steen maakt één speler mahjong. Wat de steen voltooit, bepaalt wie voorgaat: { $order }, in deze volgorde. Is dat gelijk, dan wie het eerst aan de beurt is na wie de steen weglegde ({ $section }).
win-first-in-turn = Op één steen wint volgens { $rules } één speler: wie het eerst aan de beurt is na wie de steen weglegde ({ $section }).
win-several = Meerdere winnaars
win-three-abort = Volgens { $rules } wordt de hand afgebroken bij drie winnaars op één steen.
win-too-many =
    { $count ->
        [one] Volgens { $rules } kan maar één speler op een weggegooide steen winnen.
       *[other] Volgens { $rules } kunnen hoogstens { $count } spelers op één weggegooide steen winnen.
    }
win-to-draw = Naar remise
win-hand-of = De hand van { $name }
win-hand-of-several = De hand van { $name }, { $at } van { $count }
win-free-title = Losse hand

## furiten

furiten-ask = Furiten?
furiten-title = Is { $name } furiten?
furiten-say = Tik elke steen aan die { $name } zelf heeft weggegooid, of sinds de laatste eigen steen heeft laten gaan.
furiten-in-riichi = Tik elke steen aan die { $name } zelf heeft weggegooid, of sinds de riichi heeft laten gaan.
furiten-no = Geen ervan: geen furiten, de ron telt.
furiten-seen = Op de foto ligt er een naast de hand. Heeft { $name } die weggegooid?
furiten-yes = Furiten: deze ron mag niet ({ $section }).
furiten-yes-here = Furiten: deze ron mag niet.
furiten-reason = Ron tijdens furiten

## won-on

won-on-question = { $count } stenen. Op welke steen is er gewonnen?
won-on-in-view = Ligt op tafel
won-on-other = Andere steen …
won-on-which = Winnende steen
