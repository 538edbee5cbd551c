## result

result-best-hand = 最高打点：{ $name } { $points }点
result-of-game = { $day }　{ $table }番卓
result-of-round = { $day }　{ $round }回戦　{ $table }番卓
result-phone-title = Tenbou　{ $rules }　{ $day }
result-phone-line = { $place }位　{ $name }　{ $points }（{ $score }）

## poster

poster-best-hand = 本日の最高打点：{ $name } { $points }点
poster-swing = 本日の最大加点：{ $name }　一局で{ $points }点
poster-swing-in = 本日の最大加点：{ $name }　{ $hand }で{ $points }点
poster-counts = 参加{ $players }人　{ $games }半荘　{ $hands }局

## share

share-title = 共有
share-as-picture = 画像
share-as-text = 文字
share-picture-explained = 同じWi-Fiにつないだスマホで読み取ってください。この画面を閉じるとリンクは使えなくなります。
share-text-explained = スマホで読み取ると結果が表示されます。通信は要りません。
share-no-network = この端末はローカルネットワークにつながっていません。画像を保存してください。
share-save = 保存
share-saved-here = この端末の{ $place }に保存しました。
share-saved-on-stick = USBメモリ{ $place }に保存しました。
## nights

nights-title = 過去の例会
nights-line = { $day }　{ $name }
nights-about = { $games }対局、{ $players }人
nights-about-won = { $games }対局、{ $players }人　優勝 { $name }
nights-loose = 例会以外の対局
nights-none = 例会はまだありません。
nights-no-games = まだ終了した対局がありません。
nights-game = { $round }回戦　{ $table }番卓
nights-game-won = トップ { $name } { $points }点
nights-hand = { $hand } { $honba }
poster-title = ポスター

## player

player-figures = 成績
player-yaku = 役
player-opponents = 対戦相手
player-ahead = 上位
player-behind = 下位
player-met = { $count }対局
player-no-yaku = 役のわかる和了はまだありません。

## yakuman

yakuman-title = 役満の殿堂
yakuman-none = 役満はまだありません。
yakuman-line = { $name }　{ $yaku }
yakuman-tsumo = { $day }　ツモ　{ $points }点
yakuman-ron = { $day }　ロン　{ $points }点
