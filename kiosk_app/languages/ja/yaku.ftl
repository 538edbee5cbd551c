## waits

waits-two-sided = 両面待ち
waits-edge = 辺張待ち
waits-closed = 嵌張待ち
waits-pair = 単騎待ち
waits-pung = 双碰待ち
waits-orphan = 足りない么九牌の待ち
waits-thirteen-sided = 十三面待ち

## limits

limits-mangan = 満貫
limits-haneman = 跳満
limits-baiman = 倍満
limits-sanbaiman = 三倍満
limits-yakuman = 役満

## yaku-worth

yaku-worth-han = { $count }翻
yaku-worth-yakuman =
    { $count ->
        [1] 役満
       *[other] { $count }倍役満
    }

## fu

fu-closed-hand-won-on-a-discard = 副底と門前加符（門前ロン）
fu-open-hand = 副底（副露した手）
fu-self-drawn-hand = 副底（ツモ和了）
fu-seven-pairs = 七対子（固定）
fu-self-draw = ツモ符
fu-open-pinfu = 副露した手でほかに符がない
fu-edge-wait = 辺張待ち
fu-closed-wait = 嵌張待ち
fu-pair-wait = 単騎待ち
fu-open-pung-of-simples = 中張牌の明刻
fu-open-pung-of-terminals = 老頭牌の明刻
fu-open-pung-of-honours = 字牌の明刻
fu-concealed-pung-of-simples = 中張牌の暗刻
fu-concealed-pung-of-terminals = 老頭牌の暗刻
fu-concealed-pung-of-honours = 字牌の暗刻
fu-open-kong-of-simples = 中張牌の明槓
fu-open-kong-of-terminals = 老頭牌の明槓
fu-open-kong-of-honours = 字牌の明槓
fu-concealed-kong-of-simples = 中張牌の暗槓
fu-concealed-kong-of-terminals = 老頭牌の暗槓
fu-concealed-kong-of-honours = 字牌の暗槓
fu-pair-of-dragons = 三元牌の雀頭
fu-pair-of-the-seat-wind = 自風牌の雀頭
fu-pair-of-the-round-wind = 場風牌の雀頭
fu-pair-of-the-seat-and-round-wind = 連風牌の雀頭
fu-closed-ron-without-other-fu = ほかに符のない門前ロン

## yaku

