## hand-refused

hand-refused-meld-size = Et sett av denne typen har { $wanted } brikker, og dette har { $count }.
hand-refused-no-chi = { $tiles } er ingen sekvens: den må være tre på rad i samme sort.
hand-refused-chi-from-left = En sekvens tas bare fra spilleren til venstre.
hand-refused-not-alike = Brikkene i dette settet er ikke like: { $tiles }.
hand-refused-kong-from-nobody = En lukket quad er ikke tatt fra noen.
hand-refused-too-many-melds = En hånd har høyst fire åpne sett; denne har { $count }.
hand-refused-hand-size = En vinnerhånd har { $wanted } brikker utenom de åpne settene, vinnerbrikken medregnet; her er { $count }.
hand-refused-fifth-copy = Brikken { $tile } er med { $count } ganger; et mahjongsett har fire av hver.
hand-refused-too-many-indicators = Det er høyst fem doraindikatorer og fem under dem.
hand-refused-ippatsu-without-riichi = Ippatsu krever riichi.
hand-refused-rinshan-not-drawn = En seier etter en quad er selvtrukket.
hand-refused-chankan-drawn = Chankan vinnes på en annens brikke.
hand-refused-haitei-not-drawn = Siste brikke i muren er selvtrukket.
hand-refused-houtei-drawn = På siste kast vinner man fra en annen.
hand-refused-ippatsu-after-kong = En quad avbryter ippatsu, så en seier etter en quad kan ikke ha begge.
hand-refused-first-turn-riichi = En seier i første tur kommer før riichi og quad.
hand-refused-first-turn-last-tile = Første tur er ikke siste brikke.
hand-refused-first-turn-of-east = Øst begynner, så Østs første tur er over før noen kaster.
hand-refused-robbed-last-discard = Siste brikke kan ikke brukes til quad, så en stjålet brikke er ikke siste kast.
hand-refused-self-drawn-discarder = En selvtrukket brikke er ikke kastet av noen.
hand-refused-own-discard = Ingen vinner på sitt eget kast.
hand-refused-liable-winner = Vinneren kan ikke selv være ansvarlig (pao).
hand-refused-counted-below-zero = Honba og riichipinner telles fra 0.
hand-refused-open-riichi = En riichi-hånd er lukket; denne har et åpent sett.
hand-refused-rinshan-without-kong = En seier etter en quad krever en quad på hånden.
hand-refused-first-turn-melds = En seier i første tur har ingen åpne sett.
hand-refused-robbed-tile = En stjålet { $tile } er den eneste på hånden: de tre andre ligger i trippelen.
hand-refused-too-many-reds = Brikken { $tile } er der { $count } ganger; { $rules } har { $most }.
hand-refused-nobody-won = Et kast som ingen vant på, gjøres ikke opp.
hand-refused-one-discard = Flere spillere vinner bare på samme kast.
hand-refused-won-twice = En spiller vinner bare én gang på et kast.
hand-refused-too-many-winners = Etter { $rules } kan ikke { $count } spillere vinne på ett kast: hånden avbrytes ({ $section }).
hand-refused-no-nagashi = { $rules } har ikke nagashi mangan ({ $section }).
hand-refused-no-worth = Hånden har ennå ingen verdi.
hand-refused-no-winning-tile = Vinnerbrikken mangler.
hand-refused-all-hands = Etter { $rules } teller alle fire hender.
hand-refused-nts-needs-draw = Siste brikke i muren, en brikke etter en quad og himmel er selvtrukne.
hand-refused-nts-needs-discard = Siste kast, stjålet quad og jord vinnes på et kast.
hand-refused-nts-too-few-kongs = Vinneren har for få quader til en brikke etter en quad.
hand-refused-nts-loose-tile = En løs brikke etter en quad er ikke den siste i muren.
hand-refused-nts-heaven = Bare Øst kan gå ut med de første fjorten brikkene, uten åpne sett.
hand-refused-nts-earth = Jord er en seier på det første kastet fra Øst, uten åpne sett.
hand-refused-nts-three-players = Disse reglene er ikke for tre spillere.
hand-refused-nts-dreamer = En drømmer står bare over der fem kan være med og fire spiller.
hand-refused-nts-no-north = Med tre spillere er det ingen nordrunde.
hand-refused-nts-green-round = En runde med grønn drage er for tre eller fem spillere.
hand-refused-nts-ruling = En rådende spiller er for tre spillere i runden med grønn drage.
hand-refused-nts-fifth-tile = Det er { $count } { $tile } på bordet; et mahjongsett har fire.
hand-refused-nts-no-lucky = Etter disse reglene spilles det uten lykkebrikker.
hand-refused-nts-lucky-twice = Hver lykkebrikke finnes bare én gang. Se hvilken hånd den ligger ved.
hand-refused-nts-hand-size = { $wind } har { $count } brikker; det skal være 13.
hand-refused-nts-not-in-play = Tre spillere spiller uten { $tile }.
hand-refused-nts-open-chows = Tre spillere kan ikke legge sekvenser på bordet.
hand-refused-nts-not-together = To av disse omstendighetene kan ikke stemme samtidig. Se på dem igjen.
hand-refused-nts-robbed-pung = En kong kan bare røves fra en åpen pung, og { $wind } har ingen av { $tile }.
hand-refused-nts-fifteenth-kong = Det ligger { $count } quader på bordet; etter { $most } blir hånden uavgjort ved den neste.
hand-refused-nts-ruling-missing = Si hvem som hersker i den grønne dragens runde med tre spillere.
hand-refused-nts-counted-limit = { $wind } telte { $points }; en hånd teller fra 0 til { $most }.
hand-refused-nts-claims-need-discard = Bare en kastet brikke kan kreves av flere spillere.
hand-refused-norths-set-aside = 0 til 4 Pe legges til side.
hand-refused-two-dice = To terninger viser 2 til 12.
hand-refused-north-is-no-bonus = En Pe er ingen bonusbrikke i { $rules }.
hand-refused-tile-of-four-players = { $tile } brukes ikke med tre: av Wan er det bare 1 og 9.
hand-refused-chi-of-three-players = Med tre spillere kalles ikke Chii.
hand-refused-north-of-three-players = Tre spillere sitter på øst, sør og vest.
hand-refused-no-claims = I { $rules } stjeles det ikke: hånden er lukket og vunnet på tsumo.

