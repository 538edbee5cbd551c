## hand-refused

hand-refused-meld-size = Dette settet må ha { $wanted } brikker, ikke { $count }.
hand-refused-no-chi = { $tiles } er ikke en sekvens: den må være tre på rad i samme sort.
hand-refused-chi-from-left = En sekvens kan bare tas fra spilleren til venstre.
hand-refused-not-alike = { $tiles }: brikkene i dette settet må være like.
hand-refused-kong-from-nobody = En lukket quad tas ikke fra noen.
hand-refused-too-many-melds = En hånd har høyst fire åpne sett; denne har { $count }.
hand-refused-hand-size = Hånden må ha { $wanted } brikker utenom de åpne settene, vinnerbrikken medregnet, men har { $count }.
hand-refused-fifth-copy = Brikken { $tile } er med { $count } ganger, men et mahjongsett har bare fire av hver.
hand-refused-too-many-indicators = Det er høyst fem doraindikatorer og fem uraindikatorer under dem.
hand-refused-ippatsu-without-riichi = Ippatsu krever riichi.
hand-refused-rinshan-not-drawn = Seier etter en quad er alltid tsumo.
hand-refused-chankan-drawn = Chankan er alltid ron.
hand-refused-haitei-not-drawn = Seier på siste brikke i muren er alltid tsumo.
hand-refused-houtei-drawn = Seier på siste kast er alltid ron.
hand-refused-ippatsu-after-kong = En quad avbryter ippatsu, så seier etter en quad kan ikke også ha ippatsu.
hand-refused-first-turn-riichi = Seier i første tur kan ikke ha riichi eller quad.
hand-refused-first-turn-last-tile = Første tur kan ikke også være siste brikke.
hand-refused-first-turn-of-east = Øst begynner, så den første turen til Øst er over før noen andre kaster.
hand-refused-robbed-last-discard = Siste brikke kan ikke brukes til quad, så en stjålet brikke er ikke siste kast.
hand-refused-self-drawn-discarder = Ved tsumo har ingen kastet brikken.
hand-refused-own-discard = Man kan ikke vinne på sitt eget kast.
hand-refused-liable-winner = Vinneren kan ikke selv være ansvarlig (pao).
hand-refused-counted-below-zero = Honba og riichipinner kan ikke bli under 0.
hand-refused-open-riichi = Riichi krever lukket hånd, og denne har et åpent sett.
hand-refused-rinshan-without-kong = Seier etter en quad krever en quad på hånden.
hand-refused-first-turn-melds = Seier i første tur kan ikke ha åpne sett.
hand-refused-robbed-tile = En stjålet { $tile } må være den eneste på hånden: de tre andre ligger i trippelen.
hand-refused-too-many-reds = Brikken { $tile } er med { $count } ganger, men { $rules } har { $most }.
hand-refused-no-nagashi = { $rules } har ikke nagashi mangan ({ $section }).
hand-refused-no-worth = Oppgi hva hånden er verdt.
hand-refused-no-winning-tile = Vinnerbrikken mangler.
hand-refused-all-hands = Etter { $rules } teller alle fire hender.
hand-refused-nts-needs-draw = Siste brikke i muren, løs brikke etter en quad og himmelens hånd er alltid på eget trekk.
hand-refused-nts-needs-discard = Siste kast, stjålet quad og jordens hånd er alltid på et kast.
hand-refused-nts-too-few-kongs = Vinneren har for få quader til en løs brikke etter en quad.
hand-refused-nts-loose-tile = En løs brikke etter en quad er ikke siste brikke i muren.
hand-refused-nts-heaven = Bare Øst kan gå ut med de første fjorten brikkene, uten åpne sett.
hand-refused-nts-earth = Jordens hånd er en seier på det første kastet fra Øst, uten åpne sett.
hand-refused-nts-three-players = Disse reglene er ikke for tre spillere.
hand-refused-nts-dreamer = En drømmer står bare over når fem kan være med og fire spiller.
hand-refused-nts-no-north = Med tre spillere er det ingen nordrunde.
hand-refused-nts-green-round = Den grønne dragens runde er for tre eller fem spillere.
hand-refused-nts-ruling = Det er en herskende spiller bare med tre spillere i den grønne dragens runde.
hand-refused-nts-fifth-tile = Brikken { $tile } er på bordet { $count } ganger, men et mahjongsett har bare fire.
hand-refused-nts-no-lucky = Etter disse reglene spilles det uten lykkebrikker.
hand-refused-nts-lucky-twice = Hver lykkebrikke finnes bare én gang. Se hvilken hånd den hører til.
hand-refused-nts-hand-size = { $wind } har { $count } brikker; det skal være 13.
hand-refused-nts-not-in-play = Tre spillere spiller uten { $tile }.
hand-refused-nts-open-chows = Med tre spillere kan man ikke ta sekvenser.
hand-refused-nts-not-together = To av disse omstendighetene kan ikke stemme samtidig. Sjekk dem igjen.
hand-refused-nts-robbed-pung = En quad kan bare stjeles fra en åpen trippel, og { $wind } har ingen åpen trippel av { $tile }.
hand-refused-nts-fifteenth-kong = Det ligger { $count } quader på bordet. Etter { $most } quader gir den neste uavgjort.
hand-refused-nts-ruling-missing = Velg hvem som hersker: dette er den grønne dragens runde med tre spillere.
hand-refused-nts-counted-limit = { $wind } telte { $points }. En hånd teller 0 til { $most }.
hand-refused-nts-claims-need-discard = Flere spillere kan bare gå ut på et kast.
hand-refused-norths-set-aside = Det kan være lagt til side 0 til 4 nord.
hand-refused-two-dice = To terninger viser 2 til 12.
hand-refused-north-is-no-bonus = Nord er ikke en bonusbrikke i { $rules }.
hand-refused-tile-of-four-players = { $tile } brukes ikke med tre spillere: av wan er det bare 1 og 9.
hand-refused-chi-of-three-players = Med tre spillere kan man ikke stjele til sekvens.
hand-refused-north-of-three-players = Tre spillere sitter på Øst, Sør og Vest.
hand-refused-no-claims = I { $rules } stjeles det ikke: hånden må være lukket og vunnet på tsumo.

