## correction

correction-ask-what = Ret det, der er forkert.
correction-ask-why = Vælg en grund, og godkend.
correction-counters = { $count } honba
correction-sticks =
    { $count ->
        [one] { $count } indsats til overs
       *[other] { $count } indsatser til overs
    }
correction-sticks-say = Riichi-indsatser fra tidligere hænder. Lægges en til eller tages en væk, skal en spillers point også rettes.
correction-dealer = Hvem er Øst?
correction-round = Hvilken runde?
correction-swap = Byt med næste
correction-points-move = Spillerne beholder deres point
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
referee-now = Med det samme
referee-after-uma = Efter uma
referee-zero-sum = Fordeles på de andre
referee-minutes =
    { $count ->
        [one] { $count } minut for sent
       *[other] { $count } minutter for sent
    }
referee-substitute-name = Navn
referee-from-start = Fra starten
referee-annuls-riichi = Riichi er ugyldig: indsatsen går tilbage
referee-adjustment = { $name } { $points }: { $reason }
referee-kind-chombo = Chombo
referee-kind-dead-hand = Død hånd
referee-kind-penalty = Strafpoint
referee-kind-bonus = Bonus
referee-kind-redeal = Giv om
referee-kind-late = For sent
referee-kind-substitute = Reserve
referee-kind-cancel = Annullér straf
referee-ask-who = Hvilken spiller?
referee-ask-which = Hvilken skal annulleres?
referee-ask-substitute = Hvem spiller i stedet?
referee-ask-reason = Vælg en grund.
referee-reason-false-win = Ulovlig mahjong
referee-reason-false-riichi = Ulovlig riichi
referee-reason-tiles-shown = Brikker vist
referee-reason-tile-count = Forkert antal brikker
referee-reason-false-call = Ulovlig melding
referee-reason-behaviour = Opførsel
referee-reason-slow = Langsomt spil
referee-reason-rule-broken = Regelbrud
referee-reason-agreed = Efter aftale
referee-reason-wall = Mur væltet
referee-reason-misdeal = Givet forkert
referee-reason-mistake = Givet ved en fejl
referee-reason-ruling = Anden kendelse

## offences

offences-false-win-shown = Ulovlig mahjong, brikkerne vist
offences-false-win-not-shown = Ulovlig mahjong, brikkerne ikke vist
offences-wrong-word-for-win = Forkert ord for mahjong, brikkerne vist
offences-ron-for-tsumo = Ron og tsumo byttet om
offences-riichi-not-waiting = Riichi uden at fiske (ved uafgjort)
offences-riichi-with-open-hand = Riichi med åben hånd
offences-riichi-not-said = Riichi ikke sagt, eller brikken ikke vendt
offences-riichi-stick-forgotten = Riichi-indsats glemt
offences-riichi-hand-not-shown = Riichi-hånd ikke vist ved uafgjort
offences-wrong-kong-after-riichi = Ulovlig kong efter riichi
offences-claim-with-dead-hand = Melding med død hånd
offences-wrong-number-of-tiles = For mange eller for få brikker
offences-wrong-set = Ugyldigt sæt, efter afsmid
offences-wrong-call = Ugyldig kong, pung eller chow
offences-wrong-set-before-discard = Ugyldigt sæt, opdaget før afsmid
offences-claimed-tile-not-taken = Meldt brik ikke taget i tide
offences-swap-calling = Bytte ved melding (kuikae)
offences-empty-call = Melding taget tilbage
offences-win-taken-back = Mahjong meldt, så ændret til en anden melding
offences-few-tiles-shown = Enkelte brikker væltet
offences-others-tiles-shown = Andres brikker eller den døde mur væltet
offences-hand-cannot-go-on = Hånden kan ikke fortsætte på grund af én spiller
offences-nobody-to-blame = Hånden kan ikke fortsætte, ingens skyld
offences-wrong-end-of-wall = Brik fra den forkerte ende af muren
offences-dead-wall-tile = Brik taget fra den døde mur
offences-passing-information = Hints om en hånd
offences-passing-information-again = Hints om en hånd, alvorligt eller gentaget
offences-obstruction = Bevidst forstyrrelse
offences-obstruction-again = Forstyrrelse, alvorlig eller gentaget
offences-cheating = Snyd
offences-phone = Telefonen ringer
offences-wrong-word-corrected = Forkert ord for mahjong, rettet med det samme
offences-ron-for-tsumo-again = Ron og tsumo byttet om gentagne gange
offences-chombo-beside-win = Chombo, mens en anden samtidig melder mahjong
offences-riichi-hand-dead = Riichi-hånd erklæret død, altså noten ved uafgjort
offences-riichi-tile-turned-late = Riichi-brikken blev meldt, den næste ikke vendt
offences-call-changed = Pung, chow eller kong straks ændret til mahjong
offences-call-out-of-order = En meldings trin i forkert rækkefølge
offences-drawn-too-soon = Brik trukket, før andre kunne melde
offences-hasty-or-slow = Trækker for hurtigt eller er ofte for langsom (som forstyrrelse)
offences-shown-while-dealing = Brikker set under uddelingen
offences-wall-shown-after-hand = Muren vendt efter hånden
offences-wall-shown-on-purpose = Brikker væltet med vilje, alvorligt eller gentaget (som forstyrrelse)
offences-obstruction-once-more = Forstyrrelse, der fortsætter derefter
offences-more-than-five-tiles-shown = Mere end fem brikker væltet
offences-few-wall-tiles-shown = Højst fem brikker af muren væltet
offences-wall-destroyed = Muren ødelagt, eller brikker i den set
offences-late-arrival = Højst ti minutter for sent
offences-late-beyond = Mere end ti minutter for sent
offences-player-absent = Spiller kan ikke spille, f.eks. syg
offences-about-win = Mahjong
offences-about-riichi = Riichi
offences-about-calls = Melding
offences-about-tiles = Brikker
offences-about-conduct = Adfærd
offences-about-event = Stævne
offences-title = Hvad skete der? ({ $rules })
offences-other = Anden kendelse
offences-nothing-to-record = Der noteres intet ved bordet.

## rulings

rulings-nothing = ingen straf
rulings-corrected = rettes, ingen straf
rulings-reminder = påtales, ingen straf
rulings-warning = advarsel
rulings-redeal = omgivning, ingen betaler
rulings-dead-hand = død hånd
rulings-chombo = chombo
rulings-fine = pointstraf, af dommeren
rulings-fine-between = { $least } til { $most } point fratrækkes efter uma
rulings-fine-either = { $least } eller { $most } point fratrækkes efter uma
rulings-referee = den straf, dommeren finder passende
rulings-dead-hand-or-fine = død hånd eller pointstraf, af dommeren
rulings-disqualified = diskvalifikation
rulings-late = pointfradrag for hvert minut
rulings-substitute = en reserve spiller
rulings-glance-fine = pointstraf
rulings-glance-referee = dommeren afgør
rulings-glance-dead-hand-or-fine = død hånd eller pointstraf
rulings-glance-late = fradrag pr. minut
rulings-glance-between = fradrag { $least } til { $most }
rulings-glance-either = fradrag { $least } eller { $most }
rulings-line = { $offence }: { $ruling } ({ $section })
rulings-short = { $ruling } ({ $section })
