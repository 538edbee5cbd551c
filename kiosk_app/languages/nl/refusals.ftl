## hand-refused

hand-refused-meld-size = Deze combinatie moet { $wanted } stenen hebben, niet { $count }.
hand-refused-no-chi = { $tiles } is geen chow: een chow is drie opeenvolgende stenen van één serie.
hand-refused-chi-from-left = Een chow claim je alleen van de speler links.
hand-refused-not-alike = { $tiles }: de stenen van deze combinatie moeten gelijk zijn.
hand-refused-kong-from-nobody = Een gesloten kong claim je van niemand.
hand-refused-too-many-melds = Een hand heeft hoogstens vier combinaties op tafel, en deze heeft er { $count }.
hand-refused-hand-size = De hand moet naast de combinaties op tafel { $wanted } stenen hebben, met de winnende steen erbij, en heeft er { $count }.
hand-refused-fifth-copy = { $tile } komt { $count } keer voor, en er zijn er maar vier.
hand-refused-too-many-indicators = Er zijn hoogstens vijf dorawijzers, en vijf ura-wijzers eronder.
hand-refused-ippatsu-without-riichi = Voor ippatsu is riichi nodig.
hand-refused-rinshan-not-drawn = Winst na een kong is altijd een self-pick.
hand-refused-chankan-drawn = Bij kongroof win je op de steen van een ander.
hand-refused-haitei-not-drawn = Met de laatste steen van de muur win je altijd door self-pick.
hand-refused-houtei-drawn = De laatste weggegooide steen is altijd van een ander.
hand-refused-ippatsu-after-kong = Een kong beëindigt ippatsu, dus ippatsu en winst na een kong gaan niet samen.
hand-refused-first-turn-riichi = Winst in de eerste beurt gaat niet samen met riichi of een kong.
hand-refused-first-turn-last-tile = De eerste beurt kan niet de laatste steen zijn.
hand-refused-first-turn-of-east = Oost begint, dus de eerste beurt van Oost is al voorbij als een ander iets weggooit.
hand-refused-robbed-last-discard = Met de laatste steen maak je geen kong, dus een geroofde steen is nooit de laatste weggegooide.
hand-refused-self-drawn-discarder = Een zelf gepakte steen heeft niemand weggegooid.
hand-refused-own-discard = Je kunt niet winnen op je eigen weggegooide steen.
hand-refused-liable-winner = De winnaar kan niet zelf aansprakelijk (pao) zijn.
hand-refused-counted-below-zero = Counters en inzetten kunnen niet onder 0 komen.
hand-refused-open-riichi = Riichi kan alleen met een gesloten hand, en deze heeft een open combinatie.
hand-refused-rinshan-without-kong = Voor winst na een kong is een kong in de hand nodig.
hand-refused-first-turn-melds = Wie in de eerste beurt wint, heeft geen combinaties op tafel.
hand-refused-robbed-tile = Een geroofde { $tile } moet de enige in de hand zijn: de andere drie liggen in de pung.
hand-refused-too-many-reds = { $tile } komt { $count } keer voor, en { $rules } heeft er { $most }.
hand-refused-no-nagashi = { $rules } kent geen nagashi mangan ({ $section }).
hand-refused-no-worth = Geef aan wat de hand waard is.
hand-refused-no-winning-tile = De winnende steen ontbreekt.
hand-refused-all-hands = Bij { $rules } tellen alle vier de handen.
hand-refused-nts-needs-draw = De laatste steen van de muur, de losse steen na een kong en het spel van de hemel zijn altijd zelf gepakt.
hand-refused-nts-needs-discard = De laatste weggelegde steen, kongroof en het spel van de aarde win je altijd met een steen van tafel.
hand-refused-nts-too-few-kongs = De winnaar heeft te weinig kongs voor een losse steen na een kong.
hand-refused-nts-loose-tile = De losse steen na een kong is niet de laatste steen van de muur.
hand-refused-nts-heaven = Alleen Oost kan met de eerste veertien stenen mahjong maken, zonder combinaties op tafel.
hand-refused-nts-earth = Spel van de aarde is mahjong met de eerste steen van Oost, zonder combinaties op tafel.
hand-refused-nts-three-players = Deze spelregels zijn niet voor drie spelers.
hand-refused-nts-dreamer = Een dromer is er alleen als vijf spelers mogen meedoen en er vier spelen.
hand-refused-nts-no-north = Met drie spelers is er geen Noordronde.
hand-refused-nts-green-round = De ronde van de groene draak is voor drie of vijf spelers.
hand-refused-nts-ruling = Een heersende speler is er alleen met drie spelers, in de ronde van de groene draak.
hand-refused-nts-fifth-tile = Van { $tile } liggen er { $count } op tafel, en er zijn er maar vier.
hand-refused-nts-no-lucky = Met deze spelregels speel je zonder gelukstenen.
hand-refused-nts-lucky-twice = Van elke geluksteen is er maar één. Kijk bij welk spel hij hoort.
hand-refused-nts-hand-size = { $wind } heeft { $count } stenen; het moeten er 13 zijn.
hand-refused-nts-not-in-play = Drie spelers spelen zonder { $tile }.
hand-refused-nts-open-chows = Met drie spelers mag je geen chows op tafel leggen.
hand-refused-nts-not-together = Twee van deze omstandigheden kunnen niet allebei kloppen. Kijk ze nog eens na.
hand-refused-nts-robbed-pung = Kongroof kan alleen bij een open pung, en { $wind } heeft geen open pung van { $tile }.
hand-refused-nts-fifteenth-kong = Er liggen { $count } kongs op tafel. Na { $most } kongs leidt de volgende tot remise.
hand-refused-nts-ruling-missing = Geef aan wie er heerst: dit is de ronde van de groene draak met drie spelers.
hand-refused-nts-counted-limit = { $wind } telde { $points }. Een spel telt 0 tot { $most }.
hand-refused-nts-claims-need-discard = Alleen een weggelegde steen kunnen meerdere spelers claimen.
hand-refused-norths-set-aside = Er liggen 0 tot 4 noorden apart.
hand-refused-two-dice = Twee dobbelstenen geven 2 tot 12.
hand-refused-north-is-no-bonus = Een noorden is volgens { $rules } geen bonussteen.
hand-refused-tile-of-four-players = { $tile } doet met drie spelers niet mee: van de tekens zijn er alleen 1 en 9.
hand-refused-chi-of-three-players = Met drie spelers kun je geen chow claimen.
hand-refused-north-of-three-players = Drie spelers zitten op Oost, Zuid en West.
hand-refused-no-claims = Volgens { $rules } wordt niet geclaimd: de hand moet gesloten zijn en met een self-pick winnen.

