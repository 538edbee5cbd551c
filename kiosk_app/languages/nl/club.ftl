## club

club-title = Clubavond
club-open = Avond openen
club-close = Avond sluiten
club-close-question = { $name } sluiten? De spellen en de stand blijven bewaard.
club-night-name = Naam van de avond
club-night-of = Clubavond van { $day }
club-season = Seizoen
club-no-night = Er is geen clubavond open.
club-no-tables = Er is nog geen spel begonnen. Vink aan wie er is en maak dan de indeling.
club-players = Spelers
club-seating = Indeling
club-timer = Klok
club-standings = Stand
club-nights = Eerdere avonden
club-export = Exporteren
club-table = Tafel { $table }
club-round = Ronde { $number }
club-ended = Afgelopen
club-another-kiosk = Tafel { $table } speelt aan een andere kiosk. De punten komen via de clubserver.
club-server-on = Verbonden
club-server-off = Server offline
club-players-here = Spelers: { $count } aanwezig

## export

export-title = Exporteren
export-standings = Stand
export-games = Alle spellen
export-penalties = Straffen
export-report = Toernooiverslag
export-night = Avondverslag
export-form = Bestandstype
export-as-csv = CSV
export-as-xlsx = Excel (XLSX)
export-as-pdf = PDF
export-where = Opslaan in
export-stick = USB-stick { $name }
export-folder = Map { $name }
export-write = Opslaan

## players

players-title = Spelers
players-new = Nieuwe speler
players-edit = Gegevens van de speler
players-tonight = Vanavond aanwezig
players-first-letters = Zoeken
players-nobody = Er zijn nog geen spelers.
players-nobody-found = Geen speler gevonden.
players-name = Naam
players-ema-number = EMA-nummer
players-country = Land
players-guest = Gast
players-save = Opslaan
players-same = Zelfde persoon als …
players-same-as = { $name } is dezelfde persoon als …
players-merged = { $one } en { $other } zijn nu één speler.
players-as-last-time = Als vorige keer ({ $count })
players-add = Nieuwe speler: { $name }
players-add-guest = Gast: { $name }
players-file = Bestand of telefoon
players-file-here = { $file }
players-file-on-stick = { $file } (USB-stick { $place })
players-file-none = Geen lijst gevonden. Sluit een USB-stick aan met een CSV- of tekstbestand, op elke regel één naam.
players-file-found =
    { $count ->
        [one] { $count } nieuwe speler, { $known } al bij de club bekend.
       *[other] { $count } nieuwe spelers, { $known } al bij de club bekend.
    }
players-file-line = Regel { $number } wordt overgeslagen. { $why }
players-file-more-lines =
    { $count ->
        [one] Nog { $count } regel wordt overgeslagen.
       *[other] Nog { $count } regels worden overgeslagen.
    }
players-file-take = Toevoegen
players-phone = Met een telefoon
players-phone-explained = Scan dit met een telefoon op dezelfde wifi en typ de namen. De link werkt zolang dit open staat.
players-phone-no-network = Geen lokaal netwerk: de kiosk zit niet op wifi.
players-phone-page = Namen voor vanavond
players-phone-page-hint = Eén naam per regel.
players-phone-page-send = Versturen
players-phone-page-sent = Verstuurd. Iemand bij de kiosk moet ze nog toevoegen.
players-here = { $count } aanwezig

## seating

seating-title = Indeling
seating-draw = Loten
seating-plan = Rondes plannen
seating-plan-title = Hoeveel rondes nog?
seating-plan-help = Iedereen ontmoet zoveel mogelijk tegenstanders en speelt op elke wind.
seating-make-plan = Plan maken
seating-round = Ronde { $number }
seating-table = Tafel { $table }
seating-begun = Begonnen
seating-begin = Hier beginnen
seating-begin-title = Het spel van tafel { $table } aan deze kiosk beginnen?
seating-tournament = Toernooispel
seating-nobody = Er is nog geen indeling. Loot, of plan de rondes.
seating-again = Indeling overdoen?
seating-again-question = Ronde { $number } is nog niet begonnen. Iedereen krijgt een nieuwe plaats.
seating-here =
    { $count ->
        [one] { $count } speler aanwezig
       *[other] { $count } spelers aanwezig
    }
seating-waits =
    { $count ->
        [one] { $names } speelt deze ronde niet mee. Nog { $missing } voor een extra tafel.
       *[other] { $names } spelen deze ronde niet mee. Nog { $missing } voor een extra tafel.
    }

## standings

standings-title = Stand
standings-night = Avond
standings-season = Seizoen
standings-all = Alles
standings-all-time = Sinds het begin
standings-of-season = Seizoen { $season }
standings-no-night = Nog geen clubavond
standings-nobody = Er is nog geen spel afgelopen.
standings-which = Welke?
standings-column-rank = Nr.
standings-column-player = Speler
standings-column-games = Spellen
standings-column-average = Gem. plaats
standings-column-score = Score
standings-column-best = Beste hand
standings-column-wins = Winst %
standings-column-deal-ins = Weggeg. %
standings-rank = Nr.
standings-games = Spellen
standings-places = 1 2 3 4
standings-average = Gem. plaats
standings-score = Score
standings-points = Punten
standings-wins = Gewonnen
standings-deal-ins = Weggegeven
standings-riichi = Riichi
standings-self-drawn = Zelf gepakt
standings-chombos = Chombo
standings-penalties = Straffen
standings-penalties-count = Straffen: { $count }
standings-after-uma = na uma
standings-at-table = aan tafel
standings-best-hand = Beste hand: { $points }
standings-penalty = { $name } { $points } ({ $when }): { $reason } · { $where }

## timer

timer-title = Rondeklok
timer-table = Tafel { $table }
timer-table-says = Tafel { $table }: { $sentence }
timer-last-hands = Bel: laatste handen
timer-time-over = De tijd is om: speel de hand uit
timer-bell-before = Bel { $count } minuten voor het einde
timer-start = Start
timer-pause = Pauze
timer-go-on = Verder
timer-stop = Klok stoppen
timer-stop-question = De klok van deze ronde stoppen? De resterende tijd gaat verloren.
timer-paused = Gepauzeerd
timer-runs = Resterende tijd
timer-after-bell = Laatste handen
timer-over = Overtijd
timer-more-time = Meer tijd voor een tafel
timer-added = Tafel { $table }: { $time }
timer-which-table = Voor welke tafel?
timer-how-long = Hoeveel minuten voor tafel { $table }?
timer-no-tables = Er lopen geen spellen.

## the night on paper

paper-about =
    { $day } · { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
paper-about-in-season =
    { $day } · seizoen { $season } · { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
paper-places = Plaatsen
paper-average = Gemiddeld
paper-uma = Uma
paper-best-hands = Beste handen
paper-hand = Hand
paper-penalties = Straffen en bonussen
paper-round = Ronde
paper-table = Tafel
paper-when = Wanneer
paper-why = Waarom
paper-begun = { $rules } · begonnen om { $time }
paper-nothing = Nog niets.
