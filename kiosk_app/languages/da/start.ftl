## first-start

first-start-language = Sprog
first-start-language-help = Alt kan ændres senere i indstillingerne.
first-start-rules = Hvilke regler spiller I?
first-start-rules-help = Hvert spil kan have sine egne regler. Klubbens regelfil vælges i Indstillinger.
first-start-camera = Hvilket kamera er over bordet?
first-start-camera-help = Uden kamera taster I hænderne ind.
first-start-tiles = Skal kiosken indlære jeres brikker?
first-start-tiles-help = De fleste briksæt kan den allerede læse. Ét billede af alle jeres brikker gør den mere sikker.
first-start-no-set = Ikke nu
first-start-new-set = Indlær dem nu
first-start-next = Videre
first-start-skip = Spring resten over
first-start-done = Færdig

## home

home-title = Tenbou
home-new-game = Nyt spil
home-club = Klubaften
home-dora = Dora
home-score-a-hand = Beregn en hånd
home-learn = Lær spillet
home-settings = Indstillinger
home-to-the-table = Tilbage til bordet

## new-game

new-game-title = Nyt spil
new-game-start = Start
new-game-player = Spiller { $number }
new-game-lots = Træk lod
new-game-drawn = Lodtrækning: { $names }.
new-game-rules = Regler
new-game-more = Mere
new-game-count =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
new-game-count-title = Hvor mange spiller?
new-game-count-say-three = Ingen nord, ingen tegn, ingen åbne chow; i sidste hånd hersker den grønne drage.
new-game-count-say-four = En ved hver side af bordet.
new-game-count-say-five = En sidder over i hver hånd: øst giver plads til den, der sad over.
new-game-green-round = En femte runde, hvor den grønne drage hersker
new-game-more-title = Valg for dette spil
new-game-tournament = Turnering: chombo trækkes fra efter uma
new-game-yakitori = Yakitori
new-game-start-points = Startpoint
new-game-usual = { $points } (fra reglerne)
new-game-who = Hvem er { $wind }?
new-game-name = Søg eller skriv et navn
new-game-guest = Gæst: { $name }
new-game-new-player = Ny spiller: { $name }
new-game-no-players = Der er ingen spillere endnu. Skriv et navn.
new-game-running = Der spilles stadig ved dette bord. Spil spillet færdigt, eller afslut det under »Mere«.
new-game-to-the-table = Til bordet
new-game-handicap = Handicap
new-game-handicap-say = Point, som spillerne giver hinanden før spillet.
new-game-handicap-left = Tilsammen skal det give 0: { $points } mangler at blive fordelt.
