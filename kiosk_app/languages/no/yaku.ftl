## waits

waits-two-sided = åpen venting
waits-edge = kantventing
waits-closed = lukket venting
waits-pair = parventing
waits-pung = shanpon-venting
waits-orphan = venting på brikken som mangler
waits-thirteen-sided = venting på alle tretten

## limits

limits-mangan = mangan
limits-haneman = haneman
limits-baiman = baiman
limits-sanbaiman = sanbaiman
limits-yakuman = yakuman

## yaku-worth

yaku-worth-han = { $count } han
yaku-worth-yakuman =
    { $count ->
        [one] yakuman
       *[other] { $count } × yakuman
    }

## fu

fu-closed-hand-won-on-a-discard = lukket hånd vunnet med ron
fu-open-hand = vunnet med åpen hånd
fu-self-drawn-hand = vunnet med tsumo
fu-seven-pairs = sju par, alltid det samme
fu-self-draw = tsumo
fu-open-pinfu = åpen hånd uten andre fu
fu-edge-wait = kantventing
fu-closed-wait = lukket venting
fu-pair-wait = parventing
fu-open-pung-of-simples = åpen trippel av 2 til 8
fu-open-pung-of-terminals = åpen trippel av terminaler
fu-open-pung-of-honours = åpen trippel av vinder eller drager
fu-concealed-pung-of-simples = lukket trippel av 2 til 8
fu-concealed-pung-of-terminals = lukket trippel av terminaler
fu-concealed-pung-of-honours = lukket trippel av vinder eller drager
fu-open-kong-of-simples = åpen quad av 2 til 8
fu-open-kong-of-terminals = åpen quad av terminaler
fu-open-kong-of-honours = åpen quad av vinder eller drager
fu-concealed-kong-of-simples = lukket quad av 2 til 8
fu-concealed-kong-of-terminals = lukket quad av terminaler
fu-concealed-kong-of-honours = lukket quad av vinder eller drager
fu-pair-of-dragons = par av drager
fu-pair-of-the-seat-wind = par av setevinden
fu-pair-of-the-round-wind = par av rundevinden
fu-pair-of-the-seat-and-round-wind = par av vinden som er både setevind og rundevind
fu-closed-ron-without-other-fu = lukket hånd uten andre fu, vunnet med ron

## yaku

