## at-table

at-table-title = At the table · { $rules }
at-table-furiten = Furiten ({ $section })
at-table-furiten-own = If one of the tiles you wait on is among your own discards, you are furiten: you can't win by ron on any of your waits, even where that tile would give you no yaku.
at-table-furiten-example = Waits on 3, 6 and 9 of circles. One of them among your discards makes it furiten.
at-table-furiten-passed = If you let a discard pass that would complete your hand, you are furiten for a while. It lasts until: { $until }.
at-table-furiten-riichi = After riichi, letting one pass makes you furiten to the end of the hand.
at-table-furiten-tsumo = Tsumo always wins, furiten or not.
at-table-watch = For the players to watch

## differences

differences-title = Compare rule sets
differences-scoring = What a hand is worth
differences-paying = Who pays what
differences-playing = Playing
differences-ending = The end and tournaments
differences-none = No differences.

## fu-list

fu-list-title = Fu and points · { $rules }
fu-list-title-points = Points · { $rules }
fu-list-fu = { $count } fu
fu-list-items = Fu
fu-list-table = Points
fu-list-items-nts = Counting
fu-list-table-nts = Doubled
fu-list-dealer = Dealer wins
fu-list-self-drawn = Tsumo
fu-list-of-the-win = For the win
fu-list-of-sets = For the sets
fu-list-of-the-pair = For the pair
fu-list-of-the-wait = For the wait
fu-list-rounding = The sum is rounded up to a multiple of { $step } ({ $section }). Seven pairs are not rounded.
fu-list-pinfu-self-drawn = Pinfu with tsumo gets { $fu } for the tsumo ({ $section }).
fu-list-chows = Chows and two-sided waits give no fu.
fu-list-discard-opens = A pung completed by ron counts as open.
fu-list-limits = Limits
fu-list-from-han = { $count }+ han
fu-list-han-between = { $least }–{ $most } han
fu-list-from-each = Paid by each of the other three.
fu-list-others-and-east = Paid by each non-dealer, then by the dealer.
fu-list-nts-needed = A hand needs { $doublings } to go out ({ $section }).
fu-list-nts-limits = No hand counts more than { $self_drawn } self-drawn or { $discard } on a discard ({ $section }).

## learn

learn-title = Learn
learn-yaku = Yaku
learn-fu = Fu and points
learn-at-table = At the table
learn-differences = Compare rules
learn-quiz = Quiz
learn-dora = Dora
learn-rules = Rules: { $name }
learn-choose-rules = Which rules?

## quiz

quiz-title = Quiz · { $rules }
quiz-streak = { $count } in a row, best { $best }
quiz-seat = Seat: { $wind }
quiz-round = Round: { $wind }
quiz-ron = Ron from { $wind }
quiz-self-drawn = Tsumo
quiz-dora = Indicator
quiz-ura = Ura
quiz-right = Right!
quiz-wrong = Not quite. It is: { $answer }.
quiz-next = Next hand
quiz-next-step = Next step
quiz-not-for-nts = The quiz has hands for riichi only, not for NTS. Choose other rules with the book at the top.
quiz-level-yaku = Name the yaku
quiz-level-fu = Count the fu
quiz-level-points = Work out points
quiz-level-steps = Step by step
quiz-ask-yaku = Which yaku and dora does it have?
quiz-ask-fu = How many fu?
quiz-ask-points = What does { $wind } pay?
quiz-ask-points-from-each = What does each of the others pay?
quiz-ask-points-others-and-east = What do the others pay, and what does the dealer pay?
quiz-why-yaku-missed = You missed { $yaku }.
quiz-why-yaku-extra = The hand has no { $yaku }.
quiz-why-yaku-confused = It is not { $yaku }.
quiz-why-dora-missed = The dora count as well.
quiz-why-dealer-missed = The dealer won, so it pays half as much again.
quiz-why-not-dealer = That is for the dealer, and a non-dealer won.
quiz-why-fu-row = That is for a different number of fu.
quiz-why-fu-start = A closed hand won on a discard starts at { $closed }, every other hand at { $other }.
quiz-why-fu-wait = The wait gives fu too.
quiz-why-fu-sets = Concealed sets count double; one won on a discard counts as open.
quiz-why-fu-rounding = Fu are rounded up, never down.
quiz-why-fu-seven-pairs = Seven pairs are always { $fu }, never rounded.
quiz-why-han-missed = That is for fewer han.
quiz-why-han-extra = That is for more han.
quiz-why-yakuman-more = That is more than this yakuman pays.
quiz-why-yakuman-less = A yakuman pays more.

## yaku-list

yaku-list-title = Yaku · { $rules }
yaku-list-title-doublings = Doublings · { $rules }
yaku-list-han = { $count } han
yaku-list-han-and-more = { $count }+ han
yaku-list-yakuman = Yakuman
yaku-list-dora = Dora
yaku-list-closed-only = closed only
yaku-list-open-too = open as well
yaku-list-open = open: { $han }
yaku-list-alone = alone
yaku-list-special-wait = with its special wait: { $worth }
yaku-list-each = for each tile
yaku-list-doublings = Doublings
yaku-list-limit-hands = Limit hands
yaku-list-limit-self-drawn = self-drawn
yaku-list-limit-discard = on a discard
yaku-list-limit-both = self-drawn; on a discard { $discard }
yaku-list-indicators = At the right: the indicators.
