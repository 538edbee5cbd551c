## correction

correction-ask-what = Endre det som er feil.
correction-ask-why = Si hvorfor, og godta.
correction-counters =
    { $count ->
        [one] { $count } honba
       *[other] { $count } honba
    }
correction-sticks =
    { $count ->
        [one] { $count } innsats til overs
       *[other] { $count } innsatser til overs
    }
correction-sticks-say = Innsatser fra tidligere hender. En mer eller mindre tas fra eller gis til noens poeng.
correction-dealer = Hvem er Øst?
correction-round = Hvilken runde?
correction-swap = Bytt med neste
correction-points-move = Poengene følger personene
correction-who = Hvem er { $name }?
correction-tab-points = Poeng
correction-tab-sticks = Innsatser, honba
correction-tab-dealer = Øst, runde
correction-tab-players = Spillere, plasser
correction-reason-miscounted = Telt feil
correction-reason-mistyped = Tastefeil
correction-reason-forgotten = Glemt

## referee

referee-title = Dommer
referee-why = Hvorfor?
referee-own-reason = Annet …
referee-now = Teller nå
referee-after-uma = Etter uma
referee-zero-sum = De andre får det
referee-minutes =
    { $count ->
        [one] { $count } minutt for sent
       *[other] { $count } minutter for sent
    }
referee-substitute-name = Navn
referee-from-start = Fra starten
referee-annuls-riichi = Riichien er ugyldig: pinnen går tilbake
referee-adjustment = { $name } { $points }: { $reason }
referee-kind-chombo = Chombo
referee-kind-dead-hand = Død hånd
referee-kind-penalty = Straffpoeng
referee-kind-bonus = Bonus
referee-kind-redeal = Gi om
referee-kind-late = For sent
referee-kind-substitute = Reserve
referee-kind-cancel = Annuller straff
referee-ask-who = Hvem gjelder det?
referee-ask-which = Hvilken bortfaller?
referee-ask-substitute = Hvem spiller i stedet?
referee-ask-reason = Si hva det er for.
referee-reason-false-win = Falsk vinn
referee-reason-false-riichi = Falsk riichi
referee-reason-tiles-shown = Brikker vist
referee-reason-tile-count = Antall brikker
referee-reason-false-call = Falsk melding
referee-reason-behaviour = Oppførsel
referee-reason-slow = Sent spill
referee-reason-rule-broken = Regelbrudd
referee-reason-agreed = Etter avtale
referee-reason-wall = Mur veltet
referee-reason-misdeal = Gitt feil
referee-reason-mistake = Var en feil
referee-reason-ruling = Annen avgjørelse