## night-refused

night-refused-still-open = { $name } is nog open. Sluit die avond eerst.
night-refused-games-run = Aan tafel { $tables } loopt nog een spel. Beëindig het en sluit dan de avond.
night-refused-none-open = Er is geen clubavond open. Open er eerst een.
night-refused-none-yet = Er is nog geen clubavond geweest. Open er eerst een.
night-refused-here-already = { $name } staat al op de lijst van vanavond.
night-refused-not-here = { $name } staat niet op de lijst van vanavond.
night-refused-needs-name = Een speler heeft een naam nodig.
night-refused-file-too-large = { $file } is te groot voor een spelerslijst. Kies een ander bestand.
night-refused-file-not-read = { $file } is niet als tekst te lezen. Sla het op als CSV in UTF-8.
night-refused-no-name = “{ $name }…” kan geen naam zijn: gebruik één regel van hoogstens { $most } letters.
night-refused-no-number = “{ $number }” is geen EMA-nummer: gebruik alleen cijfers.
night-refused-number-and-guest = { $name } heeft een EMA-nummer en kan dus geen gast zijn.
night-refused-same-name = Er is al een { $name }. Geef een naam die de twee uit elkaar houdt.
night-refused-same-number = EMA-nummer { $number } is al van { $name }.
night-refused-no-limit = Deze regels hebben geen tijdslimiet. Vul de minuten in.
night-refused-bad-minutes = De bel moet vóór het einde gaan, en een ronde duurt minder dan 24 uur.
night-refused-clock-paused = De klok is al gepauzeerd.
night-refused-clock-runs = De klok loopt al.
night-refused-cannot-add = Dat is te veel tijd voor tafel { $table }.
night-refused-no-clock = Start eerst de klok.
night-refused-has-begun = Ronde { $round } aan tafel { $table } is al begonnen.
night-refused-not-begun = Tafel { $tables } is nog niet aan ronde { $round } begonnen. Begin die eerst.
night-refused-table-busy = Aan deze tafel loopt nog een spel. Beëindig het eerst.
night-refused-cannot-write = { $path } kan niet worden opgeslagen. Kies een andere map.
night-refused-plan-rounds = Een plan kan 1 tot { $most } rondes hebben.
night-refused-too-many = Een plan kan hoogstens { $most } spelers hebben.
night-refused-not-seated = Er is vanavond nog geen indeling. Maak er eerst een.
night-refused-report-waits = { $tables } Breng dat in orde en exporteer dan het verslag.
night-refused-no-game = In { $name } is geen spel gespeeld.
night-refused-elsewhere = { $name } loopt op een andere kiosk. Doe dit daar.
night-refused-open-elsewhere = { $name } is open op een andere kiosk. De spellen van deze kiosk horen erbij.
night-refused-two-numbers = { $one } en { $other } hebben verschillende EMA-nummers en zijn dus twee personen.
night-refused-opponents = { $one } en { $other } hebben tegen elkaar gespeeld en zijn dus twee personen.
night-refused-no-power = Dit apparaat kan niet vanaf hier worden uitgezet.
night-refused-too-few =
    { $count ->
        [one] Er is { $count } speler. Een tafel heeft er vier nodig.
       *[other] Er zijn { $count } spelers. Een tafel heeft er vier nodig.
    }

