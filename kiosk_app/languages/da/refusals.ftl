## hand-refused

hand-refused-meld-size = Dette sæt skal have { $wanted } brikker, ikke { $count }.
hand-refused-no-chi = { $tiles } er ikke en chow: den skal være tre i træk i samme kulør.
hand-refused-chi-from-left = En chow kan kun tages fra spilleren til venstre.
hand-refused-not-alike = { $tiles }: brikkerne i dette sæt skal være ens.
hand-refused-kong-from-nobody = En skjult kong tages ikke fra nogen.
hand-refused-too-many-melds = En hånd har højst fire åbne sæt; denne har { $count }.
hand-refused-hand-size = Hånden skal have { $wanted } brikker ud over de åbne sæt, vinderbrikken medregnet, men har { $count }.
hand-refused-fifth-copy = Brikken { $tile } er der { $count } gange, men et mahjongsæt har kun fire af hver.
hand-refused-too-many-indicators = Der er højst fem doraindikatorer og fem ura-indikatorer under dem.
hand-refused-ippatsu-without-riichi = Ippatsu kræver riichi.
hand-refused-rinshan-not-drawn = Mahjong efter en kong er altid på selvtræk.
hand-refused-chankan-drawn = Når man stjæler en kong, går man mahjong på en andens brik.
hand-refused-haitei-not-drawn = Mahjong på murens sidste brik er altid på selvtræk.
hand-refused-houtei-drawn = Det sidste afsmid kommer altid fra en anden.
hand-refused-ippatsu-after-kong = En kong afbryder ippatsu, så mahjong efter en kong kan ikke også have ippatsu.
hand-refused-first-turn-riichi = Mahjong i første tur kan ikke have riichi eller kong.
hand-refused-first-turn-last-tile = Første tur kan ikke også være den sidste brik.
hand-refused-first-turn-of-east = Øst begynder, så den første tur er forbi for Øst, før andre smider en brik.
hand-refused-robbed-last-discard = Den sidste brik kan ikke bruges til kong, så en stjålet brik er ikke det sidste afsmid.
hand-refused-self-drawn-discarder = På selvtræk har ingen smidt brikken.
hand-refused-own-discard = Man kan ikke gå mahjong på sit eget afsmid.
hand-refused-liable-winner = Vinderen kan ikke selv være ansvarlig (pao).
hand-refused-counted-below-zero = Honba og indsatser kan ikke komme under 0.
hand-refused-open-riichi = Riichi kræver en skjult hånd, og denne har et åbent sæt.
hand-refused-rinshan-without-kong = Mahjong efter en kong kræver en kong på hånden.
hand-refused-first-turn-melds = Mahjong i første tur kan ikke have åbne sæt.
hand-refused-robbed-tile = En stjålet { $tile } skal være den eneste på hånden: de tre andre ligger i pungen.
hand-refused-too-many-reds = Brikken { $tile } er der { $count } gange, men { $rules } har { $most }.
hand-refused-no-nagashi = { $rules } har ikke nagashi mangan ({ $section }).
hand-refused-no-worth = Angiv, hvad hånden er værd.
hand-refused-no-winning-tile = Vinderbrikken mangler.
hand-refused-all-hands = Efter { $rules } tæller alle fire hænder.
hand-refused-nts-needs-draw = Murens sidste brik, en løs brik efter en kong og himmelhånd er altid på selvtræk.
hand-refused-nts-needs-discard = Sidste afsmid, stjålet kong og jordhånd er altid på en andens brik.
hand-refused-nts-too-few-kongs = Vinderen har for få kong til en løs brik efter en kong.
hand-refused-nts-loose-tile = En løs brik efter en kong er ikke murens sidste brik.
hand-refused-nts-heaven = Kun Øst kan gå mahjong med de første fjorten brikker, uden åbne sæt.
hand-refused-nts-earth = Jordhånd er mahjong på det første afsmid fra Øst, uden åbne sæt.
hand-refused-nts-three-players = Disse regler er ikke for tre spillere.
hand-refused-nts-dreamer = En drømmer sidder kun over, når fem må være med, og fire spiller.
hand-refused-nts-no-north = Med tre spillere er der ingen nordrunde.
hand-refused-nts-green-round = Den grønne drages runde er for tre eller fem spillere.
hand-refused-nts-ruling = Der er kun en herskende spiller med tre spillere i den grønne drages runde.
hand-refused-nts-fifth-tile = Brikken { $tile } er på bordet { $count } gange, men et mahjongsæt har kun fire.
hand-refused-nts-no-lucky = Efter disse regler spilles der uden lykkebrikker.
hand-refused-nts-lucky-twice = Hver lykkebrik findes kun én gang. Se, hvilken hånd den hører til.
hand-refused-nts-hand-size = { $wind } har { $count } brikker; der skal være 13.
hand-refused-nts-not-in-play = Tre spillere spiller uden { $tile }.
hand-refused-nts-open-chows = Med tre spillere må man ikke tage chow.
hand-refused-nts-not-together = To af disse omstændigheder kan ikke passe samtidig. Se dem efter igen.
hand-refused-nts-robbed-pung = En kong kan kun stjæles fra en åben pung, og { $wind } har ingen åben pung i { $tile }.
hand-refused-nts-fifteenth-kong = Der ligger { $count } kong på bordet. Efter { $most } kong giver den næste uafgjort.
hand-refused-nts-ruling-missing = Vælg, hvem der hersker: dette er den grønne drages runde med tre spillere.
hand-refused-nts-counted-limit = { $wind } talte { $points }. En hånd tæller 0 til { $most }.
hand-refused-nts-claims-need-discard = Flere spillere kan kun gå mahjong på et afsmid.
hand-refused-norths-set-aside = Der kan ligge 0 til 4 nord til side.
hand-refused-two-dice = To terninger viser 2 til 12.
hand-refused-north-is-no-bonus = Nord er ikke en bonusbrik i { $rules }.
hand-refused-tile-of-four-players = { $tile } bruges ikke med tre spillere: af tegn er der kun 1 og 9.
hand-refused-chi-of-three-players = Med tre spillere kan man ikke tage chow.
hand-refused-north-of-three-players = Tre spillere sidder på Øst, Syd og Vest.
hand-refused-no-claims = I { $rules } tages der ingen brikker: hånden skal være skjult og vundet på selvtræk.

