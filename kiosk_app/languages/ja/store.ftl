## storage

storage-disk-full = ディスクがいっぱいで保存できませんでした。空きを作ると続けられます。
storage-disk-read-only = ディスクに書き込めないため、変更はありません。SDカードと書き込み禁止スイッチを確認してください。
storage-disk-trouble = ディスクに問題がありますが、記録は失われていません。SDカードを確認してください。
storage-store-busy = 別のプログラムがクラブのファイルを使っています。少し待ってから、もう一度試してください。
storage-store-damaged = クラブのファイルが壊れています。端末を再起動すると作り直します。
storage-no-such-game = この対局はこの端末にありません。
storage-not-this-kiosk = { $table }番卓の対局は別の端末で記録しています。変更はありません。そちらの端末で記録してください。
storage-written-elsewhere = 別のプログラムがこの対局を変更しました。卓を確かめてから、もう一度試してください。
storage-schema-older = クラブのサーバーのデータベースは古いバージョンのものです。変更はありません。「設定」か tenbou club sync --prepare-server でデータベースを準備してください。
storage-server-empty = クラブのサーバーにはまだデータベースがありません。変更はありません。「設定」か tenbou club sync --prepare-server でデータベースを準備してください。
storage-schema-newer = { $what }は新しいバージョンのTenbouのものです。変更はありません。この端末を更新してください。
storage-the-file = クラブのファイル
storage-the-server = クラブのサーバー
storage-the-copy = バックアップ { $name }{ " " }
storage-server-away = クラブのサーバーにつながりません。この端末はそのまま使えます。記録は後で送信します。
storage-server-differs = クラブのサーバーにある{ $table }番卓の対局の記録が、この端末と食い違っています。両方とも残してあります。「設定」の「ストレージ」で選んでください。
storage-photos-removed = ディスクがいっぱいになったため、古い局の写真{ $count }件を削除しました。点数は無事です。
storage-photo-not-kept = 点数は無事ですが、この局の写真は保存できませんでした。{ $trouble }
storage-no-events = この対局にはまだ記録がありません。
storage-no-such-file = ファイル { $name } がありません。変更はありません。
storage-copy-damaged = { $name } は{ $wrong }。変更はありません。別のファイルを選んでください。
storage-foreign-database = これはクラブのデータベースではありません。変更はありません。別のデータベースか、空のデータベースを選んでください。
storage-server-refused = クラブのサーバーが記録を受け付けませんでした。記録はすべてこの端末にあります。サーバーのログを確認してください。
storage-server-address = サーバーのアドレスは postgresql://user@host/club の形にしてください。
storage-no-club-part = クラブのサーバーを使うには、tenbou[club] をインストールしてください。
storage-not-in-store = この対局の例会か参加者がこの端末にないため、対局を開始していません。先に追加してください。
storage-not-open = クラブのファイルはまだ開いていません。
storage-no-game = この卓では対局していません。先に対局を始めてください。
storage-migrated = クラブのファイルを更新しました。前のファイルはバックアップとして残してあります。
storage-no-daily-copy = 今日のバックアップを作れませんでした。{ $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = クラブのファイルは{ $wrong }。
storage-missing = 見つからないか、空です
storage-nothing-in-it = 空です
storage-no-database = データベースではありません
storage-no-store = クラブのファイルではありません
storage-damaged = 壊れています
storage-changed-events = 対局の記録が書き換わっています
storage-put-aside = 元のファイルは { $name } として残しました。
storage-rebuilt-from = { $sources }から作り直しました。
storage-begun-anew = 作り直すもとになるデータがないため、新しいファイルを作りました。
storage-source-copy = バックアップ { $name }
storage-source-salvaged = 元のファイルに残っていたその後の記録{ $count }件
storage-source-server = クラブのサーバーの記録{ $count }件
storage-server-no-help = サーバーからは復元できませんでした。{ $trouble }
storage-look-at-last-hands = 続ける前に、進行中の対局の直近の局を確かめてください。
storage-store-in-use = 別のTenbouがクラブのフォルダーを使っています。変更はありません。終わってから、もう一度試してください。
storage-in-use-by = { $program } が { $since } からクラブのフォルダーを使っています。変更はありません。終了してから、もう一度試してください。
storage-damaged-in-use = クラブのファイルは{ $wrong }。{ $program } が開いています。そのプログラムを終了して起動し直すと、修復します。
storage-changed-rows = 保存した内容と違う行があります
storage-foreign-parts = Tenbou以外のデータを含んでいます
storage-was-repaired = 修復の途中でした
storage-was-restored = バックアップへの置き換えの途中でした
storage-behind-gap = 記録{ $count }件は、それより前の記録がないため別に保管しています。サーバーかバックアップにあれば元に戻ります。
storage-which-kiosk = { $name } は別の端末のバックアップです。変更はありません。この端末は元の端末の代わりですか、それとも追加の1台ですか？
storage-server-refuses-kiosk = クラブのサーバーは応答しますが、この端末の接続を拒否しています（{ $answer }）。端末はそのまま使えます。サーバーのアドレスを確認してください。
storage-server-password = クラブのサーバーのユーザー名かパスワードが違います。端末はそのまま使えます。パスワードを入力し直してください。
storage-server-database = クラブのサーバーにこの名前のデータベースがありません。端末はそのまま使えます。アドレスの末尾を確認してください。
storage-server-certificate = クラブのサーバーが本物か確認できないため、何も送信していません。証明書を server-ca.pem としてクラブのフォルダーに置くか、自分たちだけのネットワークなら、アドレスの末尾に ?sslmode=require を付けてください。
storage-kiosk-twin = 同じIDの別の端末がクラブのサーバーを使いました。このカードは複製か、古いイメージです。何も送信していません。「設定」の「クラブのサーバー」で選んでください。
storage-rows-aside = 記録{ $count }件をクラブのサーバーとやり取りできなかったため、別に保管しました。ほかの記録には影響ありません。

## forks

forks-title = 対局の記録が2つあります
forks-none = どの対局も記録は1つです。
forks-question = { $table }番卓、{ $time }開始。最初の{ $common }件は同じです。どちらの記録を使いますか？　もう一方も残ります。
forks-here = この端末の記録
forks-other = もう一方の記録
forks-more = あと{ $count }件、最後は{ $time }
forks-no-more = この後の記録はありません
forks-last = 最後：{ $what }
forks-unreadable = この記録を開くには、新しいバージョンのTenbouが必要です。
forks-keep = こちらを使う
forks-settled = 保存しました。もう一方の記録も残ります。

## storage: more

storage-no-copy-made = クラブのファイルは{ $wrong }。そのためバックアップは作成していません。Tenbouを再起動すると修復します。
storage-stick-not-written = USBメモリ「{ $name }」にバックアップできませんでした。容量がないか、書き込めないか、抜かれています。データはすべてこの端末にあります。
storage-no-fork = この対局の記録は1つだけです。
storage-fork-unreadable = この対局のもう一方の記録を開けません。変更はありません。Tenbouを更新するか、この端末の記録を使ってください。
storage-event-unreadable = この対局に読めない記録があります。{ $why }変更はありません。クラブの別の端末のほうが新しい場合は、Tenbouを更新してください。
storage-sending-failed = クラブのサーバーへの送信に失敗しました。この端末はそのまま使えます。後で送信し直します。
