## waits

waits-two-sided = fiskede i begge ender
waits-edge = fiskede på kanten
waits-closed = fiskede i midten
waits-pair = fiskede på parret
waits-pung = fiskede på en pung
waits-orphan = fiskede på den manglende officer
waits-thirteen-sided = fiskede på alle tretten

## limits

limits-mangan = mangan
limits-haneman = haneman
limits-baiman = baiman
limits-sanbaiman = sanbaiman
limits-yakuman = yakuman

## yaku-worth

yaku-worth-han = { $count } fan
yaku-worth-yakuman =
    { $count ->
        [one] yakuman
       *[other] { $count } × yakuman
    }

## fu

fu-closed-hand-won-on-a-discard = skjult hånd, mahjong på afsmid
fu-open-hand = mahjong med åben hånd
fu-self-drawn-hand = mahjong på selvtræk
fu-seven-pairs = syv par, altid det samme
fu-self-draw = selvtræk
fu-open-pinfu = åben hånd uden andre minipoint
fu-edge-wait = fiskede på kanten
fu-closed-wait = fiskede i midten
fu-pair-wait = fiskede på parret
fu-open-pung-of-simples = åben pung i 2 til 8
fu-open-pung-of-terminals = åben pung i ettere eller niere
fu-open-pung-of-honours = åben pung i vinde eller drager
fu-concealed-pung-of-simples = skjult pung i 2 til 8
fu-concealed-pung-of-terminals = skjult pung i ettere eller niere
fu-concealed-pung-of-honours = skjult pung i vinde eller drager
fu-open-kong-of-simples = åben kong i 2 til 8
fu-open-kong-of-terminals = åben kong i ettere eller niere
fu-open-kong-of-honours = åben kong i vinde eller drager
fu-concealed-kong-of-simples = skjult kong i 2 til 8
fu-concealed-kong-of-terminals = skjult kong i ettere eller niere
fu-concealed-kong-of-honours = skjult kong i vinde eller drager
fu-pair-of-dragons = par i drager
fu-pair-of-the-seat-wind = par i egen vind
fu-pair-of-the-round-wind = par i rundens vind
fu-pair-of-the-seat-and-round-wind = par i den vind, der er både egen og rundens
fu-closed-ron-without-other-fu = skjult hånd uden andre minipoint, mahjong på afsmid

## yaku

