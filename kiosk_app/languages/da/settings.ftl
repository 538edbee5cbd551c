## settings

settings-title = Indstillinger
settings-language = Sprog
settings-rules = Regelsæt
settings-own-rules = Klubbens regelfil …
settings-no-rule-files = Ingen .toml-fil fundet på en USB-nøgle eller i Dokumenter.
settings-camera = Kamera
settings-first-camera = Automatisk
settings-camera-pi = Raspberry Pi-kamera
settings-camera-usb = USB-kamera
settings-camera-film = Videofil
settings-camera-folder = Mappe med billeder
settings-camera-virtual = Virtuelt kamera
settings-looking-for-cameras = Søger efter kameraer …
settings-looking-through = Åbner kameraet …
settings-camera-sees = Dette ser kameraet: { $width } × { $height }.
settings-take-camera = Brug dette kamera
settings-tile-set = Briksæt
settings-any-set = Alle
settings-sets-help = Kiosken læser briksæt, den har indlært, mere sikkert.
settings-new-set = Indlær et nyt briksæt
settings-remove-set = Fjern
settings-remove-set-question = Fjerne briksættet { $name }?
settings-theme = Tema
settings-theme-dark = Mørk
settings-theme-light = Lys
settings-theme-contrast = Høj kontrast
settings-theme-colour-blind = For farveblinde
settings-rotation = Drej skærmen
settings-degrees = { $degrees }°
settings-motion = Animationer
settings-reveal = Score trin for trin
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
settings-folder = Datamappe: { $folder }
settings-free = { $size } ledig
settings-gigabytes = { $size } GB
settings-photos = Billeder
settings-photos-for-ever = Gem billeder for altid
settings-back-up = Tag backup nu
settings-bring-back = Gendan en backup
settings-bring-back-question = { $name } erstatter alle spil og spillere her. De nuværende data gemmes som backup.
settings-brought-back = { $name } er gendannet.
settings-which-kiosk = Hvilken kiosk er dette?
settings-replaces-kiosk = Den erstatter kiosken i backuppen, som ikke bruges mere
settings-one-more-kiosk = Den er endnu en kiosk ved siden af den anden
settings-replaces-twin = Den erstatter den anden kiosk, som ikke bruges mere
settings-beside-twin = Begge bruges. Dette er endnu en kiosk
settings-is-now-replace = Denne kiosk erstatter den anden.
settings-is-now-copy = Dette er nu en selvstændig kiosk.
settings-no-copies = Der er ingen backup endnu.
settings-server = Klubbens server
settings-no-server = Ingen
settings-server-none = Kiosker kan dele en klubaften via en PostgreSQL-server. Denne kiosk arbejder alene.
settings-server-address = Adresse
settings-server-wrong = Adressen skal se ud som postgresql://user@host/club.
settings-server-try = Test forbindelsen
settings-server-trying = Venter på svar …
settings-server-answers = Forbundet, og databasen er klar.
settings-server-away = Intet svar. Kiosken arbejder videre og sender alt senere.
settings-server-good = Sidste kontakt kl. { $time }. Sendt siden start: { $count }.
settings-server-send = Send nu
settings-server-sending = Sender …
settings-server-prepare = Klargør databasen
settings-server-forget = Afbryd forbindelsen
settings-about = Om
settings-about-value = Version, sluk
settings-about-title = Tenbou { $version }
settings-licence = Fri software under AGPL 3, bygget på:
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
        [one] Gem billeder i { $count } dag
       *[other] Gem billeder i { $count } dage
    }
settings-storage-days =
    { $count ->
        [one] Billeder: { $count } dag
       *[other] Billeder: { $count } dage
    }
settings-storage-for-ever = Billeder: altid
settings-seats-turned = Pladser mod spillerne

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
club-rules-departs = Husregel; regelbogen: { $value } ({ $section })
club-rules-book = { $rules }: { $value } ({ $section })
club-rules-as-book = Som i regelbogen
club-rules-name = Navn på reglerne
club-rules-saved = Gemt. Kiosken spiller nu efter { $name }.
