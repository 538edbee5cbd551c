## correction

correction-ask-what = Endre det som er feil.
correction-ask-why = Velg en grunn, og bekreft.
correction-counters = { $count } honba
correction-sticks =
    { $count ->
        [one] { $count } riichipinne til overs
       *[other] { $count } riichipinner til overs
    }
correction-sticks-say = Riichipinner fra tidligere hender. En mer eller mindre trekkes fra eller legges til poengene til en spiller.
correction-dealer = Hvem er Øst?
correction-round = Hvilken runde?
correction-swap = Bytt med neste
correction-points-move = Spillerne beholder poengene sine
correction-who = Hvem er { $name }?
correction-tab-points = Poeng
correction-tab-sticks = Pinner, honba
correction-tab-dealer = Øst, runde
correction-tab-players = Spillere, plasser
correction-reason-miscounted = Telt feil
correction-reason-mistyped = Tastefeil
correction-reason-forgotten = Glemt

## referee

referee-title = Dommer
referee-why = Hvorfor?
referee-own-reason = Annet …
referee-now = Med én gang
referee-after-uma = Etter uma
referee-zero-sum = Fordeles på de andre
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
referee-ask-who = Hvilken spiller?
referee-ask-which = Hvilken skal annulleres?
referee-ask-substitute = Hvem spiller i stedet?
referee-ask-reason = Velg en grunn.
referee-reason-false-win = Ugyldig seier
referee-reason-false-riichi = Ugyldig riichi
referee-reason-tiles-shown = Brikker vist
referee-reason-tile-count = Feil antall brikker
referee-reason-false-call = Ugyldig melding
referee-reason-behaviour = Oppførsel
referee-reason-slow = Sakte spill
referee-reason-rule-broken = Regelbrudd
referee-reason-agreed = Etter avtale
referee-reason-wall = Mur veltet
referee-reason-misdeal = Gitt feil
referee-reason-mistake = Gitt ved en feil
referee-reason-ruling = Annen avgjørelse

## offences

offences-false-win-shown = Ugyldig seier, brikkene vist
offences-false-win-not-shown = Ugyldig seier, brikkene ikke vist
offences-wrong-word-for-win = Feil ord for seier, brikkene vist
offences-ron-for-tsumo = Ron og tsumo byttet om
offences-riichi-not-waiting = Riichi uten å være i tenpai (ved uavgjort)
offences-riichi-with-open-hand = Riichi med åpen hånd
offences-riichi-not-said = Riichi ikke sagt, eller brikken ikke snudd
offences-riichi-stick-forgotten = Riichipinne glemt
offences-riichi-hand-not-shown = Riichihånd ikke vist ved uavgjort
offences-wrong-kong-after-riichi = Ugyldig quad etter riichi
offences-claim-with-dead-hand = Melding med død hånd
offences-wrong-number-of-tiles = Feil antall brikker
offences-wrong-set = Ugyldig sett, etter kastet
offences-wrong-call = Sekvens, trippel eller quad uten riktige brikker
offences-wrong-set-before-discard = Ugyldig sett, oppdaget før kastet
offences-claimed-tile-not-taken = Stjålet brikke ikke tatt i tide
offences-swap-calling = Bytte ved stjeling (kuikae)
offences-empty-call = Melding tatt tilbake
offences-win-taken-back = Seier meldt, så endret til en annen melding
offences-few-tiles-shown = Noen brikker veltet
offences-others-tiles-shown = Andres brikker eller den døde muren veltet
offences-hand-cannot-go-on = Hånden kan ikke fortsette på grunn av én spiller
offences-nobody-to-blame = Hånden kan ikke fortsette, ingens feil
offences-wrong-end-of-wall = Brikke fra feil ende av muren
offences-dead-wall-tile = Brikke tatt fra den døde muren
offences-passing-information = Hint om en hånd
offences-passing-information-again = Hint om en hånd, alvorlig eller gjentatt
offences-obstruction = Bevisst hindring
offences-obstruction-again = Hindring, alvorlig eller gjentatt
offences-cheating = Juks
offences-phone = Telefonen ringer
offences-wrong-word-corrected = Feil ord for seier, rettet med en gang
offences-ron-for-tsumo-again = Ron og tsumo byttet om gjentatte ganger
offences-chombo-beside-win = Chombo mens noen vinner samtidig
offences-riichi-hand-dead = Riichihånd erklært død, altså ikke i tenpai ved uavgjort
offences-riichi-tile-turned-late = Riichibrikken ble stjålet, den neste ikke snudd
offences-call-changed = Trippel, sekvens eller quad straks endret til seier
offences-call-out-of-order = Trinnene i en melding i feil rekkefølge
offences-drawn-too-soon = Brikke trukket før andre kunne melde
offences-hasty-or-slow = Trekker for tidlig eller er ofte for treg (som hindring)
offences-shown-while-dealing = Brikker sett under utdelingen
offences-wall-shown-after-hand = Muren snudd etter hånden
offences-wall-shown-on-purpose = Brikker snudd med vilje, alvorlig eller gjentatt (som hindring)
offences-obstruction-once-more = Hindring som fortsetter etter det
offences-more-than-five-tiles-shown = Mer enn fem brikker veltet
offences-few-wall-tiles-shown = Høyst fem brikker i muren veltet
offences-wall-destroyed = Muren ødelagt, eller brikker i den sett
offences-late-arrival = Høyst ti minutter for sent
offences-late-beyond = Mer enn ti minutter for sent
offences-player-absent = Spiller kan ikke spille, for eksempel syk
offences-about-win = Seier
offences-about-riichi = Riichi
offences-about-calls = Melding
offences-about-tiles = Brikker
offences-about-conduct = Atferd
offences-about-event = Stevne
offences-title = Hva skjedde? ({ $rules })
offences-other = Annen avgjørelse
offences-nothing-to-record = Ingenting noteres ved bordet.

## rulings

rulings-nothing = ingen straff
rulings-corrected = rettes, ingen straff
rulings-reminder = påpekes, ingen straff
rulings-warning = advarsel
rulings-redeal = ny utdeling, ingen betaler
rulings-dead-hand = død hånd
rulings-chombo = chombo
rulings-fine = poengtrekk, av dommeren
rulings-fine-between = { $least } til { $most } poeng trekkes etter uma
rulings-fine-either = { $least } eller { $most } poeng trekkes etter uma
rulings-referee = straffen dommeren finner passende
rulings-dead-hand-or-fine = død hånd eller poengtrekk, av dommeren
rulings-disqualified = diskvalifikasjon
rulings-late = poengtrekk for hvert minutt
rulings-substitute = en reserve spiller
rulings-glance-fine = poengtrekk
rulings-glance-referee = dommeren avgjør
rulings-glance-dead-hand-or-fine = død hånd eller poengtrekk
rulings-glance-late = trekk per minutt
rulings-glance-between = trekk { $least } til { $most }
rulings-glance-either = trekk { $least } eller { $most }
rulings-line = { $offence }: { $ruling } ({ $section })
rulings-short = { $ruling } ({ $section })
