## amounts and lines

han = { $count } han
fu-count = { $count } fu
points = { $count } points
yaku-name = { $romaji } ({ $name })
yaku-line = { $name }: { $worth } ({ $section }). { $meaning }
fu-with-tiles = { $why } ({ $tiles })
fu-line = { $why }: { $count } fu ({ $section })

## headings

headings-sets = The hand
headings-yaku = Yaku
headings-fu = Fu
headings-points = Points
headings-payments = Who pays
headings-notes = Good to know
headings-misses = Just missed

## headline

headline-line = { $rules } · { $headline }
headline-win = { $seat } wins { $how }: { $worth }, { $points }.
headline-no-win = { $seat } cannot win with this hand.
headline-self-draw = by tsumo
headline-discard = by ron from { $discarder }
headline-han-and-fu = { $han } { $fu }
headline-limit = { $han }, { $limit }

## sets

sets-line = { $tiles }: { $what }
sets-completed = { $line }, completed by the { $tile } ({ $wait })
sets-chow-concealed = chow, concealed
sets-chow-open = chow, open
sets-pung-concealed = pung, concealed
sets-pung-open = pung, open
sets-pung-won = pung, won on a discard and so counted as open
sets-kong-concealed = kong, concealed
sets-kong-open = kong, open
sets-pair = pair
sets-twin = pair
sets-orphans = one each of the terminals and honours

## fu-sum

fu-sum-sum = { $items } = { $sum }
fu-sum-exact = { $items } fu
fu-sum-rounded = { $items }, rounded up to { $count } fu

## formula

formula-plain = { $fu } · { $han }
formula-limit-by-han = { $han } → { $limit }
formula-limit-by-base = { $fu } · { $han } → { $raw } → { $limit }
formula-yakuman =
    { $count ->
        [one] yakuman
       *[other] { $count } × yakuman
    }
formula-share = { $base } × { $times } → { $points }
formula-discard = { $start } → { $share }
formula-self-drawn = { $start } → East { $dealer }, the others { $other }; { $from_dealer } + 2 × { $from_other } = { $points }
formula-dealer-self-drawn = { $start } → { $share } from each; 3 × { $each } = { $points }
formula-counters = { $points } ({ $count } honba)
formula-sticks =
    { $count ->
        [one] { $points } ({ $count } riichi stick)
       *[other] { $points } ({ $count } riichi sticks)
    }
formula-total = { $terms } = { $total }

## payments

payments-hand = { $points } for the hand
payments-counters = { $points } for honba
payments-sticks = { $points } in riichi sticks
payments-parts = { $points } ({ $parts })
payments-winner = { $seat } receives { $points }.
payments-discarder = { $seat } pays { $points }: dealt in, so pays for everyone.
payments-dealer = { $seat } pays { $points }: the dealer pays double on tsumo.
payments-other = { $seat } pays { $points }.
payments-to-the-dealer = { $seat } pays { $points }: everyone pays the dealer double.
payments-liable-for-self-draw = { $seat } pays { $points }: liable (pao) for feeding the set that made the yakuman certain.
payments-rest-of-self-draw = { $seat } pays { $points }: a share of what pao does not cover.
payments-liable-for-discard = { $seat } pays { $points }: liable (pao), shared with the discarder.
payments-discarder-with-liable = { $seat } pays { $points }: dealt in, shared with the liable player (pao).
payments-cited = { $text } ({ $section })

## notes

notes-renho-alone = Under { $rules } renho counts alone: no other yaku and no dora are added ({ $section }).
notes-yakuman-added = { $names }: under { $rules } yakuman add up ({ $section }).
notes-yakuman-not-added = { $names }: under { $rules } yakuman do not add up, so only one is paid ({ $section }).
notes-yakuman-several = { $name } counts as { $count } yakuman under { $rules } ({ $section }).
notes-nothing-beside-yakuman = Beside a yakuman, other yaku and dora do not count.
notes-counted-yakuman = { $han } without a yakuman hand is paid as a yakuman under { $rules } ({ $section }).
notes-no-counted-yakuman = { $han } is still a sanbaiman under { $rules }: only a yakuman hand pays more ({ $section }).
notes-fu-not-counted = From 5 han up the limit decides and fu no longer matter.
notes-rounded-up-to-mangan = { $base } is so close to 2 000 that { $rules } pays a mangan ({ $section }).
notes-capped-at-mangan = { $base } would be more than 2 000, so the hand is paid as a mangan.
notes-red-five-is-plain = { $rules } has no red fives: a red five is an ordinary five here ({ $section }).
notes-pinfu-self-drawn = With pinfu, tsumo gives no fu ({ $section }).
notes-other-reading = The same tiles can be read as { $sets }: { $yaku }, { $points }. The higher reading counts.
notes-other-wait = The { $tile } can also be seen as completing another set ({ $wait }): { $yaku }, { $points }. The higher count is taken.
notes-other-count = Counted the other way: { $yaku }, { $points }. The higher count is taken.
notes-nobody-liable = Nobody is liable (pao): one of the sets was not called, so nobody fed it ({ $section }).
notes-liability-not-for-this = Nobody is liable (pao) for this hand: only for { $yaku } ({ $section }).
notes-no-liability = { $rules } has no pao ({ $section }).
notes-missing-indicators =
    { $kongs ->
        [one] With { $kongs } kong there should be { $wanted } dora indicators, not { $given }.
       *[other] With { $kongs } kongs there should be { $wanted } dora indicators, not { $given }.
    }
