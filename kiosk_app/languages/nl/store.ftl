## storage

storage-disk-full = De schijf is vol, dus er is niets opgeslagen. Maak ruimte om verder te gaan.
storage-disk-read-only = Op de schijf kan niets worden opgeslagen, dus er is niets veranderd. Controleer de SD-kaart en het schuifje.
storage-disk-trouble = De schijf heeft een probleem, maar wat jullie noteerden is er nog. Controleer de SD-kaart.
storage-store-busy = Een ander programma gebruikt het clubbestand. Probeer het zo nog eens.
storage-store-damaged = Het clubbestand is beschadigd. Start de kiosk opnieuw om het te herstellen.
storage-no-such-game = Dit spel staat niet op deze kiosk.
storage-not-this-kiosk = Het spel aan tafel { $table } wordt op een andere kiosk bijgehouden. Er is niets veranderd. Noteer het daar.
storage-written-elsewhere = Een ander programma heeft dit spel zojuist gewijzigd. Kijk naar de tafel en probeer het opnieuw.
storage-schema-older = De database van de clubserver is van een oudere Tenbou. Er is niets veranderd. Zet de database klaar bij Instellingen, of met tenbou club sync --prepare-server.
storage-server-empty = De clubserver heeft nog geen database voor de club. Er is niets veranderd. Zet de database klaar bij Instellingen, of met tenbou club sync --prepare-server.
storage-schema-newer = { $what } is van een nieuwere Tenbou. Er is niets veranderd. Werk deze kiosk bij.
storage-the-file = Het clubbestand
storage-the-server = De clubserver
storage-the-copy = De back-up { $name }
storage-server-away = De clubserver is niet bereikbaar. Deze kiosk werkt door en verstuurt later.
storage-server-differs = De clubserver heeft een andere versie van het spel aan tafel { $table }. Beide zijn bewaard. Kies bij Instellingen, Opslag.
storage-photos-removed = De schijf was vol, dus de foto's van { $count } oudere handen zijn verwijderd. De punten zijn veilig.
storage-photo-not-kept = De punten zijn veilig, maar de foto van deze hand is niet bewaard. { $trouble }
storage-no-events = In dit spel is nog niets gebeurd.
storage-no-such-file = Het bestand { $name } bestaat niet. Er is niets veranderd.
storage-copy-damaged = { $name } { $wrong }. Er is niets veranderd. Kies een ander bestand.
storage-foreign-database = Dit is geen database van een club. Er is niets veranderd. Kies een andere, of een lege.
storage-server-refused = De clubserver weigerde wat er werd verstuurd. Alles is hier bewaard. Bekijk het logboek van de server.
storage-server-address = Het adres van de server moet eruitzien als postgresql://user@host/club.
storage-no-club-part = Voor een clubserver is het clubdeel van Tenbou nodig. Installeer tenbou[club].
storage-not-in-store = De clubavond of een speler van dit spel staat niet op deze kiosk, dus het spel is niet begonnen. Voeg die eerst toe.
storage-not-open = Het clubbestand is nog niet open.
storage-no-game = Aan deze tafel wordt niet gespeeld. Begin eerst een spel.
storage-migrated = Het clubbestand is bijgewerkt, en van het oude is een back-up bewaard.
storage-no-daily-copy = De back-up van vandaag is mislukt. { $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = Het clubbestand { $wrong }.
storage-missing = ontbreekt of is leeg
storage-nothing-in-it = is leeg
storage-no-database = is geen database
storage-no-store = is geen clubbestand
storage-damaged = is beschadigd
storage-changed-events = bevat gewijzigde gebeurtenissen in een spel
storage-put-aside = Het oude bestand is bewaard als { $name }.
storage-rebuilt-from = Het is opnieuw opgebouwd uit { $sources }.
storage-begun-anew = Er was niets om het uit op te bouwen, dus is er een nieuw bestand begonnen.
storage-source-copy = de back-up { $name }
storage-source-salvaged =
    { $count ->
        [one] { $count } latere gebeurtenis uit het oude bestand
       *[other] { $count } latere gebeurtenissen uit het oude bestand
    }
storage-source-server =
    { $count ->
        [one] { $count } gebeurtenis van de clubserver
       *[other] { $count } gebeurtenissen van de clubserver
    }
storage-server-no-help = De server kon niet helpen. { $trouble }
storage-look-at-last-hands = Controleer de laatste handen van de lopende spellen voordat je verdergaat.
storage-store-in-use = Een ander Tenbou-programma gebruikt de clubmap. Er is niets veranderd. Probeer het opnieuw als het klaar is.
storage-in-use-by = { $program } gebruikt de clubmap sinds { $since }. Er is niets veranderd. Sluit het en probeer het opnieuw.
storage-damaged-in-use = Het clubbestand { $wrong }, en { $program } heeft het open. Sluit dat programma en start het opnieuw om het bestand te herstellen.
storage-changed-rows = bevat regels die afwijken van wat er is vastgelegd
storage-foreign-parts = bevat iets wat niet van Tenbou komt
storage-was-repaired = werd net hersteld
storage-was-restored = werd net door een back-up vervangen
storage-behind-gap =
    { $count ->
        [one] { $count } gebeurtenis is apart bewaard omdat er eerdere ontbreken. Hij komt terug als de server of een back-up die heeft.
       *[other] { $count } gebeurtenissen zijn apart bewaard omdat er eerdere ontbreken. Ze komen terug als de server of een back-up die heeft.
    }
storage-which-kiosk = { $name } is een back-up van een andere kiosk. Er is niets veranderd. Vervangt dit apparaat die kiosk, of komt het ernaast?
storage-server-refuses-kiosk = De clubserver antwoordt, maar weigert deze kiosk ({ $answer }). De kiosk werkt door. Controleer het adres van de server.
storage-server-password = De clubserver accepteert de gebruikersnaam of het wachtwoord van deze kiosk niet. De kiosk werkt door. Voer het wachtwoord opnieuw in.
storage-server-database = De clubserver heeft geen database met deze naam. De kiosk werkt door. Controleer het einde van het adres.
storage-server-certificate = De clubserver kan niet bewijzen dat hij van jullie is. Er is niets verstuurd. Zet het certificaat als server-ca.pem in de clubmap, of laat het adres eindigen op ?sslmode=require als het netwerk van jullie zelf is.
storage-kiosk-twin = Een andere kiosk met dezelfde id heeft de clubserver gebruikt. Deze kaart is gekopieerd of een oudere kopie. Er is niets verstuurd. Kies bij Instellingen, Clubserver.
storage-rows-aside =
    { $count ->
        [one] { $count } gegeven kon niet met de clubserver worden uitgewisseld en is apart bewaard. Al het andere gaat door.
       *[other] { $count } gegevens konden niet met de clubserver worden uitgewisseld en zijn apart bewaard. Al het andere gaat door.
    }

## forks

forks-title = Twee versies van een spel
forks-none = Elk spel heeft één versie.
forks-question = Tafel { $table }, begonnen om { $time }. Tot en met gebeurtenis { $common } zijn ze gelijk. Welke versie telt? De andere blijft bewaard.
forks-here = Op deze kiosk
forks-other = De andere versie
forks-more =
    { $count ->
        [one] Nog één gebeurtenis, om { $time }
       *[other] Nog { $count } gebeurtenissen, de laatste om { $time }
    }
forks-no-more = Geen gebeurtenissen meer
forks-last = Laatste: { $what }
forks-unreadable = Voor deze versie is een nieuwere Tenbou nodig.
forks-keep = Deze telt
forks-settled = Opgeslagen. De andere versie blijft in het bestand.

## storage: more

storage-no-copy-made = Het clubbestand { $wrong }, dus is er geen back-up gemaakt. Start Tenbou opnieuw om het te herstellen.
storage-stick-not-written = Er staat geen back-up op de USB-stick “{ $name }”: hij is vol, alleen-lezen of eruit gehaald. Alles staat op deze kiosk.
storage-no-fork = Van dit spel is er maar één versie.
storage-fork-unreadable = De andere versie van dit spel kan hier niet worden geopend. Er is niets veranderd. Werk Tenbou bij, of houd de versie op deze kiosk.
storage-event-unreadable = Een notitie van dit spel is niet te lezen. { $why } Er is niets veranderd. Werk Tenbou bij als een andere kiosk van de club een nieuwere versie heeft.
storage-sending-failed = Versturen naar de clubserver is mislukt. Deze kiosk werkt door en probeert het opnieuw.
