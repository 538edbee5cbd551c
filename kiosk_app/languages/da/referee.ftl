## correction

correction-ask-what = Ret det, der er forkert.
correction-ask-why = Sig hvorfor, og godkend.
correction-counters =
    { $count ->
        [one] { $count } honba
       *[other] { $count } honba
    }
correction-sticks =
    { $count ->
        [one] { $count } indsats til overs
       *[other] { $count } indsatser til overs
    }
correction-sticks-say = Indsatser fra tidligere hænder. En mere eller mindre tages fra eller gives til nogens point.
correction-dealer = Hvem er Øst?
correction-round = Hvilken runde?
correction-swap = Byt med næste
correction-points-move = Pointene følger personerne
correction-who = Hvem er { $name }?
correction-tab-points = Point
correction-tab-sticks = Indsatser, honba
correction-tab-dealer = Øst, runde
correction-tab-players = Spillere, pladser
correction-reason-miscounted = Talt forkert
correction-reason-mistyped = Tastefejl
correction-reason-forgotten = Glemt

## referee

referee-title = Dommer
referee-why = Hvorfor?
referee-own-reason = Andet …
referee-now = Tæller nu
referee-after-uma = Efter uma
referee-zero-sum = De andre får det
referee-minutes =
    { $count ->
        [one] { $count } minut for sent
       *[other] { $count } minutter for sent
    }
referee-substitute-name = Navn
referee-from-start = Fra starten
referee-annuls-riichi = Riichien er ugyldig: pinden går tilbage
referee-adjustment = { $name } { $points }: { $reason }
referee-kind-chombo = Chombo
referee-kind-dead-hand = Død hånd
referee-kind-penalty = Strafpoint
referee-kind-bonus = Bonus
referee-kind-redeal = Giv om
referee-kind-late = For sent
referee-kind-substitute = Reserve
referee-kind-cancel = Annullér straf
referee-ask-who = Hvem drejer det sig om?
referee-ask-which = Hvilken bortfalder?
referee-ask-substitute = Hvem spiller i stedet?
referee-ask-reason = Sig, hvad det er for.
referee-reason-false-win = Falsk vind
referee-reason-false-riichi = Falsk riichi
referee-reason-tiles-shown = Brikker vist
referee-reason-tile-count = Antal brikker
referee-reason-false-call = Falsk melding
referee-reason-behaviour = Opførsel
referee-reason-slow = Langsom
referee-reason-rule-broken = Regelbrud
referee-reason-agreed = Efter aftale
referee-reason-wall = Mur væltet
referee-reason-misdeal = Givet forkert
referee-reason-mistake = Var en fejl
referee-reason-ruling = Anden kendelse
