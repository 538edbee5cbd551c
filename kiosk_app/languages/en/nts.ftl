## nts

nts-count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
nts-count-doublings =
    { $count ->
        [one] { $count } doubling
       *[other] { $count } doublings
    }
nts-count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
nts-item = { $why }: { $worth } ({ $section })
nts-with-tiles = { $why } ({ $tiles })
nts-with-meaning = { $line }. { $meaning }

## nts.points

nts-points-mahjong = mahjong
nts-points-pung-simple-open = open pung of 2 to 8
nts-points-pung-simple-concealed = concealed pung of 2 to 8
nts-points-pung-terminal-open = open pung of ones or nines
nts-points-pung-terminal-concealed = concealed pung of ones or nines
nts-points-pung-honour-open = open pung of winds or dragons
nts-points-pung-honour-concealed = concealed pung of winds or dragons
nts-points-kong-simple-open = open kong of 2 to 8
nts-points-kong-simple-concealed = concealed kong of 2 to 8
nts-points-kong-terminal-open = open kong of ones or nines
nts-points-kong-terminal-concealed = concealed kong of ones or nines
nts-points-kong-honour-open = open kong of winds or dragons
nts-points-kong-honour-concealed = concealed kong of winds or dragons
nts-points-pair-dragons = pair of dragons
nts-points-pair-own-wind = pair of own wind
nts-points-pair-round-wind = pair of the round wind
nts-points-pair-completed = the winning tile completes the pair
nts-points-only-possible-tile = won with the only possible tile
nts-points-self-drawn = the winning tile is self-drawn
nts-points-bird-eats-cake = the bird eats the cake
nts-points-lucky-tile = lucky tile

## nts.doublings

nts-doublings-pung-dragons = pung or kong of dragons
nts-doublings-pung-own-wind = pung or kong of own wind
nts-doublings-pung-round-wind = pung or kong of the round wind
nts-doublings-pung-round-dragon = pung or kong of green dragons in their round
nts-doublings-three-concealed-pungs = three concealed pungs
nts-doublings-three-open-kongs = three open kongs
nts-doublings-three-concealed-kongs = three concealed kongs
nts-doublings-four-concealed-pungs = four concealed pungs
nts-doublings-clean = clean hand
nts-doublings-very-clean = very clean hand
nts-doublings-pure = pure hand
nts-doublings-own-lucky-tile = own lucky tile
nts-doublings-row-of-lucky-tiles = four lucky tiles in a row
nts-doublings-hidden-treasure = hidden treasure
nts-doublings-little-four-winds = little four winds
nts-doublings-little-three-dragons = little three dragons
nts-doublings-four-chows = four chows
nts-doublings-four-pungs = four pungs
nts-doublings-pure-simples = pure simples
nts-doublings-last-wall-tile = last tile of the wall
nts-doublings-last-wall-tile-one-circles = last tile of the wall, 1 of circles
nts-doublings-last-discard = last discard before a draw
nts-doublings-kong-bloom = loose tile after a kong
nts-doublings-kong-bloom-five-circles = loose tile after a kong, 5 of circles
nts-doublings-kong-on-kong = loose tile after the second kong of one turn
nts-doublings-robbed-kong = robbed kong

## nts.asides

nts-asides-hidden-treasure = every tile self-drawn
nts-asides-pure-simples = only 2 to 8

## nts.limits

nts-limits-limit = the limit
nts-limits-nine-gates = nine gates
nts-limits-thirteen-orphans = thirteen orphans
nts-limits-twins-of-honours = twins of winds and dragons
nts-limits-twins-of-terminals = twins of ones and nines
nts-limits-wind-snake = wind snake
nts-limits-dragon-snake = dragon snake
nts-limits-court-of-peking = court of Peking
nts-limits-pure-twins = pure twins
nts-limits-very-clean-twins = very clean twins
nts-limits-clean-twins = clean twins
nts-limits-seven-twins = seven twins
nts-limits-four-winds = four winds
nts-limits-three-dragons = three dragons
nts-limits-jade = jade hand
nts-limits-four-kongs = four kongs
nts-limits-heads-and-tails = heads and tails
nts-limits-wriggling-snake = wriggling snake
nts-limits-winds-and-dragons = winds and dragons
nts-limits-heaven = hand of heaven
nts-limits-earth = hand of earth

## nts.how

nts-how-reached = { $limit }, { $how }
nts-how-self-drawn = self-drawn
nts-how-discard = on a discard
nts-how-waiting = waiting on one tile

