## hand-refused

hand-refused-meld-size = This set needs { $wanted } tiles, not { $count }.
hand-refused-no-chi = { $tiles } is not a chow: it needs three in a row in one suit.
hand-refused-chi-from-left = A chow can only be called from the player on the left.
hand-refused-not-alike = { $tiles }: the tiles of this set must be identical.
hand-refused-kong-from-nobody = A concealed kong isn't called from anyone.
hand-refused-too-many-melds = A hand has at most four melds; this one has { $count }.
hand-refused-hand-size = The hand needs { $wanted } tiles besides its melds, including the winning tile, and has { $count }.
hand-refused-fifth-copy = { $tile } appears { $count } times, and there are only four.
hand-refused-too-many-indicators = There are at most five dora indicators, and five ura dora indicators under them.
hand-refused-ippatsu-without-riichi = Ippatsu needs riichi.
hand-refused-rinshan-not-drawn = Rinshan is always tsumo.
hand-refused-chankan-drawn = Chankan is always ron.
hand-refused-haitei-not-drawn = Haitei is always tsumo.
hand-refused-houtei-drawn = Houtei is always ron.
hand-refused-ippatsu-after-kong = A kong ends ippatsu, so ippatsu and rinshan can't go together.
hand-refused-first-turn-riichi = A win in the first turn can't have riichi or a kong.
hand-refused-first-turn-last-tile = The first turn can't be the last tile.
hand-refused-first-turn-of-east = The dealer plays first, so the dealer's first turn is over before anyone discards.
hand-refused-robbed-last-discard = No kong can be made with the last tile, so chankan can't be houtei.
hand-refused-self-drawn-discarder = Tsumo has no discarder.
hand-refused-own-discard = A player can't win on their own discard.
hand-refused-liable-winner = The winner can't be liable (pao).
hand-refused-counted-below-zero = Honba and riichi sticks can't be below 0.
hand-refused-open-riichi = Riichi needs a closed hand, and this one has an open meld.
hand-refused-rinshan-without-kong = Rinshan needs a kong in the hand.
hand-refused-first-turn-melds = A win in the first turn can't have melds.
hand-refused-robbed-tile = A robbed { $tile } must be the only one in the hand: the other three are in the pung.
hand-refused-too-many-reds = { $tile } appears { $count } times, and { $rules } has { $most }.
hand-refused-no-nagashi = { $rules } has no nagashi mangan ({ $section }).
hand-refused-no-worth = Enter what the hand is worth.
hand-refused-no-winning-tile = The winning tile is missing.
hand-refused-all-hands = { $rules } scores all four hands.
hand-refused-nts-needs-draw = The last wall tile, a tile after a kong and heaven are self-drawn wins.
hand-refused-nts-needs-discard = The last discard, a robbed kong and earth are wins on a discard.
hand-refused-nts-too-few-kongs = The winner has too few kongs to have drawn a tile after a kong.
hand-refused-nts-loose-tile = A loose tile after a kong is not the last tile of the wall.
hand-refused-nts-heaven = Only East can go out with the first fourteen tiles, without melds.
hand-refused-nts-earth = Earth is a win on East's first discard, without melds.
hand-refused-nts-three-players = This rule set is not for three players.
hand-refused-nts-dreamer = A dreamer sits out only where five players are allowed and four play.
hand-refused-nts-no-north = There is no round of North with three players.
hand-refused-nts-green-round = A green dragon round is for three or five players.
hand-refused-nts-ruling = There is a ruling player only with three players, in the green dragon round.
hand-refused-nts-fifth-tile = { $tile } appears { $count } times on the table, and there are only four.
hand-refused-nts-no-lucky = This rule set is played without lucky tiles.
hand-refused-nts-lucky-twice = Each lucky tile exists only once. Check which hand it belongs to.
hand-refused-nts-hand-size = { $wind } has { $count } tiles; it should be 13.
hand-refused-nts-not-in-play = Three players play without the { $tile }.
hand-refused-nts-open-chows = With three players, open chows are not allowed.
hand-refused-nts-not-together = Two of these circumstances cannot both be true. Check them again.
hand-refused-nts-robbed-pung = A kong can only be robbed from an open pung, and { $wind } has no open pung of { $tile }.
hand-refused-nts-fifteenth-kong = There are { $count } kongs on the table. After { $most } kongs, the next one makes the hand a draw.
hand-refused-nts-ruling-missing = Choose who rules: this is the green dragon round with three players.
hand-refused-nts-counted-limit = { $wind } counted { $points }. A hand counts 0 to { $most }.
hand-refused-nts-claims-need-discard = Several players can only claim a discard.
hand-refused-norths-set-aside = The number of norths set aside must be 0 to 4.
hand-refused-two-dice = Two dice show 2 to 12.
hand-refused-north-is-no-bonus = North is not a bonus tile under { $rules }.
hand-refused-tile-of-four-players = { $tile } is not used with three players: the only characters are 1 and 9.
hand-refused-chi-of-three-players = With three players, chows can't be called.
hand-refused-north-of-three-players = Three players sit East, South and West.
hand-refused-no-claims = No calls under { $rules }: the hand must be closed and won by tsumo.

