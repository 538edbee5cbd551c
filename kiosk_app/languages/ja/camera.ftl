## camera

camera-tap-tiles = 牌を選ぶ
camera-from-file = 写真を選ぶ
camera-keep = この牌で進む
camera-same-hand = まだ{ $first }さんの手牌です。{ $name }さんの手牌を並べてください。
camera-other-hand = 同じ写真の別の手牌
camera-looking = 手牌を写してください。和了牌は少し離して置きます。
camera-taking = 撮影します。止めるには画面をタップしてください。
camera-reading = 写真を読み取っています…
tile-set-other-network = 牌セット「{ $name }」は別のバージョンのTenbouで登録されたため、使わずに読み取ります。「設定」で登録し直してください。
camera-photos = 写真
camera-no-photos = 写真が見つかりません。USBメモリを挿すか、「ピクチャ」フォルダーに入れてください。
camera-trouble-starting = カメラを起動しています。
camera-trouble-busy = ほかのプログラムがカメラを使っています。そのプログラムを終了してください。
camera-trouble-unplugged = カメラが応答しません。ケーブルを確認してください。
camera-trouble-none = カメラが見つかりません。接続するか、写真を選ぶか、牌をタップして入力してください。
camera-trouble-switched-off = カメラがオフになっています。オンにしてください。
camera-trouble-no-permission = カメラを使う権限がありません。ユーザーを video グループに加えて、ログインし直してください。
camera-trouble-no-software = Raspberry Piカメラ用の python3-picamera2 をインストールしてください。
camera-trouble-old-software = picamera2 { $version } は古いため使えません。{ $needed } 以上に更新してください。
camera-trouble-no-memory = カメラの画像用メモリが足りません。再起動し、直らなければRaspberry Pi OSを入れ直してください。
camera-trouble-not-started = カメラを起動できません。端末を再起動し、ケーブルを確認してください。
camera-trouble-odd-picture = このカメラの画像形式は使えません。別のカメラを選んでください。
camera-trouble-not-read = この画像は読み取れませんでした。次の画像で試しています。
camera-trouble-no-film = 動画 { $name } が見つかりません。名前を確認してください。
camera-trouble-not-a-film = { $name } は動画ではありません。別のファイルを選んでください。
camera-trouble-no-folder = フォルダー { $name } がありません。写真のあるフォルダーを選んでください。
camera-trouble-no-photos = { $name } に読める写真がありません。JPEGの写真を入れてください。
camera-photo-missing = { $name } が見つかりません。別の写真を選んでください。
camera-photo-folder = { $name } はフォルダーです。中の写真を選んでください。
camera-photo-not-a-file = { $name } はファイルではありません。写真を選んでください。
camera-photo-no-permission = { $name } を開く権限がありません。コピーしてからやり直してください。
camera-photo-unreadable = { $name } をディスクから読めません。別の場所にコピーしてやり直してください。
camera-photo-empty = { $name } は空です。撮り直してください。
camera-photo-not-a-picture = { $name } は画像ではありません。JPEG、PNG、WebPの写真を選んでください。
camera-photo-unsupported = { $name } は { $kind } なので読めません。JPEGで保存してください。
camera-photo-cut-short = { $name } は途中で切れています。コピーし直すか、撮り直してください。
camera-photo-damaged = { $name } は壊れています。コピーし直すか、撮り直してください。
camera-photo-too-small = { $name } は { $width }×{ $height } ピクセルしかありません。最大サイズで撮影してください。
camera-photo-too-large = { $name } は { $megapixels } メガピクセルで大きすぎます。{ $most } メガピクセル以下のJPEGで保存してください。
camera-photo-too-many-bytes = { $name } は { $most } MBを超えています。JPEGで保存してください。
camera-photo-too-slow = { $name } は開くのに時間がかかりすぎます。通常のJPEGで保存し直してください。

## enrol

