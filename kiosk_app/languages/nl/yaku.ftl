## waits

waits-two-sided = aan twee kanten wachtend
waits-edge = enkele kans, ‘edge wait’
waits-closed = middensteen, ‘closed wait’
waits-pair = op het paar wachtend, ‘pair wait’
waits-pung = op een pung wachtend
waits-orphan = op de ontbrekende wees wachtend
waits-thirteen-sided = aan dertien kanten wachtend

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

fu-closed-hand-won-on-a-discard = gesloten hand, gewonnen met een weggegooide steen
fu-open-hand = gewonnen met een open hand
fu-self-drawn-hand = gewonnen met een self-pick
fu-seven-pairs = Zeven Tweelingen, altijd evenveel
fu-self-draw = winnende steen zelf gepakt
fu-open-pinfu = open hand zonder andere minipunten
fu-edge-wait = enkele kans (‘edge wait’)
fu-closed-wait = middensteen (‘closed wait’)
fu-pair-wait = wachten op het sluitpaar (‘pair wait’)
fu-open-pung-of-simples = open pung van eenvoudige stenen
fu-open-pung-of-terminals = open pung van hoekstenen
fu-open-pung-of-honours = open pung van troefstenen
fu-concealed-pung-of-simples = gesloten pung van eenvoudige stenen
fu-concealed-pung-of-terminals = gesloten pung van hoekstenen
fu-concealed-pung-of-honours = gesloten pung van troefstenen
fu-open-kong-of-simples = open kong van eenvoudige stenen
fu-open-kong-of-terminals = open kong van hoekstenen
fu-open-kong-of-honours = open kong van troefstenen
fu-concealed-kong-of-simples = gesloten kong van eenvoudige stenen
fu-concealed-kong-of-terminals = gesloten kong van hoekstenen
fu-concealed-kong-of-honours = gesloten kong van troefstenen
fu-pair-of-dragons = sluitpaar draken
fu-pair-of-the-seat-wind = sluitpaar van de eigen wind
fu-pair-of-the-round-wind = sluitpaar van de wind van de ronde
fu-pair-of-the-seat-and-round-wind = sluitpaar van eigen wind die ook wind van de ronde is
fu-closed-ron-without-other-fu = gesloten hand zonder andere minipunten, gewonnen met een weggegooide steen

## yaku

