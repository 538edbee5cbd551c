## storage

storage-disk-full = ディスクがいっぱいで、何も書き込まれていません。空きを作れば続けられます。
storage-disk-read-only = ディスクに書き込めず、変更はありません。カードやスイッチを確認してください。
storage-disk-trouble = ディスクの応答がおかしいです。記録は失われていません。カードを確認してください。
storage-store-busy = 別のプログラムがクラブのファイルを使っています。少し待ってからやり直してください。
storage-store-damaged = クラブのファイルが壊れています。再起動すると、退避して作り直します。
storage-no-such-game = この対局はこの端末にありません。
storage-not-this-kiosk = 卓{ $table }の対局は別の端末が記録しています。変更はありません。そちらで記録してください。
storage-written-elsewhere = 別のプログラムがこの対局に書き込みました。卓を確かめて、もう一度行ってください。
storage-schema-older = クラブのサーバーのデータベースは古いバージョンのものです。変更はありません。設定か tenbou club sync --prepare-server でデータベースを準備してください。
storage-server-empty = クラブのサーバーにはまだデータベースがありません。変更はありません。設定か tenbou club sync --prepare-server でデータベースを準備してください。
storage-schema-newer = { $what }は新しいバージョンのものです。この端末を更新してください。変更はありません。
storage-the-file = クラブのファイル
storage-the-server = クラブのサーバー
storage-the-copy = バックアップ { $name }{ " " }
storage-server-away = クラブのサーバーにつながりません。このまま使えます。後で送ります。
storage-server-differs = サーバーに、卓{ $table }の対局の別の記録があります。両方とも保存されています。「設定」の「ストレージ」で選んでください。
storage-photos-removed = ディスクがいっぱいのため、古い局の写真{ $count }件を消しました。点数は無事です。
storage-photo-not-kept = 点数は無事ですが、この局の写真は残せませんでした。{ $trouble }
storage-no-events = この対局にはまだ記録がありません。
storage-no-such-file = ファイル { $name } がありません。変更はありません。
storage-copy-damaged = { $name } { $wrong }。変更はありません。別のファイルを選んでください。
storage-foreign-database = このデータベースにはクラブ以外のものが入っています。変更はありません。別のものか空のものを選んでください。
storage-server-refused = クラブのサーバーが受け付けませんでした。記録はすべてここにあります。サーバーのログを見てください。
storage-server-address = サーバーのアドレスは postgresql://user@host/club の形にしてください。
storage-no-club-part = サーバーを使うには、クラブ機能つきでインストールしてください：tenbou[club]
storage-not-in-store = この対局の例会か参加者がこの端末にないため、対局を始めていません。先に追加してください。
storage-not-open = クラブのファイルはまだ開いていません。
storage-no-game = この卓では対局していません。先に対局を始めてください。
storage-migrated = クラブのファイルを新しいバージョンに更新しました。前のファイルのバックアップがあります。
storage-no-daily-copy = 今日のバックアップを作れませんでした。{ $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = クラブのファイル{ $wrong }。
storage-missing = がないか、空です
storage-nothing-in-it = に何も入っていません
storage-no-database = の始まりがデータベースではありません
storage-no-store = がクラブのものではありません
storage-damaged = が壊れています
storage-changed-events = で、ある対局の記録が変わっています
storage-put-aside = { $name } として退避しました。
storage-rebuilt-from = { $sources }から作り直しました。
storage-begun-anew = 作り直す元がないため、新しく始めました。
storage-source-copy = バックアップ { $name }
storage-source-salvaged = 残っていたその後の記録{ $count }件
storage-source-server = サーバーの記録{ $count }件
storage-server-no-help = サーバーからは戻せませんでした：{ $trouble }
storage-look-at-last-hands = 続ける前に、進行中の対局の最後の局を確かめてください。
storage-store-in-use = 別のTenbouプログラムがクラブのフォルダーを使用中です。変更はありません。終了を待ってからやり直してください。
storage-in-use-by = { $program } が { $since } からクラブのフォルダーを使用中です。変更はありません。先に終了してからやり直してください。
storage-damaged-in-use = クラブのファイルは{ $wrong }。{ $program } が開いています。そのプログラムを終了して再起動すると修復されます。
storage-changed-rows = 書き込んだ内容と異なる行を含みます
storage-foreign-parts = Tenbou以外が入れたものを含みます
storage-was-repaired = 修復の途中でした
storage-was-restored = コピーへの置き換えの途中でした
storage-behind-gap = { $count }件の記録は、前の記録が失われたため別に保管しています。サーバーかコピーに残っていれば戻ります。
storage-which-kiosk = { $name } は別のキオスクのバックアップです。変更はありません。この機器はそのキオスクの代わりですか、それとも追加の1台ですか。
storage-server-refuses-kiosk = クラブのサーバーは応答しますが、このキオスクの接続を許可しません（{ $answer }）。キオスクは使えます。サーバーのアドレスを確認してください。
storage-server-password = クラブのサーバーが名前またはパスワードを受け付けません。キオスクは使えます。パスワードを入力し直してください。
storage-server-database = クラブのサーバーにこの名前のデータベースがありません。キオスクは使えます。アドレスの末尾を確認してください。
storage-server-certificate = クラブのサーバーが本物であることを確認できません。何も送信していません。証明書を server-ca.pem としてクラブのフォルダーに置くか、自分たちのネットワークならアドレスの末尾に ?sslmode=require を付けてください。
storage-kiosk-twin = 同じ番号の別のキオスクがサーバーを使いました。カードの複製か古いイメージです。何も送信していません。「設定」の「クラブのサーバー」で選んでください。
storage-rows-aside = 記録{ $count }件はサーバーとやり取りできず、別に保管しました。ほかはそのまま続きます。

## forks

forks-title = 対局記録が2つあります
forks-none = どの対局も記録は1つです。
forks-question = { $table }卓、{ $time }開始。最初の{ $common }件は同じです。どちらを正式な記録にしますか。もう一方も保存されます。
forks-here = このキオスクの記録
forks-other = もう一方の記録
forks-more = あと{ $count }件、最後は{ $time }
forks-no-more = この後の記録はありません
forks-last = 最後：{ $what }
forks-unreadable = この記録には新しい版が必要です。
forks-keep = こちらを使う
forks-settled = 保存しました。もう一方の記録も残ります。

## storage: more

storage-no-copy-made = クラブのファイルは{ $wrong }ため、バックアップできませんでした。再起動すると修復されます。
storage-stick-not-written = USBメモリ「{ $name }」にバックアップできませんでした。容量がないか、書き込めないか、抜かれています。データはすべて本体にあります。
storage-no-fork = この対局の記録は1つだけです。
storage-fork-unreadable = この対局のもう一方の記録を開けません。変更はありません。Tenbouを更新するか、ここにある記録を使ってください。
storage-event-unreadable = この対局の記録に読めない項目があります。{ $why }変更はありません。クラブの別の端末が新しい場合は、Tenbouを更新してください。
storage-sending-failed = クラブのサーバーへの送信に失敗しました。この端末は使えます。あとで再送します。
