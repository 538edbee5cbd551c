## enter

enter-continue = Continue
enter-just-points = Just the points
enter-complete = The hand is complete. Tap a tile to change it.
enter-take-away = Remove tile
enter-take-meld = Remove meld
enter-winning = Make winning tile
enter-which = Which tile is it?
enter-mode-hand = Hand
enter-mode-chi = Chow
enter-mode-pon = Pung
enter-mode-kan = Kong
enter-mode-ankan = Concealed kong
enter-mode-dora = Dora
enter-mode-ura = Ura
enter-problem-unknown-tile =
    { $count ->
        [one] One tile was not recognised. Tap it.
       *[other] { $count } tiles were not recognised. Tap them.
    }
enter-problem-broken-meld = { $tiles } is not a valid meld. Tap the wrong tile.
enter-problem-too-few = { $count } of { $wanted } tiles. The last one is the winning tile.
enter-problem-too-few-waiting = { $count } of { $wanted } tiles.
enter-problem-too-many = { $count } tiles instead of { $wanted }. Remove one.
enter-problem-no-winning-tile = Tap the winning tile.
enter-problem-five-alike = { $tile } appears five times. Tap the wrong one.
enter-problem-too-many-indicators = There can be only five indicators. Remove one first.
enter-problem-open-riichi = Riichi needs a closed hand, and this one has an open meld. Edit the tiles.

## points

points-han = How many han, or which limit?
points-fu = And how many fu?
points-first-han = Tap the han first. A limit hand needs no fu.
points-from-all = { $each } all

## reading

reading-continue = Continue
reading-look = Check the tiles
reading-look-title = Tap a tile that was misread
reading-all-right = All tiles are right
reading-again = New photo
reading-details = Reading details
reading-second = Second-best reading
reading-other-hand = Another hand in the photo
reading-changed = { $read } changed to { $now }: { $why }
reading-doubt =
    { $count ->
        [one] One tile is uncertain. Tap the right one below it.
       *[other] { $count } tiles are uncertain. Tap the right ones below them.
    }
reading-fine = Tap a tile to change it, or drag it to where it belongs.
reading-which = Which tile is it?
reading-take-away = Remove tile
reading-make-win = Make winning tile
reading-kong-concealed = Concealed kong
reading-kong-open = Open kong
reading-add = Add a tile
reading-dora-differs = The table shows { $table } as dora indicators, the photo { $photo }. The table's are used.
reading-remember = Add to our tile set
reading-remembered = Added to tile set { $name }.
reading-nothing = Every tile was read clearly.
reading-zone-concealed = Hand
reading-zone-win = Winning tile
reading-zone-meld = Melds
reading-zone-dora = Dora indicators
reading-zone-ura = Ura indicators
reading-because-fifth = there would be a fifth { $read }
reading-because-meld = it completes the meld
reading-because-shape = it completes the hand
reading-because-red = the set has only so many red fives
reading-because-no-tile = nothing else fits
reading-note-no-tiles = No tiles are in view. Point the camera at the hand.
reading-note-no-hand = No hand is in view. Lay its tiles face up in a row.
reading-note-hand-cut-off = The hand is cut off at the edge. Move the camera back a little.
reading-note-too-few = Only { $count } of { $wanted } tiles are in view. Move the camera back a little.
reading-note-not-all-seen = Only { $count } of { $wanted } tiles can be seen. Lay them side by side, face up.
reading-note-standing = The tiles are standing up. Lay them flat, face up.
reading-note-covered = One tile is on top of others. Put it beside them.
reading-note-too-many = { $count } tiles instead of { $wanted }. Remove what isn't part of the hand.
reading-note-no-win = This is not a winning hand. Check for a misread tile.
reading-note-broken-meld = { $tiles } is not a valid meld. Check for a misread tile.
reading-note-win-not-in-view = The winning tile is not in view. Choose it.
reading-note-win-is-a-guess = No tile is set apart, so the winning tile is a guess. Check it.
reading-note-five-alike = One tile appears five times. Check for a misread tile.
reading-note-unreadable = One tile can't be read. Retake the photo from closer up.
reading-note-unreadable-tiles = { $count } tiles can't be read. Retake the photo from closer up.
reading-note-other-hand = Another hand is in view. The one nearest the middle was read.
reading-note-other-hands = { $count } other hands are in view. The one nearest the middle was read.
reading-note-hard-to-read = This was hard to read. Check each tile before you go on.
reading-note-dark = It is too dark to read the tiles. Turn a lamp towards them.
reading-note-bright = The light washes the tiles out. Turn the lamp away a little.
reading-note-cut-off = A tile is cut off at the edge. Move the camera back a little.
reading-note-small = The tiles are very small in the picture. Move the camera nearer.
reading-note-glare = A lamp is reflecting off a tile. Tilt the camera a little.
reading-note-blurred = The picture is blurred. Hold the camera still for a moment.

