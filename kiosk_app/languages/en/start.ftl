## first-start

first-start-language = Language
first-start-language-help = Everything can be changed later in the settings.
first-start-rules = Which rules do you play?
first-start-rules-help = Each game can have its own. A club's own file can be chosen in the settings.
first-start-camera = Which camera looks at the table?
first-start-camera-help = Without a camera, hands are tapped in.
first-start-tiles = Shall the kiosk learn your tiles?
first-start-tiles-help = It reads most sets as they are. One photo of all tiles makes it surer.
first-start-no-set = Not now
first-start-new-set = Learn them now
first-start-next = Next
first-start-skip = Skip the rest
first-start-done = Done

## home

home-title = Tenbou
home-new-game = New game
home-club = Club night
home-dora = Dora
home-score-a-hand = Score a hand
home-learn = Learn
home-settings = Settings
home-to-the-table = Back to the table

## new-game

new-game-title = New game
new-game-start = Start
new-game-player = Player { $number }
new-game-lots = Draw lots
new-game-drawn = Lots were drawn: { $names }.
new-game-rules = Rules
new-game-more = More
new-game-more-title = For this game
new-game-tournament = Tournament: a chombo counts after uma
new-game-yakitori = Yakitori
new-game-start-points = Starting points
new-game-usual = { $points } as in the rules
new-game-who = Who sits { $wind }?
new-game-name = Name, or its first letters
new-game-guest = Guest: { $name }
new-game-no-players = Nobody is written down in the club yet. Type a name.
new-game-running = A game is being played at this table. Finish it, or end it under “More”, before a new one begins.
new-game-to-the-table = To the table