## night-refused

night-refused-still-open = { $name } er fortsatt i gang. Avslutt den først.
night-refused-games-run = Det spilles fortsatt ved bord { $tables }. Avslutt spillet, og avslutt så kvelden.
night-refused-none-open = Ingen klubbkveld er i gang. Start en først.
night-refused-none-yet = Det har ikke vært noen klubbkveld ennå. Start en først.
night-refused-here-already = { $name } står allerede på kveldens liste.
night-refused-not-here = { $name } står ikke på kveldens liste.
night-refused-needs-name = En spiller må ha et navn.
night-refused-file-too-large = { $file } er for stor til en spillerliste. Velg en annen fil.
night-refused-file-not-read = { $file } kan ikke leses som tekst. Lagre den som CSV i UTF-8.
night-refused-no-name = «{ $name }…» kan ikke være et navn: bruk én linje på høyst { $most } bokstaver.
night-refused-no-number = «{ $number }» er ikke et EMA-nummer: bruk bare sifre.
night-refused-number-and-guest = { $name } har et EMA-nummer og kan derfor ikke være gjest.
night-refused-same-name = Det finnes allerede en { $name }. Velg et navn som skiller de to.
night-refused-same-number = { $name } har allerede EMA-nummer { $number }.
night-refused-no-limit = Disse reglene har ingen tidsgrense. Oppgi minuttene.
night-refused-bad-minutes = Signalet må komme før slutt, og en runde må vare under 24 timer.
night-refused-clock-paused = Klokken er allerede satt på pause.
night-refused-clock-runs = Klokken går allerede.
night-refused-cannot-add = Det er for mye tid til bord { $table }.
night-refused-no-clock = Start klokken først.
night-refused-has-begun = Runde { $round } ved bord { $table } er allerede startet.
night-refused-not-begun = Bord { $tables } har ikke startet runde { $round }. Start den først.
night-refused-table-busy = Det spilles fortsatt ved dette bordet. Avslutt spillet først.
night-refused-cannot-write = { $path } kan ikke lagres. Velg en annen mappe.
night-refused-plan-rounds = En plan kan ha 1 til { $most } runder.
night-refused-too-many = En plan kan ha høyst { $most } spillere.
night-refused-not-seated = Det er ingen bordplan for i kveld ennå. Lag en først.
night-refused-report-waits = { $tables } Rett det, og eksporter så rapporten.
night-refused-no-game = Det er ikke spilt noen spill i { $name }.
night-refused-elsewhere = { $name } kjører på en annen kiosk. Gjør det der.
night-refused-open-elsewhere = { $name } er i gang på en annen kiosk. Spillene på denne kiosken hører med til den.
night-refused-two-numbers = { $one } og { $other } har ulike EMA-numre og er derfor to personer.
night-refused-opponents = { $one } og { $other } har spilt mot hverandre og er derfor to personer.
night-refused-no-power = Denne maskinen kan ikke slås av herfra.
night-refused-too-few =
    { $count ->
        [one] Det er { $count } spiller her. Et bord trenger fire.
       *[other] Det er { $count } spillere her. Et bord trenger fire.
    }

