## amounts and lines

han = { $count } han
fu-count = { $count } fu
points = { $count } poeng
yaku-name = { $romaji } ({ $name })
yaku-line = { $name }: { $worth } ({ $section }). { $meaning }
fu-with-tiles = { $why } ({ $tiles })
fu-line = { $why }: { $count } fu ({ $section })

## headings

headings-sets = Hånden
headings-yaku = Yaku
headings-fu = Fu
headings-points = Poeng
headings-payments = Hvem betaler
headings-notes = Verdt å vite
headings-misses = Like ved

## headline

headline-line = { $rules } · { $headline }
headline-win = { $seat } vinner { $how }: { $worth }, { $points }.
headline-no-win = { $seat } kan ikke vinne med denne hånden.
headline-self-draw = med tsumo
headline-discard = med ron fra { $discarder }
headline-han-and-fu = { $han } og { $fu }
headline-limit = { $han }, { $limit }

## sets

sets-line = { $tiles }: { $what }
sets-completed = { $line }, fullført av { $tile } ({ $wait })
sets-chow-concealed = sekvens, lukket
sets-chow-open = sekvens, åpen
sets-pung-concealed = trippel, lukket
sets-pung-open = trippel, åpen
sets-pung-won = trippel, vunnet på et kast og derfor talt som åpen
sets-kong-concealed = quad, lukket
sets-kong-open = quad, åpen
sets-pair = par
sets-twin = par
sets-orphans = én av hver terminal, vind og drage

## fu-sum

fu-sum-sum = { $items } = { $sum }
fu-sum-exact = { $items } fu
fu-sum-rounded = { $items }, rundet opp til { $count } fu

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
formula-self-drawn = { $start } → Øst { $dealer }, de andre { $other }; { $from_dealer } + 2 × { $from_other } = { $points }
formula-dealer-self-drawn = { $start } → { $share } fra hver; 3 × { $each } = { $points }
formula-counters = { $points } ({ $count } honba)
formula-sticks =
    { $count ->
        [one] { $points } ({ $count } riichipinne)
       *[other] { $points } ({ $count } riichipinner)
    }
formula-total = { $terms } = { $total }

## payments

payments-hand = { $points } for hånden
payments-counters = { $points } for honba
payments-sticks = { $points } i riichipinner
payments-parts = { $points } ({ $parts })
payments-winner = { $seat } får { $points }.
payments-discarder = { $seat } betaler { $points }: den som kaster vinnerbrikken, betaler for alle.
payments-dealer = { $seat } betaler { $points }: Øst betaler alltid dobbelt ved tsumo.
payments-other = { $seat } betaler { $points }.
payments-to-the-dealer = { $seat } betaler { $points }: alle betaler dobbelt til Øst.
payments-liable-for-self-draw = { $seat } betaler { $points }: ansvarlig (pao) for å ha gitt fra seg settet som gjorde yakuman sikker.
payments-rest-of-self-draw = { $seat } betaler { $points }: en del av det ansvaret (pao) ikke dekker.
payments-liable-for-discard = { $seat } betaler { $points }: ansvarlig (pao), og betaler derfor sammen med den som kastet.
payments-discarder-with-liable = { $seat } betaler { $points }: kastet vinnerbrikken; den ansvarlige spilleren betaler med.
payments-cited = { $text } ({ $section })

## notes

notes-renho-alone = I { $rules } står renho alene: andre yaku og dora legges ikke til ({ $section }).
notes-yakuman-added = { $names }: i { $rules } legges yakuman sammen ({ $section }).
notes-yakuman-not-added = { $names }: i { $rules } legges ikke yakuman sammen, så bare én blir betalt ({ $section }).
notes-yakuman-several = { $name } teller som { $count } yakuman i { $rules } ({ $section }).
notes-nothing-beside-yakuman = Ved siden av en yakuman teller ikke andre yaku eller dora.
notes-counted-yakuman = { $han } uten en yakumanhånd betales som yakuman i { $rules } ({ $section }).
notes-no-counted-yakuman = { $han } er fortsatt sanbaiman i { $rules }: bare en yakumanhånd gir mer ({ $section }).
notes-fu-not-counted = Fra 5 han gjelder mangan og oppover; da teller ikke fu.
notes-rounded-up-to-mangan = { $base } er så nær 2 000 at { $rules } betaler mangan ({ $section }).
notes-capped-at-mangan = { $base } ville vært mer enn 2 000, så hånden betales som mangan.
notes-red-five-is-plain = { $rules } har ingen røde femmere: en rød femmer er en vanlig femmer her ({ $section }).
notes-pinfu-self-drawn = Med pinfu gir tsumo ingen fu ({ $section }).
notes-other-reading = De samme brikkene kan også leses som { $sets }: { $yaku }, { $points }. Den høyeste lesningen teller.
notes-other-wait = Vinnerbrikken ({ $tile }) kan også fullføre et annet sett ({ $wait }): { $yaku }, { $points }. Den høyeste tellingen gjelder.
notes-other-count = Talt på den andre måten: { $yaku }, { $points }. Den høyeste tellingen gjelder.
notes-nobody-liable = Ingen er ansvarlig (pao): et av settene er ikke stjålet, så ingen har gitt det fra seg ({ $section }).
notes-liability-not-for-this = Ingen er ansvarlig (pao) for denne hånden: det gjelder bare { $yaku } ({ $section }).
notes-no-liability = { $rules } har ikke ansvar (pao) ({ $section }).
notes-missing-indicators =
    { $kongs ->
        [one] Med { $kongs } quad på hånden skal det være { $wanted } doraindikatorer, ikke { $given }.
       *[other] Med { $kongs } quader på hånden skal det være { $wanted } doraindikatorer, ikke { $given }.
    }
