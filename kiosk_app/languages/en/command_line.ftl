## What is wrong with a record in JSON. Programs and the command line speak English only: no other
## language has this file, nor command_help.ftl.

record-not-json = This line is not JSON: { $error }.
record-no-end = This line is not JSON: it is part of a record that does not end.
record-not-an-object = A line must be one JSON object, like { "{" }"concealed": …{ "}" }.
record-in-field = “{ $field }”: { $why }
record-tiles = “{ $field }” must be a text of tiles, like 123m406p99s1z.
record-winning-tile = “win” must be the winning tile, like 8s.
record-one-of = “{ $field }” must be { $allowed }.
record-number = “{ $field }” must be a whole number from 0 to { $most }.
record-flag = “{ $field }” must be true or false.
record-ignored = “{ $field }” is not a field and was ignored.
record-melds = “melds” must be a list of melds.
record-meld = A meld must be an object with “kind”, “tiles” and “from”.
record-meld-kind = A meld's “kind” must be { $allowed }.
record-meld-from = A meld's “from” must be { $allowed }.
record-meld-tiles = A meld's “tiles” must be a text of tiles, like 555z.
record-deal = A deal must be a JSON object with “players”, “winner” and “win”.
record-players = “players” must be an object with a hand for each of E, S, W and N, or of E, S and W for three players.
record-hand = A hand must be an object with “concealed” and “melds”.
record-of-player = Player { $seat }: { $why }
record-unknown-flag = There is no flag “{ $flag }”. Use { $known }.
record-lucky = “lucky” must be digits from 1 to 8: 1–4 are the seasons, 5–8 the flowers.
record-winner-missing = “winner” is missing: a seat (E, S, W or N), or null for a draw.
record-winners = “winner” must be one seat, or each of several that claim one discard.
record-self-drawn-discarder = “discarder” must be left out when the tile was self-drawn.

## What was typed at the table

command-missing = Missing: { $what }.
command-what-riichi = who declares riichi
command-what-void = whose riichi is void
command-what-abort = why the hand is aborted: { $known }
command-what-chombo = whose chombo it is
command-what-dead = whose hand is dead
command-what-adjusted = who gets it
command-what-points = how many points
command-what-cancelled = which penalty or bonus, by the id of its event
command-what-late = who was late
command-what-minutes = how many minutes
command-what-substituted = whose place is taken
command-what-substitute = the substitute's name
command-too-much = Unexpected: “{ $text }”.
command-not-a-number-of-points = “{ $text }” is not a number of points.
command-not-a-number-of-minutes = “{ $text }” is not a number of minutes.
command-not-an-abort = “{ $text }” is not an abortive draw. Use { $known }.
command-what-happened = Type what happened: { $known }.
command-own-action = “{ $text }” is an action of its own. Type tenbou table { $text }.
command-winning-tile = In “{ $text }” no tile is the winning one. Put it last, after a plus: 234m406p67s11z+8s.
command-needs-tiles = “{ $text }” is counted from the tiles. Give the tiles, or leave it out: han and fu contain it.
command-no-tenpai = Under { $rules } nobody pays at a draw. Type draw alone.
command-names = Give { $count } names, East first. Put a name with a space in quotes.
command-dice = Have the dice been rolled? Type “time running” if so, else “time between”.
command-how-it-ends = Type end, end agreed or end dealer-stops.
command-which-seat = “{ $text }” matches { $names }. Type more, or use E, S, W, N.
command-no-such-seat = No player “{ $text }” here: { $names }.
command-seat-after = Type a seat after “{ $text }”.
command-ron-from = Ron needs “from”: ron S 3/40 from E.
command-tsumo-from = Tsumo has no “from”. Leave it out, or type ron.
command-before-tiles = “{ $text }:” can't come before tiles. Use { $known }.
command-yaku-or-tiles = Give the tiles or the yaku, not both: the tiles show which yaku there are.
command-no-such-yaku = “{ $text }” is no yaku of this hand. Use { $known }.
command-yaku-above-han = The yaku add up to { $sum } han, more than { $han }.
command-hand-not-json = The hand is not valid JSON: { $error }.
command-no-such-limit = There is no { $limit } under { $rules }.
command-every-hand-scores = Every hand scores under { $rules }. Give all four with “deal”, or what each seat gains or pays, like tsumo E E+96 S-32 W-32 N-32.
command-not-a-win = { $why }
command-not-a-correction = “{ $text }” is not a correction. Use E+1000, sticks=2, counters=1, dealer=S or round=S, then because and the reason.
command-winner-scores = Only the winner's hand scores under { $rules }. Type ron or tsumo.
command-hands = Give the hands as one JSON object in quotes, or its file.
command-who-plays = { $count } play this hand. Give the hands of { $winds }.
command-who-won = Type who won, and from whom unless self-drawn: deal S from W E=128 …
command-count = “{ $text }”: a hand counts a number of points, 0 or more, or is dead.
command-count-missing = Missing: what { $names } counted. Type 0 for nothing.
command-not-out = { $why } ({ $section }).
command-deal-not-json = The deal is not valid JSON: { $error }.
command-mend-which = Type which hand: mend 3 ron S 3/40 from E.
command-mend-how = Type how the hand ended: mend 3 riichi S then ron S 3/40 from E.
command-mend-no-hand = No hand { $hand } has ended in this game.
command-words-or-json = Give the event in words or in JSON, not both.
command-event-not-json = The event is not valid JSON: { $error }.
command-line = Line { $line }: { $why } The lines before it were recorded.

