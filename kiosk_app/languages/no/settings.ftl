## settings

settings-title = Innstillinger
settings-language = Språk
settings-rules = Regelsett
settings-own-rules = Klubbens egen fil …
settings-no-rule-files = Ingen .toml-fil ble funnet på en minnepinne eller i dokumentene.
settings-camera = Kamera
settings-first-camera = Det første
settings-camera-pi = Raspberry Pi-kamera
settings-camera-usb = USB-kamera
settings-camera-film = Film
settings-camera-folder = Mappe med bilder
settings-camera-virtual = Virtuelt kamera
settings-looking-for-cameras = Leter etter kameraer …
settings-looking-through = Ser gjennom det …
settings-camera-sees = Dette ser kameraet: { $width } × { $height }.
settings-take-camera = Bruk dette kameraet
settings-tile-set = Brikkesett
settings-any-set = Alle
settings-sets-help = Et sett som kiosken har lært, leses sikrere.
settings-new-set = Lær inn et nytt brikkesett
settings-remove-set = Fjern
settings-remove-set-question = Glemme settet { $name }?
settings-theme = Utseende
settings-theme-dark = Mørk
settings-theme-light = Lys
settings-theme-contrast = Høy kontrast
settings-theme-colour-blind = For fargeblinde
settings-rotation = Snu bildet
settings-degrees = { $degrees }°
settings-motion = Bevegelse
settings-reveal = Vis poeng trinnvis
settings-yaku-names = Yaku-navn
settings-yaku-names-romaji = Japansk først
settings-yaku-names-local = Norsk først
settings-sound = Lyd
settings-voice = Stemme
settings-voice-missing = Ikke installert
settings-voice-needs = Stemmen krever pakken espeak-ng. Installer den, og start Tenbou på nytt.
settings-numerals = Tall på brikkene
settings-auto-photo = Automatisk bilde
settings-on = På
settings-off = Av
settings-name = Kioskens navn
settings-storage = Lagring
settings-folder = Alt ligger i { $folder }.
settings-free = { $size } er ledig.
settings-gigabytes = { $size } GB
settings-photos = Bilder
settings-photos-for-ever = Bilder for alltid
settings-back-up = Lag en kopi nå
settings-bring-back = Hent en kopi tilbake
settings-bring-back-question = { $name } erstatter alle spill og spillere her. Det som er her nå, blir lagret ved siden av.
settings-brought-back = { $name } er tilbake.
settings-which-kiosk = Hvilken kiosk er dette?
settings-replaces-kiosk = Den erstatter kopiens kiosk, som ikke brukes lenger
settings-one-more-kiosk = Den er enda en kiosk ved siden av den andre
settings-replaces-twin = Den erstatter den andre kiosken, som ikke brukes lenger
settings-beside-twin = Begge brukes. Dette er enda en kiosk
settings-is-now-replace = Denne kiosken erstatter den andre.
settings-is-now-copy = Dette er nå en egen kiosk.
settings-no-copies = Det finnes ingen kopi ennå.
settings-server = Klubbens server
settings-no-server = Ingen
settings-server-none = Flere kiosker deler én kveld via en PostgreSQL-server. Denne kiosken arbeider alene.
settings-server-address = Adresse
settings-server-wrong = Adressen må ligne postgresql://user@host/club.
settings-server-try = Prøv den
settings-server-trying = Venter på svar …
settings-server-answers = Den svarer og har klubbens tabeller.
settings-server-away = Den svarer ikke. Kiosken arbeider videre og sender alt senere.
settings-server-good = Siste kontakt kl. { $time }. Sendt siden start: { $count }.
settings-server-send = Send nå
settings-server-sending = Det nye blir sendt.
settings-server-prepare = Klargjør tabellene
settings-server-forget = Arbeid uten den
settings-about = Om
settings-about-value = Versjon, av
settings-about-title = Tenbou { $version }
settings-licence = Fri programvare under AGPL 3. Den bygger på andres arbeid:
settings-restart = Start på nytt
settings-shut-down = Slå av
settings-close-program = Lukk Tenbou
settings-switch-question = Alle spill er lagret og fortsetter etterpå.
settings-photos-kept =
    { $count ->
        [one] Ett bilde av en hånd er lagret.
       *[other] { $count } bilder av hender er lagret.
    }
settings-photos-days =
    { $count ->
        [one] Bilder lagret én dag
       *[other] Bilder lagret { $count } dager
    }
settings-seats-turned = Vendte plasser

## club-rules

club-rules-make = Lag klubbregler …
club-rules-title = Klubbregler
club-rules-save = Lagre
club-rules-base = Hvilke regler går du ut fra?
club-rules-from =
    { $count ->
        [0] { $rules }, ingenting endret
        [one] { $rules }, 1 endring
       *[other] { $rules }, { $count } endringer
    }
club-rules-departs = Husregel; boka: { $value } ({ $section })
club-rules-book = { $rules }: { $value } ({ $section })
club-rules-as-book = Som i boka
club-rules-name = Navn på reglene
club-rules-saved = Lagret. Kiosken spiller nå etter { $name }.
