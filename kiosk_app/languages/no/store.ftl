## storage

storage-disk-full = Disken er full, så ingenting ble lagret. Frigjør plass; da går spillet straks videre.
storage-disk-read-only = Det kan ikke skrives på disken, så ingenting er endret. Sjekk kortet eller bryteren på det.
storage-disk-trouble = Disken svarer ikke som den skal. Det som er notert, er ikke tapt; sjekk kortet.
storage-store-busy = Et annet program bruker klubbens fil. Vent litt og prøv igjen.
storage-store-damaged = Klubbens fil er skadet. Start kiosken på nytt: den legger filen til side og bygger den opp igjen.
storage-no-such-game = Dette spillet finnes ikke på denne kiosken.
storage-not-this-kiosk = En annen kiosk skriver spillet ved bord { $table }. Ingenting er endret: noter det der.
storage-written-elsewhere = Et annet program skrev i spillet for et øyeblikk siden. Se på bordet, og gjør det igjen.
storage-schema-older = Klubbens server har tabeller fra en eldre Tenbou. Ingenting er rørt: klargjør tabellene i innstillingene eller med tenbou club sync --prepare-server.
storage-server-empty = Klubbens server har ingen tabeller ennå. Ingenting er rørt: klargjør tabellene i innstillingene eller med tenbou club sync --prepare-server.
storage-schema-newer = { $what } er fra en nyere Tenbou. Oppdater denne kiosken; ingenting er rørt.
storage-the-file = Klubbens fil
storage-the-server = Klubbens server
storage-the-copy = Kopien { $name }
storage-server-away = Klubbens server kan ikke nås. Kiosken arbeider videre og sender senere.
storage-server-differs = Klubbens server har en annen utgave av spillet ved bord { $table }. Begge er lagret. Velg under Innstillinger, Lagring.
storage-photos-removed = Disken var full, så bildene av { $count } eldre hender er fjernet. Poengene er trygge.
storage-photo-not-kept = Poengene er trygge, men bildet av denne hånden er ikke lagret. { $trouble }
storage-no-events = Det har ikke skjedd noe i dette spillet ennå.
storage-no-such-file = Filen { $name } finnes ikke. Ingenting er endret.
storage-copy-damaged = { $name } { $wrong }. Ingenting er endret: velg en annen fil.
storage-foreign-database = Denne databasen inneholder noe annet enn en klubb. Ingenting er endret: velg en annen eller en tom.
storage-server-refused = Klubbens server avviste det som ble sendt. Alt er lagret her; se i loggen på serveren.
storage-server-address = Adressen til serveren må se ut som postgresql://user@host/club.
storage-no-club-part = Installer Tenbou med klubbdelen for å bruke en server: tenbou[club].
storage-not-in-store = Kvelden eller en spiller i dette spillet finnes ikke på denne kiosken, så spillet ble ikke startet. Legg dem til først.
storage-not-open = Klubbens fil er ikke åpnet ennå.
storage-no-game = Det spilles ikke ved dette bordet. Begynn et spill først.
storage-migrated = Klubbens fil er oppdatert; en kopi av den eldre er lagret.
storage-no-daily-copy = Dagens kopi kunne ikke lages. { $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = Klubbens fil { $wrong }.
storage-missing = mangler eller er tom
storage-nothing-in-it = er uten innhold
storage-no-database = begynner ikke som en database
storage-no-store = er ikke filen til en klubb
storage-damaged = er skadet
storage-changed-events = har endrede hendelser i et spill
storage-put-aside = Den er lagt til side som { $name }.
storage-rebuilt-from = En ny er laget av { $sources }.
storage-begun-anew = Det var ingenting å bygge den opp av, så en ny er begynt.
storage-source-copy = kopien { $name }
storage-source-salvaged = { $count } senere hendelser som den fortsatt inneholdt
storage-source-server = { $count } hendelser fra klubbens server
storage-server-no-help = Serveren kunne ikke hjelpe: { $trouble }
storage-look-at-last-hands = Se på de siste hendene i spillene som pågår, før dere går videre.
storage-store-in-use = Et annet Tenbou-program bruker klubbens mappe. Ingenting ble endret: vent til det er ferdig, og prøv igjen.
storage-in-use-by = { $program } har brukt klubbens mappe siden { $since }. Ingenting ble endret: lukk det først, og prøv igjen.
storage-damaged-in-use = Klubbens fil { $wrong }, og { $program } har den åpen. Lukk programmet og start det igjen: da reparerer det filen.
storage-changed-rows = har rader som ikke er slik de ble skrevet ned
storage-foreign-parts = inneholder noe som Tenbou ikke har lagt der
storage-was-repaired = var i ferd med å bli reparert
storage-was-restored = var i ferd med å bli erstattet av en kopi
storage-behind-gap = { $count } hendelser holdes til side fordi noen før dem mangler; de kommer tilbake hvis serveren eller en kopi har dem.
storage-which-kiosk = { $name } er en kopi av en annen kiosk. Ingenting ble endret. Erstatter denne maskinen den kiosken, eller er den en ny ved siden av?
storage-server-refuses-kiosk = Klubbens server svarer, men slipper ikke denne kiosken inn ({ $answer }). Kiosken arbeider videre; se på adressen til serveren.
storage-server-password = Klubbens server godtar ikke kioskens navn eller passord. Kiosken arbeider videre; skriv inn passordet på nytt.
storage-server-database = Klubbens server har ingen database med dette navnet. Kiosken arbeider videre; se på slutten av adressen.
storage-server-certificate = Klubbens server kan ikke bevise at den er klubbens. Ingenting ble sendt: legg sertifikatet i klubbens mappe som server-ca.pem, eller slutt adressen med ?sslmode=require hvis nettverket er deres eget.
storage-kiosk-twin = En annen kiosk med samme nummer har brukt klubbens server. Dette kortet er kopiert eller en eldre kopi. Ingenting ble sendt. Velg under Innstillinger, Klubbens server.
storage-rows-aside =
    { $count ->
        [one] { $count } opplysning kunne ikke utveksles med serveren og er lagt til side. Alt annet fortsetter.
       *[other] { $count } opplysninger kunne ikke utveksles med serveren og er lagt til side. Alt annet fortsetter.
    }

## forks

forks-title = To utgaver av et spill
forks-none = Hvert spill har én utgave.
forks-question = Bord { $table }, startet { $time }. De er like til og med hendelse { $common }. Hvilken utgave gjelder? Den andre blir tatt vare på.
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

storage-no-copy-made = Klubbens fil { $wrong }, så det ble ikke tatt noen kopi. Start Tenbou på nytt: det reparerer filen.
storage-stick-not-written = Det kom ingen kopi på minnepinnen «{ $name }»: den er full, skrivebeskyttet eller dratt ut. Alt ligger på denne kiosken.
storage-no-fork = Dette spillet har bare ett forløp.
storage-fork-unreadable = Det andre forløpet av spillet kan ikke åpnes her. Ingenting er endret: oppdater Tenbou, eller behold forløpet som er her.
storage-event-unreadable = En oppføring i spillet kan ikke leses. { $why } Ingenting er endret: oppdater Tenbou hvis en annen kiosk i klubben har en nyere.
storage-sending-failed = Sending til klubbens server mislyktes. Kiosken arbeider videre og prøver igjen.