## refused

refused-over-rounds = De laatste ronde is gespeeld. Beëindig het spel of maak de laatste hand ongedaan.
refused-over-time = De tijd is om. Beëindig het spel of maak de laatste hand ongedaan.
refused-over-below-zero = Een speler staat onder nul. Beëindig het spel of maak de laatste hand ongedaan.
refused-over-points-reached = Een speler heeft genoeg punten om het spel te beëindigen. Beëindig het of maak de laatste hand ongedaan.
refused-over = De laatste hand is gespeeld, dus Oost wisselt niet meer.
refused-twice-winner = { $name } staat twee keer als winnaar opgegeven.
refused-twice-tenpai = { $name } staat twee keer als tenpai opgegeven.
refused-twice-having-nagashi-mangan = { $name } staat twee keer opgegeven voor nagashi mangan.
refused-dead-hand-cannot-win = De hand van { $name } is dood en kan dus niet winnen.
refused-dead-hand-cannot-be-tenpai = De hand van { $name } is dood en kan dus niet tenpai zijn.
refused-dead-hand-cannot-declare-riichi = { $name } heeft een dode hand en kan geen riichi declareren.
refused-dead-hand-cannot-have-nagashi-mangan = { $name } heeft een dode hand en kan geen nagashi mangan hebben.
refused-four-riichi = Alle vier staan in riichi, dus de hand wordt afgebroken{ $cite }.
refused-no-late-rule = { $rules } kent geen straf voor te laat komen. Geef strafpunten.
refused-not-late = Geef aan hoeveel minuten { $name } te laat was.
refused-too-late = Na { $most } minuten moet een reservespeler voor { $name } invallen{ $cite }.
refused-nothing-to-cancel = Er is hier geen straf of bonus die kan vervallen.
refused-no-reason = Geef een reden.
refused-nothing-changed = Er is niets gewijzigd.
refused-below-none = Counters en inzetten kunnen niet onder 0 komen.
refused-no-riichi = { $rules } kent geen riichi.
refused-does-not-sum = De punten kloppen niet: wat de een krijgt, moet een ander geven.
refused-no-such-round =
    Een spel volgens { $rules } heeft { $count ->
        [one] 1 ronde
       *[other] { $count } rondes
    }.
