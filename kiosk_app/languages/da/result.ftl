## result

result-best-hand = Bedste hånd: { $name }, { $points }
result-of-game = { $day }, bord { $table }
result-of-round = { $day }, runde { $round }, bord { $table }
result-phone-title = Tenbou, { $rules }, { $day }
result-phone-line = { $place }. { $name }  { $points }  ({ $score })

## poster

poster-best-hand = Aftenens hånd: { $name }, { $points }
poster-swing = Aftenens største ryk: { $name } fik { $points } i én hånd
poster-swing-in = Aftenens største ryk: { $name } fik { $points } i { $hand }
poster-counts = Spillere: { $players }. Spil: { $games }. Hænder: { $hands }.

## share

share-title = Del
share-as-picture = Billede
share-as-text = Tekst
share-picture-explained = Scan koden med en telefon på samme wi-fi. Linket virker, så længe dette er åbent.
share-text-explained = Scan koden med en telefon: resultatet ligger i den. Der kræves intet netværk.
share-no-network = Kiosken er ikke på et lokalt netværk. Gem billedet i stedet.
share-save = Gem
share-saved-here = Gemt på denne kiosk, i { $place }.
share-saved-on-stick = Gemt på USB-nøglen { $place }.
## nights

nights-title = Tidligere aftener
nights-line = { $day }  { $name }
nights-about =
    { $games } spil, { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }
nights-about-won =
    { $games } spil, { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }. Vinder: { $name }.
nights-loose = Spil uden for klubaftener
nights-none = Ingen klubaften endnu.
nights-no-games = Intet spil er slut endnu.
nights-game = Runde { $round }, bord { $table }
nights-game-won = Vinder: { $name } med { $points }
nights-hand = { $hand }, { $honba }
poster-title = Plakat

## player

player-figures = Tal
player-yaku = Yaku
player-opponents = Mod andre
player-ahead = Foran
player-behind = Bagud
player-met =
    { $count ->
        [one] { $count } spil
       *[other] { $count } spil
    }
player-no-yaku = Endnu ingen hånd med kendte yaku.

## yakuman

yakuman-title = Klubbens yakuman
yakuman-none = Ingen yakuman endnu.
yakuman-line = { $name }: { $yaku }
yakuman-tsumo = { $day }, selvtræk, { $points }
yakuman-ron = { $day }, ron, { $points }
