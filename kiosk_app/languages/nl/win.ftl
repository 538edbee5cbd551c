## enter

enter-continue = Verder
enter-just-points = Alleen punten
enter-complete = De hand is compleet. Tik op een steen om die te wijzigen.
enter-take-away = Weghalen
enter-take-meld = Set weghalen
enter-winning = De winnende steen
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
        [one] Eén steen is onbekend. Tik hem aan.
       *[other] { $count } stenen zijn onbekend. Tik ze aan.
    }
enter-problem-broken-meld = { $tiles } liggen als een set en zijn er geen. Tik de foute steen aan.
enter-problem-too-few = { $count } van { $wanted } stenen. De laatste is de winnende steen.
enter-problem-too-few-waiting = { $count } van de { $wanted } stenen.
enter-problem-too-many = { $count } stenen, en het horen er { $wanted } te zijn. Haal er een weg.
enter-problem-no-winning-tile = Met welke steen is gewonnen? Tik hem aan.
enter-problem-five-alike = Er zijn vijf stenen { $tile }. Tik de foute aan.
enter-problem-too-many-indicators = Er zijn hooguit vijf indicatoren. Haal er een weg.
enter-problem-open-riichi = Een riichi-hand is gesloten, en deze heeft een open set. Verbeter de stenen.

## points

points-han = Hoeveel fan, of welke limiet?
points-fu = En hoeveel minipunten?
points-first-han = Tik eerst de fan aan. Een limiet heeft geen minipunten nodig.
points-from-all = { $each } van allen

## reading

reading-continue = Verder
reading-again = Nieuwe foto
reading-details = Wat is gelezen
reading-second = Op één na beste lezing
reading-other-hand = Een andere hand op de foto
reading-changed = { $read } gelezen als { $now }: { $why }
reading-doubt =
    { $count ->
        [one] Eén steen is onzeker. Tik de juiste eronder aan.
       *[other] { $count } stenen zijn onzeker. Tik de juiste eronder aan.
    }
reading-fine = Tik op een steen om die te wijzigen, of sleep hem naar zijn plaats.
reading-which = Welke steen is het?
reading-take-away = Weghalen
reading-make-win = De winnende steen
reading-kong-concealed = Gesloten kong
reading-kong-open = Open kong
reading-add = Steen erbij
reading-dora-differs = De tafel heeft { $table } als dora-indicatoren, en de foto { $photo }. Die van de tafel tellen.
reading-remember = Onthouden voor onze set
reading-remembered = Deze stenen zijn nu bekend in de set { $name }.
reading-nothing = Elke steen is zonder twijfel gelezen.
reading-zone-concealed = Hand
reading-zone-win = Winnend
reading-zone-meld = Open sets
reading-zone-dora = Dora
reading-zone-ura = Ura
reading-because-fifth = het zou een vijfde { $read } zijn
reading-because-meld = het maakt de set
reading-because-shape = het maakt de hand compleet
reading-because-red = zoveel rode vijven als de set heeft
reading-because-no-tile = niets anders past
reading-note-no-tiles = Er zijn geen stenen in beeld. Richt de camera op de hand.
reading-note-no-hand = Er is geen hand in beeld. Leg de stenen open op een rij.
reading-note-too-few = Maar { $count } stenen zijn in beeld. Zet de camera iets verder weg.
reading-note-too-few-kongs = Maar { $count } van { $wanted } stenen zijn in beeld. Zet de camera iets verder weg.
reading-note-not-all-seen = Maar { $count } van de { $wanted } stenen zijn te zien. Leg ze naast elkaar, open op tafel.
reading-note-standing = De stenen staan en zijn van boven te zien. Leg ze open op tafel.
reading-note-covered = Een steen ligt op andere. Leg hem ernaast.
reading-note-too-many = Er liggen { $count } stenen in de hand, en het horen er { $wanted } te zijn. Haal weg wat er niet bij hoort.
reading-note-no-win = Deze stenen zijn geen winnende hand. Zoek er een die fout gelezen is.
reading-note-broken-meld = { $tiles } liggen als een set en zijn er geen. Zoek er een die fout gelezen is.
reading-note-win-is-a-guess = Geen steen ligt apart, dus de winnende steen is een gok. Sleep de juiste erheen.
reading-note-five-alike = Een steen is er vijf keer. Zoek er een die fout gelezen is.
reading-note-unreadable = Een steen van de hand is niet te lezen. Maak de foto opnieuw, van dichterbij.
reading-note-unreadable-tiles = { $count } stenen van de hand zijn niet te lezen. Maak de foto opnieuw, van dichterbij.
reading-note-other-hand = Er is nog een hand in beeld. Die het dichtst bij het midden is gelezen.
reading-note-other-hands = Er zijn nog { $count } handen in beeld. Die het dichtst bij het midden is gelezen.
reading-note-hard-to-read = Dit was moeilijk te lezen. Bekijk elke steen voordat je verdergaat.
reading-note-dark = Het is te donker om de stenen te lezen. Richt er een lamp op.
reading-note-bright = Het licht maakt de stenen te wit. Draai de lamp iets weg.
reading-note-cut-off = Een steen valt buiten de rand. Zet de camera iets verder weg.
reading-note-small = De stenen zijn erg klein in beeld. Zet de camera dichterbij.
reading-note-glare = Een lamp spiegelt in een steen. Kantel de camera iets.
reading-note-blurred = Het beeld is onscherp. Houd de camera even stil.

