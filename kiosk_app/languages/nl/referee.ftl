## correction

correction-ask-what = Wijzig wat niet klopt.
correction-ask-why = Zeg waarom, dan akkoord.
correction-counters =
    { $count ->
        [one] { $count } honba
       *[other] { $count } honba
    }
correction-sticks =
    { $count ->
        [one] { $count } inzet over
       *[other] { $count } inzetten over
    }
correction-sticks-say = Inzetten van eerdere handen. Een inzet meer of minder gaat van of naar iemands punten.
correction-dealer = Wie is Oost?
correction-round = Welke ronde?
correction-swap = Wissel met volgende
correction-points-move = De punten gaan met de mensen mee
correction-who = Wie is { $name }?
correction-tab-points = Punten
correction-tab-sticks = Inzetten, honba
correction-tab-dealer = Oost, ronde
correction-tab-players = Spelers, plaatsen
correction-reason-miscounted = Verteld
correction-reason-mistyped = Vertikt
correction-reason-forgotten = Vergeten

## referee

referee-title = Scheidsrechter
referee-why = Waarom?
referee-own-reason = Anders …
referee-now = Telt nu
referee-after-uma = Na de uma
referee-zero-sum = De anderen krijgen het
referee-minutes =
    { $count ->
        [one] { $count } minuut te laat
       *[other] { $count } minuten te laat
    }
referee-substitute-name = Naam
referee-from-start = Vanaf het begin
referee-annuls-riichi = De riichi vervalt: het staafje gaat terug
referee-adjustment = { $name } { $points }: { $reason }
referee-kind-chombo = Chombo
referee-kind-dead-hand = Dode hand
referee-kind-penalty = Strafpunten
referee-kind-bonus = Bonus
referee-kind-redeal = Opnieuw delen
referee-kind-late = Te laat
referee-kind-substitute = Invaller
referee-kind-cancel = Straf intrekken
referee-ask-who = Om wie gaat het?
referee-ask-which = Welke vervalt?
referee-ask-substitute = Wie speelt in plaats daarvan?
referee-ask-reason = Zeg waarvoor het is.
referee-reason-false-win = Valse winst
referee-reason-false-riichi = Valse riichi
referee-reason-tiles-shown = Stenen getoond
referee-reason-tile-count = Aantal stenen
referee-reason-false-call = Valse roep
referee-reason-behaviour = Gedrag
referee-reason-slow = Traag spel
referee-reason-rule-broken = Regel gebroken
referee-reason-agreed = Zoals afgesproken
referee-reason-wall = Muur omgevallen
referee-reason-misdeal = Verkeerd gedeeld
referee-reason-mistake = Was een fout
referee-reason-ruling = Ander besluit
