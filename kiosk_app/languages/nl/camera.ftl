## camera

camera-tap-tiles = Stenen aantikken
camera-from-file = Uit bestand
camera-keep = Stenen houden
camera-same-hand = Dit is nog de hand van { $first }. Leg die van { $name } neer.
camera-other-hand = De andere hand op die foto
camera-looking = Leg de hand in beeld, de winnende steen een stukje apart.
camera-taking = De foto wordt gemaakt. Tik op het beeld om te stoppen.
camera-reading = De foto wordt herkend …
tile-set-other-network = De stenenset { $name } is ingeleerd met een andere versie van Tenbou en wordt nu niet gebruikt. Leer de set opnieuw in bij Instellingen.
camera-photos = Foto's
camera-no-photos = Er zijn geen foto's gevonden. Steek er een USB-stick met foto's in, of zet ze in de map Afbeeldingen.
camera-trouble-starting = De camera start op.
camera-trouble-busy = Een ander programma gebruikt de camera. Sluit dat programma.
camera-trouble-unplugged = De camera antwoordt niet meer. Controleer de kabel.
camera-trouble-none = Er is geen camera gevonden. Sluit er een aan, kies een foto, of tik de stenen aan.
camera-trouble-switched-off = De camera staat uit. Zet hem weer aan.
camera-trouble-no-permission = Deze gebruiker heeft geen toegang tot de camera. Voeg de gebruiker toe aan de groep “video” en meld je opnieuw aan.
camera-trouble-no-software = De software van de Raspberry Pi-camera ontbreekt. Installeer het pakket python3-picamera2.
camera-trouble-old-software = Picamera2 { $version } is te oud; { $needed } of nieuwer is nodig. Werk het systeem bij.
camera-trouble-no-memory = Er is geen geheugen voor de camerabeelden. Start het apparaat opnieuw. Helpt dat niet, installeer dan Raspberry Pi OS opnieuw.
camera-trouble-not-started = De camera kon niet worden gestart. Start het apparaat opnieuw en controleer de camerakabel.
camera-trouble-odd-picture = De beelden van deze camera zijn hier niet te gebruiken. Kies een andere camera.
camera-trouble-not-read = Dit beeld was niet te lezen. Het volgende wordt nu geprobeerd.
camera-trouble-no-film = De video { $name } is niet gevonden. Controleer de naam.
camera-trouble-not-a-film = { $name } is geen video. Kies een ander bestand.
camera-trouble-no-folder = De map { $name } bestaat niet. Kies een map met foto's.
camera-trouble-no-photos = Geen foto in { $name } is leesbaar. Zet er een JPEG-foto in.
camera-photo-missing = { $name } is niet gevonden. Kies een andere foto.
camera-photo-folder = { $name } is een map. Kies er een foto uit.
camera-photo-not-a-file = { $name } is geen bestand. Kies een foto.
camera-photo-no-permission = Geen toegang tot { $name }. Kopieer het en probeer het opnieuw.
camera-photo-unreadable = { $name } is niet van de schijf te lezen. Kopieer het ergens anders heen en probeer het opnieuw.
camera-photo-empty = { $name } is leeg. Maak de foto opnieuw.
camera-photo-not-a-picture = { $name } is geen afbeelding. Kies een foto in JPEG, PNG of WebP.
camera-photo-unsupported = { $name } is { $kind } en is hier niet te openen. Sla het op als JPEG.
camera-photo-cut-short = { $name } is niet compleet. Kopieer het opnieuw, of maak de foto opnieuw.
camera-photo-damaged = { $name } is beschadigd. Kopieer het opnieuw, of maak de foto opnieuw.
camera-photo-too-small = { $name } heeft maar { $width } × { $height } pixels. Maak de foto op volle grootte.
camera-photo-too-large = { $name } heeft { $megapixels } megapixels, te veel om te openen. Sla het op als JPEG met hoogstens { $most }.
camera-photo-too-many-bytes = { $name } is groter dan { $most } MB. Sla het op als JPEG.
camera-photo-too-slow = { $name } openen duurt te lang. Sla de foto op als gewone JPEG.

## enrol

