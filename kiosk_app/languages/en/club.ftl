## club

club-title = Club night
club-open = Open a night
club-close = Close the night
club-close-question = Close { $name }? Its games and standings are kept.
club-night-name = Name of the night
club-night-of = Club night of { $day }
club-season = Season
club-no-night = No club night is open.
club-no-tables = No games yet. Mark who is here, then make the seating.
club-players = Players
club-seating = Seating
club-timer = Clock
club-standings = Standings
club-nights = Past nights
club-export = Export
club-table = Table { $table }
club-round = Round { $number }
club-ended = Ended
club-another-kiosk = Table { $table } is on another kiosk. Its points arrive through the club server.
club-server-on = Connected
club-server-off = Server offline
club-players-here = Players: { $count } here

## export

export-title = Export
export-standings = Standings
export-games = All games
export-penalties = Penalties
export-report = Tournament report
export-night = Night report
export-form = Format
export-as-csv = CSV
export-as-xlsx = Excel (XLSX)
export-as-pdf = PDF
export-where = Save to
export-stick = USB stick { $name }
export-folder = Folder { $name }
export-write = Save

## players

players-title = Players
players-new = New player
players-edit = Player's details
players-tonight = Here tonight
players-first-letters = Search
players-nobody = No players yet.
players-nobody-found = No player found.
players-name = Name
players-ema-number = EMA number
players-country = Country
players-guest = Guest
players-save = Save
players-same = Same person as …
players-same-as = { $name } is the same person as …
players-merged = { $one } and { $other } are now one player.
players-as-last-time = As last time ({ $count })
players-add = New player: { $name }
players-add-guest = Guest: { $name }
players-file = File or phone
players-file-here = { $file }
players-file-on-stick = { $file } (USB stick { $place })
players-file-none = No list found. Plug in a USB stick with a CSV file or a text file, one name on each line.
players-file-found =
    { $count ->
        [one] { $count } new player, { $known } already in the club.
       *[other] { $count } new players, { $known } already in the club.
    }
players-file-line = Line { $number } is left out. { $why }
players-file-more-lines =
    { $count ->
        [one] { $count } more line is left out.
       *[other] { $count } more lines are left out.
    }
players-file-take = Add them
players-phone = From a phone
players-phone-explained = Scan this with a phone on the same Wi-Fi and type the names. The link works while this is open.
players-phone-no-network = No local network: the kiosk is not on Wi-Fi.
players-phone-page = Names for tonight
players-phone-page-hint = One name on each line.
players-phone-page-send = Send
players-phone-page-sent = Sent. Somebody at the kiosk must still add them.
players-here =
    { $count ->
        [one] { $count } is here
       *[other] { $count } are here
    }

## seating

seating-title = Seating
seating-draw = Draw seats
seating-plan = Plan rounds
seating-plan-title = How many more rounds?
seating-plan-help = Everyone meets as many opponents as possible and plays every wind.
seating-make-plan = Make the plan
seating-round = Round { $number }
seating-table = Table { $table }
seating-begun = Started
seating-begin = Start here
seating-begin-title = Start table { $table }'s game on this kiosk?
seating-tournament = Tournament game
seating-nobody = No seating yet. Draw seats, or plan the rounds.
seating-again = Redo the seating?
seating-again-question = Round { $number } has not started. Everyone gets a new seat.
seating-here =
    { $count ->
        [one] { $count } player is here
       *[other] { $count } players are here
    }
seating-waits =
    { $count ->
        [one] { $names } sits out this round. { $missing } more for another table.
       *[other] { $names } sit out this round. { $missing } more for another table.
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
standings-column-average = Avg. place
standings-column-score = Score
standings-column-best = Best hand
standings-column-wins = Win %
standings-column-deal-ins = Deal-in %
standings-rank = Place
standings-games = Games
standings-places = 1 2 3 4
standings-average = Avg. place
standings-score = Score
standings-points = Points
standings-wins = Wins
standings-deal-ins = Deal-ins
standings-riichi = Riichi
standings-self-drawn = Tsumo
standings-chombos = Chombo
standings-penalties = Penalties
standings-penalties-count = Penalties: { $count }
standings-after-uma = after uma
standings-at-table = at the table
standings-best-hand = Best hand: { $points }
standings-penalty = { $name } { $points } ({ $when }): { $reason } · { $where }

## timer

timer-title = Round clock
timer-table = Table { $table }
timer-table-says = Table { $table }: { $sentence }
timer-last-hands = Bell: last hands
timer-time-over = Time is up: finish this hand
timer-bell-before = Bell { $count } minutes before the end
timer-start = Start
timer-pause = Pause
timer-go-on = Resume
timer-stop = Stop the clock
timer-stop-question = Stop this round's clock? The time left is lost.
timer-paused = Paused
timer-runs = Time left
timer-after-bell = Last hands
timer-over = Overtime
timer-more-time = Add time for a table
timer-added = Table { $table }: { $time }
timer-which-table = For which table?
timer-how-long = How many minutes for table { $table }?
timer-no-tables = No games are running.

## the night on paper

paper-about =
    { $day } · { $count ->
        [one] 1 game
       *[other] { $count } games
    }
paper-about-in-season =
    { $day } · season { $season } · { $count ->
        [one] 1 game
       *[other] { $count } games
    }
paper-places = Places
paper-average = Average
paper-uma = Uma
paper-best-hands = Best hands
paper-hand = Hand
paper-penalties = Penalties and bonuses
paper-round = Round
paper-table = Table
paper-when = When
paper-why = Why
paper-begun = { $rules } · begun at { $time }
paper-nothing = Nothing yet.