## night-refused

night-refused-still-open = { $name } er fortsatt i gang. Avslutt den først.
night-refused-games-run = Det spilles fortsatt ved bord { $tables }: avslutt spillet, og lukk så.
night-refused-none-open = Ingen klubbkveld er åpen: åpne en først.
night-refused-none-yet = Det har ikke vært noen klubbkveld ennå: åpne en først.
night-refused-here-already = { $name } står allerede på kveldens liste.
night-refused-not-here = { $name } står ikke på kveldens liste.
night-refused-needs-name = En spiller må ha et navn.
night-refused-file-too-large = { $file } er for stor til en spillerliste. Velg en annen fil.
night-refused-file-not-read = { $file } kan ikke leses som tekst. Lagre den som CSV i UTF-8.
night-refused-no-name = «{ $name }…» er ikke et navn på én linje med høyst { $most } bokstaver.
night-refused-no-number = «{ $number }» er ikke et EMA-nummer: det har bare sifre.
night-refused-number-and-guest = { $name } har et EMA-nummer og er derfor ikke gjest.
night-refused-same-name = Det finnes allerede en { $name }: gi et navn som skiller de to.
night-refused-same-number = { $name } har allerede EMA-nummer { $number }.
night-refused-no-limit = Disse reglene har ingen tidsgrense: velg hvor mange minutter det spilles.
night-refused-bad-minutes = Signalet kommer innenfor tiden, og tiden er høyst et døgn.
night-refused-clock-stands = Klokken er allerede stoppet.
night-refused-clock-runs = Klokken går allerede.
night-refused-cannot-add = Så mange minutter kan ikke legges til for bord { $table }.
night-refused-no-clock = Ingen klokke går: start den først.
night-refused-has-begun = Spillet i runde { $round } ved bord { $table } har begynt.
night-refused-not-begun = Bord { $tables } i runde { $round } har ikke begynt: begynn det først.
night-refused-table-busy = Det spilles ved denne kioskens bord: avslutt spillet, og begynn så det neste.
night-refused-cannot-write = { $path } kan ikke skrives. Velg en annen mappe.
night-refused-plan-rounds = En plan er for 1 til { $most } runder.
night-refused-too-many = En plan er for høyst { $most } spillere.
night-refused-not-seated = Ingen er plassert i kveld: lag en bordplan først.
night-refused-report-waits = { $tables } Rett det, og eksporter så rapporten.
night-refused-no-game = Det er ikke spilt noe spill i { $name }.
night-refused-elsewhere = { $name } styres på en annen kiosk: gjør det der.
night-refused-open-elsewhere = { $name } er åpen på en annen kiosk: spillene her hører til den.
night-refused-two-numbers = { $one } og { $other } har ulike EMA-numre og er derfor to personer.
night-refused-opponents = { $one } og { $other } har spilt ved samme bord og er derfor to personer.
night-refused-no-power = Denne maskinen kan ikke slås av herfra.
night-refused-too-few =
    { $count ->
        [one] Det er én spiller her: et bord trenger fire, så vent på flere.
       *[other] Det er { $count } spillere her: et bord trenger fire, så vent på flere.
    }

