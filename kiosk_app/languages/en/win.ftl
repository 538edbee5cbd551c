## enter

enter-continue = Continue
enter-just-points = Just the points
enter-complete = The hand is complete. Tap a tile to change it.
enter-take-away = Take it away
enter-take-meld = Take the meld away
enter-winning = The winning tile
enter-which = Which tile is it?
enter-mode-hand = Hand
enter-mode-chi = Chow
enter-mode-pon = Pung
enter-mode-kan = Kong
enter-mode-ankan = Closed kong
enter-mode-dora = Dora
enter-mode-ura = Ura
enter-problem-unknown-tile =
    { $count ->
        [one] One tile is not known. Tap it.
       *[other] { $count } tiles are not known. Tap them.
    }
enter-problem-broken-meld = { $tiles } lie like a meld and are none. Tap the wrong tile.
enter-problem-too-few = { $count } of { $wanted } tiles. The last one is the winning tile.
enter-problem-too-few-waiting = { $count } of { $wanted } tiles.
enter-problem-too-many = { $count } tiles, and it should be { $wanted }. Take one away.
enter-problem-no-winning-tile = Which tile was it won with? Tap it.
enter-problem-five-alike = There are five of the { $tile }. Tap the wrong one.
enter-problem-too-many-indicators = There are at most five indicators. Take one away.
enter-problem-open-riichi = A riichi hand is closed, and this one has a claimed set. Correct the tiles.

## points

points-han = How many han, or which limit?
points-fu = And how many fu?
points-first-han = First tap the han. A limit needs no fu.
points-from-all = { $each } from all

## reading

reading-continue = Continue
reading-again = New photo
reading-details = What was read
reading-second = Second-best reading
reading-other-hand = Another hand in the photo
reading-changed = { $read } read as { $now }: { $why }
reading-doubt =
    { $count ->
        [one] One tile is in doubt. Tap the right one under it.
       *[other] { $count } tiles are in doubt. Tap the right ones under them.
    }
reading-fine = Tap a tile to change it, or drag it to where it belongs.
reading-which = Which tile is it?
reading-take-away = Take it away
reading-make-win = The winning tile
reading-kong-concealed = Concealed kong
reading-kong-open = Open kong
reading-add = Add a tile
reading-dora-differs = The table has { $table } as dora indicators, and the photo { $photo }. The table's count.
reading-remember = Remember for our tile set
reading-remembered = These tiles are now known in the set { $name }.
reading-nothing = Every tile was read without a doubt.
reading-zone-concealed = Hand
reading-zone-win = Won on
reading-zone-meld = Melds
reading-zone-dora = Dora indicators
reading-zone-ura = Ura indicators
reading-because-fifth = there would be a fifth { $read }
reading-because-meld = it makes the meld
reading-because-shape = it completes the hand
reading-because-red = as many red fives as the set has
reading-because-no-tile = nothing else fits
reading-note-no-tiles = No tiles are in view. Point the camera at the hand.
reading-note-no-hand = No hand is in view. Lay its tiles face up in a row.
reading-note-too-few = Only { $count } tiles are in view. Move the camera back a little.
reading-note-too-few-kongs = Only { $count } of { $wanted } tiles are in view. Move the camera back a little.
reading-note-not-all-seen = Only { $count } of { $wanted } tiles can be seen. Lay them side by side, faces up.
reading-note-standing = The tiles stand and are seen from above. Lay them down, faces up.
reading-note-covered = A tile lies on others. Lay it beside them.
reading-note-too-many = { $count } tiles lie in the hand, and it should have { $wanted }. Take away what does not belong to it.
reading-note-no-win = These tiles are no winning hand. Look for one that was read wrong.
reading-note-broken-meld = { $tiles } lie like a meld and are none. Look for one that was read wrong.
reading-note-win-is-a-guess = No tile lies apart, so the winning tile is a guess. Drag the right one there.
reading-note-five-alike = A tile is there five times. Look for one that was read wrong.
reading-note-unreadable = A tile of the hand cannot be read. Take the photo again, from nearer.
reading-note-unreadable-tiles = { $count } tiles of the hand cannot be read. Take the photo again, from nearer.
reading-note-other-hand = Another hand is in view. The one nearest the middle was read.
reading-note-other-hands = { $count } other hands are in view. The one nearest the middle was read.
reading-note-hard-to-read = This was hard to read. Look at each tile before you go on.
reading-note-dark = It is too dark to read the tiles. Turn a lamp towards them.
reading-note-bright = The light washes the tiles out. Turn the lamp away a little.
reading-note-cut-off = A tile is cut off at the edge. Move the camera back a little.
reading-note-small = The tiles are very small in the picture. Move the camera closer.
reading-note-glare = A lamp mirrors itself in a tile. Tilt the camera a little.
reading-note-blurred = The picture is blurred. Hold the camera still for a moment.

## score

score-in-brief = { $worth }: { $yaku }
score-correct = Correct
score-compare = Compare
score-compare-title = Under another rule set
score-why-not-more = Why not more?
score-done = Done
score-no-win = This hand does not win.
score-no-win-then = Correct the tiles if one was read wrong. A win that was declared and is none is a chombo.
score-chombo = Note a chombo
score-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
score-sticks =
    { $count ->
        [one] { $count } stick on the table
       *[other] { $count } sticks on the table
    }
score-annuls = Discard declared riichi
score-liable = Liable: { $name }
score-nobody = nobody
score-riichi = Riichi
score-seat = Seat: { $wind }
score-round = Round: { $wind }
score-free-counters = Counters: { $count }
score-flag-ippatsu = Ippatsu
score-flag-double_riichi = Double riichi
score-flag-haitei = Last tile
score-flag-houtei = Last discard
score-flag-rinshan = After a kong
score-flag-chankan = Robbed kong
score-flag-first_turn = First turn

## settle

settle-title = { $name } goes out
settle-ask = Each hand by photo, by its tiles, or just its points. Tap a hand to see why it counts what it does.
settle-others-count-nothing = A hand that is not entered counts 0. Accept, or enter it first.
settle-not-out = { $name } may not go out with this hand. Tap it to see why.
settle-problem-of = { $name }: { $problem }
settle-mahjong = { $wind }, mahjong
settle-no-hand = No hand yet
settle-counted = Counted at the table
settle-dead = Dead hand
settle-why = Why?
settle-all-hands = All hands
settle-points-of = Points of { $name }'s hand
settle-lucky = Lucky tiles: { $count }
settle-lucky-title = Which lucky tiles lie with this hand?
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
win-who-won-first = First tap who won.
win-who-paid = Who paid?
win-self-drawn = Self-drawn
win-several = Several winners
win-three-abort = Three winners on one discard abort the hand under { $rules }.
win-too-many =
    { $count ->
        [one] Only one player can win on a discard under { $rules }.
       *[other] At most { $count } players can win on one discard under { $rules }.
    }
win-to-draw = To the draws
win-hand-of = { $name }'s hand
win-hand-of-several = { $name }'s hand, { $at } of { $count }
win-free-title = A hand