## score

score-correct = Edit
score-compare = Compare
score-compare-title = Under another rule set
score-why = Why?
score-by-tsumo = { $name } · tsumo
score-by-ron = { $name } · ron from { $from }
score-big = { $worth }  { $points }
score-limit-mangan = MANGAN
score-limit-haneman = HANEMAN
score-limit-baiman = BAIMAN
score-limit-sanbaiman = SANBAIMAN
score-limit-yakuman =
    { $count ->
        [one] YAKUMAN
       *[other] { $count } × YAKUMAN
    }
score-total = Total
score-between = { " · " }
score-fu-total = { $sum } rounded up
score-why-not-more = Why not more?
score-done = Done
score-no-win = Not a winning hand.
score-no-win-then = Edit the tiles if one was misread. If the win was already declared, it is a chombo.
score-chombo = Record chombo
score-leave-out = Without { $name }
score-swap = Swap hands
score-counters = { $count } honba
score-sticks =
    { $count ->
        [one] { $count } riichi stick
       *[other] { $count } riichi sticks
    }
score-annuls = Won on riichi discard
score-liable = Pao: { $name }
score-nobody = nobody
score-riichi = Riichi
score-seat = Seat: { $wind }
score-round = Round: { $wind }
score-free-counters = Honba: { $count }
score-flag-ippatsu = Ippatsu
score-flag-double_riichi = Double riichi
score-flag-haitei = Haitei
score-flag-houtei = Houtei
score-flag-rinshan = Rinshan
score-flag-chankan = Chankan
score-flag-first_turn = First turn

## settle

settle-title = { $name } goes out
settle-ask = Enter each hand by photo, by its tiles, or just its points. Tap a hand to see why it counts what it does.
settle-others-count-nothing = A hand that is not entered counts 0. Accept, or enter it first.
settle-not-out = { $name } can't go out with this hand. Tap it to see why.
settle-problem-of = { $name }: { $problem }
settle-mahjong = { $wind }, mahjong
settle-no-hand = No hand yet
settle-counted = Counted at the table
settle-dead = Dead hand
settle-why = Why?
settle-ruling = Ruling: { $name }
settle-ruling-who = Whom did the dice make the ruling player? Pays and receives double.
settle-all-hands = All hands
settle-points-of = Points for { $name }'s hand
settle-lucky =
    { $unnamed ->
        [0] Lucky tiles: { $count }
       *[other] Lucky tiles: { $count }, { $unnamed } to name
    }
settle-lucky-title = Which lucky tiles belong to this hand?
settle-photo = Photo
settle-tiles = Tiles
settle-points = Points
settle-flag-last_wall_tile = Last tile
settle-flag-last_discard = Last discard
settle-flag-kong_bloom = After a kong
settle-flag-kong_on_kong = After a 2nd kong
settle-flag-robbed_kong = Robbed kong
settle-flag-heaven = Heaven
settle-flag-earth = Earth

## win

win-title = Win
win-who-won = Who won?
win-who-won-first = Tap the winner first.
win-who-paid =
    { $game ->
        [nts] Whose discard was it?
       *[riichi] Who dealt in?
    }
win-self-drawn =
    { $game ->
        [nts] Self-drawn
       *[riichi] Tsumo
    }
win-first-title = Who goes first?
win-first-nts = Only one player goes out on a discard. Who goes first is decided by what the tile completes: { $order }, in this order. If that is equal, the player whose turn comes first after the discarder ({ $section }).
win-first-in-turn = Only one player wins on a discard under { $rules }: the first in turn after the discarder ({ $section }).
win-several = Several winners
win-three-abort = Three winners on one discard is an abortive draw under { $rules }.
win-too-many =
    { $count ->
        [one] Only one player can win on a discard under { $rules }.
       *[other] At most { $count } players can win on one discard under { $rules }.
    }
win-to-draw = Record a draw
win-hand-of = { $name }'s hand
win-hand-of-several = { $name }'s hand, { $at } of { $count }
win-free-title = Score a hand

## furiten

furiten-ask = Furiten?
furiten-title = Is { $name } furiten?
furiten-say = Tap each of these waits that { $name } has discarded, or let pass since the last draw.
furiten-in-riichi = Tap each of these waits that { $name } has discarded, or let pass since riichi.
furiten-no = None of them: no furiten, the ron counts.
furiten-seen = The photo shows one of them beside the hand. Did { $name } discard it?
furiten-yes = Furiten: this ron is not allowed ({ $section }).
furiten-yes-here = Furiten: this ron is not allowed.
furiten-reason = Ron in furiten

## won-on

won-on-question = { $count } tiles. Won on which?
won-on-in-view = On the table
won-on-other = Other tile …
won-on-which = Winning tile
