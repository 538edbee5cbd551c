## at-table

at-table-title = Ved bordet · { $rules }
at-table-furiten = Furiten ({ $section })
at-table-furiten-own = Ligger en af de brikker, du fisker efter, blandt dine egne afsmid, er du furiten: du kan ikke gå mahjong på noget afsmid, heller ikke hvis den brik ikke giver dig en yaku.
at-table-furiten-example = Fisker efter cirkel 3, 6 og 9. Ligger én af dem blandt dine afsmid, er hånden furiten.
at-table-furiten-passed = Lader du et afsmid gå, som fuldender din hånd, er du midlertidigt furiten. Det varer indtil: { $until }.
at-table-furiten-riichi = Efter riichi er du så furiten resten af hånden.
at-table-furiten-tsumo = På selvtræk må du altid gå mahjong, furiten eller ej.
at-table-watch = Det holder spillerne selv øje med

## differences

differences-title = Sammenlign regelsæt
differences-scoring = Hvad en hånd er værd
differences-paying = Hvem der betaler hvad
differences-playing = Spillet
differences-ending = Afslutningen og turneringer
differences-none = Ingen forskelle.

## fu-list

fu-list-title = Minipoint og point · { $rules }
fu-list-title-points = Point · { $rules }
fu-list-fu = { $count } mp
fu-list-items = Minipoint (mp)
fu-list-table = Point
fu-list-items-nts = Optælling
fu-list-table-nts = Fordoblet
fu-list-dealer = Øst vinder
fu-list-self-drawn = Selvtræk
fu-list-of-the-win = For mahjong
fu-list-of-sets = For sættene
fu-list-of-the-pair = For parret
fu-list-of-the-wait = For fiskehånden
fu-list-rounding = Summen rundes op til nærmeste { $step } ({ $section }). Syv par rundes ikke.
fu-list-pinfu-self-drawn = En pinfu på selvtræk får { $fu } for selvtrækket ({ $section }).
fu-list-chows = Chow giver ingen minipoint, og det gør det heller ikke at fiske i begge ender.
fu-list-discard-opens = En pung, der fuldendes på afsmid, tæller som åben.
fu-list-limits = Mangan og opefter
fu-list-from-han = fra { $count } fan
fu-list-han-between = { $least }–{ $most } fan
fu-list-from-each = Hvad hver af de tre andre betaler.
fu-list-others-and-east = Hvad hver af de andre betaler, og derefter hvad Øst betaler.
fu-list-nts-needed = En hånd skal have { $doublings } for at gå mahjong ({ $section }).
fu-list-nts-limits = Ingen hånd tæller mere end { $self_drawn } på selvtræk eller { $discard } på afsmid ({ $section }).

## learn

learn-title = Lær spillet
learn-yaku = Yaku
learn-fu = Minipoint og point
learn-at-table = Ved bordet
learn-differences = Sammenlign regler
learn-quiz = Quiz
learn-dora = Dora
learn-rules = Regler: { $name }
learn-choose-rules = Hvilke regler?

## quiz

quiz-title = Quiz · { $rules }
quiz-streak = { $count } i træk, rekord { $best }
quiz-seat = Egen vind: { $wind }
quiz-round = Rundens vind: { $wind }
quiz-ron = Ron fra { $wind }
quiz-self-drawn = Selvtræk
quiz-dora = Indikator
quiz-ura = Ura
quiz-right = Rigtigt!
quiz-wrong = Ikke helt. Det er: { $answer }.
quiz-next = Næste hånd
quiz-next-step = Næste trin
quiz-not-for-nts = Quizzen har kun hænder til riichi, ikke til NTS. Vælg andre regler med bogen øverst.
quiz-level-yaku = Find yaku
quiz-level-fu = Tæl minipoint
quiz-level-points = Beregn point
quiz-level-steps = Trin for trin
quiz-ask-yaku = Hvilke yaku og dora har hånden?
quiz-ask-fu = Hvor mange minipoint?
quiz-ask-points = Hvad betaler { $wind }?
quiz-ask-points-from-each = Hvad betaler hver af de andre?
quiz-ask-points-others-and-east = Hvad betaler de andre, og hvad betaler Øst?
quiz-why-yaku-missed = Hånden har også { $yaku }.
quiz-why-yaku-extra = Hånden har ikke { $yaku }.
quiz-why-yaku-confused = Det er ikke { $yaku }.
quiz-why-dora-missed = Dora tæller også med.
quiz-why-dealer-missed = Øst vandt og får halvanden gang så meget.
quiz-why-not-dealer = Det er for Øst, men en anden vandt.
quiz-why-fu-row = Det hører til et andet antal minipoint.
quiz-why-fu-start = En skjult hånd på afsmid begynder ved { $closed }, alle andre ved { $other }.
quiz-why-fu-wait = Det, man fisker på, giver også minipoint.
quiz-why-fu-sets = Skjulte sæt tæller dobbelt; et, der er vundet på afsmid, tæller som åbent.
quiz-why-fu-rounding = Minipoint rundes op, aldrig ned.
quiz-why-fu-seven-pairs = Syv par er altid { $fu }, aldrig rundet.
quiz-why-han-missed = Det er for færre fan.
quiz-why-han-extra = Det er for flere fan.
quiz-why-yakuman-more = Det er mere, end denne yakuman giver.
quiz-why-yakuman-less = En yakuman giver mere.

## yaku-list

yaku-list-title = Yaku · { $rules }
yaku-list-title-doublings = Fordoblinger · { $rules }
yaku-list-han = { $count } fan
yaku-list-han-and-more = { $count }+ fan
yaku-list-yakuman = Yakuman
yaku-list-dora = Dora
yaku-list-closed-only = kun skjult
yaku-list-open-too = også åben
yaku-list-open = åben: { $han }
yaku-list-alone = alene
yaku-list-special-wait = som særlig fiskehånd: { $worth }
yaku-list-each = for hver brik
yaku-list-doublings = Fordoblinger
yaku-list-limit-hands = Limithænder
yaku-list-limit-self-drawn = på selvtræk
yaku-list-limit-discard = på afsmid
yaku-list-limit-both = selvtræk; på afsmid { $discard }
yaku-list-indicators = Til højre: doraindikatorerne.