## Games

command-no-game-running = No game is running. Start one with “tenbou table new”.
command-no-game-at-table = No game is running at table { $table }. Start one with “tenbou table new”.
command-no-game-yet = No game has been played yet.
command-no-game-yet-at-table = No game has been played at table { $table } yet.
command-which-table = Games are running at tables { $tables }. Choose one with --table.
command-no-such-game = There is no game { $id } here.
command-several-games = Several games match { $id }. Type more of the id.
command-no-events = There are no events in { $file }.
command-one-of-rules = Give --rules, --stage or --sanma, and only one of them.
command-handicap = “{ $text }” is not a handicap. Give it like E-5000 S+5000.
command-seating-has-points = Games of the seating start with the points of the rule set, the same for all.
command-open-or-names = No club night is open. Open one, or give the names.
command-all-started = Every game of round { $round } has started. Seat the next round.
command-table-busy = A game is running at table { $table }. End it, or choose another with --table.

## Photos and tiles

command-no-hand = { $why }
command-add-win = The winning tile is not in view. Add --win and the tile, like --win 8s.
command-win-not-read = { $tile } is not among the tiles that were read.
command-ron-or-tsumo = A photo does not show how the hand was won. Add --ron or --tsumo.
command-ura-without-riichi = Ura dora indicators are in view. Add --riichi if riichi was declared.
command-not-saved = Nothing can be saved in { $folder }. Choose another folder.
command-no-indicator = No dora indicator is in view. Point the camera at the dead wall.
command-back-needs-a-tile = --back needs a tile, like 5p, not a photo.
command-source-needs-kind = --source needs the kind of camera. Add --kind.
command-kind-needs-source = --kind { $kind } needs a source. Add --source.
command-correction-form = “{ $text }” is not a correction. Write what was read and what it is, like 6m=9m.
command-correction-tile = { $why }
command-correction-not-shown = The photo does not show { $text }. Read it first.
command-correction-one-photo = Corrections are for one photo. Give one at a time.
command-rules-only = For these rule sets only the rules can be compared. Add --rules-only.

## The club

command-not-utf-8 = { $file } is not UTF-8 text.
command-no-such-setting = There is no setting “{ $name }”. Use { $known }.
command-setting-unchanged = { $name }: { $why } Nothing was changed.
command-restore-needs-yes = This replaces all games and players here. Add --yes to confirm.
command-which-kiosk = { $why } Add --this-kiosk replace, or --this-kiosk copy.
command-fork-missing = Name the game and the record to keep: tenbou club forks GAME --keep here.
command-days = Give a number of days, 0 or more.
command-nothing-to-change = Give what to change, like --country NL.
command-no-players-added = No players were added. Fix these lines, or import the rest with --good-lines.
command-only-one-entry = There is only one { $name }. Name the entry to merge into.
command-nothing-merged = No entries were merged.
command-server-missing = Give the address of the club server: tenbou club sync postgresql://…
command-clock-is-running = A clock is already running. Stop it first.

