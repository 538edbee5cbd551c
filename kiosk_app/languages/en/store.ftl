## storage

storage-disk-full = The disk is full, so nothing was saved. Free some space to continue.
storage-disk-read-only = Nothing can be saved to the disk, so nothing was changed. Check the SD card and its lock switch.
storage-disk-trouble = The disk has a problem, but nothing you recorded is lost. Check the SD card.
storage-store-busy = Another program is using the club file. Try again in a moment.
storage-store-damaged = The club file is damaged. Restart the kiosk to rebuild it.
storage-no-such-game = This game is not on this kiosk.
storage-not-this-kiosk = The game at table { $table } is recorded on another kiosk. Nothing was changed. Record it there.
storage-written-elsewhere = Another program just changed this game. Check the table, then try again.
storage-schema-older = The club server's database is from an older Tenbou. Nothing was changed. Set up the database in Settings, or with tenbou club sync --prepare-server.
storage-server-empty = The club server has no club database yet. Nothing was changed. Set up the database in Settings, or with tenbou club sync --prepare-server.
storage-schema-newer = { $what } is from a newer Tenbou. Nothing was changed. Update this kiosk.
storage-the-file = The club file
storage-the-server = The club server
storage-the-copy = The backup { $name }
storage-server-away = The club server is offline. This kiosk keeps working and sends later.
storage-server-differs = The club server has another version of the game at table { $table }. Both are kept. Choose in Settings, Storage.
storage-photos-removed = The disk was full, so the photos of { $count } older hands were removed. The points are safe.
storage-photo-not-kept = The points are safe, but the photo of this hand was not kept. { $trouble }
storage-no-events = This game has no events yet.
storage-no-such-file = There is no file { $name }. Nothing was changed.
storage-copy-damaged = { $name } { $wrong }. Nothing was changed. Choose another file.
storage-foreign-database = This is not a club database. Nothing was changed. Choose another, or an empty one.
storage-server-refused = The club server refused what was sent. Everything is kept here. Check the server's log.
storage-server-address = The server address must look like postgresql://user@host/club.
storage-no-club-part = A club server needs Tenbou's club extra. Install tenbou[club].
storage-not-in-store = The club night or a player of this game is not on this kiosk, so the game was not started. Add them first.
storage-not-open = The club file is not open yet.
storage-no-game = No game is running at this table. Start one first.
storage-migrated = The club file was updated, and a backup of the old one is kept.
storage-no-daily-copy = Today's backup failed. { $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = The club file { $wrong }.
storage-missing = is missing or empty
storage-nothing-in-it = is empty
storage-no-database = is not a database
storage-no-store = is not a club file
storage-damaged = is damaged
storage-changed-events = has altered events in a game
storage-put-aside = The old file was kept as { $name }.
storage-rebuilt-from = It was rebuilt from { $sources }.
storage-begun-anew = There was nothing to rebuild it from, so a new one was started.
storage-source-copy = the backup { $name }
storage-source-salvaged =
    { $count ->
        [one] { $count } later event still in the old file
       *[other] { $count } later events still in the old file
    }
storage-source-server =
    { $count ->
        [one] { $count } event from the club server
       *[other] { $count } events from the club server
    }
storage-server-no-help = The server could not help. { $trouble }
storage-look-at-last-hands = Check the last hands of the running games before you go on.
storage-store-in-use = Another Tenbou program is using the club folder. Nothing was changed. Try again when it has finished.
storage-in-use-by = { $program } has been using the club folder since { $since }. Nothing was changed. Close it, then try again.
storage-damaged-in-use = The club file { $wrong }, and { $program } has it open. Close that program and start it again to repair the file.
storage-changed-rows = has rows that differ from what was recorded
storage-foreign-parts = has something in it that is not from Tenbou
storage-was-repaired = was being repaired
storage-was-restored = was being replaced by a backup
storage-behind-gap =
    { $count ->
        [one] { $count } event is set aside because earlier ones are missing. It comes back if the club server or a backup has them.
       *[other] { $count } events are set aside because earlier ones are missing. They come back if the club server or a backup has those.
    }
storage-which-kiosk = { $name } is a backup of another kiosk. Nothing was changed. Does this machine replace that kiosk, or is it one more beside it?
storage-server-refuses-kiosk = The club server answers, but refuses this kiosk ({ $answer }). This kiosk keeps working. Check the server address.
storage-server-password = The club server does not accept this kiosk's user name or password. This kiosk keeps working. Enter the password again.
storage-server-database = The club server has no database with this name. This kiosk keeps working. Check the end of the server address.
storage-server-certificate = The club server can't prove that it is yours. Nothing was sent. Put its certificate into the club folder as server-ca.pem, or end its address with ?sslmode=require if the network is your own.
storage-kiosk-twin = Another kiosk with this kiosk's id has used the club server. This card was copied, or is an older image. Nothing was sent. Choose in Settings, Club server.
storage-rows-aside =
    { $count ->
        [one] { $count } entry could not be exchanged with the club server and was set aside. Everything else continues.
       *[other] { $count } entries could not be exchanged with the club server and were set aside. Everything else continues.
    }

## forks

forks-title = Two versions of a game
forks-none = Every game has one version.
forks-question = Table { $table }, started { $time }. Both are the same up to event { $common }. Which version counts? The other one is kept.
forks-here = On this kiosk
forks-other = The other version
forks-more =
    { $count ->
        [one] One more event, at { $time }
       *[other] { $count } more events, the last at { $time }
    }
forks-no-more = No more events
forks-last = Last: { $what }
forks-unreadable = This version needs a newer Tenbou.
forks-keep = This one counts
forks-settled = Saved. The other version stays in the file.

## storage: more

storage-no-copy-made = The club file { $wrong }, so no backup was made. Restart Tenbou to repair it.
storage-stick-not-written = No backup was saved on the USB stick “{ $name }”: it is full, write-protected or was pulled out. Everything is on this kiosk.
storage-no-fork = This game has only one version.
storage-fork-unreadable = The other version of this game can't be opened here. Nothing was changed. Update Tenbou, or keep the version on this kiosk.
storage-event-unreadable = An entry of this game can't be read. { $why } Nothing was changed. Update Tenbou if another of the club's kiosks has a newer version.
storage-sending-failed = Sending to the club server failed. This kiosk keeps working and tries again.