yaku-riichi-name = Riichi
yaku-riichi-meaning = Een gesloten, wachtende hand, hardop gedeclareerd met een stokje als inzet.
yaku-double-riichi-name = Dubbele Riichi
yaku-double-riichi-meaning = Riichi in de allereerste beurt, voordat er een steen is geclaimd.
yaku-ippatsu-name = Ippatsu
yaku-ippatsu-meaning = Winst binnen één rondje na riichi, zonder dat er een steen is geclaimd of een kong is gemaakt.
yaku-menzen-tsumo-name = Fully Concealed Hand
yaku-menzen-tsumo-meaning = De winnende steen is zelf gepakt en er is geen combinatie geclaimd.
yaku-pinfu-name = Pinfu
yaku-pinfu-meaning = Gesloten, vier chows, een sluitpaar zonder waarde, gewonnen op een chow die aan twee kanten wachtte: geen extra minipunten.
yaku-iipeikou-name = Pure Double Chow
yaku-iipeikou-meaning = Tweemaal dezelfde chow in dezelfde serie, in een gesloten hand.
yaku-tanyao-name = All Simples
yaku-tanyao-meaning = Alleen stenen van twee tot en met acht: geen hoekstenen, geen troefstenen.
yaku-sanshoku-doujun-name = Mixed Triple Chow
yaku-sanshoku-doujun-meaning = Dezelfde chow in elk van de drie series.
yaku-ittsuu-name = Pure Straight
yaku-ittsuu-meaning = 1-2-3, 4-5-6 en 7-8-9 in één serie.
yaku-yakuhai-white-name = Pung Witte Draken
yaku-yakuhai-white-meaning = Een pung of kong van witte draken.
yaku-yakuhai-green-name = Pung Groene Draken
yaku-yakuhai-green-meaning = Een pung of kong van groene draken.
yaku-yakuhai-red-name = Pung Rode Draken
yaku-yakuhai-red-meaning = Een pung of kong van rode draken.
yaku-yakuhai-seat-name = Eigen Wind
yaku-yakuhai-seat-meaning = Een pung of kong van de eigen wind van de winnaar.
yaku-yakuhai-round-name = Wind van de Ronde
yaku-yakuhai-round-meaning = Een pung of kong van de wind van de ronde.
yaku-chanta-name = Outside Hand
yaku-chanta-meaning = Een hoeksteen of troefsteen in elke combinatie en in het sluitpaar, met minstens één chow.
yaku-rinshan-name = After a Kong
yaku-rinshan-meaning = Gewonnen met de vervangende steen na een kong.
yaku-chankan-name = Een Kong Roven
yaku-chankan-meaning = Gewonnen met de steen die een ander aan een open pung wilde toevoegen.
yaku-haitei-name = Under the Sea
yaku-haitei-meaning = Gewonnen door de laatste steen van de muur te pakken.
yaku-houtei-name = Under the Sea, laatste weggegooide steen
yaku-houtei-meaning = Gewonnen op de allerlaatste weggegooide steen.
yaku-chiitoitsu-name = Zeven Tweelingen
yaku-chiitoitsu-meaning = Zeven verschillende paren.
yaku-sanshoku-doukou-name = Triple Pung
yaku-sanshoku-doukou-meaning = Een pung of kong van hetzelfde nummer in elk van de drie series.
yaku-sanankou-name = Drie Gesloten Pungs
yaku-sanankou-meaning = Drie pungs of kongs zonder geclaimde steen.
yaku-sankantsu-name = Drie Kongs
yaku-sankantsu-meaning = Drie kongs, open of gesloten.
yaku-toitoi-name = All Pungs
yaku-toitoi-meaning = Vier pungs of kongs en een sluitpaar: geen chow.
yaku-honitsu-name = Half Flush
yaku-honitsu-meaning = Eén serie, samen met troefstenen.
yaku-shousangen-name = Kleine Drie Draken
yaku-shousangen-meaning = Pungs of kongs van twee draken en een sluitpaar van de derde.
yaku-honroutou-name = All Terminals and Honours
yaku-honroutou-meaning = Alleen enen, negens, winden en draken.
yaku-junchan-name = Terminals in All Sets
yaku-junchan-meaning = Een één of een negen in elke combinatie en in het sluitpaar, met minstens één chow.
yaku-ryanpeikou-name = Twice Pure Double Chow
yaku-ryanpeikou-meaning = Tweemaal twee gelijke chows, in een gesloten hand.
yaku-chinitsu-name = Full Flush
yaku-chinitsu-meaning = Eén serie, zonder troefstenen.
yaku-renho-name = Blessing of Man
yaku-renho-meaning = Ron in de eerste ronde vóór je eigen eerste beurt, zonder dat er een steen is geclaimd of een kong is gemaakt.
yaku-renho-meaning-claim = Ron vóór je eigen eerste beurt, zolang niemand een steen heeft geclaimd.
yaku-kokushi-name = Dertien Wezen
yaku-kokushi-meaning = Van elke hoeksteen en troefsteen één, plus nog één daarvan.
yaku-chuuren-name = Negen Poorten
yaku-chuuren-meaning = 1112345678999 van één serie plus nog één steen daarvan, alles gesloten.
yaku-tenho-name = Blessing of Heaven
yaku-tenho-meaning = Oost wint met de gedeelde stenen.
yaku-chiho-name = Blessing of Earth
yaku-chiho-meaning = Een self-pick in de eerste beurt, voordat er een steen is geclaimd.
yaku-suuankou-name = Vier Gesloten Pungs
yaku-suuankou-meaning = Vier pungs of kongs zonder geclaimde steen.
yaku-suukantsu-name = Vier Kongs
yaku-suukantsu-meaning = Vier kongs, open of gesloten.
yaku-ryuuiisou-name = All Green
yaku-ryuuiisou-meaning = Alleen bamboe 2, 3, 4, 6, 8 en groene draken.
yaku-chinroutou-name = All Terminals
yaku-chinroutou-meaning = Alleen enen en negens.
yaku-tsuuiisou-name = All Honours
yaku-tsuuiisou-meaning = Alleen winden en draken.
yaku-daisangen-name = Grote Drie Draken
yaku-daisangen-meaning = Pungs of kongs van alle drie de draken.
yaku-shousuushii-name = Kleine Vier Winden
yaku-shousuushii-meaning = Pungs of kongs van drie winden en een sluitpaar van de vierde.
yaku-daisuushii-name = Grote Vier Winden
yaku-daisuushii-meaning = Pungs of kongs van alle vier de winden.
yaku-daichisei-name = Zeven Sterren
yaku-daichisei-meaning = Zeven paren: van elke wind en elke draak twee.
yaku-dora-name = Dora
yaku-dora-meaning = Eén fan voor elke steen die een dorawijzer aanwijst; op zichzelf geen yaku.
yaku-ura-dora-name = Ura dora
yaku-ura-dora-meaning = Eén fan voor elke steen die de ura-wijzers aanwijzen, alleen na riichi.
yaku-red-five-name = Rode Vijven
yaku-red-five-meaning = Eén fan voor elke rode vijf; op zichzelf geen yaku.
yaku-north-name = Noorden
yaku-north-meaning = Eén fan voor elk apart gelegd noorden; op zichzelf geen yaku.
