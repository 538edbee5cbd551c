## hand-refused

hand-refused-meld-size = Et sæt af denne slags har { $wanted } brikker, og dette har { $count }.
hand-refused-no-chi = { $tiles } er ingen chow: den skal være tre i træk i samme kulør.
hand-refused-chi-from-left = En chow tages kun fra spilleren til venstre.
hand-refused-not-alike = Brikkerne i dette sæt er ikke ens: { $tiles }.
hand-refused-kong-from-nobody = En skjult kong er ikke taget fra nogen.
hand-refused-too-many-melds = En hånd har højst fire åbne sæt; denne har { $count }.
hand-refused-hand-size = En vinderhånd har { $wanted } brikker ud over de åbne sæt, vinderbrikken medregnet; her er { $count }.
hand-refused-fifth-copy = Brikken { $tile } er der { $count } gange; et mahjongsæt har fire af hver.
hand-refused-too-many-indicators = Der er højst fem doraindikatorer og fem under dem.
hand-refused-ippatsu-without-riichi = Ippatsu kræver riichi.
hand-refused-rinshan-not-drawn = Mahjong efter en kong er på selvtræk.
hand-refused-chankan-drawn = En stjålet kong vindes på en andens brik.
hand-refused-haitei-not-drawn = Murens sidste brik er selvtrukket.
hand-refused-houtei-drawn = På det sidste afsmid vinder man fra en anden.
hand-refused-ippatsu-after-kong = En kong afbryder ippatsu, så mahjong efter en kong kan ikke have begge.
hand-refused-first-turn-riichi = Mahjong i første tur kommer før riichi og kong.
hand-refused-first-turn-last-tile = Første tur er ikke den sidste brik.
hand-refused-first-turn-of-east = Øst begynder, så Østs første tur er forbi, før nogen smider.
hand-refused-robbed-last-discard = Der laves ingen kong af den sidste brik, så en stjålet brik er ikke det sidste afsmid.
hand-refused-self-drawn-discarder = En selvtrukket brik er ikke smidt af nogen.
hand-refused-own-discard = Ingen vinder på sit eget afsmid.
hand-refused-liable-winner = Vinderen kan ikke selv være ansvarlig (pao).
hand-refused-counted-below-zero = Honba og indsatser tælles fra 0.
hand-refused-open-riichi = En riichi-hånd er skjult; denne har et åbent sæt.
hand-refused-rinshan-without-kong = Mahjong efter en kong kræver en kong på hånden.
hand-refused-first-turn-melds = Mahjong i første tur har ingen åbne sæt.
hand-refused-robbed-tile = En stjålet { $tile } er den eneste på hånden: de tre andre ligger i pungen.
hand-refused-too-many-reds = Brikken { $tile } er der { $count } gange; { $rules } har { $most }.
hand-refused-nobody-won = Et afsmid, som ingen vandt på, afregnes ikke.
hand-refused-one-discard = Flere spillere vinder kun på samme afsmid.
hand-refused-won-twice = En spiller vinder kun én gang på et afsmid.
hand-refused-too-many-winners = Efter { $rules } kan { $count } spillere ikke vinde på ét afsmid: hånden afbrydes ({ $section }).
hand-refused-no-nagashi = { $rules } har ingen nagashi mangan ({ $section }).
hand-refused-no-worth = Hånden har endnu ingen værdi.
hand-refused-no-winning-tile = Vinderbrikken mangler.
hand-refused-all-hands = Efter { $rules } tæller alle fire hænder.
hand-refused-nts-needs-draw = Murens sidste brik, en brik efter en kong og himmel er selvtrukne.
hand-refused-nts-needs-discard = Sidste afsmid, stjålet kong og jord vindes på et afsmid.
hand-refused-nts-too-few-kongs = Vinderen har for få kong til en brik efter en kong.
hand-refused-nts-loose-tile = En løs brik efter en kong er ikke murens sidste.
hand-refused-nts-heaven = Kun Øst kan gå mahjong med de første fjorten brikker, uden åbne sæt.
hand-refused-nts-earth = Jord er mahjong på Østs første afsmid, uden åbne sæt.
hand-refused-nts-three-players = Disse regler er ikke for tre spillere.
hand-refused-nts-dreamer = En drømmer sidder kun over, hvor fem må være med, og fire spiller.
hand-refused-nts-no-north = Med tre spillere er der ingen nordrunde.
hand-refused-nts-green-round = En runde med grøn drage er for tre eller fem spillere.
hand-refused-nts-ruling = En herskende spiller er for tre spillere i runden med grøn drage.
hand-refused-nts-fifth-tile = Af brikken { $tile } er der { $count } på bordet; et sæt har fire.
hand-refused-nts-no-lucky = Efter disse regler spilles der uden lykkebrikker.
hand-refused-nts-lucky-twice = Hver lykkebrik findes kun én gang. Se, hvilken hånd den ligger ved.
hand-refused-nts-hand-size = { $wind } har { $count } brikker; der skal være 13.
hand-refused-nts-not-in-play = Tre spillere spiller uden { $tile }.
hand-refused-nts-open-chows = Tre spillere må ikke lægge chow på bordet.
hand-refused-nts-not-together = To af disse omstændigheder kan ikke passe sammen. Se på dem igen.
hand-refused-nts-robbed-pung = En kong kan kun røves fra en åben pung, og { $wind } har ingen af { $tile }.
hand-refused-nts-fifteenth-kong = Der ligger { $count } konger på bordet; efter { $most } gør den næste hånden uafgjort.
hand-refused-nts-ruling-missing = Sig, hvem der hersker i den grønne drages runde med tre spillere.
hand-refused-nts-counted-limit = { $wind } talte { $points }; en hånd tæller fra 0 til { $most }.
hand-refused-nts-claims-need-discard = Kun en kasseret brik kan kræves af flere spillere.
hand-refused-norths-set-aside = Der lægges 0 til 4 nord til side.
hand-refused-two-dice = To terninger viser 2 til 12.
hand-refused-north-is-no-bonus = En nord er ingen bonusbrik i { $rules }.
hand-refused-tile-of-four-players = { $tile } bruges ikke med tre: af tegn er der kun 1 og 9.
hand-refused-chi-of-three-players = Med tre spillere meldes ingen chow.
hand-refused-north-of-three-players = Tre spillere sidder på Øst, Syd og Vest.
hand-refused-no-claims = I { $rules } meldes der ikke: hånden er skjult og vundet på selvtræk.