yaku-riichi-name = Riichi
yaku-riichi-meaning = En lukket hånd i tenpai, meldt høyt og med en riichipinne som innsats.
yaku-double-riichi-name = Dobbel riichi
yaku-double-riichi-meaning = Riichi i den aller første turen, før noen har stjålet en brikke.
yaku-ippatsu-name = Ippatsu
yaku-ippatsu-meaning = Seier innen én omgang etter riichi, uten at noen har stjålet eller lagt ut en quad imens.
yaku-menzen-tsumo-name = Tsumo
yaku-menzen-tsumo-meaning = Vinner på eget trekk med lukket hånd.
yaku-pinfu-name = Pinfu
yaku-pinfu-meaning = Lukket, fire sekvenser, et par uten verdi, vunnet på åpen venting: ingen ekstra fu.
yaku-iipeikou-name = Iipeikou
yaku-iipeikou-meaning = Den samme sekvensen to ganger i samme sort, i en lukket hånd.
yaku-tanyao-name = Tanyao
yaku-tanyao-meaning = Bare brikker fra 2 til 8.
yaku-sanshoku-doujun-name = Sanshoku doujun
yaku-sanshoku-doujun-meaning = Den samme sekvensen i hver av de tre sortene.
yaku-ittsuu-name = Ittsuu
yaku-ittsuu-meaning = 1-2-3, 4-5-6 og 7-8-9 i én sort.
yaku-yakuhai-white-name = Hvite drager
yaku-yakuhai-white-meaning = Trippel eller quad av hvite drager.
yaku-yakuhai-green-name = Grønne drager
yaku-yakuhai-green-meaning = Trippel eller quad av grønne drager.
yaku-yakuhai-red-name = Røde drager
yaku-yakuhai-red-meaning = Trippel eller quad av røde drager.
yaku-yakuhai-seat-name = Setevind
yaku-yakuhai-seat-meaning = Trippel eller quad av setevinden.
yaku-yakuhai-round-name = Rundevind
yaku-yakuhai-round-meaning = Trippel eller quad av rundevinden.
yaku-chanta-name = Chanta
yaku-chanta-meaning = En terminal, vind eller drage i hvert sett og i paret, og minst én sekvens.
yaku-rinshan-name = Rinshan
yaku-rinshan-meaning = Vunnet på brikken som trekkes fra den døde muren etter en quad.
yaku-chankan-name = Chankan
yaku-chankan-meaning = Vunnet på brikken en annen ville legge til sin åpne trippel.
yaku-haitei-name = Haitei
yaku-haitei-meaning = Vunnet ved å trekke den siste brikken i muren.
yaku-houtei-name = Houtei
yaku-houtei-meaning = Vunnet på det aller siste kastet.
yaku-chiitoitsu-name = Sju par
yaku-chiitoitsu-meaning = Sju forskjellige par.
yaku-sanshoku-doukou-name = Sanshoku doukou
yaku-sanshoku-doukou-meaning = Trippel eller quad av samme tall i hver av de tre sortene.
yaku-sanankou-name = Sanankou
yaku-sanankou-meaning = Tre tripler eller quader laget uten å stjele.
yaku-sankantsu-name = Sankantsu
yaku-sankantsu-meaning = Tre quader, åpne eller lukkede.
yaku-toitoi-name = Toitoi
yaku-toitoi-meaning = Fire tripler eller quader og et par: ingen sekvens.
yaku-honitsu-name = Honitsu
yaku-honitsu-meaning = Én sort sammen med vinder eller drager.
yaku-shousangen-name = Shousangen
yaku-shousangen-meaning = Tripler eller quader av to drager og et par av den tredje.
yaku-honroutou-name = Honroutou
yaku-honroutou-meaning = Bare enere, niere, vinder og drager.
yaku-junchan-name = Junchan
yaku-junchan-meaning = En ener eller nier i hvert sett og i paret, og minst én sekvens.
yaku-ryanpeikou-name = Ryanpeikou
yaku-ryanpeikou-meaning = To ganger to like sekvenser, i en lukket hånd.
yaku-chinitsu-name = Chinitsu
yaku-chinitsu-meaning = Bare én sort, uten vinder og drager.
yaku-renho-name = Renho
yaku-renho-meaning = Ron i første runde før ens egen første tur, uten at noen har stjålet en brikke eller lagt ut en quad.
yaku-renho-meaning-claim = Ron før ens egen første tur, mens ingen har stjålet en brikke.
yaku-kokushi-name = Kokushi musou
yaku-kokushi-meaning = Én av hver terminal, vind og drage, og én til av dem.
yaku-chuuren-name = Chuuren poutou
yaku-chuuren-meaning = 1112345678999 i én sort og én brikke til av den, alt lukket.
yaku-tenho-name = Tenho
yaku-tenho-meaning = Øst vinner med hånden slik den ble delt ut.
yaku-chiho-name = Chiho
yaku-chiho-meaning = Tsumo i første tur, før noen har stjålet en brikke.
yaku-suuankou-name = Suuankou
yaku-suuankou-meaning = Fire tripler eller quader laget uten å stjele.
yaku-suukantsu-name = Suukantsu
yaku-suukantsu-meaning = Fire quader, åpne eller lukkede.
yaku-ryuuiisou-name = Ryuuiisou
yaku-ryuuiisou-meaning = Bare 2, 3, 4, 6, 8 sou og grønne drager.
yaku-chinroutou-name = Chinroutou
yaku-chinroutou-meaning = Bare enere og niere.
yaku-tsuuiisou-name = Tsuuiisou
yaku-tsuuiisou-meaning = Bare vinder og drager.
yaku-daisangen-name = Daisangen
yaku-daisangen-meaning = Tripler eller quader av alle tre dragene.
yaku-shousuushii-name = Shousuushii
yaku-shousuushii-meaning = Tripler eller quader av tre vinder og et par av den fjerde.
yaku-daisuushii-name = Daisuushii
yaku-daisuushii-meaning = Tripler eller quader av alle fire vindene.
yaku-daichisei-name = Daichisei
yaku-daichisei-meaning = Sju par: to av hver vind og hver drage.
yaku-dora-name = Dora
yaku-dora-meaning = Én han for hver brikke som en doraindikator peker på; ikke yaku i seg selv.
yaku-ura-dora-name = Ura dora
yaku-ura-dora-meaning = Én han for hver brikke som uraindikatorene peker på, bare ved riichi.
yaku-red-five-name = Røde femmere
yaku-red-five-meaning = Én han for hver rød femmer; ikke yaku i seg selv.
yaku-north-name = Nord
yaku-north-meaning = Én han for hver nord som er lagt til side; ikke yaku i seg selv.