## refused

refused-over-rounds = Den siste runden er spilt. Avslutt spillet, eller angre den siste hånden.
refused-over-time = Tiden er ute. Avslutt spillet, eller angre den siste hånden.
refused-over-below-zero = En spiller er under null. Avslutt spillet, eller angre den siste hånden.
refused-over-points-reached = En spiller har nådd poenggrensen. Avslutt spillet, eller angre den siste hånden.
refused-over = Den siste hånden er spilt, så Øst skifter ikke lenger.
refused-twice-winner = { $name } er oppgitt to ganger som vinner.
refused-twice-tenpai = { $name } er oppgitt to ganger som i tenpai.
refused-twice-having-nagashi-mangan = { $name } er oppgitt to ganger med nagashi mangan.
refused-dead-hand-cannot-win = { $name } har død hånd og kan ikke vinne.
refused-dead-hand-cannot-be-tenpai = { $name } har død hånd og kan ikke være i tenpai.
refused-dead-hand-cannot-declare-riichi = { $name } har død hånd og kan ikke melde riichi.
refused-dead-hand-cannot-have-nagashi-mangan = { $name } har død hånd og kan ikke få nagashi mangan.
refused-four-riichi = Alle fire er i riichi, så hånden avbrytes{ $cite }.
refused-no-late-rule = { $rules } har ingen straff for å komme for sent. Gi straffpoeng i stedet.
refused-not-late = Oppgi hvor mange minutter for sent { $name } kom.
refused-too-late = Etter { $most } minutter må en reserve spille for { $name }{ $cite }.
refused-nothing-to-cancel = Det er ingen straff eller bonus å annullere her.
refused-no-reason = Velg en grunn.
refused-nothing-changed = Ingenting er endret.
refused-below-none = Honba og riichipinner kan ikke bli under 0.
refused-no-riichi = { $rules } har ikke riichi.
refused-does-not-sum = Poengene går ikke opp: det én får, må en annen gi.
refused-no-such-round =
    Et spill etter { $rules } har { $count ->
        [one] 1 runde
       *[other] { $count } runder
    }.
