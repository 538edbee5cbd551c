## at-table

at-table-title = Aan tafel · { $rules }
at-table-furiten = Furiten ({ $section })
at-table-furiten-own = Ligt een van de stenen waarop je wacht bij je eigen weggegooide stenen, dan ben je furiten: je kunt op geen van je kansen met ron winnen, ook al levert die steen je geen yaku op.
at-table-furiten-example = Wacht op kringen 3, 6 en 9. Eén ervan bij je weggegooide stenen maakt de hand furiten.
at-table-furiten-passed = Laat je een weggegooide steen gaan die je hand compleet maakt, dan ben je tijdelijk furiten. Het duurt tot: { $until }.
at-table-furiten-riichi = Na riichi ben je dan furiten tot het einde van de hand.
at-table-furiten-tsumo = Winnen met een zelf gepakte steen mag altijd, furiten of niet.
at-table-watch = Waar de spelers zelf op letten

## differences

differences-title = Regels vergelijken
differences-scoring = Wat een hand waard is
differences-paying = Wie wat betaalt
differences-playing = Het spel
differences-ending = Het einde en toernooien
differences-none = Geen verschillen.

## fu-list

fu-list-title = Minipunten en punten · { $rules }
fu-list-title-points = Punten · { $rules }
fu-list-fu = { $count } mp
fu-list-items = Minipunten
fu-list-table = Punten
fu-list-items-nts = Tellen
fu-list-table-nts = Verdubbeld
fu-list-dealer = Oost wint
fu-list-self-drawn = Zelf gepakt
fu-list-of-the-win = Voor de winst
fu-list-of-sets = Voor de combinaties
fu-list-of-the-pair = Voor het sluitpaar
fu-list-of-the-wait = Voor de wachtvorm
fu-list-rounding = De som wordt naar boven afgerond op een veelvoud van { $step } ({ $section }). Zeven Tweelingen wordt niet afgerond.
fu-list-pinfu-self-drawn = Een pinfu met een self-pick krijgt daarvoor { $fu } ({ $section }).
fu-list-chows = Een chow en wachten aan twee kanten leveren geen minipunten op.
fu-list-discard-opens = Een pung die met een weggegooide steen compleet wordt, telt als open.
fu-list-limits = Limieten
fu-list-from-han = vanaf { $count } fan
fu-list-han-between = { $least }–{ $most } fan
fu-list-from-each = Wat elk van de drie anderen betaalt.
fu-list-others-and-east = Wat elk van de anderen betaalt, en daarachter wat Oost betaalt.
fu-list-nts-needed = Mahjong maken mag vanaf { $doublings } ({ $section }).
fu-list-nts-limits = Geen spel telt meer dan { $self_drawn } van de muur of { $discard } van tafel ({ $section }).

## learn

learn-title = Leren
learn-yaku = Yaku
learn-fu = Minipunten en punten
learn-at-table = Aan tafel
learn-differences = Regels vergelijken
learn-quiz = Quiz
learn-dora = Dora
learn-rules = Regels: { $name }
learn-choose-rules = Welke regels?

## quiz

quiz-title = Quiz · { $rules }
quiz-streak = { $count } op rij, record { $best }
quiz-seat = Eigen wind: { $wind }
quiz-round = Ronde: { $wind }
quiz-ron = Ron van { $wind }
quiz-self-drawn = Zelf gepakt
quiz-dora = Dorawijzer
quiz-ura = Ura
quiz-right = Goed!
quiz-wrong = Niet helemaal. Het is: { $answer }.
quiz-next = Volgende hand
quiz-next-step = Volgende stap
quiz-not-for-nts = De quiz heeft alleen handen voor riichi, niet voor NTS. Kies andere regels met het boek bovenaan.
quiz-level-yaku = Noem de yaku
quiz-level-fu = Tel de minipunten
quiz-level-points = Bereken de punten
quiz-level-steps = Stap voor stap
quiz-ask-yaku = Welke yaku en dora heeft deze hand?
quiz-ask-fu = Hoeveel minipunten?
quiz-ask-points = Wat betaalt { $wind }?
quiz-ask-points-from-each = Wat betaalt elk van de anderen?
quiz-ask-points-others-and-east = Wat betalen de anderen, en wat betaalt Oost?
quiz-why-yaku-missed = { $yaku } zit er ook in.
quiz-why-yaku-extra = { $yaku } zit er niet in.
quiz-why-yaku-confused = Het is niet { $yaku }.
quiz-why-dora-missed = De dora tellen ook mee.
quiz-why-dealer-missed = Oost heeft gewonnen en krijgt anderhalf keer zoveel.
quiz-why-not-dealer = Dat is voor Oost, maar een andere speler won.
quiz-why-fu-row = Dat hoort bij een ander aantal minipunten.
quiz-why-fu-start = Een gesloten hand op een weggegooide steen begint bij { $closed }, elke andere bij { $other }.
quiz-why-fu-wait = De wachtvorm levert ook minipunten op.
quiz-why-fu-sets = Gesloten combinaties tellen dubbel; een die met een weggegooide steen compleet is, telt als open.
quiz-why-fu-rounding = Minipunten worden naar boven afgerond, nooit naar beneden.
quiz-why-fu-seven-pairs = Zeven Tweelingen is altijd { $fu }, nooit afgerond.
quiz-why-han-missed = Dat hoort bij minder fan.
quiz-why-han-extra = Dat hoort bij meer fan.
quiz-why-yakuman-more = Dat is meer dan deze yakuman oplevert.
quiz-why-yakuman-less = Een yakuman levert meer op.

## yaku-list

yaku-list-title = Yaku · { $rules }
yaku-list-title-doublings = Verdubbelingen · { $rules }
yaku-list-han = { $count } fan
yaku-list-han-and-more = { $count }+ fan
yaku-list-yakuman = Yakuman
yaku-list-dora = Dora
yaku-list-closed-only = alleen gesloten
yaku-list-open-too = ook open
yaku-list-open = open: { $han }
yaku-list-alone = alleen dit
yaku-list-special-wait = met de bijzondere wachtvorm: { $worth }
yaku-list-each = per steen
yaku-list-doublings = Verdubbelingen
yaku-list-limit-hands = Limietspelen
yaku-list-limit-self-drawn = van de muur
yaku-list-limit-discard = van tafel
yaku-list-limit-both = van de muur; van tafel { $discard }
yaku-list-indicators = Rechts: de dorawijzers.
