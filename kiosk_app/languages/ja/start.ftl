## first-start

first-start-language = 言語
first-start-language-help = すべて後で設定から変更できます。
first-start-rules = どのルールで打ちますか？
first-start-rules-help = 対局ごとに変えられます。クラブのルールファイルは「設定」で選べます。
first-start-camera = 卓を写すカメラはどれですか？
first-start-camera-help = カメラがなければ、手牌は画面で入力します。
first-start-tiles = お使いの牌を登録しますか？
first-start-tiles-help = 多くの牌セットはそのまま読めます。全種類の写真を1枚撮ると、より確実になります。
first-start-no-set = 今はしない
first-start-new-set = 今すぐ登録
first-start-next = 次へ
first-start-skip = 残りを省略
first-start-done = 完了

## home

home-title = 点棒
home-new-game = 新しい対局
home-club = 例会
home-dora = ドラ
home-score-a-hand = 点数計算
home-learn = 学ぶ
home-settings = 設定
home-to-the-table = 卓に戻る

## new-game

new-game-title = 新しい対局
new-game-start = 開始
new-game-player = プレイヤー{ $number }
new-game-lots = 場所決め
new-game-drawn = 場所が決まりました：{ $names }
new-game-rules = ルール
new-game-more = その他
new-game-count = { $count }人
new-game-count-title = 何人で打ちますか
new-game-count-say-three = 北家と萬子はなく、チーもできません。最後の一局は緑發が場の牌です。
new-game-count-say-four = 卓の四方に一人ずつ座ります。
new-game-count-say-five = 毎局一人が抜けます。東家だった人が次に抜け、抜けていた人がその席に入ります。
new-game-green-round = 五周目に緑發の場を打つ
new-game-more-title = この対局の設定
new-game-tournament = 大会：チョンボはウマの後に引く
new-game-yakitori = 焼き鳥
new-game-start-points = 配給原点
new-game-usual = { $points }（ルール通り）
new-game-who = { $wind }は誰ですか？
new-game-name = 名前（先頭の数文字でも可）
new-game-guest = ゲスト：{ $name }
new-game-new-player = 新規登録：{ $name }
new-game-no-players = まだ誰も登録されていません。名前を入力してください。
new-game-running = この卓はまだ対局中です。最後まで打つか、「その他」から終了してください。
new-game-to-the-table = 卓へ
new-game-handicap = ハンデ
new-game-handicap-say = 対局前に渡す点数です。
new-game-handicap-left = 合計が0になるように、あと{ $points }です。