## night-refused

night-refused-still-open = { $name } er stadig i gang. Afslut den først.
night-refused-games-run = Der spilles stadig ved bord { $tables }. Afslut spillet, og afslut så aftenen.
night-refused-none-open = Ingen klubaften er i gang. Start en først.
night-refused-none-yet = Der har ikke været nogen klubaften endnu. Start en først.
night-refused-here-already = { $name } står allerede på aftenens liste.
night-refused-not-here = { $name } står ikke på aftenens liste.
night-refused-needs-name = En spiller skal have et navn.
night-refused-file-too-large = { $file } er for stor til en spillerliste. Vælg en anden fil.
night-refused-file-not-read = { $file } kan ikke læses som tekst. Gem den som CSV i UTF-8.
night-refused-no-name = »{ $name }…« kan ikke være et navn: brug én linje på højst { $most } bogstaver.
night-refused-no-number = »{ $number }« er ikke et EMA-nummer: brug kun cifre.
night-refused-number-and-guest = { $name } har et EMA-nummer og kan derfor ikke være gæst.
night-refused-same-name = Der er allerede en { $name }. Giv et navn, der skelner mellem de to.
night-refused-same-number = { $name } har allerede EMA-nummer { $number }.
night-refused-no-limit = Disse regler har ingen tidsgrænse. Angiv minutterne.
night-refused-bad-minutes = Signalet skal komme før slut, og en runde skal vare under 24 timer.
night-refused-clock-paused = Uret er allerede sat på pause.
night-refused-clock-runs = Uret går allerede.
night-refused-cannot-add = Det er for meget tid til bord { $table }.
night-refused-no-clock = Start uret først.
night-refused-has-begun = Runde { $round } ved bord { $table } er allerede startet.
night-refused-not-begun = Bord { $tables } har ikke startet runde { $round }. Start den først.
night-refused-table-busy = Der spilles stadig ved dette bord. Afslut spillet først.
night-refused-cannot-write = { $path } kan ikke gemmes. Vælg en anden mappe.
night-refused-plan-rounds = En plan kan have 1 til { $most } runder.
night-refused-too-many = En plan kan have højst { $most } spillere.
night-refused-not-seated = Der er ingen bordplan i aften endnu. Lav en først.
night-refused-report-waits = { $tables } Ret det, og eksportér så rapporten.
night-refused-no-game = Der er ikke spillet nogen spil i { $name }.
night-refused-elsewhere = { $name } kører på en anden kiosk. Gør det dér.
night-refused-open-elsewhere = { $name } er i gang på en anden kiosk. Spillene på denne kiosk hører med til den.
night-refused-two-numbers = { $one } og { $other } har forskellige EMA-numre og er derfor to personer.
night-refused-opponents = { $one } og { $other } har spillet mod hinanden og er derfor to personer.
night-refused-no-power = Denne maskine kan ikke slukkes herfra.
night-refused-too-few =
    { $count ->
        [one] Der er { $count } spiller. Et bord skal have fire.
       *[other] Der er { $count } spillere. Et bord skal have fire.
    }

