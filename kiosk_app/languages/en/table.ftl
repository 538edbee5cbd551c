## dora

dora-title = Which tile is dora?
dora-tap = Tap the dora indicator.
dora-is = Dora: { $dora }
dora-because = Indicator: { $indicator }. { $reason }
dora-none-in-nts = NTS has no dora; this is for riichi.
dora-camera = Camera
dora-keys = Tap a tile
dora-another = Clear
dora-put = Add to table
dora-noted = Added for this hand: { $indicator } → dora { $dora }.
dora-starting = The camera is starting …
dora-point = Point the camera at the dora indicator.
dora-several = Several tiles are in view. Tap one.
dora-reason-next = The next tile of the suit is dora.
dora-reason-nine = After the 9 comes the 1 of the same suit.
dora-reason-wind = The winds go round: East, South, West, North, and East again.
dora-reason-dragon = The dragons go round: white, green, red, and white again.
dora-reason-red = A red five counts as an ordinary five here.
dora-refused-full = There are at most five indicators.
dora-refused-four-of-them = There are only four of this tile.

## draw

draw-title = Draw
draw-check-hand = Check a hand
draw-who-waits = Tap everyone who is tenpai.
draw-nagashi = Nagashi mangan
draw-locked = { $name } is in riichi, so { $name } is tenpai.
draw-annul = Won on { $name }'s riichi discard: the riichi does not count
draw-next = Next: { $hand } · { $counters } honba · riichi sticks: { $sticks }
draw-kind-exhaustive = Exhaustive draw
draw-kind-nine-orphans = Nine terminals and honours
draw-kind-four-winds = Four identical winds
draw-kind-four-discards = Four identical first discards
draw-kind-four-kongs = Four kongs
draw-kind-four-riichi = Four riichi
draw-kind-three-ron = Triple ron
draw-kind-nagashi = Nagashi mangan
draw-check-whose = Whose hand?
draw-checked-noten = { $name } is noten.

## final

final-title = Result
final-so-far = If the game ended now
final-end = End the game
final-end-agreed = End by agreement
final-end-dealer = Dealer stops (agari yame)
final-ended = The game has ended.
final-undo = Keep playing
final-again = New game
final-home = Home
final-next-round = Next round
final-standings = Standings
final-share = Share
final-details = Details
final-points = Points
final-counted = Net
final-substitution = Missed
final-rounding = Rounding
final-uma = Uma
final-oka = Oka
final-yakitori = Yakitori
final-penalties = Penalties
final-score = Score
final-sum = Sum
final-ranking = Ranking
final-leftover = { $name }: incl. { $points } in leftover riichi sticks
final-left-on-table = { $points } in riichi sticks stays on the table.
final-to-zero = Rounded down to thousands; the first place makes up what is missing to a sum of 0{ $cite }.
final-one-point = Rounded down to thousands; the first place makes up one point at most{ $cite }.
final-for = { $player } (for { $name })
final-over-rounds = All rounds have been played.
final-over-time = Time is up.
final-over-below-zero = A player is below zero.
final-over-points-reached = A player has reached the target score.

## table

table-round = { $wind } { $number }
table-hand = hand { $number }
table-dealer = Dealer
table-counters = Honba
table-sticks = Riichi sticks
table-hands-left =
    { $count ->
        [one] 1 hand left
       *[other] { $count } hands left
    }
