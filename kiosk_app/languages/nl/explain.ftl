## amounts and lines

han = { $count } fan
fu-count =
    { $count ->
        [one] { $count } minipunt
       *[other] { $count } minipunten
    }
points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
yaku-name = { $romaji } ({ $name })
yaku-line = { $name }: { $worth } ({ $section }). { $meaning }
fu-with-tiles = { $why } ({ $tiles })
fu-line =
    { $count ->
        [one] { $why }: { $count } minipunt ({ $section })
       *[other] { $why }: { $count } minipunten ({ $section })
    }

## headings

headings-sets = De hand
headings-yaku = Yaku
headings-fu = Minipunten
headings-points = Punten
headings-payments = Wie betaalt
headings-notes = Goed om te weten
headings-misses = Net niet

## headline

headline-line = { $rules } · { $headline }
headline-win = { $seat } wint { $how }: { $worth }, { $points }.
headline-no-win = { $seat } kan met deze hand niet winnen.
headline-self-draw = met een self-pick
headline-discard = op een weggegooide steen van { $discarder }
headline-han-and-fu = { $han } en { $fu }
headline-limit = { $han }, { $limit }

## sets

sets-line = { $tiles }: { $what }
sets-completed = { $line }, compleet gemaakt met { $tile } ({ $wait })
sets-chow-concealed = chow, gesloten
sets-chow-open = chow, open
sets-pung-concealed = pung, gesloten
sets-pung-open = pung, open
sets-pung-won = pung, gewonnen met een weggegooide steen en dus als open geteld
sets-kong-concealed = kong, gesloten
sets-kong-open = kong, open
sets-pair = sluitpaar
sets-twin = paar
sets-orphans = elke hoeksteen en troefsteen één keer

## fu-sum

fu-sum-sum = { $items } = { $sum }
fu-sum-exact = { $items } minipunten
fu-sum-rounded = { $items }, naar boven afgerond op { $count } minipunten

## formula

formula-plain = { $fu } · { $han }
formula-limit-by-han = { $han } → { $limit }
formula-limit-by-base = { $fu } · { $han } → { $raw } → { $limit }
formula-yakuman =
    { $count ->
        [one] yakuman
       *[other] { $count } × yakuman
    }
formula-share = { $base } × { $times } → { $points }
formula-discard = { $start } → { $share }
formula-self-drawn = { $start } → Oost { $dealer }, de anderen { $other }; { $from_dealer } + 2 × { $from_other } = { $points }
formula-dealer-self-drawn = { $start } → { $share } van ieder; 3 × { $each } = { $points }
formula-counters =
    { $count ->
        [one] { $points } ({ $count } counter)
       *[other] { $points } ({ $count } counters)
    }
formula-sticks =
    { $count ->
        [one] { $points } ({ $count } riichi-inzet)
       *[other] { $points } ({ $count } riichi-inzetten)
    }
formula-total = { $terms } = { $total }

## payments

payments-hand = { $points } voor de hand
payments-counters = { $points } voor de counters
payments-sticks = { $points } aan riichi-inzetten
payments-parts = { $points } ({ $parts })
payments-winner = { $seat } ontvangt { $points }.
payments-discarder = { $seat } betaalt { $points }: wie de winnende steen weggooit, betaalt voor iedereen.
payments-dealer = { $seat } betaalt { $points }: Oost betaalt dubbel bij een self-pick van een ander.
payments-other = { $seat } betaalt { $points }.
payments-to-the-dealer = { $seat } betaalt { $points }: aan Oost betaalt iedereen dubbel.
payments-liable-for-self-draw = { $seat } betaalt { $points }: aansprakelijk (pao), want gaf de combinatie weg die de yakuman zeker maakte.
payments-rest-of-self-draw = { $seat } betaalt { $points }: een deel van wat niet onder de aansprakelijkheid valt.
payments-liable-for-discard = { $seat } betaalt { $points }: aansprakelijk (pao), en betaalt dus mee met wie de steen weggooide.
payments-discarder-with-liable = { $seat } betaalt { $points }: gooide de winnende steen weg; de aansprakelijke speler betaalt mee.
payments-cited = { $text } ({ $section })

