## settings

settings-title = Settings
settings-language = Language
settings-rules = Rule set
settings-own-rules = A club's own file …
settings-no-rule-files = No .toml file was found on a USB stick or in the documents.
settings-camera = Camera
settings-first-camera = First found
settings-camera-pi = Raspberry Pi camera
settings-camera-usb = USB camera
settings-camera-film = Film
settings-camera-folder = Folder of photos
settings-camera-virtual = Virtual camera
settings-looking-for-cameras = Looking for cameras …
settings-looking-through = Looking through it …
settings-camera-sees = This is what it sees: { $width } × { $height }.
settings-take-camera = Use this camera
settings-tile-set = Tile set
settings-any-set = Any
settings-sets-help = A set that the kiosk has learned is read more surely.
settings-new-set = Learn a new tile set
settings-remove-set = Remove
settings-remove-set-question = Forget the tile set { $name }?
settings-theme = Look
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-theme-colour-blind = Colour-blind safe
settings-rotation = Turn the picture
settings-degrees = { $degrees }°
settings-motion = Motion
settings-sound = Sound
settings-numerals = Figures on tiles
settings-auto-photo = Automatic photo
settings-on = On
settings-off = Off
settings-name = Name of this kiosk
settings-storage = Storage
settings-folder = Everything is in { $folder }.
settings-free = { $size } are free.
settings-gigabytes = { $size } GB
settings-photos = Photos
settings-photos-for-ever = Photos for ever
settings-back-up = Back up now
settings-backed-up = Everything is in { $path }.
settings-bring-back = Bring a copy back
settings-bring-back-question = { $name } replaces all games and players here. What is there now is kept beside it.
settings-brought-back = { $name } is back.
settings-which-kiosk = Which kiosk is this?
settings-replaces-kiosk = It replaces the kiosk of the copy, which is gone
settings-one-more-kiosk = It is one more kiosk beside that one
settings-no-copies = There is no copy yet.
settings-server = Club server
settings-no-server = None
settings-server-none = Several kiosks share one evening over a PostgreSQL server. This kiosk works alone.
settings-server-address = Address
settings-server-wrong = The address has to look like postgresql://user@host/club.
settings-server-try = Try it
settings-server-trying = Waiting for its answer …
settings-server-answers = It answers, and has the club's tables.
settings-server-away = It does not answer. This kiosk works on and sends everything later.
settings-server-good = Last talked to at { $time }. Events sent since the start: { $count }.
settings-server-send = Send now
settings-server-sending = What is new is being sent.
settings-server-prepare = Prepare its tables
settings-server-forget = Work without it
settings-about = About
settings-about-value = Version, power
settings-about-title = Tenbou { $version }
settings-licence = Free software under the AGPL 3. It stands on the work of others:
settings-restart = Restart
settings-shut-down = Shut down
settings-close-program = Close Tenbou
settings-switch-question = All games are on disk and go on afterwards.
settings-photos-kept =
    { $count ->
        [one] One photo of a hand is kept.
       *[other] { $count } photos of hands are kept.
    }
settings-photos-days =
    { $count ->
        [one] Photos kept for a day
       *[other] Photos kept for { $count } days
    }
