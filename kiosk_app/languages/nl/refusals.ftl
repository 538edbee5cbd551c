## hand-refused

hand-refused-meld-size = Een combinatie van deze soort heeft { $wanted } stenen, en deze heeft er { $count }.
hand-refused-no-chi = { $tiles } is geen chow: dat zijn drie opeenvolgende stenen van één serie.
hand-refused-chi-from-left = Een chow wordt alleen van de speler links geclaimd.
hand-refused-not-alike = De stenen van deze combinatie zijn niet allemaal gelijk: { $tiles }.
hand-refused-kong-from-nobody = Een gesloten kong is van niemand geclaimd.
hand-refused-too-many-melds = Een hand heeft hoogstens vier combinaties op tafel; deze heeft er { $count }.
hand-refused-hand-size = Een winnende hand heeft { $wanted } stenen naast de combinaties op tafel, met de winnende steen; hier zijn er { $count }.
hand-refused-fifth-copy = De steen { $tile } is er { $count } keer; een spel heeft er vier van elk.
hand-refused-too-many-indicators = Er zijn hoogstens vijf dorawijzers, en vijf eronder.
hand-refused-ippatsu-without-riichi = Voor ippatsu is riichi nodig.
hand-refused-rinshan-not-drawn = Winst na een kong is altijd een self-pick.
hand-refused-chankan-drawn = Bij kongroof win je op de steen van een ander.
hand-refused-haitei-not-drawn = Met de laatste steen van de muur win je altijd door self-pick.
hand-refused-houtei-drawn = De laatste weggegooide steen is altijd van een ander.
hand-refused-ippatsu-after-kong = Een kong beëindigt ippatsu, dus na een kong kan niet allebei.
hand-refused-first-turn-riichi = Winnen in de eerste beurt komt vóór riichi of kong.
hand-refused-first-turn-last-tile = De eerste beurt is niet de laatste steen.
hand-refused-first-turn-of-east = Oost begint, dus de eerste beurt van Oost is voorbij voor iemand weggooit.
hand-refused-robbed-last-discard = Met de laatste steen maak je geen kong, dus een geroofde steen is niet de laatste weggegooide.
hand-refused-self-drawn-discarder = Een zelf gepakte steen is door niemand weggegooid.
hand-refused-own-discard = Niemand wint op de eigen weggegooide steen.
hand-refused-liable-winner = De winnaar kan niet zelf aansprakelijk zijn.
hand-refused-counted-below-zero = Counters en inzetten kunnen niet onder 0 komen.
hand-refused-open-riichi = Een riichi-hand is gesloten; deze heeft een geclaimde combinatie.
hand-refused-rinshan-without-kong = Voor winnen na een kong is een kong in de hand nodig.
hand-refused-first-turn-melds = Wie in de eerste beurt wint, heeft geen combinaties op tafel.
hand-refused-robbed-tile = Een geroofde { $tile } is de enige in de hand: de andere drie liggen in de pung.
hand-refused-too-many-reds = De steen { $tile } is er { $count } keer; { $rules } heeft er { $most }.
hand-refused-nobody-won = Over een steen waarop niemand won, wordt niet afgerekend.
hand-refused-one-discard = Meer spelers winnen alleen op dezelfde weggegooide steen.
hand-refused-won-twice = Een speler wint maar één keer op een steen.
hand-refused-too-many-winners = Bij { $rules } winnen geen { $count } spelers op één steen: de hand wordt afgebroken ({ $section }).
hand-refused-no-nagashi = { $rules } kent geen nagashi mangan ({ $section }).
hand-refused-no-worth = De hand heeft nog geen waarde.
hand-refused-no-winning-tile = De winnende steen ontbreekt.
hand-refused-all-hands = Bij { $rules } tellen alle vier de spellen.
hand-refused-nts-needs-draw = De laatste steen van de muur, een losse steen na een kong en spel van de hemel zijn zelf gepakt.
hand-refused-nts-needs-discard = De laatste weggelegde steen, kongroof en spel van de aarde win je met een steen van tafel.
hand-refused-nts-too-few-kongs = De winnaar heeft te weinig kongs voor een steen na een kong.
hand-refused-nts-loose-tile = Een losse steen na een kong is niet de laatste van de muur.
hand-refused-nts-heaven = Alleen Oost kan met de eerste veertien stenen uitgaan, zonder combinaties op tafel.
hand-refused-nts-earth = Aarde is winnen op de eerste steen van Oost, zonder combinaties op tafel.
hand-refused-nts-three-players = Deze spelregels zijn niet voor drie spelers.
hand-refused-nts-dreamer = Een dromer slaat alleen over waar vijf spelers mogen en vier spelen.
hand-refused-nts-no-north = Met drie spelers is er geen ronde van Noord.
hand-refused-nts-green-round = Een ronde van de groene draak is voor drie of vijf spelers.
hand-refused-nts-ruling = Een heersende speler is er met drie spelers in de ronde van de groene draak.
hand-refused-nts-fifth-tile = Van de steen { $tile } liggen er { $count } op tafel; een spel heeft er vier.
hand-refused-nts-no-lucky = Bij deze spelregels zijn er geen gelukstenen.
hand-refused-nts-lucky-twice = Elke geluksteen is er maar één keer. Kijk bij welk spel hij ligt.
hand-refused-nts-hand-size = { $wind } heeft { $count } stenen; het moeten er 13 zijn.
hand-refused-nts-not-in-play = Drie spelers spelen zonder { $tile }.
hand-refused-nts-open-chows = Drie spelers mogen geen chows op tafel leggen.
hand-refused-nts-not-together = Twee van deze omstandigheden kunnen niet samen. Kijk ze nog eens na.
hand-refused-nts-robbed-pung = Kongroof kan alleen van een open pung, en { $wind } heeft er geen van { $tile }.
hand-refused-nts-fifteenth-kong = Er liggen { $count } kongs op tafel; na { $most } kongs is de volgende remise.
hand-refused-nts-ruling-missing = Zeg wie er heerst in de ronde van de groene draak met drie spelers.
hand-refused-nts-counted-limit = { $wind } telde { $points }; een spel telt van 0 tot { $most }.
hand-refused-nts-claims-need-discard = Alleen een weggelegde steen kan door meerdere spelers worden geclaimd.
hand-refused-norths-set-aside = Er worden 0 tot 4 noorden apart gelegd.
hand-refused-two-dice = Twee dobbelstenen geven 2 tot 12.
hand-refused-north-is-no-bonus = Een noorden is volgens { $rules } geen bonussteen.
hand-refused-tile-of-four-players = { $tile } doet met drie spelers niet mee: van de tekens zijn er alleen 1 en 9.
hand-refused-chi-of-three-players = Met drie spelers wordt geen chow geclaimd.
hand-refused-north-of-three-players = Drie spelers zitten op Oost, Zuid en West.
hand-refused-no-claims = Volgens { $rules } wordt niets geclaimd: de hand is gesloten en zelf gepakt.