## What commands print

printed-unknown-arguments = unrecognized arguments: { $arguments }
printed-saved = Saved { $path }
printed-picture-clear = The picture is clear.
printed-camera-line = { $camera }: { $remark }
printed-looking-through = Looking through { $camera }
printed-cannot-open = { $file } can't be opened.
printed-how-won = How was it won?
printed-no-screen = There is no screen here to show the kiosk on.
printed-not-a-size = “{ $text }” is not a size. Use one like 1280x800.
printed-enrolled =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } learned as { $name } in { $path }
printed-enrolled-missing = Not found: { $tiles }. Add a photo from closer up with tenbou enrol --add.
printed-enrolled-order = Few of them look like the tile in their place. Check that the rows are in order.
printed-enrolled-then = Read with it: tenbou read --tile-set { $name } PHOTO
printed-enrolled-more =
    { $count ->
        [one] { $count } tile added to { $name } in { $path }
       *[other] { $count } tiles added to { $name } in { $path }
    }
printed-rules = { $name } (id { $id }, version { $version })
printed-rules-valid = { $name } (id { $id }, version { $version }) is valid.
printed-rules-beside = Compared with { $book }:
printed-rules-unchanged = It changes nothing in { $book }.
printed-rules-notes = For the players to watch:
printed-rules-readings = Our readings:
printed-rules-assumed = Assumed, without a source:

printed-sure = { $percent } sure.
printed-sure-check = { $percent } sure: please check it.
printed-win-candidates = The winning tile could be any of { $tiles }.
printed-tiles-found =
    { $count ->
        [one] { $count } tile found, { $ms } ms
       *[other] { $count } tiles found, { $ms } ms
    }
printed-doubt = { $tile } ({ $role }) is { $percent } sure.
printed-doubt-or = { $tile } ({ $role }) is { $percent } sure, could be { $others }.

## A table in a terminal

printed-table = Table { $table }
printed-table-in-round = Table { $table } · round { $round }
printed-hand = hand { $number }
printed-honba = honba { $count }
printed-sticks = riichi sticks { $count }
printed-hands-left = hands left { $count }
printed-ended = ended
printed-finished = finished: end it with “tenbou table add end”
printed-green-dragon = Green dragon
printed-dreams = sits out
printed-dead-hand = dead hand
printed-adjusted-now = { $name }: { $points } right away, { $reason }
printed-adjusted-after-uma = { $name }: { $points } after uma, { $reason }
printed-undo-next = undo would take back: { $kind }
printed-sticks-left = riichi sticks that stay on the table: { $points }
printed-yakitori-marker = { $name } keeps the yakitori marker
printed-played-by = { $name } (played by { $substitute })
printed-final-scores = Final scores
printed-final-in-thousands = Final scores in thousands
printed-final-made-up = Final scores in thousands. { $how }
printed-final-in-unit = Final scores, in { $unit }
printed-sum = sum
printed-hands = Hands
printed-hand-running = running
printed-elsewhere = elsewhere
printed-needs = { $name }, { $place }: { $needs }
printed-needs-or = , or{ " " }
printed-needs-worth = { $points } ({ $han } han { $fu } fu)
printed-needs-tsumo = { $worth } by tsumo
printed-needs-ron = { $worth } from { $name }
printed-needs-tied = { $need } (shared)
printed-photo-of-hand = photo of hand { $hand }: { $path }
printed-photo-of-undone = photo of an undone hand: { $path }
printed-no-game-running = No game is running.
printed-no-game-played = No game was played.
printed-events-saved =
    { $count ->
        [one] { $count } event saved to { $path }.
       *[other] { $count } events saved to { $path }.
    }
