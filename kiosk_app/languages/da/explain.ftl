## amounts and lines

han = { $count } fan
fu-count = { $count } minipoint
points = { $count } point
yaku-name = { $romaji } ({ $name })
yaku-line = { $name }: { $worth } ({ $section }). { $meaning }
fu-with-tiles = { $why } ({ $tiles })
fu-line = { $why }: { $count } minipoint ({ $section })

## headings

headings-sets = Hånden
headings-yaku = Yaku
headings-fu = Minipoint
headings-points = Point
headings-payments = Hvem betaler
headings-notes = Værd at vide
headings-misses = Lige ved og næsten

## headline

headline-line = { $rules } · { $headline }
headline-win = { $seat } vinder { $how }: { $worth }, { $points }.
headline-no-win = { $seat } kan ikke gå mahjong med denne hånd.
headline-self-draw = på selvtræk
headline-discard = på afsmid fra { $discarder }
headline-han-and-fu = { $han } og { $fu }
headline-limit = { $han }, { $limit }

## sets

sets-line = { $tiles }: { $what }
sets-completed = { $line }, fuldendt af { $tile } ({ $wait })
sets-chow-concealed = chow, skjult
sets-chow-open = chow, åben
sets-pung-concealed = pung, skjult
sets-pung-open = pung, åben
sets-pung-won = pung, vundet på et afsmid og derfor talt som åben
sets-kong-concealed = kong, skjult
sets-kong-open = kong, åben
sets-pair = par
sets-twin = par
sets-orphans = en af hver officer

## fu-sum

fu-sum-sum = { $items } = { $sum }
fu-sum-exact = { $items } minipoint
fu-sum-rounded = { $items }, rundet op til { $count } minipoint

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
        [one] { $points } ({ $count } riichi-indsats)
       *[other] { $points } ({ $count } riichi-indsatser)
    }
formula-total = { $terms } = { $total }

## payments

payments-hand = { $points } for hånden
payments-counters = { $points } for honba
payments-sticks = { $points } i riichi-indsatser
payments-parts = { $points } ({ $parts })
payments-winner = { $seat } får { $points }.
payments-discarder = { $seat } betaler { $points }: den, der smider vinderbrikken, betaler for alle.
payments-dealer = { $seat } betaler { $points }: Øst betaler dobbelt ved selvtræk.
payments-other = { $seat } betaler { $points }.
payments-to-the-dealer = { $seat } betaler { $points }: alle betaler dobbelt til Øst.
payments-liable-for-self-draw = { $seat } betaler { $points }: ansvarlig (pao), fordi spilleren gav det sæt, der gjorde yakuman sikker.
payments-rest-of-self-draw = { $seat } betaler { $points }: en del af det, ansvaret (pao) ikke dækker.
payments-liable-for-discard = { $seat } betaler { $points }: ansvarlig (pao) og betaler derfor sammen med den, der smed brikken.
payments-discarder-with-liable = { $seat } betaler { $points }: smed vinderbrikken; den ansvarlige spiller betaler med.
payments-cited = { $text } ({ $section })

## notes

notes-renho-alone = I { $rules } står renho alene: andre yaku og dora lægges ikke til ({ $section }).
notes-yakuman-added = { $names }: i { $rules } lægges yakuman sammen ({ $section }).
notes-yakuman-not-added = { $names }: i { $rules } lægges yakuman ikke sammen, så der betales kun én ({ $section }).
notes-yakuman-several = { $name } tæller som { $count } yakuman i { $rules } ({ $section }).
notes-nothing-beside-yakuman = Ved siden af en yakuman tæller andre yaku og dora ikke.
notes-counted-yakuman = { $han } uden en yakumanhånd betales som yakuman i { $rules } ({ $section }).
notes-no-counted-yakuman = { $han } er stadig en sanbaiman i { $rules }: kun en yakumanhånd giver mere ({ $section }).
notes-fu-not-counted = Fra 5 fan gælder mangan og opefter; så tæller minipoint ikke.
notes-rounded-up-to-mangan = { $base } er så tæt på 2.000, at { $rules } betaler mangan ({ $section }).
notes-capped-at-mangan = { $base } ville være mere end 2.000, så hånden betales som mangan.
notes-red-five-is-plain = { $rules } har ingen røde femmere: en rød femmer er en almindelig femmer her ({ $section }).
notes-pinfu-self-drawn = Med pinfu giver selvtrækket ingen minipoint ({ $section }).
notes-other-reading = De samme brikker kan også læses som { $sets }: { $yaku }, { $points }. Den højeste læsning tæller.
notes-other-wait = Vinderbrikken ({ $tile }) kan også fuldende et andet sæt ({ $wait }): { $yaku }, { $points }. Den højeste optælling gælder.
notes-other-count = Talt på den anden måde: { $yaku }, { $points }. Den højeste optælling gælder.
notes-nobody-liable = Ingen er ansvarlig (pao): et af sættene er ikke taget fra en anden, så ingen har givet det ({ $section }).
notes-liability-not-for-this = Ingen er ansvarlig (pao) for denne hånd: det gælder kun { $yaku } ({ $section }).
notes-no-liability = { $rules } har ikke ansvar (pao) ({ $section }).
notes-missing-indicators = Med { $kongs } kong på hånden skal der være { $wanted } doraindikatorer, ikke { $given }.
notes-more-ura = Der er flere ura-indikatorer ({ $ura }) end doraindikatorer ({ $given }): der ligger én under hver.
notes-ippatsu-last-discard = Riichi kræver { $left } brikker i muren, så ippatsu er forbi ved det sidste afsmid ({ $section }).
notes-first-turn-ippatsu-last-tile = Daburu riichi meldes i første runde, så ippatsu er forbi længe før den sidste brik ({ $section }).