## night-refused

night-refused-still-open = { $name } er stadig i gang. Afslut den først.
night-refused-games-run = Der spilles stadig ved bord { $tables }: afslut spillet, og luk så.
night-refused-none-open = Ingen klubaften er åben: åbn en først.
night-refused-none-yet = Der har ikke været nogen klubaften endnu: åbn en først.
night-refused-here-already = { $name } står allerede på aftenens liste.
night-refused-not-here = { $name } står ikke på aftenens liste.
night-refused-needs-name = En spiller skal have et navn.
night-refused-file-too-large = { $file } er for stor til en spillerliste. Vælg en anden fil.
night-refused-file-not-read = { $file } kan ikke læses som tekst. Gem den som CSV i UTF-8.
night-refused-no-name = »{ $name }…« er ikke et navn på én linje med højst { $most } bogstaver.
night-refused-no-number = »{ $number }« er ikke et EMA-nummer: det har kun cifre.
night-refused-number-and-guest = { $name } har et EMA-nummer og er derfor ikke gæst.
night-refused-same-name = Der er allerede en { $name }: giv et navn, der skelner de to.
night-refused-same-number = { $name } har allerede EMA-nummer { $number }.
night-refused-no-limit = Disse regler har ingen tidsgrænse: vælg, hvor mange minutter der spilles.
night-refused-bad-minutes = Signalet kommer inden for tiden, og tiden er højst et døgn.
night-refused-clock-stands = Uret er allerede stoppet.
night-refused-clock-runs = Uret går allerede.
night-refused-cannot-add = Så mange minutter kan ikke lægges til for bord { $table }.
night-refused-no-clock = Intet ur går: start det først.
night-refused-has-begun = Spillet i runde { $round } ved bord { $table } er begyndt.
night-refused-not-begun = Bord { $tables } i runde { $round } er ikke begyndt: begynd det først.
night-refused-table-busy = Der spilles ved denne kiosks bord: afslut spillet, og begynd så det næste.
night-refused-cannot-write = { $path } kan ikke skrives. Vælg en anden mappe.
night-refused-plan-rounds = En plan er for 1 til { $most } runder.
night-refused-too-many = En plan er for højst { $most } spillere.
night-refused-not-seated = Ingen er placeret i aften: lav en bordplan først.
night-refused-report-waits = { $tables } Ret det, og eksportér så rapporten.
night-refused-no-game = Der er ikke spillet noget spil i { $name }.
night-refused-elsewhere = { $name } styres på en anden kiosk: gør det dér.
night-refused-open-elsewhere = { $name } er åben på en anden kiosk: spillene her hører til den.
night-refused-two-numbers = { $one } og { $other } har forskellige EMA-numre og er derfor to personer.
night-refused-opponents = { $one } og { $other } har spillet ved samme bord og er derfor to personer.
night-refused-no-power = Denne maskine kan ikke slukkes herfra.
night-refused-too-few =
    { $count ->
        [one] Der er én spiller: et bord skal have fire, så vent på flere.
       *[other] Der er { $count } spillere: et bord skal have fire, så vent på flere.
    }

