## first-start

first-start-language = Sprog
first-start-language-help = Alt kan ændres senere i indstillingerne.
first-start-rules = Hvilke regler spiller I?
first-start-rules-help = Hvert spil kan have sine egne. Klubbens egen fil vælges i indstillingerne.
first-start-camera = Hvilket kamera ser på bordet?
first-start-camera-help = Uden kamera tastes hænderne ind.
first-start-tiles = Skal kiosken lære jeres brikker?
first-start-tiles-help = De fleste sæt læser den, som de er. Ét billede af alle brikker gør den sikrere.
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
new-game-drawn = Der er trukket lod: { $names }.
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
new-game-more-title = For dette spil
new-game-tournament = Turnering: en chombo tæller efter uma
new-game-yakitori = Yakitori
new-game-start-points = Startpoint
new-game-usual = { $points } som i reglerne
new-game-who = Hvem er { $wind }?
new-game-name = Navn eller de første bogstaver
new-game-guest = Gæst: { $name }
new-game-new-player = Ny spiller: { $name }
new-game-no-players = Klubben har ingen spillere endnu. Skriv et navn.
new-game-running = Der spilles et spil ved dette bord. Spil det færdigt, eller afslut det under »Mere«, før et nyt begynder.
new-game-to-the-table = Til bordet
new-game-handicap = Handicap
new-game-handicap-say = Point, som spillerne giver hinanden før spillet.
new-game-handicap-left = Tilsammen skal det blive 0: { $points } mangler.