refused-too-many-sticks = Aan één tafel kunnen geen { $count } stokjes liggen.
refused-no-points = Vul een aantal punten in, 1 of meer.
refused-other-rules = Dit spel gebruikt { $wanted } versie { $wanted_version }, en hier is alleen { $here } versie { $here_version }.
refused-starts-below-zero = Niemand kan met minder dan 0 punten beginnen.
refused-no-yakitori = { $rules } kent geen punten voor yakitori{ $cite }.
refused-time-twice = De tijd is al afgeroepen.
refused-hand-running = Er loopt een hand. Speel die eerst uit of maak die ongedaan.
refused-not-complete = Het spel is nog niet uitgespeeld. Beëindig het in overleg als jullie hier willen stoppen.
refused-dealer-may-not-stop = { $name } kan het spel nu niet beëindigen{ $cite }.
refused-complete = Het spel is uitgespeeld. Beëindig het als uitgespeeld.
refused-riichi-not-tenpai = { $name } staat in riichi en moet tenpai laten zien. Anders is het chombo{ $cite }.
refused-no-nagashi = Dit spel kent geen nagashi mangan.
refused-no-nagashi-player = Tik aan wie nagashi mangan heeft.
refused-no-such-abort = Volgens { $rules } wordt de hand hiervoor niet afgebroken{ $cite }.
refused-annulled-by-abort = Alleen ron op de riichi-steen maakt riichi ongeldig.
refused-annulled-by-self-draw = Alleen ron op de riichi-steen maakt riichi ongeldig.
refused-not-four-riichi =
    { $count ->
        [one] Slechts één van de vier staat in riichi, dus de hand gaat door.
       *[other] Slechts { $count } van de vier staan in riichi, dus de hand gaat door.
    }