## refused

refused-over-rounds = Der spilles ikke flere hænder: den sidste runde er spillet. Afslut spillet, eller fortryd den sidste hånd.
refused-over-time = Der spilles ikke flere hænder: tiden er gået. Afslut spillet, eller fortryd den sidste hånd.
refused-over-below-zero = Der spilles ikke flere hænder: en spiller er under nul. Afslut spillet, eller fortryd den sidste hånd.
refused-over-points-reached = Der spilles ikke flere hænder: en spiller har nået slutpointene. Afslut spillet, eller fortryd den sidste hånd.
refused-over = Den sidste hånd er spillet: hvem der er Øst, betyder ikke mere noget.
refused-twice-winner = { $name } er nævnt to gange som vinder.
refused-twice-tenpai = { $name } er nævnt to gange som tenpai.
refused-twice-having-nagashi-mangan = { $name } er nævnt to gange for nagashi mangan.
refused-dead-hand-cannot-win = { $name } har en død hånd og kan ikke gå mahjong.
refused-dead-hand-cannot-be-tenpai = { $name } har en død hånd og kan ikke være tenpai.
refused-dead-hand-cannot-declare-riichi = { $name } har en død hånd og kan ikke melde riichi.
refused-dead-hand-cannot-have-nagashi-mangan = { $name } har en død hånd og kan ikke få nagashi mangan.
refused-four-riichi = Alle fire er i riichi, så hånden afbrydes{ $cite }.
refused-no-late-rule = { $rules } tager ingen point for at komme for sent: giv en straf i stedet.
refused-not-late = Sig, hvor mange minutter { $name } kom for sent.
refused-too-late = Efter { $most } minutter spiller en reserve for { $name }{ $cite }.
refused-nothing-to-cancel = Der er ingen straf eller bonus at annullere her.
refused-no-reason = Vælg en grund.
refused-nothing-changed = Dette ændrer ingenting.
refused-below-none = Honba og indsatser tælles fra 0.
refused-no-riichi = { $rules } har ingen riichi.
refused-does-not-sum = Pointene går ikke op: det, én får, skal en anden af med.
refused-no-such-round = Et spil efter { $rules } har { $count } runder.
refused-too-many-sticks = Der er ikke { $count } indsatser ved et bord.
refused-no-points = Sig, hvor mange point det er, fra 1.
refused-other-rules = Dette spil spilles efter { $wanted } version { $wanted_version }; her er { $here } version { $here_version }.
refused-starts-below-zero = Ingen starter med mindre end 0 point.
refused-no-yakitori = { $rules } har ingen point for yakitori{ $cite }.
refused-time-twice = Tiden er allerede meldt.
refused-hand-running = En hånd er i gang: spil den færdig, eller fortryd den først.
refused-not-complete = Spillet er ikke spillet færdigt; afslut det efter aftale, hvis I vil stoppe her.
refused-dealer-may-not-stop = { $name } må ikke afslutte spillet nu{ $cite }.
refused-complete = Spillet er spillet færdigt: afslut det som færdigt.
refused-riichi-not-tenpai = { $name } er i riichi og skal vise en fiskehånd; ellers er det chombo{ $cite }.
refused-no-nagashi = Dette spil har ingen nagashi mangan.
refused-no-nagashi-player = Sig, hvem der har nagashi mangan.
refused-no-such-abort = { $rules } afbryder ikke en hånd for dette{ $cite }.
refused-annulled-by-abort = Kun mahjong på riichi-afsmiddet gør riichi ugyldig.
refused-annulled-by-self-draw = Kun mahjong på riichi-afsmiddet gør riichi ugyldig.
refused-not-four-riichi = Kun { $count } af de fire er i riichi, så hånden fortsætter.
refused-points-differ = { $name }: hånden giver { $right } point, ikke { $given }.
refused-too-many-yakuman = { $rules } har højst { $most } yakuman pr. hånd; { $name } fik { $given }.
refused-no-value = Angiv for { $name }, hvad hånden er værd: fan og minipoint, eller point.
refused-impossible-points = Ingen hånd giver præcis { $points } point her.
refused-impossible-han = { $name } kan ikke have { $han } fan.
refused-impossible-fu = En hånd med { $han } fan skal have minipoint, f.eks. { $fu }.
refused-unknown-kind = Denne slags hændelse er ukendt; der er { $known }.
refused-bad-event = Det, der skulle noteres, kan ikke læses.
refused-sequence = I dette spil kommer hændelse { $wanted } som den næste, ikke { $given }.
refused-started = Dette spil er allerede begyndt.
refused-not-started = Et spil begynder med regler og spillere.
refused-ended = Spillet er slut; fortryd afslutningen for at ændre noget.
refused-nothing-to-undo = Der er ikke noget at fortryde.
refused-start-stays = Spillets start kan ikke fortrydes: begynd et andet spil.
refused-nothing-to-redo = Der er ikke noget at gendanne.
refused-same-id = Hændelse { $id } er allerede i spillet.
refused-liable-winner = { $name } vandt og kan ikke være den ansvarlige.
refused-no-liability = { $rules } har intet ansvar: lad det være.
refused-nothing-fed = Ingen er ansvarlig (pao) over for { $name }: det gælder kun { $yaku } (§ { $section }).
refused-no-chombo = Dette spil har ingen chombo: notér en død hånd.
refused-dead-twice = { $name } har allerede en død hånd.
refused-no-riichi-to-annul = { $name } er ikke i riichi, så ingen riichi annulleres.
refused-not-last-riichi = Riichi fra { $name } gælder: { $last } meldte riichi bagefter.
refused-no-name = Hver plads skal have en spiller.
refused-same-player = { $name } kan ikke sidde på to pladser.
refused-not-the-same-four = Kun spillere ved dette bord kan bytte plads med deres point.
refused-no-substitute-rule = { $rules } har ingen score for reserver: ret spillerens navn i stedet.
refused-already-begun = Der er spillet hænder, så reserven spiller ikke fra starten.
refused-unknown-player = { $name } sidder ikke ved dette bord.
refused-han-differ = { $name }: håndens yaku giver { $sum } fan, ikke { $han }.
refused-riichi-not-declared = Hånden tæller riichi, men { $name } har ingen pind på bordet.
refused-riichi-not-counted = { $name } er i riichi, men hånden tæller det ikke: tæl igen.
refused-payments-differ = Disse betalinger passer ikke: hånden giver { $right }, ikke { $given }.
refused-no-settlement = Her tæller hver hånd: angiv, hvad hver plads får eller betaler.
refused-winner-pays = { $name } vandt og betaler ingen.
refused-no-winner = Der mangler en vinder.
refused-several-self-drawn = Kun én vinder på en selvtrukken brik.
refused-own-discard = { $name } kan ikke gå mahjong på sit eget afsmid.
refused-three-ron = Tre vindere på én brik afbryder hånden efter { $rules }{ $cite }.
refused-too-many-winners = { $count } spillere kan ikke vinde på én brik efter { $rules }{ $cite }.
refused-riichi-without-points = { $name } har { $points } point, og riichi koster { $stake }{ $cite }.
refused-riichi-twice = { $name } er allerede i riichi.
refused-dead-gains = Hånden hos { $name } er død og får ingenting.
refused-settlement-limit = { $name } ville få { $points }; en hånd giver højst { $most }.
refused-table-changed = Bordet ændrede sig, før dette blev skrevet ned. Se på det igen, og godkend det så.
refused-head-bump = I { $rules } vinder kun den første i tur efter { $discarder }{ $cite }: det er { $name }.
refused-riichi-stays = I { $rules } bliver riichi-indsatsen på bordet, uanset hvem der vinder på afsmidet{ $cite }.
refused-no-ron = I { $rules } vinder ingen på et afsmid{ $cite }.
refused-nobody-at-north = Ved et bord med tre sidder ingen på Nord.
refused-dreams = { $name } sidder over i denne hånd.
refused-no-dreamer = Ingen sidder over ved dette bord: der er ingen plads D.
refused-too-many-players = Efter disse regler spiller man ikke fem ved et bord.
refused-no-green-round = Den grønne drages runde er for tre eller fem spillere.
refused-set-not-claimed = Ingen er ansvarlig for denne hånd: et af sættene er skjult, så ingen har givet det (§ { $section }).
refused-name-two-yaku = Med { $counters } honba kræver en hånd to yaku (§ { $section }): angiv brikkerne eller yaku for hånden til { $name }.
refused-needs-two-yaku = Med { $counters } honba kræver en hånd to yaku (§ { $section }); hånden til { $name } har én.
refused-han-and-fu-swapped = { $han } fan og { $fu } minipoint er byttet om: sig { $fu } fan { $han } minipoint.
refused-no-such-hand = Her er ingen tidligere hånd, der endte sådan: intet er rettet.
refused-not-a-hand = En hånd rettes med det, der sker i den: riichi og døde hænder, og til sidst afslutningen.
refused-no-longer-fits = Herefter passer hånd { $hand } ikke længere: { $why }
refused-winds-differ = { $name } har nu andre vinde i denne hånd: tæl den igen.