## nts.lucky

nts-lucky-spring = spring
nts-lucky-summer = summer
nts-lucky-autumn = autumn
nts-lucky-winter = winter
nts-lucky-plum = plum blossom
nts-lucky-orchid = orchid
nts-lucky-chrysanthemum = chrysanthemum
nts-lucky-bamboo = bamboo
nts-lucky-not-in-play = NTS is played without lucky tiles; they are counted here because the hand has them.

## nts.dead

nts-dead-line = { $why }. It counts { $points } and pays like any other hand ({ $section }).
nts-dead-declared = dead hand
nts-dead-tile-count = dead hand: too many or too few tiles

## nts.transfers

nts-transfers-winner = pays the winner
nts-transfers-discarder = gave the winning tile
nts-transfers-difference = pays the difference between their hands

## nts.not-out

nts-not-out-plain = { $why }.
nts-not-out-line = { $why } ({ $section }).
nts-not-out-dead = A dead hand can't go out
nts-not-out-tile-count = The hand has { $count } tiles before the winning one; it should have 13
nts-not-out-not-complete = The tiles are neither four sets and a pair nor an irregular limit hand
nts-not-out-too-few-doublings = The hand has { $count } of the { $needed } doublings it needs to go out
nts-not-out-lucky-tiles = The doublings of lucky tiles do not help to go out ({ $section }).
nts-not-out-limit-hand = It would be a limit hand, { $limit }, but a limit hand of sets and a pair needs its doublings too ({ $section }).

## nts.meanings

nts-meanings-clean = One suit with winds or dragons, or nothing but ones, nines, winds and dragons.
nts-meanings-very-clean = Ones and nines of one suit with winds or dragons.
nts-meanings-pure = Only one suit, or only winds and dragons.
nts-meanings-little-four-winds = Pungs of three winds and a pair of the fourth.
nts-meanings-little-three-dragons = Pungs of two dragons and a pair of the third.
nts-meanings-robbed-kong = Won with the tile that another player added to an open pung.
nts-meanings-nine-gates = 1112345678999 of one suit and one more tile of it.
nts-meanings-thirteen-orphans = One of every one, nine, wind and dragon, and one of them twice.
nts-meanings-twins-of-honours = Seven pairs of winds and dragons.
nts-meanings-twins-of-terminals = Seven pairs of ones and nines.
nts-meanings-wind-snake = 1 to 9 of one suit, every wind, and one of these tiles twice.
nts-meanings-dragon-snake = 1 to 9 of one suit, every dragon and a pair of winds.
nts-meanings-court-of-peking = 1 to 7 of one suit, every wind and every dragon.
nts-meanings-pure-twins = Seven pairs of one suit.
nts-meanings-very-clean-twins = Seven pairs of winds, dragons, and ones and nines of one suit.
nts-meanings-clean-twins = Seven pairs of winds or dragons and one suit.
nts-meanings-seven-twins = Any seven pairs.
nts-meanings-four-winds = Pungs or kongs of all four winds.
nts-meanings-three-dragons = Pungs or kongs of all three dragons.
nts-meanings-jade = Only green tiles: bamboo 2, 3, 4, 6, 8 and green dragons.
nts-meanings-four-kongs = Four kongs and any pair.
nts-meanings-heads-and-tails = Only ones and nines.
nts-meanings-wriggling-snake = One suit: pungs of 1 and 9, two chows, and a pair of 2, 5 or 8.
nts-meanings-winds-and-dragons = Only winds and dragons.
nts-meanings-heaven = East goes out with the first fourteen tiles.
nts-meanings-earth = Won on the first discard of East.

## nts.headings

nts-headings-sets = The hand
nts-headings-points = Points
nts-headings-doublings = Doublings
nts-headings-total = Total
nts-headings-settlement = Who pays whom
nts-headings-totals = Result
nts-headings-notes = Good to know
nts-headings-misses = What nearly gave a doubling

## nts.headline

nts-headline-self-drawn = { $seat } goes out by self-draw: { $worth }.
nts-headline-discard = { $seat } goes out on { $discarder }'s discard: { $worth }.
nts-headline-robbed = { $seat } goes out by robbing { $discarder }'s kong: { $worth }.
nts-headline-not-out = { $seat } can't go out with this hand.
nts-headline-draw = A draw: nobody scores and nobody pays ({ $section }).
nts-headline-limit-worth = { $limit }, { $points }
nts-headline-waiting-worth = waiting on { $limit }, { $points }
nts-headline-winner = { $seat }, mahjong: { $worth }
nts-headline-other = { $seat }: { $worth }

