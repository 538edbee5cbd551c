## events

events-game-started = 対局開始
events-riichi-declared = { $name }のリーチ
events-ron = { $winners } ロン（{ $discarder }から）
events-tsumo = { $winners } ツモ
events-worth = { $name } { $worth }
events-exhaustive-draw = 流局・全員ノーテン
events-exhaustive-draw-tenpai = 流局・テンパイ：{ $names }
events-nagashi-mangan = 流し満貫：{ $names }
events-abortive-draw = 途中流局：{ $reason }
events-chombo = { $name }のチョンボ
events-redeal = 配り直し
events-dead-hand = { $name }のアガリ放棄
events-penalty = { $name }にペナルティ { $points }
events-bonus = { $name }に加点 { $points }
events-cancelled = ペナルティ・加点の取り消し
events-correction = 訂正：{ $reason }
events-mended = 過去の局の訂正
events-players-changed = 席順の訂正
events-late-arrival = { $name }が{ $minutes }分遅刻
events-substitute = { $name }の代わりに{ $player }
events-time-called = 時間終了の合図
events-game-ended = 対局終了
events-yakuman =
    { $count ->
        [1] 役満
       *[other] { $count }倍役満
    }
events-han = { $count }翻
events-han-fu = { $han }翻{ $fu }符
events-points = { $count }
events-abort-nine-orphans = 九種九牌
events-abort-four-winds = 四風連打
events-abort-four-discards = 4人の第一打が同じ牌
events-abort-four-riichi = 四家立直
events-abort-four-kongs = 四槓散了
events-abort-three-ron = 三家和
events-every-hand-self-drawn = { $name }の和了（ツモ）：{ $points }
events-every-hand-on-a-tile = { $name }の和了（{ $discarder }からロン）：{ $points }
events-every-hand-draw = 流局

## history

history-title = 対局の記録
history-counters = { $count }本場
history-nothing = まだ一局も終わっていません。
history-plot = グラフ
history-list = 一覧
history-go-back = この局の前に戻す
history-go-back-explained = この局とその後をすべて取り消します。記録には残り、「やり直す」で復元できます。
history-redo = やり直す：{ $what }
history-no-photo = この局の写真はありません。
history-paid = 前後の点数
history-running = 進行中
history-corrected = 訂正済み
history-was = 訂正前：{ $what }

## mend

mend-edit = この局を訂正
mend-title = { $hand } { $counters }本場の訂正
mend-title-plain = { $hand }の訂正
mend-ending-win = 和了
mend-ending-draw = 流局
mend-ending-chombo = チョンボ
mend-ending-redeal = 配り直し
mend-who = 和了・放銃
mend-worth = 翻と符
mend-hands = 手牌
mend-tiles = 手牌
mend-no-winner = 「和了・放銃」をタップしてください。
mend-who-chombo = チョンボをした人は？
mend-nothing-yet = 間違いを直してください。その後の局はすべて計算し直します。
mend-fits = その後の局に矛盾はありません。
mend-misfits = その後の記録{ $count }件が合わなくなります。訂正するか、除外してください。
mend-misfit = { $hand }：{ $what }。{ $why }
mend-edit-too = 訂正
mend-leave-out = 除外
mend-done = 局を訂正しました。「元に戻す」で訂正前に戻せます。
mend-edit-explained = 間違いを直します。その後の局は計算し直します。
