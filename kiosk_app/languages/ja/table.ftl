## dora

dora-title = ドラはどれ？
dora-tap = めくった牌をタップしてください。
dora-is = ドラは{ $dora }
dora-because = 表示牌は{ $indicator }。{ $reason }
dora-none-in-nts = NTSにドラはありません。リーチ麻雀用です。
dora-camera = カメラ
dora-keys = 牌を選ぶ
dora-another = ほかの牌
dora-put = 卓に記録
dora-noted = この局に記録しました：{ $indicator } → ドラ{ $dora }。
dora-starting = カメラを起動しています…
dora-point = カメラを表示牌に向けてください。
dora-several = 複数の牌が見えています。1つ選んでください。
dora-reason-next = 同じ種類の次の牌がドラです。
dora-reason-nine = 9の次は同じ種類の1です。
dora-reason-wind = 風牌は東→南→西→北→東の順に回ります。
dora-reason-dragon = 三元牌は白→發→中→白の順に回ります。
dora-reason-red = 赤五も普通の五と同じです。
dora-refused-full = 表示牌は5枚までです。
dora-refused-four-of-them = この牌は4枚しかありません。

## draw

draw-title = 流局
draw-check-hand = 手牌を確認
draw-who-waits = テンパイの人をタップしてください。
draw-nagashi = 流し満貫
draw-locked = { $name }さんはリーチ中なのでテンパイです。
draw-annul = { $name }のリーチ宣言牌でロン：リーチは不成立
draw-next = 次：{ $hand }・{ $counters }本場・供託{ $sticks }本
draw-kind-exhaustive = 荒牌流局
draw-kind-nine-orphans = 九種九牌
draw-kind-four-winds = 四風連打
draw-kind-four-discards = 4人の第一打が同じ牌
draw-kind-four-kongs = 四槓散了
draw-kind-four-riichi = 四家立直
draw-kind-three-ron = 三家和
draw-kind-nagashi = 流し満貫
draw-check-whose = 誰の手牌ですか？
draw-checked-noten = { $name }さんはノーテンです。

## final

final-title = 結果
final-so-far = ここで終わった場合
final-end = 対局を終える
final-end-agreed = 合意で終了
final-end-dealer = アガリやめ
final-ended = 対局が終わりました。
final-undo = まだ続ける
final-again = 新しい対局
final-home = ホーム
final-next-round = 次の回戦
final-standings = 成績
final-share = 共有
final-details = 内訳
final-points = 点数
final-counted = 差引
final-substitution = 不参加
final-rounding = 端数
final-uma = ウマ
final-oka = オカ
final-yakitori = 焼き鳥
final-penalties = ペナルティ
final-score = スコア
final-sum = 合計
final-ranking = 順位点
final-leftover = { $name }：供託{ $points }点を含む
final-left-on-table = 供託{ $points }点は場に残ります。
final-to-zero = 千点単位で切り捨て、合計が0になるよう1位が調整します{ $cite }。
final-one-point = 千点単位で切り捨て、1位の調整は1ポイントまでです{ $cite }。
final-for = { $player }（{ $name }の代走）
final-over-rounds = 全局が終わりました。
final-over-time = 時間になりました。
final-over-below-zero = トビ終了です。
final-over-points-reached = 規定の点数に達しました。

## table