## night-refused

night-refused-still-open = { $name } is nog open: sluit die eerst.
night-refused-games-run = Aan tafel { $tables } loopt nog een spel: beëindig het en sluit dan.
night-refused-none-open = Er is geen clubavond open: open er eerst een.
night-refused-none-yet = Er is nog geen clubavond geweest: open er eerst een.
night-refused-here-already = { $name } staat al op de lijst van vanavond.
night-refused-not-here = { $name } staat niet op de lijst van vanavond.
night-refused-needs-name = Een speler heeft een naam nodig.
night-refused-file-too-large = { $file } is te groot voor een spelerslijst. Kies een ander bestand.
night-refused-file-not-read = { $file } is niet als tekst te lezen. Sla het op als CSV in UTF-8.
night-refused-no-name = “{ $name }…” is geen naam van één regel, tot { $most } letters.
night-refused-no-number = “{ $number }” is geen EMA-nummer: dat heeft alleen cijfers.
night-refused-number-and-guest = { $name } heeft een EMA-nummer en is dus geen gast.
night-refused-same-name = Er is al een { $name }: geef een naam die de twee uit elkaar houdt.
night-refused-same-number = { $name } heeft het EMA-nummer { $number } al.
night-refused-no-limit = Deze regels hebben geen tijdslimiet: geef aan hoeveel minuten er gespeeld wordt.
night-refused-bad-minutes = Het signaal komt binnen de tijd, en de tijd past in een dag.
night-refused-clock-stands = De klok staat al stil.
night-refused-clock-runs = De klok loopt al.
night-refused-cannot-add = Zoveel minuten kunnen niet worden toegevoegd voor tafel { $table }.
night-refused-no-clock = Er loopt geen klok: start die eerst.
night-refused-has-begun = Het spel van ronde { $round } aan tafel { $table } is al begonnen.
night-refused-not-begun = Tafel { $tables } van ronde { $round } is nog niet begonnen: begin die eerst.
night-refused-table-busy = Aan de tafel van deze kiosk loopt een spel: beëindig het en begin dan het volgende.
night-refused-cannot-write = { $path } kan niet worden geschreven. Kies een andere map.
night-refused-plan-rounds = Een plan is voor 1 tot { $most } rondes.
night-refused-too-many = Een plan is voor hoogstens { $most } spelers.
night-refused-not-seated = Vanavond is nog niemand ingedeeld: maak eerst een indeling.
night-refused-report-waits = { $tables } Breng dat in orde en exporteer dan het verslag.
night-refused-no-game = In { $name } is geen spel gespeeld.
night-refused-elsewhere = { $name } loopt op een andere kiosk: doe dit daar.
night-refused-open-elsewhere = { $name } is open op een andere kiosk: de spellen van deze horen daarbij.
night-refused-two-numbers = { $one } en { $other } hebben verschillende EMA-nummers en zijn dus twee personen.
night-refused-opponents = { $one } en { $other } hebben aan één tafel gespeeld en zijn dus twee personen.
night-refused-no-power = Dit apparaat kan hier niet worden uitgezet.
night-refused-too-few =
    { $count ->
        [one] Er is één speler: een tafel heeft er vier nodig, dus wacht op meer.
       *[other] Er zijn { $count } spelers: een tafel heeft er vier nodig, dus wacht op meer.
    }