notes-more-ura = There are more ura dora indicators ({ $ura }) than dora indicators ({ $given }): there is one below each.
notes-ippatsu-last-discard = Riichi needs { $left } tiles in the wall, so ippatsu is over before the last discard ({ $section }).
notes-first-turn-ippatsu-last-tile = Double riichi is declared in the first turn, so its ippatsu is over long before the last tile ({ $section }).

## no-win

no-win-no-shape = The tiles do not form a winning hand, which is { $shapes } ({ $section }).
no-win-no-yaku = The hand is complete, but it has no yaku; a win needs at least one ({ $section }).
no-win-only-dora = The hand is complete, but dora are not yaku; a win needs at least one yaku ({ $section }).
no-win-too-few-yaku = The hand is complete, but a win needs yaku worth { $count } han here; dora do not count for that ({ $section }).
no-win-needs-two-yaku = From { $count } honba, a win needs two yaku; this hand has only { $yaku } ({ $section }).

## shortfall

shortfall-there = Already there: { $sets }.
shortfall-left-over = Left over: { $tiles }.
shortfall-swap = It would be complete with the { $needed } in place of the { $tile }.
shortfall-distance =
    { $count ->
        [one] At least { $count } tile would have to be different.
       *[other] At least { $count } tiles would have to be different.
    }

## misses

misses-four-of-a-kind = { $yaku }: four of a kind ({ $tiles }) are not two pairs ({ $section }).
misses-pung-on-discard = { $yaku }: the last pung ({ $tiles }) came from a discard and so counts as open ({ $section }).
misses-pinfu-pair-both = { $yaku }: the pair ({ $tiles }) is the seat wind and the round wind, so it gives fu ({ $section }).
misses-pinfu-pair-seat = { $yaku }: the pair ({ $tiles }) is the seat wind, so it gives fu ({ $section }).
misses-pinfu-pair-round = { $yaku }: the pair ({ $tiles }) is the round wind, so it gives fu ({ $section }).
misses-pinfu-pair-dragon = { $yaku }: the pair ({ $tiles }) is dragons, so it gives fu ({ $section }).
misses-pinfu-wait-closed = { $yaku }: the { $tiles } filled the middle of a chow; the wait must be two-sided ({ $section }).
misses-pinfu-wait-edge = { $yaku }: the { $tiles } filled an edge wait; the wait must be two-sided ({ $section }).
misses-pinfu-wait-pair = { $yaku }: the { $tiles } completed the pair; it must complete a two-sided chow ({ $section }).
misses-pinfu-open = { $yaku }: only for a closed hand, and this one has a called chow ({ $section }).
misses-pinfu-pung = { $yaku }: one set ({ $tiles }) is not a chow ({ $section }).
misses-tanyao-one = { $yaku }: only the { $tiles } is in the way ({ $section }).
misses-tanyao-two = { $yaku }: only two tiles are in the way: { $tiles } ({ $section }).
misses-tanyao-open = { $yaku }: only for a closed hand under these rules, and this one is open ({ $section }).
misses-iipeikou-open = { $yaku }: the two identical chows ({ $tiles }) count only in a closed hand ({ $section }).
misses-haitei-with-rinshan = { $yaku }: does not go together with a win after a kong ({ $section }).
misses-ura-without-riichi = { $yaku }: only riichi turns them over, so these do not count: { $tiles } ({ $section }).
misses-guest-wind = Wind pung: { $tiles } is neither the seat wind nor the round wind, so it is not a yaku ({ $section }).
misses-yakuhai-pair = { $yaku }: a pair ({ $tiles }) is not enough; it takes three ({ $section }).
misses-one-tile = { $yaku }: the { $needed } in place of the { $tiles } would have made it ({ $section }).
misses-riichi-not-declared = { $yaku }: this closed hand could have declared it before winning ({ $section }).
misses-riichi-open = { $yaku }: not possible, because a set was called and the hand is open ({ $section }).
misses-menzen-tsumo-open = { $yaku }: tsumo is a yaku only with a closed hand ({ $section }).
misses-toitoi-chow = { $yaku }: only the chow { $tiles } is in the way ({ $section }).
misses-flush-set = { $yaku }: only { $tiles } is of another suit ({ $section }).
misses-chinitsu-honours = { $yaku }: only the honours ({ $tiles }) are in the way ({ $section }).
misses-outside-set = { $yaku }: only { $tiles } has no terminal or honour in it ({ $section }).
misses-junchan-honours = { $yaku }: only the honours ({ $tiles }) are in the way ({ $section }).


book-line = { $field }: { $value } ({ $section }); as printed: { $printed }.
book-field = { $field }: { $value } ({ $section }).
