## club

club-title = Klubbkveld
club-open = Start klubbkveld
club-close = Avslutt kvelden
club-close-question = Avslutte { $name }? Spillene og stillingen blir tatt vare på.
club-night-name = Kveldens navn
club-night-of = Klubbkveld { $day }
club-season = Sesong
club-no-night = Ingen klubbkveld er i gang.
club-no-tables = Ingen spill har begynt. Kryss av hvem som er her, og lag så bordplanen.
club-players = Spillere
club-seating = Bordplan
club-timer = Klokke
club-standings = Stilling
club-export = Eksporter
club-table = Bord { $table }
club-round = Runde { $number }
club-ended = Ferdig
club-another-kiosk = Bord { $table } spilles ved en annen kiosk. Poengene kommer via klubbens server.
club-server-on = Tilkoblet
club-server-off = Frakoblet
club-players-here =
    { $count ->
        [one] Spillere: { $count } her
       *[other] Spillere: { $count } her
    }

## export

export-title = Lagre som fil
export-standings = Stilling
export-games = Alle spill
export-penalties = Straffer
export-report = Turneringsrapport
export-night = Kvelden på papir
export-form = Format
export-as-csv = CSV
export-as-xlsx = Excel (XLSX)
export-as-pdf = PDF
export-where = Hvor
export-stick = Minnepinne { $name }
export-folder = Mappen { $name }
export-write = Skriv
export-written = Den ligger i { $path }.

## players

players-title = Spillere
players-new = Ny spiller
players-edit = Spillerens opplysninger
players-tonight = Her i kveld
players-first-letters = Første bokstaver
players-nobody = Ingen spillere er registrert ennå.
players-nobody-found = Ingen heter det. Legge til en ny spiller?
players-name = Navn
players-ema-number = EMA-nummer
players-country = Land
players-guest = Gjest
players-save = Lagre
players-same = Samme person som …
players-same-as = { $name } er samme person som …
players-merged = { $one } og { $other } teller nå som én person.
players-here =
    { $count ->
        [one] { $count } er her
       *[other] { $count } er her
    }

## seating

seating-title = Bordplan
seating-draw = Trekk lodd
seating-plan = Planlegg runder
seating-plan-title = Hvor mange runder gjenstår?
seating-plan-help = Alle møter så mange andre som mulig, på alle vinder.
seating-make-plan = Lag planen
seating-round = Runde { $number }
seating-table = Bord { $table }
seating-begun = Begynt
seating-begin = Begynn her
seating-begin-title = Begynne spillet ved bord { $table } på denne kiosken?
seating-tournament = Som i en turnering
seating-nobody = Ingen er plassert ennå. Trekk lodd, eller planlegg rundene.
seating-again = Plassere alle på nytt?
seating-again-question = Runde { $number } har ikke begynt. Plassene bestemmes på nytt.
seating-here =
    { $count ->
        [one] { $count } spiller er her
       *[other] { $count } spillere er her
    }
seating-waits = { $names } står over denne runden. Med { $missing } til blir det et bord til.

## standings

standings-title = Stilling
standings-night = Kveld
standings-season = Sesong
standings-all = Totalt
standings-all-time = Totalt
standings-of-season = Sesong { $season }
standings-no-night = Ingen klubbkveld ennå
standings-nobody = Ingen spill er ferdige ennå.
standings-which = Hvilken?
standings-column-rank = Nr.
standings-column-player = Spiller
standings-column-games = Spill
standings-column-average = Plass
standings-column-score = Score
standings-column-best = Beste hånd
standings-column-wins = Vunnet %
standings-column-deal-ins = Ron mot %
standings-rank = Nr.
standings-games = Spill
standings-places = 1 2 3 4
standings-average = Plass
standings-score = Score
standings-points = Poeng
standings-wins = Vunnet
standings-deal-ins = Ron mot
standings-riichi = Riichi
standings-self-drawn = Tsumo
standings-chombos = Chombo
standings-penalties = Straffer
standings-penalties-count = Straffer: { $count }
standings-after-uma = etter uma
standings-at-table = ved bordet
standings-best-hand = Beste hånd: { $points }

## timer

timer-title = Rundens klokke
timer-table = Bord { $table }
timer-last-hands = Signal: siste hender
timer-time-over = Tiden er ute: spill hånden ferdig
timer-bell-before = Signal { $count } minutter før slutt
timer-start = Start
timer-pause = Pause
timer-go-on = Fortsett
timer-stop = Stopp klokken
timer-stop-question = Stoppe rundens klokke? Tiden blir glemt.
timer-stands = Klokken står
timer-runs = Spilletid
timer-after-bell = Siste hender
timer-over = Over tiden
timer-more-time = Mer tid til et bord
timer-added = Bord { $table }: { $time }
timer-which-table = Til hvilket bord?
timer-how-long = Hvor mange minutter til bord { $table }?
timer-no-tables = Det spilles ikke ved noe bord.