## refused

refused-over-rounds = Den sidste runde er spillet. Afslut spillet, eller fortryd den sidste hånd.
refused-over-time = Tiden er gået. Afslut spillet, eller fortryd den sidste hånd.
refused-over-below-zero = En spiller er under nul. Afslut spillet, eller fortryd den sidste hånd.
refused-over-points-reached = En spiller har nået pointgrænsen. Afslut spillet, eller fortryd den sidste hånd.
refused-over = Den sidste hånd er spillet, så Øst skifter ikke længere.
refused-twice-winner = { $name } er angivet to gange som vinder.
refused-twice-tenpai = { $name } er angivet to gange som tenpai.
refused-twice-having-nagashi-mangan = { $name } er angivet to gange med nagashi mangan.
refused-dead-hand-cannot-win = { $name } har en død hånd og kan ikke gå mahjong.
refused-dead-hand-cannot-be-tenpai = { $name } har en død hånd og kan ikke være tenpai.
refused-dead-hand-cannot-declare-riichi = { $name } har en død hånd og kan ikke melde riichi.
refused-dead-hand-cannot-have-nagashi-mangan = { $name } har en død hånd og kan ikke få nagashi mangan.
refused-four-riichi = Alle fire er i riichi, så hånden afbrydes{ $cite }.
refused-no-late-rule = { $rules } har ingen straf for at komme for sent. Giv strafpoint i stedet.
refused-not-late = Angiv, hvor mange minutter { $name } kom for sent.
refused-too-late = Efter { $most } minutter skal en reserve spille for { $name }{ $cite }.
refused-nothing-to-cancel = Der er ingen straf eller bonus at annullere her.
refused-no-reason = Vælg en grund.
refused-nothing-changed = Der er ikke ændret noget.
refused-below-none = Honba og indsatser kan ikke komme under 0.
refused-no-riichi = { $rules } har ikke riichi.
refused-does-not-sum = Pointene går ikke op: det, én får, skal en anden af med.
refused-no-such-round =
    Et spil efter { $rules } har { $count ->
        [one] 1 runde
       *[other] { $count } runder
    }.
