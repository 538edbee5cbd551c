## storage

storage-disk-full = Disken er full, så ingenting ble lagret. Frigjør plass for å fortsette.
storage-disk-read-only = Det kan ikke lagres på disken, så ingenting er endret. Sjekk SD-kortet og låsen på det.
storage-disk-trouble = Det er et problem med disken, men ingenting av det som er notert, er tapt. Sjekk SD-kortet.
storage-store-busy = Et annet program bruker klubbens fil. Prøv igjen om litt.
storage-store-damaged = Klubbens fil er skadet. Start kiosken på nytt for å bygge den opp igjen.
storage-no-such-game = Dette spillet finnes ikke på denne kiosken.
storage-not-this-kiosk = Spillet ved bord { $table } føres på en annen kiosk. Ingenting er endret. Noter det der.
storage-written-elsewhere = Et annet program har nettopp endret dette spillet. Se på bordet, og prøv igjen.
storage-schema-older = Databasen på klubbens server er fra en eldre Tenbou. Ingenting er endret. Klargjør databasen i Innstillinger eller med tenbou club sync --prepare-server.
storage-server-empty = Klubbens server har ingen database for klubben ennå. Ingenting er endret. Klargjør databasen i Innstillinger eller med tenbou club sync --prepare-server.
storage-schema-newer = { $what } er fra en nyere Tenbou. Ingenting er endret. Oppdater denne kiosken.
storage-the-file = Klubbens fil
storage-the-server = Klubbens server
storage-the-copy = Sikkerhetskopien { $name }
storage-server-away = Klubbens server kan ikke nås. Kiosken arbeider videre og sender senere.
storage-server-differs = Klubbens server har en annen utgave av spillet ved bord { $table }. Begge er lagret. Velg under Innstillinger, Lagring.
storage-photos-removed = Disken var full, så bildene av { $count } eldre hender er fjernet. Poengene er trygge.
storage-photo-not-kept = Poengene er trygge, men bildet av denne hånden ble ikke lagret. { $trouble }
storage-no-events = Det har ikke skjedd noe i dette spillet ennå.
storage-no-such-file = Filen { $name } finnes ikke. Ingenting er endret.
storage-copy-damaged = { $name } { $wrong }. Ingenting er endret. Velg en annen fil.
storage-foreign-database = Dette er ikke databasen til en klubb. Ingenting er endret. Velg en annen eller en tom.
storage-server-refused = Klubbens server avviste det som ble sendt. Alt er lagret her. Se i loggen på serveren.
storage-server-address = Adressen til serveren må se ut som postgresql://user@host/club.
storage-no-club-part = En klubbserver krever klubbdelen av Tenbou. Installer tenbou[club].
storage-not-in-store = Klubbkvelden eller en spiller i dette spillet finnes ikke på denne kiosken, så spillet ble ikke startet. Legg dem til først.
storage-not-open = Klubbens fil er ikke åpnet ennå.
storage-no-game = Det spilles ikke ved dette bordet. Start et spill først.
storage-migrated = Klubbens fil er oppdatert, og en sikkerhetskopi av den gamle er beholdt.
storage-no-daily-copy = Dagens sikkerhetskopi mislyktes. { $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = Klubbens fil { $wrong }.
storage-missing = mangler eller er tom
storage-nothing-in-it = er tom
storage-no-database = er ikke en database
storage-no-store = er ikke filen til en klubb
storage-damaged = er skadet
storage-changed-events = har endrede hendelser i et spill
storage-put-aside = Den gamle filen er beholdt som { $name }.
storage-rebuilt-from = Den er bygd opp igjen av { $sources }.
storage-begun-anew = Det var ingenting å bygge den opp av, så en ny er startet.
storage-source-copy = sikkerhetskopien { $name }
storage-source-salvaged =
    { $count ->
        [one] { $count } senere hendelse fra den gamle filen
       *[other] { $count } senere hendelser fra den gamle filen
    }
storage-source-server =
    { $count ->
        [one] { $count } hendelse fra klubbens server
       *[other] { $count } hendelser fra klubbens server
    }
storage-server-no-help = Serveren kunne ikke hjelpe. { $trouble }
storage-look-at-last-hands = Sjekk de siste hendene i spillene som er i gang, før dere går videre.
storage-store-in-use = Et annet Tenbou-program bruker klubbens mappe. Ingenting er endret. Prøv igjen når det er ferdig.
storage-in-use-by = { $program } har brukt klubbens mappe siden { $since }. Ingenting er endret. Lukk det, og prøv igjen.
storage-damaged-in-use = Klubbens fil { $wrong }, og { $program } har den åpen. Lukk programmet, og start det igjen for å reparere filen.
storage-changed-rows = har rader som avviker fra det som ble lagret
storage-foreign-parts = inneholder noe som ikke er fra Tenbou
storage-was-repaired = var i ferd med å bli reparert
storage-was-restored = var i ferd med å bli erstattet av en sikkerhetskopi
storage-behind-gap =
    { $count ->
        [one] { $count } hendelse er lagt til side fordi tidligere mangler. Den kommer tilbake hvis serveren eller en sikkerhetskopi har dem.
       *[other] { $count } hendelser er lagt til side fordi tidligere mangler. De kommer tilbake hvis serveren eller en sikkerhetskopi har dem.
    }
storage-which-kiosk = { $name } er en sikkerhetskopi av en annen kiosk. Ingenting er endret. Erstatter denne maskinen den kiosken, eller er den en ny ved siden av?
storage-server-refuses-kiosk = Klubbens server svarer, men avviser denne kiosken ({ $answer }). Kiosken arbeider videre. Sjekk adressen til serveren.
storage-server-password = Klubbens server godtar ikke brukernavnet eller passordet til kiosken. Kiosken arbeider videre. Skriv inn passordet på nytt.
storage-server-database = Klubbens server har ingen database med dette navnet. Kiosken arbeider videre. Sjekk slutten av adressen.
storage-server-certificate = Klubbens server kan ikke bevise at den er deres. Ingenting ble sendt. Legg sertifikatet i klubbens mappe som server-ca.pem, eller avslutt adressen med ?sslmode=require hvis nettverket er deres eget.
storage-kiosk-twin = En annen kiosk med samme id har brukt klubbens server. Kortet er kopiert eller en eldre kopi. Ingenting ble sendt. Velg under Innstillinger, Klubbens server.
storage-rows-aside =
    { $count ->
        [one] { $count } oppføring kunne ikke utveksles med klubbens server og er lagt til side. Alt annet fortsetter.
       *[other] { $count } oppføringer kunne ikke utveksles med klubbens server og er lagt til side. Alt annet fortsetter.
    }

## forks

forks-title = To utgaver av et spill
forks-none = Hvert spill har én utgave.
forks-question = Bord { $table }, startet kl. { $time }. De er like til og med hendelse { $common }. Hvilken utgave gjelder? Den andre blir tatt vare på.
forks-here = På denne kiosken
forks-other = Den andre utgaven
forks-more =
    { $count ->
        [one] Én hendelse til, kl. { $time }
       *[other] { $count } hendelser til, den siste kl. { $time }
    }
forks-no-more = Ingen flere hendelser
forks-last = Siste: { $what }
forks-unreadable = Denne utgaven krever en nyere Tenbou.
forks-keep = Denne gjelder
forks-settled = Lagret. Den andre utgaven blir i filen.

## storage: more

storage-no-copy-made = Klubbens fil { $wrong }, så det ble ikke tatt sikkerhetskopi. Start Tenbou på nytt for å reparere den.
storage-stick-not-written = Det kom ingen sikkerhetskopi på minnepinnen «{ $name }»: den er full, skrivebeskyttet eller dratt ut. Alt ligger på denne kiosken.
storage-no-fork = Dette spillet har bare én utgave.
storage-fork-unreadable = Den andre utgaven av spillet kan ikke åpnes her. Ingenting er endret. Oppdater Tenbou, eller behold utgaven på denne kiosken.
storage-event-unreadable = En notering i spillet kan ikke leses. { $why } Ingenting er endret. Oppdater Tenbou hvis en annen kiosk i klubben har en nyere versjon.
storage-sending-failed = Sending til klubbens server mislyktes. Kiosken arbeider videre og prøver igjen.