## night-refused

night-refused-still-open = { $name } is still open. Close it first.
night-refused-games-run = A game is still running at table { $tables }. End it, then close the night.
night-refused-none-open = No club night is open. Open one first.
night-refused-none-yet = There has been no club night yet. Open one first.
night-refused-here-already = { $name } is already on tonight's list.
night-refused-not-here = { $name } is not on tonight's list.
night-refused-needs-name = A player needs a name.
night-refused-file-too-large = { $file } is too large for a list of players. Choose another file.
night-refused-file-not-read = { $file } can't be read as text. Save it as CSV in UTF-8.
night-refused-no-name = “{ $name }…” is not a valid name: use one line of up to { $most } letters.
night-refused-no-number = “{ $number }” is not an EMA number: digits only.
night-refused-number-and-guest = { $name } has an EMA number, so { $name } can't be a guest.
night-refused-same-name = There is already a { $name }. Give a name that tells the two apart.
night-refused-same-number = { $name } already has the EMA number { $number }.
night-refused-no-limit = These rules have no time limit. Enter the minutes.
night-refused-bad-minutes = The bell must come before the end, and the round must be under 24 hours.
night-refused-clock-paused = The clock is already paused.
night-refused-clock-runs = The clock is already running.
night-refused-cannot-add = That is too much time for table { $table }.
night-refused-no-clock = Start the clock first.
night-refused-has-begun = Round { $round } at table { $table } has already started.
night-refused-not-begun = Table { $tables } has not started round { $round }. Start it first.
night-refused-table-busy = A game is still running at this table. End it first.
night-refused-cannot-write = { $path } can't be saved. Choose another folder.
night-refused-plan-rounds = A plan can have 1 to { $most } rounds.
night-refused-too-many = A plan can have up to { $most } players.
night-refused-not-seated = No seating yet tonight. Make one first.
night-refused-report-waits = { $tables } Fix this, then export the report.
night-refused-no-game = No game has been played in { $name }.
night-refused-elsewhere = { $name } runs on another kiosk. Do this there.
night-refused-open-elsewhere = { $name } is open on another kiosk. This kiosk's games belong to it.
night-refused-two-numbers = { $one } and { $other } have different EMA numbers, so they are two people.
night-refused-opponents = { $one } and { $other } have played each other, so they are two people.
night-refused-no-power = This machine can't be switched off from here.
night-refused-too-few =
    { $count ->
        [one] { $count } player is here. A table needs four.
       *[other] { $count } players are here. A table needs four.
    }

## refused

refused-over-rounds = The last round is done. End the game, or undo the last hand.
refused-over-time = Time is up. End the game, or undo the last hand.
refused-over-below-zero = A player is below zero. End the game, or undo the last hand.
refused-over-points-reached = A player has reached the target score. End the game, or undo the last hand.
refused-over = The last hand has been played, so the dealer no longer changes.
refused-twice-winner = { $name } is listed as winner twice.
refused-twice-tenpai = { $name } is listed as tenpai twice.
refused-twice-having-nagashi-mangan = { $name } is listed with nagashi mangan twice.
refused-dead-hand-cannot-win = { $name }'s hand is dead and can't win.
refused-dead-hand-cannot-be-tenpai = { $name }'s hand is dead and can't be tenpai.
refused-dead-hand-cannot-declare-riichi = { $name }'s hand is dead, so { $name } can't declare riichi.
refused-dead-hand-cannot-have-nagashi-mangan = { $name }'s hand is dead and can't have nagashi mangan.
refused-four-riichi = All four are in riichi: this is an abortive draw{ $cite }.
refused-no-late-rule = { $rules } has no late penalty. Give a penalty instead.
refused-not-late = Enter how many minutes late { $name } was.
refused-too-late = After { $most } minutes { $name } needs a substitute{ $cite }.
refused-nothing-to-cancel = There is no penalty or bonus to cancel here.
refused-no-reason = Give a reason.
refused-nothing-changed = Nothing has changed.
refused-below-none = Honba and riichi sticks can't be below 0.
refused-no-riichi = { $rules } has no riichi.
refused-does-not-sum = The points don't add up: what one player gets, another must give.
refused-no-such-round =
    A game under { $rules } has { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }.