refused-too-many-sticks = Der kan ikke være { $count } indsatser ved ét bord.
refused-no-points = Angiv et antal point, 1 eller flere.
refused-other-rules = Dette spil bruger { $wanted } version { $wanted_version }, og her findes kun { $here } version { $here_version }.
refused-starts-below-zero = Ingen kan starte med mindre end 0 point.
refused-no-yakitori = { $rules } har ingen point for yakitori{ $cite }.
refused-time-twice = Tiden er allerede meldt.
refused-hand-running = En hånd er i gang. Spil den færdig, eller fortryd den først.
refused-not-complete = Spillet er ikke færdigspillet. Afslut det efter aftale, hvis I vil stoppe her.
refused-dealer-may-not-stop = { $name } kan ikke afslutte spillet nu{ $cite }.
refused-complete = Spillet er færdigspillet. Afslut det som færdigt.
refused-riichi-not-tenpai = { $name } er i riichi og skal vise en fiskehånd. Ellers er det chombo{ $cite }.
refused-no-nagashi = Dette spil har ikke nagashi mangan.
refused-no-nagashi-player = Vælg, hvem der har nagashi mangan.
refused-no-such-abort = Efter { $rules } afbrydes hånden ikke af den grund{ $cite }.
refused-annulled-by-abort = Kun mahjong på riichi-afsmiddet gør riichi ugyldig.
refused-annulled-by-self-draw = Kun mahjong på riichi-afsmiddet gør riichi ugyldig.
refused-not-four-riichi = Kun { $count } af de fire er i riichi, så hånden fortsætter.
refused-points-differ = { $name }: hånden giver { $right } point, ikke { $given }.
refused-too-many-yakuman = { $rules } har højst { $most } yakuman pr. hånd; { $name } fik { $given }.
refused-no-value = Angiv for { $name }, hvad hånden er værd: fan og minipoint, eller point.
refused-impossible-points = Ingen hånd giver præcis { $points } point her.
refused-impossible-han = { $name } kan ikke have { $han } fan.
refused-impossible-fu = En hånd med { $han } fan skal have minipoint, f.eks. { $fu }.
refused-no-such-fu-by-tsumo = { $han } fan med { $given } minipoint findes ikke ved selvtræk. Det kan f.eks. være { $fu }.
refused-no-such-fu-by-ron = { $han } fan med { $given } minipoint findes ikke ved ron. Det kan f.eks. være { $fu }.
refused-unknown-kind = Ukendt notering. Kendte: { $known }.
refused-bad-event = Denne notering kan ikke læses.
refused-sequence = Ventede hændelse { $wanted }, fik hændelse { $given }.
refused-started = Dette spil er allerede startet.
refused-not-started = Start spillet først, med regler og spillere.
refused-ended = Spillet er slut. Fortryd afslutningen for at ændre noget.
refused-nothing-to-undo = Der er ikke noget at fortryde.
refused-start-stays = Starten på et spil kan ikke fortrydes. Start et andet spil.
refused-nothing-to-redo = Der er ikke noget at gendanne.
refused-same-id = Hændelse { $id } findes allerede i dette spil.
refused-liable-winner = { $name } vandt og kan ikke også være ansvarlig (pao).
refused-no-liability = { $rules } har ikke ansvar (pao). Vælg ingen.
refused-nothing-fed = Ingen er ansvarlig (pao) over for { $name }: det gælder kun { $yaku } ({ $section }).
refused-no-chombo = Dette spil har ikke chombo. Notér en død hånd.
refused-dead-twice = { $name } har allerede en død hånd.
refused-no-riichi-to-annul = { $name } er ikke i riichi.
refused-not-last-riichi = Riichi fra { $name } gælder: { $last } meldte riichi bagefter.
refused-no-name = Der mangler en spiller på en plads.
refused-same-player = { $name } kan ikke sidde på to pladser.
refused-not-the-same-four = Kun spillere ved dette bord kan bytte plads med deres point.
refused-no-substitute-rule = { $rules } har ingen score for reserver. Ret spillerens navn i stedet.
refused-already-begun = Der er allerede spillet hænder, så det er for sent at spille fra starten.
refused-han-differ = { $name }: håndens yaku giver { $sum } fan, ikke { $han }.
refused-riichi-not-declared = Hånden har riichi, men { $name } har ingen riichi-indsats på bordet.
refused-riichi-not-counted = { $name } er i riichi, men hånden tæller det ikke med. Beregn den igen.
refused-payments-differ = Betalingerne skal være { $right }, ikke { $given }.
refused-no-settlement = Her tæller alle hænder. Angiv, hvad hver plads får eller betaler.
refused-winner-pays = { $name } vandt og betaler ingen.
refused-no-winner = Der mangler en vinder.
refused-several-self-drawn = Kun én spiller kan gå mahjong på selvtræk.
refused-own-discard = { $name } kan ikke gå mahjong på sit eget afsmid.
refused-three-ron = Efter { $rules } afbrydes hånden ved tre vindere på samme afsmid{ $cite }.
refused-too-many-winners = Efter { $rules } kan { $count } spillere ikke gå mahjong på samme afsmid{ $cite }.
refused-riichi-without-points = { $name } har { $points } point, og riichi koster { $stake }{ $cite }.
refused-riichi-twice = { $name } er allerede i riichi.
refused-dead-gains = { $name } har en død hånd og kan ikke få point.
refused-settlement-limit = { $name } ville få { $points }; en hånd giver højst { $most }.
refused-table-changed = Bordet ændrede sig, før dette blev noteret. Se på det igen, og godkend så.
refused-head-bump = I { $rules } vinder kun den første i tur efter { $discarder }{ $cite }: det er { $name }.
refused-riichi-stays = I { $rules } bliver riichi-indsatsen på bordet, uanset hvem der går mahjong på afsmiddet{ $cite }.
refused-no-ron = I { $rules } kan ingen gå mahjong på afsmid{ $cite }.
refused-nobody-at-north = Ved et bord med tre sidder ingen på Nord.
refused-dreams = { $name } sidder over i denne hånd.
refused-no-dreamer = Ingen sidder over ved dette bord: der er ingen plads D.
refused-too-many-players = Efter disse regler kan man ikke være fem ved et bord.
refused-no-green-round = Den grønne drages runde er for tre eller fem spillere.
refused-set-not-claimed = Ingen er ansvarlig (pao) for denne hånd: et af sættene er skjult, så ingen har givet det ({ $section }).
refused-name-two-yaku = Med { $counters } honba kræver en hånd to yaku ({ $section }). Angiv brikker eller yaku for { $name }.
refused-needs-two-yaku = Med { $counters } honba kræver en hånd to yaku ({ $section }); { $name } har kun én.
refused-han-and-fu-swapped = { $han } fan og { $fu } minipoint er byttet om. Angiv { $fu } fan og { $han } minipoint.
refused-no-such-hand = Ingen tidligere hånd her endte sådan. Intet er rettet.
refused-not-a-hand = Når en hånd rettes, kan der være riichi og døde hænder, og til sidst skal det stå, hvordan hånden endte.
refused-no-longer-fits = Med dette passer hånd { $hand } ikke længere. { $why }
refused-winds-differ = { $name } har nu andre vinde i denne hånd. Beregn den igen.

