## correction

correction-ask-what = Wijzig wat niet klopt.
correction-ask-why = Kies een reden en tik op Akkoord.
correction-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
correction-sticks =
    { $count ->
        [one] { $count } stokje over
       *[other] { $count } stokjes over
    }
correction-sticks-say = Stokjes van eerdere handen. Komt er een bij of gaat er een af, pas dan ook iemands punten aan.
correction-dealer = Wie is Oost?
correction-round = Welke ronde?
correction-swap = Wissel met volgende
correction-points-move = Spelers houden hun punten
correction-who = Wie is { $name }?
correction-tab-points = Punten
correction-tab-sticks = Inzetten, counters
correction-tab-dealer = Oost, ronde
correction-tab-players = Spelers, plaatsen
correction-reason-miscounted = Telfout
correction-reason-mistyped = Tikfout
correction-reason-forgotten = Vergeten

## referee

referee-title = Scheidsrechter
referee-why = Waarom?
referee-own-reason = Anders …
referee-now = Meteen
referee-after-uma = Na de uma
referee-zero-sum = Verdeeld over de anderen
referee-minutes =
    { $count ->
        [one] { $count } minuut te laat
       *[other] { $count } minuten te laat
    }
referee-substitute-name = Naam
referee-from-start = Vanaf het begin
referee-annuls-riichi = Riichi vervalt: het stokje gaat terug
referee-adjustment = { $name } { $points }: { $reason }
referee-kind-chombo = Chombo
referee-kind-dead-hand = Dode hand
referee-kind-penalty = Strafpunten
referee-kind-bonus = Bonus
referee-kind-redeal = Opnieuw delen
referee-kind-late = Te laat
referee-kind-substitute = Reservespeler
referee-kind-cancel = Straf intrekken
referee-ask-who = Welke speler?
referee-ask-which = Welke moet vervallen?
referee-ask-substitute = Wie valt in?
referee-ask-reason = Geef een reden.
referee-reason-false-win = Ongeldige winst
referee-reason-false-riichi = Ongeldige riichi
referee-reason-tiles-shown = Stenen getoond
referee-reason-tile-count = Verkeerd aantal stenen
referee-reason-false-call = Ongeldige claim
referee-reason-behaviour = Gedrag
referee-reason-slow = Traag spel
referee-reason-rule-broken = Regel overtreden
referee-reason-agreed = Zoals afgesproken
referee-reason-wall = Muur omgevallen
referee-reason-misdeal = Verkeerd gedeeld
referee-reason-mistake = Per ongeluk gegeven
referee-reason-ruling = Ander besluit

## offences

