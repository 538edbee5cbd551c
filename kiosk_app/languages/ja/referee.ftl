## correction

correction-ask-what = 間違いを直してください。
correction-ask-why = 理由を選び、確定してください。
correction-counters = { $count }本場
correction-sticks = 供託{ $count }本
correction-sticks-say = 前局までの供託です。増減した分は誰かの点数で合わせます。
correction-dealer = 親は誰ですか？
correction-round = どの場ですか？
correction-swap = 下家と交換
correction-points-move = 点数も一緒に移す
correction-who = { $name }さんの正しい名前
correction-tab-points = 点数
correction-tab-sticks = 供託・本場
correction-tab-dealer = 親・場
correction-tab-players = 名前・席
correction-reason-miscounted = 数え間違い
correction-reason-mistyped = 入力ミス
correction-reason-forgotten = 記録漏れ

## referee

referee-title = 審判
referee-why = 理由
referee-own-reason = その他…
referee-now = この場で精算
referee-after-uma = ウマの後
referee-zero-sum = 他家に分配
referee-minutes = { $count }分の遅刻
referee-substitute-name = 名前
referee-from-start = 最初から
referee-annuls-riichi = リーチ無効：リーチ棒は戻る
referee-adjustment = { $name } { $points }：{ $reason }
referee-kind-chombo = チョンボ
referee-kind-dead-hand = アガリ放棄
referee-kind-penalty = ペナルティ
referee-kind-bonus = 加点
referee-kind-redeal = 配り直し
referee-kind-late = 遅刻
referee-kind-substitute = 代走
referee-kind-cancel = ペナルティの取り消し
referee-ask-who = 誰が対象ですか？
referee-ask-which = どれを取り消しますか？
referee-ask-substitute = 代わりに打つ人は？
referee-ask-reason = 理由を選んでください。
referee-reason-false-win = 誤ロン・誤ツモ
referee-reason-false-riichi = ノーテンリーチ
referee-reason-tiles-shown = 見せ牌
referee-reason-tile-count = 多牌・少牌
referee-reason-false-call = 誤ポン・誤チー
referee-reason-behaviour = マナー
referee-reason-slow = 遅延
referee-reason-rule-broken = 規則違反
referee-reason-agreed = 取り決め
referee-reason-wall = 山崩し
referee-reason-misdeal = 配牌ミス
referee-reason-mistake = 誤って記録
referee-reason-ruling = 別の裁定

## offences

offences-false-win-shown = 誤和了（手牌を開いた）
offences-false-win-not-shown = 誤和了（発声のみ）
offences-wrong-word-for-win = 和了の発声違い（手牌を開いた）
offences-ron-for-tsumo = ロンとツモの言い違い
offences-riichi-not-waiting = ノーテンリーチ（流局時）
offences-riichi-with-open-hand = 副露後のリーチ
offences-riichi-not-said = リーチの発声・横向きなし
offences-riichi-stick-forgotten = リーチ棒の出し忘れ
offences-riichi-hand-not-shown = 流局時に手牌を開かない
offences-wrong-kong-after-riichi = リーチ後の不正な暗槓
offences-claim-with-dead-hand = アガリ放棄後の発声
offences-wrong-number-of-tiles = 多牌・少牌
offences-wrong-set = 誤った鳴き（打牌後）
offences-wrong-set-before-discard = 誤った鳴き（打牌前）
offences-claimed-tile-not-taken = 鳴いた牌の取り忘れ
offences-swap-calling = 喰い替え
offences-empty-call = 鳴きの取り消し
offences-win-taken-back = ロンから他の発声への変更
offences-few-tiles-shown = 数枚の牌を倒した
offences-others-tiles-shown = 他家の牌や王牌を倒した
offences-hand-cannot-go-on = 続行不能（過失あり）
offences-nobody-to-blame = 続行不能（過失なし）
offences-wrong-end-of-wall = ツモる場所の間違い
offences-dead-wall-tile = 王牌から牌を取った
offences-passing-information = 情報を漏らす
offences-passing-information-again = 情報を漏らす（重大・再度）
offences-obstruction = 故意の妨害
offences-obstruction-again = 妨害（重大・再度）
offences-cheating = 不正行為
offences-phone = 携帯電話が鳴る
offences-title = 何がありましたか？
offences-other = その他の裁定
offences-say = { $rules }：当てはまるものをタップすると裁定が出ます。
offences-nothing-to-record = 卓に記録することはありません。

## rulings

rulings-nothing = ペナルティなし
rulings-corrected = 訂正、ペナルティなし
rulings-warning = 注意
rulings-redeal = 配り直し（支払いなし）
rulings-dead-hand = アガリ放棄
rulings-chombo = チョンボ
rulings-fine = 減点（審判の裁定）
rulings-fine-between = ウマの後に{ $least }〜{ $most }点減点
rulings-fine-either = ウマの後に{ $least }点か{ $most }点減点
rulings-disqualified = 失格
rulings-line = { $offence }：{ $ruling }（{ $section }）
rulings-short = { $ruling }（{ $section }）