## notes

notes-renho-alone = Volgens { $rules } staat renho op zichzelf: er komen geen andere yaku of dora bij ({ $section }).
notes-yakuman-added = { $names }: volgens { $rules } worden yakuman opgeteld ({ $section }).
notes-yakuman-not-added = { $names }: volgens { $rules } worden yakuman niet opgeteld, dus er wordt er één betaald ({ $section }).
notes-yakuman-several = { $name } telt volgens { $rules } als { $count } yakuman ({ $section }).
notes-nothing-beside-yakuman = Naast een yakuman tellen andere yaku en dora niet mee.
notes-counted-yakuman = { $han } zonder yakumanhand worden volgens { $rules } als yakuman betaald ({ $section }).
notes-no-counted-yakuman = { $han } blijven volgens { $rules } een sanbaiman: alleen een yakumanhand levert meer op ({ $section }).
notes-fu-not-counted = Vanaf 5 fan bepaalt de limiet de waarde; minipunten doen er dan niet meer toe.
notes-rounded-up-to-mangan = { $base } ligt zo dicht bij 2.000 dat { $rules } er een mangan van maakt ({ $section }).
notes-capped-at-mangan = { $base } zou meer zijn dan 2.000, dus de hand wordt als mangan betaald.
notes-red-five-is-plain = { $rules } kent geen rode vijven: een rode vijf is hier een gewone vijf ({ $section }).
notes-pinfu-self-drawn = Met pinfu levert de self-pick geen minipunten op ({ $section }).
notes-other-reading = Dezelfde stenen zijn ook te lezen als { $sets }: { $yaku }, { $points }. De hoogste telling geldt.
notes-other-wait = De winnende steen ({ $tile }) kan ook een andere combinatie compleet maken ({ $wait }): { $yaku }, { $points }. De hoogste telling geldt.
notes-other-count = Anders geteld: { $yaku }, { $points }. De hoogste telling geldt.
notes-nobody-liable = Niemand is aansprakelijk (pao): een van de combinaties is niet geclaimd en dus door niemand weggegeven ({ $section }).
notes-liability-not-for-this = Voor deze hand is niemand aansprakelijk (pao): dat geldt alleen voor { $yaku } ({ $section }).
notes-no-liability = { $rules } kent geen aansprakelijkheid (pao) ({ $section }).
notes-missing-indicators =
    { $kongs ->
        [one] Met { $kongs } kong horen er { $wanted } dorawijzers open te liggen, niet { $given }.
       *[other] Met { $kongs } kongs horen er { $wanted } dorawijzers open te liggen, niet { $given }.
    }
notes-more-ura = Er zijn meer ura-wijzers ({ $ura }) dan dorawijzers ({ $given }): onder elke dorawijzer ligt er één.
notes-ippatsu-last-discard = Riichi kan alleen met { $left } stenen in de muur, dus bij de laatste weggegooide steen is ippatsu voorbij ({ $section }).
notes-first-turn-ippatsu-last-tile = Daburu riichi wordt in de eerste beurt gemeld, dus bij de laatste steen is ippatsu allang voorbij ({ $section }).

## no-win

no-win-no-shape = De stenen vormen geen winnende hand; die bestaat uit { $shapes } ({ $section }).
no-win-no-yaku = De hand is compleet, maar heeft geen yaku; om te winnen is er minstens één nodig ({ $section }).
no-win-only-dora = De hand is compleet, maar dora zijn geen yaku; om te winnen is er minstens één yaku nodig ({ $section }).
no-win-too-few-yaku = De hand is compleet, maar om te winnen is hier { $count } fan aan yaku nodig; dora tellen daarvoor niet mee ({ $section }).
no-win-needs-two-yaku = Vanaf { $count } counters zijn er twee yaku nodig om te winnen; deze hand heeft alleen { $yaku } ({ $section }).

## shortfall

shortfall-there = Al compleet: { $sets }.
shortfall-left-over = Over: { $tiles }.
shortfall-swap = Met { $needed } in plaats van { $tile } was de hand compleet.
shortfall-distance =
    { $count ->
        [one] Er zou minstens { $count } steen anders moeten zijn.
       *[other] Er zouden minstens { $count } stenen anders moeten zijn.
    }

