## camera

camera-tap-tiles = Tast brikker
camera-from-file = Fra en fil
camera-keep = Behold brikkerne
camera-same-hand = Det er stadig hånden fra { $first }. Læg hånden fra { $name } frem.
camera-other-hand = Den anden hånd i billedet
camera-looking = Læg hånden i billedet, vinderbrikken lidt for sig selv.
camera-taking = Billedet tages. Tryk på det for at stoppe.
camera-reading = Billedet læses …
tile-set-other-network = Briksættet { $name } er indlært med en anden version af Tenbou og bruges ikke. Indlær det igen under Indstillinger.
camera-photos = Billeder
camera-no-photos = Ingen billeder fundet. Sæt en USB-nøgle med billeder i, eller læg dem i mappen Billeder.
camera-trouble-starting = Kameraet starter.
camera-trouble-busy = Et andet program bruger kameraet. Luk det program.
camera-trouble-unplugged = Kameraet svarer ikke længere. Tjek kablet.
camera-trouble-none = Intet kamera fundet. Tilslut et, vælg et billede, eller tast brikkerne ind.
camera-trouble-switched-off = Kameraet er slukket. Tænd det igen.
camera-trouble-no-permission = Denne bruger har ikke adgang til kameraet. Føj brugeren til gruppen »video«, og log ind igen.
camera-trouble-no-software = Raspberry Pi-kameraet mangler sin software. Installér pakken python3-picamera2.
camera-trouble-old-software = Picamera2 { $version } er for gammel; { $needed } eller nyere kræves. Opdatér systemet.
camera-trouble-no-memory = Der er ikke hukommelse til kameraets billeder. Genstart maskinen. Hjælper det ikke, så installér Raspberry Pi OS igen.
camera-trouble-not-started = Kameraet kunne ikke startes. Genstart maskinen, og tjek kamerakablet.
camera-trouble-odd-picture = Billeder fra dette kamera kan ikke læses her. Vælg et andet kamera.
camera-trouble-not-read = Dette billede kunne ikke læses. Prøver det næste.
camera-trouble-no-film = Videoen { $name } findes ikke. Tjek navnet.
camera-trouble-not-a-film = { $name } er ikke en video. Vælg en anden fil.
camera-trouble-no-folder = Mappen { $name } findes ikke. Vælg en mappe med billeder.
camera-trouble-no-photos = Intet billede i { $name } kan læses. Læg et JPEG-billede der.
camera-photo-missing = { $name } blev ikke fundet. Vælg et andet billede.
camera-photo-folder = { $name } er en mappe. Vælg et billede i den.
camera-photo-not-a-file = { $name } er ikke en fil. Vælg et billede.
camera-photo-no-permission = Ingen adgang til { $name }. Kopiér den, og prøv igen.
camera-photo-unreadable = { $name } kan ikke læses fra disken. Kopiér den et andet sted hen, og prøv igen.
camera-photo-empty = { $name } er tom. Tag billedet igen.
camera-photo-not-a-picture = { $name } er ikke et billede. Vælg et i JPEG, PNG eller WebP.
camera-photo-unsupported = { $name } er { $kind }, som ikke kan læses her. Gem det som JPEG.
camera-photo-cut-short = { $name } er ikke hel. Kopiér den igen, eller tag billedet igen.
camera-photo-damaged = { $name } er beskadiget. Kopiér den igen, eller tag billedet igen.
camera-photo-too-small = { $name } har kun { $width } × { $height } pixel. Tag billedet i fuld størrelse.
camera-photo-too-large = { $name } har { $megapixels } megapixel, for mange til at åbne. Gem det som JPEG med højst { $most }.
camera-photo-too-many-bytes = { $name } er større end { $most } MB. Gem det som JPEG.
camera-photo-too-slow = { $name } tager for lang tid at åbne. Gem billedet som almindelig JPEG.

## enrol