offences-false-win-shown = Ongeldige winst, stenen getoond
offences-false-win-not-shown = Ongeldige winst, stenen niet getoond
offences-wrong-word-for-win = Verkeerd woord voor winst, stenen getoond
offences-ron-for-tsumo = Ron en tsumo verwisseld
offences-riichi-not-waiting = Riichi zonder wachtende hand (bij remise)
offences-riichi-with-open-hand = Riichi met een open hand
offences-riichi-not-said = Riichi niet gezegd of steen niet gedraaid
offences-riichi-stick-forgotten = Riichi-inzet vergeten
offences-riichi-hand-not-shown = Riichi-hand niet getoond bij remise
offences-wrong-kong-after-riichi = Ongeldige kong na riichi
offences-claim-with-dead-hand = Claim met een dode hand
offences-wrong-number-of-tiles = Te veel of te weinig stenen
offences-wrong-set = Ongeldige combinatie, na het weggooien
offences-wrong-call = Ongeldige kong, pung of chow
offences-wrong-set-before-discard = Ongeldige combinatie, vóór het weggooien gemerkt
offences-claimed-tile-not-taken = Geclaimde steen niet op tijd gepakt
offences-swap-calling = Ruilen bij een claim (kuikae)
offences-empty-call = Claim ingetrokken
offences-win-taken-back = Winst geroepen, daarna een andere claim
offences-few-tiles-shown = Een paar stenen omgegooid
offences-others-tiles-shown = Stenen van een ander of van de dode muur omgegooid
offences-hand-cannot-go-on = De hand kan niet verder, door één speler
offences-nobody-to-blame = De hand kan niet verder, niemands schuld
offences-wrong-end-of-wall = Steen van de verkeerde kant van de muur
offences-dead-wall-tile = Steen van de dode muur gepakt
offences-passing-information = Hints over iemands hand
offences-passing-information-again = Hints over iemands hand, ernstig of herhaald
offences-obstruction = Opzettelijke belemmering
offences-obstruction-again = Belemmering, ernstig of herhaald
offences-cheating = Valsspelen
offences-phone = Telefoon gaat af
offences-wrong-word-corrected = Verkeerd woord voor winst, meteen hersteld
offences-ron-for-tsumo-again = Ron en tsumo herhaaldelijk verwisseld
offences-chombo-beside-win = Chombo terwijl iemand tegelijk wint
offences-riichi-hand-dead = Riichi-hand dood verklaard, dus noten bij remise
offences-riichi-tile-turned-late = Riichi-steen geclaimd, volgende niet gedraaid
offences-call-changed = Pung, chow of kong meteen veranderd in winst
offences-call-out-of-order = Stappen van een claim in de verkeerde volgorde
offences-drawn-too-soon = Steen gepakt voordat anderen konden claimen
offences-hasty-or-slow = Pakt te snel of is geregeld te traag (als belemmering)
offences-shown-while-dealing = Stenen gezien bij het delen
offences-wall-shown-after-hand = Muur omgedraaid na de hand
offences-wall-shown-on-purpose = Stenen expres omgegooid, ernstig of herhaald (als belemmering)
offences-obstruction-once-more = Belemmering die daarna doorgaat
offences-more-than-five-tiles-shown = Meer dan vijf stenen omgegooid
offences-few-wall-tiles-shown = Hooguit vijf stenen van de muur omgegooid
offences-wall-destroyed = Muur vernield of stenen ervan gezien
offences-late-arrival = Hoogstens tien minuten te laat
offences-late-beyond = Meer dan tien minuten te laat
offences-player-absent = Speler kan niet spelen, bijvoorbeeld ziek
offences-about-win = Winst
offences-about-riichi = Riichi
offences-about-calls = Claims
offences-about-tiles = Stenen
offences-about-conduct = Gedrag
offences-about-event = Toernooi
offences-title = Wat is er gebeurd? ({ $rules })
offences-other = Ander besluit
offences-nothing-to-record = Aan tafel wordt niets genoteerd.

## rulings

rulings-nothing = geen straf
rulings-corrected = herstellen, geen straf
rulings-reminder = erop wijzen, geen straf
rulings-warning = waarschuwing
rulings-redeal = opnieuw delen, niemand betaalt
rulings-dead-hand = dode hand
rulings-chombo = chombo
rulings-fine = puntenaftrek, door de scheidsrechter
rulings-fine-between = { $least } tot { $most } punten aftrek na uma
rulings-fine-either = { $least } of { $most } punten aftrek na uma
rulings-referee = straf die de scheidsrechter passend acht
rulings-dead-hand-or-fine = dode hand of puntenaftrek, door de scheidsrechter
rulings-disqualified = diskwalificatie
rulings-late = puntenaftrek per minuut
rulings-substitute = een reservespeler speelt
rulings-glance-fine = puntenaftrek
rulings-glance-referee = scheidsrechter beslist
rulings-glance-dead-hand-or-fine = dode hand of puntenaftrek
rulings-glance-late = aftrek per minuut
rulings-glance-between = aftrek { $least } tot { $most }
rulings-glance-either = aftrek { $least } of { $most }
rulings-line = { $offence }: { $ruling } ({ $section })
rulings-short = { $ruling } ({ $section })