## nts.sets

nts-sets-line = { $tiles }: { $what }
nts-sets-completed = { $what }, completed by the { $tile }
nts-sets-chow-concealed = concealed chow
nts-sets-chow-open = open chow
nts-sets-pung-concealed = concealed pung
nts-sets-pung-open = open pung
nts-sets-pung-won = pung, completed by the { $tile } from a discard and so counted as open
nts-sets-kong-concealed = concealed kong
nts-sets-kong-open = open kong
nts-sets-pair = pair
nts-sets-bird = pair of the bird and the cake
nts-sets-rest = in no set
nts-sets-tiles = the tiles of the hand
nts-sets-waiting = Waiting on { $tiles }

## nts.formula

nts-formula-sum = { $items } = { $points }
nts-formula-doubled = { $sum } → { $product }
nts-formula-product = { $points } × 2{ $power } = { $total }
nts-formula-counted = Counted at the table: { $points }
nts-formula-nothing = Nothing in this hand counts: { $points }
nts-formula-limit-self-drawn = { $formula } → the limit for a self-drawn win, { $total } ({ $section })
nts-formula-limit-discard = { $formula } → the limit for a win on a discard, { $total } ({ $section })
nts-formula-limit-others = { $formula } → the limit for a hand that did not go out, { $total } ({ $section })
nts-formula-limit-waiting = { $formula } → the limit for a waiting hand, { $total } ({ $section })
nts-formula-limit-hand = Limit hand: { $points }
nts-formula-rounded = { $formula } → rounded to { $settled } ({ $section })

## nts.times

nts-times-double = double
nts-times-more = { $factor } times

## nts.settlement

nts-settlement-amount = { $sum } = { $points }
nts-settlement-winner = { $payer } pays { $receiver } { $amount }: the winning hand ({ $section }).
nts-settlement-discarder = { $payer } pays { $receiver } { $amount }: whoever discards the winning tile pays { $times } ({ $section }).
nts-settlement-robbed = { $payer } pays { $receiver } { $amount }: whoever made the kong that was robbed pays { $times } ({ $section }).
nts-settlement-difference = { $payer } pays { $receiver } { $amount }: the difference between their hands ({ $section }).

## nts.totals

nts-totals-both = { $seat }: { $total } ({ $received } received, { $paid } paid)
nts-totals-one-way = { $seat }: { $total }
nts-totals-plus = +{ $points }

## nts.notes

nts-notes-left-out = { $seat }: { $best } takes the place of { $left }, as only the highest of such doublings counts ({ $section }).
nts-notes-together = { $seat }: { $left } is left out, as four chows and pure simples only count together in a concealed hand ({ $section }).
nts-notes-bird-eats-cake = The bird eats the cake: the { $cake } that { $seat } goes out with counts as the { $bird }, for doublings too ({ $section }).
nts-notes-limit-hand = { $seat }: a limit hand has a fixed value; no points or doublings are added ({ $section }).
nts-notes-undeclared-kong = { $seat }: four identical tiles ({ $tiles }) that were not declared as a kong count as a pung ({ $section }).
nts-notes-concealed-kong = { $seat }: a concealed kong can take the place of an open one among three kongs ({ $section }).
nts-notes-lucky-tiles = { $seat }'s own lucky tiles are { $tiles } ({ $section }).
nts-notes-lucky-not-in-play = The rule book plays without lucky tiles; they count here because the hand has them ({ $section }).
nts-notes-chips = With chips every hand is rounded to the nearest { $unit } before anyone pays; halfway goes up ({ $section }).
nts-notes-east-factor = East pays and receives { $times } ({ $section }).
nts-notes-ruling = { $seat } rules this round, and so pays and receives { $times } ({ $section }).
nts-notes-green-dragon-round = The green dragon rules this round: there is no round wind, and a pung of green dragons gives { $doublings } more ({ $section }).
nts-notes-dreamer = The fifth player is the dreamer, who sits this hand out and neither pays nor receives ({ $section }).

## nts.misses

nts-misses-pair = { $name }: { $tiles } is only a pair ({ $section }).
nts-misses-in-the-way = { $name }: { $tiles } in the way ({ $section }).
nts-misses-open = { $name }: { $tiles } is open ({ $section }).
nts-misses-won-open = { $name }: { $tiles } was completed by a discard and so counts as open ({ $section }).
nts-misses-not-self-drawn = { $name }: the winning tile is another's discard ({ $section }).

