## camera

camera-tap-tiles = Tast inn brikkene
camera-from-file = Fra en fil
camera-keep = Behold brikkene
camera-same-hand = Dette er fortsatt hånden til { $first }. Legg fram hånden til { $name }.
camera-other-hand = Den andre hånden i bildet
camera-looking = Legg hånden i bildet, vinnerbrikken litt for seg selv.
camera-taking = Bildet tas. Trykk på det for å stoppe.
camera-reading = Bildet leses …
tile-set-other-network = Brikkesettet { $name } er lært inn med en annen versjon av Tenbou og brukes ikke. Lær det inn på nytt under Innstillinger.
camera-photos = Bilder
camera-no-photos = Fant ingen bilder. Sett inn en minnepinne med bilder, eller legg dem i mappen Bilder.
camera-trouble-starting = Kameraet starter.
camera-trouble-busy = Et annet program bruker kameraet. Lukk det programmet.
camera-trouble-unplugged = Kameraet svarer ikke lenger. Sjekk kabelen.
camera-trouble-none = Fant ikke noe kamera. Koble til et, velg et bilde, eller tast inn brikkene.
camera-trouble-switched-off = Kameraet er slått av. Slå det på igjen.
camera-trouble-no-permission = Denne brukeren har ikke tilgang til kameraet. Legg brukeren til i gruppen «video», og logg inn igjen.
camera-trouble-no-software = Raspberry Pi-kameraet mangler programvare. Installer pakken python3-picamera2.
camera-trouble-old-software = Picamera2 { $version } er for gammel; { $needed } eller nyere trengs. Oppdater systemet.
camera-trouble-no-memory = Det er ikke minne til kamerabildene. Start maskinen på nytt. Hjelper ikke det, installer Raspberry Pi OS på nytt.
camera-trouble-not-started = Kameraet kunne ikke startes. Start maskinen på nytt, og sjekk kamerakabelen.
camera-trouble-odd-picture = Bilder fra dette kameraet kan ikke leses her. Velg et annet kamera.
camera-trouble-not-read = Dette bildet kunne ikke leses. Prøver det neste.
camera-trouble-no-film = Fant ikke videoen { $name }. Sjekk navnet.
camera-trouble-not-a-film = { $name } er ikke en video. Velg en annen fil.
camera-trouble-no-folder = Mappen { $name } finnes ikke. Velg en mappe med bilder.
camera-trouble-no-photos = Ingen bilder i { $name } kan leses. Legg et JPEG-bilde der.
camera-photo-missing = Fant ikke { $name }. Velg et annet bilde.
camera-photo-folder = { $name } er en mappe. Velg et bilde i den.
camera-photo-not-a-file = { $name } er ikke en fil. Velg et bilde.
camera-photo-no-permission = Ingen tilgang til { $name }. Kopier den, og prøv igjen.
camera-photo-unreadable = { $name } kan ikke leses fra disken. Kopier den til et annet sted, og prøv igjen.
camera-photo-empty = { $name } er tom. Ta bildet på nytt.
camera-photo-not-a-picture = { $name } er ikke et bilde. Velg et i JPEG, PNG eller WebP.
camera-photo-unsupported = { $name } er { $kind }, som ikke kan leses her. Lagre det som JPEG.
camera-photo-cut-short = { $name } er ufullstendig. Kopier den på nytt, eller ta bildet på nytt.
camera-photo-damaged = { $name } er skadet. Kopier den på nytt, eller ta bildet på nytt.
camera-photo-too-small = { $name } har bare { $width } × { $height } piksler. Ta bildet i full størrelse.
camera-photo-too-large = { $name } har { $megapixels } megapiksler, for mange til å åpne. Lagre det som JPEG med høyst { $most }.
camera-photo-too-many-bytes = { $name } er større enn { $most } MB. Lagre det som JPEG.
camera-photo-too-slow = { $name } tar for lang tid å åpne. Lagre bildet som vanlig JPEG.

## enrol

