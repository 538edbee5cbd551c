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
settings-reveal = Trinvis score
settings-yaku-names = Yaku-navne
settings-yaku-names-romaji = Japansk først
settings-yaku-names-local = Dansk først
settings-sound = Lyd
settings-voice = Stemme
settings-voice-missing = Ikke installeret
settings-voice-needs = Stemmen kræver pakken espeak-ng. Installér den, og start Tenbou igen.
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
settings-bring-back = Hent en kopi tilbage
settings-bring-back-question = { $name } erstatter alle spil og spillere her. Det nuværende gemmes ved siden af.
settings-brought-back = { $name } er tilbage.
settings-which-kiosk = Hvilken kiosk er dette?
settings-replaces-kiosk = Den erstatter kopiens kiosk, som ikke bruges mere
settings-one-more-kiosk = Den er endnu en kiosk ved siden af den anden
settings-replaces-twin = Den erstatter den anden kiosk, som ikke bruges mere
settings-beside-twin = Begge bruges. Dette er endnu en kiosk
settings-is-now-replace = Denne kiosk erstatter den anden.
settings-is-now-copy = Dette er nu en selvstændig kiosk.
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
settings-seats-turned = Vendte pladser

## club-rules

club-rules-make = Lav klubregler …
club-rules-title = Klubregler
club-rules-save = Gem
club-rules-base = Hvilke regler går du ud fra?
club-rules-from =
    { $count ->
        [0] { $rules }, intet ændret
        [one] { $rules }, 1 ændring
       *[other] { $rules }, { $count } ændringer
    }
club-rules-departs = Husregel; bogen: { $value } ({ $section })
club-rules-book = { $rules }: { $value } ({ $section })
club-rules-as-book = Som i bogen
club-rules-name = Navn på reglerne
club-rules-saved = Gemt. Kiosken spiller nu efter { $name }.