yaku-riichi-name = 立直
yaku-riichi-meaning = 門前のテンパイで、リーチ棒を出して宣言する。
yaku-double-riichi-name = ダブル立直
yaku-double-riichi-meaning = 誰も鳴かないうちに、第一打でリーチする。
yaku-ippatsu-name = 一発
yaku-ippatsu-meaning = リーチのあと一巡以内に、鳴きも槓も入らずに和了する。
yaku-menzen-tsumo-name = 門前清自摸和
yaku-menzen-tsumo-meaning = 門前のままツモで和了する。
yaku-pinfu-name = 平和
yaku-pinfu-meaning = 門前で順子4つ、役牌でない雀頭、両面待ち。余分な符が付かない手。
yaku-iipeikou-name = 一盃口
yaku-iipeikou-meaning = 門前で、同じ色の同じ順子が2組。
yaku-tanyao-name = 断么九
yaku-tanyao-meaning = 2から8の数牌だけで作る。
yaku-sanshoku-doujun-name = 三色同順
yaku-sanshoku-doujun-meaning = 3色で同じ数字の順子をそろえる。
yaku-ittsuu-name = 一気通貫
yaku-ittsuu-meaning = 同じ色で一二三、四五六、七八九の順子をそろえる。
yaku-yakuhai-white-name = 役牌 白
yaku-yakuhai-white-meaning = 白の刻子か槓子。
yaku-yakuhai-green-name = 役牌 發
yaku-yakuhai-green-meaning = 發の刻子か槓子。
yaku-yakuhai-red-name = 役牌 中
yaku-yakuhai-red-meaning = 中の刻子か槓子。
yaku-yakuhai-seat-name = 役牌 自風牌
yaku-yakuhai-seat-meaning = 自風牌の刻子か槓子。
yaku-yakuhai-round-name = 役牌 場風牌
yaku-yakuhai-round-meaning = 場風牌の刻子か槓子。
yaku-chanta-name = 混全帯么九
yaku-chanta-meaning = すべての面子と雀頭に么九牌があり、順子が1つ以上ある。
yaku-rinshan-name = 嶺上開花
yaku-rinshan-meaning = 槓のあとの嶺上牌で和了する。
yaku-chankan-name = 槍槓
yaku-chankan-meaning = 他家が加槓した牌で和了する。
yaku-haitei-name = 海底摸月
yaku-haitei-meaning = 最後のツモ牌で和了する。
yaku-houtei-name = 河底撈魚
yaku-houtei-meaning = 最後の捨て牌で和了する。
yaku-chiitoitsu-name = 七対子
yaku-chiitoitsu-meaning = 異なる対子が7組。
yaku-sanshoku-doukou-name = 三色同刻
yaku-sanshoku-doukou-meaning = 3色で同じ数字の刻子か槓子をそろえる。
yaku-sanankou-name = 三暗刻
yaku-sanankou-meaning = 鳴かずに作った刻子か槓子が3つ。
yaku-sankantsu-name = 三槓子
yaku-sankantsu-meaning = 槓子が3つ。
yaku-toitoi-name = 対々和
yaku-toitoi-meaning = 刻子か槓子が4つと雀頭。順子がない。
yaku-honitsu-name = 混一色
yaku-honitsu-meaning = 1色の数牌と字牌だけで作る。
yaku-shousangen-name = 小三元
yaku-shousangen-meaning = 三元牌のうち2種が刻子か槓子、残り1種が雀頭。
yaku-honroutou-name = 混老頭
yaku-honroutou-meaning = 一と九と字牌だけで作る。
yaku-junchan-name = 純全帯么九
yaku-junchan-meaning = すべての面子と雀頭に一か九があり、順子が1つ以上ある。
yaku-ryanpeikou-name = 二盃口
yaku-ryanpeikou-meaning = 門前で、一盃口が2つ。
yaku-chinitsu-name = 清一色
yaku-chinitsu-meaning = 1色の数牌だけで作る。
yaku-renho-name = 人和
yaku-renho-meaning = 一巡目、自分の第一ツモの前に、鳴きも槓もないうちにロンする。
yaku-renho-meaning-claim = 自分の第一ツモの前に、誰も鳴いていないうちにロンする。
yaku-kokushi-name = 国士無双
yaku-kokushi-meaning = 13種の么九牌をすべてそろえ、そのうち1種を対子にする。
yaku-chuuren-name = 九蓮宝燈
yaku-chuuren-meaning = 門前で、1色の1112345678999に同じ色の1枚を加える。
yaku-tenho-name = 天和
yaku-tenho-meaning = 親が配牌で和了している。
yaku-chiho-name = 地和
yaku-chiho-meaning = 子が、鳴きの入らない第一ツモで和了する。
yaku-suuankou-name = 四暗刻
yaku-suuankou-meaning = 鳴かずに作った刻子か槓子が4つ。
yaku-suukantsu-name = 四槓子
yaku-suukantsu-meaning = 槓子が4つ。
yaku-ryuuiisou-name = 緑一色
yaku-ryuuiisou-meaning = 索子の二三四六八と發だけで作る。
yaku-chinroutou-name = 清老頭
yaku-chinroutou-meaning = 一と九だけで作る。
yaku-tsuuiisou-name = 字一色
yaku-tsuuiisou-meaning = 字牌だけで作る。
yaku-daisangen-name = 大三元
yaku-daisangen-meaning = 三元牌3種がすべて刻子か槓子。
yaku-shousuushii-name = 小四喜
yaku-shousuushii-meaning = 風牌のうち3種が刻子か槓子、残り1種が雀頭。
yaku-daisuushii-name = 大四喜
yaku-daisuushii-meaning = 風牌4種がすべて刻子か槓子。
yaku-daichisei-name = 大七星
yaku-daichisei-meaning = 7種の字牌による七対子。
yaku-dora-name = ドラ
yaku-dora-meaning = ドラ表示牌が示す牌1枚につき1翻。役ではない。
yaku-ura-dora-name = 裏ドラ
yaku-ura-dora-meaning = リーチしたときだけ、裏ドラ1枚につき1翻。役ではない。
yaku-red-five-name = 赤ドラ
yaku-red-five-meaning = 赤五1枚につき1翻。役ではない。
yaku-north-name = 抜きドラ
yaku-north-meaning = 抜いた北1枚につき1翻。役ではない。