refused-too-many-sticks = Det kan ikke være { $count } riichipinner ved ett bord.
refused-no-points = Oppgi et antall poeng, 1 eller flere.
refused-other-rules = Dette spillet bruker { $wanted } versjon { $wanted_version }, og her finnes bare { $here } versjon { $here_version }.
refused-starts-below-zero = Ingen kan starte med mindre enn 0 poeng.
refused-no-yakitori = { $rules } har ingen poeng for yakitori{ $cite }.
refused-time-twice = Tiden er allerede meldt.
refused-hand-running = En hånd er i gang. Spill den ferdig, eller angre den først.
refused-not-complete = Spillet er ikke ferdigspilt. Avslutt det etter avtale hvis dere vil stoppe her.
refused-dealer-may-not-stop = { $name } kan ikke avslutte spillet nå{ $cite }.
refused-complete = Spillet er ferdigspilt. Avslutt det som ferdig.
refused-riichi-not-tenpai = { $name } har meldt riichi og må vise en hånd i tenpai. Ellers er det chombo{ $cite }.
refused-no-nagashi = Dette spillet har ikke nagashi mangan.
refused-no-nagashi-player = Velg hvem som har nagashi mangan.
refused-no-such-abort = Etter { $rules } avbrytes ikke hånden av den grunn{ $cite }.
refused-annulled-by-abort = Bare ron på riichikastet gjør riichien ugyldig.
refused-annulled-by-self-draw = Bare ron på riichikastet gjør riichien ugyldig.
refused-not-four-riichi = Bare { $count } av de fire er i riichi, så hånden fortsetter.
refused-points-differ = Hånden til { $name } gir { $right } poeng, ikke { $given }.
refused-too-many-yakuman = { $rules } har høyst { $most } yakuman per hånd; hånden til { $name } fikk { $given }.
refused-no-value = Oppgi hva hånden til { $name } er verdt: han og fu, eller poeng.
refused-impossible-points = Ingen hånd gir nøyaktig { $points } poeng her.
refused-impossible-han = Hånden til { $name } kan ikke ha { $han } han.
refused-impossible-fu = En hånd med { $han } han trenger fu, for eksempel { $fu }.
refused-no-such-fu-by-tsumo = { $han } han med { $given } fu finnes ikke ved tsumo. Det kan for eksempel være { $fu }.
refused-no-such-fu-by-ron = { $han } han med { $given } fu finnes ikke ved ron. Det kan for eksempel være { $fu }.
refused-unknown-kind = Ukjent notering. Kjente: { $known }.
refused-bad-event = Denne noteringen kan ikke leses.
refused-sequence = Ventet hendelse { $wanted }, fikk hendelse { $given }.
refused-started = Dette spillet er allerede startet.
refused-not-started = Start spillet først, med regler og spillere.
refused-ended = Spillet er slutt. Angre avslutningen for å endre noe.
refused-nothing-to-undo = Det er ingenting å angre.
refused-start-stays = Starten på et spill kan ikke angres. Start et annet spill.
refused-nothing-to-redo = Det er ingenting å gjøre om.
refused-same-id = Hendelse { $id } finnes allerede i dette spillet.
refused-liable-winner = { $name } vant og kan ikke også være ansvarlig (pao).
refused-no-liability = { $rules } har ikke ansvar (pao). Ikke velg noen.
refused-nothing-fed = Ingen er ansvarlig (pao) for hånden til { $name }: det gjelder bare { $yaku } ({ $section }).
refused-no-chombo = Dette spillet har ikke chombo. Noter en død hånd.
refused-dead-twice = { $name } har allerede død hånd.
refused-no-riichi-to-annul = { $name } er ikke i riichi.
refused-not-last-riichi = Riichien til { $name } gjelder: { $last } meldte riichi etterpå.
refused-no-name = Alle plasser må ha en spiller.
refused-same-player = { $name } kan ikke sitte på to plasser.
refused-not-the-same-four = Bare spillere ved dette bordet kan bytte plass med poengene sine.
refused-no-substitute-rule = { $rules } har ingen poeng for reserver. Endre spillerens navn i stedet.
refused-already-begun = Det er allerede spilt hender, så det er for sent å spille fra starten.
refused-han-differ = Yaku i hånden til { $name } gir { $sum } han, ikke { $han }.
refused-riichi-not-declared = Hånden har riichi, men { $name } har ingen riichipinne på bordet.
refused-riichi-not-counted = { $name } er i riichi, men hånden teller det ikke med. Regn den ut på nytt.
refused-payments-differ = Betalingene skal være { $right }, ikke { $given }.
refused-no-settlement = Her teller alle hender. Oppgi hva hver plass får eller betaler.
refused-winner-pays = { $name } vant og betaler ingen.
refused-no-winner = Det mangler en vinner.
refused-several-self-drawn = Bare én spiller kan vinne på tsumo.
refused-own-discard = { $name } kan ikke vinne på sitt eget kast.
refused-three-ron = Etter { $rules } avbrytes hånden ved tre vinnere på samme kast{ $cite }.
refused-too-many-winners = Etter { $rules } kan ikke { $count } spillere vinne på samme kast{ $cite }.
refused-riichi-without-points = { $name } har { $points } poeng, og riichi koster { $stake }{ $cite }.
refused-riichi-twice = { $name } er allerede i riichi.
refused-dead-gains = { $name } har død hånd og kan ikke få poeng.
refused-settlement-limit = { $name } ville få { $points }; en hånd gir høyst { $most }.
refused-table-changed = Bordet endret seg før dette ble notert. Se på det igjen, og bekreft så.
refused-head-bump = I { $rules } vinner bare den første i tur etter { $discarder }{ $cite }: det er { $name }.
refused-riichi-stays = I { $rules } blir riichipinnen liggende, uansett hvem som vinner på riichikastet{ $cite }.
refused-no-ron = I { $rules } kan ingen vinne på et kast{ $cite }.
refused-nobody-at-north = Ved et bord med tre sitter ingen på Nord.
refused-dreams = { $name } står over denne hånden.
refused-no-dreamer = Ingen står over ved dette bordet: det finnes ingen plass D.
refused-too-many-players = Etter disse reglene kan man ikke være fem ved et bord.
refused-no-green-round = Den grønne dragens runde er for tre eller fem spillere.
refused-set-not-claimed = Ingen er ansvarlig (pao) for denne hånden: et av settene er lukket, så ingen har gitt det fra seg ({ $section }).
refused-name-two-yaku = Med { $counters } honba trenger en hånd to yaku ({ $section }). Oppgi brikkene eller yaku for { $name }.
refused-needs-two-yaku = Med { $counters } honba trenger en hånd to yaku ({ $section }); { $name } har bare én.
refused-han-and-fu-swapped = { $han } han og { $fu } fu er byttet om. Oppgi { $fu } han og { $han } fu.
refused-no-such-hand = Ingen tidligere hånd her endte slik. Ingenting er rettet.
refused-not-a-hand = Når en hånd rettes, kan det være riichi og døde hender, og til slutt må det stå hvordan hånden endte.
refused-no-longer-fits = Med dette stemmer ikke hånd { $hand } lenger. { $why }
refused-winds-differ = { $name } har nå andre vinder i denne hånden. Regn den ut på nytt.

