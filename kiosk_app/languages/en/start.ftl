## first-start

first-start-language = Language
first-start-language-help = You can change everything later in Settings.
first-start-rules = Which rules do you play?
first-start-rules-help = Each game can use other rules. Load your club's own file in Settings.
first-start-camera = Which camera is over the table?
first-start-camera-help = Without a camera, you enter each hand by tapping its tiles.
first-start-tiles = Teach the kiosk your tiles?
first-start-tiles-help = It can read most sets already. One photo of all your tiles makes it more reliable.
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
new-game-lots = Draw seats
new-game-drawn = Seats drawn: { $names }.
new-game-rules = Rules
new-game-more = More
new-game-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
new-game-count-title = How many play?
new-game-count-say-three = No North, no characters, no open chows; the last hand is ruled by the green dragon.
new-game-count-say-four = One at each side of the table.
new-game-count-say-five = One sits out each hand: East makes room for the player who sat out.
new-game-green-round = A fifth round, ruled by the green dragon
new-game-more-title = Options for this game
new-game-tournament = Tournament: chombo deducted after uma
new-game-yakitori = Yakitori
new-game-start-points = Starting points
new-game-usual = { $points } (from the rules)
new-game-who = Who is { $wind }?
new-game-name = Search or type a name
new-game-guest = Guest: { $name }
new-game-new-player = New player: { $name }
new-game-no-players = No players yet. Type a name.
new-game-running = A game is still running at this table. Finish it, or end it under “More”.
new-game-to-the-table = Go to table
new-game-handicap = Handicap
new-game-handicap-say = Points that players give each other before the game.
new-game-handicap-left = It must add up to 0: { $points } still to give.
