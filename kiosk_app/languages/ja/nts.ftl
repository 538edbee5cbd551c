## nts

nts-count-points = { $count }点
nts-count-doublings = { $count }翻
nts-count-tiles = { $count }枚
nts-item = { $why }：{ $worth }（{ $section }）
nts-with-tiles = { $why }（{ $tiles }）
nts-with-meaning = { $line }。{ $meaning }

## nts.points

nts-points-mahjong = 和了
nts-points-pung-simple-open = 中張牌の明刻
nts-points-pung-simple-concealed = 中張牌の暗刻
nts-points-pung-terminal-open = 老頭牌の明刻
nts-points-pung-terminal-concealed = 老頭牌の暗刻
nts-points-pung-honour-open = 字牌の明刻
nts-points-pung-honour-concealed = 字牌の暗刻
nts-points-kong-simple-open = 中張牌の明槓
nts-points-kong-simple-concealed = 中張牌の暗槓
nts-points-kong-terminal-open = 老頭牌の明槓
nts-points-kong-terminal-concealed = 老頭牌の暗槓
nts-points-kong-honour-open = 字牌の明槓
nts-points-kong-honour-concealed = 字牌の暗槓
nts-points-pair-dragons = 三元牌の対子
nts-points-pair-own-wind = 自風牌の対子
nts-points-pair-round-wind = 場風牌の対子
nts-points-pair-completed = 和了牌で雀頭が完成
nts-points-only-possible-tile = 一種類の待ちで和了
nts-points-self-drawn = ツモ和了
nts-points-bird-eats-cake = 鳥がケーキを食べる
nts-points-lucky-tile = 花牌

## nts.doublings

nts-doublings-pung-dragons = 三元牌の刻子か槓子
nts-doublings-pung-own-wind = 自風牌の刻子か槓子
nts-doublings-pung-round-wind = 場風牌の刻子か槓子
nts-doublings-pung-round-dragon = 發の場での發の刻子か槓子
nts-doublings-three-concealed-pungs = 三暗刻
nts-doublings-three-open-kongs = 三槓子（明槓）
nts-doublings-three-concealed-kongs = 三暗槓
nts-doublings-four-concealed-pungs = 四暗刻
nts-doublings-clean = 混一色か混老頭
nts-doublings-very-clean = 一色の混老頭
nts-doublings-pure = 清一色か字一色
nts-doublings-own-lucky-tile = 自分の花牌
nts-doublings-row-of-lucky-tiles = 花牌4枚そろい
nts-doublings-hidden-treasure = 門前清自摸和
nts-doublings-little-four-winds = 小四喜
nts-doublings-little-three-dragons = 小三元
nts-doublings-four-chows = 順子4つ
nts-doublings-four-pungs = 対々和
nts-doublings-pure-simples = 断么九
nts-doublings-last-wall-tile = 海底摸月
nts-doublings-last-wall-tile-one-circles = 一筒での海底摸月
nts-doublings-last-discard = 河底撈魚
nts-doublings-kong-bloom = 嶺上開花
nts-doublings-kong-bloom-five-circles = 五筒での嶺上開花
nts-doublings-kong-on-kong = 連続した槓での嶺上開花
nts-doublings-robbed-kong = 槍槓

## nts.asides

nts-asides-hidden-treasure = すべて自分でツモった牌
nts-asides-pure-simples = 2から8だけ

## nts.limits

nts-limits-limit = 上限
nts-limits-nine-gates = 九蓮宝燈
nts-limits-thirteen-orphans = 国士無双
nts-limits-twins-of-honours = 字牌の七対子
nts-limits-twins-of-terminals = 老頭牌の七対子
nts-limits-wind-snake = 風の蛇
nts-limits-dragon-snake = 龍の蛇
nts-limits-court-of-peking = 北京の宮廷
nts-limits-pure-twins = 清一色の七対子
nts-limits-very-clean-twins = 一色混老頭の七対子
nts-limits-clean-twins = 混一色の七対子
nts-limits-seven-twins = 七対子
nts-limits-four-winds = 大四喜
nts-limits-three-dragons = 大三元
nts-limits-jade = 緑一色
nts-limits-four-kongs = 四槓子
nts-limits-heads-and-tails = 清老頭
nts-limits-wriggling-snake = うねる蛇
nts-limits-winds-and-dragons = 字一色
nts-limits-heaven = 天和
nts-limits-earth = 地和

## nts.how

nts-how-reached = { $limit }（{ $how }）
nts-how-self-drawn = ツモ
nts-how-discard = ロン
nts-how-waiting = テンパイ

## nts.lucky

