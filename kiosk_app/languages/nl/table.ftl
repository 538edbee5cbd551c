## dora

dora-title = Welke steen is dora?
dora-tap = Tik op de dorawijzer.
dora-is = Dora: { $dora }
dora-because = Dorawijzer: { $indicator }. { $reason }
dora-none-in-nts = NTS kent geen dora; dit is voor riichi.
dora-camera = Camera
dora-keys = Steen aantikken
dora-another = Wissen
dora-put = Noteren
dora-noted = Genoteerd voor deze hand: { $indicator } → dora { $dora }.
dora-starting = De camera start …
dora-point = Richt de camera op de dorawijzer.
dora-several = Er zijn meerdere stenen in beeld. Tik er een aan.
dora-reason-next = De volgende steen van dezelfde serie is dora.
dora-reason-nine = Na de 9 komt de 1 van dezelfde serie.
dora-reason-wind = De winden gaan rond: Oost, Zuid, West, Noord en weer Oost.
dora-reason-dragon = De draken gaan rond: wit, groen, rood en weer wit.
dora-reason-red = Een rode vijf telt hier als een gewone vijf.
dora-refused-full = Er zijn hoogstens vijf dorawijzers.
dora-refused-four-of-them = Van deze steen zijn er maar vier.

## draw

draw-title = Remise
draw-check-hand = Hand nakijken
draw-who-waits = Tik iedereen aan die tenpai is.
draw-nagashi = Nagashi mangan
draw-locked = { $name } staat in riichi en is dus tenpai.
draw-annul = Gewonnen op de riichi-steen van { $name }: de riichi telt niet
draw-next = Volgende: { $hand } · counters { $counters } · inzetten { $sticks }
draw-kind-exhaustive = Remise
draw-kind-nine-orphans = Negen hoek- of troefstenen
draw-kind-four-winds = Vier gelijke winden
draw-kind-four-discards = Vier gelijke eerste stenen
draw-kind-four-kongs = Vier kongs
draw-kind-four-riichi = Vier riichi
draw-kind-three-ron = Drie winnaars
draw-kind-nagashi = Nagashi mangan
draw-check-whose = Wiens hand?
draw-checked-noten = { $name } is niet tenpai.

## final

final-title = Uitslag
final-so-far = Als het spel nu eindigt
final-end = Spel beëindigen
final-end-agreed = In overleg stoppen
final-end-dealer = Oost stopt (agari yame)
final-ended = Het spel is afgelopen.
final-undo = Doorspelen
final-again = Nieuw spel
final-home = Startscherm
final-next-round = Volgende ronde
final-standings = Stand
final-share = Delen
final-details = Details
final-points = Punten
final-counted = Netto
final-substitution = Gemist
final-rounding = Afronding
final-uma = Uma
final-oka = Oka
final-yakitori = Yakitori
final-penalties = Straffen
final-score = Score
final-sum = Som
final-ranking = Rating
final-leftover = { $name }: met { $points } aan overgebleven stokjes
final-left-on-table = { $points } aan stokjes blijft op tafel liggen.
final-to-zero = Naar beneden afgerond op duizenden; de eerste plaats vult aan tot de som 0 is{ $cite }.
final-one-point = Naar beneden afgerond op duizenden; de eerste plaats vult hoogstens één punt aan{ $cite }.
final-for = { $player } (voor { $name })
final-over-rounds = Alle rondes zijn gespeeld.
final-over-time = De tijd is om.
final-over-below-zero = Een speler staat onder nul.
final-over-points-reached = Een speler heeft genoeg punten om het spel te beëindigen.

## table

table-round = { $wind } { $number }
table-hand = hand nr. { $number }
table-dealer = Oost
table-counters = Counters
table-sticks = Inzetten
table-hands-left =
    { $count ->
        [one] nog 1 hand
       *[other] nog { $count } handen
    }
table-win = Winst
table-draw = Remise
table-dora = Dora
table-more = Meer
table-undo = Ongedaan: { $what }
table-nothing-to-undo = Ongedaan maken
table-redo = Opnieuw: { $what }
table-nothing-to-redo = Opnieuw
table-undone = Ongedaan gemaakt: { $what }.
table-redone = Opnieuw gedaan: { $what }.
table-riichi = Riichi
table-dead = Dode hand
table-changed = { $before } → { $after }
table-in-riichi = { $name } staat in riichi. Houd het stokje ingedrukt om riichi in te trekken.
table-riichi-not-last = Na de riichi van { $name } is meer genoteerd. Maak dat eerst ongedaan.
table-declare-first = Tik op het stokje als { $name } riichi zegt.
table-compare = { $name }: { $points }
table-ahead = { $points } meer dan { $name }
table-behind = { $points } minder dan { $name }
table-level = gelijk met { $name }
table-note-dora = Dorawijzer noteren
table-indicators = Dorawijzers
table-indicators-say = Tik op de dorawijzer. Tik er bovenaan een aan om die weg te halen.
table-indicators-full = Er zijn hoogstens vijf dorawijzers. Haal er eerst een weg.
table-four-of-them = Van deze steen zijn er maar vier.
table-by-camera = Met camera
table-done = Klaar
table-show-result = Toon de uitslag
table-referee = Chombo, straf
table-correction = Correctie
table-history = Gespeelde handen
table-ended-hand = { $hand }: { $what }
table-call-time = Tijd afroepen
table-end-game = Spel beëindigen
table-turn-screen = Scherm draaien
table-settings = Instellingen
table-club = Clubavond
table-learn = Leren
table-home = Startscherm
table-time-title = Is er al gedobbeld voor deze hand?
table-time-running = Ja: uitspelen en nog één hand
table-time-between = Nee: nog één laatste hand
table-time-called =
    { $count ->
        [one] De tijd is afgeroepen: nog 1 hand.
       *[other] De tijd is afgeroepen: nog { $count } handen.
    }