## refused

refused-over-rounds = Det spilles ikke flere hender: den siste runden er spilt. Avslutt spillet, eller angre den siste hånden.
refused-over-time = Det spilles ikke flere hender: tiden er ute. Avslutt spillet, eller angre den siste hånden.
refused-over-below-zero = Det spilles ikke flere hender: en spiller er under null. Avslutt spillet, eller angre den siste hånden.
refused-over-points-reached = Det spilles ikke flere hender: en spiller har nådd poenggrensen. Avslutt spillet, eller angre den siste hånden.
refused-over = Den siste hånden er spilt: hvem som er Øst, betyr ikke lenger noe.
refused-twice-winner = { $name } er nevnt to ganger som vinner.
refused-twice-tenpai = { $name } er nevnt to ganger som tenpai.
refused-twice-having-nagashi-mangan = { $name } er nevnt to ganger for nagashi mangan.
refused-dead-hand-cannot-win = { $name } har død hånd og kan ikke vinne.
refused-dead-hand-cannot-be-tenpai = { $name } har død hånd og kan ikke være i tenpai.
refused-dead-hand-cannot-declare-riichi = { $name } har død hånd og kan ikke melde riichi.
refused-dead-hand-cannot-have-nagashi-mangan = { $name } har død hånd og kan ikke få nagashi mangan.
refused-four-riichi = Alle fire er i riichi, så hånden avbrytes{ $cite }.
refused-no-late-rule = { $rules } tar ingen poeng for å komme for sent: gi en straff i stedet.
refused-not-late = Si hvor mange minutter for sent { $name } kom.
refused-too-late = Etter { $most } minutter spiller en reserve for { $name }{ $cite }.
refused-nothing-to-cancel = Det er ingen straff eller bonus å annullere her.
refused-no-reason = Velg en grunn.
refused-nothing-changed = Dette endrer ingenting.
refused-below-none = Honba og riichipinner telles fra 0.
refused-no-riichi = { $rules } har ingen riichi.
refused-does-not-sum = Poengene går ikke opp: det én får, må en annen gi.
refused-no-such-round = Et spill etter { $rules } har { $count } runder.
refused-too-many-sticks = Det finnes ikke { $count } riichipinner ved et bord.
refused-no-points = Si hvor mange poeng det er, fra 1.
refused-other-rules = Dette spillet spilles etter { $wanted } versjon { $wanted_version }; her er { $here } versjon { $here_version }.
refused-starts-below-zero = Ingen starter med mindre enn 0 poeng.
refused-no-yakitori = { $rules } har ingen poeng for yakitori{ $cite }.
refused-time-twice = Tiden er allerede meldt.
refused-hand-running = En hånd er i gang: spill den ferdig, eller angre den først.
refused-not-complete = Spillet er ikke ferdigspilt; avslutt det etter avtale hvis dere vil stoppe her.
refused-dealer-may-not-stop = { $name } kan ikke avslutte spillet nå{ $cite }.
refused-complete = Spillet er ferdigspilt: avslutt det som ferdig.
refused-riichi-not-tenpai = { $name } har riichi og må vise en hånd i tenpai; ellers er det chombo{ $cite }.
refused-no-nagashi = Dette spillet har ingen nagashi mangan.
refused-no-nagashi-player = Si hvem som har nagashi mangan.
refused-no-such-abort = { $rules } avbryter ikke en hånd for dette{ $cite }.
refused-annulled-by-abort = Bare ron på riichikastet gjør riichien ugyldig.
refused-annulled-by-self-draw = Bare ron på riichikastet gjør riichien ugyldig.
refused-not-four-riichi = Bare { $count } av de fire er i riichi, så hånden fortsetter.
refused-points-differ = Hånden til { $name } gir { $right } poeng, ikke { $given }.
refused-too-many-yakuman = { $rules } har høyst { $most } yakuman per hånd; hånden til { $name } fikk { $given }.
refused-no-value = Oppgi hva hånden til { $name } er verdt: han og fu, eller poeng.
refused-impossible-points = Ingen hånd gir nøyaktig { $points } poeng her.
refused-impossible-han = Hånden til { $name } kan ikke ha { $han } han.
refused-impossible-fu = En hånd med { $han } han trenger fu, for eksempel { $fu }.
refused-unknown-kind = Denne typen hendelse er ukjent; det finnes { $known }.
refused-bad-event = Det som skulle noteres, kan ikke leses.
refused-sequence = I dette spillet kommer hendelse { $wanted } som neste, ikke { $given }.
refused-started = Dette spillet har allerede begynt.
refused-not-started = Et spill begynner med regler og spillere.
refused-ended = Spillet er slutt; angre avslutningen for å endre noe.
refused-nothing-to-undo = Det er ingenting å angre.
refused-start-stays = Spillets start kan ikke angres: begynn et annet spill.
refused-nothing-to-redo = Det er ingenting å gjøre om.
refused-same-id = Hendelse { $id } er allerede i spillet.
refused-liable-winner = { $name } vant og kan ikke være den ansvarlige.
refused-no-liability = { $rules } har ikke ansvar (pao): ikke velg noen.
refused-nothing-fed = Ingen er ansvarlig (pao) for hånden til { $name }: det gjelder bare { $yaku } (§ { $section }).
refused-no-chombo = Dette spillet har ingen chombo: noter en død hånd.
refused-dead-twice = { $name } har allerede død hånd.
refused-no-riichi-to-annul = { $name } er ikke i riichi, så ingen riichi annulleres.
refused-not-last-riichi = Riichien til { $name } gjelder: { $last } meldte riichi etterpå.
refused-no-name = Hver plass må ha en spiller.
refused-same-player = { $name } kan ikke sitte på to plasser.
refused-not-the-same-four = Bare spillere ved dette bordet kan bytte plass med poengene sine.
refused-no-substitute-rule = { $rules } har ingen poeng for reserver: endre spillerens navn i stedet.
refused-already-begun = Det er spilt hender, så reserven spiller ikke fra starten.
refused-unknown-player = { $name } sitter ikke ved dette bordet.
refused-han-differ = Yaku i hånden til { $name } gir { $sum } han, ikke { $han }.
refused-riichi-not-declared = Hånden teller riichi, men { $name } har ingen pinne på bordet.
refused-riichi-not-counted = { $name } er i riichi, men hånden teller det ikke: tell igjen.
refused-payments-differ = Disse betalingene stemmer ikke: hånden gir { $right }, ikke { $given }.
refused-no-settlement = Her teller hver hånd: oppgi hva hver plass får eller betaler.
refused-winner-pays = { $name } vant og betaler ingen.
refused-no-winner = En seier må ha en vinner.
refused-several-self-drawn = Bare én vinner på en selvtrukket brikke.
refused-own-discard = { $name } kan ikke vinne på sin egen kastede brikke.
refused-three-ron = Tre vinnere på én brikke avbryter hånden etter { $rules }{ $cite }.
refused-too-many-winners = { $count } spillere kan ikke vinne på én brikke etter { $rules }{ $cite }.
refused-riichi-without-points = { $name } har { $points } poeng, og riichi koster { $stake }{ $cite }.
refused-riichi-twice = { $name } er allerede i riichi.
refused-dead-gains = Hånden til { $name } er død og får ingenting.
refused-settlement-limit = { $name } ville få { $points }; en hånd gir høyst { $most }.
refused-table-changed = Bordet endret seg før dette ble skrevet ned. Se på det igjen, og godta det så.
refused-head-bump = I { $rules } vinner bare den første i tur etter { $discarder }{ $cite }: det er { $name }.
refused-riichi-stays = I { $rules } blir riichi-innsatsen liggende, uansett hvem som vinner på kastet{ $cite }.
refused-no-ron = I { $rules } vinner ingen på et kast{ $cite }.
refused-nobody-at-north = Ved et bord med tre sitter ingen på nord.
refused-dreams = { $name } sitter over i denne hånden.
refused-no-dreamer = Ingen sitter over ved dette bordet: det finnes ingen plass D.
refused-too-many-players = Etter disse reglene spiller man ikke fem ved et bord.
refused-no-green-round = Den grønne dragens runde er for tre eller fem spillere.
refused-set-not-claimed = Ingen er ansvarlig for denne hånden: et av settene er lukket, så ingen har gitt det fra seg (§ { $section }).
refused-name-two-yaku = Med { $counters } honba trenger en hånd to yaku (§ { $section }): oppgi brikkene eller yaku for hånden til { $name }.
refused-needs-two-yaku = Med { $counters } honba trenger en hånd to yaku (§ { $section }); hånden til { $name } har én.
refused-han-and-fu-swapped = { $han } han og { $fu } fu er byttet om: si { $fu } han { $han } fu.
refused-no-such-hand = Her er det ingen tidligere hånd som endte slik: ingenting er rettet.
refused-not-a-hand = En hånd rettes med det som skjer i den: riichi og døde hender, og til slutt avslutningen.
refused-no-longer-fits = Etter dette stemmer ikke hånd { $hand } lenger: { $why }
refused-winds-differ = { $name } har nå andre vinder i denne hånden: tell den på nytt.