refused-points-differ = De hand van { $name } is { $right } punten waard, niet { $given }.
refused-too-many-yakuman = { $rules } kent hoogstens { $most } yakuman per hand; die van { $name } heeft er { $given }.
refused-no-value = Geef aan wat de hand van { $name } waard is: fan en minipunten, of punten.
refused-impossible-points = Geen enkele hand is hier precies { $points } punten waard.
refused-impossible-han = De hand van { $name } kan geen { $han } fan hebben.
refused-impossible-fu = Bij { $han } fan horen minipunten, zoals { $fu }.
refused-no-such-fu-by-tsumo = { $han } fan met { $given } minipunten bestaat niet bij een self-pick. Het kan bijvoorbeeld { $fu } zijn.
refused-no-such-fu-by-ron = { $han } fan met { $given } minipunten bestaat niet bij ron. Het kan bijvoorbeeld { $fu } zijn.
refused-unknown-kind = Onbekende notitie. Bekend: { $known }.
refused-bad-event = Deze notitie is niet te lezen.
refused-sequence = Gebeurtenis { $wanted } is aan de beurt, niet { $given }.
refused-started = Dit spel is al begonnen.
refused-not-started = Begin eerst het spel, met regels en spelers.
refused-ended = Het spel is afgelopen. Maak het einde ongedaan om iets te wijzigen.
refused-nothing-to-undo = Er is niets om ongedaan te maken.
refused-start-stays = Het begin van een spel kan niet ongedaan worden gemaakt. Begin een ander spel.
refused-nothing-to-redo = Er is niets om opnieuw te doen.
refused-same-id = Gebeurtenis { $id } staat al in dit spel.
refused-liable-winner = { $name } heeft gewonnen en kan niet ook aansprakelijk (pao) zijn.
refused-no-liability = { $rules } kent geen aansprakelijkheid (pao). Kies niemand.
refused-nothing-fed = Geen aansprakelijkheid (pao) voor de hand van { $name }: die is er alleen voor { $yaku } ({ $section }).
refused-no-chombo = Dit spel kent geen chombo. Noteer een dode hand.
refused-dead-twice = De hand van { $name } is al dood.
refused-no-riichi-to-annul = { $name } staat niet in riichi.
refused-not-last-riichi = De riichi van { $name } geldt: { $last } declareerde daarna riichi.
refused-no-name = Elke plaats heeft een speler nodig.
refused-same-player = { $name } kan niet op twee plaatsen zitten.
refused-not-the-same-four = Alleen spelers van deze tafel kunnen met hun punten van plaats wisselen.
refused-no-substitute-rule = { $rules } kent geen score voor reservespelers. Wijzig de naam van de speler.
refused-already-begun = Er zijn al handen gespeeld, dus vanaf het begin spelen kan niet meer.
refused-han-differ = De yaku van { $name } zijn samen { $sum } fan, niet { $han }.
refused-riichi-not-declared = De hand heeft riichi, maar { $name } heeft geen stokje op tafel.
refused-riichi-not-counted = { $name } staat in riichi, maar de hand telt het niet mee. Tel opnieuw.
refused-payments-differ = De betalingen moeten { $right } zijn, niet { $given }.
refused-no-settlement = Hier telt elke hand. Vul in wat iedereen krijgt of betaalt.
refused-winner-pays = { $name } heeft gewonnen en betaalt dus niemand.
refused-no-winner = Er is nog geen winnaar gekozen.
refused-several-self-drawn = Met een self-pick kan maar één speler winnen.
refused-own-discard = { $name } kan niet winnen op de eigen weggegooide steen.
refused-three-ron = Volgens { $rules } wordt de hand afgebroken bij drie winnaars op één steen{ $cite }.
refused-too-many-winners = Volgens { $rules } kunnen { $count } spelers niet op één steen winnen{ $cite }.
refused-riichi-without-points = { $name } heeft { $points } punten en riichi kost { $stake }{ $cite }.
refused-riichi-twice = { $name } staat al in riichi.
refused-dead-gains = Het spel van { $name } is dood en kan niets opleveren.
refused-settlement-limit = { $name } zou { $points } krijgen; een spel levert hoogstens { $most } op.
refused-table-changed = De tafel is intussen veranderd. Kijk nog eens en tik dan op Akkoord.
refused-head-bump = Volgens { $rules } wint alleen wie na { $discarder } het eerst aan de beurt is{ $cite }: dat is { $name }.
refused-riichi-stays = Volgens { $rules } blijft de riichi-inzet op tafel, wie er ook op de riichi-steen wint{ $cite }.
refused-no-ron = Volgens { $rules } kan niemand op een weggegooide steen winnen{ $cite }.
refused-nobody-at-north = Aan een tafel van drie zit niemand op Noord.
refused-dreams = { $name } is de dromer en doet dit spel niet mee.
refused-no-dreamer = Aan deze tafel is geen dromer: er is geen plaats D.
refused-too-many-players = Volgens deze regels speel je niet met vijf aan één tafel.
refused-no-green-round = De ronde van de groene draak is voor drie of vijf spelers.
refused-set-not-claimed = Niemand is aansprakelijk (pao) voor deze hand: een van de combinaties is gesloten en dus door niemand weggegeven ({ $section }).
refused-name-two-yaku = Met { $counters } counters heeft een hand twee yaku nodig ({ $section }). Geef de stenen of de yaku van { $name }.
refused-needs-two-yaku = Met { $counters } counters heeft een hand twee yaku nodig ({ $section }); die van { $name } heeft er maar één.
refused-han-and-fu-swapped = { $han } fan en { $fu } minipunten is verwisseld. Vul in: { $fu } fan en { $han } minipunten.
refused-no-such-hand = Er is hier geen eerdere hand met dat einde. Er is niets gecorrigeerd.
refused-not-a-hand = Een correctie van een hand kan riichi en dode handen bevatten, en eindigt met hoe de hand afliep.
refused-no-longer-fits = Hierdoor klopt hand { $hand } niet meer. { $why }
refused-winds-differ = { $name } heeft in deze hand nu andere winden. Tel de hand opnieuw.

## rules-refused

