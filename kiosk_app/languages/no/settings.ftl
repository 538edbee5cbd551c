## settings

settings-title = Innstillinger
settings-language = Språk
settings-rules = Regelsett
settings-own-rules = Klubbens regelfil …
settings-no-rule-files = Fant ingen .toml-fil på en minnepinne eller i Dokumenter.
settings-camera = Kamera
settings-first-camera = Automatisk
settings-camera-pi = Raspberry Pi-kamera
settings-camera-usb = USB-kamera
settings-camera-film = Videofil
settings-camera-folder = Mappe med bilder
settings-camera-virtual = Virtuelt kamera
settings-looking-for-cameras = Leter etter kameraer …
settings-looking-through = Åpner kameraet …
settings-camera-sees = Dette ser kameraet: { $width } × { $height }.
settings-take-camera = Bruk dette kameraet
settings-tile-set = Brikkesett
settings-any-set = Alle
settings-sets-help = Kiosken leser brikkesett den har lært inn, sikrere.
settings-new-set = Lær inn et nytt brikkesett
settings-remove-set = Fjern
settings-remove-set-question = Fjerne brikkesettet { $name }?
settings-theme = Tema
settings-theme-dark = Mørk
settings-theme-light = Lys
settings-theme-contrast = Høy kontrast
settings-theme-colour-blind = For fargeblinde
settings-rotation = Snu skjermen
settings-degrees = { $degrees }°
settings-motion = Animasjoner
settings-reveal = Poeng steg for steg
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
settings-folder = Datamappe: { $folder }
settings-free = { $size } ledig
settings-gigabytes = { $size } GB
settings-photos = Bilder
settings-photos-for-ever = Behold bilder for alltid
settings-back-up = Ta sikkerhetskopi
settings-bring-back = Gjenopprett en kopi
settings-bring-back-question = { $name } erstatter alle spill og spillere her. Det som er her nå, blir tatt vare på som sikkerhetskopi.
settings-brought-back = { $name } er gjenopprettet.
settings-which-kiosk = Hvilken kiosk er dette?
settings-replaces-kiosk = Den erstatter kiosken i kopien, som ikke brukes lenger
settings-one-more-kiosk = Den er enda en kiosk ved siden av den andre
settings-replaces-twin = Den erstatter den andre kiosken, som ikke brukes lenger
settings-beside-twin = Begge brukes. Dette er enda en kiosk
settings-is-now-replace = Denne kiosken erstatter den andre.
settings-is-now-copy = Dette er nå en selvstendig kiosk.
settings-no-copies = Det finnes ingen sikkerhetskopi ennå.
settings-server = Klubbens server
settings-no-server = Ingen
settings-server-none = Kiosker kan dele en klubbkveld via en PostgreSQL-server. Denne kiosken arbeider alene.
settings-server-address = Adresse
settings-server-wrong = Adressen må se ut som postgresql://user@host/club.
settings-server-try = Test forbindelsen
settings-server-trying = Venter på svar …
settings-server-answers = Tilkoblet, og databasen er klar.
settings-server-away = Ikke noe svar. Kiosken arbeider videre og sender alt senere.
settings-server-good = Siste kontakt kl. { $time }. Sendt siden start: { $count }.
settings-server-send = Send nå
settings-server-sending = Sender …
settings-server-prepare = Klargjør databasen
settings-server-forget = Koble fra
settings-about = Om
settings-about-value = Versjon, av
settings-about-title = Tenbou { $version }
settings-licence = Fri programvare under AGPL 3, bygd på:
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
        [one] Behold bilder i { $count } dag
       *[other] Behold bilder i { $count } dager
    }
settings-storage-days =
    { $count ->
        [one] Bilder: { $count } dag
       *[other] Bilder: { $count } dager
    }
settings-storage-for-ever = Bilder: alltid
settings-seats-turned = Plasser mot spillerne

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
club-rules-departs = Husregel; regelboken: { $value } ({ $section })
club-rules-book = { $rules }: { $value } ({ $section })
club-rules-as-book = Som i regelboken
club-rules-name = Navn på reglene
club-rules-saved = Lagret. Kiosken spiller nå etter { $name }.