## rules-refused

rules-refused-wrong = { $file }: { $field } er { $value }. Tillatt: { $allowed }.
rules-refused-missing = { $file }: { $field } mangler. Nødvendig: { $allowed }.
rules-refused-unknown = { $file }: feltet «{ $field }» finnes ikke. Tillatt: { $allowed }.
rules-refused-no-such-rules = Regelsettet «{ $name }» finnes ikke; velg { $known } eller deres egen .toml.
rules-refused-no-such-version = Versjon { $version } av { $name } finnes ikke her; den nyeste er { $newest }.
rules-refused-no-file = Det er ingen fil { $file }. Sitter minnepinnen fortsatt i?
rules-refused-folder = { $file } er en mappe; en regelfil er en tekst i TOML.
rules-refused-not-utf-8 = { $file } er ikke en tekst i UTF-8.
rules-refused-unreadable = { $file } kan ikke leses som en regelfil.
rules-refused-not-toml = { $file } er ikke gyldig TOML: { $error }.
rules-refused-not-own = { $file } er ikke en klubbs egen regelfil.
rules-refused-allowed-own-id = en id som ingen bok har
rules-refused-allowed-game-or-book = { $names }, eller en bok den bygger på
rules-refused-allowed-table-of = en tabell med { $names }
rules-refused-allowed-true-or-false = true eller false
rules-refused-allowed-whole-number = et heltall fra { $least } til { $most }
rules-refused-allowed-text = en tekst
rules-refused-allowed-section = et avsnitt, som «4.1.1» eller «house rule»
rules-refused-allowed-list = en liste
rules-refused-allowed-list-of = en liste med { $count }
rules-refused-allowed-tiles = brikker som 23468s6z
rules-refused-allowed-list-of-names = en liste med { $names }
rules-refused-allowed-each-once = hvert navn én gang
rules-refused-allowed-list-with-each = en liste med hver av { $names }
rules-refused-allowed-multiple = et multiplum av { $of }
rules-refused-allowed-sum-to-nothing = { $count } tall som til sammen blir 0
rules-refused-allowed-within-minutes = et heltall fra 0 til { $minutes }, som er tournament.minutes
rules-refused-allowed-version-of-book = en versjon av boka
rules-refused-allowed-table = en tabell

