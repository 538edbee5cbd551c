## club

club-title = 例会
club-open = 例会を開始
club-close = 例会を終了
club-close-question = { $name }を終了しますか？　対局と成績は残ります。
club-night-name = 例会の名前
club-night-of = { $day }の例会
club-season = シーズン
club-no-night = 開催中の例会はありません。
club-no-tables = まだ対局がありません。参加者を選び、席を決めてください。
club-players = 参加者
club-seating = 席決め
club-timer = タイマー
club-standings = 成績
club-nights = 過去の例会
club-export = 書き出し
club-table = { $table }番卓
club-round = { $number }回戦
club-ended = 終局
club-another-kiosk = { $table }番卓は別の端末の対局です。点数はクラブのサーバーから届きます。
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
export-as-xlsx = Excel（XLSX）
export-as-pdf = PDF
export-where = 保存先
export-stick = USBメモリ { $name }
export-folder = フォルダー { $name }
export-write = 書き出す

## players

players-title = 参加者
players-new = 新規登録
players-edit = 登録内容
players-tonight = 本日参加
players-first-letters = 名前の先頭
players-nobody = まだ誰も登録されていません。
players-nobody-found = 該当する人がいません。
players-name = 名前
players-ema-number = EMA番号
players-country = 国
players-guest = ゲスト
players-save = 保存
players-same = 同一人物を統合…
players-same-as = { $name }さんと同一人物なのは…
players-merged = { $one }さんと{ $other }さんを統合しました。
players-as-last-time = 前回と同じ（{ $count }人）
players-add = 新規登録：{ $name }
players-add-guest = ゲスト：{ $name }
players-file = ファイル等
players-file-here = { $file }
players-file-on-stick = { $file }（USBメモリ { $place }）
players-file-none = 名簿が見つかりません。CSVファイルか、1行に1人の名前を書いたテキストファイルの入ったUSBメモリを挿してください。
players-file-found = 新規{ $count }人、登録済み{ $known }人です。
players-file-line = { $number }行目は読み込みません。{ $why }
players-file-more-lines = ほかに{ $count }行を読み込みません。
players-file-take = 追加する
players-phone = スマホから
players-phone-explained = 同じWi-Fiのスマホで読み取り、名前を入力してください。この画面を開いている間だけ使えます。
players-phone-no-network = ローカルネットワークがありません。この端末はWi-Fiに接続されていません。
players-phone-page = 本日の参加者
players-phone-page-hint = 1行に1人ずつ入力してください。
players-phone-page-send = 送信
players-phone-page-sent = 送信しました。端末の画面で追加すると登録されます。
players-here = { $count }人参加

## seating

seating-title = 席決め
seating-draw = 抽選
seating-plan = 組み合わせ
seating-plan-title = 残り何回戦ですか？
seating-plan-help = できるだけ多くの相手と、東南西北すべての席で対戦するように組みます。
seating-make-plan = 組み合わせを作る
seating-round = { $number }回戦
seating-table = { $table }番卓
seating-begun = 開始済み
seating-begin = ここで開始
seating-begin-title = { $table }番卓の対局をこの端末で始めますか？
seating-tournament = 大会形式
seating-nobody = 席がまだ決まっていません。抽選するか、組み合わせを作ってください。
seating-again = 席を決め直しますか？
seating-again-question = { $number }回戦はまだ始まっていません。席を決め直します。
seating-here = 参加者{ $count }人
seating-waits = 今回の抜け番：{ $names }。あと{ $missing }人で1卓増えます。

## standings

standings-title = 成績
standings-night = 例会
standings-season = シーズン
standings-all = 通算
standings-all-time = 通算成績
standings-of-season = { $season }シーズン
standings-no-night = 例会はまだありません
standings-nobody = まだ終了した対局がありません。
standings-which = どれを見ますか？
standings-column-rank = 順
standings-column-player = 参加者
standings-column-games = 対局数
standings-column-average = 平均 順位
standings-column-score = スコア
standings-column-best = 最高打点
standings-column-wins = 和了率
standings-column-deal-ins = 放銃率
standings-rank = 順位
standings-games = 対局数
standings-places = 1 2 3 4
standings-average = 平均順位
standings-score = スコア
standings-points = 点数
standings-wins = 和了率
standings-deal-ins = 放銃率
standings-riichi = リーチ率
standings-self-drawn = ツモ
standings-chombos = チョンボ
standings-penalties = ペナルティ
standings-penalties-count = ペナルティ { $count }
standings-after-uma = ウマの後
standings-at-table = 卓上
standings-best-hand = 最高打点 { $points }点
standings-penalty = { $name } { $points }（{ $when }）：{ $reason }　{ $where }

## timer

timer-title = タイマー
timer-table = { $table }番卓
timer-table-says = { $table }番卓：{ $sentence }
timer-last-hands = 合図：最終局です
timer-time-over = 時間です。この局で終わりです
timer-bell-before = 終了{ $count }分前に合図
timer-start = 開始
timer-pause = 一時停止
timer-go-on = 再開
timer-stop = タイマーを終了
timer-stop-question = タイマーを終了しますか？　残り時間は失われます。
timer-paused = 停止中
timer-runs = 残り時間
timer-after-bell = 最終局
timer-over = 超過
timer-more-time = 卓に時間を追加
timer-added = { $table }番卓：{ $time }
timer-which-table = どの卓ですか？
timer-how-long = { $table }番卓に何分ですか？
timer-no-tables = 対局中の卓がありません。

## the night on paper

paper-about = { $day }・全{ $count }対局
paper-about-in-season = { $day }・シーズン{ $season }・全{ $count }対局
paper-places = 順位回数
paper-average = 平均順位
paper-uma = ウマ
paper-best-hands = 最高の和了
paper-hand = 手牌
paper-penalties = ペナルティと加点
paper-round = 回戦
paper-table = 卓
paper-when = 時点
paper-why = 理由
paper-begun = { $rules }・{ $time }開始
paper-nothing = まだ何もありません。
