## events

events-game-started = start of the game
events-riichi-declared = { $name }'s riichi
events-ron = { $winners }, ron from { $discarder }
events-tsumo = { $winners }, tsumo
events-worth = { $name } { $worth }
events-exhaustive-draw = draw, all noten
events-exhaustive-draw-tenpai = draw, tenpai: { $names }
events-nagashi-mangan = nagashi mangan: { $names }
events-abortive-draw = abortive draw: { $reason }
events-chombo = { $name }: chombo
events-redeal = redeal
events-dead-hand = { $name }: dead hand
events-penalty = penalty for { $name }: { $points }
events-bonus = bonus for { $name }: { $points }
events-cancelled = penalty or bonus cancelled
events-correction = correction: { $reason }
events-mended = a past hand corrected
events-players-changed = seating corrected
events-late-arrival =
    { $name }: { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } late
events-substitute = { $player } plays for { $name }
events-time-called = time called
events-game-ended = end of the game
events-yakuman =
    { $count ->
        [one] yakuman
       *[other] { $count } yakuman
    }
events-han = { $count } han
events-han-fu = { $han } han { $fu } fu
events-points = { $count }
events-abort-nine-orphans = nine terminals and honours
events-abort-four-winds = four identical winds
events-abort-four-discards = four identical first discards
events-abort-four-riichi = four riichi
events-abort-four-kongs = four kongs
events-abort-three-ron = triple ron
events-every-hand-self-drawn = { $name } goes out by self-draw: { $points }
events-every-hand-on-a-tile = { $name } goes out on { $discarder }'s tile: { $points }
events-every-hand-draw = draw, nobody goes out

## history

history-title = Hand history
history-counters = { $count } honba
history-nothing = No hand has been played yet.
history-plot = Chart
history-list = Hands
history-go-back = Undo back to here
history-go-back-explained = This hand and all later ones are undone. Redo brings them back.
history-redo = Redo: { $what }
history-no-photo = This hand has no photo.
history-paid = Points before and after
history-running = in progress
history-corrected = corrected
history-was = Before the correction: { $what }

## mend

mend-edit = Edit this hand
mend-title = Edit { $hand } · { $counters } honba
mend-title-plain = Edit { $hand }
mend-ending-win = Win
mend-ending-draw = Draw
mend-ending-chombo = Chombo
mend-ending-redeal = Redeal
mend-who = Who won
mend-worth = Han and fu
mend-hands = Hands
mend-tiles = Tiles
mend-no-winner = Tap “Who won”.
mend-who-chombo = Whose chombo?
mend-nothing-yet = Change what was recorded wrongly. All later hands are worked out again.
mend-fits = All later hands still fit.
mend-misfits =
    { $count ->
        [one] One later entry no longer fits. Edit it too, or leave it out.
       *[other] { $count } later entries no longer fit. Edit them too, or leave them out.
    }
mend-misfit = { $hand }: { $what }. { $why }
mend-edit-too = Edit
mend-leave-out = Leave out
mend-done = Hand corrected. Undo brings back the previous version.
mend-edit-explained = Change what was recorded wrongly. Later hands are worked out again.