## refused

refused-over-rounds = Er wordt geen hand meer gespeeld: de laatste ronde is gespeeld. Beëindig het spel of maak de laatste hand ongedaan.
refused-over-time = Er wordt geen hand meer gespeeld: de tijd is om. Beëindig het spel of maak de laatste hand ongedaan.
refused-over-below-zero = Er wordt geen hand meer gespeeld: een speler staat onder nul. Beëindig het spel of maak de laatste hand ongedaan.
refused-over-points-reached = Een speler heeft genoeg punten om het spel te beëindigen. Beëindig het of maak de laatste hand ongedaan.
refused-over = De laatste hand is gespeeld: wie Oost is doet er niet meer toe.
refused-twice-winner = { $name } is twee keer als winnaar genoemd.
refused-twice-tenpai = { $name } is twee keer als tenpai genoemd.
refused-twice-having-nagashi-mangan = { $name } is twee keer genoemd voor nagashi mangan.
refused-dead-hand-cannot-win = De hand van { $name } is dood en kan niet winnen.
refused-dead-hand-cannot-be-tenpai = De hand van { $name } is dood en kan niet tenpai zijn.
refused-dead-hand-cannot-declare-riichi = De hand van { $name } is dood en kan geen riichi zeggen.
refused-dead-hand-cannot-have-nagashi-mangan = De hand van { $name } is dood en kan geen nagashi mangan hebben.
refused-four-riichi = Alle vier staan in riichi, dus de hand wordt afgebroken{ $cite }.
refused-no-late-rule = { $rules } neemt geen punten voor te laat komen: geef een straf.
refused-not-late = Geef aan hoeveel minuten { $name } te laat was.
refused-too-late = Na { $most } minuten speelt een reservespeler voor { $name }{ $cite }.
refused-nothing-to-cancel = Er is hier geen straf of bonus om in te trekken.
refused-no-reason = Geef aan waarvoor het is.
refused-nothing-changed = Dit verandert niets.
refused-below-none = Counters en inzetten kunnen niet onder 0 komen.
refused-no-riichi = { $rules } kent geen riichi.
refused-does-not-sum = De punten kloppen dan niet meer: wat de een krijgt, geeft een ander.
refused-no-such-round = Een spel volgens { $rules } heeft { $count } rondes.
refused-too-many-sticks = Zoveel stokjes zijn er aan een tafel niet: { $count }.
refused-no-points = Geef aan hoeveel punten het zijn, vanaf 1.
refused-other-rules = Dit spel wordt gespeeld volgens { $wanted } versie { $wanted_version }; hier is { $here } versie { $here_version }.
refused-starts-below-zero = Niemand begint met minder dan 0 punten.
refused-no-yakitori = { $rules } kent geen punten voor yakitori{ $cite }.
refused-time-twice = De tijd is al afgeroepen.
refused-hand-running = Er loopt een hand: speel die eerst uit of maak die ongedaan.
refused-not-complete = Het spel is niet uitgespeeld; beëindig het in overleg als jullie hier willen stoppen.
refused-dealer-may-not-stop = { $name } mag het spel nu niet beëindigen{ $cite }.
refused-complete = Het spel is uitgespeeld: beëindig het als uitgespeeld.
refused-riichi-not-tenpai = { $name } staat in riichi en moet een wachtende hand tonen; wacht die niet, dan is het chombo{ $cite }.
refused-no-nagashi = Dit spel kent geen nagashi mangan.
refused-no-nagashi-player = Geef aan wie nagashi mangan heeft.
refused-no-such-abort = { $rules } breekt hiervoor geen hand af{ $cite }.
refused-annulled-by-abort = Alleen winst op de weggelegde steen maakt riichi ongeldig.
refused-annulled-by-self-draw = Alleen winst op de weggelegde steen maakt riichi ongeldig.
refused-not-four-riichi = Slechts { $count } van de vier staan in riichi, dus de hand gaat door.
refused-points-differ = De hand van { $name } levert { $right } punten op, geen { $given }.
refused-too-many-yakuman = Een hand heeft hoogstens { $most } yakuman volgens { $rules }; die van { $name } kreeg er { $given }.
refused-no-value = Geef aan wat de hand van { $name } waard is: fan en minipunten, of punten.
refused-impossible-points = Geen hand levert hier precies { $points } punten op.
refused-impossible-han = De hand van { $name } heeft { $han } fan: dat kan niet.
refused-impossible-fu = Bij { $han } fan horen minipunten, zoals { $fu }.
refused-unknown-kind = Dit soort gebeurtenis is onbekend; er zijn { $known }.
refused-bad-event = Wat genoteerd moest worden is onleesbaar.
refused-sequence = In dit spel volgt gebeurtenis { $wanted }, niet { $given }.
refused-started = Dit spel is al begonnen.
refused-not-started = Een spel begint met regels en spelers.
refused-ended = Het spel is afgelopen; maak het einde ongedaan om iets te wijzigen.
refused-nothing-to-undo = Er is niets om ongedaan te maken.
refused-start-stays = Het begin van een spel kan niet ongedaan gemaakt worden: begin een ander spel.
refused-nothing-to-redo = Er is niets om opnieuw te doen.
refused-same-id = Gebeurtenis { $id } staat al in dit spel.
refused-liable-winner = { $name } heeft gewonnen en kan niet aansprakelijk zijn.
refused-no-liability = { $rules } kent geen aansprakelijkheid: laat het weg.
refused-nothing-fed = Niemand is aansprakelijk voor de hand van { $name }: dat geldt alleen voor { $yaku } ({ $section }).
refused-no-chombo = Dit spel kent geen chombo: noteer een dode hand.
refused-dead-twice = De hand van { $name } is al dood.
refused-no-riichi-to-annul = { $name } staat niet in riichi, dus er vervalt geen riichi.
refused-not-last-riichi = De riichi van { $name } blijft staan: { $last } zei daarna riichi.
refused-no-name = Elke plaats heeft een speler nodig.
refused-same-player = { $name } kan niet op twee plaatsen zitten.
refused-not-the-same-four = Alleen spelers van deze tafel kunnen met hun punten van plaats wisselen.
refused-no-substitute-rule = { $rules } kent geen score voor invallers: wijzig de naam van de speler.
refused-already-begun = Er zijn al handen gespeeld, dus de reservespeler speelt niet vanaf het begin.
refused-unknown-player = { $name } zit niet aan deze tafel.
refused-han-differ = De yaku van { $name } zijn samen { $sum } fan, niet { $han }.
refused-riichi-not-declared = De hand telt riichi, maar { $name } heeft geen stokje op tafel.
refused-riichi-not-counted = { $name } staat in riichi, maar de hand telt het niet: tel opnieuw.
refused-payments-differ = Deze betalingen kloppen niet: de hand geeft { $right }, niet { $given }.
refused-no-settlement = Hier telt elke hand: geef op wat ieder wint of betaalt.
refused-winner-pays = { $name } heeft gewonnen en betaalt niemand.
refused-no-winner = Een winst heeft een winnaar nodig.
refused-several-self-drawn = Met een zelf gepakte steen wint maar één speler.
refused-own-discard = { $name } kan niet winnen op de eigen weggelegde steen.
refused-three-ron = Drie winnaars op één steen breken de hand af volgens { $rules }{ $cite }.
refused-too-many-winners = { $count } spelers kunnen volgens { $rules } niet op één steen winnen{ $cite }.
refused-riichi-without-points = { $name } heeft { $points } punten en riichi kost { $stake }{ $cite }.
refused-riichi-twice = { $name } staat al in riichi.
refused-dead-gains = Het spel van { $name } is dood en krijgt niets.
refused-settlement-limit = { $name } zou { $points } krijgen; een spel levert hoogstens { $most } op.
refused-table-changed = De tafel veranderde voordat dit was opgeschreven. Kijk er nog eens naar en accepteer het dan.
refused-head-bump = Volgens { $rules } wint alleen wie na { $discarder } het eerst aan de beurt is{ $cite }: dat is { $name }.
refused-riichi-stays = Volgens { $rules } blijft de riichi-inzet op tafel, wie er ook met die steen wint{ $cite }.
refused-no-ron = Volgens { $rules } wint niemand met een weggegooide steen{ $cite }.
refused-nobody-at-north = Aan een tafel van drie zit niemand op Noord.
refused-dreams = { $name } is de dromer en doet dit spel niet mee.
refused-no-dreamer = Aan deze tafel is geen dromer: er is geen plaats D.
refused-too-many-players = Met deze spelregels speel je niet met vijf aan tafel.
refused-no-green-round = De ronde van de groene draak is voor drie of vijf spelers.
refused-set-not-claimed = Niemand is aansprakelijk voor deze hand: een van de combinaties is gesloten en dus door niemand weggegeven ({ $section }).
refused-name-two-yaku = Met { $counters } counters heeft een hand twee yaku nodig ({ $section }): geef de stenen of de yaku van de hand van { $name }.
refused-needs-two-yaku = Met { $counters } counters heeft een hand twee yaku nodig ({ $section }); die van { $name } heeft er één.
refused-han-and-fu-swapped = { $han } fan en { $fu } minipunten is andersom: zeg { $fu } fan { $han } minipunten.
refused-no-such-hand = Er is hier geen eerdere hand met dat einde: er is niets hersteld.
refused-not-a-hand = Een hand wordt hersteld met wat er in een hand gebeurt: riichi en dode handen, en als laatste het einde.
refused-no-longer-fits = Hierna klopt hand { $hand } niet meer: { $why }
refused-winds-differ = { $name } heeft in deze hand nu andere winden: tel hem opnieuw.

