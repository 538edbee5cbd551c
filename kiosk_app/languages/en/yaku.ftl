## waits

waits-two-sided = two-sided wait
waits-edge = edge wait
waits-closed = closed wait
waits-pair = pair wait
waits-pung = shanpon wait
waits-orphan = wait on the missing orphan
waits-thirteen-sided = thirteen-sided wait

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

fu-closed-hand-won-on-a-discard = closed hand won on a discard
fu-open-hand = win with an open hand
fu-self-drawn-hand = win by tsumo
fu-seven-pairs = seven pairs, always the same
fu-self-draw = tsumo
fu-open-pinfu = open hand without any other fu
fu-edge-wait = edge wait
fu-closed-wait = closed wait
fu-pair-wait = pair wait
fu-open-pung-of-simples = open pung of simples
fu-open-pung-of-terminals = open pung of terminals
fu-open-pung-of-honours = open pung of honours
fu-concealed-pung-of-simples = concealed pung of simples
fu-concealed-pung-of-terminals = concealed pung of terminals
fu-concealed-pung-of-honours = concealed pung of honours
fu-open-kong-of-simples = open kong of simples
fu-open-kong-of-terminals = open kong of terminals
fu-open-kong-of-honours = open kong of honours
fu-concealed-kong-of-simples = concealed kong of simples
fu-concealed-kong-of-terminals = concealed kong of terminals
fu-concealed-kong-of-honours = concealed kong of honours
fu-pair-of-dragons = pair of dragons
fu-pair-of-the-seat-wind = pair of the seat wind
fu-pair-of-the-round-wind = pair of the round wind
fu-pair-of-the-seat-and-round-wind = pair of the wind that is both seat wind and round wind
fu-closed-ron-without-other-fu = closed hand won on a discard without any other fu

## yaku

