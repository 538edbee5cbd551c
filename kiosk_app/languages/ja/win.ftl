## enter

enter-continue = 次へ
enter-just-points = 点数だけ
enter-complete = 手牌がそろいました。牌をタップすると直せます。
enter-take-away = 取り除く
enter-take-meld = 副露を取り除く
enter-winning = 和了牌にする
enter-which = どの牌ですか？
enter-mode-hand = 手牌
enter-mode-chi = チー
enter-mode-pon = ポン
enter-mode-kan = 明槓
enter-mode-ankan = 暗槓
enter-mode-dora = ドラ
enter-mode-ura = 裏ドラ
enter-problem-unknown-tile = 読み取れない牌が{ $count }枚あります。タップしてください。
enter-problem-broken-meld = { $tiles }は面子になりません。違う牌をタップしてください。
enter-problem-too-few = { $wanted }枚のうち{ $count }枚。最後の牌が和了牌です。
enter-problem-too-few-waiting = { $wanted }枚のうち{ $count }枚です。
enter-problem-too-many = { $count }枚あります。{ $wanted }枚になるよう取り除いてください。
enter-problem-no-winning-tile = 和了牌をタップしてください。
enter-problem-five-alike = { $tile }が5枚あります。違う牌をタップしてください。
enter-problem-too-many-indicators = ドラ表示牌は5枚までです。取り除いてください。
enter-problem-open-riichi = リーチは門前でなければできません。副露があるので、牌を直してください。

## points

points-han = 何翻ですか？
points-fu = 何符ですか？
points-first-han = まず翻数を選んでください。満貫以上は符は不要です。
points-from-all = { $each }オール

## reading

reading-continue = 次へ
reading-look = 牌を確認
reading-look-title = 読み違いの牌をタップ
reading-all-right = すべて正しい
reading-again = 撮り直す
reading-details = 読み取りの内容
reading-second = 2番目の候補
reading-other-hand = 写真の別の手牌
reading-changed = { $read }を{ $now }と判断：{ $why }
reading-doubt = 不確かな牌が{ $count }枚あります。下の正しい牌をタップしてください。
reading-fine = 牌をタップすると直せます。ドラッグで移動もできます。
reading-which = どの牌ですか？
reading-take-away = 取り除く
reading-make-win = 和了牌にする
reading-kong-concealed = 暗槓
reading-kong-open = 明槓
reading-add = 牌を追加
reading-dora-differs = 卓のドラ表示牌は{ $table }、写真では{ $photo }です。卓の方を使います。
reading-remember = 牌セットに追加
reading-remembered = 牌セット「{ $name }」に追加しました。
reading-nothing = すべての牌をはっきり読み取れました。
reading-zone-concealed = 手牌
reading-zone-win = 和了牌
reading-zone-meld = 副露
reading-zone-dora = ドラ表示牌
reading-zone-ura = 裏ドラ表示牌
reading-because-fifth = { $read }が5枚目になるため
reading-because-meld = 面子になるため
reading-because-shape = 和了形になるため
reading-because-red = 赤五の枚数に合わせて
reading-because-no-tile = ほかに合う牌がないため
reading-note-no-tiles = 牌が写っていません。カメラを手牌に向けてください。
reading-note-no-hand = 手牌が写っていません。表を上にして一列に並べてください。
reading-note-hand-cut-off = 手牌が端で切れています。カメラを少し離してください。
reading-note-too-few = { $wanted }枚のうち{ $count }枚しか写っていません。カメラを少し離してください。
reading-note-not-all-seen = { $wanted }枚のうち{ $count }枚しか見えません。表を上にして並べてください。
reading-note-standing = 牌が立っています。表を上にして倒してください。
reading-note-covered = ほかの牌の上に重なった牌があります。横に置いてください。
reading-note-too-many = { $count }枚あります。{ $wanted }枚になるよう余分な牌を除いてください。
reading-note-no-win = 和了形になっていません。読み違いの牌を探してください。
reading-note-broken-meld = { $tiles }は面子になりません。読み違いの牌を探してください。
reading-note-win-not-in-view = 和了牌が写っていません。選んでください。
reading-note-win-is-a-guess = 離れた牌がないため、和了牌は推測です。確かめてください。
reading-note-five-alike = 同じ牌が5枚あります。読み違いの牌を探してください。
reading-note-unreadable = 読めない牌が1枚あります。近づいて撮り直してください。
reading-note-unreadable-tiles = 読めない牌が{ $count }枚あります。近づいて撮り直してください。
reading-note-other-hand = 別の手牌も写っています。中央に近い方を読みました。
reading-note-other-hands = ほかに{ $count }つの手牌が写っています。中央に近いものを読みました。
reading-note-hard-to-read = 読み取りにくい写真でした。1枚ずつ確かめてください。
reading-note-dark = 暗くて読めません。照明を牌に向けてください。
reading-note-bright = 光が強すぎます。照明を少しそらしてください。
reading-note-cut-off = 端の牌が切れています。カメラを少し離してください。
reading-note-small = 牌が小さすぎます。カメラを近づけてください。
reading-note-glare = 照明が牌に映り込んでいます。カメラを少し傾けてください。
reading-note-blurred = 写真がぶれています。カメラを少しの間動かさないでください。