## setting-refused

setting-refused-wrong = Innstillingen «{ $setting }» må være { $allowed }.
setting-refused-kept-usual = { $refused } Inntil da er den { $usual }.
setting-refused-unreadable = Innstillingene i { $file } kan ikke leses, så de vanlige brukes.
setting-refused-no-toml = Innstillingene i { $file } er ikke gyldig TOML; de vanlige brukes.
setting-refused-no-toml-kept = Innstillingene er ikke gyldig TOML, så de vanlige brukes. Filen er lagret som { $file }.
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
refused-event-field-unknown = Feltet «{ $field }» finnes ikke her; det er { $known }.
refused-event-field-missing = «{ $field }» mangler.
refused-event-not-an-object = En hendelse er et JSON-objekt med en type, en id og et løpenummer.
refused-handicap-does-not-sum = Et handikap går fra én spiller til en annen: til sammen 0, ikke { $sum }.
refused-correction-does-not-sum = Med riichipinnene får bordet { $sum } poeng for mye; summen må være 0.
refused-settlement-does-not-sum = Betalingene blir { $sum } til sammen; det må være 0.
refused-dice-thrown = Denne hånden er alt i gang, så terningene er kastet.
refused-id-of-another-game = Hendelse { $id } finnes alt i et annet spill.
refused-undone-does-not-count = Det du vil angre, teller ikke i dette spillet.
refused-no-nagashi-rule = { $rules } har ikke nagashi mangan{ $cite }.
refused-no-correction-reason = Velg en grunn til rettelsen.
refused-already-seated-so = Spillerne sitter allerede slik.
refused-no-sticks-rule = { $rules } har ingen riichipinner.
refused-no-chombo-rule = { $rules } har ikke chombo. Noter en død hånd for { $name }.
hand-refused-hidden-kong = En lukket quad viser ingen forside. Velg hvilken brikke det er.
hand-refused-winning-tile-not-in-view = Vinnerbrikken er ikke med på bildet.
rules-refused-not-a-rule-file = { $file } kan ikke leses som regelfil.