yaku-riichi-name = Riichi
yaku-riichi-meaning = En skjult fiskehånd, meldt højt og med en riichi-indsats.
yaku-double-riichi-name = Dobbelt riichi
yaku-double-riichi-meaning = Riichi i den allerførste tur, før nogen har taget en brik.
yaku-ippatsu-name = Ippatsu
yaku-ippatsu-meaning = Mahjong inden for én omgang efter riichi, uden at nogen har taget en brik eller lavet kong imens.
yaku-menzen-tsumo-name = Fuldstændig skjult hånd
yaku-menzen-tsumo-meaning = Vinderbrikken er selvtrukket, og intet sæt er åbent.
yaku-pinfu-name = Pinfu
yaku-pinfu-meaning = Skjult, fire chow, et par uden værdi, vundet på en dobbelt-endet chow: ingen ekstra minipoint.
yaku-iipeikou-name = To helt ens chow
yaku-iipeikou-meaning = Den samme chow to gange i samme kulør, i en skjult hånd.
yaku-tanyao-name = Ingen officerer
yaku-tanyao-meaning = Kun brikker fra 2 til 8.
yaku-sanshoku-doujun-name = Tre ens chow
yaku-sanshoku-doujun-meaning = Den samme chow i hver af de tre kulører.
yaku-ittsuu-name = Tre efterfølgende chow
yaku-ittsuu-meaning = 1-2-3, 4-5-6 og 7-8-9 i én kulør.
yaku-yakuhai-white-name = Hvide drager
yaku-yakuhai-white-meaning = Pung eller kong i hvide drager.
yaku-yakuhai-green-name = Grønne drager
yaku-yakuhai-green-meaning = Pung eller kong i grønne drager.
yaku-yakuhai-red-name = Røde drager
yaku-yakuhai-red-meaning = Pung eller kong i røde drager.
yaku-yakuhai-seat-name = Egen vind
yaku-yakuhai-seat-meaning = Pung eller kong i vinderens egen vind.
yaku-yakuhai-round-name = Rundens vind
yaku-yakuhai-round-meaning = Pung eller kong i rundens vind.
yaku-chanta-name = Kun sæt med officerer
yaku-chanta-meaning = En etter, nier, vind eller drage i hvert sæt og i parret, og mindst én chow.
yaku-rinshan-name = Efter en kong
yaku-rinshan-meaning = Vundet på den løse brik efter en kong.
yaku-chankan-name = Stjæle en kong
yaku-chankan-meaning = Vundet på den brik, en anden ville lægge til sin åbne pung.
yaku-haitei-name = Under havet
yaku-haitei-meaning = Vundet ved at trække murens sidste brik.
yaku-houtei-name = Under havet, sidste afsmid
yaku-houtei-meaning = Vundet på det allersidste afsmid.
yaku-chiitoitsu-name = Syv par
yaku-chiitoitsu-meaning = Syv forskellige par.
yaku-sanshoku-doukou-name = Tre ens pung
yaku-sanshoku-doukou-meaning = Pung eller kong i samme tal i hver af de tre kulører.
yaku-sanankou-name = Tre skjulte pung
yaku-sanankou-meaning = Tre pung eller kong lavet uden at tage en brik.
yaku-sankantsu-name = Tre kong
yaku-sankantsu-meaning = Tre kong, åbne eller skjulte.
yaku-toitoi-name = Kun pung
yaku-toitoi-meaning = Fire pung eller kong og et par: ingen chow.
yaku-honitsu-name = Ren hånd
yaku-honitsu-meaning = Én kulør sammen med vinde eller drager.
yaku-shousangen-name = Lille dragehånd
yaku-shousangen-meaning = Pung eller kong i to drager og et par i den tredje.
yaku-honroutou-name = Kun officerer
yaku-honroutou-meaning = Kun ettere, niere, vinde og drager.
yaku-junchan-name = Ettere og niere i alle sæt
yaku-junchan-meaning = En etter eller nier i hvert sæt og i parret, og mindst én chow.
yaku-ryanpeikou-name = 2 x 2 helt ens chow
yaku-ryanpeikou-meaning = To gange to ens chow, i en skjult hånd.
yaku-chinitsu-name = Helt ren hånd
yaku-chinitsu-meaning = Kun én kulør, uden vinde og drager.
yaku-renho-name = Menneskehånd
yaku-renho-meaning = Ron i første runde før ens egen første tur, uden at nogen har taget en brik eller lavet kong.
yaku-renho-meaning-claim = Ron før ens egen første tur, mens ingen har taget en brik.
yaku-kokushi-name = Tretten vidundere
yaku-kokushi-meaning = En af hver officer og én mere af dem.
yaku-chuuren-name = Ni lanterner
yaku-chuuren-meaning = 1112345678999 i én kulør og én brik til af den, alt skjult.
yaku-tenho-name = Himmelhånd
yaku-tenho-meaning = Øst vinder på sin starthånd.
yaku-chiho-name = Jordhånd
yaku-chiho-meaning = Selvtræk i første tur, før nogen har taget en brik.
yaku-suuankou-name = Fire skjulte pung
yaku-suuankou-meaning = Fire pung eller kong lavet uden at tage en brik.
yaku-suukantsu-name = Fire kong
yaku-suukantsu-meaning = Fire kong, åbne eller skjulte.
yaku-ryuuiisou-name = Jadehånd
yaku-ryuuiisou-meaning = Kun bambus 2, 3, 4, 6, 8 og grønne drager.
yaku-chinroutou-name = Kun ettere og niere
yaku-chinroutou-meaning = Ikke andet end ettere og niere.
yaku-tsuuiisou-name = Kun vinde og drager
yaku-tsuuiisou-meaning = Ikke andet end vinde og drager.
yaku-daisangen-name = Stor dragehånd
yaku-daisangen-meaning = Pung eller kong i alle tre drager.
yaku-shousuushii-name = Lille vindhånd
yaku-shousuushii-meaning = Pung eller kong i tre vinde og et par i den fjerde.
yaku-daisuushii-name = Stor vindhånd
yaku-daisuushii-meaning = Pung eller kong i alle fire vinde.
yaku-daichisei-name = Syv par vinde og drager
yaku-daichisei-meaning = Syv par: to af hver vind og hver drage.
yaku-dora-name = Dora
yaku-dora-meaning = Én fan for hver brik, som en doraindikator peger på; ikke yaku i sig selv.
yaku-ura-dora-name = Ura dora
yaku-ura-dora-meaning = Én fan for hver brik, som ura-indikatorerne peger på, kun ved riichi.
yaku-red-five-name = Røde femmere
yaku-red-five-meaning = Én fan for hver rød femmer; ikke yaku i sig selv.
yaku-north-name = Nord
yaku-north-meaning = Én fan for hver nord, der er lagt til side; ikke yaku i sig selv.
