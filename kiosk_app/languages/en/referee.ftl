## correction

correction-ask-what = Change what is wrong.
correction-ask-why = Choose a reason, then accept.
correction-counters = { $count } honba
correction-sticks =
    { $count ->
        [one] { $count } riichi stick left over
       *[other] { $count } riichi sticks left over
    }
correction-sticks-say = Riichi sticks from earlier hands. Adding or removing one changes somebody's points.
correction-dealer = Who is dealer?
correction-round = Which round?
correction-swap = Swap with next
correction-points-move = Players keep their points
correction-who = Who is { $name }?
correction-tab-points = Points
correction-tab-sticks = Sticks, honba
correction-tab-dealer = Dealer, round
correction-tab-players = Players, seats
correction-reason-miscounted = Miscounted
correction-reason-mistyped = Mistyped
correction-reason-forgotten = Forgotten

## referee

referee-title = Referee
referee-why = Why?
referee-own-reason = Other …
referee-now = Right away
referee-after-uma = After uma
referee-zero-sum = Split with the others
referee-minutes =
    { $count ->
        [one] { $count } minute late
       *[other] { $count } minutes late
    }
referee-substitute-name = Name
referee-from-start = From the start
referee-annuls-riichi = Cancel the riichi and return the stick
referee-adjustment = { $name } { $points }: { $reason }
referee-kind-chombo = Chombo
referee-kind-dead-hand = Dead hand
referee-kind-penalty = Penalty
referee-kind-bonus = Bonus
referee-kind-redeal = Redeal
referee-kind-late = Late arrival
referee-kind-substitute = Substitute
referee-kind-cancel = Cancel penalty
referee-ask-who = Which player?
referee-ask-which = Which one should be cancelled?
referee-ask-substitute = Who plays instead?
referee-ask-reason = Give a reason.
referee-reason-false-win = False win
referee-reason-false-riichi = False riichi
referee-reason-tiles-shown = Exposed tiles
referee-reason-tile-count = Wrong tile count
referee-reason-false-call = Wrong call
referee-reason-behaviour = Conduct
referee-reason-slow = Slow play
referee-reason-rule-broken = Rule violation
referee-reason-agreed = As agreed
referee-reason-wall = Wall knocked over
referee-reason-misdeal = Misdeal
referee-reason-mistake = Given by mistake
referee-reason-ruling = Other ruling

## offences

offences-false-win-shown = Win declared wrongly, tiles shown
offences-false-win-not-shown = Win declared wrongly, no tiles shown
offences-wrong-word-for-win = Wrong word for a win, tiles shown
offences-ron-for-tsumo = Ron and tsumo mixed up
offences-riichi-not-waiting = Riichi while noten (at a draw)
offences-riichi-with-open-hand = Riichi with an open hand
offences-riichi-not-said = Riichi not said, or the tile not turned
offences-riichi-stick-forgotten = Riichi stick forgotten
offences-riichi-hand-not-shown = Riichi hand not shown at a draw
offences-wrong-kong-after-riichi = Kong not allowed after riichi
offences-claim-with-dead-hand = Call with a dead hand
offences-wrong-number-of-tiles = Too many or too few tiles
offences-wrong-set = Wrong set exposed, tile discarded
offences-wrong-call = Set called without the right tiles
offences-wrong-set-before-discard = Wrong set exposed, noticed before the discard
offences-claimed-tile-not-taken = Called tile not taken in time
offences-swap-calling = Swap-calling (kuikae)
offences-empty-call = Call taken back
offences-win-taken-back = Win called, then changed to another call
offences-few-tiles-shown = A few tiles knocked over
offences-others-tiles-shown = Tiles of others or of the dead wall knocked over
offences-hand-cannot-go-on = Hand can't continue, one player's fault
offences-nobody-to-blame = Hand can't continue, nobody's fault
offences-wrong-end-of-wall = Tile taken from the wrong end of the wall
offences-dead-wall-tile = Tile taken from the dead wall
offences-passing-information = Hints about somebody's hand
offences-passing-information-again = Hints about somebody's hand, serious or repeated
offences-obstruction = Deliberate obstruction
offences-obstruction-again = Obstruction, serious or repeated
offences-cheating = Cheating
offences-phone = Phone rings
offences-wrong-word-corrected = Wrong word for a win, corrected at once
offences-ron-for-tsumo-again = Ron and tsumo mixed up repeatedly
offences-chombo-beside-win = Chombo while somebody wins at the same moment
offences-riichi-hand-dead = Riichi hand declared dead, so noten at a draw
offences-riichi-tile-turned-late = Riichi tile was called, next one not turned
offences-call-changed = Pung, chow or kong changed to a win at once
offences-call-out-of-order = Steps of a call in the wrong order
offences-drawn-too-soon = Tile drawn before the others could call
offences-hasty-or-slow = Draws too soon, or is often too slow (as obstruction)
offences-shown-while-dealing = Tiles seen while dealing
offences-wall-shown-after-hand = Wall turned up after the hand
offences-wall-shown-on-purpose = Tiles turned up on purpose, serious or repeated (as obstruction)
offences-obstruction-once-more = Obstruction that still goes on
offences-more-than-five-tiles-shown = More than five tiles knocked over
offences-few-wall-tiles-shown = Up to five tiles of the wall knocked over
offences-wall-destroyed = Wall ruined or its tiles seen
offences-late-arrival = Late, up to ten minutes
offences-late-beyond = Late by more than ten minutes
offences-player-absent = Player can't play, such as being ill
offences-about-win = Win
offences-about-riichi = Riichi
offences-about-calls = Calls
offences-about-tiles = Tiles
offences-about-conduct = Conduct
offences-about-event = Event
offences-title = What happened? ({ $rules })
offences-other = Other ruling
offences-nothing-to-record = Nothing is recorded at the table.

## rulings

rulings-nothing = no penalty
rulings-corrected = corrected, no penalty
rulings-reminder = pointed out, no penalty
rulings-warning = warning
rulings-redeal = redeal, nobody pays
rulings-dead-hand = dead hand
rulings-chombo = chombo
rulings-fine = fine set by the referee
rulings-fine-between = fine of { $least } to { $most } points after uma
rulings-fine-either = fine of { $least } or { $most } points after uma
rulings-referee = the penalty the referee finds fitting
rulings-dead-hand-or-fine = dead hand or a fine, set by the referee
rulings-disqualified = disqualification
rulings-late = points off for each minute
rulings-substitute = a substitute plays
rulings-glance-fine = fine
rulings-glance-referee = the referee decides
rulings-glance-dead-hand-or-fine = dead hand or fine
rulings-glance-late = points off a minute
rulings-glance-between = fine { $least } to { $most }
rulings-glance-either = fine { $least } or { $most }
rulings-line = { $offence }: { $ruling } ({ $section })
rulings-short = { $ruling } ({ $section })
