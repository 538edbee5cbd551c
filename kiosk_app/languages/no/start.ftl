## first-start

first-start-language = Språk
first-start-language-help = Alt kan endres senere i innstillingene.
first-start-rules = Hvilke regler spiller dere?
first-start-rules-help = Hvert spill kan ha sine egne regler. Klubbens regelfil velges i Innstillinger.
first-start-camera = Hvilket kamera er over bordet?
first-start-camera-help = Uten kamera taster dere inn hendene.
first-start-tiles = Skal kiosken lære inn brikkene deres?
first-start-tiles-help = De fleste brikkesett kan den lese allerede. Ett bilde av alle brikkene gjør den sikrere.
first-start-no-set = Ikke nå
first-start-new-set = Lær dem inn nå
first-start-next = Videre
first-start-skip = Hopp over resten
first-start-done = Ferdig

## home

home-title = Tenbou
home-new-game = Nytt spill
home-club = Klubbkveld
home-dora = Dora
home-score-a-hand = Regn ut en hånd
home-learn = Lær spillet
home-settings = Innstillinger
home-to-the-table = Tilbake til bordet

## new-game

new-game-title = Nytt spill
new-game-start = Start
new-game-player = Spiller { $number }
new-game-lots = Trekk lodd
new-game-drawn = Loddtrekning: { $names }.
new-game-rules = Regler
new-game-more = Mer
new-game-count =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
new-game-count-title = Hvor mange spiller?
new-game-count-say-three = Ingen nord, ingen tegn, ingen åpne chow; i siste hånd hersker den grønne dragen.
new-game-count-say-four = Én ved hver side av bordet.
new-game-count-say-five = Én står over i hver hånd: øst gir plass til den som sto over.
new-game-green-round = En femte runde der den grønne dragen hersker
new-game-more-title = Valg for dette spillet
new-game-tournament = Turnering: chombo trekkes fra etter uma
new-game-yakitori = Yakitori
new-game-start-points = Startpoeng
new-game-usual = { $points } (fra reglene)
new-game-who = Hvem er { $wind }?
new-game-name = Søk eller skriv et navn
new-game-guest = Gjest: { $name }
new-game-new-player = Ny spiller: { $name }
new-game-no-players = Det er ingen spillere ennå. Skriv et navn.
new-game-running = Det spilles fortsatt ved dette bordet. Spill spillet ferdig, eller avslutt det under «Mer».
new-game-to-the-table = Til bordet
new-game-handicap = Handikap
new-game-handicap-say = Poeng som spillerne gir hverandre før spillet.
new-game-handicap-left = Til sammen må det bli 0: { $points } gjenstår å fordele.
