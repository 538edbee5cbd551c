## club

club-title = Klubaften
club-open = Start klubaften
club-close = Afslut aftenen
club-close-question = Afslutte { $name }? Spillene og stillingen bliver gemt.
club-night-name = Aftenens navn
club-night-of = Klubaften { $day }
club-season = Sæson
club-no-night = Ingen klubaften er i gang.
club-no-tables = Ingen spil er startet endnu. Sæt kryds ved dem, der er her, og lav så bordplanen.
club-players = Spillere
club-seating = Bordplan
club-timer = Ur
club-standings = Stilling
club-nights = Tidligere aftener
club-export = Eksportér
club-table = Bord { $table }
club-round = Runde { $number }
club-ended = Slut
club-another-kiosk = Bord { $table } spilles ved en anden kiosk. Pointene kommer via klubbens server.
club-server-on = Forbundet
club-server-off = Server offline
club-players-here = Spillere: { $count } til stede

## export

export-title = Gem som fil
export-standings = Stilling
export-games = Alle spil
export-penalties = Straffe
export-report = Turneringsrapport
export-night = Aftenens rapport
export-form = Format
export-as-csv = CSV
export-as-xlsx = Excel (XLSX)
export-as-pdf = PDF
export-where = Gem i
export-stick = USB-nøgle { $name }
export-folder = Mappen { $name }
export-write = Gem

## players

players-title = Spillere
players-new = Ny spiller
players-edit = Spillerens oplysninger
players-tonight = Til stede i aften
players-first-letters = Søg
players-nobody = Ingen spillere er registreret endnu.
players-nobody-found = Ingen spiller fundet.
players-name = Navn
players-ema-number = EMA-nummer
players-country = Land
players-guest = Gæst
players-save = Gem
players-same = Samme person som …
players-same-as = { $name } er samme person som …
players-merged = { $one } og { $other } er nu én spiller.
players-as-last-time = Som sidst ({ $count })
players-add = Ny spiller: { $name }
players-add-guest = Gæst: { $name }
players-file = Fil eller telefon
players-file-here = { $file }
players-file-on-stick = { $file } (USB-nøgle { $place })
players-file-none = Ingen liste fundet. Sæt en USB-nøgle i med en CSV-fil eller en tekstfil med ét navn på hver linje.
players-file-found =
    { $count ->
        [one] { $count } ny spiller, { $known } kendes i forvejen.
       *[other] { $count } nye spillere, { $known } kendes i forvejen.
    }
players-file-line = Linje { $number } springes over. { $why }
players-file-more-lines =
    { $count ->
        [one] { $count } linje mere springes over.
       *[other] { $count } linjer mere springes over.
    }
players-file-take = Tilføj
players-phone = Fra en telefon
players-phone-explained = Scan koden med en telefon på samme wi-fi, og skriv navnene. Linket virker, så længe dette er åbent.
players-phone-no-network = Intet lokalt netværk: kiosken er ikke på wi-fi.
players-phone-page = Navne til i aften
players-phone-page-hint = Ét navn på hver linje.
players-phone-page-send = Send
players-phone-page-sent = Sendt. Nogen ved kiosken skal stadig tilføje dem.
players-here = { $count } til stede

## seating

seating-title = Bordplan
seating-draw = Træk lod
seating-plan = Planlæg runder
seating-plan-title = Hvor mange runder mere?
seating-plan-help = Alle møder så mange modstandere som muligt og sidder på alle vinde.
seating-make-plan = Lav planen
seating-round = Runde { $number }
seating-table = Bord { $table }
seating-begun = Startet
seating-begin = Start her
seating-begin-title = Starte spillet ved bord { $table } på denne kiosk?
seating-tournament = Turneringsspil
seating-nobody = Der er ingen bordplan endnu. Træk lod, eller planlæg runderne.
seating-again = Lave bordplanen om?
seating-again-question = Runde { $number } er ikke startet. Alle får en ny plads.
seating-here =
    { $count ->
        [one] { $count } spiller til stede
       *[other] { $count } spillere til stede
    }
seating-waits = { $names } sidder over i denne runde. Med { $missing } mere bliver der et bord til.

## standings

standings-title = Stilling
standings-night = Aften
standings-season = Sæson
standings-all = I alt
standings-all-time = I alt
standings-of-season = Sæson { $season }
standings-no-night = Ingen klubaften endnu
standings-nobody = Intet spil er slut endnu.
standings-which = Hvilken?
standings-column-rank = Nr.
standings-column-player = Spiller
standings-column-games = Spil
standings-column-average = Gns. plads
standings-column-score = Score
standings-column-best = Bedste hånd
standings-column-wins = Vundet %
standings-column-deal-ins = Ron imod %
standings-rank = Nr.
standings-games = Spil
standings-places = 1 2 3 4
standings-average = Gns. plads
standings-score = Score
standings-points = Point
standings-wins = Vundet
standings-deal-ins = Ron imod
standings-riichi = Riichi
standings-self-drawn = Selvtræk
standings-chombos = Chombo
standings-penalties = Straffe
standings-penalties-count = Straffe: { $count }
standings-after-uma = efter uma
standings-at-table = ved bordet
standings-best-hand = Bedste hånd: { $points }
standings-penalty = { $name } { $points } ({ $when }): { $reason } · { $where }

## timer

timer-title = Rundens ur
timer-table = Bord { $table }
timer-table-says = Bord { $table }: { $sentence }
timer-last-hands = Signal: sidste hænder
timer-time-over = Tiden er gået: spil hånden færdig
timer-bell-before = Signal { $count } minutter før slut
timer-start = Start
timer-pause = Pause
timer-go-on = Fortsæt
timer-stop = Stop uret
timer-stop-question = Stoppe rundens ur? Den resterende tid går tabt.
timer-paused = Sat på pause
timer-runs = Tid tilbage
timer-after-bell = Sidste hænder
timer-over = Overtid
timer-more-time = Giv et bord mere tid
timer-added = Bord { $table }: { $time }
timer-which-table = Til hvilket bord?
timer-how-long = Hvor mange minutter til bord { $table }?
timer-no-tables = Ingen spil er i gang.

## the night on paper

paper-about =
    { $day } · { $count ->
        [one] 1 spil
       *[other] { $count } spil
    }
paper-about-in-season =
    { $day } · sæson { $season } · { $count ->
        [one] 1 spil
       *[other] { $count } spil
    }
paper-places = Pladser
paper-average = Gennemsnit
paper-uma = Uma
paper-best-hands = Bedste hænder
paper-hand = Hånd
paper-penalties = Straffe og bonusser
paper-round = Runde
paper-table = Bord
paper-when = Hvornår
paper-why = Hvorfor
paper-begun = { $rules } · begyndt kl. { $time }
paper-nothing = Intet endnu.
