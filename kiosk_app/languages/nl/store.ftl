## storage

storage-disk-full = De schijf is vol, dus er is niets opgeslagen. Maak ruimte; dan gaat het spel meteen verder.
storage-disk-read-only = Op de schijf kan niet worden geschreven, dus er is niets veranderd. Controleer de kaart of het schuifje.
storage-disk-trouble = De schijf reageert niet zoals het hoort. Wat genoteerd was, is er nog; controleer de kaart.
storage-store-busy = Een ander programma gebruikt het bestand van de club. Wacht even en probeer het opnieuw.
storage-store-damaged = Het bestand van de club is beschadigd. Start de kiosk opnieuw: die zet het opzij en bouwt het opnieuw op.
storage-no-such-game = Dit spel staat niet op deze kiosk.
storage-not-this-kiosk = Het spel aan tafel { $table } wordt op een andere kiosk bijgehouden. Er is niets veranderd: noteer het daar.
storage-written-elsewhere = Een ander programma heeft dit spel zojuist gewijzigd.
storage-schema-older = De server van de club heeft tabellen van een oudere Tenbou. Er is niets aangeraakt: zet de tabellen klaar bij de instellingen, of met tenbou club sync --prepare-server.
storage-server-empty = De server van de club heeft nog geen tabellen. Er is niets aangeraakt: zet de tabellen klaar bij de instellingen, of met tenbou club sync --prepare-server.
storage-schema-newer = { $what } is van een nieuwere Tenbou. Werk deze kiosk bij; er is niets aangeraakt.
storage-the-file = Het bestand van de club
storage-the-server = De server van de club
storage-the-copy = De kopie { $name }
storage-server-away = De server van de club is niet bereikbaar. Deze kiosk werkt door en verstuurt later.
storage-server-differs = De server van de club heeft een andere versie van het spel aan tafel { $table }. Beide zijn bewaard. Kies bij Instellingen, Opslag.
storage-photos-removed = De schijf was vol, dus de foto's van { $count } oudere handen zijn verwijderd. De punten zijn veilig.
storage-photo-not-kept = De punten zijn veilig, maar de foto van deze hand is niet bewaard. { $trouble }
storage-no-events = In dit spel is nog niets gebeurd.
storage-no-such-file = Het bestand { $name } is er niet. Er is niets veranderd.
storage-copy-damaged = { $name } { $wrong }. Er is niets veranderd: kies een ander bestand.
storage-foreign-database = In deze database staat iets anders dan een club. Er is niets veranderd: kies een andere, of een lege.
storage-server-refused = De server van de club weigerde wat er werd verstuurd. Alles is hier bewaard; bekijk het logboek van de server.
storage-server-address = Het adres van de server moet eruitzien als postgresql://user@host/club.
storage-no-club-part = Installeer Tenbou met het clubdeel om een server te gebruiken: tenbou[club].
storage-not-in-store = De avond of een speler van dit spel staat niet op deze kiosk, dus het spel is niet begonnen. Voeg die eerst toe.
storage-not-open = Het bestand van de club is nog niet open.
storage-no-game = Aan deze tafel wordt niet gespeeld. Begin eerst een spel.
storage-migrated = Het bestand van de club is bijgewerkt; een kopie van het oudere is bewaard.
storage-no-daily-copy = De kopie van vandaag kon niet worden gemaakt. { $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = Het bestand van de club { $wrong }.
storage-missing = ontbreekt of is leeg
storage-nothing-in-it = bevat niets
storage-no-database = begint niet als een database
storage-no-store = is geen bestand van een club
storage-damaged = is beschadigd
storage-changed-events = bevat gewijzigde gebeurtenissen in een spel
storage-put-aside = Het is opzijgezet als { $name }.
storage-rebuilt-from = Er is een nieuw gemaakt van { $sources }.
storage-begun-anew = Er was niets om het uit op te bouwen, dus is een nieuw begonnen.
storage-source-copy = de kopie { $name }
storage-source-salvaged = { $count } latere gebeurtenissen die er nog in stonden
storage-source-server = { $count } gebeurtenissen van de server van de club
storage-server-no-help = De server kon niet helpen: { $trouble }
storage-look-at-last-hands = Bekijk de laatste handen van de lopende spellen voor je verdergaat.
storage-store-in-use = Een ander programma van Tenbou gebruikt de map van de club. Er is niets veranderd: wacht tot het klaar is en probeer het opnieuw.
storage-in-use-by = { $program } gebruikt de map van de club sinds { $since }. Er is niets veranderd: sluit dat eerst en probeer het opnieuw.
storage-damaged-in-use = Het bestand van de club { $wrong }, en { $program } heeft het open. Sluit dat programma en start het opnieuw: het herstelt het bestand.
storage-changed-rows = bevat regels die niet meer zijn zoals ze zijn opgeschreven
storage-foreign-parts = bevat iets wat niet van Tenbou komt
storage-was-repaired = werd net hersteld
storage-was-restored = werd net door een kopie vervangen
storage-behind-gap = { $count } gebeurtenissen worden apart bewaard, omdat er eerdere ontbreken; ze komen terug als de server of een kopie die heeft.
storage-which-kiosk = { $name } is een kopie van een andere kiosk. Er is niets veranderd. Vervangt dit apparaat die kiosk, of komt het ernaast?
storage-server-refuses-kiosk = De server van de club antwoordt, maar laat deze kiosk niet toe ({ $answer }). De kiosk werkt door; controleer het adres van de server.
storage-server-password = De server van de club aanvaardt de naam of het wachtwoord van deze kiosk niet. De kiosk werkt door; voer het wachtwoord opnieuw in.
storage-server-database = De server van de club heeft geen database met deze naam. De kiosk werkt door; controleer het einde van het adres.
storage-server-certificate = De server van de club kan niet bewijzen dat hij van de club is. Er is niets verzonden: zet het certificaat als server-ca.pem in de map van de club, of laat het adres eindigen op ?sslmode=require als het netwerk van jullie is.
storage-kiosk-twin = Een andere kiosk met hetzelfde nummer is op de server van de club geweest. Deze kaart is gekopieerd of een ouder beeld. Er is niets verzonden. Kies bij Instellingen, Clubserver.
storage-rows-aside =
    { $count ->
        [one] { $count } gegeven kon niet met de server worden uitgewisseld en is apart gezet. Al het andere gaat door.
       *[other] { $count } gegevens konden niet met de server worden uitgewisseld en zijn apart gezet. Al het andere gaat door.
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
forks-unreadable = Deze versie vraagt een nieuwere Tenbou.
forks-keep = Deze telt
forks-settled = Opgeslagen. De andere versie blijft in het bestand.

## storage: more

storage-no-copy-made = Het bestand van de club { $wrong }, dus is er geen kopie gemaakt. Start Tenbou opnieuw: het herstelt het bestand.
storage-stick-not-written = Er staat geen kopie op de USB-stick “{ $name }”: hij is vol, alleen-lezen of eruit gehaald. Alles staat op deze kiosk.
storage-no-fork = Van dit spel is er maar één verloop.
storage-fork-unreadable = Het andere verloop van dit spel kan hier niet worden geopend. Er is niets veranderd: werk Tenbou bij, of houd het verloop dat hier is.
storage-event-unreadable = Een notitie van dit spel kan niet worden gelezen. { $why } Er is niets veranderd: werk Tenbou bij als een andere kiosk van de club een nieuwere heeft.
storage-sending-failed = Versturen naar de server van de club is mislukt. Deze kiosk werkt door en probeert het opnieuw.
