## storage

storage-disk-full = The disk is full, so nothing was saved. Free some space to continue.
storage-disk-read-only = The disk cannot be written to, so nothing was changed. Check the card or its switch.
storage-disk-trouble = The disk has a problem, but nothing you recorded is lost. Check the SD card.
storage-store-busy = Another program is using the club file. Try again in a moment.
storage-store-damaged = The club file is damaged. Restart the kiosk to rebuild it.
storage-no-such-game = This game is not in this kiosk's store.
storage-not-this-kiosk = The game at table { $table } is recorded on another kiosk. Nothing was changed: record it there.
storage-written-elsewhere = Another program just changed this game. Check the table, then try again.
storage-schema-older = The club's server has the tables of an older Tenbou. Nothing was touched: prepare its tables in the settings, or with tenbou club sync --prepare-server.
storage-server-empty = The club's server has no tables yet. Nothing was touched: prepare its tables in the settings, or with tenbou club sync --prepare-server.
storage-schema-newer = { $what } is from a newer Tenbou. Update this kiosk; nothing was touched.
storage-the-file = The club's file
storage-the-server = The club's server
storage-the-copy = The copy { $name }
storage-server-away = The club server is offline. This kiosk keeps working and sends later.
storage-server-differs = The club server has another version of the game at table { $table }. Both are kept. Choose in Settings, Storage.
storage-photos-removed = The disk was full, so the photos of { $count } older hands were removed. The points are safe.
storage-photo-not-kept = The points are safe, but the photo of this hand is not kept. { $trouble }
storage-no-events = This game has no events yet.
storage-no-such-file = There is no file { $name }. Nothing was changed.
storage-copy-damaged = { $name } { $wrong }. Nothing was changed: choose another file.
storage-foreign-database = This database is not a club's. Nothing was changed: choose another, or an empty one.
storage-server-refused = The club's server refused what it was sent. Everything is kept here; look at the server's log.
storage-server-address = The server address must look like postgresql://user@host/club.
storage-no-club-part = To use a club's server, install Tenbou with its club part: tenbou[club].
storage-not-in-store = The night or a player of this game is not on this kiosk, so the game was not started. Add them first.
storage-not-open = The club's file is not open yet.
storage-no-game = No game is running at this table. Start one first.
storage-migrated = The club file was updated, and a backup of the old one is kept.
storage-no-daily-copy = Today's backup failed. { $trouble }
storage-rebuilt = { $sentences }
storage-file-wrong = The club's file { $wrong }.
storage-missing = is missing or empty
storage-nothing-in-it = has nothing in it
storage-no-database = is not a database
storage-no-store = is not a club's file
storage-damaged = is damaged
storage-changed-events = has changed events in a game
storage-put-aside = The old file was kept as { $name }.
storage-rebuilt-from = A new one was made from { $sources }.
storage-begun-anew = There was nothing to rebuild it from, so a new one was started.
storage-source-copy = the backup { $name }
storage-source-salvaged = { $count } later events that it still held
storage-source-server = { $count } events from the club's server
storage-server-no-help = The server could not help: { $trouble }
storage-look-at-last-hands = Look at the last hands of the running games before you go on.
storage-store-in-use = Another Tenbou program uses the club's folder. Nothing was changed: wait until it has ended, then try again.
storage-in-use-by = The club's folder has been in use by { $program } since { $since }. Nothing was changed: close it first, then try again.
storage-damaged-in-use = The club's file { $wrong }, and { $program } has it open. Close that program and start it again: it repairs the file.
storage-changed-rows = has rows that are not as they were written down
storage-foreign-parts = has something in it that Tenbou did not put there
storage-was-repaired = was being repaired
storage-was-restored = was being replaced by a copy
storage-behind-gap = { $count } events are kept aside, as some before them are lost; they come back if the club's server or a copy has those.
storage-which-kiosk = { $name } is a backup of another kiosk. Nothing was changed. Does this machine replace that kiosk, or is it one more beside it?
storage-server-refuses-kiosk = The club's server answers, but does not let this kiosk in ({ $answer }). This kiosk works on; look at the server's address.
storage-server-password = The club's server does not accept this kiosk's name or password. This kiosk works on; enter the password again.
storage-server-database = The club's server has no database of this name. This kiosk works on; look at the end of the server's address.
storage-server-certificate = The club's server can't prove that it is the club's. Nothing was sent: put its certificate into the club's folder as server-ca.pem, or end its address with ?sslmode=require if the network is your own.
storage-kiosk-twin = Another kiosk with this kiosk's id has used the club server. This card was copied, or is an older image. Nothing was sent. Choose in Settings, Club server.
storage-rows-aside =
    { $count ->
        [one] { $count } entry could not be exchanged with the club's server and was put aside. Everything else goes on.
       *[other] { $count } entries could not be exchanged with the club's server and were put aside. Everything else goes on.
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

storage-no-copy-made = The club's file { $wrong }, so no backup was made. Restart Tenbou to repair it.
storage-stick-not-written = No backup went onto the USB stick “{ $name }”: it is full, write-protected or was pulled out. Everything is on this kiosk.
storage-no-fork = This game has one record only.
storage-fork-unreadable = The other record of this game can't be opened here. Nothing was changed: update Tenbou, or keep the record that is here.
storage-event-unreadable = An entry of this game can't be read. { $why } Nothing was changed: update Tenbou if another kiosk of the club has a newer one.
storage-sending-failed = Sending to the club server failed. This kiosk keeps working and tries again.