## rules-refused

rules-refused-wrong = { $file }: { $field } is { $value }. Toegestaan: { $allowed }.
rules-refused-missing = { $file }: { $field } ontbreekt. Nodig: { $allowed }.
rules-refused-unknown = { $file }: er is geen veld “{ $field }”. Toegestaan: { $allowed }.
rules-refused-no-such-rules = Er zijn geen spelregels “{ $name }”; er zijn { $known }, of een eigen .toml.
rules-refused-no-such-version = Versie { $version } van { $name } is hier niet; de nieuwste is { $newest }.
rules-refused-no-file = Er is geen bestand { $file }. Zit de stick er nog in?
rules-refused-folder = { $file } is een map; een regelbestand is een tekst in TOML.
rules-refused-not-utf-8 = { $file } is geen tekst in UTF-8.
rules-refused-unreadable = { $file } kan niet als regelbestand worden gelezen.
rules-refused-not-toml = { $file } is geen geldige TOML: { $error }.
rules-refused-not-own = { $file } is geen eigen regelbestand van een club.
rules-refused-allowed-own-id = een id die van geen boek is
rules-refused-allowed-game-or-book = { $names }, of een boek waarop het voortbouwt
rules-refused-allowed-table-of = een tabel met { $names }
rules-refused-allowed-true-or-false = true of false
rules-refused-allowed-whole-number = een geheel getal van { $least } tot { $most }
rules-refused-allowed-text = een tekst
rules-refused-allowed-section = een paragraaf, zoals “4.1.1” of “house rule”
rules-refused-allowed-list = een lijst
rules-refused-allowed-list-of = een lijst van { $count }
rules-refused-allowed-tiles = stenen zoals 23468s6z
rules-refused-allowed-list-of-names = een lijst met { $names }
rules-refused-allowed-each-once = elke naam één keer
rules-refused-allowed-list-with-each = een lijst met elk van { $names }
rules-refused-allowed-multiple = een veelvoud van { $of }
rules-refused-allowed-sum-to-nothing = { $count } getallen die samen 0 zijn
rules-refused-allowed-within-minutes = een geheel getal van 0 tot { $minutes }, de tournament.minutes
rules-refused-allowed-version-of-book = een versie van het boek
rules-refused-allowed-table = een tabel

