## result

result-best-hand = Beste hand: { $name }, { $points }
result-of-game = { $day }, tafel { $table }
result-of-round = { $day }, ronde { $round }, tafel { $table }
result-phone-title = Tenbou, { $rules }, { $day }
result-phone-line = { $place }. { $name }  { $points }  ({ $score })

## poster

poster-best-hand = Hand van de avond: { $name }, { $points }
poster-swing = Grootste klapper: { $name } won { $points } in één hand
poster-swing-in = Grootste klapper: { $name } won { $points } in { $hand }
poster-counts = Spelers: { $players }. Spellen: { $games }. Handen: { $hands }.

## share

share-title = Delen
share-as-picture = Afbeelding
share-as-text = Tekst
share-picture-explained = Scan de code met een telefoon op dezelfde wifi. De link werkt zolang dit open is.
share-text-explained = Scan de code met een telefoon: de uitslag zit erin. Er is geen netwerk nodig.
share-no-network = Deze kiosk zit niet op een lokaal netwerk. Sla de afbeelding op.
share-save = Opslaan
share-saved-here = Opgeslagen op deze kiosk, in { $place }.
share-saved-on-stick = Opgeslagen op de USB-stick { $place }.
## nights

nights-title = Eerdere avonden
nights-line = { $day }  { $name }
nights-about =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }, { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }
nights-about-won =
    { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }, { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }. Winnaar: { $name }.
nights-loose = Spellen buiten een clubavond
nights-none = Er is nog geen clubavond geweest.
nights-no-games = Er is nog geen spel afgelopen.
nights-game = Ronde { $round }, tafel { $table }
nights-game-won = Winnaar: { $name } met { $points }
nights-hand = { $hand }, { $honba }
poster-title = Poster

## player

player-figures = Cijfers
player-yaku = Yaku
player-opponents = Tegen
player-ahead = Ervoor
player-behind = Achter
player-met =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
player-no-yaku = Nog geen hand waarvan de yaku bekend zijn.

## yakuman

yakuman-title = Eregalerij yakuman
yakuman-none = Nog geen yakuman.
yakuman-line = { $name }: { $yaku }
yakuman-tsumo = { $day }, zelf gepakt, { $points }
yakuman-ron = { $day }, ron, { $points }
