## first-start

first-start-language = Taal
first-start-language-help = Alles kan later bij de instellingen worden veranderd.
first-start-rules = Welke regels spelen jullie?
first-start-rules-help = Elk spel kan zijn eigen regels hebben. Een eigen regelbestand kies je bij de instellingen.
first-start-camera = Welke camera hangt boven de tafel?
first-start-camera-help = Zonder camera tik je de handen in.
first-start-tiles = Moet de kiosk jullie stenen inleren?
first-start-tiles-help = De meeste sets herkent hij meteen. Met één foto van alle stenen gaat het nog beter.
first-start-no-set = Nu niet
first-start-new-set = Nu inleren
first-start-next = Verder
first-start-skip = Rest overslaan
first-start-done = Klaar

## home

home-title = Tenbou
home-new-game = Nieuw spel
home-club = Clubavond
home-dora = Dora
home-score-a-hand = Hand tellen
home-learn = Leren
home-settings = Instellingen
home-to-the-table = Terug naar de tafel

## new-game

new-game-title = Nieuw spel
new-game-start = Beginnen
new-game-player = Speler { $number }
new-game-lots = Loten
new-game-drawn = Geloot: { $names }.
new-game-rules = Regels
new-game-more = Meer
new-game-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
new-game-count-title = Hoeveel spelers?
new-game-count-say-three = Geen Noord, geen tekens, geen open chows; in het laatste spel heerst de groene draak.
new-game-count-say-four = Eén aan elke kant van de tafel.
new-game-count-say-five = Elk spel is er één dromer: Oost maakt plaats voor wie droomde.
new-game-green-round = Een vijfde ronde, die van de groene draak
new-game-more-title = Opties voor dit spel
new-game-tournament = Toernooi: chombo telt na de uma
new-game-yakitori = Yakitori
new-game-start-points = Beginpunten
new-game-usual = { $points } (volgens de regels)
new-game-who = Wie is { $wind }?
new-game-name = Zoek of typ een naam
new-game-guest = Gast: { $name }
new-game-new-player = Nieuwe speler: { $name }
new-game-no-players = Er zijn nog geen spelers. Typ een naam.
new-game-running = Aan deze tafel loopt nog een spel. Speel het uit, of beëindig het onder “Meer”.
new-game-to-the-table = Naar de tafel
new-game-handicap = Handicap
new-game-handicap-say = Punten die spelers elkaar vóór het spel geven.
new-game-handicap-left = Samen moet het 0 zijn: nog { $points } te verdelen.
