## settings

settings-title = Instellingen
settings-language = Taal
settings-rules = Spelregels
settings-own-rules = Eigen bestand van de club …
settings-no-rule-files = Op geen USB-stick en niet bij de documenten staat een .toml-bestand.
settings-camera = Camera
settings-first-camera = De eerste
settings-camera-pi = Raspberry Pi-camera
settings-camera-usb = USB-camera
settings-camera-film = Video
settings-camera-folder = Map met foto's
settings-camera-virtual = Virtuele camera
settings-looking-for-cameras = Camera's zoeken …
settings-looking-through = Even kijken …
settings-camera-sees = Dit ziet de camera: { $width } × { $height }.
settings-take-camera = Deze camera gebruiken
settings-tile-set = Stenenset
settings-any-set = Elke set
settings-sets-help = Een set die de kiosk heeft geleerd, wordt zekerder gelezen.
settings-new-set = Nieuwe set inleren
settings-remove-set = Verwijderen
settings-remove-set-question = De set { $name } vergeten?
settings-theme = Thema
settings-theme-dark = Donker
settings-theme-light = Licht
settings-theme-contrast = Hoog contrast
settings-theme-colour-blind = Voor kleurenblinden
settings-rotation = Beeld draaien
settings-degrees = { $degrees }°
settings-motion = Animaties
settings-reveal = Score onthullen
settings-yaku-names = Namen van yaku
settings-yaku-names-romaji = Japans eerst
settings-yaku-names-local = Nederlands eerst
settings-sound = Geluid
settings-voice = Stem
settings-voice-missing = Niet geïnstalleerd
settings-voice-needs = De stem heeft het pakket espeak-ng nodig. Installeer het en start Tenbou opnieuw.
settings-numerals = Cijfers op stenen
settings-auto-photo = Foto vanzelf
settings-on = Aan
settings-off = Uit
settings-name = Kiosknaam
settings-storage = Opslag
settings-folder = Alles staat in { $folder }.
settings-free = { $size } is vrij.
settings-gigabytes = { $size } GB
settings-photos = Foto's
settings-photos-for-ever = Foto's voor altijd
settings-back-up = Back-up maken
settings-bring-back = Back-up terugzetten
settings-bring-back-question = { $name } vervangt alle spellen en spelers hier. Wat er nu is, blijft ernaast bewaard.
settings-brought-back = { $name } is terug.
settings-which-kiosk = Welke kiosk is dit?
settings-replaces-kiosk = Hij vervangt de kiosk van de kopie, die er niet meer is
settings-one-more-kiosk = Hij komt naast die andere kiosk
settings-replaces-twin = Hij vervangt de andere kiosk, die niet meer wordt gebruikt
settings-beside-twin = Beide worden gebruikt. Dit is er een bij
settings-is-now-replace = Deze kiosk vervangt de andere.
settings-is-now-copy = Dit is nu een eigen kiosk.
settings-no-copies = Er is nog geen kopie.
settings-server = Clubserver
settings-no-server = Geen
settings-server-none = Via een PostgreSQL-server delen meer kiosken één avond. Deze kiosk werkt alleen.
settings-server-address = Adres
settings-server-wrong = Het adres ziet eruit als postgresql://user@host/club.
settings-server-try = Proberen
settings-server-trying = Wachten op antwoord …
settings-server-answers = Hij antwoordt en heeft de tabellen van de club.
settings-server-away = Hij antwoordt niet. Deze kiosk werkt door en verstuurt alles later.
settings-server-good = Laatste contact om { $time }. Verstuurd sinds de start: { $count }.
settings-server-send = Nu versturen
settings-server-sending = Het nieuwe wordt verstuurd.
settings-server-prepare = Tabellen klaarzetten
settings-server-forget = Zonder server werken
settings-about = Over
settings-about-value = Versie, uitzetten
settings-about-title = Tenbou { $version }
settings-licence = Vrije software onder de AGPL 3. Ze steunt op het werk van anderen:
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
        [one] Foto's één dag bewaard
       *[other] Foto's { $count } dagen bewaard
    }
settings-seats-turned = Plaatsen gedraaid

## club-rules

club-rules-make = Clubregels maken …
club-rules-title = Clubregels
club-rules-save = Opslaan
club-rules-base = Van welke regels ga je uit?
club-rules-from =
    { $count ->
        [0] { $rules }, niets veranderd
        [one] { $rules }, 1 verandering
       *[other] { $rules }, { $count } veranderingen
    }
club-rules-departs = Huisregel; boek: { $value } ({ $section })
club-rules-book = { $rules }: { $value } ({ $section })
club-rules-as-book = Zoals in het boek
club-rules-name = Naam van deze regels
club-rules-saved = Opgeslagen. Deze kiosk speelt nu volgens { $name }.
