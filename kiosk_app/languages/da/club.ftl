## club

club-title = Klubaften
club-open = Start klubaften
club-close = Afslut aftenen
club-close-question = Lukke { $name }? Spillene og stillingen bliver gemt.
club-night-name = Aftenens navn
club-night-of = Klubaften { $day }
club-season = Sæson
club-no-night = Ingen klubaften er i gang.
club-no-tables = Intet spil er begyndt. Sæt kryds ved dem, der er her, og lav så bordplanen.
club-players = Spillere
club-seating = Bordplan
club-timer = Ur
club-standings = Stilling
club-export = Eksportér
club-table = Bord { $table }
club-round = Runde { $number }
club-ended = Slut
club-another-kiosk = Bord { $table } spilles ved en anden kiosk. Pointene kommer via klubbens server.
club-server-on = Forbundet
club-server-off = Server væk
club-players-here =
    { $count ->
        [one] Spillere: { $count } her
       *[other] Spillere: { $count } her
    }

## export

export-title = Skriv en fil
export-standings = Stilling
export-games = Alle spil
export-penalties = Straffe
export-report = Turneringsrapport
export-night = Aftenen på papir
export-form = Som hvad
export-as-csv = CSV
export-as-xlsx = Excel (XLSX)
export-as-pdf = PDF
export-where = Hvorhen
export-stick = USB-nøgle { $name }
export-folder = Mappen { $name }
export-write = Skriv
export-written = Den ligger i { $path }.

## players

players-title = Spillere
players-new = Ny spiller
players-edit = Spillerens oplysninger
players-tonight = Her i aften
players-first-letters = Første bogstaver
players-nobody = Ingen spillere er registreret endnu.
players-nobody-found = Ingen hedder sådan. Tilføje en ny spiller?
players-name = Navn
players-ema-number = EMA-nummer
players-country = Land
players-guest = Gæst
players-save = Gem
players-same = Samme person som …
players-same-as = { $name } er samme person som …
players-merged = { $one } og { $other } tæller nu som én person.
players-here =
    { $count ->
        [one] { $count } er her
       *[other] { $count } er her
    }

## seating

seating-title = Bordplan
seating-draw = Træk lod
seating-plan = Planlæg runder
seating-plan-title = Hvor mange runder er der tilbage?
seating-plan-help = Alle møder så mange andre som muligt, på alle vinde.
seating-make-plan = Lav planen
seating-round = Runde { $number }
seating-table = Bord { $table }
seating-begun = Begyndt
seating-begin = Begynd her
seating-begin-title = Begynde spillet ved bord { $table } på denne kiosk?
seating-tournament = Som i en turnering
seating-nobody = Ingen er placeret endnu. Træk lod, eller planlæg runderne.
seating-again = Placere alle igen?
seating-again-question = Runde { $number } er ikke begyndt. Pladserne bestemmes forfra.
seating-here =
    { $count ->
        [one] { $count } spiller er her
       *[other] { $count } spillere er her
    }
seating-waits =
    { $count ->
        [one] { $names } sidder over i denne runde. Med { $missing } mere bliver der et bord til.
       *[other] { $names } sidder over i denne runde. Med { $missing } mere bliver der et bord til.
    }

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
standings-column-average = Plads
standings-column-score = Score
standings-column-best = Bedste hånd
standings-column-wins = Vundet %
standings-column-deal-ins = Ron imod %
standings-rank = Nr.
standings-games = Spil
standings-places = 1 2 3 4
standings-average = Plads
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

## timer

timer-title = Rundens ur
timer-table = Bord { $table }
timer-last-hands = Klokken: sidste hænder
timer-time-over = Tiden er gået: spil hånden færdig
timer-bell-before = Klokke { $count } minutter før slut
timer-start = Start
timer-pause = Pause
timer-go-on = Fortsæt
timer-stop = Stop uret
timer-stop-question = Stoppe rundens ur? Tiden bliver glemt.
timer-stands = Uret står stille
timer-runs = Spilletid
timer-after-bell = Sidste hænder
timer-over = Over tiden
timer-more-time = Mere tid til et bord
timer-added = Bord { $table }: { $time }
timer-which-table = Til hvilket bord?
timer-how-long = Hvor mange minutter til bord { $table }?
timer-no-tables = Der spilles ved intet bord.