## no-win

no-win-no-shape = Brikkerne danner ikke en mahjonghånd; den består af { $shapes } ({ $section }).
no-win-no-yaku = Hånden er komplet, men har ingen yaku; der skal mindst én til for at gå mahjong ({ $section }).
no-win-only-dora = Hånden er komplet, men dora er ikke yaku; der skal mindst én yaku til for at gå mahjong ({ $section }).
no-win-too-few-yaku = Hånden er komplet, men her kræves yaku for { $count } fan; dora tæller ikke med i det ({ $section }).
no-win-needs-two-yaku = Fra { $count } honba kræves der to yaku; denne hånd har kun { $yaku } ({ $section }).

## shortfall

shortfall-there = På plads: { $sets }.
shortfall-left-over = Til overs: { $tiles }.
shortfall-swap = Med { $needed } i stedet for { $tile } ville hånden være komplet.
shortfall-distance =
    { $count ->
        [one] Mindst { $count } brik skulle have været en anden.
       *[other] Mindst { $count } brikker skulle have været andre.
    }

## misses

misses-four-of-a-kind = { $yaku }: fire ens ({ $tiles }) er ikke to par ({ $section }).
misses-pung-on-discard = { $yaku }: den sidste pung ({ $tiles }) kom fra et afsmid og tæller derfor som åben ({ $section }).
misses-pinfu-pair-both = { $yaku }: parret ({ $tiles }) er både egen vind og rundens vind og giver derfor minipoint ({ $section }).
misses-pinfu-pair-seat = { $yaku }: parret ({ $tiles }) er egen vind og giver derfor minipoint ({ $section }).
misses-pinfu-pair-round = { $yaku }: parret ({ $tiles }) er rundens vind og giver derfor minipoint ({ $section }).
misses-pinfu-pair-dragon = { $yaku }: parret ({ $tiles }) er drager og giver derfor minipoint ({ $section }).
misses-pinfu-wait-closed = { $yaku }: vinderbrikken ({ $tiles }) faldt midt i en chow; den skal fuldende en dobbelt-endet chow ({ $section }).
misses-pinfu-wait-edge = { $yaku }: vinderbrikken ({ $tiles }) blev fisket på kanten; den skal fuldende en dobbelt-endet chow ({ $section }).
misses-pinfu-wait-pair = { $yaku }: vinderbrikken ({ $tiles }) fuldendte parret; den skal fuldende en dobbelt-endet chow ({ $section }).
misses-pinfu-open = { $yaku }: kun med skjult hånd, og denne har en åben chow ({ $section }).
misses-pinfu-pung = { $yaku }: ét sæt ({ $tiles }) er ikke en chow ({ $section }).
misses-tanyao-one = { $yaku }: kun én brik er i vejen: { $tiles } ({ $section }).
misses-tanyao-two = { $yaku }: kun to brikker er i vejen: { $tiles } ({ $section }).
misses-tanyao-open = { $yaku }: efter disse regler kun med skjult hånd, og denne er åben ({ $section }).
misses-iipeikou-open = { $yaku }: de to ens chow ({ $tiles }) tæller kun i en skjult hånd ({ $section }).
misses-haitei-with-rinshan = { $yaku }: kan ikke kombineres med mahjong efter en kong ({ $section }).
misses-ura-without-riichi = { $yaku }: vendes kun ved riichi, så disse tæller ikke: { $tiles } ({ $section }).
misses-guest-wind = Pung i vinde: { $tiles } er hverken egen vind eller rundens vind og derfor ikke yaku ({ $section }).
misses-yakuhai-pair = { $yaku }: et par ({ $tiles }) er ikke yaku, men en pung er ({ $section }).
misses-one-tile = { $yaku }: med { $needed } i stedet for { $tiles } var den hjemme ({ $section }).
misses-riichi-not-declared = { $yaku }: den skjulte hånd kunne have meldt det, før den vandt ({ $section }).
misses-riichi-open = { $yaku }: ikke muligt, for der er taget et sæt, og hånden er åben ({ $section }).
misses-menzen-tsumo-open = { $yaku }: selvtræk er kun yaku på en skjult hånd ({ $section }).
misses-toitoi-chow = { $yaku }: kun denne chow er i vejen: { $tiles } ({ $section }).
misses-flush-set = { $yaku }: kun { $tiles } er i en anden kulør ({ $section }).
misses-chinitsu-honours = { $yaku }: kun vinde eller drager ({ $tiles }) er i vejen ({ $section }).
misses-outside-set = { $yaku }: kun { $tiles } er uden officer ({ $section }).
misses-junchan-honours = { $yaku }: kun vinde eller drager ({ $tiles }) er i vejen ({ $section }).


book-line = { $field }: { $value } ({ $section }); som trykt: { $printed }.
book-field = { $field }: { $value } ({ $section }).
