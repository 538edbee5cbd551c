## result

result-best-hand = Best hand: { $name }, { $points }
result-of-game = { $day }, table { $table }
result-of-round = { $day }, round { $round }, table { $table }
result-phone-title = Tenbou, { $rules }, { $day }
result-phone-line = { $place }. { $name }  { $points }  ({ $score })

## poster

poster-best-hand = Hand of the night: { $name }, { $points }
poster-swing = Biggest swing: { $name } gained { $points } in one hand
poster-swing-in = Biggest swing: { $name } gained { $points } in { $hand }
poster-counts = Players: { $players }. Games: { $games }. Hands: { $hands }.

## share

share-title = Share
share-as-picture = Picture
share-as-text = Text
share-picture-explained = Scan it with a phone on the same Wi-Fi. The link works while this is open.
share-text-explained = Scan it with a phone to see the result. No network needed.
share-no-network = This kiosk is not on a local network. Save the picture instead.
share-save = Save
share-saved-here = Saved on this kiosk, in { $place }.
share-saved-on-stick = Saved on the USB stick { $place }.
## nights

nights-title = Past nights
nights-line = { $day }  { $name }
nights-about =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
nights-about-won =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }. Won by { $name }.
nights-loose = Games without a club night
nights-none = No club night yet.
nights-no-games = No game has ended yet.
nights-game = Round { $round }, table { $table }
nights-game-won = Won by { $name } with { $points }
nights-hand = { $hand }, { $honba }
poster-title = Poster

## player

player-figures = Figures
player-yaku = Yaku
player-opponents = Opponents
player-ahead = Ahead
player-behind = Behind
player-met =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
player-no-yaku = No hand with known yaku yet.

## yakuman

yakuman-title = Hall of yakuman
yakuman-none = No yakuman yet.
yakuman-line = { $name }: { $yaku }
yakuman-tsumo = { $day }, tsumo, { $points }
yakuman-ron = { $day }, ron, { $points }