nts-lucky-spring = 春
nts-lucky-summer = 夏
nts-lucky-autumn = 秋
nts-lucky-winter = 冬
nts-lucky-plum = 梅
nts-lucky-orchid = 蘭
nts-lucky-chrysanthemum = 菊
nts-lucky-bamboo = 竹
nts-lucky-not-in-play = NTSは花牌を使いませんが、花牌があるので数えました。

## nts.dead

nts-dead-line = { $why }。{ $points }となり、支払いはほかの手と同じです（{ $section }）。
nts-dead-declared = アガリ放棄
nts-dead-tile-count = アガリ放棄（多牌か少牌）

## nts.transfers

nts-transfers-winner = 和了者への支払い
nts-transfers-discarder = 放銃
nts-transfers-difference = 手の差額の支払い

## nts.not-out

nts-not-out-plain = { $why }。
nts-not-out-line = { $why }（{ $section }）。
nts-not-out-dead = アガリ放棄の手では和了できません
nts-not-out-tile-count = 和了牌を除いて13枚でなければなりませんが、{ $count }枚です
nts-not-out-not-complete = 4面子1雀頭にも、面子のない上限役にもなっていません
nts-not-out-too-few-doublings = 和了には{ $needed }翻が必要ですが、この手は{ $count }翻です
nts-not-out-lucky-tiles = 花牌の翻は和了の条件には数えません（{ $section }）。
nts-not-out-limit-hand = 形は上限役（{ $limit }）ですが、面子のある上限役にも和了に必要な翻が要ります（{ $section }）。

## nts.meanings

nts-meanings-clean = 1色の数牌と字牌だけ、または一と九と字牌だけで作る。
nts-meanings-very-clean = 1色の一と九と字牌だけで作る。
nts-meanings-pure = 1色の数牌だけ、または字牌だけで作る。
nts-meanings-little-four-winds = 風牌のうち3種が刻子、残り1種が雀頭。
nts-meanings-little-three-dragons = 三元牌のうち2種が刻子、残り1種が雀頭。
nts-meanings-robbed-kong = 他家が加槓した牌で和了する。
nts-meanings-nine-gates = 1色の1112345678999に同じ色の1枚を加える。
nts-meanings-thirteen-orphans = 13種の么九牌をすべてそろえ、そのうち1種を対子にする。
nts-meanings-twins-of-honours = 字牌の対子が7組。
nts-meanings-twins-of-terminals = 一と九の対子が7組。
nts-meanings-wind-snake = 1色の一から九と風牌4種をそろえ、そのうち1種を対子にする。
nts-meanings-dragon-snake = 1色の一から九と三元牌3種、それに風牌の対子。
nts-meanings-court-of-peking = 1色の一から七と、風牌4種、三元牌3種。
nts-meanings-pure-twins = 1色の対子が7組。
nts-meanings-very-clean-twins = 字牌と1色の一と九の対子が7組。
nts-meanings-clean-twins = 字牌と1色の数牌の対子が7組。
nts-meanings-seven-twins = どんな対子でも7組。
nts-meanings-four-winds = 風牌4種がすべて刻子か槓子。
nts-meanings-three-dragons = 三元牌3種がすべて刻子か槓子。
nts-meanings-jade = 索子の二三四六八と發だけで作る。
nts-meanings-four-kongs = 槓子が4つと雀頭。
nts-meanings-heads-and-tails = 一と九だけで作る。
nts-meanings-wriggling-snake = 1色で、一と九の刻子、順子2つ、二・五・八のどれかの雀頭。
nts-meanings-winds-and-dragons = 字牌だけで作る。
nts-meanings-heaven = 東家が配牌の14枚で和了する。
nts-meanings-earth = 東家の最初の捨て牌で和了する。

## nts.headings

nts-headings-sets = 手牌
nts-headings-points = 点
nts-headings-doublings = 翻
nts-headings-total = 計算
nts-headings-settlement = 支払い
nts-headings-totals = 収支
nts-headings-notes = 補足
nts-headings-misses = 惜しかったもの

## nts.headline

nts-headline-self-drawn = { $seat }の和了（ツモ）：{ $worth }。
nts-headline-discard = { $seat }の和了（{ $discarder }からロン）：{ $worth }。
nts-headline-robbed = { $seat }の和了（{ $discarder }から槍槓）：{ $worth }。
nts-headline-not-out = { $seat }はこの手では和了できません。
nts-headline-draw = 流局：点数も支払いもありません（{ $section }）。
nts-headline-limit-worth = { $limit }、{ $points }
nts-headline-waiting-worth = { $limit }のテンパイ、{ $points }
nts-headline-winner = { $seat }（和了）：{ $worth }
nts-headline-other = { $seat }：{ $worth }

## nts.sets

