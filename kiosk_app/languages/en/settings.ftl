## settings

settings-title = Settings
settings-language = Language
settings-rules = Rule set
settings-own-rules = Club rule file …
settings-no-rule-files = No .toml file found on a USB stick or in Documents.
settings-camera = Camera
settings-first-camera = Automatic
settings-camera-pi = Raspberry Pi camera
settings-camera-usb = USB camera
settings-camera-film = Video file
settings-camera-folder = Folder of photos
settings-camera-virtual = Virtual camera
settings-looking-for-cameras = Looking for cameras …
settings-looking-through = Opening the camera …
settings-camera-sees = This is what it sees: { $width } × { $height }.
settings-take-camera = Use this camera
settings-tile-set = Tile set
settings-any-set = Any
settings-sets-help = The kiosk reads tile sets it has learned more reliably.
settings-new-set = Learn a new tile set
settings-remove-set = Remove
settings-remove-set-question = Remove the tile set { $name }?
settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-theme-colour-blind = Colour-blind safe
settings-rotation = Rotate screen
settings-degrees = { $degrees }°
settings-motion = Animations
settings-reveal = Score reveal
settings-yaku-names = Yaku names
settings-yaku-names-romaji = Japanese first
settings-yaku-names-local = English first
settings-sound = Sound
settings-voice = Voice
settings-voice-missing = Not installed
settings-voice-needs = The voice needs the package espeak-ng. Install it and restart Tenbou.
settings-numerals = Numbers on tiles
settings-auto-photo = Automatic photo
settings-on = On
settings-off = Off
settings-name = Name of this kiosk
settings-storage = Storage
settings-folder = Data folder: { $folder }
settings-free = { $size } free
settings-gigabytes = { $size } GB
settings-photos = Photos
settings-photos-for-ever = Keep photos forever
settings-back-up = Back up now
settings-bring-back = Restore a backup
settings-bring-back-question = { $name } replaces all games and players here. The current data is kept as a backup.
settings-brought-back = { $name } restored.
settings-which-kiosk = Which kiosk is this?
settings-replaces-kiosk = It replaces the kiosk in the backup, which is gone
settings-one-more-kiosk = It is one more kiosk, beside that one
settings-replaces-twin = It replaces the other kiosk, which is no longer used
settings-beside-twin = Both are used. This is one more kiosk
settings-is-now-replace = This kiosk replaces the other one.
settings-is-now-copy = This is now a separate kiosk.
settings-no-copies = No backups yet.
settings-server = Club server
settings-no-server = None
settings-server-none = Kiosks can share a club night through a PostgreSQL server. This one works alone.
settings-server-address = Address
settings-server-wrong = The address must look like postgresql://user@host/club.
settings-server-try = Test connection
settings-server-trying = Waiting for an answer …
settings-server-answers = Connected, and the database is ready.
settings-server-away = No answer. This kiosk keeps working and sends everything later.
settings-server-good = Last contact { $time }. Events sent since start: { $count }.
settings-server-send = Send now
settings-server-sending = Sending …
settings-server-prepare = Set up database
settings-server-forget = Disconnect
settings-about = About
settings-about-value = Version, power
settings-about-title = Tenbou { $version }
settings-licence = Free software under the AGPL 3, built on:
settings-restart = Restart
settings-shut-down = Shut down
settings-close-program = Close Tenbou
settings-switch-question = All games are saved and continue afterwards.
settings-photos-kept =
    { $count ->
        [one] One photo of a hand is kept.
       *[other] { $count } photos of hands are kept.
    }
settings-photos-days =
    { $count ->
        [one] Keep photos for 1 day
       *[other] Keep photos for { $count } days
    }
settings-storage-days =
    { $count ->
        [one] Photos: 1 day
       *[other] Photos: { $count } days
    }
settings-storage-for-ever = Photos: forever
settings-seats-turned = Seats face players

## club-rules

club-rules-make = Make club rules …
club-rules-title = Club rules
club-rules-save = Save
club-rules-base = Which rules do you want to start from?
club-rules-from =
    { $count ->
        [0] { $rules }, no changes
        [one] { $rules }, 1 change
       *[other] { $rules }, { $count } changes
    }
club-rules-departs = House rule; rule book: { $value } ({ $section })
club-rules-book = { $rules }: { $value } ({ $section })
club-rules-as-book = As in the rule book
club-rules-name = Name of these rules
club-rules-saved = Saved. This kiosk now plays by { $name }.