rules-refused-wrong = { $file }: { $field } is { $value }. Toegestaan: { $allowed }.
rules-refused-missing = { $file }: { $field } ontbreekt. Nodig: { $allowed }.
rules-refused-unknown = { $file }: het veld “{ $field }” bestaat niet. Toegestaan: { $allowed }.
rules-refused-no-such-rules = De spelregels “{ $name }” bestaan niet. Kies { $known }, of het pad van een .toml-bestand.
rules-refused-no-such-version = Versie { $version } van { $name } is hier niet. De nieuwste is { $newest }.
rules-refused-no-file = { $file } is er niet. Zit de USB-stick er nog in?
rules-refused-folder = { $file } is een map. Kies een .toml-bestand.
rules-refused-not-utf-8 = { $file } is geen UTF-8-tekst.
rules-refused-unreadable = { $file } kan niet als regelbestand worden gelezen.
rules-refused-not-toml = { $file } is geen geldige TOML: { $error }.
rules-refused-not-own = { $file } is geen regelbestand van de club.
rules-refused-allowed-own-id = een id die geen ingebouwd regelboek gebruikt
rules-refused-allowed-game-or-book = { $names }, of de regels waarop het voortbouwt
rules-refused-allowed-table-of = een tabel met { $names }
rules-refused-allowed-true-or-false = true of false
rules-refused-allowed-whole-number = een geheel getal van { $least } tot { $most }
rules-refused-allowed-text = tekst
rules-refused-allowed-section = een paragraaf, zoals “4.1.1” of “house rule”
rules-refused-allowed-list = een lijst
rules-refused-allowed-list-of = een lijst van { $count }
rules-refused-allowed-tiles = stenen zoals 23468s6z
rules-refused-allowed-list-of-names = een lijst met { $names }
rules-refused-allowed-each-once = elke naam één keer
rules-refused-allowed-list-with-each = een lijst met elk van { $names }
rules-refused-allowed-multiple = een veelvoud van { $of }
rules-refused-allowed-sum-to-nothing = { $count } getallen die samen 0 zijn
rules-refused-allowed-within-minutes = een geheel getal van 0 tot { $minutes } (tournament.minutes)
rules-refused-allowed-version-of-book = een versie van de regels
rules-refused-allowed-table = een tabel

## setting-refused

setting-refused-wrong = “{ $setting }” moet { $allowed } zijn.
setting-refused-kept-usual = { $refused } Zolang geldt { $usual }.
setting-refused-unreadable = De instellingen in { $file } zijn niet te lezen. De standaardinstellingen worden gebruikt.
setting-refused-no-toml = { $file } is geen geldige TOML. De standaardinstellingen worden gebruikt.
setting-refused-no-toml-kept = Het instellingenbestand is geen geldige TOML. De standaardinstellingen worden gebruikt, en het bestand is bewaard als { $file }.
setting-refused-allowed-one-of = een van { $names }
setting-refused-allowed-rules = een van { $names }, of het pad van een .toml-bestand
setting-refused-allowed-camera = een van { $names }, met een bron na een dubbele punt, of leeg
setting-refused-allowed-tile-set = de naam van een stenenset
setting-refused-allowed-on-or-off = on of off
setting-refused-allowed-days = een aantal dagen tot { $most }, of 0 voor altijd
setting-refused-allowed-server = zoals postgresql://user@host/club, of leeg
setting-refused-allowed-name = een naam van hoogstens { $most } letters
setting-refused-allowed-degrees = een van { $names } graden

## refused: each code one meaning

refused-event-field-wrong = “{ $field }” moet { $allowed } zijn.
refused-event-field-unknown = Het veld “{ $field }” bestaat hier niet. Gebruik { $known }.
refused-event-field-missing = “{ $field }” ontbreekt.
refused-event-not-an-object = Een gebeurtenis moet een JSON-object zijn met een kind, een id en een sequence.
refused-handicap-does-not-sum = Een handicap gaat van de ene speler naar de andere. Samen moet het 0 zijn, niet { $sum }.
refused-correction-does-not-sum = Met de riichi-inzetten komen er { $sum } punten bij. Het totaal moet 0 zijn.
refused-settlement-does-not-sum = De betalingen zijn samen { $sum }; dat moet 0 zijn.
refused-dice-thrown = Deze hand is al bezig, dus er is al gedobbeld.
refused-id-of-another-game = Gebeurtenis { $id } hoort al bij een ander spel.
refused-undone-does-not-count = Wat je ongedaan wilt maken, telt in dit spel niet mee.
refused-no-nagashi-rule = { $rules } kent geen nagashi mangan{ $cite }.
refused-no-correction-reason = Geef een reden voor de correctie.
refused-already-seated-so = De spelers zitten al zo.
refused-no-sticks-rule = { $rules } kent geen riichi-inzetten.
refused-no-chombo-rule = { $rules } kent geen chombo. Noteer een dode hand voor { $name }.
rules-refused-not-a-rule-file = { $file } is niet als regelbestand te lezen.