## rules-refused

rules-refused-wrong = { $file }: { $field } er { $value }. Tillatt: { $allowed }.
rules-refused-missing = { $file }: { $field } mangler. Nødvendig: { $allowed }.
rules-refused-unknown = { $file }: feltet «{ $field }» finnes ikke. Tillatt: { $allowed }.
rules-refused-no-such-rules = Regelsettet «{ $name }» finnes ikke. Velg { $known }, eller stien til en .toml-fil.
rules-refused-no-such-version = Versjon { $version } av { $name } finnes ikke her. Den nyeste er { $newest }.
rules-refused-no-file = Filen { $file } finnes ikke. Sitter minnepinnen fortsatt i?
rules-refused-folder = { $file } er en mappe. Velg en .toml-fil.
rules-refused-not-utf-8 = { $file } er ikke UTF-8-tekst.
rules-refused-unreadable = { $file } kan ikke leses som en regelfil.
rules-refused-not-toml = { $file } er ikke gyldig TOML: { $error }.
rules-refused-not-own = { $file } er ikke klubbens regelfil.
rules-refused-allowed-own-id = en id som ikke brukes av et innebygd regelsett
rules-refused-allowed-game-or-book = { $names }, eller regelsettet det bygger på
rules-refused-allowed-table-of = en tabell med { $names }
rules-refused-allowed-true-or-false = true eller false
rules-refused-allowed-whole-number = et heltall fra { $least } til { $most }
rules-refused-allowed-text = tekst
rules-refused-allowed-section = et avsnitt, som «4.1.1» eller «house rule»
rules-refused-allowed-list = en liste
rules-refused-allowed-list-of = en liste med { $count }
rules-refused-allowed-tiles = brikker som 23468s6z
rules-refused-allowed-list-of-names = en liste med { $names }
rules-refused-allowed-each-once = hvert navn én gang
rules-refused-allowed-list-with-each = en liste med hver av { $names }
rules-refused-allowed-multiple = et tall som { $of } går opp i
rules-refused-allowed-sum-to-nothing = { $count } tall som til sammen blir 0
rules-refused-allowed-within-minutes = et heltall fra 0 til { $minutes } (tournament.minutes)
rules-refused-allowed-version-of-book = en versjon av regelsettet
rules-refused-allowed-table = en tabell