## rules-refused

rules-refused-wrong = { $file }: { $field } er { $value }. Tilladt: { $allowed }.
rules-refused-missing = { $file }: { $field } mangler. Nødvendigt: { $allowed }.
rules-refused-unknown = { $file }: der er intet felt »{ $field }«. Tilladt: { $allowed }.
rules-refused-no-such-rules = Der er intet regelsæt »{ $name }«; der er { $known }, eller jeres egen .toml.
rules-refused-no-such-version = Version { $version } af { $name } findes ikke her; den nyeste er { $newest }.
rules-refused-no-file = Der er ingen fil { $file }. Sidder USB-nøglen stadig i?
rules-refused-folder = { $file } er en mappe; en regelfil er en tekst i TOML.
rules-refused-not-utf-8 = { $file } er ikke en tekst i UTF-8.
rules-refused-unreadable = { $file } kan ikke læses som en regelfil.
rules-refused-not-toml = { $file } er ikke gyldig TOML: { $error }.
rules-refused-not-own = { $file } er ikke en klubs egen regelfil.
rules-refused-allowed-own-id = et id, som ingen bog har
rules-refused-allowed-game-or-book = { $names }, eller en bog, den bygger på
rules-refused-allowed-table-of = en tabel med { $names }
rules-refused-allowed-true-or-false = true eller false
rules-refused-allowed-whole-number = et helt tal fra { $least } til { $most }
rules-refused-allowed-text = en tekst
rules-refused-allowed-section = et afsnit, som »4.1.1« eller »house rule«
rules-refused-allowed-list = en liste
rules-refused-allowed-list-of = en liste med { $count }
rules-refused-allowed-tiles = brikker som 23468s6z
rules-refused-allowed-list-of-names = en liste med { $names }
rules-refused-allowed-each-once = hvert navn én gang
rules-refused-allowed-list-with-each = en liste med hver af { $names }
rules-refused-allowed-multiple = et multiplum af { $of }
rules-refused-allowed-sum-to-nothing = { $count } tal, der giver 0 tilsammen
rules-refused-allowed-within-minutes = et helt tal fra 0 til { $minutes }, som er tournament.minutes
rules-refused-allowed-version-of-book = en version af bogen
rules-refused-allowed-table = en tabel