## notation

notation-one-tile = “{ $text }” moet één steen zijn, zoals 5m, 0s of 7z.
notation-no-digit = “{ $text }”: voor “{ $letter }” staat geen cijfer.
notation-no-such-honour = “{ $text }”: er is geen steen { $tile }. Troefstenen zijn 1z tot en met 7z.
notation-not-a-tile = “{ $text }”: “{ $letter }” is geen steen. Schrijf cijfers en dan m, p, s of z, zoals 123m406p99s1z.
notation-no-suit = “{ $text }”: na { $digits } hoort m, p, s of z.

## event-allowed

event-allowed-text = één regel van hoogstens { $most } letters
event-allowed-number = een geheel getal van { $least } tot { $most }
event-allowed-true-or-false = true of false
event-allowed-by-seat = per plaats: E, S, W, N, en D bij vijf spelers
event-allowed-list = een lijst
event-allowed-object = een object
event-allowed-own-id = een unieke id
event-allowed-hand-event = een gebeurtenis binnen een hand
event-allowed-event = een gebeurtenis: { $why }

## rules-refused-value

rules-refused-value-text = “{ $text }”
rules-refused-value-too-long = een te lang getal om te tonen

## night: what was asked for

refused-payment = { $name } { $points }
night-refused-one-entry = { $name } is al één speler.
night-refused-wrong-ending = { $name } moet eindigen op { $allowed }.
night-refused-no-matplotlib = Voor een PDF is matplotlib nodig. Installeer tenbou[reports].
night-refused-no-such-night = Er is geen clubavond “{ $name }”. Geef de datum, zoals 2026-11-16.
night-refused-line = Regel { $line }: { $why }
night-refused-empty-file = Het bestand is leeg. Op de eerste regel moeten de kolommen staan.
night-refused-no-column-of-names = Geen kolom heeft de namen. Noem er een “name” of “first name”.
night-refused-wrong-cells = Deze regel heeft { $count } cellen, en de eerste regel { $wanted }.
night-refused-guest-or-not = “{ $text }” zegt niet of dit een gast is. Schrijf yes of no.
night-refused-not-csv = Regel { $line } is geen CSV: { $error }.
night-refused-no-such-column = Er is geen kolom “{ $name }”. Gebruik { $known }.
night-refused-column-twice = De kolom “{ $name }” komt twee keer voor.
night-refused-no-such-player = Er is hier geen speler “{ $name }”.
night-refused-which-player = “{ $text }” kan { $names } zijn. Typ meer van de naam.
night-refused-not-in-club = Deze speler is niet bij de club bekend.
night-refused-written-twice = Er zijn { $count } spelers met de naam { $name }. Voeg ze samen met “tenbou club players merge”, of wijzig een van de namen.
night-refused-on-list-twice = Iemand staat twee keer op de lijst.
night-refused-too-many-lines = Een .xlsx-bestand heeft plaats voor { $most } regels, en het zijn er meer. Sla het op als .csv.
night-refused-no-such-table = Ronde { $round } heeft geen tafel { $table }, alleen { $tables }.
night-place-table = Tafel { $table }
night-place-table-in-round = Tafel { $table } in ronde { $round }
night-table-no-game = Van tafel { $table } in ronde { $round } is hier geen spel.
night-table-not-ended = { $place } is niet afgelopen.
night-table-wrong-sum = { $place } klopt niet: de punten zijn samen { $points } en moeten { $should } zijn.
night-table-other-points = { $place } heeft in de uitslag andere punten dan in de handen.
night-refused-say-it-in-the-file = Zet het in het regelbestand van de club: [play] dealer_extra = false.