## setting-refused

setting-refused-wrong = «{ $setting }» må være { $allowed }.
setting-refused-kept-usual = { $refused } Inntil da brukes { $usual }.
setting-refused-unreadable = Innstillingene i { $file } kan ikke leses. Standardinnstillingene brukes.
setting-refused-no-toml = { $file } er ikke gyldig TOML. Standardinnstillingene brukes.
setting-refused-no-toml-kept = Innstillingsfilen er ikke gyldig TOML. Standardinnstillingene brukes, og filen er beholdt som { $file }.
setting-refused-allowed-one-of = en av { $names }
setting-refused-allowed-rules = en av { $names }, eller stien til en .toml-fil
setting-refused-allowed-camera = en av { $names }, med en kilde etter et kolon, eller tom
setting-refused-allowed-tile-set = navnet på et brikkesett
setting-refused-allowed-on-or-off = on eller off
setting-refused-allowed-days = et antall dager opp til { $most }, eller 0 for alltid
setting-refused-allowed-server = som postgresql://user@host/club, eller tom
setting-refused-allowed-name = et navn på høyst { $most } bokstaver
setting-refused-allowed-degrees = en av { $names } grader

## refused: each code one meaning

refused-event-field-wrong = «{ $field }» må være { $allowed }.
refused-event-field-unknown = Feltet «{ $field }» finnes ikke her. Bruk { $known }.
refused-event-field-missing = «{ $field }» mangler.
refused-event-not-an-object = En hendelse må være et JSON-objekt med kind, id og sequence.
refused-handicap-does-not-sum = Et handikap går fra én spiller til en annen. Det må bli 0 til sammen, ikke { $sum }.
refused-correction-does-not-sum = Med riichipinnene får bordet { $sum } poeng for mye. Summen må være 0.
refused-settlement-does-not-sum = Betalingene blir { $sum } til sammen; det må være 0.
refused-dice-thrown = Denne hånden er allerede i gang, så terningene er kastet.
refused-id-of-another-game = Hendelse { $id } finnes allerede i et annet spill.
refused-undone-does-not-count = Det du vil angre, er ikke en del av dette spillet.
refused-no-nagashi-rule = { $rules } har ikke nagashi mangan{ $cite }.
refused-no-correction-reason = Velg en grunn til rettelsen.
refused-already-seated-so = Spillerne sitter allerede slik.
refused-no-sticks-rule = { $rules } har ingen riichipinner.
refused-no-chombo-rule = { $rules } har ikke chombo. Noter en død hånd for { $name }.
rules-refused-not-a-rule-file = { $file } kan ikke leses som regelfil.

