language-name = English

## numbers

numbers-group = { " " }
numbers-group-on-screen = { "\u00A0" }
numbers-decimal = .
numbers-percent = { $number }%

## lists

lists-between = ,{ " " }
lists-last = { $before } and { $last }
lists-either = { $before } or { $last }
lists-apart = { " · " }

## sections

sections-numbered = §{ $section }
sections-headed = “{ $section }”
sections-house-rule = house rule
sections-our-reading = our reading
sections-changed = changed { $number }
sections-table = table { $number }
sections-preface = preface
sections-assumption = assumption
sections-public-notes = public notes

## tiles

tiles-numerals = 1 2 3 4 5 6 7 8 9
tiles-between = -
tiles-characters = { $number } of characters
tiles-circles = { $number } of circles
tiles-bamboo = { $number } of bamboo
tiles-east = East
tiles-south = South
tiles-west = West
tiles-north = North
tiles-white = white dragon
tiles-green = green dragon
tiles-red = red dragon
tiles-several = { $name } × { $count }
tiles-red-five = red { $tile }

## seats

seats-east = East
seats-south = South
seats-west = West
seats-north = North

## common

common-opening = Opening …
common-back = Back
common-accept = Accept
common-cancel = Cancel
common-went-wrong = Something went wrong on this screen. The points are safe: please carry on from here.

## keyboard

keyboard-letters = abc
keyboard-figures = 123
keyboard-accents = áéü

## sentences

sentences-between = { " " }
sections-cited = { " " }({ $section })
