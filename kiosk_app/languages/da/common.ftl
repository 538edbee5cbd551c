language-name = Dansk

## numbers

numbers-group = .
numbers-group-on-screen = .
numbers-decimal = ,
numbers-percent = { $number } %

## lists

lists-between = ,{ " " }
lists-last = { $before } og { $last }
lists-either = { $before } eller { $last }
lists-apart = { " · " }

## sections

sections-numbered = § { $section }
sections-headed = »{ $section }«
sections-house-rule = husregel
sections-our-reading = vores fortolkning
sections-changed = ændret { $number }
sections-table = tabel { $number }
sections-preface = forord
sections-assumption = antagelse
sections-public-notes = offentlige kilder

## tiles

tiles-numerals = 1 2 3 4 5 6 7 8 9
tiles-between = -
tiles-characters = tegn { $number }
tiles-circles = cirkel { $number }
tiles-bamboo = bambus { $number }
tiles-east = Øst
tiles-south = Syd
tiles-west = Vest
tiles-north = Nord
tiles-white = hvid drage
tiles-green = grøn drage
tiles-red = rød drage
tiles-several = { $name } × { $count }
tiles-red-five = rød { $tile }

## seats

seats-east = Øst
seats-south = Syd
seats-west = Vest
seats-north = Nord

## common

common-opening = Åbner …
common-back = Tilbage
common-accept = Godkend
common-cancel = Annullér
common-went-wrong = Noget gik galt på denne skærm. Pointene er i sikkerhed: fortsæt bare herfra.

## keyboard

keyboard-letters = abc
keyboard-figures = 123
keyboard-accents = áéü

## sentences

sentences-between = { " " }
sections-cited = { " " }({ $section })
