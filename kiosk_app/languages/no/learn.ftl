## at-table

at-table-title = Ved bordet · { $rules }
at-table-furiten = Furiten ({ $section })
at-table-furiten-own = Ligger en av brikkene du venter på blant dine egne kast, er du furiten: du kan ikke vinne med ron på noen av ventene dine, selv om den brikken ikke gir deg yaku.
at-table-furiten-example = Venter på 3, 6 og 9 pin. Ligger én av dem blant kastene dine, er hånden furiten.
at-table-furiten-passed = Lar du et kast gå som ville fullført hånden, er du furiten en stund. Det varer til: { $until }.
at-table-furiten-riichi = Etter riichi er du da furiten resten av hånden.
at-table-furiten-tsumo = Med tsumo kan du alltid vinne, furiten eller ikke.
at-table-watch = Dette passer spillerne på selv

## differences

differences-title = Sammenlign regelsett
differences-scoring = Hva en hånd er verdt
differences-paying = Hvem som betaler hva
differences-playing = Spillet
differences-ending = Avslutningen og turneringer
differences-none = Ingen forskjeller.

## fu-list

fu-list-title = Fu og poeng · { $rules }
fu-list-title-points = Poeng · { $rules }
fu-list-fu = { $count } fu
fu-list-items = Fu
fu-list-table = Poeng
fu-list-items-nts = Telling
fu-list-table-nts = Doblet
fu-list-dealer = Øst vinner
fu-list-self-drawn = Tsumo
fu-list-of-the-win = For seieren
fu-list-of-sets = For settene
fu-list-of-the-pair = For paret
fu-list-of-the-wait = For ventingen
fu-list-rounding = Summen rundes opp til nærmeste { $step } ({ $section }). Sju par rundes ikke av.
fu-list-pinfu-self-drawn = Pinfu med tsumo får { $fu } for trekket ({ $section }).
fu-list-chows = En sekvens og åpen venting gir ingen fu.
fu-list-discard-opens = En trippel som fullføres på et kast, teller som åpen.
fu-list-limits = Mangan og oppover
fu-list-from-han = fra { $count } han
fu-list-han-between = { $least }–{ $most } han
fu-list-from-each = Hva hver av de tre andre betaler.
fu-list-others-and-east = Hva hver av de andre betaler, og deretter hva Øst betaler.
fu-list-nts-needed = En hånd må ha { $doublings } for å gå ut ({ $section }).
fu-list-nts-limits = Ingen hånd teller mer enn { $self_drawn } på eget trekk eller { $discard } på kast ({ $section }).

## learn

learn-title = Lær spillet
learn-yaku = Yaku
learn-fu = Fu og poeng
learn-at-table = Ved bordet
learn-differences = Sammenlign regler
learn-quiz = Quiz
learn-dora = Dora
learn-rules = Regler: { $name }
learn-choose-rules = Hvilke regler?

## quiz

quiz-title = Quiz · { $rules }
quiz-streak = { $count } på rad, rekord { $best }
quiz-seat = Setevind: { $wind }
quiz-round = Rundevind: { $wind }
quiz-ron = Ron fra { $wind }
quiz-self-drawn = Tsumo
quiz-dora = Indikator
quiz-ura = Ura
quiz-right = Riktig!
quiz-wrong = Ikke helt. Det er: { $answer }.
quiz-next = Neste hånd
quiz-next-step = Neste steg
quiz-not-for-nts = Quizen har bare hender for riichi, ikke for NTS. Velg andre regler med boken øverst.
quiz-level-yaku = Finn yaku
quiz-level-fu = Tell fu
quiz-level-points = Regn ut poeng
quiz-level-steps = Steg for steg
quiz-ask-yaku = Hvilke yaku og dora har hånden?
quiz-ask-fu = Hvor mange fu?
quiz-ask-points = Hva betaler { $wind }?
quiz-ask-points-from-each = Hva betaler hver av de andre?
quiz-ask-points-others-and-east = Hva betaler de andre, og hva betaler Øst?
quiz-why-yaku-missed = Hånden har også { $yaku }.
quiz-why-yaku-extra = Hånden har ikke { $yaku }.
quiz-why-yaku-confused = Det er ikke { $yaku }.
quiz-why-dora-missed = Dora teller også.
quiz-why-dealer-missed = Øst vant og får halvannen gang så mye.
quiz-why-not-dealer = Det er for Øst, men en annen vant.
quiz-why-fu-row = Det hører til et annet antall fu.
quiz-why-fu-start = En lukket hånd på kast begynner på { $closed }, alle andre på { $other }.
quiz-why-fu-wait = Ventingen gir også fu.
quiz-why-fu-sets = Lukkede sett teller dobbelt; et som er vunnet på kast, teller som åpent.
quiz-why-fu-rounding = Fu rundes opp, aldri ned.
quiz-why-fu-seven-pairs = Sju par er alltid { $fu }, aldri avrundet.
quiz-why-han-missed = Det er for færre han.
quiz-why-han-extra = Det er for flere han.
quiz-why-yakuman-more = Det er mer enn denne yakuman gir.
quiz-why-yakuman-less = En yakuman gir mer.

## yaku-list

yaku-list-title = Yaku · { $rules }
yaku-list-title-doublings = Doblinger · { $rules }
yaku-list-han = { $count } han
yaku-list-han-and-more = { $count }+ han
yaku-list-yakuman = Yakuman
yaku-list-dora = Dora
yaku-list-closed-only = bare lukket
yaku-list-open-too = også åpen
yaku-list-open = åpen: { $han }
yaku-list-alone = alene
yaku-list-special-wait = med sin spesielle venting: { $worth }
yaku-list-each = for hver brikke
yaku-list-doublings = Doblinger
yaku-list-limit-hands = Limithender
yaku-list-limit-self-drawn = på eget trekk
yaku-list-limit-discard = på kast
yaku-list-limit-both = eget trekk; på kast { $discard }
yaku-list-indicators = Til høyre: doraindikatorene.
