## club

club-title = 例会
club-open = 例会を開く
club-close = 例会を閉じる
club-close-question = { $name }を閉じますか?対局と成績は残ります。
club-night-name = 例会の名前
club-night-of = { $day }の例会
club-season = シーズン
club-no-night = 例会は開かれていません。
club-no-tables = まだ対局がありません。参加者を選び、席を決めてください。
club-players = 参加者
club-seating = 席決め
club-timer = 時計
club-standings = 成績
club-export = 書き出し
club-table = 卓{ $table }
club-round = { $number }回戦
club-ended = 終局
club-another-kiosk = 卓{ $table }は別の端末の対局です。点数はクラブのサーバーから届きます。
club-server-on = 接続中
club-server-off = 未接続
club-players-here = 参加者 { $count }人

## export

export-title = ファイルに書き出す
export-standings = 成績
export-games = 全対局
export-penalties = ペナルティ
export-report = 大会報告書
export-night = 例会の記録
export-form = 形式
export-as-csv = CSV
export-as-xlsx = Excel (XLSX)
export-as-pdf = PDF
export-where = 保存先
export-stick = USBメモリ { $name }
export-folder = フォルダー { $name }
export-write = 書き出す
export-written = { $path }に保存しました。

## players

players-title = 参加者
players-new = 新しい人
players-edit = 登録内容
players-tonight = 今夜
players-first-letters = 最初の文字
players-nobody = まだ誰も登録されていません。
players-nobody-found = 該当する人がいません。新しく登録しますか?
players-name = 名前
players-ema-number = EMA番号
players-country = 国
players-guest = ゲスト
players-save = 保存
players-same = 同じ人を選ぶ…
players-same-as = { $name }さんと同じ人は…
players-merged = { $one }さんと{ $other }さんを同じ人として数えます。
players-here = { $count }人参加

## seating

seating-title = 席決め
seating-draw = 抽選
seating-plan = 計画
seating-plan-title = 残り何回戦ですか?
seating-plan-help = 多くの人と、すべての風で当たります。
seating-make-plan = 計画する
seating-round = { $number }回戦
seating-table = 卓{ $table }
seating-begun = 開始済み
seating-begin = ここで開始
seating-begin-title = 卓{ $table }の対局をこの端末で始めますか?
seating-tournament = 大会形式
seating-nobody = 席がまだ決まっていません。抽選か計画をしてください。
seating-again = 席を決め直しますか?
seating-again-question = { $number }回戦はまだ始まっていません。席を決め直します。
seating-here = 参加者{ $count }人
seating-waits = { $names }さんは今回お休みです。あと{ $missing }人で1卓増えます。

## standings

standings-title = 成績
standings-night = 例会
standings-season = シーズン
standings-all = 通算
standings-all-time = 通算成績
standings-of-season = { $season }シーズン
standings-no-night = 例会はまだありません
standings-nobody = まだ終了した対局がありません。
standings-which = どれを見ますか?
standings-column-rank = 順
standings-column-player = 参加者
standings-column-games = 対局
standings-column-average = 平均
standings-column-score = 得点
standings-column-best = 最高
standings-column-wins = 和了 %
standings-column-deal-ins = 放銃 %
standings-rank = 順位
standings-games = 対局
standings-places = 1 2 3 4
standings-average = 平均
standings-score = 得点
standings-points = 点数
standings-wins = 和了
standings-deal-ins = 放銃
standings-riichi = 立直
standings-self-drawn = ツモ
standings-chombos = チョンボ
standings-penalties = ペナルティ
standings-penalties-count = ペナルティ { $count }
standings-after-uma = ウマの後
standings-at-table = 卓上
standings-best-hand = 最高の手 { $points }点

## timer

timer-title = 対局時計
timer-table = 卓{ $table }
timer-last-hands = 合図:最後の局です
timer-time-over = 時間です。この局で終わりです
timer-bell-before = 終了{ $count }分前に合図
timer-start = 開始
timer-pause = 一時停止
timer-go-on = 再開
timer-stop = 時計を止める
timer-stop-question = この時計を止めますか?残り時間は失われます。
timer-stands = 停止中
timer-runs = 残り時間
timer-after-bell = 最後の局
timer-over = 超過
timer-more-time = 卓に時間を追加
timer-added = 卓{ $table }:{ $time }
timer-which-table = どの卓ですか?
timer-how-long = 卓{ $table }に何分ですか?
timer-no-tables = 対局中の卓がありません。
