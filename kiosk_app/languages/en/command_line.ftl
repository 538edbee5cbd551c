## What is wrong with a record in JSON. Programs and the command line speak English only, so that no
## other language has this file.

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
command-too-much = Unexpected: “{ $text }”.
command-not-a-number-of-points = “{ $text }” is not a number of points.
command-not-a-number-of-minutes = “{ $text }” is not a number of minutes.
command-not-an-abort = “{ $text }” is not an abortive draw. Use { $known }.
command-what-happened = Type what happened: { $known }.
command-names = Give { $count } names, East first. Put a name with a space in quotes.
command-dice = Have the dice been rolled? Type “time running” if so, else “time between”.
command-how-it-ends = Type end, end agreed or end dealer-stops.
command-which-seat = “{ $text }” matches { $names }. Type more, or use E, S, W, N.
command-no-such-seat = No player “{ $text }” here: { $names }.
command-seat-after = Type a seat after “{ $text }”.
command-ron-from = Ron needs “from”: ron S 3/40 from E.
command-tsumo-from = Tsumo has no “from”. Leave it out, or type ron.
command-before-tiles = “{ $text }:” can't come before tiles. Use { $known }.
command-hand-not-json = The hand is not valid JSON: { $error }.
command-no-such-limit = There is no { $limit } under { $rules }.
command-every-hand-scores = Every hand scores under { $rules }. Give all four with “deal”, or what each seat gains or pays, like tsumo E E+96 S-32 W-32 N-32.
command-not-a-win = { $why }
command-not-a-correction = “{ $text }” is not a correction. Use E+1000, sticks=2, counters=1, dealer=S or round=S, then because and the reason.
command-winner-scores = Only the winner's hand scores under { $rules }. Type ron or tsumo.
command-hands = Give the hands as one JSON object in quotes, or its file.
command-who-plays = { $count } play this hand. Give the hands of { $winds }.
command-who-won = Type who won, and from whom unless self-drawn: deal S from W E=128 …
command-count = “{ $text }”: a hand counts a number of points, 0 or more.
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
command-different-games = { $one } and { $other } are rules of different games.
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