enrol-title = Lær inn et brikkesett
enrol-lay = Legg én av hver brikke med forsiden opp i rader som på tegningen, med luft mellom radene og ikke noe annet i bildet.
enrol-laid = Klart: til kameraet
enrol-opening = Åpner kameraet …
enrol-all-in-view = Er alle radene med, rette og skarpe? Ta da bildet.
enrol-take = Ta bildet
enrol-looking = Leter etter radene …
enrol-found = { $count } brikker funnet. Trykk på en som er feil.
enrol-missing = Ikke funnet: { $tiles }. Ta bildet igjen, eller fortsett uten.
enrol-which = Hvilken brikke er dette?
enrol-none = Utelat den
enrol-again = Nytt bilde
enrol-save = Lagre
enrol-name = Hva heter brikkesettet?
enrol-saved = { $name } er lært inn og gjenkjennes fra nå av.

## calibration

calibration-title = Kamerasjekk
calibration-open = Sjekk plasseringen
calibration-looking = Leter etter brikker …
calibration-good = Kameraet står godt.
calibration-fair = Godt nok, men bare så vidt.
calibration-poor = Ikke godt nok ennå.
calibration-tiles = Synlige brikker
calibration-tiles-value = { $value }
calibration-light = Lysstyrke
calibration-light-value = { $value }
calibration-tilt = Vinkel
calibration-tilt-value = { $value }°
calibration-size = Brikkebredde
calibration-size-value = { $value } px
calibration-sharpness = Uskarphet
calibration-sharpness-value = { $value } %
calibration-glare = Gjenskinn
calibration-glare-value = { $value } %
calibration-at-least = min. { $value }
calibration-at-most = maks. { $value }
calibration-advice-tiles = Legg minst fem brikker med forsiden opp, også i hjørnene av bordet.
calibration-advice-light = Det er mørkt på bordet. Bruk en sterkere lampe, eller flytt den nærmere.
calibration-advice-tilt = Kameraet ser for skrått over bordet. Sett det nærmere midten, så det ser nedover.
calibration-advice-size = Brikkene er små. Sett kameraet lavere, eller bruk et med smalere bildevinkel.
calibration-advice-sharpness = Bildet er uskarpt. Rengjør linsen, og fest holderen. Har linsen ikke autofokus, vri den til bildet er skarpt.
calibration-advice-glare = En lampe speiler seg i brikkene. Flytt den til siden, eller demp den med papir.

## weights, tile sets and their photos

camera-trouble-ready = Kameraet er klart.
weights-missing = Brikkeleseren er ikke installert: { $name } mangler. Installer Tenbou på nytt, eller tast inn brikkene.
weights-damaged = Brikkeleseren er skadet: { $name } er ikke den opprinnelige filen. Installer Tenbou på nytt, eller tast inn brikkene.
tile-set-not-saved = Brikkesettet kan ikke lagres i { $folder }. Velg en annen mappe.
tile-set-not-there = Det finnes ikke noe brikkesett «{ $name }», bare { $known }. Velg et, eller lær det inn først.
tile-set-none-yet = Det finnes ennå ikke noe brikkesett «{ $name }». Lær det inn først.
tile-set-unreadable = Brikkesettet «{ $name }» kan ikke leses. Velg et annet i innstillingene, eller tast inn brikkene.
tile-set-damaged = Brikkesettet «{ $name }» er skadet. Lær det inn på nytt.
tile-set-damaged-and-kept = Brikkesettet «{ $name }» er skadet og beholdt som { $file }. Lær det inn på nytt.
tile-set-newer = Brikkesettet «{ $name }» er fra en nyere Tenbou. Oppdater Tenbou, eller lær det inn på nytt.
tile-set-not-removed = Brikkesettet «{ $name }» kan ikke fjernes fra { $folder }.
tile-set-no-name = Navnet på et brikkesett består av bokstaver, tall, mellomrom, punktum og bindestrek.
tile-set-no-features = { $name } kan ikke sammenligne brikkesett. Installer Tenbou på nytt.
enrol-refused-missing = Ikke på bildene: { $tiles }. Legg fram alle 34 brikkene.
enrol-refused-in-photo = { $photo }: { $why }
enrol-refused-rows = Det skal være rader med { $wanted } brikker, men bildet viser rader med { $seen }. Legg brikkene med forsiden opp, med luft mellom radene og ikke noe annet i bildet.
enrol-refused-no-rows = Bildet viser ingen rader. Legg brikkene med forsiden opp i rader med { $wanted }, med luft imellom og ikke noe annet i bildet.