refused-too-many-sticks = There can't be { $count } riichi sticks at one table.
refused-no-points = Enter a number of points, 1 or more.
refused-other-rules = This game uses { $wanted } version { $wanted_version }, and only { $here } version { $here_version } is available here.
refused-starts-below-zero = Nobody can start with less than 0 points.
refused-no-yakitori = { $rules } has no points for yakitori{ $cite }.
refused-time-twice = Time has already been called.
refused-hand-running = A hand is in progress. Finish or undo it first.
refused-not-complete = The game isn't finished. End it by agreement to stop here.
refused-dealer-may-not-stop = { $name } can't end the game now{ $cite }.
refused-complete = The game is finished. End it as complete.
refused-riichi-not-tenpai = { $name } is in riichi and must show tenpai. If not tenpai, it is a chombo{ $cite }.
refused-no-nagashi = This game has no nagashi mangan.
refused-no-nagashi-player = Tap who has nagashi mangan.
refused-no-such-abort = Not an abortive draw under { $rules }{ $cite }.
refused-annulled-by-abort = Only a ron on the riichi discard cancels a riichi.
refused-annulled-by-self-draw = Only a ron on the riichi discard cancels a riichi.
refused-not-four-riichi =
    { $count ->
        [one] Only one of the four is in riichi, so the hand goes on.
       *[other] Only { $count } of the four are in riichi, so the hand goes on.
    }
refused-points-differ = { $name }'s hand is worth { $right } points, not { $given }.
refused-too-many-yakuman = { $rules } allows at most { $most } yakuman in a hand; { $name }'s has { $given }.
refused-no-value = Enter what { $name }'s hand is worth: han and fu, or points.
refused-impossible-points = No hand is worth exactly { $points } points here.
refused-impossible-han = { $name }'s hand can't have { $han } han.
refused-impossible-fu = A hand of { $han } han needs fu, such as { $fu }.
refused-no-such-fu-by-tsumo = A hand of { $han } han and { $given } fu can't be won by tsumo. Fu can be { $fu }, for example.
refused-no-such-fu-by-ron = A hand of { $han } han and { $given } fu can't be won by ron. Fu can be { $fu }, for example.
refused-unknown-kind = Unknown entry. Known: { $known }.
refused-bad-event = This entry can't be read.
refused-sequence = Expected event { $wanted }, got event { $given }.
refused-started = This game has already started.
refused-not-started = Start the game first, with rules and players.
refused-ended = The game has ended. Undo the end to change something.
refused-nothing-to-undo = There is nothing to undo.
refused-start-stays = The start of a game can't be undone. Start another game.
refused-nothing-to-redo = There is nothing to redo.
refused-same-id = Event { $id } is already in this game.
refused-liable-winner = { $name } won and can't also be liable (pao).
refused-no-liability = { $rules } has no pao. Leave it out.
refused-nothing-fed = No pao for { $name }'s hand: only for { $yaku } ({ $section }).
refused-no-chombo = No chombo in this game. Record a dead hand.
refused-dead-twice = { $name }'s hand is already dead.
refused-no-riichi-to-annul = { $name } is not in riichi.
refused-not-last-riichi = { $name }'s riichi counts: { $last } declared riichi after it.
refused-no-name = Every seat needs a player.
refused-same-player = { $name } can't sit in two seats.
refused-not-the-same-four = Only players at this table can swap seats with their points.
refused-no-substitute-rule = { $rules } has no score for substitutes. Change the player's name instead.
refused-already-begun = Hands have been played, so it is too late to play from the start.
refused-han-differ = { $name }'s yaku add up to { $sum } han, not { $han }.
refused-riichi-not-declared = The hand has riichi, but { $name } has no riichi stick on the table.
refused-riichi-not-counted = { $name } is in riichi, but the hand does not count it. Score it again.
refused-payments-differ = The payments should be { $right }, not { $given }.
refused-no-settlement = Every hand scores here. Enter what each seat gains or pays.
refused-winner-pays = { $name } won and can't pay anyone.
refused-no-winner = Choose a winner.
refused-several-self-drawn = Only one player can win by tsumo.
refused-own-discard = { $name } can't win on their own discard.
refused-three-ron = Three winners on one discard is an abortive draw under { $rules }{ $cite }.
refused-too-many-winners = Under { $rules }, { $count } players can't win on one discard{ $cite }.
refused-riichi-without-points = { $name } has { $points } points and riichi costs { $stake }{ $cite }.
refused-riichi-twice = { $name } is already in riichi.
refused-dead-gains = { $name }'s hand is dead and can't gain points.
refused-settlement-limit = { $name } would receive { $points }; a hand is worth at most { $most }.
refused-table-changed = The table changed before this was recorded. Check it, then accept again.
refused-head-bump = Only the first in turn after { $discarder } wins under { $rules }{ $cite }: that is { $name }.
refused-riichi-stays = Under { $rules } the riichi stick stays on the table, whoever wins on the riichi discard{ $cite }.
refused-no-ron = Under { $rules } nobody can win on a discard{ $cite }.
refused-nobody-at-north = With three players, nobody sits North.
refused-dreams = { $name } sits this hand out.
refused-no-dreamer = Nobody sits out at this table: there is no seat D.
refused-too-many-players = These rules don't allow five players at a table.
refused-no-green-round = A green dragon round is for three or five players.
refused-set-not-claimed = Nobody is liable (pao) for this hand: one of its sets is concealed, so nobody fed it ({ $section }).
refused-name-two-yaku = With { $counters } honba a hand needs two yaku ({ $section }). Give the tiles or the yaku of { $name }'s hand.
refused-needs-two-yaku = With { $counters } honba a hand needs two yaku ({ $section }); { $name }'s has one.
refused-han-and-fu-swapped = { $han } han { $fu } fu is the wrong way round. Enter { $fu } han { $han } fu.
refused-no-such-hand = No past hand here ended that way. Nothing was corrected.
refused-not-a-hand = A correction of a hand can have riichi and dead hands, and must end with how the hand ended.
refused-no-longer-fits = With this, hand { $hand } no longer fits. { $why }
refused-winds-differ = { $name } now has other winds in this hand. Score it again.