notes-more-ura = Det er flere uraindikatorer ({ $ura }) enn doraindikatorer ({ $given }): det ligger én under hver.
notes-ippatsu-last-discard = Riichi krever { $left } brikker i muren, så ippatsu er over ved det siste kastet ({ $section }).
notes-first-turn-ippatsu-last-tile = Double riichi meldes i første runde, så ippatsu er over lenge før den siste brikken ({ $section }).

## no-win

no-win-no-shape = Brikkene danner ikke en gyldig hånd; den består av { $shapes } ({ $section }).
no-win-no-yaku = Hånden er komplett, men har ingen yaku; man trenger minst én for å vinne ({ $section }).
no-win-only-dora = Hånden er komplett, men dora er ikke yaku; man trenger minst én yaku for å vinne ({ $section }).
no-win-too-few-yaku = Hånden er komplett, men her kreves det yaku for { $count } han; dora teller ikke med i det ({ $section }).
no-win-needs-two-yaku = Fra { $count } honba kreves det to yaku; denne hånden har bare { $yaku } ({ $section }).

## shortfall

shortfall-there = På plass: { $sets }.
shortfall-left-over = Til overs: { $tiles }.
shortfall-swap = Med { $needed } i stedet for { $tile } ville hånden vært komplett.
shortfall-distance =
    { $count ->
        [one] Minst { $count } brikke måtte vært en annen.
       *[other] Minst { $count } brikker måtte vært andre.
    }

## misses

misses-four-of-a-kind = { $yaku }: fire like ({ $tiles }) er ikke to par ({ $section }).
misses-pung-on-discard = { $yaku }: den siste trippelen ({ $tiles }) kom fra et kast og teller derfor som åpen ({ $section }).
misses-pinfu-pair-both = { $yaku }: paret ({ $tiles }) er både setevind og rundevind og gir derfor fu ({ $section }).
misses-pinfu-pair-seat = { $yaku }: paret ({ $tiles }) er setevinden og gir derfor fu ({ $section }).
misses-pinfu-pair-round = { $yaku }: paret ({ $tiles }) er rundevinden og gir derfor fu ({ $section }).
misses-pinfu-pair-dragon = { $yaku }: paret ({ $tiles }) er drager og gir derfor fu ({ $section }).
misses-pinfu-wait-closed = { $yaku }: vinnerbrikken ({ $tiles }) kom midt i en sekvens; det må være åpen venting ({ $section }).
misses-pinfu-wait-edge = { $yaku }: vinnerbrikken ({ $tiles }) var en kantventing; det må være åpen venting ({ $section }).
misses-pinfu-wait-pair = { $yaku }: vinnerbrikken ({ $tiles }) fullførte paret; den må fullføre en sekvens med åpen venting ({ $section }).
misses-pinfu-open = { $yaku }: bare med lukket hånd, og denne har en stjålet sekvens ({ $section }).
misses-pinfu-pung = { $yaku }: ett sett ({ $tiles }) er ikke en sekvens ({ $section }).
misses-tanyao-one = { $yaku }: bare én brikke er i veien: { $tiles } ({ $section }).
misses-tanyao-two = { $yaku }: bare to brikker er i veien: { $tiles } ({ $section }).
misses-tanyao-open = { $yaku }: etter disse reglene bare med lukket hånd, og denne er åpen ({ $section }).
misses-iipeikou-open = { $yaku }: de to like sekvensene ({ $tiles }) teller bare i en lukket hånd ({ $section }).
misses-haitei-with-rinshan = { $yaku }: går ikke sammen med seier etter en quad ({ $section }).
misses-ura-without-riichi = { $yaku }: snus bare ved riichi, så disse teller ikke: { $tiles } ({ $section }).
misses-guest-wind = Trippel av vind: { $tiles } er verken setevind eller rundevind og derfor ikke yaku ({ $section }).
misses-yakuhai-pair = { $yaku }: et par ({ $tiles }) er ikke yaku, men en trippel er det ({ $section }).
misses-one-tile = { $yaku }: med { $needed } i stedet for { $tiles } hadde det gått ({ $section }).
misses-riichi-not-declared = { $yaku }: den lukkede hånden kunne ha meldt det før den vant ({ $section }).
misses-riichi-open = { $yaku }: ikke mulig, for et sett er stjålet, og hånden er åpen ({ $section }).
misses-menzen-tsumo-open = { $yaku }: tsumo er bare yaku med lukket hånd ({ $section }).
misses-toitoi-chow = { $yaku }: bare denne sekvensen er i veien: { $tiles } ({ $section }).
misses-flush-set = { $yaku }: bare { $tiles } er av en annen sort ({ $section }).
misses-chinitsu-honours = { $yaku }: bare vind eller drage ({ $tiles }) er i veien ({ $section }).
misses-outside-set = { $yaku }: bare { $tiles } er uten terminal, vind eller drage ({ $section }).
misses-junchan-honours = { $yaku }: bare vind eller drage ({ $tiles }) er i veien ({ $section }).


book-line = { $field }: { $value } ({ $section }); som trykt: { $printed }.
book-field = { $field }: { $value } ({ $section }).
