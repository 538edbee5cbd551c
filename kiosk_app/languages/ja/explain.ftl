## amounts and lines

han = { $count }翻
fu-count = { $count }符
points = { $count }点
yaku-name = { $name }
yaku-line = { $name }：{ $worth }（{ $section }）。{ $meaning }
fu-with-tiles = { $why }（{ $tiles }）
fu-line = { $why }：{ $count }符（{ $section }）

## headings

headings-sets = 手牌
headings-yaku = 役
headings-fu = 符
headings-points = 点数
headings-payments = 支払い
headings-notes = 補足
headings-misses = 惜しかった役

## headline

headline-line = { $rules } · { $headline }
headline-win = { $seat }の和了（{ $how }）：{ $worth }、{ $points }。
headline-no-win = { $seat }はこの手では和了できません。
headline-self-draw = ツモ
headline-discard = { $discarder }からロン
headline-han-and-fu = { $han }{ $fu }
headline-limit = { $han }、{ $limit }

## sets

sets-line = { $tiles }：{ $what }
sets-completed = { $line }、{ $tile }で完成（{ $wait }）
sets-chow-concealed = 順子
sets-chow-open = 順子（チー）
sets-pung-concealed = 暗刻
sets-pung-open = 明刻（ポン）
sets-pung-won = 刻子（ロンなので明刻の扱い）
sets-kong-concealed = 暗槓
sets-kong-open = 明槓
sets-pair = 雀頭
sets-twin = 対子
sets-orphans = 么九牌が1枚ずつ

## fu-sum

fu-sum-sum = { $items } = { $sum }
fu-sum-exact = { $items }符
fu-sum-rounded = { $items }、切り上げて{ $count }符

## formula

formula-plain = { $han }{ $fu }
formula-limit-by-han = { $han } → { $limit }
formula-limit-by-base = { $han }{ $fu } → { $raw } → { $limit }
formula-yakuman =
    { $count ->
        [1] 役満
       *[other] { $count }倍役満
    }
formula-share = { $base } × { $times } → { $points }
formula-discard = { $start } → { $share }
formula-self-drawn = { $start } → 親 { $dealer }、子 { $other }、{ $from_dealer } + 2 × { $from_other } = { $points }
formula-dealer-self-drawn = { $start } → { $share } オール、3 × { $each } = { $points }
formula-counters = { $points }（{ $count }本場）
formula-sticks = { $points }（供託{ $count }本）
formula-total = { $terms } = { $total }

## payments

payments-hand = 手 { $points }
payments-counters = 積み棒 { $points }
payments-sticks = 供託 { $points }
payments-parts = { $points }（{ $parts }）
payments-winner = { $seat }の収入は{ $points }です。
payments-discarder = { $seat }が{ $points }を支払います：放銃した人が全員の分を払います。
payments-dealer = { $seat }が{ $points }を支払います：ツモ和了では親が子の倍を払います。
payments-other = { $seat }が{ $points }を支払います。
payments-to-the-dealer = { $seat }が{ $points }を支払います：親の和了には全員が倍を払います。
payments-liable-for-self-draw = { $seat }が{ $points }を支払います：役満を確定させる牌を鳴かせたため、責任払い（パオ）です。
payments-rest-of-self-draw = { $seat }が{ $points }を支払います：責任払いに含まれない分です。
payments-liable-for-discard = { $seat }が{ $points }を支払います：責任払い（パオ）のため、放銃者とともに払います。
payments-discarder-with-liable = { $seat }が{ $points }を支払います：放銃しましたが、責任払いの人も分担します。
payments-cited = { $text }（{ $section }）

## notes

notes-renho-alone = { $rules }では人和は単独で数え、ほかの役もドラも加えません（{ $section }）。
notes-yakuman-added = { $names }：{ $rules }では役満が複合します（{ $section }）。
notes-yakuman-not-added = { $names }：{ $rules }では役満は複合せず、1つ分だけ支払われます（{ $section }）。
notes-yakuman-several = { $name }は{ $rules }では{ $count }倍役満です（{ $section }）。
notes-nothing-beside-yakuman = 役満のときは、ほかの役とドラは数えません。
notes-counted-yakuman = { $han }なので、{ $rules }では数え役満になります（{ $section }）。
notes-no-counted-yakuman = { $rules }には数え役満がなく、{ $han }でも三倍満です（{ $section }）。
notes-fu-not-counted = 5翻以上は翻数だけで点数が決まり、符は関係ありません。
notes-rounded-up-to-mangan = { $rules }では基本点{ $base }は切り上げ満貫になります（{ $section }）。
notes-capped-at-mangan = 基本点{ $base }は2,000を超えるので満貫になります。
notes-red-five-is-plain = { $rules }には赤ドラがなく、赤五は普通の五として扱います（{ $section }）。
notes-pinfu-self-drawn = 平和とツモが重なるときは、ツモ符が付きません（{ $section }）。
notes-other-reading = { $sets }と取ることもできますが、{ $yaku }で{ $points }です。高いほうを取ります。
notes-other-wait = { $tile }を{ $wait }と取ることもできますが、{ $yaku }で{ $points }です。高いほうを取ります。
notes-other-count = 別の数え方では{ $yaku }で{ $points }です。高いほうを取ります。
notes-nobody-liable = 責任払いはありません。鳴いていない面子があり、誰も鳴かせていません（{ $section }）。
notes-liability-not-for-this = この手に責任払いはありません。対象は{ $yaku }だけです（{ $section }）。
notes-no-liability = { $rules }に責任払い（パオ）はありません（{ $section }）。
notes-missing-indicators = 槓子が{ $kongs }組あるのでドラ表示牌は{ $wanted }枚のはずですが、{ $given }枚です。
notes-more-ura = ドラ表示牌{ $given }枚に対し、裏ドラ表示牌が{ $ura }枚あります。裏は1枚ずつです。
notes-ippatsu-last-discard = リーチには山に{ $left }枚必要なので、河底で一発は付きません（{ $section }）。
notes-first-turn-ippatsu-last-tile = ダブルリーチは第一巡の宣言なので、最後の牌で一発は付きません（{ $section }）。

