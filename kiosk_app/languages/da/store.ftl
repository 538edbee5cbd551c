## storage

storage-disk-full = Disken er fuld, så intet blev gemt. Frigør plads for at fortsætte.
storage-disk-read-only = Der kan ikke gemmes på disken, så intet er ændret. Tjek SD-kortet og dets låseknap.
storage-disk-trouble = Der er et problem med disken, men intet af det noterede er tabt. Tjek SD-kortet.
storage-store-busy = Et andet program bruger klubbens fil. Prøv igen om lidt.
storage-store-damaged = Klubbens fil er beskadiget. Genstart kiosken for at genopbygge den.
storage-no-such-game = Dette spil findes ikke på denne kiosk.
storage-not-this-kiosk = Spillet ved bord { $table } føres på en anden kiosk. Intet er ændret. Notér det dér.
storage-written-elsewhere = Et andet program har lige ændret dette spil. Se på bordet, og prøv igen.
storage-schema-older = Databasen på klubbens server er fra en ældre Tenbou. Intet er ændret. Klargør databasen i Indstillinger eller med tenbou club sync --prepare-server.
storage-server-empty = Klubbens server har ingen database til klubben endnu. Intet er ændret. Klargør databasen i Indstillinger eller med tenbou club sync --prepare-server.
storage-schema-newer = { $what } er fra en nyere Tenbou. Intet er ændret. Opdatér denne kiosk.
storage-the-file = Klubbens fil
storage-the-server = Klubbens server
storage-the-copy = Backuppen { $name }
storage-server-away = Klubbens server kan ikke nås. Kiosken arbejder videre og sender senere.
storage-server-differs = Klubbens server har en anden udgave af spillet ved bord { $table }. Begge er gemt. Vælg under Indstillinger, Lagring.
storage-photos-removed = Disken var fuld, så billeder af { $count } ældre hænder er fjernet. Pointene er i sikkerhed.
storage-photo-not-kept = Pointene er i sikkerhed, men billedet af denne hånd blev ikke gemt. { $trouble }
storage-no-events = Der er endnu ikke sket noget i dette spil.
storage-no-such-file = Filen { $name } findes ikke. Intet er ændret.
storage-copy-damaged = { $name } { $wrong }. Intet er ændret. Vælg en anden fil.
storage-foreign-database = Dette er ikke en klubs database. Intet er ændret. Vælg en anden eller en tom.
storage-server-refused = Klubbens server afviste det, der blev sendt. Alt er gemt her. Se i serverens log.
storage-server-address = Serverens adresse skal se ud som postgresql://user@host/club.
storage-no-club-part = En klubserver kræver klubdelen af Tenbou. Installér tenbou[club].
storage-not-in-store = Klubaftenen eller en spiller i dette spil findes ikke på denne kiosk, så spillet blev ikke startet. Tilføj dem først.
storage-not-open = Klubbens fil er ikke åbnet endnu.
storage-no-game = Der spilles ikke ved dette bord. Start et spil først.
storage-migrated = Klubbens fil er opdateret, og en backup af den gamle er gemt.
storage-no-daily-copy = Dagens backup mislykkedes. { $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = Klubbens fil { $wrong }.
storage-missing = mangler eller er tom
storage-nothing-in-it = er tom
storage-no-database = er ikke en database
storage-no-store = er ikke en klubs fil
storage-damaged = er beskadiget
storage-changed-events = har ændrede hændelser i et spil
storage-put-aside = Den gamle fil er gemt som { $name }.
storage-rebuilt-from = Den er genopbygget af { $sources }.
storage-begun-anew = Der var intet at genopbygge den af, så en ny er startet.
storage-source-copy = backuppen { $name }
storage-source-salvaged =
    { $count ->
        [one] { $count } senere hændelse fra den gamle fil
       *[other] { $count } senere hændelser fra den gamle fil
    }
storage-source-server =
    { $count ->
        [one] { $count } hændelse fra klubbens server
       *[other] { $count } hændelser fra klubbens server
    }
storage-server-no-help = Serveren kunne ikke hjælpe. { $trouble }
storage-look-at-last-hands = Tjek de sidste hænder i de igangværende spil, før I går videre.
storage-store-in-use = Et andet Tenbou-program bruger klubbens mappe. Intet er ændret. Prøv igen, når det er færdigt.
storage-in-use-by = { $program } har brugt klubbens mappe siden { $since }. Intet er ændret. Luk det, og prøv igen.
storage-damaged-in-use = Klubbens fil { $wrong }, og { $program } har den åben. Luk programmet, og start det igen for at reparere filen.
storage-changed-rows = har rækker, der afviger fra det, der blev gemt
storage-foreign-parts = indeholder noget, der ikke er fra Tenbou
storage-was-repaired = var ved at blive repareret
storage-was-restored = var ved at blive erstattet af en backup
storage-behind-gap =
    { $count ->
        [one] { $count } hændelse er lagt til side, fordi tidligere mangler. Den kommer tilbage, hvis serveren eller en backup har dem.
       *[other] { $count } hændelser er lagt til side, fordi tidligere mangler. De kommer tilbage, hvis serveren eller en backup har dem.
    }
storage-which-kiosk = { $name } er en backup af en anden kiosk. Intet er ændret. Erstatter denne maskine den kiosk, eller er den en ny ved siden af?
storage-server-refuses-kiosk = Klubbens server svarer, men afviser denne kiosk ({ $answer }). Kiosken arbejder videre. Tjek serverens adresse.
storage-server-password = Klubbens server godkender ikke kioskens brugernavn eller adgangskode. Kiosken arbejder videre. Indtast adgangskoden igen.
storage-server-database = Klubbens server har ingen database med dette navn. Kiosken arbejder videre. Tjek slutningen af adressen.
storage-server-certificate = Klubbens server kan ikke bevise, at den er jeres. Intet blev sendt. Læg dens certifikat i klubbens mappe som server-ca.pem, eller slut adressen med ?sslmode=require, hvis netværket er jeres eget.
storage-kiosk-twin = En anden kiosk med samme id har brugt klubbens server. Kortet er kopieret eller en ældre kopi. Intet blev sendt. Vælg under Indstillinger, Klubbens server.
storage-rows-aside =
    { $count ->
        [one] { $count } post kunne ikke udveksles med klubbens server og er lagt til side. Alt andet fortsætter.
       *[other] { $count } poster kunne ikke udveksles med klubbens server og er lagt til side. Alt andet fortsætter.
    }

## forks

forks-title = To udgaver af et spil
forks-none = Hvert spil har én udgave.
forks-question = Bord { $table }, startet kl. { $time }. De er ens til og med hændelse { $common }. Hvilken udgave gælder? Den anden bliver gemt.
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

storage-no-copy-made = Klubbens fil { $wrong }, så der blev ikke taget backup. Genstart Tenbou for at reparere den.
storage-stick-not-written = Der kom ingen backup på USB-nøglen »{ $name }«: den er fuld, skrivebeskyttet eller trukket ud. Alt er på denne kiosk.
storage-no-fork = Dette spil har kun én udgave.
storage-fork-unreadable = Den anden udgave af spillet kan ikke åbnes her. Intet er ændret. Opdatér Tenbou, eller behold udgaven på denne kiosk.
storage-event-unreadable = En notering i spillet kan ikke læses. { $why } Intet er ændret. Opdatér Tenbou, hvis en anden af klubbens kiosker har en nyere version.
storage-sending-failed = Afsendelse til klubbens server mislykkedes. Kiosken arbejder videre og prøver igen.