enrol-title = Indlær et briksæt
enrol-lay = Læg én af hver brik med forsiden op i rækker som på tegningen, med luft mellem rækkerne og intet andet i billedet.
enrol-laid = Klar: til kameraet
enrol-opening = Åbner kameraet …
enrol-all-in-view = Er alle rækker med, lige og skarpe? Så tag billedet.
enrol-take = Tag billedet
enrol-looking = Søger efter rækkerne …
enrol-found = { $count } brikker fundet. Tryk på en, der er forkert.
enrol-missing = Ikke fundet: { $tiles }. Tag billedet igen, eller fortsæt uden.
enrol-which = Hvilken brik er det?
enrol-none = Udelad den
enrol-again = Nyt billede
enrol-save = Gem
enrol-name = Hvad hedder briksættet?
enrol-saved = { $name } er indlært og genkendes fra nu af.

## calibration

calibration-title = Kameratjek
calibration-open = Tjek placeringen
calibration-looking = Leder efter brikker …
calibration-good = Kameraet sidder godt.
calibration-fair = Godt nok, men kun lige akkurat.
calibration-poor = Ikke godt nok endnu.
calibration-tiles = Synlige brikker
calibration-tiles-value = { $value }
calibration-light = Lysstyrke
calibration-light-value = { $value }
calibration-tilt = Vinkel
calibration-tilt-value = { $value }°
calibration-size = Brikbredde
calibration-size-value = { $value } px
calibration-sharpness = Uskarphed
calibration-sharpness-value = { $value } %
calibration-glare = Genskin
calibration-glare-value = { $value } %
calibration-at-least = min. { $value }
calibration-at-most = maks. { $value }
calibration-advice-tiles = Læg mindst fem brikker med forsiden op, også i bordets hjørner.
calibration-advice-light = Der er mørkt på bordet. Brug en kraftigere lampe, eller sæt den tættere på.
calibration-advice-tilt = Kameraet ser for skråt hen over bordet. Sæt det tættere på midten, så det ser nedad.
calibration-advice-size = Brikkerne er små. Sæt kameraet lavere, eller brug et med en smallere billedvinkel.
calibration-advice-sharpness = Billedet er uskarpt. Rens linsen, og spænd holderen. Har linsen ikke autofokus, så drej den, til billedet er skarpt.
calibration-advice-glare = En lampe spejler sig i brikkerne. Flyt den til siden, eller dæmp den med papir.

## weights, tile sets and their photos

camera-trouble-ready = Kameraet er klar.
weights-missing = Brikgenkendelsen er ikke installeret: { $name } mangler. Installér Tenbou igen, eller tast brikkerne ind.
weights-damaged = Brikgenkendelsen er beskadiget: { $name } er ikke den oprindelige fil. Installér Tenbou igen, eller tast brikkerne ind.
tile-set-not-saved = Briksættet kan ikke gemmes i { $folder }. Vælg en anden mappe.
tile-set-not-there = Der er intet briksæt »{ $name }«, kun { $known }. Vælg et, eller indlær det først.
tile-set-none-yet = Der er endnu intet briksæt »{ $name }«. Indlær det først.
tile-set-unreadable = Briksættet »{ $name }« kan ikke læses. Vælg et andet i indstillingerne, eller tast brikkerne ind.
tile-set-damaged = Briksættet »{ $name }« er beskadiget. Indlær det igen.
tile-set-damaged-and-kept = Briksættet »{ $name }« er beskadiget og gemt som { $file }. Indlær det igen.
tile-set-newer = Briksættet »{ $name }« er fra en nyere Tenbou. Opdatér Tenbou, eller indlær det igen.
tile-set-not-removed = Briksættet »{ $name }« kan ikke fjernes fra { $folder }.
tile-set-no-name = Navnet på et briksæt består af bogstaver, tal, mellemrum, punktummer og bindestreger.
tile-set-no-features = { $name } kan ikke sammenligne briksæt. Installér Tenbou igen.
enrol-refused-missing = Ikke på billederne: { $tiles }. Læg alle 34 brikker frem.
enrol-refused-in-photo = { $photo }: { $why }
enrol-refused-rows = Der skal være rækker med { $wanted } brikker, men der ses rækker med { $seen }. Læg brikkerne med forsiden op, med luft mellem rækkerne og intet andet i billedet.
enrol-refused-no-rows = Der ses ingen rækker. Læg brikkerne med forsiden op i rækker med { $wanted }, med luft imellem og intet andet i billedet.