## misses

misses-four-of-a-kind = { $yaku }: vier gelijke stenen ({ $tiles }) zijn geen twee paren ({ $section }).
misses-pung-on-discard = { $yaku }: de laatste pung ({ $tiles }) kwam van een weggegooide steen en telt dus als open ({ $section }).
misses-pinfu-pair-both = { $yaku }: het sluitpaar ({ $tiles }) is de eigen wind én de wind van de ronde, en levert dus minipunten op ({ $section }).
misses-pinfu-pair-seat = { $yaku }: het sluitpaar ({ $tiles }) is de eigen wind en levert dus minipunten op ({ $section }).
misses-pinfu-pair-round = { $yaku }: het sluitpaar ({ $tiles }) is de wind van de ronde en levert dus minipunten op ({ $section }).
misses-pinfu-pair-dragon = { $yaku }: het sluitpaar ({ $tiles }) bestaat uit draken en levert dus minipunten op ({ $section }).
misses-pinfu-wait-closed = { $yaku }: de winnende steen ({ $tiles }) vulde het midden van een chow; er moet aan twee kanten gewacht worden ({ $section }).
misses-pinfu-wait-edge = { $yaku }: de winnende steen ({ $tiles }) was een enkele kans; er moet aan twee kanten gewacht worden ({ $section }).
misses-pinfu-wait-pair = { $yaku }: de winnende steen ({ $tiles }) maakte het sluitpaar compleet; het moet een chow zijn die aan twee kanten wacht ({ $section }).
misses-pinfu-open = { $yaku }: alleen met een gesloten hand, en deze heeft een geclaimde chow ({ $section }).
misses-pinfu-pung = { $yaku }: één combinatie ({ $tiles }) is geen chow ({ $section }).
misses-tanyao-one = { $yaku }: er staat maar één steen in de weg: { $tiles } ({ $section }).
misses-tanyao-two = { $yaku }: er staan maar twee stenen in de weg: { $tiles } ({ $section }).
misses-tanyao-open = { $yaku }: volgens deze regels alleen met een gesloten hand, en deze is open ({ $section }).
misses-iipeikou-open = { $yaku }: de twee gelijke chows ({ $tiles }) tellen alleen in een gesloten hand ({ $section }).
misses-haitei-with-rinshan = { $yaku }: gaat niet samen met winst na een kong ({ $section }).
misses-ura-without-riichi = { $yaku }: alleen na riichi worden ze omgedraaid, dus deze tellen niet: { $tiles } ({ $section }).
misses-guest-wind = Pung van winden: { $tiles } is niet de eigen wind en niet de wind van de ronde, en dus geen yaku ({ $section }).
misses-yakuhai-pair = { $yaku }: een paar ({ $tiles }) is geen yaku, een pung wel ({ $section }).
misses-one-tile = { $yaku }: met { $needed } in plaats van { $tiles } was het gelukt ({ $section }).
misses-riichi-not-declared = { $yaku }: met deze gesloten hand had het vóór de winst gedeclareerd kunnen worden ({ $section }).
misses-riichi-open = { $yaku }: kan niet, want er is een combinatie geclaimd en de hand is open ({ $section }).
misses-menzen-tsumo-open = { $yaku }: een self-pick is alleen met een gesloten hand een yaku ({ $section }).
misses-toitoi-chow = { $yaku }: alleen de chow { $tiles } staat in de weg ({ $section }).
misses-flush-set = { $yaku }: alleen { $tiles } is van een andere serie ({ $section }).
misses-chinitsu-honours = { $yaku }: alleen de troefstenen ({ $tiles }) staan in de weg ({ $section }).
misses-outside-set = { $yaku }: alleen { $tiles } bevat geen hoeksteen of troefsteen ({ $section }).
misses-junchan-honours = { $yaku }: alleen de troefstenen ({ $tiles }) staan in de weg ({ $section }).


book-line = { $field }: { $value } ({ $section }); zoals gedrukt: { $printed }.
book-field = { $field }: { $value } ({ $section }).