printed-replay-with = The game uses club rules. Replay it with --rules { $file }

## Above the columns of a table in a terminal

printed-column-against = against
printed-column-ahead = ahead
printed-column-behind = behind
printed-column-best = best
printed-column-came = came
printed-column-camera = camera
printed-column-counted = from return
printed-column-counters = counters
printed-column-country = country
printed-column-day = day
printed-column-east = East
printed-column-ema-number = EMA number
printed-column-event = event
printed-column-first-name = first name
printed-column-game = game
printed-column-games = games
printed-column-hand = hand
printed-column-kind = kind
printed-column-last-name = last name
printed-column-left = left
printed-column-leftover = incl. sticks
printed-column-name = name
printed-column-north = North
printed-column-oka = oka
printed-column-penalties = penalties
printed-column-per-second = per second
printed-column-place = place
printed-column-player = player
printed-column-players = players and points
printed-column-points = points
printed-column-preview = preview
printed-column-ranking = ranking points
printed-column-riichi = riichi
printed-column-riichi-rate =
    %
    riichi
printed-column-round = round
printed-column-rounding = rounding
printed-column-rule-set = rule set
printed-column-score = score
printed-column-season = season
printed-column-seat = seat
printed-column-south = South
printed-column-state = state
printed-column-sticks = sticks
printed-column-still = still
printed-column-substitution = missed session
printed-column-table = table
printed-column-uma = uma
printed-column-version = version
printed-column-west = West
printed-column-what = what
printed-column-win-and-deal-in =
    % win/
    deal-in
printed-column-wind = wind
printed-column-yakitori = yakitori

## The club in a terminal

printed-guest = guest
printed-begun = begun
printed-open = open
printed-night-shown = { $name } · open
printed-night-shown-closed = { $name } · closed

printed-copying = Copying and checking
printed-backed-up = Backup saved to { $path }.
printed-restoring = Checking and restoring
printed-restored = { $file } restored.
printed-restored-kept = { $file } restored. The previous data is kept as { $kept }.
printed-fork-settled = Settled. The other version stays in the file. Send it with tenbou club sync.
printed-fork-game = Table { $table }, started { $time }, game { $id }:
printed-fork-same = { "  " }the same up to event { $event }
printed-fork-more =
    { $count ->
        [one] { "  " }{ $version }: { $count } more event ({ $kinds })
       *[other] { "  " }{ $version }: { $count } more events ({ $kinds })
    }
printed-no-forks = Every game has one version.
printed-night-open = { $name } is open, season { $season }.
printed-players-here =
    { $count ->
        [one] { $count } player is here.
       *[other] { $count } players are here.
    }
printed-no-finished-game = { $name } has not finished a game yet.
printed-player-games =
    { $count ->
        [one] { $count } game: { $places }; { $score } in total.
       *[other] { $count } games: { $places }; { $score } in total.
    }
printed-player-place = { $count } × { $place }
printed-player-won =
    Won { $percent } of { $count ->
        [one] 1 hand
       *[other] { $count } hands
    }.
printed-player-dealt-in =
    Dealt in in { $percent } of { $count ->
        [one] 1 hand
       *[other] { $count } hands
    }.
printed-player-riichi =
    Declared riichi in { $percent } of { $count ->
        [one] 1 hand
       *[other] { $count } hands
    }.
printed-player-yaku = Yaku: { $yaku }.
printed-no-yakuman = No yakuman yet.
printed-yakuman = { $day } { $name }: { $yaku }, { $how }, { $points }
printed-yakuman-with-tiles = { $day } { $name }: { $yaku }, { $how }, { $points } · { $tiles }
printed-players-added =
    { $count ->
        [one] { $count } player added.
       *[other] { $count } players added.
    }
printed-merged = { $name } is now { $into }, in all games so far too.
printed-merged-entries = { $count } entries of { $name } are now one.
printed-no-players = No players to show.
printed-report-saved =
    Report for { $count ->
        [one] 1 player
       *[other] { $count } players
    } saved to { $path }.