## notation

notation-one-tile = «{ $text }» må være én brikke, for eksempel 5m, 0s eller 7z.
notation-no-digit = «{ $text }»: det er ikke noe tall foran «{ $letter }».
notation-no-such-honour = «{ $text }»: det finnes ingen brikke { $tile }. Vinder og drager er 1z til 7z.
notation-not-a-tile = «{ $text }»: «{ $letter }» er ikke en brikke. Skriv tall og så m, p, s eller z, for eksempel 123m406p99s1z.
notation-no-suit = «{ $text }»: etter { $digits } må det stå m, p, s eller z.

## event-allowed

event-allowed-text = én linje på høyst { $most } tegn
event-allowed-number = et heltall fra { $least } til { $most }
event-allowed-true-or-false = true eller false
event-allowed-by-seat = oppgitt for hver plass: E, S, W, N og D der fem spiller
event-allowed-list = en liste
event-allowed-object = et objekt
event-allowed-own-id = en entydig id
event-allowed-hand-event = en hendelse i en hånd
event-allowed-event = en hendelse: { $why }

## rules-refused-value

rules-refused-value-text = «{ $text }»
rules-refused-value-too-long = et tall som er for langt til å vise

## night: what was asked for

refused-payment = { $name } { $points }
night-refused-one-entry = { $name } er allerede én spiller.
night-refused-wrong-ending = { $name } må slutte på { $allowed }.
night-refused-no-matplotlib = En PDF krever matplotlib. Installer tenbou[reports].
night-refused-no-such-night = Det finnes ingen klubbkveld «{ $name }». Oppgi datoen, for eksempel 2026-11-16.
night-refused-line = Linje { $line }: { $why }
night-refused-empty-file = Filen er tom. Første linje må navngi kolonnene.
night-refused-no-column-of-names = Ingen kolonne har navnene. Kall en av dem «name» eller «first name».
night-refused-wrong-cells = Linjen har { $count } celler, men første linje har { $wanted }.
night-refused-guest-or-not = «{ $text }» sier ikke om dette er en gjest. Skriv yes eller no.
night-refused-not-csv = Linje { $line } er ikke CSV: { $error }.
night-refused-no-such-column = Det finnes ingen kolonne «{ $name }». Bruk { $known }.
night-refused-column-twice = Kolonnen «{ $name }» forekommer to ganger.
night-refused-no-such-player = Det er ingen spiller «{ $name }» her.
night-refused-which-player = «{ $text }» kan være { $names }. Skriv mer av navnet.
night-refused-not-in-club = Denne spilleren er ikke i klubben.
night-refused-written-twice = Det er { $count } spillere som heter { $name }. Slå dem sammen med «tenbou club players merge», eller gi en av dem et nytt navn.
night-refused-on-list-twice = En spiller står på listen to ganger.
night-refused-too-many-lines = En .xlsx-fil har plass til { $most } linjer, og det er flere. Lagre den som .csv.
night-refused-no-such-table = Runde { $round } har ikke noe bord { $table }, bare { $tables }.
night-place-table = Bord { $table }
night-place-table-in-round = Bord { $table } i runde { $round }
night-table-no-game = Det er ikke noe spill her fra bord { $table } i runde { $round }.
night-table-not-ended = { $place } er ikke ferdig.
night-table-wrong-sum = { $place } stemmer ikke: poengene blir { $points } og skulle blitt { $should }.
night-table-other-points = { $place } har andre poeng i resultatet enn i hendene.
night-refused-say-it-in-the-file = Skriv det i klubbens regelfil: [play] dealer_extra = false.
