## camera

camera-tap-tiles = Tap the tiles
camera-from-file = From a file
camera-keep = Keep the tiles
camera-same-hand = This is still { $first }'s hand. Lay out { $name }'s.
camera-other-hand = Other hand in that photo
camera-looking = Lay out the hand, with the winning tile a little apart.
camera-taking = Taking a photo. Tap the picture to cancel.
camera-reading = Reading the photo …
tile-set-other-network = The tile set { $name } was learned with another version of Tenbou, so tiles are read without it. Learn it again in Settings.
camera-photos = Photos
camera-no-photos = No photos found. Plug in a USB stick, or put photos in the Pictures folder.
camera-trouble-starting = The camera is starting.
camera-trouble-busy = Another program is using the camera. Close that program.
camera-trouble-unplugged = The camera has stopped responding. Check its cable.
camera-trouble-none = No camera was found. Plug one in, choose a photo, or tap the tiles.
camera-trouble-switched-off = The camera is switched off. Switch it on again.
camera-trouble-no-permission = This user has no access to the camera. Add the user to the “video” group and log in again.
camera-trouble-no-software = The Raspberry Pi camera needs its software. Install the package python3-picamera2.
camera-trouble-old-software = Picamera2 { $version } is too old; { $needed } or newer is needed. Update the system.
camera-trouble-no-memory = There is no memory for the camera's pictures. Restart the machine. If that does not help, reinstall Raspberry Pi OS.
camera-trouble-not-started = The camera could not be started. Restart the machine, and check the camera cable.
camera-trouble-odd-picture = This camera's pictures can't be read here. Choose another camera.
camera-trouble-not-read = This picture could not be read. Trying the next one.
camera-trouble-no-film = Video { $name } not found. Check its name.
camera-trouble-not-a-film = { $name } is not a video. Choose another file.
camera-trouble-no-folder = There is no folder { $name }. Choose a folder with photos.
camera-trouble-no-photos = No photo in { $name } can be read. Put a JPEG photo there.
camera-photo-missing = { $name } was not found. Choose another photo.
camera-photo-folder = { $name } is a folder. Choose one photo in it.
camera-photo-not-a-file = { $name } is not a file. Choose a photo.
camera-photo-no-permission = No permission to open { $name }. Copy it and try again.
camera-photo-unreadable = { $name } can't be read from its disk. Copy it somewhere else and try again.
camera-photo-empty = { $name } is empty. Retake the photo.
camera-photo-not-a-picture = { $name } is not a picture. Choose a JPEG, PNG or WebP photo.
camera-photo-unsupported = { $name } is { $kind }, which can't be read here. Save it as JPEG.
camera-photo-cut-short = { $name } is incomplete. Copy it again, or retake the photo.
camera-photo-damaged = { $name } is damaged. Copy it again, or retake the photo.
camera-photo-too-small = { $name } has only { $width } × { $height } pixels. Take the photo at full size.
camera-photo-too-large = { $name } has { $megapixels } megapixels, too many to open. Save it as JPEG with at most { $most }.
camera-photo-too-many-bytes = { $name } is larger than { $most } MB. Save it as JPEG.
camera-photo-too-slow = { $name } takes too long to open. Save it as an ordinary JPEG.

## enrol

enrol-title = Learn a tile set
enrol-lay = Lay one of each tile face up in rows, as in the picture, with a gap between the rows and nothing else in view.
enrol-laid = Tiles are ready
enrol-opening = Opening the camera …
enrol-all-in-view = All rows in view, upright and sharp? Then take the photo.
enrol-take = Take the photo
enrol-looking = Looking for the rows …
enrol-found = { $count } tiles were found. Tap one that is wrong.
enrol-missing = Not found: { $tiles }. Retake the photo, or go on without them.
enrol-which = Which tile is this?
enrol-none = Leave it out
enrol-again = Retake
enrol-save = Save
enrol-name = What is this tile set called?
enrol-saved = { $name } is saved and in use.

## calibration

calibration-title = Camera check
calibration-open = Check position
calibration-looking = Looking for tiles …
calibration-good = The camera can stay as it is.
calibration-fair = Good enough, with little to spare.
calibration-poor = Not good enough yet.
calibration-tiles = Tiles in view
calibration-tiles-value = { $value }
calibration-light = Brightness
calibration-light-value = { $value }
calibration-tilt = Angle
calibration-tilt-value = { $value }°
calibration-size = Tile width
calibration-size-value = { $value } px
calibration-sharpness = Blur
calibration-sharpness-value = { $value }%
calibration-glare = Glare
calibration-glare-value = { $value }%
calibration-at-least = at least { $value }
calibration-at-most = at most { $value }
calibration-advice-tiles = Put at least five tiles face up, some in each corner of the table.
calibration-advice-light = The table is dark. Use a brighter lamp, or move it closer.
calibration-advice-tilt = The camera looks across the table at too low an angle. Mount it nearer the middle, looking down.
calibration-advice-size = The tiles are small. Mount the camera lower, or use one with a narrower view.
calibration-advice-sharpness = The picture is blurred. Clean the lens and fasten the mount. If the lens has no autofocus, turn it until the picture is sharp.
calibration-advice-glare = A lamp is reflecting off the tiles. Move it to the side, or soften it with paper.

## weights, tile sets and their photos

camera-trouble-ready = The camera is ready.
weights-missing = Tile recognition is not installed: { $name } is missing. Install Tenbou again, or tap the tiles.
weights-damaged = Tile recognition is damaged: { $name } is not the original file. Install Tenbou again, or tap the tiles.
tile-set-not-saved = The tile set can't be saved in { $folder }. Choose another folder.
tile-set-not-there = There is no tile set “{ $name }”, only { $known }. Choose one, or learn it first.
tile-set-none-yet = There is no tile set “{ $name }” yet. Learn it first.
tile-set-unreadable = The tile set “{ $name }” can't be read. Choose another in Settings, or tap the tiles.
tile-set-damaged = The tile set “{ $name }” is damaged. Learn it again.
tile-set-damaged-and-kept = The tile set “{ $name }” is damaged and kept as { $file }. Learn it again.
tile-set-newer = The tile set “{ $name }” is from a newer Tenbou. Update Tenbou, or learn it again.
tile-set-not-removed = The tile set “{ $name }” can't be removed from { $folder }.
tile-set-no-name = A tile set's name can have letters, digits, spaces, dots and dashes.
tile-set-no-features = { $name } can't compare tile sets. Install Tenbou again.
enrol-refused-missing = The photos don't show { $tiles }. Lay out all 34 tiles.
enrol-refused-in-photo = { $photo }: { $why }
enrol-refused-rows = There should be rows of { $wanted } tiles; rows of { $seen } were seen. Lay the tiles face up with a gap between the rows, and nothing else in view.
enrol-refused-no-rows = No rows were seen. Lay the tiles face up in rows of { $wanted }, with a gap between them and nothing else in view.