printed-writing-games = Writing the games
printed-games-saved = { $title }: games saved to { $path }.
printed-penalties-saved =
    { $title }: { $count ->
        [one] 1 penalty or bonus
       *[other] { $count } penalties and bonuses
    } saved to { $path }.
printed-drawing-games = Drawing the games
printed-night-saved = { $name } saved to { $path }.
printed-all-time = All time
printed-season = Season { $season }
printed-standings-saved = Standings saved to { $path }.
printed-penalties-apart = Penalties go into a file of their own: tenbou club report penalties FILE.csv
printed-no-game-ended = { $title }: no game has ended yet.
printed-in-thousands = { $title }, in thousands
printed-best-hands = Best hands
printed-best-hand = { $name } { $points }: { $hand }
printed-penalties = Penalties and bonuses
printed-penalty-after-uma = { $name } { $points } after uma: { $reason } ({ $where })
printed-penalty-at-table = { $name } { $points } at the table: { $reason } ({ $where })
printed-where-table = table { $table }
printed-where-round = round { $round }, { $where }
printed-where-day = { $day }, { $where }
printed-talking = Talking to { $server }
printed-preparing = Setting up the server
printed-sending = Sending
printed-reading-others = Getting the other tables
printed-is-new-kiosk = This is now a separate kiosk. Start it again, then send.
printed-came-back =
    { $count ->
        [one] { $count } event of this kiosk came back from { $server }.
       *[other] { $count } events of this kiosk came back from { $server }.
    }
printed-set-aside = Set aside, from { $table }: { $row }: { $why }.
row-aside-changed = it is not as it was written down
row-aside-score-sheet = its score sheet cannot be read ({ $why })
row-aside-missing = it has no { $name }
row-aside-value = “{ $value }” is no { $name }
row-aside-id = its { $name } is no name
row-aside-owner-missing = what it belongs to is not here
row-aside-server-refused = the club's server refused it
row-aside-too-long = its { $name } has { $count } letters, and { $most } can be kept
row-aside-character = its { $name } has a character that cannot be kept
row-aside-noted = { $note }
printed-sent =
    { $count ->
        [one] Sent { $count } event to { $server }.
       *[other] Sent { $count } events to { $server }.
    }
printed-received =
    { $count ->
        [one] Received { $count } game from other kiosks.
       *[other] Received { $count } games from other kiosks.
    }
printed-password = Password:{ " " }
printed-password-kept = The password is kept in { $path }, which only you can read.
printed-server-kept = { $server } is now the club server.
printed-clock-stopped = The clock is stopped.
printed-paused = { $time }  (paused)
printed-time-of-table = table { $table }: { $time }
printed-last-hands = Last hands.
printed-last-hands-at = Last hands at table { $table }.
printed-time-is-up = Time is up.
printed-time-is-up-at = Time is up at table { $table }.
printed-photos-removed =
    { $count ->
        [one] Removed { $count } photo ({ $megabytes } MB).
       *[other] Removed { $count } photos ({ $megabytes } MB).
    }
printed-photos-kept =
    { $count ->
        [one] { $count } photo in { $folder } ({ $megabytes } MB).
       *[other] { $count } photos in { $folder } ({ $megabytes } MB).
    }
printed-round = Round { $number }
printed-seed = Seed { $seed }.
printed-seating = Finding the best seats
printed-sits-out =
    { $count ->
        [one] { $names } sits out this round. { $missing } more for another table.
       *[other] { $names } sit out this round. { $missing } more for another table.
    }

## What `tenbou doctor` finds

printed-looking = Looking
printed-not-written = { $file } can't be saved. Give another file: --report FILE
printed-written = Saved to { $file }.

