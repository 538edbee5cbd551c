## club

club-title = Klubbkveld
club-open = Start klubbkveld
club-close = Avslutt kvelden
club-close-question = Avslutte { $name }? Spillene og stillingen blir tatt vare på.
club-night-name = Kveldens navn
club-night-of = Klubbkveld { $day }
club-season = Sesong
club-no-night = Ingen klubbkveld er i gang.
club-no-tables = Ingen spill er startet ennå. Kryss av hvem som er her, og lag så bordplanen.
club-players = Spillere
club-seating = Bordplan
club-timer = Klokke
club-standings = Stilling
club-nights = Tidligere kvelder
club-export = Eksporter
club-table = Bord { $table }
club-round = Runde { $number }
club-ended = Ferdig
club-another-kiosk = Bord { $table } spilles ved en annen kiosk. Poengene kommer via klubbens server.
club-server-on = Tilkoblet
club-server-off = Frakoblet
club-players-here = Spillere: { $count } til stede

## export

export-title = Lagre som fil
export-standings = Stilling
export-games = Alle spill
export-penalties = Straffer
export-report = Turneringsrapport
export-night = Kveldens rapport
export-form = Format
export-as-csv = CSV
export-as-xlsx = Excel (XLSX)
export-as-pdf = PDF
export-where = Lagre i
export-stick = Minnepinne { $name }
export-folder = Mappen { $name }
export-write = Lagre

## players

players-title = Spillere
players-new = Ny spiller
players-edit = Spillerens opplysninger
players-tonight = Til stede i kveld
players-first-letters = Søk
players-nobody = Ingen spillere er registrert ennå.
players-nobody-found = Fant ingen spiller.
players-name = Navn
players-ema-number = EMA-nummer
players-country = Land
players-guest = Gjest
players-save = Lagre
players-same = Samme person som …
players-same-as = { $name } er samme person som …
players-merged = { $one } og { $other } er nå én spiller.
players-as-last-time = Som sist ({ $count })
players-add = Ny spiller: { $name }
players-add-guest = Gjest: { $name }
players-file = Fil eller telefon
players-file-here = { $file }
players-file-on-stick = { $file } (minnepinne { $place })
players-file-none = Fant ingen liste. Sett inn en minnepinne med en CSV-fil eller en tekstfil med ett navn på hver linje.
players-file-found =
    { $count ->
        [one] { $count } ny spiller, { $known } er kjent fra før.
       *[other] { $count } nye spillere, { $known } er kjent fra før.
    }
players-file-line = Linje { $number } hoppes over. { $why }
players-file-more-lines =
    { $count ->
        [one] { $count } linje til hoppes over.
       *[other] { $count } linjer til hoppes over.
    }
players-file-take = Legg til
players-phone = Fra en telefon
players-phone-explained = Skann koden med en telefon på samme wifi, og skriv navnene. Lenken virker så lenge dette er åpent.
players-phone-no-network = Ikke noe lokalt nettverk: kiosken er ikke på wifi.
players-phone-page = Navn for i kveld
players-phone-page-hint = Ett navn på hver linje.
players-phone-page-send = Send
players-phone-page-sent = Sendt. Noen ved kiosken må fortsatt legge dem til.
players-here = { $count } til stede

## seating

seating-title = Bordplan
seating-draw = Trekk lodd
seating-plan = Planlegg runder
seating-plan-title = Hvor mange runder til?
seating-plan-help = Alle møter så mange motspillere som mulig og sitter på alle vindene.
seating-make-plan = Lag planen
seating-round = Runde { $number }
seating-table = Bord { $table }
seating-begun = Startet
seating-begin = Start her
seating-begin-title = Starte spillet ved bord { $table } på denne kiosken?
seating-tournament = Turneringsspill
seating-nobody = Det er ingen bordplan ennå. Trekk lodd, eller planlegg rundene.
seating-again = Lage bordplanen på nytt?
seating-again-question = Runde { $number } er ikke startet. Alle får ny plass.
seating-here =
    { $count ->
        [one] { $count } spiller til stede
       *[other] { $count } spillere til stede
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
standings-column-average = Plass, snitt
standings-column-score = Score
standings-column-best = Beste hånd
standings-column-wins = Vunnet %
standings-column-deal-ins = Ron mot %
standings-rank = Nr.
standings-games = Spill
standings-places = 1 2 3 4
standings-average = Snittplass
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
standings-penalty = { $name } { $points } ({ $when }): { $reason } · { $where }

## timer

timer-title = Rundens klokke
timer-table = Bord { $table }
timer-table-says = Bord { $table }: { $sentence }
timer-last-hands = Signal: siste hender
timer-time-over = Tiden er ute: spill hånden ferdig
timer-bell-before = Signal { $count } minutter før slutt
timer-start = Start
timer-pause = Pause
timer-go-on = Fortsett
timer-stop = Stopp klokken
timer-stop-question = Stoppe rundens klokke? Tiden som er igjen, går tapt.
timer-paused = På pause
timer-runs = Tid igjen
timer-after-bell = Siste hender
timer-over = Overtid
timer-more-time = Gi et bord mer tid
timer-added = Bord { $table }: { $time }
timer-which-table = Til hvilket bord?
timer-how-long = Hvor mange minutter til bord { $table }?
timer-no-tables = Ingen spill er i gang.

## the night on paper

paper-about =
    { $day } · { $count ->
        [one] 1 spill
       *[other] { $count } spill
    }
paper-about-in-season =
    { $day } · sesong { $season } · { $count ->
        [one] 1 spill
       *[other] { $count } spill
    }
paper-places = Plasser
paper-average = Snitt
paper-uma = Uma
paper-best-hands = Beste hender
paper-hand = Hånd
paper-penalties = Straffer og bonuser
paper-round = Runde
paper-table = Bord
paper-when = Når
paper-why = Hvorfor
paper-begun = { $rules } · begynte kl. { $time }
paper-nothing = Ingenting ennå.