## rules-refused

rules-refused-wrong = { $file }: { $field } is { $value }. Allowed: { $allowed }.
rules-refused-missing = { $file }: { $field } is missing. Needed: { $allowed }.
rules-refused-unknown = { $file }: there is no field “{ $field }”. Allowed: { $allowed }.
rules-refused-no-such-rules = There is no rule set “{ $name }”. Use { $known }, or the path of a .toml file.
rules-refused-no-such-version = There is no version { $version } of { $name } here. The newest is { $newest }.
rules-refused-no-file = { $file } is not there. Is the USB stick still plugged in?
rules-refused-folder = { $file } is a folder. Choose a .toml file.
rules-refused-not-utf-8 = { $file } is not UTF-8 text.
rules-refused-unreadable = { $file } can't be read as a rule file.
rules-refused-not-toml = { $file } is not valid TOML: { $error }.
rules-refused-not-own = { $file } is not a club rule file.
rules-refused-allowed-own-id = an id not used by a built-in rule set
rules-refused-allowed-game-or-book = { $names }, or the rule set it builds on
rules-refused-allowed-table-of = a table of { $names }
rules-refused-allowed-true-or-false = true or false
rules-refused-allowed-whole-number = a whole number from { $least } to { $most }
rules-refused-allowed-text = text
rules-refused-allowed-section = a section, such as “4.1.1” or “house rule”
rules-refused-allowed-list = a list
rules-refused-allowed-list-of = a list of { $count }
rules-refused-allowed-tiles = tiles like 23468s6z
rules-refused-allowed-list-of-names = a list of { $names }
rules-refused-allowed-each-once = each name once
rules-refused-allowed-list-with-each = a list with each of { $names }
rules-refused-allowed-multiple = a multiple of { $of }
rules-refused-allowed-sum-to-nothing = { $count } numbers that add up to 0
rules-refused-allowed-within-minutes = a whole number from 0 to { $minutes } (tournament.minutes)
rules-refused-allowed-version-of-book = a version of the rule set
rules-refused-allowed-table = a table

## setting-refused

setting-refused-wrong = “{ $setting }” must be { $allowed }.
setting-refused-kept-usual = { $refused } Until then { $usual } is used.
setting-refused-unreadable = The settings in { $file } can't be read. The defaults are used.
setting-refused-no-toml = { $file } is not valid TOML. The defaults are used.
setting-refused-no-toml-kept = The settings file is not valid TOML. The defaults are used, and the file is kept as { $file }.
setting-refused-allowed-one-of = one of { $names }
setting-refused-allowed-rules = one of { $names }, or the path of a .toml file
setting-refused-allowed-camera = one of { $names }, with a source after a colon, or empty
setting-refused-allowed-tile-set = the name of a tile set
setting-refused-allowed-on-or-off = on or off
setting-refused-allowed-days = a number of days up to { $most }, or 0 to keep them forever
setting-refused-allowed-server = like postgresql://user@host/club, or empty
setting-refused-allowed-name = a name of up to { $most } letters
setting-refused-allowed-degrees = one of { $names } degrees

