## result

result-best-hand = Beste hånd: { $name }, { $points }
result-of-game = { $day }, bord { $table }
result-of-round = { $day }, runde { $round }, bord { $table }
result-phone-title = Tenbou, { $rules }, { $day }
result-phone-line = { $place }. { $name }  { $points }  ({ $score })

## poster

poster-best-hand = Kveldens hånd: { $name }, { $points }
poster-swing = Kveldens største rykk: { $name } fikk { $points } i én hånd
poster-swing-in = Kveldens største rykk: { $name } fikk { $points } i { $hand }
poster-counts = Spillere: { $players }. Spill: { $games }. Hender: { $hands }.

## share

share-title = Del
share-as-picture = Bilde
share-as-text = Tekst
share-picture-explained = Skann koden med en telefon på samme Wi-Fi. Lenken virker så lenge dette er åpent.
share-text-explained = Skann koden med en telefon: resultatet ligger i den. Nettverk trengs ikke.
share-no-network = Kiosken er ikke på et lokalt nettverk. Lagre bildet i stedet.
share-save = Lagre
share-saved-here = Lagret på denne kiosken, i { $place }.
share-saved-on-stick = Lagret på minnepinnen { $place }.
## nights

nights-title = Tidligere kvelder
nights-line = { $day }  { $name }
nights-about =
    { $games } spill, { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }
nights-about-won =
    { $games } spill, { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    }. Vinner: { $name }.
nights-loose = Spill utenom klubbkvelder
nights-none = Ingen klubbkveld ennå.
nights-no-games = Ingen spill er ferdige ennå.
nights-game = Runde { $round }, bord { $table }
nights-game-won = Vinner: { $name } med { $points }
nights-hand = { $hand }, { $honba }
poster-title = Plakat

## player

player-figures = Tall
player-yaku = Yaku
player-opponents = Motspillere
player-ahead = Foran
player-behind = Bak
player-met =
    { $count ->
        [one] { $count } spill
       *[other] { $count } spill
    }
player-no-yaku = Ingen hånd med kjente yaku ennå.

## yakuman

yakuman-title = Klubbens yakuman
yakuman-none = Ingen yakuman ennå.
yakuman-line = { $name }: { $yaku }
yakuman-tsumo = { $day }, tsumo, { $points }
yakuman-ron = { $day }, ron, { $points }