## score

score-in-brief = { $worth }: { $yaku }
score-correct = Verbeteren
score-compare = Vergelijken
score-compare-title = Volgens andere regels
score-why-not-more = Waarom niet meer?
score-done = Klaar
score-no-win = Deze hand wint niet.
score-no-win-then = Verbeter de stenen als er een fout gelezen is. Een gemelde winst die er geen is, is een chombo.
score-chombo = Chombo noteren
score-counters = { $count } honba
score-sticks =
    { $count ->
        [one] { $count } riichi-inzet op tafel
       *[other] { $count } riichi-inzetten op tafel
    }
score-annuls = Weggooi was riichi
score-liable = Aansprakelijk: { $name }
score-nobody = niemand
score-riichi = Riichi
score-seat = Plaats: { $wind }
score-round = Ronde: { $wind }
score-free-counters = Honba: { $count }
score-flag-ippatsu = Ippatsu
score-flag-double_riichi = Dubbele riichi
score-flag-haitei = Laatste steen
score-flag-houtei = Laatste weggooi
score-flag-rinshan = Na een kong
score-flag-chankan = Geroofde kong
score-flag-first_turn = Eerste beurt

## settle

settle-title = { $name } gaat uit
settle-ask = Elk spel met een foto, met de stenen of alleen de punten. Tik op een spel om te zien waarom het zo telt.
settle-others-count-nothing = Een spel dat niet is ingevoerd telt 0. Tik op Akkoord, of voer het eerst in.
settle-not-out = { $name } mag met dit spel niet uitgaan. Tik erop om te zien waarom.
settle-problem-of = { $name }: { $problem }
settle-mahjong = { $wind }, mahjong
settle-no-hand = Nog geen spel
settle-counted = Aan tafel geteld
settle-dead = Dood spel
settle-why = Waarom?
settle-all-hands = Alle spellen
settle-points-of = Punten van het spel van { $name }
settle-lucky = Gelukstenen: { $count }
settle-lucky-title = Welke gelukstenen liggen bij dit spel?
settle-photo = Foto
settle-tiles = Stenen
settle-points = Punten
settle-flag-last_wall_tile = Laatste steen
settle-flag-last_discard = Laatste afgelegd
settle-flag-kong_bloom = Na een kong
settle-flag-kong_on_kong = Kong op kong
settle-flag-robbed_kong = Kongroof
settle-flag-heaven = Hemel
settle-flag-earth = Aarde

## win

win-title = Winst
win-who-won = Wie wint?
win-who-won-first = Tik eerst aan wie wint.
win-who-paid = Wie betaalt?
win-self-drawn = Zelf getrokken
win-several = Meer winnaars
win-three-abort = Drie winnaars op één weggegooide steen breken het spel af volgens { $rules }.
win-too-many =
    { $count ->
        [one] Volgens { $rules } kan maar één speler op een weggegooide steen winnen.
       *[other] Volgens { $rules } kunnen hooguit { $count } spelers op één weggegooide steen winnen.
    }
win-to-draw = Naar gelijkspel
win-hand-of = De hand van { $name }
win-hand-of-several = De hand van { $name }, { $at } van { $count }
win-free-title = Eén hand