## refused: each code one meaning

refused-event-field-wrong = “{ $field }” must be { $allowed }.
refused-event-field-unknown = There is no field “{ $field }” here. Use { $known }.
refused-event-field-missing = “{ $field }” is missing.
refused-event-not-an-object = An event must be a JSON object with a kind, an id and a sequence.
refused-handicap-does-not-sum = A handicap goes from one player to another. It must add up to 0, not { $sum }.
refused-correction-does-not-sum = With riichi sticks the table would gain { $sum } points; the total must be 0.
refused-settlement-does-not-sum = The payments add up to { $sum }; they must add up to 0.
refused-dice-thrown = This hand is already running, so its dice have been rolled.
refused-id-of-another-game = Event { $id } is already in another game.
refused-undone-does-not-count = What you want to undo is not part of this game.
refused-no-nagashi-rule = { $rules } has no nagashi mangan{ $cite }.
refused-no-correction-reason = Give a reason for the correction.
refused-already-seated-so = The players are already seated like this.
refused-no-sticks-rule = { $rules } has no riichi sticks.
refused-no-chombo-rule = { $rules } has no chombo. Record a dead hand for { $name }.
rules-refused-not-a-rule-file = { $file } can't be read as a rule file.

## notation

notation-one-tile = “{ $text }” must be one tile, like 5m, 0s or 7z.
notation-no-digit = “{ $text }”: there is no digit before “{ $letter }”.
notation-no-such-honour = “{ $text }”: there is no tile { $tile }. Honours are 1z to 7z.
notation-not-a-tile = “{ $text }”: “{ $letter }” is not a tile. Write digits and then m, p, s or z, like 123m406p99s1z.
notation-no-suit = “{ $text }”: { $digits } must be followed by m, p, s or z.

## event-allowed

event-allowed-text = one line of up to { $most } letters
event-allowed-number = a whole number from { $least } to { $most }
event-allowed-true-or-false = true or false
event-allowed-by-seat = given by seat: E, S, W, N, and D where five play
event-allowed-list = a list
event-allowed-object = an object
event-allowed-own-id = a unique id
event-allowed-hand-event = an event within a hand
event-allowed-event = an event: { $why }

## rules-refused-value

rules-refused-value-text = “{ $text }”
rules-refused-value-too-long = a number too long to show

## night: what was asked for

refused-payment = { $name } { $points }
night-refused-one-entry = { $name } is already a single entry.
night-refused-wrong-ending = { $name } must end in { $allowed }.
night-refused-no-matplotlib = A PDF needs matplotlib. Install tenbou[reports].
night-refused-no-such-night = There is no club night “{ $name }”. Give its date, like 2026-11-16.
night-refused-line = Line { $line }: { $why }
night-refused-empty-file = The file is empty. Its first line must name the columns.
night-refused-no-column-of-names = No column has the names. Name one “name” or “first name”.
night-refused-wrong-cells = This line has { $count } cells, and the first line has { $wanted }.
night-refused-guest-or-not = “{ $text }” does not say whether this is a guest. Write yes or no.
night-refused-not-csv = Line { $line } is not CSV: { $error }.
night-refused-no-such-column = There is no column “{ $name }”. Use { $known }.
night-refused-column-twice = The column “{ $name }” appears twice.
night-refused-no-such-player = There is no player “{ $name }” here.
night-refused-which-player = “{ $text }” matches { $names }. Type more of the name.
night-refused-not-in-club = This player is not in the club.
night-refused-written-twice = There are { $count } players called { $name }. Merge them with “tenbou club players merge”, or rename one.
night-refused-on-list-twice = Somebody is on the list twice.
night-refused-too-many-lines = An .xlsx file holds { $most } lines, and there are more. Save it as .csv.
night-refused-no-such-table = Round { $round } has no table { $table }, only { $tables }.
night-place-table = Table { $table }
night-place-table-in-round = Table { $table } in round { $round }
night-table-no-game = Table { $table } in round { $round } has no game on this kiosk.
night-table-not-ended = { $place } has not ended.
night-table-wrong-sum = { $place } does not add up: its points total { $points } and should total { $should }.
night-table-other-points = { $place } has different points in its result and in its hands.
night-refused-say-it-in-the-file = Put it in the club rule file: [play] dealer_extra = false.