enrol-title = 牌セットの登録
enrol-lay = 図のように全種類を1枚ずつ表向きに並べ、段の間をあけ、ほかの物は写らないようにしてください。
enrol-laid = カメラへ進む
enrol-opening = カメラを開いています…
enrol-all-in-view = 全部の段がはっきり写っていたら撮影してください。
enrol-take = 撮影
enrol-looking = 段を探しています…
enrol-found = { $count }枚見つかりました。違う牌があればタップしてください。
enrol-missing = 見つからない牌：{ $tiles }。撮り直すか、このまま進めます。
enrol-which = これはどの牌ですか？
enrol-none = 除く
enrol-again = 撮り直す
enrol-save = 保存
enrol-name = 牌セットの名前
enrol-saved = 「{ $name }」を登録し、これから使います。

## calibration

calibration-title = カメラの確認
calibration-open = 位置を確認
calibration-looking = 牌を探しています…
calibration-good = カメラはこのままで大丈夫です。
calibration-fair = 使えますが、余裕がありません。
calibration-poor = まだ十分ではありません。
calibration-tiles = 写っている牌
calibration-tiles-value = { $value }枚
calibration-light = 明るさ
calibration-light-value = { $value }
calibration-tilt = 角度
calibration-tilt-value = { $value }°
calibration-size = 牌の幅
calibration-size-value = { $value } px
calibration-sharpness = ぼけ
calibration-sharpness-value = { $value }%
calibration-glare = 反射
calibration-glare-value = { $value }%
calibration-at-least = { $value }以上
calibration-at-most = { $value }以下
calibration-advice-tiles = 牌を5枚以上、表向きに置いてください。卓の四隅にも置きます。
calibration-advice-light = 卓が暗すぎます。明るい照明にするか、照明を近づけてください。
calibration-advice-tilt = カメラが斜めすぎます。中央に近づけて、下に向けてください。
calibration-advice-size = 牌が小さすぎます。カメラを低くするか、画角の狭いカメラを使ってください。
calibration-advice-sharpness = 画像がぼけています。レンズを拭き、台を固定してください。オートフォーカスのないレンズは、回してピントを合わせてください。
calibration-advice-glare = 照明が牌に映り込んでいます。照明を横にずらすか、紙で和らげてください。

## weights, tile sets and their photos

camera-trouble-ready = カメラの準備ができました。
weights-missing = 牌の読み取り機能が入っていません（{ $name } がありません）。Tenbouを入れ直すか、牌をタップして入力してください。
weights-damaged = 牌の読み取り機能が壊れています（{ $name } が元のファイルと異なります）。Tenbouを入れ直すか、牌をタップして入力してください。
tile-set-not-saved = 牌セットを { $folder } に保存できません。別のフォルダーを選んでください。
tile-set-not-there = 牌セット「{ $name }」はありません。あるのは{ $known }です。選び直すか、先に登録してください。
tile-set-none-yet = 牌セット「{ $name }」はまだありません。先に登録してください。
tile-set-unreadable = 牌セット「{ $name }」を読めません。設定で別のセットを選ぶか、牌をタップして入力してください。
tile-set-damaged = 牌セット「{ $name }」は壊れています。登録し直してください。
tile-set-damaged-and-kept = 牌セット「{ $name }」は壊れているため { $file } として残しました。登録し直してください。
tile-set-newer = 牌セット「{ $name }」は新しいTenbouのものです。Tenbouを更新するか、登録し直してください。
tile-set-not-removed = 牌セット「{ $name }」を { $folder } から削除できません。
tile-set-no-name = 牌セットの名前に使えるのは文字、数字、空白、「.」「-」です。
tile-set-no-features = { $name } では牌セットを比べられません。Tenbouを入れ直してください。
enrol-refused-missing = 写真に{ $tiles }がありません。34種すべての牌を並べてください。
enrol-refused-in-photo = { $photo }：{ $why }
enrol-refused-rows = { $wanted }枚の段が必要ですが、{ $seen }枚の段が写っています。段の間をあけて牌を表向きに並べ、ほかの物は写らないようにしてください。
enrol-refused-no-rows = 段が写っていません。牌を表向きに{ $wanted }枚ずつ、段の間をあけて並べ、ほかの物は写らないようにしてください。