## notation

notation-one-tile = «{ $text }» må være én brikke, for eksempel 5m, 0s eller 7z.
notation-no-digit = «{ $text }»: det er ikke noe tall foran «{ $letter }».
notation-no-such-honour = «{ $text }»: det finnes ingen brikke { $tile }. Honnører er 1z til 7z.
notation-not-a-tile = «{ $text }»: «{ $letter }» er ikke en brikke. Skriv tall og så m, p, s eller z, for eksempel 123m406p99s1z.
notation-no-suit = «{ $text }»: etter { $digits } kommer m, p, s eller z.

## event-allowed

event-allowed-text = én linje på høyst { $most } tegn
event-allowed-number = et heltall fra { $least } til { $most }
event-allowed-true-or-false = true eller false
event-allowed-by-seat = oppgitt for hver plass: E, S, W, N og D der fem spiller
event-allowed-list = en liste
event-allowed-object = et objekt
event-allowed-own-id = sin egen id
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
night-refused-wrong-cells = Den har { $count } celler, og første linje har { $wanted }.
night-refused-guest-or-not = «{ $text }» sier ikke om dette er en gjest. Skriv yes eller no.
night-refused-not-csv = Linje { $line } er ikke CSV: { $error }.
night-refused-no-such-column = Det finnes ingen kolonne «{ $name }». Bruk { $known }.
night-refused-column-twice = Kolonnen «{ $name }» er der to ganger.
night-refused-no-such-player = Det er ingen spiller «{ $name }» her.
night-refused-which-player = «{ $text }» kan være { $names }. Skriv mer av navnet.
night-refused-not-in-club = Denne spilleren er ikke i klubben.
night-refused-written-twice = Det er { $count } spillere som heter { $name }. Slå dem sammen med «tenbou club players merge», eller gi en av dem et nytt navn.
night-refused-on-list-twice = En spiller er på listen to ganger.
night-refused-too-many-lines = En .xlsx-fil har plass til { $most } linjer, og det er flere. Lagre den som .csv.
night-refused-no-such-table = Runde { $round } har ikke noe bord { $table }, bare { $tables }.
night-place-table = Bord { $table }
night-place-table-in-round = Bord { $table } i runde { $round }
night-table-no-game = Bord { $table } i runde { $round } har ikke noe spill her.
night-table-not-ended = { $place } er ikke ferdig.
night-table-wrong-sum = { $place } stemmer ikke: poengene blir { $points } og skulle blitt { $should }.
night-table-other-points = { $place } har andre poeng i resultatet enn i hendene.
night-refused-say-it-in-the-file = Skriv det i klubbens egen fil: [play] dealer_extra = false.