## rules-refused

rules-refused-wrong = { $file }: { $field } er { $value }. Tilladt: { $allowed }.
rules-refused-missing = { $file }: { $field } mangler. Nødvendigt: { $allowed }.
rules-refused-unknown = { $file }: feltet »{ $field }« findes ikke. Tilladt: { $allowed }.
rules-refused-no-such-rules = Regelsættet »{ $name }« findes ikke. Vælg { $known }, eller stien til en .toml-fil.
rules-refused-no-such-version = Version { $version } af { $name } findes ikke her. Den nyeste er { $newest }.
rules-refused-no-file = Filen { $file } findes ikke. Sidder USB-nøglen stadig i?
rules-refused-folder = { $file } er en mappe. Vælg en .toml-fil.
rules-refused-not-utf-8 = { $file } er ikke UTF-8-tekst.
rules-refused-unreadable = { $file } kan ikke læses som en regelfil.
rules-refused-not-toml = { $file } er ikke gyldig TOML: { $error }.
rules-refused-not-own = { $file } er ikke klubbens regelfil.
rules-refused-allowed-own-id = et id, som intet indbygget regelsæt bruger
rules-refused-allowed-game-or-book = { $names }, eller det regelsæt, det bygger på
rules-refused-allowed-table-of = en tabel med { $names }
rules-refused-allowed-true-or-false = true eller false
rules-refused-allowed-whole-number = et helt tal fra { $least } til { $most }
rules-refused-allowed-text = tekst
rules-refused-allowed-section = et afsnit, som »4.1.1« eller »house rule«
rules-refused-allowed-list = en liste
rules-refused-allowed-list-of = en liste med { $count }
rules-refused-allowed-tiles = brikker som 23468s6z
rules-refused-allowed-list-of-names = en liste med { $names }
rules-refused-allowed-each-once = hvert navn én gang
rules-refused-allowed-list-with-each = en liste med hver af { $names }
rules-refused-allowed-multiple = et tal, som { $of } går op i
rules-refused-allowed-sum-to-nothing = { $count } tal, der giver 0 tilsammen
rules-refused-allowed-within-minutes = et helt tal fra 0 til { $minutes } (tournament.minutes)
rules-refused-allowed-version-of-book = en version af regelsættet
rules-refused-allowed-table = en tabel

## setting-refused

setting-refused-wrong = »{ $setting }« skal være { $allowed }.
setting-refused-kept-usual = { $refused } Indtil da bruges { $usual }.
setting-refused-unreadable = Indstillingerne i { $file } kan ikke læses. Standardindstillingerne bruges.
setting-refused-no-toml = { $file } er ikke gyldig TOML. Standardindstillingerne bruges.
setting-refused-no-toml-kept = Indstillingsfilen er ikke gyldig TOML. Standardindstillingerne bruges, og filen er gemt som { $file }.
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
refused-event-field-unknown = Feltet »{ $field }« findes ikke her. Brug { $known }.
refused-event-field-missing = »{ $field }« mangler.
refused-event-not-an-object = En hændelse skal være et JSON-objekt med kind, id og sequence.
refused-handicap-does-not-sum = Et handicap går fra én spiller til en anden. Det skal give 0 i alt, ikke { $sum }.
refused-correction-does-not-sum = Med riichi-indsatserne får bordet { $sum } point for meget. Summen skal være 0.
refused-settlement-does-not-sum = Betalingerne giver { $sum } i alt; det skal være 0.
refused-dice-thrown = Denne hånd er allerede i gang, så der er slået med terningerne.
refused-id-of-another-game = Hændelse { $id } findes allerede i et andet spil.
refused-undone-does-not-count = Det, du vil fortryde, er ikke en del af dette spil.
refused-no-nagashi-rule = { $rules } har ikke nagashi mangan{ $cite }.
refused-no-correction-reason = Vælg en grund til rettelsen.
refused-already-seated-so = Spillerne sidder allerede sådan.
refused-no-sticks-rule = { $rules } har ingen riichi-indsatser.
refused-no-chombo-rule = { $rules } har ikke chombo. Notér en død hånd for { $name }.
rules-refused-not-a-rule-file = { $file } kan ikke læses som regelfil.

