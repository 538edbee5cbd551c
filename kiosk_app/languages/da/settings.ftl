## settings

settings-title = Indstillinger
settings-language = Sprog
settings-rules = Regelsæt
settings-own-rules = Klubbens egen fil …
settings-no-rule-files = Ingen .toml-fil blev fundet på en USB-nøgle eller i dokumenterne.
settings-camera = Kamera
settings-first-camera = Det første
settings-camera-pi = Raspberry Pi-kamera
settings-camera-usb = USB-kamera
settings-camera-film = Film
settings-camera-folder = Mappe med billeder
settings-camera-virtual = Virtuelt kamera
settings-looking-for-cameras = Søger efter kameraer …
settings-looking-through = Kigger gennem det …
settings-camera-sees = Dette ser kameraet: { $width } × { $height }.
settings-take-camera = Brug dette kamera
settings-tile-set = Briksæt
settings-any-set = Alle
settings-sets-help = Et sæt, som kiosken har lært, læses mere sikkert.
settings-new-set = Indlær et nyt briksæt
settings-remove-set = Fjern
settings-remove-set-question = Glemme sættet { $name }?
settings-theme = Udseende
settings-theme-dark = Mørk
settings-theme-light = Lys
settings-theme-contrast = Høj kontrast
settings-theme-colour-blind = For farveblinde
settings-rotation = Drej billedet
settings-degrees = { $degrees }°
settings-motion = Bevægelse
settings-sound = Lyd
settings-numerals = Tal på brikkerne
settings-auto-photo = Automatisk billede
settings-on = Til
settings-off = Fra
settings-name = Kioskens navn
settings-storage = Lagring
settings-folder = Alt ligger i { $folder }.
settings-free = { $size } er ledig.
settings-gigabytes = { $size } GB
settings-photos = Billeder
settings-photos-for-ever = Billeder for altid
settings-back-up = Lav en kopi nu
settings-backed-up = Alt er i { $path }.
settings-bring-back = Hent en kopi tilbage
settings-bring-back-question = { $name } erstatter alle spil og spillere her. Det nuværende gemmes ved siden af.
settings-brought-back = { $name } er tilbage.
settings-which-kiosk = Hvilken kiosk er dette?
settings-replaces-kiosk = Den erstatter kopiens kiosk, som ikke bruges mere
settings-one-more-kiosk = Den er endnu en kiosk ved siden af den anden
settings-no-copies = Der er ingen kopi endnu.
settings-server = Klubbens server
settings-no-server = Ingen
settings-server-none = Flere kiosker deler én aften via en PostgreSQL-server. Denne kiosk arbejder alene.
settings-server-address = Adresse
settings-server-wrong = Adressen skal ligne postgresql://user@host/club.
settings-server-try = Prøv den
settings-server-trying = Venter på svar …
settings-server-answers = Den svarer og har klubbens tabeller.
settings-server-away = Den svarer ikke. Kiosken arbejder videre og sender alt senere.
settings-server-good = Sidste kontakt kl. { $time }. Sendt siden start: { $count }.
settings-server-send = Send nu
settings-server-sending = Det nye bliver sendt.
settings-server-prepare = Klargør dens tabeller
settings-server-forget = Arbejd uden den
settings-about = Om
settings-about-value = Version, sluk
settings-about-title = Tenbou { $version }
settings-licence = Fri software under AGPL 3. Den bygger på andres arbejde:
settings-restart = Genstart
settings-shut-down = Sluk
settings-close-program = Luk Tenbou
settings-switch-question = Alle spil er gemt og fortsætter bagefter.
settings-photos-kept =
    { $count ->
        [one] Ét billede af en hånd er gemt.
       *[other] { $count } billeder af hænder er gemt.
    }
settings-photos-days =
    { $count ->
        [one] Billeder gemt én dag
       *[other] Billeder gemt { $count } dage
    }
