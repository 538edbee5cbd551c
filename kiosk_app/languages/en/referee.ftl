## correction

correction-ask-what = Change what is wrong.
correction-ask-why = Say why, then accept.
correction-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
correction-sticks =
    { $count ->
        [one] { $count } stick left over
       *[other] { $count } sticks left over
    }
correction-sticks-say = Sticks of earlier hands. A stick more or less is taken from or given to somebody's points.
correction-dealer = Who is East?
correction-round = Which round?
correction-swap = Swap with next
correction-points-move = The points go with the people
correction-who = Who is { $name }?
correction-tab-points = Points
correction-tab-sticks = Sticks, counters
correction-tab-dealer = East, round
correction-tab-players = Players, seats
correction-reason-miscounted = Miscounted
correction-reason-mistyped = Mistyped
correction-reason-forgotten = Forgotten

## referee

referee-title = Referee
referee-why = Why?
referee-own-reason = Other …
referee-now = Counts now
referee-after-uma = After uma
referee-zero-sum = The others get it
referee-minutes =
    { $count ->
        [one] { $count } minute late
       *[other] { $count } minutes late
    }
referee-substitute-name = Name
referee-from-start = From the start
referee-annuls-riichi = The riichi is void: the stick goes back
referee-adjustment = { $name } { $points }: { $reason }
referee-kind-chombo = Chombo
referee-kind-dead-hand = Dead hand
referee-kind-penalty = Penalty
referee-kind-bonus = Bonus
referee-kind-redeal = Redeal
referee-kind-late = Late arrival
referee-kind-substitute = Substitute
referee-kind-cancel = Cancel a penalty
referee-ask-who = Who is it about?
referee-ask-which = Which one does not stand?
referee-ask-substitute = Who plays instead?
referee-ask-reason = Say what it is for.
referee-reason-false-win = False win
referee-reason-false-riichi = False riichi
referee-reason-tiles-shown = Tiles shown
referee-reason-tile-count = Tile count
referee-reason-false-call = False claim
referee-reason-behaviour = Conduct
referee-reason-slow = Slow play
referee-reason-rule-broken = Rule broken
referee-reason-agreed = As agreed
referee-reason-wall = Wall broken
referee-reason-misdeal = Misdeal
referee-reason-mistake = Was a mistake
referee-reason-ruling = Other ruling