## notation

notation-one-tile = »{ $text }« skal være én brik, f.eks. 5m, 0s eller 7z.
notation-no-digit = »{ $text }«: der er intet tal foran »{ $letter }«.
notation-no-such-honour = »{ $text }«: der er ingen brik { $tile }. Vinde og drager er 1z til 7z.
notation-not-a-tile = »{ $text }«: »{ $letter }« er ikke en brik. Skriv tal og derefter m, p, s eller z, f.eks. 123m406p99s1z.
notation-no-suit = »{ $text }«: efter { $digits } skal der stå m, p, s eller z.

## event-allowed

event-allowed-text = én linje på højst { $most } tegn
event-allowed-number = et helt tal fra { $least } til { $most }
event-allowed-true-or-false = true eller false
event-allowed-by-seat = angivet for hver plads: E, S, W, N og D, hvor fem spiller
event-allowed-list = en liste
event-allowed-object = et objekt
event-allowed-own-id = et entydigt id
event-allowed-hand-event = en hændelse i en hånd
event-allowed-event = en hændelse: { $why }

## rules-refused-value

rules-refused-value-text = »{ $text }«
rules-refused-value-too-long = et tal, der er for langt at vise

## night: what was asked for

refused-payment = { $name } { $points }
night-refused-one-entry = { $name } er allerede én spiller.
night-refused-wrong-ending = { $name } skal ende på { $allowed }.
night-refused-no-matplotlib = En PDF kræver matplotlib. Installér tenbou[reports].
night-refused-no-such-night = Der er ingen klubaften »{ $name }«. Angiv datoen, f.eks. 2026-11-16.
night-refused-line = Linje { $line }: { $why }
night-refused-empty-file = Filen er tom. Første linje skal nævne kolonnerne.
night-refused-no-column-of-names = Ingen kolonne har navnene. Kald en af dem »name« eller »first name«.
night-refused-wrong-cells = Linjen har { $count } celler, men første linje har { $wanted }.
night-refused-guest-or-not = »{ $text }« siger ikke, om det er en gæst. Skriv yes eller no.
night-refused-not-csv = Linje { $line } er ikke CSV: { $error }.
night-refused-no-such-column = Der er ingen kolonne »{ $name }«. Brug { $known }.
night-refused-column-twice = Kolonnen »{ $name }« er der to gange.
night-refused-no-such-player = Der er ingen spiller »{ $name }« her.
night-refused-which-player = »{ $text }« kan være { $names }. Skriv mere af navnet.
night-refused-not-in-club = Denne spiller er ikke i klubben.
night-refused-written-twice = Der er { $count } spillere ved navn { $name }. Saml dem med »tenbou club players merge«, eller omdøb en af dem.
night-refused-on-list-twice = En spiller står på listen to gange.
night-refused-too-many-lines = En .xlsx-fil har plads til { $most } linjer, og der er flere. Gem den som .csv.
night-refused-no-such-table = Runde { $round } har intet bord { $table }, kun { $tables }.
night-place-table = Bord { $table }
night-place-table-in-round = Bord { $table } i runde { $round }
night-table-no-game = Der er intet spil her fra bord { $table } i runde { $round }.
night-table-not-ended = { $place } er ikke slut.
night-table-wrong-sum = { $place } stemmer ikke: pointene giver { $points } og skulle give { $should }.
night-table-other-points = { $place } har andre point i resultatet end i hænderne.
night-refused-say-it-in-the-file = Skriv det i klubbens regelfil: [play] dealer_extra = false.