## setting-refused

setting-refused-wrong = De instelling “{ $setting }” moet { $allowed } zijn.
setting-refused-kept-usual = { $refused } Tot dan is het { $usual }.
setting-refused-unreadable = De instellingen in { $file } kunnen niet worden gelezen; de standaardinstellingen worden gebruikt.
setting-refused-no-toml = De instellingen in { $file } zijn geen geldige TOML; de standaardinstellingen worden gebruikt.
setting-refused-no-toml-kept = De instellingen zijn geen geldige TOML, dus worden de standaardinstellingen gebruikt. Het bestand is bewaard als { $file }.
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
refused-event-field-unknown = Er is hier geen veld “{ $field }”; er zijn { $known }.
refused-event-field-missing = “{ $field }” ontbreekt.
refused-event-not-an-object = Een gebeurtenis is een JSON-object met een soort, een id en een volgnummer.
refused-handicap-does-not-sum = Een handicap gaat van de ene speler naar de andere: samen 0, niet { $sum }.
refused-correction-does-not-sum = Met de riichi-inzetten komen er zo { $sum } punten bij; het totaal moet 0 zijn.
refused-settlement-does-not-sum = De betalingen zijn samen { $sum }; dat moet 0 zijn.
refused-dice-thrown = Deze hand is al bezig, dus er is al gedobbeld.
refused-id-of-another-game = Gebeurtenis { $id } hoort al bij een ander spel.
refused-undone-does-not-count = Wat je ongedaan wilt maken, telt niet in dit spel.
refused-no-nagashi-rule = { $rules } kent geen nagashi mangan{ $cite }.
refused-no-correction-reason = Geef een reden voor de correctie.
refused-already-seated-so = De spelers zitten al zo.
refused-no-sticks-rule = { $rules } kent geen riichi-inzetten.
refused-no-chombo-rule = { $rules } kent geen chombo. Noteer een dode hand voor { $name }.
hand-refused-hidden-kong = Van een gesloten kong is geen steen te zien. Geef aan welke steen het is.
hand-refused-winning-tile-not-in-view = De winnende steen is niet in beeld.
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
event-allowed-own-id = een eigen id
event-allowed-hand-event = een gebeurtenis van een hand
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
night-refused-wrong-cells = Er zijn { $count } cellen, en op de eerste regel { $wanted }.
night-refused-guest-or-not = “{ $text }” zegt niet of dit een gast is. Schrijf yes of no.
night-refused-not-csv = Regel { $line } is geen CSV: { $error }.
night-refused-no-such-column = Er is geen kolom “{ $name }”. Gebruik { $known }.
night-refused-column-twice = De kolom “{ $name }” staat er twee keer.
night-refused-no-such-player = Er is hier geen speler “{ $name }”.
night-refused-which-player = “{ $text }” kan { $names } zijn. Typ meer van de naam.
night-refused-not-in-club = Deze speler is niet bij de club bekend.
night-refused-written-twice = Er zijn { $count } spelers met de naam { $name }. Voeg ze samen met “tenbou club players merge”, of wijzig een van de namen.
night-refused-on-list-twice = Iemand staat twee keer op de lijst.
night-refused-too-many-lines = Een .xlsx-bestand heeft plaats voor { $most } regels, en het zijn er meer. Bewaar het als .csv.
night-refused-no-such-table = Ronde { $round } heeft geen tafel { $table }, alleen { $tables }.
night-place-table = Tafel { $table }
night-place-table-in-round = Tafel { $table } in ronde { $round }
night-table-no-game = Tafel { $table } in ronde { $round } heeft hier geen spel.
night-table-not-ended = { $place } is niet afgelopen.
night-table-wrong-sum = { $place } klopt niet: de punten zijn samen { $points } en moeten { $should } zijn.
night-table-other-points = { $place } heeft andere punten in de uitslag dan in de handen.
night-refused-say-it-in-the-file = Zet het in het eigen bestand van de club: [play] dealer_extra = false.