doctor-failed = This could not be checked: { $error }.
doctor-failed-advice = Please report it with the file that “tenbou doctor --report” writes.
doctor-versions = Tenbou { $tenbou }, Python { $python }, { $system }
doctor-versions-missing = Tenbou { $tenbou }, Python { $python }, { $system }; missing: { $packages }
doctor-versions-missing-advice = Install Tenbou again.
doctor-networks = The sample photo is read in { $ms } ms
doctor-networks-unusable = Tile recognition can't be used: { $error }
doctor-networks-unusable-advice = Install Tenbou again. Until then, hands can be entered tile by tile.
doctor-networks-wrong = The sample photo was misread.
doctor-networks-wrong-advice = The network files are damaged. Install Tenbou again.
doctor-networks-slow = A photo is read in { $ms } ms, which is slow.
doctor-networks-slow-advice = Check the temperature and the power supply below.
doctor-camera = { $camera }: { $frames } frames per second, { $size }
doctor-camera-none = No camera was found.
doctor-camera-none-advice = Plug one in. Without one, hands are entered tile by tile.
doctor-camera-trouble = { $why }
doctor-camera-busy-advice = It may be the kiosk itself. Run sudo systemctl stop tenbou, then run this again.
doctor-camera-slow-advice = It is slow. Use more light, or another USB socket.
doctor-screen = { $screen }, touch: { $touch }
doctor-screen-desktop = a desktop
doctor-screen-none = No screen is connected.
doctor-screen-none-advice = Connect one before the machine starts. Commands work without it.
doctor-screen-no-touch = { $screen }, without touch
doctor-screen-no-touch-advice = Connect the panel's touch cable (USB or ribbon), or a mouse.
doctor-sound = { $card }
doctor-sound-none = There is no sound card, so the timer's bell is silent.
doctor-machine = { $model }
doctor-machine-warm = { $model }, { $degrees } °C
doctor-machine-other = not a Raspberry Pi
doctor-machine-power = { $machine }, too little power
doctor-machine-power-advice = Use the official power supply: 5 V and 3 A (Pi 4) or 5 A (Pi 5).
doctor-machine-hot = { $machine }, slowed down by heat
doctor-machine-hot-advice = Give it air: a heat sink or a fan, and no closed box.
doctor-machine-memory = { $machine }, { $gigabytes } GB of memory
doctor-machine-memory-advice = Full-size photos need 2 GB or more.
doctor-permissions = Camera, graphics and sound can be used
doctor-permissions-closed = This account has no access to { $devices }.
doctor-permissions-closed-advice = Run sudo usermod --append --groups { $groups } YOUR-ACCOUNT, and log in again.
doctor-store =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $events ->
        [one] 1 event
       *[other] { $events } events
    }, undamaged
doctor-store-none = There is no club yet. The first game makes it.
doctor-store-not-ours = This account can't write the club file.
doctor-store-not-ours-advice = Run this as the kiosk's account: the command “tenbou” on a kiosk does.
doctor-store-damaged = The club file is damaged.
doctor-store-damaged-advice = Start the kiosk: it rebuilds the file and says what it found. Replace the card soon.
doctor-store-readable =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $events ->
        [one] 1 event
       *[other] { $events } events
    }, undamaged, but other accounts can read them
doctor-store-readable-advice = Run chmod 600 { $file }
doctor-disk = { $gigabytes } GB free
doctor-disk-unreadable = The disk can't be read.
doctor-disk-unreadable-advice = Try another card or disk.
doctor-disk-read-only = The club folder can't be written to.
doctor-disk-read-only-advice = Make it writable, or switch the read-only file system off (raspi-config).
doctor-disk-full = The disk is full: { $megabytes } MB free.
doctor-disk-full-advice = Remove photos: tenbou club photos --help
doctor-disk-little-advice = Free some space soon. Old photos can be removed.
doctor-clock = { $time } UTC
doctor-clock-wrong = The clock says { $day }.
doctor-clock-wrong-advice = Connect the network for a minute, or set it: sudo date --set
doctor-clock-not-set = { $time } UTC, not set by the network
doctor-clock-not-set-advice = Connect the network, or fit a battery for the clock (a Pi 5 has a socket).
doctor-server = The club server answers.
doctor-server-none = No club server is set. This kiosk works alone.
doctor-server-trouble = { $why }
doctor-server-trouble-advice = The kiosk keeps working without it and sends later.
