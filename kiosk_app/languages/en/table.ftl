## dora

dora-title = Which tile is dora?
dora-tap = Tap the tile that was turned over.
dora-is = Dora: { $dora }
dora-because = Indicator: { $indicator }. { $reason }
dora-none-in-nts = NTS has no dora; this is for riichi.
dora-camera = Camera
dora-keys = Tap a tile
dora-another = Another tile
dora-put = On the table
dora-noted = Noted for this hand: { $indicator } → dora { $dora }.
dora-starting = The camera is starting …
dora-point = Point the camera at the indicator.
dora-several = Several tiles are in view: tap one.
dora-reason-next = The next tile of the suit is dora.
dora-reason-nine = After the 9 comes the 1 of the same suit.
dora-reason-wind = The winds go round: East, South, West, North, and East again.
dora-reason-dragon = The dragons go round: white, green, red, and white again.
dora-reason-red = A red five points like any other five.
dora-refused-full = There are at most five indicators.
dora-refused-four-of-them = There are only four of this tile.

## draw

draw-title = Draw
draw-check-hand = Check a hand
draw-who-waits = Who is tenpai? Tap every waiting hand.
draw-nagashi = Nagashi mangan
draw-locked = { $name } is in riichi, so { $name } is tenpai.
draw-annul = They won on { $name }'s riichi discard: that riichi does not count
draw-next = Next: { $hand } · counters { $counters } · sticks { $sticks }
draw-kind-exhaustive = Wall is empty
draw-kind-nine-orphans = Nine terminals or honours
draw-kind-four-winds = Four equal first discards
draw-kind-four-kongs = Four kongs
draw-kind-four-riichi = Four riichi
draw-kind-three-ron = Three winners

## final

final-title = The result
final-so-far = If the game ended now
final-end = End the game
final-end-agreed = End it here, as agreed
final-end-dealer = East stops here
final-ended = The game has ended.
final-undo = Not yet
final-export = Save
final-exported = Saved in { $folder }.
final-qr = For a phone
final-qr-explained = Hold a phone's camera over it: the result is in the picture, no network is needed.
final-again = New game
final-home = Home
final-place = #
final-player = Player
final-points = Points
final-difference = Net
final-rounding = Rounding
final-uma = Uma
final-oka = Oka
final-yakitori = Yakitori
final-penalties = Penalties
final-score = Score
final-leftover = with { $points } of leftover sticks
final-left-on-table = { $points } in sticks stay on the table.
final-for = for { $name }
final-over-rounds = All rounds have been played.
final-over-time = The time is over.
final-over-below-zero = A player is below zero.
final-over-points-reached = A player has reached the points.
final-saving = Saving …

## table

table-round = { $wind } { $number }
table-hand = hand { $number }
table-dealer = Dealer
table-counters = Counters
table-sticks = Sticks
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
table-redone = Done again: { $what }.
table-riichi = Riichi
table-dead = Dead hand
table-changed = { $before } → { $after }
table-in-riichi = { $name } is in riichi. Hold the stick to take it back.
table-riichi-not-last = More has been noted since { $name }'s riichi. Undo that first.
table-declare-first = Tap the stick when { $name } declares riichi.
table-compare = { $name }: { $points }
table-ahead = { $points } more than { $name }
table-behind = { $points } less than { $name }
table-level = level with { $name }
table-note-dora = Note the dora indicator
table-indicators = Dora indicators
table-indicators-say = Tap the tile that was turned over. Tap one at the top to take it away.
table-indicators-full = There are at most five indicators. Take one away first.
table-four-of-them = There are only four of this tile.
table-by-camera = By camera
table-done = Done
table-show-result = Show the result
table-referee = Chombo, penalty
table-correction = Put something right
table-history = Hands so far
table-call-time = Call time
table-end-game = End the game
table-turn-screen = Turn the screen
table-settings = Settings
table-club = Club night
table-learn = Learn
table-home = Home
table-time-title = Were the dice of this hand thrown?
table-time-running = Yes: finish it and play one more
table-time-between = No: play one last hand
table-time-called =
    { $count ->
        [one] Time was called: 1 hand is still played.
       *[other] Time was called: { $count } hands are still played.
    }
table-end-title = End the game now?
table-end-say = The points count as they are. It can be undone.
table-end-agreed = We all agree to stop
table-end-dealer = { $name } leads as East and stops
table-end-complete = The game is complete
table-play-on = Play on
table-wind-east = East
table-wind-south = South
table-wind-west = West
table-wind-north = North
table-over-rounds = The last hand is played.
table-over-time = The time is up.
table-over-below-zero = A player is below zero.
table-over-points-reached = A player has reached the points to finish.
table-over-ended = The game has ended.

## tenpai

tenpai-title = Is it tenpai?
tenpai-tenpai =
    { $count ->
        [one] Tenpai. It waits for one tile:
       *[other] Tenpai. It waits for { $count } tiles:
    }
tenpai-noten = Not tenpai: no tile completes it.
tenpai-not-yet = { $count } tiles, and a waiting hand has { $wanted }. Correct them.
tenpai-correct = Correct
tenpai-done = Done