## setting-refused

setting-refused-wrong = Indstillingen »{ $setting }« skal være { $allowed }.
setting-refused-kept-usual = { $refused } Indtil da er den { $usual }.
setting-refused-unreadable = Indstillingerne i { $file } kan ikke læses, så de sædvanlige bruges.
setting-refused-no-toml = Indstillingerne i { $file } er ikke gyldig TOML; de sædvanlige bruges.
setting-refused-no-toml-kept = Indstillingerne er ikke gyldig TOML, så de sædvanlige bruges. Filen er gemt som { $file }.
setting-refused-allowed-one-of = en af { $names }
setting-refused-allowed-rules = en af { $names }, eller stien til en .toml-fil
setting-refused-allowed-camera = en af { $names }, med en kilde efter et kolon, eller tom
setting-refused-allowed-tile-set = navnet på et briksæt
setting-refused-allowed-on-or-off = on eller off
setting-refused-allowed-days = et antal dage op til { $most }, eller 0 for altid
setting-refused-allowed-server = som postgresql://user@host/club, eller tom
setting-refused-allowed-name = et navn på højst { $most } bogstaver
setting-refused-allowed-degrees = en af { $names } grader

## refused: each code one meaning

refused-event-field-wrong = »{ $field }« skal være { $allowed }.
refused-event-field-unknown = Der er intet felt »{ $field }« her; der er { $known }.
refused-event-field-missing = »{ $field }« mangler.
refused-event-not-an-object = En hændelse er et JSON-objekt med en art, et id og et løbenummer.
refused-handicap-does-not-sum = Et handicap går fra én spiller til en anden: i alt 0, ikke { $sum }.
refused-correction-does-not-sum = Med riichi-indsatserne får bordet { $sum } point for meget; summen skal være 0.
refused-settlement-does-not-sum = Betalingerne giver { $sum } i alt; det skal være 0.
refused-dice-thrown = Denne hånd er allerede i gang, så der er slået med terningerne.
refused-id-of-another-game = Hændelse { $id } findes allerede i et andet spil.
refused-undone-does-not-count = Det, du vil fortryde, tæller ikke i dette spil.
refused-no-nagashi-rule = { $rules } har ikke nagashi mangan{ $cite }.
refused-no-correction-reason = Angiv en grund til rettelsen.
refused-already-seated-so = Spillerne sidder allerede sådan.
refused-no-sticks-rule = { $rules } har ingen riichi-indsatser.
refused-no-chombo-rule = { $rules } har ikke chombo. Notér en død hånd for { $name }.
hand-refused-hidden-kong = En skjult kong viser ingen forside. Vælg, hvilken brik det er.
hand-refused-winning-tile-not-in-view = Vinderbrikken er ikke med på billedet.
rules-refused-not-a-rule-file = { $file } kan ikke læses som regelfil.

