language-name = 日本語

## numbers

numbers-group = ,
numbers-group-on-screen = { "" }
numbers-decimal = .
numbers-percent = { $number }%

## lists

lists-between = 、
lists-last = { $before }、{ $last }
lists-either = { $before }または{ $last }
lists-apart = { "　" }

## sections

sections-numbered = §{ $section }
sections-headed = 「{ $section }」
sections-house-rule = ハウスルール
sections-our-reading = 当方の解釈
sections-changed = { $number }年改定
sections-table = 表{ $number }
sections-preface = 序文
sections-assumption = 推定
sections-public-notes = 公開資料

## tiles

tiles-numerals = 一 二 三 四 五 六 七 八 九
tiles-between = { "" }
tiles-characters = { $number }萬
tiles-circles = { $number }筒
tiles-bamboo = { $number }索
tiles-east = 東
tiles-south = 南
tiles-west = 西
tiles-north = 北
tiles-white = 白
tiles-green = 發
tiles-red = 中
tiles-several = { $name }{ $count }枚
tiles-red-five = 赤{ $tile }

## seats

seats-east = 東家
seats-south = 南家
seats-west = 西家
seats-north = 北家

## common

common-opening = 開いています…
common-back = 戻る
common-accept = 確定
common-cancel = キャンセル
common-went-wrong = この画面で問題が起きました。点数は無事です。ここから続けてください。

## keyboard

keyboard-letters = abc
keyboard-figures = 123
keyboard-accents = áéü

## sentences

sentences-between = { "" }
sections-cited = （{ $section }）
