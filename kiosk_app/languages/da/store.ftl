## storage

storage-disk-full = Disken er fuld, så intet blev gemt. Frigør plads; så går spillet straks videre.
storage-disk-read-only = Der kan ikke skrives på disken, så intet er ændret. Tjek kortet eller dets kontakt.
storage-disk-trouble = Disken svarer ikke, som den skal. Det noterede er ikke tabt; tjek kortet.
storage-store-busy = Et andet program bruger klubbens fil. Vent lidt, og prøv igen.
storage-store-damaged = Klubbens fil er beskadiget. Genstart kiosken: den lægger filen til side og bygger den op igen.
storage-no-such-game = Dette spil findes ikke på denne kiosk.
storage-not-this-kiosk = En anden kiosk skriver spillet ved bord { $table }. Intet er ændret: notér det dér.
storage-written-elsewhere = Et andet program skrev i spillet for et øjeblik siden. Se på bordet, og gør det igen.
storage-schema-older = Klubbens server har tabeller fra en ældre Tenbou. Intet er rørt: klargør dens tabeller i indstillingerne eller med tenbou club sync --prepare-server.
storage-server-empty = Klubbens server har ingen tabeller endnu. Intet er rørt: klargør dens tabeller i indstillingerne eller med tenbou club sync --prepare-server.
storage-schema-newer = { $what } er fra en nyere Tenbou. Opdatér denne kiosk; intet er rørt.
storage-the-file = Klubbens fil
storage-the-server = Klubbens server
storage-the-copy = Kopien { $name }
storage-server-away = Klubbens server kan ikke nås. Kiosken arbejder videre og sender senere.
storage-server-differs = Klubbens server har en anden udgave af spillet ved bord { $table }. Begge er gemt. Vælg under Indstillinger, Lagring.
storage-photos-removed = Disken var fuld, så billeder af { $count } ældre hænder er fjernet. Pointene er sikre.
storage-photo-not-kept = Pointene er sikre, men billedet af denne hånd er ikke gemt. { $trouble }
storage-no-events = Der er endnu ikke sket noget i dette spil.
storage-no-such-file = Filen { $name } findes ikke. Intet er ændret.
storage-copy-damaged = { $name } { $wrong }. Intet er ændret: vælg en anden fil.
storage-foreign-database = Denne database indeholder noget andet end en klub. Intet er ændret: vælg en anden eller en tom.
storage-server-refused = Klubbens server afviste det, der blev sendt. Alt er gemt her; se i serverens log.
storage-server-address = Serverens adresse skal se ud som postgresql://user@host/club.
storage-no-club-part = Installér Tenbou med klubdelen for at bruge en server: tenbou[club].
storage-not-in-store = Aftenen eller en spiller i dette spil findes ikke på denne kiosk, så spillet blev ikke startet. Tilføj dem først.
storage-not-open = Klubbens fil er ikke åbnet endnu.
storage-no-game = Der spilles ikke ved dette bord. Begynd et spil først.
storage-migrated = Klubbens fil er opdateret; en kopi af den ældre er gemt.
storage-no-daily-copy = Dagens kopi kunne ikke laves. { $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = Klubbens fil { $wrong }.
storage-missing = mangler eller er tom
storage-nothing-in-it = er uden indhold
storage-no-database = begynder ikke som en database
storage-no-store = er ikke en klubs fil
storage-damaged = er beskadiget
storage-changed-events = har ændrede hændelser i et spil
storage-put-aside = Den er lagt til side som { $name }.
storage-rebuilt-from = En ny er lavet af { $sources }.
storage-begun-anew = Der var intet at genopbygge den af, så en ny er begyndt.
storage-source-copy = kopien { $name }
storage-source-salvaged = { $count } senere hændelser, som den stadig indeholdt
storage-source-server = { $count } hændelser fra klubbens server
storage-server-no-help = Serveren kunne ikke hjælpe: { $trouble }
storage-look-at-last-hands = Se de sidste hænder i de igangværende spil, før I går videre.
storage-store-in-use = Et andet Tenbou-program bruger klubbens mappe. Intet blev ændret: vent, til det er færdigt, og prøv igen.
storage-in-use-by = { $program } har brugt klubbens mappe siden { $since }. Intet blev ændret: luk det først, og prøv igen.
storage-damaged-in-use = Klubbens fil { $wrong }, og { $program } har den åben. Luk programmet, og start det igen: så reparerer det filen.
storage-changed-rows = har rækker, som ikke er, som de blev skrevet ned
storage-foreign-parts = indeholder noget, som Tenbou ikke har lagt der
storage-was-repaired = var ved at blive repareret
storage-was-restored = var ved at blive erstattet af en kopi
storage-behind-gap = { $count } hændelser gemmes særskilt, fordi nogle før dem mangler; de kommer tilbage, hvis serveren eller en kopi har dem.
storage-which-kiosk = { $name } er en kopi af en anden kiosk. Intet blev ændret. Erstatter denne maskine den kiosk, eller er den en ny ved siden af?
storage-server-refuses-kiosk = Klubbens server svarer, men lukker ikke denne kiosk ind ({ $answer }). Kiosken arbejder videre; se på serverens adresse.
storage-server-password = Klubbens server godtager ikke kioskens navn eller adgangskode. Kiosken arbejder videre; indtast adgangskoden igen.
storage-server-database = Klubbens server har ingen database med dette navn. Kiosken arbejder videre; se på slutningen af adressen.
storage-server-certificate = Klubbens server kan ikke bevise, at den er klubbens. Intet blev sendt: læg dens certifikat i klubbens mappe som server-ca.pem, eller slut adressen med ?sslmode=require, hvis netværket er jeres eget.
storage-kiosk-twin = En anden kiosk med samme nummer har brugt klubbens server. Dette kort er kopieret eller en ældre kopi. Intet blev sendt. Vælg under Indstillinger, Klubbens server.
storage-rows-aside =
    { $count ->
        [one] { $count } oplysning kunne ikke udveksles med serveren og er lagt til side. Alt andet fortsætter.
       *[other] { $count } oplysninger kunne ikke udveksles med serveren og er lagt til side. Alt andet fortsætter.
    }

## forks

forks-title = To udgaver af et spil
forks-none = Hvert spil har én udgave.
forks-question = Bord { $table }, startet { $time }. De er ens til og med hændelse { $common }. Hvilken udgave gælder? Den anden bliver gemt.
forks-here = På denne kiosk
forks-other = Den anden udgave
forks-more =
    { $count ->
        [one] Én hændelse mere, kl. { $time }
       *[other] { $count } hændelser mere, den sidste kl. { $time }
    }
forks-no-more = Ikke flere hændelser
forks-last = Sidste: { $what }
forks-unreadable = Denne udgave kræver en nyere Tenbou.
forks-keep = Denne gælder
forks-settled = Gemt. Den anden udgave bliver i filen.

## storage: more

storage-no-copy-made = Klubbens fil { $wrong }, så der blev ikke taget en kopi. Start Tenbou igen: den reparerer filen.
storage-stick-not-written = Der kom ingen kopi på USB-nøglen “{ $name }”: den er fuld, skrivebeskyttet eller trukket ud. Alt er på denne kiosk.
storage-no-fork = Dette spil har kun ét forløb.
storage-fork-unreadable = Det andet forløb af spillet kan ikke åbnes her. Intet er ændret: opdater Tenbou, eller behold det forløb, der er her.
storage-event-unreadable = En optegnelse i spillet kan ikke læses. { $why } Intet er ændret: opdater Tenbou, hvis en anden af klubbens kiosker har en nyere.
storage-sending-failed = Afsendelse til klubbens server mislykkedes. Kiosken arbejder videre og prøver igen.
