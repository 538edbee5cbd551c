## events

events-game-started = the game begins
events-riichi-declared = { $name }'s riichi
events-ron = { $winners } by ron from { $discarder }
events-tsumo = { $winners } by self-draw
events-worth = { $name } { $worth }
events-exhaustive-draw = draw, nobody tenpai
events-exhaustive-draw-tenpai = draw, tenpai: { $names }
events-nagashi-mangan = nagashi mangan: { $names }
events-abortive-draw = aborted: { $reason }
events-chombo = chombo of { $name }
events-redeal = the hand is dealt again
events-dead-hand = dead hand of { $name }
events-penalty = penalty for { $name }: { $points }
events-bonus = bonus for { $name }: { $points }
events-cancelled = a penalty or bonus taken back
events-correction = correction: { $reason }
events-players-changed = seats put right
events-late-arrival = { $name } came { $minutes } minutes late
events-substitute = { $player } plays for { $name }
events-time-called = time called
events-game-ended = the game ends
events-yakuman =
    { $count ->
        [one] yakuman
       *[other] { $count } yakuman
    }
events-han = { $count } han
events-han-fu = { $han }/{ $fu }
events-points = { $count }
events-abort-nine-orphans = nine different terminals and honours
events-abort-four-winds = four equal first discards
events-abort-four-riichi = four riichi
events-abort-four-kongs = four kongs
events-abort-three-ron = three winners
events-every-hand-self-drawn = { $name } goes out by self-draw: { $points }
events-every-hand-on-a-tile = { $name } goes out on { $discarder }'s tile: { $points }
events-every-hand-draw = draw, nobody goes out

## history

history-title = The hands of this game
history-hand = { $round } { $number }
history-counters = counters { $count }
history-nothing = No hand has been played yet.
history-plot = Plot
history-list = Hands
history-go-back = Back to before this hand
history-go-back-explained = This hand and all after it are taken back. They stay in the record, and redo brings them back.
history-redo = Redo: { $what }
history-no-photo = This hand has no photo.
history-paid = Points before and after
history-running = not over yet
