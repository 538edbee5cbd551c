language-name = Norsk

## numbers

numbers-group = { " " }
numbers-group-on-screen = { "\u00A0" }
numbers-decimal = ,
numbers-percent = { $number } %

## lists

lists-between = ,{ " " }
lists-last = { $before } og { $last }
lists-either = { $before } eller { $last }
lists-apart = { " · " }

## sections

sections-numbered = § { $section }
sections-headed = «{ $section }»
sections-house-rule = husregel
sections-our-reading = vår tolkning
sections-changed = endret { $number }
sections-table = tabell { $number }
sections-preface = forord
sections-assumption = antakelse
sections-public-notes = åpne kilder

## tiles

tiles-numerals = 1 2 3 4 5 6 7 8 9
tiles-between = -
tiles-characters = { $number } wan
tiles-circles = { $number } pin
tiles-bamboo = { $number } sou
tiles-east = Øst
tiles-south = Sør
tiles-west = Vest
tiles-north = Nord
tiles-white = hvit drage
tiles-green = grønn drage
tiles-red = rød drage
tiles-several = { $name } × { $count }
tiles-red-five = rød { $tile }

## seats

seats-east = Øst
seats-south = Sør
seats-west = Vest
seats-north = Nord

## common

common-opening = Åpner …
common-back = Tilbake
common-accept = Bekreft
common-cancel = Avbryt
common-went-wrong = Noe gikk galt på denne skjermen. Poengene er trygge: bare fortsett herfra.

## keyboard

keyboard-letters = abc
keyboard-figures = 123
keyboard-accents = áéü

## sentences

sentences-between = { " " }
sections-cited = { " " }({ $section })