## score

score-correct = 直す
score-compare = 比較
score-compare-title = 他のルールでは
score-why = 内訳
score-by-tsumo = { $name }　ツモ
score-by-ron = { $name }　ロン（放銃：{ $from }）
score-big = { $worth }　{ $points }
score-limit-mangan = 満貫
score-limit-haneman = 跳満
score-limit-baiman = 倍満
score-limit-sanbaiman = 三倍満
score-limit-yakuman =
    { $count ->
        [1] 役満
       *[other] { $count }倍役満
    }
score-total = 合計
score-between = { "　" }
score-fu-total = { $sum } 切り上げ
score-why-not-more = ほかの役は？
score-done = 完了
score-no-win = この手は和了ではありません。
score-no-win-then = 読み違いがあれば牌を直してください。すでに和了を宣言していればチョンボです。
score-chombo = チョンボを記録
score-leave-out = { $name }を除く
score-swap = 手牌を入れ替え
score-counters = { $count }本場
score-sticks = 供託{ $count }本
score-annuls = リーチ宣言牌
score-liable = パオ：{ $name }
score-nobody = なし
score-riichi = リーチ
score-seat = 自風：{ $wind }
score-round = 場風：{ $wind }
score-free-counters = { $count }本場
score-flag-ippatsu = 一発
score-flag-double_riichi = ダブルリーチ
score-flag-haitei = 海底
score-flag-houtei = 河底
score-flag-rinshan = 嶺上開花
score-flag-chankan = 槍槓
score-flag-first_turn = 一巡目

## settle

settle-title = { $name }の和了
settle-ask = 各自の手を写真・牌・点数のどれかで入力してください。手をタップすると点数の理由が出ます。
settle-others-count-nothing = 入れていない手は0点です。確定するか、先に入れてください。
settle-not-out = { $name }さんはこの手では和了できません。タップすると理由が出ます。
settle-problem-of = { $name }：{ $problem }
settle-mahjong = { $wind }・和了
settle-no-hand = 手牌がまだありません
settle-counted = 卓上で計算
settle-dead = アガリ放棄
settle-why = 理由
settle-ruling = 支配者：{ $name }
settle-ruling-who = サイコロで決まった支配者は誰ですか（支払いも受け取りも二倍）
settle-all-hands = 全員の手
settle-points-of = { $name }の手の点数
settle-lucky =
    { $unnamed ->
        [0] 花牌：{ $count }枚
       *[other] 花牌：{ $count }枚、未確認{ $unnamed }枚
    }
settle-lucky-title = この手の花牌はどれですか？
settle-photo = 写真
settle-tiles = 牌
settle-points = 点数
settle-flag-last_wall_tile = 海底
settle-flag-last_discard = 河底
settle-flag-kong_bloom = 嶺上開花
settle-flag-kong_on_kong = 連続した槓
settle-flag-robbed_kong = 槍槓
settle-flag-heaven = 天和
settle-flag-earth = 地和

## win

win-title = 和了
win-who-won = 和了した人は？
win-who-won-first = まず和了した人を選んでください。
win-who-paid = 放銃した人は？
win-self-drawn = ツモ
win-first-title = 誰が優先ですか？
win-first-nts = 一つの打牌で和了できるのは1人です。その牌で完成するものの順に優先します：{ $order }。同じ場合は、放銃者の次に順番が来る人です（{ $section }）。
win-first-in-turn = { $rules }では一つの打牌で和了できるのは1人だけです（頭ハネ）。放銃者の下家から順に優先します（{ $section }）。
win-several = ダブロン
win-three-abort = { $rules }では三家和は途中流局です。
win-too-many = { $rules }では、1つの捨て牌で和了できるのは{ $count }人までです。
win-to-draw = 流局を記録
win-hand-of = { $name }の手牌
win-hand-of-several = { $name }の手牌（{ $at }/{ $count }）
win-free-title = 手牌の計算

## furiten

furiten-ask = フリテン？
furiten-title = { $name }さんはフリテンですか？
furiten-say = { $name }さんが捨てた牌、または直前のツモ以降に見逃した牌をタップしてください。
furiten-in-riichi = { $name }さんが捨てた牌、またはリーチ後に見逃した牌をタップしてください。
furiten-no = なければフリテンではなく、ロンは有効です。
furiten-seen = 写真では手牌の横に待ち牌があります。{ $name }さんの捨て牌ですか？
furiten-yes = フリテンのためロンできません（{ $section }）。
furiten-yes-here = フリテンのためロンできません。
furiten-reason = フリテンでのロン

## won-on

won-on-question = { $count }枚です。和了牌はどれですか？
won-on-in-view = 河にあります
won-on-other = ほかの牌…
won-on-which = 和了牌