yaku-riichi-name = Riichi
yaku-riichi-meaning = A closed tenpai hand, declared aloud and with a riichi stick put down.
yaku-double-riichi-name = Double Riichi
yaku-double-riichi-meaning = Riichi declared in the very first turn, before any tile was called.
yaku-ippatsu-name = Ippatsu
yaku-ippatsu-meaning = A win within one go-round after riichi, with no tile called and no kong made in between.
yaku-menzen-tsumo-name = Fully Concealed Hand
yaku-menzen-tsumo-meaning = The winning tile was drawn by the winner and no set was called.
yaku-pinfu-name = Pinfu
yaku-pinfu-meaning = Closed, four chows, a pair without value, won on a two-sided wait: a hand without extra fu.
yaku-iipeikou-name = Pure Double Chow
yaku-iipeikou-meaning = The same chow twice in the same suit, in a closed hand.
yaku-tanyao-name = All Simples
yaku-tanyao-meaning = Only tiles from 2 to 8: no terminals, no honours.
yaku-sanshoku-doujun-name = Mixed Triple Chow
yaku-sanshoku-doujun-meaning = The same chow in each of the three suits.
yaku-ittsuu-name = Pure Straight
yaku-ittsuu-meaning = 1-2-3, 4-5-6 and 7-8-9 in one suit.
yaku-yakuhai-white-name = White Dragons
yaku-yakuhai-white-meaning = A pung or kong of white dragons.
yaku-yakuhai-green-name = Green Dragons
yaku-yakuhai-green-meaning = A pung or kong of green dragons.
yaku-yakuhai-red-name = Red Dragons
yaku-yakuhai-red-meaning = A pung or kong of red dragons.
yaku-yakuhai-seat-name = Seat Wind
yaku-yakuhai-seat-meaning = A pung or kong of the winner's seat wind.
yaku-yakuhai-round-name = Round Wind
yaku-yakuhai-round-meaning = A pung or kong of the round wind.
yaku-chanta-name = Outside Hand
yaku-chanta-meaning = A terminal or honour in every set and in the pair, with at least one chow.
yaku-rinshan-name = After a Kong
yaku-rinshan-meaning = Won on the replacement tile drawn after a kong.
yaku-chankan-name = Robbing the Kong
yaku-chankan-meaning = Won on the tile that another player was adding to an open pung.
yaku-haitei-name = Under the Sea
yaku-haitei-meaning = Won by drawing the last tile of the wall.
yaku-houtei-name = Last Discard
yaku-houtei-meaning = Won on the very last discard.
yaku-chiitoitsu-name = Seven Pairs
yaku-chiitoitsu-meaning = Seven different pairs.
yaku-sanshoku-doukou-name = Triple Pung
yaku-sanshoku-doukou-meaning = A pung or kong of the same number in each of the three suits.
yaku-sanankou-name = Three Concealed Pungs
yaku-sanankou-meaning = Three pungs or kongs made without calling a tile.
yaku-sankantsu-name = Three Kongs
yaku-sankantsu-meaning = Three kongs, open or concealed.
yaku-toitoi-name = All Pungs
yaku-toitoi-meaning = Four pungs or kongs and a pair: no chow.
yaku-honitsu-name = Half Flush
yaku-honitsu-meaning = One suit, together with honours.
yaku-shousangen-name = Little Three Dragons
yaku-shousangen-meaning = Pungs or kongs of two dragons and a pair of the third.
yaku-honroutou-name = All Terminals and Honours
yaku-honroutou-meaning = Only ones, nines, winds and dragons.
yaku-junchan-name = Terminals in All Sets
yaku-junchan-meaning = A one or a nine in every set and in the pair, with at least one chow.
yaku-ryanpeikou-name = Twice Pure Double Chow
yaku-ryanpeikou-meaning = Two pairs of identical chows, in a closed hand.
yaku-chinitsu-name = Full Flush
yaku-chinitsu-meaning = One suit only, without honours.
yaku-renho-name = Blessing of Man
yaku-renho-meaning = Ron in the first go-round before one's own first turn, with no tile called and no kong made.
yaku-renho-meaning-claim = Ron before one's own first turn, while nobody has called a tile.
yaku-kokushi-name = Thirteen Orphans
yaku-kokushi-meaning = One of each terminal and honour, and one more of them.
yaku-chuuren-name = Nine Gates
yaku-chuuren-meaning = 1112345678999 of one suit and any one more tile of it, all concealed.
yaku-tenho-name = Blessing of Heaven
yaku-tenho-meaning = The dealer wins with the hand as it was dealt.
yaku-chiho-name = Blessing of Earth
yaku-chiho-meaning = Tsumo in the first turn, before any tile was called.
yaku-suuankou-name = Four Concealed Pungs
yaku-suuankou-meaning = Four pungs or kongs made without calling a tile.
yaku-suukantsu-name = Four Kongs
yaku-suukantsu-meaning = Four kongs, open or concealed.
yaku-ryuuiisou-name = All Green
yaku-ryuuiisou-meaning = Only bamboo 2, 3, 4, 6, 8 and green dragons.
yaku-chinroutou-name = All Terminals
yaku-chinroutou-meaning = Only ones and nines.
yaku-tsuuiisou-name = All Honours
yaku-tsuuiisou-meaning = Only winds and dragons.
yaku-daisangen-name = Big Three Dragons
yaku-daisangen-meaning = Pungs or kongs of all three dragons.
yaku-shousuushii-name = Little Four Winds
yaku-shousuushii-meaning = Pungs or kongs of three winds and a pair of the fourth.
yaku-daisuushii-name = Big Four Winds
yaku-daisuushii-meaning = Pungs or kongs of all four winds.
yaku-daichisei-name = Seven Stars
yaku-daichisei-meaning = Seven pairs: each wind and each dragon twice.
yaku-dora-name = Dora
yaku-dora-meaning = One han for each tile that a dora indicator points to; not a yaku by itself.
yaku-ura-dora-name = Ura Dora
yaku-ura-dora-meaning = One han for each tile that the ura dora indicators point to, with riichi only.
yaku-red-five-name = Red Fives
yaku-red-five-meaning = One han for each red five; not a yaku by itself.
yaku-north-name = Norths
yaku-north-meaning = One han for each north set aside; not a yaku by itself.