## notation

notation-one-tile = »{ $text }« skal være én brik, f.eks. 5m, 0s eller 7z.
notation-no-digit = »{ $text }«: der er intet tal foran »{ $letter }«.
notation-no-such-honour = »{ $text }«: der er ingen brik { $tile }. Honnører er 1z til 7z.
notation-not-a-tile = »{ $text }«: »{ $letter }« er ikke en brik. Skriv tal og derefter m, p, s eller z, f.eks. 123m406p99s1z.
notation-no-suit = »{ $text }«: efter { $digits } kommer m, p, s eller z.

## event-allowed

event-allowed-text = én linje på højst { $most } tegn
event-allowed-number = et helt tal fra { $least } til { $most }
event-allowed-true-or-false = true eller false
event-allowed-by-seat = angivet for hver plads: E, S, W, N og D, hvor fem spiller
event-allowed-list = en liste
event-allowed-object = et objekt
event-allowed-own-id = sit eget id
event-allowed-hand-event = en hændelse i en hånd
event-allowed-event = en hændelse: { $why }

## rules-refused-value

rules-refused-value-text = »{ $text }«
rules-refused-value-too-long = et tal, der er for langt at vise

## night: what was asked for

refused-payment = { $name } { $points }
night-refused-one-entry = { $name } er allerede én spiller.
night-refused-wrong-ending = { $name } skal ende på { $allowed }.
night-refused-no-matplotlib = En PDF kræver matplotlib. Installer tenbou[reports].
night-refused-no-such-night = Der er ingen klubaften »{ $name }«. Angiv datoen, f.eks. 2026-11-16.
night-refused-line = Linje { $line }: { $why }
night-refused-empty-file = Filen er tom. Første linje skal nævne kolonnerne.
night-refused-no-column-of-names = Ingen kolonne har navnene. Kald en af dem »name« eller »first name«.
night-refused-wrong-cells = Den har { $count } celler, og første linje har { $wanted }.
night-refused-guest-or-not = »{ $text }« siger ikke, om det er en gæst. Skriv yes eller no.
night-refused-not-csv = Linje { $line } er ikke CSV: { $error }.
night-refused-no-such-column = Der er ingen kolonne »{ $name }«. Brug { $known }.
night-refused-column-twice = Kolonnen »{ $name }« er der to gange.
night-refused-no-such-player = Der er ingen spiller »{ $name }« her.
night-refused-which-player = »{ $text }« kan være { $names }. Skriv mere af navnet.
night-refused-not-in-club = Denne spiller er ikke i klubben.
night-refused-written-twice = Der er { $count } spillere ved navn { $name }. Saml dem med »tenbou club players merge«, eller omdøb en af dem.
night-refused-on-list-twice = En spiller er på listen to gange.
night-refused-too-many-lines = En .xlsx-fil har plads til { $most } linjer, og der er flere. Gem den som .csv.
night-refused-no-such-table = Runde { $round } har intet bord { $table }, kun { $tables }.
night-place-table = Bord { $table }
night-place-table-in-round = Bord { $table } i runde { $round }
night-table-no-game = Bord { $table } i runde { $round } har intet spil her.
night-table-not-ended = { $place } er ikke slut.
night-table-wrong-sum = { $place } stemmer ikke: pointene giver { $points } og skulle give { $should }.
night-table-other-points = { $place } har andre point i resultatet end i hænderne.
night-refused-say-it-in-the-file = Skriv det i klubbens egen fil: [play] dealer_extra = false.