enrol-title = Stenenset inleren
enrol-lay = Leg van elke steen één open in rijen, zoals op de afbeelding, met ruimte tussen de rijen en verder niets in beeld.
enrol-laid = Klaar: naar de camera
enrol-opening = De camera wordt geopend …
enrol-all-in-view = Alle rijen in beeld, rechtop en scherp? Maak dan de foto.
enrol-take = Foto maken
enrol-looking = De rijen worden gezocht …
enrol-found = { $count } stenen gevonden. Tik op een die niet klopt.
enrol-missing = Niet gevonden: { $tiles }. Maak de foto opnieuw, of ga zonder verder.
enrol-which = Welke steen is dit?
enrol-none = Weglaten
enrol-again = Nieuwe foto
enrol-save = Opslaan
enrol-name = Hoe heet deze stenenset?
enrol-saved = { $name } is ingeleerd en wordt nu gebruikt.

## calibration

calibration-title = Cameracontrole
calibration-open = Stand controleren
calibration-looking = Stenen zoeken …
calibration-good = De camera staat goed.
calibration-fair = Goed genoeg, maar net.
calibration-poor = Nog niet goed genoeg.
calibration-tiles = Stenen in beeld
calibration-tiles-value = { $value }
calibration-light = Helderheid
calibration-light-value = { $value }
calibration-tilt = Hoek
calibration-tilt-value = { $value }°
calibration-size = Steenbreedte
calibration-size-value = { $value } px
calibration-sharpness = Onscherpte
calibration-sharpness-value = { $value }%
calibration-glare = Schittering
calibration-glare-value = { $value }%
calibration-at-least = min. { $value }
calibration-at-most = max. { $value }
calibration-advice-tiles = Leg minstens vijf stenen open neer, ook in de hoeken van de tafel.
calibration-advice-light = Het is donker op tafel. Neem een sterkere lamp, of hang hem lager.
calibration-advice-tilt = De camera kijkt te schuin over de tafel. Zet hem dichter bij het midden, recht naar beneden.
calibration-advice-size = De stenen zijn klein. Hang de camera lager, of neem er een met een kleinere beeldhoek.
calibration-advice-sharpness = Het beeld is onscherp. Maak de lens schoon en zet de houder vast. Heeft de lens geen autofocus, stel hem dan met de hand scherp.
calibration-advice-glare = Er spiegelt een lamp in de stenen. Zet die opzij, of demp het licht met papier.

## weights, tile sets and their photos

camera-trouble-ready = De camera is klaar.
weights-missing = De steenherkenning is niet geïnstalleerd: { $name } ontbreekt. Installeer Tenbou opnieuw, of tik de stenen aan.
weights-damaged = De steenherkenning is beschadigd: { $name } is niet het oorspronkelijke bestand. Installeer Tenbou opnieuw, of tik de stenen aan.
tile-set-not-saved = De stenenset kan niet in { $folder } worden opgeslagen. Kies een andere map.
tile-set-not-there = Er is geen stenenset “{ $name }”, alleen { $known }. Kies er een, of leer de set eerst in.
tile-set-none-yet = Er is nog geen stenenset “{ $name }”. Leer de set eerst in.
tile-set-unreadable = De stenenset “{ $name }” kan niet worden gelezen. Kies een andere bij de instellingen, of tik de stenen aan.
tile-set-damaged = De stenenset “{ $name }” is beschadigd. Leer de set opnieuw in.
tile-set-damaged-and-kept = De stenenset “{ $name }” is beschadigd en bewaard als { $file }. Leer de set opnieuw in.
tile-set-newer = De stenenset “{ $name }” is van een nieuwere Tenbou. Werk Tenbou bij, of leer de set opnieuw in.
tile-set-not-removed = De stenenset “{ $name }” kan niet uit { $folder } worden verwijderd.
tile-set-no-name = De naam van een stenenset bestaat uit letters, cijfers, spaties, punten en streepjes.
tile-set-no-features = { $name } kan geen stenensets vergelijken. Installeer Tenbou opnieuw.
enrol-refused-missing = Niet op de foto's: { $tiles }. Leg alle 34 stenen neer.
enrol-refused-in-photo = { $photo }: { $why }
enrol-refused-rows = Er moeten rijen van { $wanted } stenen liggen, maar er zijn rijen van { $seen } gezien. Leg de stenen open neer, met ruimte tussen de rijen en verder niets in beeld.
enrol-refused-no-rows = Er zijn geen rijen gezien. Leg de stenen open neer in rijen van { $wanted }, met ruimte ertussen en verder niets in beeld.