nts-sets-line = { $tiles }：{ $what }
nts-sets-completed = { $what }、{ $tile }で完成
nts-sets-chow-concealed = 順子
nts-sets-chow-open = 順子（チー）
nts-sets-pung-concealed = 暗刻
nts-sets-pung-open = 明刻（ポン）
nts-sets-pung-won = 刻子、{ $tile }で完成（ロンなので明刻の扱い）
nts-sets-kong-concealed = 暗槓
nts-sets-kong-open = 明槓
nts-sets-pair = 対子
nts-sets-bird = 鳥とケーキの対子
nts-sets-rest = どの面子にも入らない牌
nts-sets-tiles = 手牌のすべて
nts-sets-waiting = 待ちは{ $tiles }

## nts.formula

nts-formula-sum = { $items } = { $points }
nts-formula-doubled = { $sum } → { $product }
nts-formula-product = { $points } × 2{ $power } = { $total }
nts-formula-counted = 卓上で計算：{ $points }
nts-formula-nothing = 点になるものがなく、{ $points }
nts-formula-limit-self-drawn = { $formula } → ツモ和了の上限で{ $total }（{ $section }）
nts-formula-limit-discard = { $formula } → ロン和了の上限で{ $total }（{ $section }）
nts-formula-limit-others = { $formula } → 和了していない手の上限で{ $total }（{ $section }）
nts-formula-limit-waiting = { $formula } → テンパイの手の上限で{ $total }（{ $section }）
nts-formula-limit-hand = 上限役：{ $points }
nts-formula-rounded = { $formula } → 四捨五入して{ $settled }（{ $section }）

## nts.times

nts-times-double = 2倍
nts-times-more = { $factor }倍

## nts.settlement

nts-settlement-amount = { $sum } = { $points }
nts-settlement-winner = { $payer }が{ $receiver }に{ $amount }を支払います：和了した手の点です（{ $section }）。
nts-settlement-discarder = { $payer }が{ $receiver }に{ $amount }を支払います：放銃した人は{ $times }を払います（{ $section }）。
nts-settlement-robbed = { $payer }が{ $receiver }に{ $amount }を支払います：槍槓された人は{ $times }を払います（{ $section }）。
nts-settlement-difference = { $payer }が{ $receiver }に{ $amount }を支払います：手の差額です（{ $section }）。

## nts.totals

nts-totals-both = { $seat }：{ $total }（受け取り{ $received }、支払い{ $paid }）
nts-totals-one-way = { $seat }：{ $total }
nts-totals-plus = +{ $points }

## nts.notes

nts-notes-left-out = { $seat }：この種の翻は最も高いものだけを数えるので、{ $left }ではなく{ $best }になります（{ $section }）。
nts-notes-together = { $seat }：順子4つと断么九は門前でなければ複合しないので、{ $left }は数えません（{ $section }）。
nts-notes-bird-eats-cake = 鳥がケーキを食べる：{ $seat }が和了した{ $cake }は、翻を数えるときも{ $bird }として扱います（{ $section }）。
nts-notes-limit-hand = { $seat }：上限役は点数が決まっていて、ほかの点や翻は加えません（{ $section }）。
nts-notes-undeclared-kong = { $seat }：槓をしていない同じ牌4枚（{ $tiles }）は刻子として数えます（{ $section }）。
nts-notes-concealed-kong = { $seat }：暗槓も明槓3つのうちに数えられます（{ $section }）。
nts-notes-lucky-tiles = { $seat }自身の花牌は{ $tiles }です（{ $section }）。
nts-notes-lucky-not-in-play = 本来は花牌を使わないルールですが、花牌があるので数えました（{ $section }）。
nts-notes-chips = チップを使うときは、支払いの前に各自の手を{ $unit }点単位に四捨五入します（{ $section }）。
nts-notes-east-factor = 東家は支払いも受け取りも{ $times }になります（{ $section }）。
nts-notes-ruling = この場では{ $seat }が支配者で、支払いも受け取りも{ $times }になります（{ $section }）。
nts-notes-green-dragon-round = 發の場です。場風はなく、發の刻子は{ $doublings }増えます（{ $section }）。
nts-notes-dreamer = 5人目は抜け番（NTSでは「夢見る人」）で、この局は休み、支払いも受け取りもありません（{ $section }）。

## nts.misses

nts-misses-pair = { $name }：{ $tiles }は対子だけです（{ $section }）。
nts-misses-in-the-way = { $name }：{ $tiles }が邪魔です（{ $section }）。
nts-misses-open = { $name }：{ $tiles }は鳴いています（{ $section }）。
nts-misses-won-open = { $name }：{ $tiles }はロンで完成したため、明刻になります（{ $section }）。
nts-misses-not-self-drawn = { $name }：ツモではなくロンです（{ $section }）。