table-end-title = Het spel nu beëindigen?
table-end-say = De punten tellen zoals ze zijn. Je kunt dit ongedaan maken.
table-end-agreed = We stoppen in overleg
table-end-dealer = { $name } stopt (agari yame)
table-end-complete = Het spel is uitgespeeld
table-play-on = Doorspelen
table-wind-east = Oost
table-wind-south = Zuid
table-wind-west = West
table-wind-north = Noord
table-wind-green = Groen
table-wind-dreamer = Dromer
table-dreamer = { $name } droomt
table-dreamer-has = { $name }: { $points }
table-dreams-now = { $name } doet dit spel niet mee, en in het volgende weer wel.
table-over-rounds = De laatste hand is gespeeld.
table-over-time = De tijd is om.
table-over-below-zero = Een speler staat onder nul.
table-over-points-reached = Een speler heeft genoeg punten om het spel te beëindigen.
table-over-ended = Het spel is afgelopen.
table-place = { $place }e
table-standing = { $place } · { $gap }
table-standing-later = { $place }, dan { $points }
table-tap-winner = Tik na winst op de winnaar.
table-wind-letter-east = O
table-wind-letter-south = Z
table-wind-letter-west = W
table-wind-letter-north = N
table-later = { $points } na de uma: { $reason }

## tenpai

tenpai-title = Is de hand tenpai?
tenpai-tenpai =
    { $count ->
        [one] Tenpai. Wacht op één steen:
       *[other] Tenpai. Wacht op { $count } stenen:
    }
tenpai-noten = Niet tenpai: geen steen maakt de hand compleet.
tenpai-not-yet = { $count } stenen in plaats van { $wanted }. Pas de stenen aan.
tenpai-correct = Aanpassen
tenpai-done = Klaar

## needs

needs-page = Wat ieder nodig heeft
needs-title = { $hand } · wat ieder nodig heeft voor de { $place } plaats
needs-short = { $name } voor { $place }: { $needs }
needs-between = { " " }·{ " " }
needs-ron = { $worth } van { $name }
needs-ron-others = { $worth } van anderen
needs-ron-any = { $worth } met ron
needs-tsumo = { $worth } zelf gepakt
needs-tied = { $need } (gedeeld)
needs-has-it = heeft die al, { $points } voor
needs-has-it-level = heeft die al
needs-out-of-reach = niet haalbaar in één hand
needs-explained = De kleinste winst voor die plaats als het spel met deze hand eindigt, met counters, inzetten en uma meegerekend.
needs-shares = { $other } / { $dealer }

## wall

wall-title = Muur openen
wall-roll = Dobbelstenen gooien
wall-say = Tik aan wat de twee dobbelstenen tonen, of gooi ze hier.
wall-player = { $wind }, { $name }
wall-broken = { $dice }: de muur van { $name } wordt geopend. Delen begint bij stapel { $left } van rechts. Dorawijzer: muur van { $wind }, stapel { $indicator } van rechts, bovenste steen.
wall-key = Amber: de dode muur. Omlijnd: de eerste stenen en de dorawijzer. Oost zit onder.
wall-say-nts = Tik aan wat Oost gooit en daarna wat de speler gooit die de muur opent. Of gooi ze hier.
wall-first-throw = Worp van Oost opnieuw
wall-opener = { $dice }: { $name } opent de muur en gooit ook. Tik die worp aan.
wall-broken-nts =
    { $dice } in totaal: open de muur van { $wind } bij stapel { $at } van rechts. Leg de twee stenen rechts van de opening op de muur: de losse stenen. Delen begint links van de opening. Dode muur: { $dead } stenen met de losse, { $refilled ->
        [yes] wordt aangevuld.
       *[no] wordt niet aangevuld.
    }
wall-ruling = { $name } heerst in dit spel.
wall-key-nts = Amber: de dode muur. Omlijnd: de eerste stenen en de losse stenen. Oost zit onder.
