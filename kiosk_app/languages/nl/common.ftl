language-name = Nederlands

## numbers

numbers-group = .
numbers-group-on-screen = .
numbers-decimal = ,
numbers-percent = { $number }%

## lists

lists-between = ,{ " " }
lists-last = { $before } en { $last }
lists-either = { $before } of { $last }
lists-apart = { " · " }

## sections

sections-numbered = §{ $section }
sections-headed = “{ $section }”
sections-house-rule = huisregel
sections-our-reading = onze uitleg
sections-changed = gewijzigd { $number }
sections-table = tabel { $number }
sections-preface = voorwoord
sections-assumption = aanname
sections-public-notes = openbare bronnen

## tiles

tiles-numerals = 1 2 3 4 5 6 7 8 9
tiles-between = -
tiles-characters = tekens { $number }
tiles-circles = kringen { $number }
tiles-bamboo = bamboe { $number }
tiles-east = Oost
tiles-south = Zuid
tiles-west = West
tiles-north = Noord
tiles-white = witte draak
tiles-green = groene draak
tiles-red = rode draak
tiles-several = { $name } × { $count }
tiles-red-five = { $tile } rood

## seats

seats-east = Oost
seats-south = Zuid
seats-west = West
seats-north = Noord

## common

common-opening = Wordt geopend …
common-back = Terug
common-accept = Akkoord
common-cancel = Annuleren
common-went-wrong = Er ging iets mis op dit scherm. De punten zijn veilig: ga hier gerust verder.

## keyboard

keyboard-letters = abc
keyboard-figures = 123
keyboard-accents = áéü

## sentences

sentences-between = { " " }
sections-cited = { " " }({ $section })