## nts.claims

nts-claims-first =
    { $seat }が優先です。この牌で{ $completes ->
        [irregular] 面子のない上限役
        [pair] 雀頭
        [pung] 刻子
       *[chow] 順子
    }が完成します。

## nts.fields

nts-fields-points = 点：{ $name }
nts-fields-doublings = 翻：{ $name }
nts-fields-limit = { $name }、{ $how }
nts-fields-exclusive-pungs-and-kongs = 最も高いものだけを数える
nts-fields-exclusive-clean-hands = 染め手は最も高いものだけを数える
nts-fields-exclusive-last-tiles = 海底・河底は最も高いものだけを数える
nts-fields-exclusive-kong-tiles = 嶺上牌での和了は最も高いものだけを数える
nts-fields-going-out-minimum-doublings = 和了に必要な翻
nts-fields-going-out-regular-limit-hands-exempt = 面子のある上限役は翻がなくても和了できる
nts-fields-going-out-lucky-tiles-help = 花牌の翻も和了の条件に数える
nts-fields-going-out-open-simple-chows-count-once = 鳴いた手では順子4つと断么九の一方だけを数える
nts-fields-going-out-winning-discard-opens-set = ロンで完成した刻子は明刻になる
nts-fields-going-out-concealed-kong-counts-as-open = 暗槓も明槓3つのうちに数える
nts-fields-going-out-bird-eats-cake-in-twins = 七対子でも鳥がケーキを食べる
nts-fields-going-out-bird-eats-cake-in-wind-snake = 風の蛇でも鳥がケーキを食べる
nts-fields-going-out-bird-eats-cake-in-dragon-snake = 龍の蛇でも鳥がケーキを食べる
nts-fields-going-out-kong-on-kong-beside-five-circles = 連続した槓と五筒の嶺上開花を両方数える
nts-fields-going-out-earth-is-fixed = 地和は手の点にかかわらず決まった点
nts-fields-dead-hand-points = アガリ放棄の手の点
nts-fields-dead-hand-wrong-number-of-tiles = 多牌・少牌はアガリ放棄になる
nts-fields-limits-self-drawn = ツモ和了の上限
nts-fields-limits-discard = ロン和了の上限
nts-fields-limits-others = ほかの手の上限
nts-fields-limits-waiting-regular = 面子のある手のテンパイの上限
nts-fields-limits-waiting-irregular = 面子のない手のテンパイの上限
nts-fields-green-tiles = 緑の牌
nts-fields-settlement-payer-factor = 放銃していない人の支払い（倍）
nts-fields-settlement-discarder-factor = 放銃者の支払い（倍）
nts-fields-settlement-east-factor = 東家の支払いと受け取り（倍）
nts-fields-settlement-others-pay-differences = ほかの人どうしで差額を払う
nts-fields-chips-in-use = チップで精算する
nts-fields-chips-unit = 最小のチップ
nts-fields-chips-at-start = 配給原点
nts-fields-table-rounds = 1対局の場数
nts-fields-table-winds-turn-when-east-wins = 東家が和了しても親が移る
nts-fields-table-winds-turn-on-draw = 流局で親が移る
nts-fields-table-tiles = 使う牌の数
nts-fields-table-dead-wall = 王牌の枚数
nts-fields-table-kongs-before-draw = 次で流局になる槓の数
nts-fields-table-claim-order = 同じ牌での優先順位
nts-fields-lucky-allowed = 花牌を数えられる
nts-fields-lucky-in-play = 花牌を使う
nts-fields-lucky-tiles = 花牌の枚数
nts-fields-lucky-dead-wall-refilled = 花牌を使うとき王牌を補充する
nts-fields-three-players-allowed = 3人で打てる
nts-fields-three-players-tiles-in-play = 3人で使う牌
nts-fields-three-players-open-chows = 3人でチーできる
nts-fields-three-players-dead-wall = 3人での王牌の枚数
nts-fields-three-players-green-dragon-round = 3人での發の場
nts-fields-three-players-ruling-player-factor = 支配者の支払いと受け取り（倍）
nts-fields-three-players-wind-rounds = 3人での發の場までの場数
nts-fields-five-players-allowed = 5人で打てる（1人は抜け番）
nts-fields-five-players-winds-turn-when-east-wins = 5人では東家が和了しても親が移る
nts-fields-five-players-winds-turn-on-draw = 5人では流局で親が移る
nts-fields-five-players-green-dragon-round = 5人では發の場を加えられる
nts-fields-ranking-points = 順位ごとのポイント

## nts.values

nts-values-irregular = 面子のない上限役
nts-values-pair = 雀頭
nts-values-pung = 刻子
nts-values-chow = 順子
