## club

club-title = Club night
club-open = Open a night
club-close = Close the night
club-close-question = Close { $name }? Its games and standings are kept.
club-night-name = Name of the night
club-night-of = Club night of { $day }
club-season = Season
club-no-night = No club night is open.
club-no-tables = No game has begun yet. Tick who is here, then make the seating.
club-players = Players
club-seating = Seating
club-timer = Clock
club-standings = Standings
club-export = Export
club-table = Table { $table }
club-round = Round { $number }
club-ended = Ended
club-another-kiosk = Table { $table } is played at another kiosk. Its points come over the club's server.
club-server-on = Connected
club-server-off = Server away
club-players-here =
    { $count ->
        [one] Players: { $count } here
       *[other] Players: { $count } here
    }

## export

export-title = Write a file
export-standings = Standings
export-games = All games
export-penalties = Penalties
export-report = Tournament report
export-night = The night on paper
export-form = As what
export-as-csv = CSV
export-as-xlsx = Excel (XLSX)
export-as-pdf = PDF
export-where = Where to
export-stick = USB stick { $name }
export-folder = Folder { $name }
export-write = Write
export-written = It is in { $path }.

## players

players-title = Players
players-new = New player
players-edit = Player's details
players-tonight = Here tonight
players-first-letters = First letters
players-nobody = Nobody has been written down yet.
players-nobody-found = Nobody has such a name. Add a new player?
players-name = Name
players-ema-number = EMA number
players-country = Country
players-guest = Guest
players-save = Save
players-same = Same person as …
players-same-as = { $name } is the same person as …
players-merged = { $one } and { $other } count as one person now.
players-here =
    { $count ->
        [one] { $count } is here
       *[other] { $count } are here
    }

## seating

seating-title = Seating
seating-draw = Draw lots
seating-plan = Plan rounds
seating-plan-title = How many rounds are to come?
seating-plan-help = Everybody meets as many others as can be, on every wind.
seating-make-plan = Make the plan
seating-round = Round { $number }
seating-table = Table { $table }
seating-begun = Begun
seating-begin = Begin here
seating-begin-title = Begin the game of table { $table } at this kiosk?
seating-tournament = As in a tournament
seating-nobody = Nobody has been seated yet. Draw lots, or plan the rounds.
seating-again = Seat everybody again?
seating-again-question = Round { $number } has not begun. Its seats are made anew.
seating-here =
    { $count ->
        [one] { $count } player is here
       *[other] { $count } players are here
    }
seating-waits =
    { $count ->
        [one] { $names } waits this round. With { $missing } more there is another table.
       *[other] { $names } wait this round. With { $missing } more there is another table.
    }

## standings

standings-title = Standings
standings-night = Night
standings-season = Season
standings-all = All
standings-all-time = All time
standings-of-season = Season { $season }
standings-no-night = No club night yet
standings-nobody = No game has ended yet.
standings-which = Which one?
standings-column-rank = No.
standings-column-player = Player
standings-column-games = Games
standings-column-average = Place
standings-column-score = Score
standings-column-best = Best hand
standings-column-wins = Won %
standings-column-deal-ins = Dealt in %
standings-rank = No.
standings-games = Games
standings-places = 1 2 3 4
standings-average = Place
standings-score = Score
standings-points = Points
standings-wins = Wins
standings-deal-ins = Deal-ins
standings-riichi = Riichi
standings-self-drawn = Self-drawn
standings-chombos = Chombo
standings-penalties = Penalties
standings-penalties-count = Penalties: { $count }
standings-after-uma = after uma
standings-at-table = at the table
standings-best-hand = Best hand: { $points }

## timer

timer-title = Clock of the round
timer-table = Table { $table }
timer-last-hands = The bell: last hands
timer-time-over = The time is over: play the hand to its end
timer-bell-before = Bell { $count } minutes before the end
timer-start = Start
timer-pause = Pause
timer-go-on = Go on
timer-stop = Stop the clock
timer-stop-question = Stop the clock of this round? Its time is forgotten.
timer-stands = The clock stands
timer-runs = Time to play
timer-after-bell = Last hands
timer-over = Played over
timer-more-time = More time for a table
timer-added = Table { $table }: { $time }
timer-which-table = For which table?
timer-how-long = How many minutes for table { $table }?
timer-no-tables = No table is being played.
