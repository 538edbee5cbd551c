## at-table

at-table-title = 卓上のルール・{ $rules }
at-table-furiten = フリテン（{ $section }）
at-table-furiten-own = 待ち牌のうち1枚でも自分の捨て牌にあればフリテンです。どの待ち牌でもロンできません。その牌で役がつかない場合も同じです。
at-table-furiten-example = 三・六・九筒待ち。どれか1枚でも自分の捨て牌にあればフリテンです。
at-table-furiten-passed = ロンできる牌を見逃すと、しばらくフリテンになります。続くのは：{ $until }。
at-table-furiten-riichi = リーチ後に見逃すと、その局が終わるまでフリテンです。
at-table-furiten-tsumo = ツモ和了はフリテンでもできます。
at-table-watch = 対局者が自分で気をつけること

## differences

differences-title = ルールの比較
differences-scoring = 手の点数
differences-paying = 支払い
differences-playing = 対局
differences-ending = 終局と大会
differences-none = この2つのルールに違いはありません。

## fu-list

fu-list-title = 符と点数 · { $rules }
fu-list-title-points = 点数 · { $rules }
fu-list-fu = { $count }符
fu-list-items = 符
fu-list-table = 点数表
fu-list-items-nts = 数え方
fu-list-table-nts = 点数表
fu-list-dealer = 親の和了
fu-list-self-drawn = ツモ
fu-list-of-the-win = 和了
fu-list-of-sets = 面子
fu-list-of-the-pair = 雀頭
fu-list-of-the-wait = 待ち
fu-list-rounding = 合計は{ $step }の倍数に切り上げます（{ $section }）。七対子は切り上げません。
fu-list-pinfu-self-drawn = 平和のツモには{ $fu }がつきます（{ $section }）。
fu-list-chows = 順子と両面待ちには符がつきません。
fu-list-discard-opens = ロンで完成した刻子は明刻として数えます。
fu-list-limits = 満貫以上
fu-list-from-han = { $count }翻以上
fu-list-han-between = { $least }–{ $most }翻
fu-list-from-each = ほかの3人がそれぞれ払う点数です。
fu-list-others-and-east = 子の支払い、次に親の支払いです。
fu-list-nts-needed = 和了には{ $doublings }が必要です（{ $section }）。
fu-list-nts-limits = 上限はツモで{ $self_drawn }点、ロンで{ $discard }点です（{ $section }）。

## learn

learn-title = 学ぶ
learn-yaku = 役
learn-fu = 符と点数
learn-at-table = 卓上のルール
learn-differences = ルールの比較
learn-quiz = クイズ
learn-dora = ドラ
learn-rules = ルール：{ $name }
learn-choose-rules = どのルールですか？

## quiz

quiz-title = クイズ · { $rules }
quiz-streak = { $count }連続正解（最高{ $best }）
quiz-seat = 自風：{ $wind }
quiz-round = 場風：{ $wind }
quiz-ron = { $wind }からロン
quiz-self-drawn = ツモ
quiz-dora = 表示牌
quiz-ura = 裏表示牌
quiz-right = 正解！
quiz-wrong = 残念。正解は{ $answer }。
quiz-next = 次の問題
quiz-next-step = 次へ
quiz-not-for-nts = クイズはリーチ麻雀のみで、NTSにはありません。上の本の印から別のルールを選んでください。
quiz-level-yaku = 役を当てる
quiz-level-fu = 符を数える
quiz-level-points = 点数を計算
quiz-level-steps = 順番に
quiz-ask-yaku = 役とドラはどれですか？
quiz-ask-fu = 何符ですか？
quiz-ask-points = { $wind }の支払いは？
quiz-ask-points-from-each = 何点オールですか？
quiz-ask-points-others-and-east = 子と親の支払いは？
quiz-why-yaku-missed = { $yaku }もつきます。
quiz-why-yaku-extra = { $yaku }はつきません。
quiz-why-yaku-confused = { $yaku }ではありません。
quiz-why-dora-missed = ドラも数えます。
quiz-why-dealer-missed = 和了したのは親なので1.5倍です。
quiz-why-not-dealer = それは親の点数で、和了したのは子です。
quiz-why-fu-row = 符の数が違います。
quiz-why-fu-start = 門前ロンは{ $closed }符から、それ以外は{ $other }符から数えます。
quiz-why-fu-wait = 待ちの符も数えます。
quiz-why-fu-sets = 暗刻は明刻の2倍です。ロンで完成した刻子は明刻です。
quiz-why-fu-rounding = 符は切り上げで、切り捨てません。
quiz-why-fu-seven-pairs = 七対子は必ず{ $fu }符で、切り上げません。
quiz-why-han-missed = それは翻が少ない場合です。
quiz-why-han-extra = それは翻が多い場合です。
quiz-why-yakuman-more = それは多すぎます。
quiz-why-yakuman-less = 役満はもっと高いです。

## yaku-list

yaku-list-title = 役 · { $rules }
yaku-list-title-doublings = 翻 · { $rules }
yaku-list-han = { $count }翻
yaku-list-han-and-more = { $count }翻以上
yaku-list-yakuman = 役満
yaku-list-dora = ドラ
yaku-list-closed-only = 門前のみ
yaku-list-open-too = 鳴いても同じ
yaku-list-open = 鳴くと{ $han }
yaku-list-alone = 複合なし
yaku-list-special-wait = 特殊待ち：{ $worth }
yaku-list-each = 1枚につき
yaku-list-doublings = 翻
yaku-list-limit-hands = 上限役
yaku-list-limit-self-drawn = ツモ
yaku-list-limit-discard = ロン
yaku-list-limit-both = ツモ。ロンは{ $discard }
yaku-list-indicators = 右端は表示牌です。