table-round = { $wind }{ $number }局
table-hand = { $number }局目
table-dealer = 親
table-counters = 本場
table-sticks = 供託
table-hands-left = 残り{ $count }局
table-win = 和了
table-draw = 流局
table-dora = ドラ
table-more = その他
table-undo = 元に戻す：{ $what }
table-nothing-to-undo = 元に戻す
table-redo = やり直す：{ $what }
table-nothing-to-redo = やり直す
table-undone = 元に戻しました：{ $what }
table-redone = やり直しました：{ $what }
table-riichi = リーチ
table-dead = アガリ放棄
table-changed = { $before } → { $after }
table-in-riichi = { $name }さんはリーチ中です。リーチ棒を長押しすると取り消せます。
table-riichi-not-last = { $name }さんのリーチの後に記録があります。先にそれを元に戻してください。
table-declare-first = { $name }さんがリーチしたら、リーチ棒をタップしてください。
table-compare = { $name }：{ $points }点
table-ahead = { $name }より{ $points }点多い
table-behind = { $name }より{ $points }点少ない
table-level = { $name }と同点
table-note-dora = ドラ表示牌を記録
table-indicators = ドラ表示牌
table-indicators-say = めくった牌をタップしてください。上の牌をタップすると取り消せます。
table-indicators-full = ドラ表示牌は5枚までです。先に1枚取り消してください。
table-four-of-them = この牌は4枚しかありません。
table-by-camera = カメラで
table-done = 完了
table-show-result = 結果を見る
table-referee = チョンボ・ペナルティ
table-correction = 訂正
table-history = 対局の記録
table-ended-hand = { $hand }：{ $what }
table-call-time = 時間終了を記録
table-end-game = 対局を終える
table-turn-screen = 画面を回す
table-settings = 設定
table-club = 例会
table-learn = 学ぶ
table-home = ホーム
table-time-title = この局のサイコロはもう振りましたか？
table-time-running = はい：この局ともう1局
table-time-between = いいえ：次が最終局
table-time-called = 時間です。あと{ $count }局打ちます。
table-end-title = ここで対局を終えますか？
table-end-say = 今の点数で終了します。後で元に戻せます。
table-end-agreed = 全員の合意で終了
table-end-dealer = { $name }のアガリやめ
table-end-complete = 対局終了
table-play-on = 続ける
table-wind-east = 東
table-wind-south = 南
table-wind-west = 西
table-wind-north = 北
table-wind-green = 發
table-wind-dreamer = 抜け番
table-dreamer = { $name }は抜け番
table-dreamer-has = { $name }：{ $points }点
table-dreams-now = { $name }さんはこの局は抜け番です。次の局から入ります。
table-over-rounds = オーラスが終わりました。
table-over-time = 時間切れです。
table-over-below-zero = トビで終了です。
table-over-points-reached = 規定の点数に達しました。
table-over-ended = 対局が終了しました。
table-place = { $place }位
table-standing = { $place }・{ $gap }
table-standing-later = { $place }（後で { $points }）
table-tap-winner = 和了者をタップしてください。
table-wind-letter-east = 東
table-wind-letter-south = 南
table-wind-letter-west = 西
table-wind-letter-north = 北
table-later = ウマの後 { $points }：{ $reason }

## tenpai

tenpai-title = テンパイの確認
tenpai-tenpai = テンパイ。待ちは{ $count }種：
tenpai-noten = ノーテン：待ちの牌がありません。
tenpai-not-yet = { $count }枚です。{ $wanted }枚になるよう直してください。
tenpai-correct = 直す
tenpai-done = 完了

## needs

needs-page = 逆転条件
needs-title = { $hand }・{ $place }になる条件
needs-short = { $name } { $place }：{ $needs }
needs-between = ・
needs-ron = { $name }から{ $worth }
needs-ron-others = 他家から{ $worth }
needs-ron-any = ロン{ $worth }
needs-tsumo = { $worth }ツモ
needs-tied = { $need }（同着）
needs-has-it = 確保、{ $points }点リード
needs-has-it-level = 確保
needs-out-of-reach = 一局では届きません
needs-explained = この局で終わる場合に必要な最低の和了です（本場・供託・ウマ込み）。
needs-shares = { $other }・{ $dealer }

## wall

wall-title = サイコロと山
wall-roll = サイコロを振る
wall-say = 2個のサイコロの目をタップするか、ここで振ってください。
wall-player = { $wind }家 { $name }
wall-broken = { $dice }：{ $name }さんの山を開けます。配牌は右から{ $left }番目の山から。ドラ表示牌は{ $wind }家の山の右から{ $indicator }番目、上の牌です。
wall-key = 黄色：王牌。枠：最初に取る牌とドラ表示牌。東家は下側です。
wall-say-nts = 東家のサイコロの目、次に山を開ける人の目をタップするか、ここで振ってください。
wall-first-throw = 東家からやり直す
wall-opener = { $dice }：{ $name }さんが山を開け、もう一度振ります。その目をタップしてください。
wall-broken-nts =
    合計{ $dice }：{ $wind }家の山の右から{ $at }番目を開けます。その2枚を切れ目の右の山に載せます（嶺上牌）。配牌は切れ目の左から。王牌は嶺上牌を含めて{ $dead }枚、{ $refilled ->
        [yes] 補充します。
       *[no] 補充しません。
    }
wall-ruling = この局は{ $name }さんが支配者です。
wall-key-nts = 黄色：王牌。枠：最初に取る牌と嶺上牌。東家は下側です。