table-win = Win
table-draw = Draw
table-dora = Dora
table-more = More
table-undo = Undo: { $what }
table-nothing-to-undo = Undo
table-redo = Redo: { $what }
table-nothing-to-redo = Redo
table-undone = Undone: { $what }.
table-redone = Redone: { $what }.
table-riichi = Riichi
table-dead = Dead hand
table-changed = { $before } → { $after }
table-in-riichi = { $name } is in riichi. Press and hold the stick to take it back.
table-riichi-not-last = Something was recorded after { $name }'s riichi. Undo that first.
table-declare-first = Tap the riichi stick when { $name } declares riichi.
table-compare = { $name }: { $points }
table-ahead = { $points } ahead of { $name }
table-behind = { $points } behind { $name }
table-level = level with { $name }
table-note-dora = Add dora indicator
table-indicators = Dora indicators
table-indicators-say = Tap the indicator. Tap one at the top to remove it.
table-indicators-full = There can be only five indicators. Remove one first.
table-four-of-them = There are only four of this tile.
table-by-camera = Use camera
table-done = Done
table-show-result = Show the result
table-referee = Chombo or penalty
table-correction = Correction
table-history = Hand history
table-ended-hand = { $hand }: { $what }
table-call-time = Call time
table-end-game = End the game
table-turn-screen = Rotate screen
table-settings = Settings
table-club = Club night
table-learn = Learn
table-home = Home
table-time-title = Have the dice been rolled for this hand?
table-time-running = Yes: finish it and play one more
table-time-between = No: play one last hand
table-time-called =
    { $count ->
        [one] Time called: 1 hand left.
       *[other] Time called: { $count } hands left.
    }
table-end-title = End the game now?
table-end-say = The scores count as they are. You can undo this.
table-end-agreed = We all agree to stop
table-end-dealer = { $name } stops (agari yame)
table-end-complete = The game is complete
table-play-on = Keep playing
table-wind-east = East
table-wind-south = South
table-wind-west = West
table-wind-north = North
table-wind-green = Green
table-wind-dreamer = Sits out
table-dreamer = { $name } sits out
table-dreamer-has = { $name }: { $points }
table-dreams-now = { $name } sits this hand out and plays again in the next.
table-over-rounds = The last hand has been played.
table-over-time = Time is up.
table-over-below-zero = A player is below zero.
table-over-points-reached = A player has reached the target score.
table-over-ended = The game has ended.
table-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
table-standing = { $place } · { $gap }
table-standing-later = { $place }, then { $points }
table-tap-winner = Tap the winner after a win.
table-wind-letter-east = E
table-wind-letter-south = S
table-wind-letter-west = W
table-wind-letter-north = N
table-later = { $points } after uma: { $reason }

## tenpai

tenpai-title = Is the hand tenpai?
tenpai-tenpai =
    { $count ->
        [one] Tenpai, waiting on one tile:
       *[other] Tenpai, waiting on { $count } tiles:
    }
tenpai-noten = Noten: no tile completes the hand.
tenpai-not-yet = { $count } tiles instead of { $wanted }. Edit the tiles.
tenpai-correct = Edit
tenpai-done = Done

## needs

needs-page = What each player needs
needs-title = { $hand } · what each needs for { $place }
needs-short = { $name } for { $place }: { $needs }
needs-between = { " " }·{ " " }
needs-ron = { $worth } from { $name }
needs-ron-others = { $worth } from others
needs-ron-any = { $worth } by ron
needs-tsumo = { $worth } by tsumo
needs-tied = { $need } (tied)
needs-has-it = already there, { $points } ahead
needs-has-it-level = already there
needs-out-of-reach = out of reach in one hand
needs-explained = The smallest win that gets the place if the game ends with this hand, counting honba, riichi sticks and uma.
needs-shares = { $other } / { $dealer }

## wall

wall-title = Dice and wall
wall-roll = Roll the dice
wall-say = Tap what the two dice show, or roll them here.
wall-player = { $wind }, { $name }
wall-broken = { $dice }: open the wall in front of { $name }. The deal starts with stack { $left } from the right. Dora indicator: { $wind } wall, stack { $indicator } from the right, upper tile.
wall-key = Amber: the dead wall. Framed: the first tiles and the dora indicator. East is at the bottom.
wall-say-nts = Tap what East's two dice show, then those of the player who opens the wall. Or roll them here.
wall-first-throw = East's throw again
wall-opener = { $dice }: { $name } opens the wall and throws too. Tap that throw.
wall-broken-nts =
    { $dice } in all: open the { $wind } wall at stack { $at } from the right. Lay its two tiles on the wall to the right of the gap: the loose tiles. The deal starts left of the gap. Dead wall: { $dead } tiles with the loose ones, { $refilled ->
        [yes] refilled from the wall.
       *[no] not refilled.
    }
wall-ruling = { $name } rules this hand.
wall-key-nts = Amber: the dead wall. Framed: the first tiles and the loose tiles. East is at the bottom.