## nts.claims

nts-claims-first =
    { $seat } goes first: the tile completes { $completes ->
        [irregular] an irregular limit hand
        [pair] the pair
        [pung] a pung
       *[chow] a chow
    }.

## nts.fields

nts-fields-points = Points: { $name }
nts-fields-doublings = Doublings: { $name }
nts-fields-limit = { $name }, { $how }
nts-fields-exclusive-pungs-and-kongs = Only the highest counts of
nts-fields-exclusive-clean-hands = Only the highest of the clean hands counts
nts-fields-exclusive-last-tiles = Only the highest of the last tiles counts
nts-fields-exclusive-kong-tiles = Only the highest of the loose tiles counts
nts-fields-going-out-minimum-doublings = Doublings needed to go out
nts-fields-going-out-regular-limit-hands-exempt = Regular limit hands go out without doublings
nts-fields-going-out-lucky-tiles-help = Doublings of lucky tiles help to go out
nts-fields-going-out-open-simple-chows-count-once = Four open chows of simples count once
nts-fields-going-out-winning-discard-opens-set = A pung completed by a discard is open
nts-fields-going-out-concealed-kong-counts-as-open = A concealed kong counts among three open kongs
nts-fields-going-out-bird-eats-cake-in-twins = The bird eats the cake in twins
nts-fields-going-out-bird-eats-cake-in-wind-snake = The bird eats the cake in a wind snake
nts-fields-going-out-bird-eats-cake-in-dragon-snake = The bird eats the cake in a dragon snake
nts-fields-going-out-kong-on-kong-beside-five-circles = Kong on kong counts along with 5 of circles
nts-fields-going-out-earth-is-fixed = Earth has a fixed value, whatever the hand is worth
nts-fields-dead-hand-points = Points for a dead hand
nts-fields-dead-hand-wrong-number-of-tiles = The wrong number of tiles is a dead hand
nts-fields-limits-self-drawn = Limit for a self-drawn win
nts-fields-limits-discard = Limit for a win on a discard
nts-fields-limits-others = Limit for the other hands
nts-fields-limits-waiting-regular = Limit for a waiting regular hand
nts-fields-limits-waiting-irregular = Limit for a waiting irregular hand
nts-fields-green-tiles = Green tiles
nts-fields-settlement-payer-factor = Non-discarders pay the winner (times)
nts-fields-settlement-discarder-factor = The discarder pays the winner (times)
nts-fields-settlement-east-factor = East pays and receives (times)
nts-fields-settlement-others-pay-differences = The others pay each other the difference
nts-fields-chips-in-use = Settled with chips
nts-fields-chips-unit = Smallest chip
nts-fields-chips-at-start = Starting points
nts-fields-table-rounds = Rounds per game
nts-fields-table-winds-turn-when-east-wins = The winds turn when East wins
nts-fields-table-winds-turn-on-draw = The winds turn on a draw
nts-fields-table-tiles = Tiles in play
nts-fields-table-dead-wall = Tiles in the dead wall
nts-fields-table-kongs-before-draw = Kongs before the next one means a draw
nts-fields-table-claim-order = Who comes first on one discard
nts-fields-lucky-allowed = Lucky tiles can count
nts-fields-lucky-in-play = Played with lucky tiles
nts-fields-lucky-tiles = Lucky tiles
nts-fields-lucky-dead-wall-refilled = With lucky tiles, the dead wall is refilled
nts-fields-three-players-allowed = Three can play
nts-fields-three-players-tiles-in-play = Tiles with three players
nts-fields-three-players-open-chows = Three can call chows
nts-fields-three-players-dead-wall = Dead wall with three players
nts-fields-three-players-green-dragon-round = Green dragon round with three players
nts-fields-three-players-ruling-player-factor = The ruling player pays and receives (times)
nts-fields-three-players-wind-rounds = Wind rounds before the green dragon, three players
nts-fields-five-players-allowed = Five can play, one sitting out
nts-fields-five-players-winds-turn-when-east-wins = With five the winds turn when East wins
nts-fields-five-players-winds-turn-on-draw = With five the winds turn on a draw
nts-fields-five-players-green-dragon-round = Five can agree on a green dragon round
nts-fields-ranking-points = Ranking points by place

## nts.values

nts-values-irregular = irregular limit hand
nts-values-pair = pair
nts-values-pung = pung
nts-values-chow = chow