## no-win

no-win-no-shape = 和了の形（{ $shapes }）になっていません（{ $section }）。
no-win-no-yaku = 形はできていますが、役がありません。和了には役が1つ以上必要です（{ $section }）。
no-win-only-dora = 形はできていますが、ドラは役ではありません。和了には役が1つ以上必要です（{ $section }）。
no-win-too-few-yaku = 形はできていますが、ここでは和了に{ $count }翻以上の役が必要です。ドラは含みません（{ $section }）。
no-win-needs-two-yaku = { $count }本場からは二翻縛りです。この手の役は{ $yaku }だけです（{ $section }）。

## shortfall

shortfall-there = できている部分：{ $sets }。
shortfall-left-over = 余っている牌：{ $tiles }。
shortfall-swap = { $tile }が{ $needed }であれば完成でした。
shortfall-distance = 少なくとも{ $count }枚の入れ替えが必要です。

## misses

misses-four-of-a-kind = { $yaku }：同じ牌4枚（{ $tiles }）は2組の対子になりません（{ $section }）。
misses-pung-on-discard = { $yaku }：最後の刻子（{ $tiles }）はロンで完成したため、明刻になります（{ $section }）。
misses-pinfu-pair-both = { $yaku }：雀頭（{ $tiles }）が自風かつ場風で、符が付きます（{ $section }）。
misses-pinfu-pair-seat = { $yaku }：雀頭（{ $tiles }）が自風牌で、符が付きます（{ $section }）。
misses-pinfu-pair-round = { $yaku }：雀頭（{ $tiles }）が場風牌で、符が付きます（{ $section }）。
misses-pinfu-pair-dragon = { $yaku }：雀頭（{ $tiles }）が三元牌で、符が付きます（{ $section }）。
misses-pinfu-wait-closed = { $yaku }：{ $tiles }は嵌張待ちでした。両面待ちでなければなりません（{ $section }）。
misses-pinfu-wait-edge = { $yaku }：{ $tiles }は辺張待ちでした。両面待ちでなければなりません（{ $section }）。
misses-pinfu-wait-pair = { $yaku }：{ $tiles }は単騎待ちでした。両面待ちでなければなりません（{ $section }）。
misses-pinfu-open = { $yaku }：門前限定ですが、チーをしています（{ $section }）。
misses-pinfu-pung = { $yaku }：順子でない面子（{ $tiles }）が1つあります（{ $section }）。
misses-tanyao-one = { $yaku }：{ $tiles }の1枚だけが余計です（{ $section }）。
misses-tanyao-two = { $yaku }：余計な牌は2枚（{ $tiles }）だけです（{ $section }）。
misses-tanyao-open = { $yaku }：このルールでは喰いタンがなく、鳴いた手には付きません（{ $section }）。
misses-iipeikou-open = { $yaku }：同じ順子が2組（{ $tiles }）ありますが、門前限定です（{ $section }）。
misses-haitei-with-rinshan = { $yaku }：嶺上開花とは複合しません（{ $section }）。
misses-ura-without-riichi = { $yaku }：リーチしていないので、{ $tiles }は数えません（{ $section }）。
misses-guest-wind = 風牌：{ $tiles }は自風でも場風でもないので役になりません（{ $section }）。
misses-yakuhai-pair = { $yaku }：対子（{ $tiles }）では役にならず、刻子が必要です（{ $section }）。
misses-one-tile = { $yaku }：{ $tiles }が{ $needed }なら成立していました（{ $section }）。
misses-riichi-not-declared = { $yaku }：門前なので、和了の前に宣言できました（{ $section }）。
misses-riichi-open = { $yaku }：鳴いているので宣言できません（{ $section }）。
misses-menzen-tsumo-open = { $yaku }：鳴いた手のツモは役になりません（{ $section }）。
misses-toitoi-chow = { $yaku }：順子が1つ（{ $tiles }）だけあります（{ $section }）。
misses-flush-set = { $yaku }：{ $tiles }だけが別の色です（{ $section }）。
misses-chinitsu-honours = { $yaku }：字牌（{ $tiles }）だけが余計です（{ $section }）。
misses-outside-set = { $yaku }：{ $tiles }だけが么九牌を含みません（{ $section }）。
misses-junchan-honours = { $yaku }：字牌（{ $tiles }）だけが余計です（{ $section }）。


book-line = { $field }：{ $value }（{ $section }）。原文どおり：{ $printed }。
book-field = { $field }：{ $value }（{ $section }）。
