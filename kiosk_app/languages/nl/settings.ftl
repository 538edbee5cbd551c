## settings

settings-title = Instellingen
settings-language = Taal
settings-rules = Spelregels
settings-own-rules = Regelbestand van de club …
settings-no-rule-files = Geen .toml-bestand gevonden op een USB-stick of bij Documenten.
settings-camera = Camera
settings-first-camera = Automatisch
settings-camera-pi = Raspberry Pi-camera
settings-camera-usb = USB-camera
settings-camera-film = Videobestand
settings-camera-folder = Map met foto's
settings-camera-virtual = Virtuele camera
settings-looking-for-cameras = Camera's zoeken …
settings-looking-through = De camera wordt geopend …
settings-camera-sees = Dit ziet de camera: { $width } × { $height }.
settings-take-camera = Deze camera gebruiken
settings-tile-set = Stenenset
settings-any-set = Elke set
settings-sets-help = Een set die is ingeleerd, herkent de kiosk beter.
settings-new-set = Nieuwe set inleren
settings-remove-set = Verwijderen
settings-remove-set-question = De stenenset { $name } verwijderen?
settings-theme = Thema
settings-theme-dark = Donker
settings-theme-light = Licht
settings-theme-contrast = Hoog contrast
settings-theme-colour-blind = Voor kleurenblinden
settings-rotation = Scherm draaien
settings-degrees = { $degrees }°
settings-motion = Animaties
settings-reveal = Score stap voor stap
settings-yaku-names = Namen van yaku
settings-yaku-names-romaji = Japans eerst
settings-yaku-names-local = Nederlands eerst
settings-sound = Geluid
settings-voice = Stem
settings-voice-missing = Niet geïnstalleerd
settings-voice-needs = De stem heeft het pakket espeak-ng nodig. Installeer het en start Tenbou opnieuw.
settings-numerals = Cijfers op stenen
settings-auto-photo = Automatische foto
settings-on = Aan
settings-off = Uit
settings-name = Kiosknaam
settings-storage = Opslag
settings-folder = Gegevensmap: { $folder }
settings-free = { $size } vrij
settings-gigabytes = { $size } GB
settings-photos = Foto's
settings-photos-for-ever = Foto's altijd bewaren
settings-back-up = Back-up maken
settings-bring-back = Back-up terugzetten
settings-bring-back-question = { $name } vervangt alle spellen en spelers hier. Wat er nu staat, blijft als back-up bewaard.
settings-brought-back = { $name } is teruggezet.
settings-which-kiosk = Welke kiosk is dit?
settings-replaces-kiosk = Hij vervangt de kiosk van de back-up, die er niet meer is
settings-one-more-kiosk = Hij komt naast die andere kiosk
settings-replaces-twin = Hij vervangt de andere kiosk, die niet meer wordt gebruikt
settings-beside-twin = Beide worden gebruikt. Dit is er een bij
settings-is-now-replace = Deze kiosk vervangt de andere.
settings-is-now-copy = Dit is nu een aparte kiosk.
settings-no-copies = Er is nog geen back-up.
settings-server = Clubserver
settings-no-server = Geen
settings-server-none = Kiosken kunnen een clubavond delen via een PostgreSQL-server. Deze kiosk werkt alleen.
settings-server-address = Adres
settings-server-wrong = Het adres moet eruitzien als postgresql://user@host/club.
settings-server-try = Verbinding testen
settings-server-trying = Wachten op antwoord …
settings-server-answers = Verbonden, en de database is klaar.
settings-server-away = Geen antwoord. Deze kiosk werkt door en verstuurt alles later.
settings-server-good = Laatste contact om { $time }. Verstuurd sinds de start: { $count }.
settings-server-send = Nu versturen
settings-server-sending = Versturen …
settings-server-prepare = Database klaarzetten
settings-server-forget = Verbinding verbreken
settings-about = Over
settings-about-value = Versie, uitzetten
settings-about-title = Tenbou { $version }
settings-licence = Vrije software onder de AGPL 3, gebouwd op:
settings-restart = Herstarten
settings-shut-down = Uitzetten
settings-close-program = Tenbou sluiten
settings-switch-question = Alle spellen zijn opgeslagen en gaan daarna verder.
settings-photos-kept =
    { $count ->
        [one] Eén foto van een hand wordt bewaard.
       *[other] { $count } foto's van handen worden bewaard.
    }
settings-photos-days =
    { $count ->
        [one] Foto's { $count } dag bewaren
       *[other] Foto's { $count } dagen bewaren
    }
settings-storage-days =
    { $count ->
        [one] Foto's: { $count } dag
       *[other] Foto's: { $count } dagen
    }
settings-storage-for-ever = Foto's: altijd
settings-seats-turned = Plaatsen naar spelers

## club-rules

club-rules-make = Clubregels maken …
club-rules-title = Clubregels
club-rules-save = Opslaan
club-rules-base = Van welke regels ga je uit?
club-rules-from =
    { $count ->
        [0] { $rules }, niets gewijzigd
        [one] { $rules }, 1 wijziging
       *[other] { $rules }, { $count } wijzigingen
    }
club-rules-departs = Huisregel; regelboek: { $value } ({ $section })
club-rules-book = { $rules }: { $value } ({ $section })
club-rules-as-book = Zoals in het regelboek
club-rules-name = Naam van deze regels
club-rules-saved = Opgeslagen. Deze kiosk speelt nu volgens { $name }.
