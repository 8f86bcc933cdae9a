package lang

// Online are the words of games with friends, each at a device of his own.
type Online struct {
	_ uncompared
	// On the page of a game and of a new table.
	Friends      string // with friends: a way to play
	NewTable     string
	Seats        string
	PlaysHere    string // who opens the table
	Human        string
	Guest        string // a kind of seat: free for a friend
	FreeSeat     string
	Whoever      string // for whom it is free
	Away         string // heading of the next two
	AwayComputer string
	AwayWait     string
	AwayNote     string
	Open         string // button
	OpenNote     string
	NotOpened    string // the server has not
	// In the lobby.
	Invite       string
	Copy         string
	CopyLink     string // heard before the link
	Share        string
	WatchLink    string
	JustSat      string
	IsHere       string
	Computer     Template // {level}
	Nobody       string
	SeatsFree    Plural // {n} or {word}
	Start        string
	Computers    Plural // in the list of who begins: "one computer"
	Watch        Plural // {n} watch
	OnNetwork    string
	NetworkScan  string
	NetworkAwake string
	NetworkRead  string
	// The time for a decision.
	Time        string
	TimeNone    string
	TimeMinutes string
	TimeDays    string
	EachTime    string // behind its heading
	NoLimit     string
	PerDecision Template // {time}
	Days        Plural   // {n}
	LeftThen    Template // {time}
	LeftOnly    Template // {time}
	LittleTime  Template // {name}: both, for those who hear it
	TimeUp      Template // {name}
	LeftFor     Template // {name}, {time}
	// Of a guest.
	Invites       Template // {name}; the game follows on a line of its own
	Free          string
	Name          string
	WhileAway     string
	Privacy       string // what the server keeps
	Sit           string // button
	Taken         string
	TakenName     string
	AllTaken      string
	Begun         string
	Whose         string
	GoneSince     Template // {time}
	WhoIsAsked    Template // {names}
	LogTells      Template // {name}
	WaitingForYes string
	Watching      string   // button
	IAm           Template // {name}
	GoneLately    Template // {name}, {n} seconds
	Looking       string
	// The strip at a table.
	Gone         Template // {name}, {time}
	Own          Template // {time} until the next try
	BackAgain    Plural   // {n} decisions
	ComputerFor  Template // {name}, {time}
	WantsWait    Template // {name}
	Restarts     string
	CannotWrite  Template // {time}
	OnOther      Template // {name}, {time}
	Kept         string
	Decides      Template // {name}
	WaitsFor     Template // {name}
	Wait         string
	LetComputer  string
	WaitFor      Template // {name}: the same two, and that one can do so, for those who hear it
	LetFor       Template // {name}
	CanLet       Template // {name}
	ToFirst      string
	TryNow       string
	EndGame      string
	IfAll        string
	TakeBackSeat string
	LetIn        Template // {by}, {name}
	PlaysAgain   Template // {name}
	Played       Plural   // {n} decisions by a computer meanwhile; behind that
	StoodIn      Plural   // {n}, {name}: the same as a sentence
	TimeOver     Template // {name}
	Sleeps       Template // {of}: whose machine the table lies on
	NotTaken     string
	Hosts        Template // {name}
	// Marks at crests, read aloud.
	MarkHere     string
	MarkGone     string
	MarkComputer string
	MarkDecides  string
	// Questions and signs.
	AsksUndo   Template // {name}
	AskUndo    string   // entry of the menu
	AsksStop   Template // {name}
	StopNote   string
	Claims     Template // {name}
	ClaimSays  Template // {name}
	Admit      string   // button
	Yes        string
	No         string
	AllAgree   string
	Disagrees  string
	SaysNo     Template // {name}
	Signs      string
	SignsShut  string
	Hello      string
	WellPlayed string
	Thanks     string
	OhNo       string
	OneMoment  string
	YourTurn   string
	WatchNote  string
	Leave      string // entry of the menu
	// The tables of this device.
	Online        string   // a card, and a page
	TablesWait    Plural   // {n} tables wait here
	WaitOf        Template // {n}, {of}
	WaitsForOther Template // {name}; one table
	Here          string
	Others        string
	Since         Template // {name}, {time}
	NotBegun      Plural   // {n} seats free
	ToTable       string
	LeaveRow      string
	LeaveNote     string
	Finished      Plural // {n} finished games
	AmongSaved    string
	OpenLink      string
	LinkToTable   string
	OpenButton    string
	LinkNote      string
	NoTable       string
	NoTableHow    string
	// A table that has stopped.
	Ended       string
	Agreed      Template // {names}
	EndedText   string
	Cleared     string
	ClearedText string
	Version     string
	VersionText string
	Anew        string // button
	NoSuch      string
	NoSuchText  string
	NoTables    string // a link to one is opened at a static page
	AsideTitle  string // of a damaged table
	Damaged     string
	SaveLog     string
	// The result.
	Ready      Plural   // {names}
	WaitingFor Template // {names}
	NotChecked string
	SaveBoth   string
}

var onlineEnglish = Online{
	Friends:       "With friends",
	NewTable:      "New table",
	Seats:         "Seats",
	PlaysHere:     "plays here",
	Human:         "human",
	Guest:         "guest",
	FreeSeat:      "Free seat",
	Whoever:       "for whoever opens the link",
	Away:          "When somebody is away",
	AwayComputer:  "A computer plays",
	AwayWait:      "The table waits",
	AwayNote:      "Each may choose otherwise when sitting down.",
	Open:          "Open the table",
	OpenNote:      "Then comes the link for the friends.",
	NotOpened:     "The table could not be opened. Please try again.",
	Invite:        "Invite",
	Copy:          "Copy",
	CopyLink:      "Copy the link",
	Share:         "Share",
	WatchLink:     "Link to watch",
	JustSat:       "has just sat down",
	IsHere:        "is here",
	Computer:      "computer, {level}",
	Nobody:        "nobody yet",
	SeatsFree:     Plural{One: "One seat is still free", Other: "{n} seats are still free"},
	Start:         "Start",
	Computers:     Plural{One: "one computer", Other: "{word} computers"},
	Watch:         Plural{One: "{n} watches", Other: "{n} watch"},
	OnNetwork:     "On this network",
	NetworkScan:   "Friends in the same Wi-Fi scan this code.",
	NetworkAwake:  "The table lies on this machine: it has to stay awake.",
	NetworkRead:   "Nothing is encrypted: others in this network could read it.",
	Invites:       "{name} invites to",
	Free:          "free",
	Name:          "Name",
	WhileAway:     "While away",
	Privacy:       "The server keeps name, crest and game, nothing else: until 30 days after the end, or a year without a decision. Everybody at the table keeps the record. Who runs the server can see all hands.",
	Sit:           "Sit down",
	Taken:         "The seat has just been taken.",
	TakenName:     "Somebody at the table has this name or crest.",
	AllTaken:      "All seats are taken.",
	Begun:         "The game has begun",
	Whose:         "Who sits at this device?",
	GoneSince:     "gone since {time}",
	WhoIsAsked:    "{names} are asked: one yes is enough.",
	LogTells:      "All see in the log who let {name} in.",
	WaitingForYes: "Waiting for a yes",
	Watching:      "Watch",
	IAm:           "I am {name}",
	GoneLately:    "{name} was here a moment ago: possible in {n}\u202fs.",
	Time:          "Time to think", TimeNone: "none", TimeMinutes: "minutes", TimeDays: "days", EachTime: "for each decision",
	NoLimit: "no time limit", PerDecision: "{time} a decision", Days: Plural{One: "1 day", Other: "{n} days"},
	LeftThen: "{time} left, then a computer decides", LeftOnly: "{time} left", LittleTime: "{name} has little time left",
	TimeUp: "The time is over for {name}", LeftFor: "{name} decides · {time} left",
	Looking:       "Looking for the table…",
	Gone:          "{name} has no connection · {time}",
	Own:           "No connection · again in {time}",
	BackAgain:     Plural{One: "Back again · 1 decision meanwhile", Other: "Back again · {n} decisions meanwhile"},
	ComputerFor:   "A computer plays for {name} · {time}",
	WantsWait:     "{name} wants to be waited for",
	Restarts:      "The server starts anew…",
	CannotWrite:   "The server cannot write · again in {time}",
	OnOther:       "{name} plays on another device · {time}",
	Kept:          "What was decided is kept.",
	Decides:       "{name} decides",
	WaitsFor:      "The table waits for {name}.",
	Wait:          "Wait",
	LetComputer:   "Let a computer play",
	WaitFor:       "Wait for {name}",
	LetFor:        "Let a computer play for {name}",
	CanLet:        "A computer can play for {name} now.",
	ToFirst:       "To the first page",
	TryNow:        "Try now",
	EndGame:       "End the game",
	IfAll:         "if all agree",
	TakeBackSeat:  "Take the seat back",
	LetIn:         "{by} let {name} in.",
	PlaysAgain:    "{name} plays again",
	Played:        Plural{One: "1 decision by a computer", Other: "{n} decisions by a computer"},
	StoodIn:       Plural{One: "A computer has played 1 decision for {name}.", Other: "A computer has played {n} decisions for {name}."},
	TimeOver:      "Time over: a computer decides for {name}",
	Sleeps:        "The table lies on {of} machine, which does not answer.",
	NotTaken:      "The last decision is not yet taken.",
	Hosts:         "{name} is the host now",
	MarkHere:      "here",
	MarkGone:      "no connection",
	MarkComputer:  "a computer plays",
	MarkDecides:   "decides",
	AsksUndo:      "{name} asks to take a decision back",
	AskUndo:       "Ask to take it back",
	AsksStop:      "{name} asks to end the game",
	StopNote:      "It then has no result.",
	Claims:        "{name}, on another device?",
	ClaimSays:     "Somebody there says “I am {name}”.",
	Admit:         "Let in",
	Yes:           "Yes",
	No:            "No",
	AllAgree:      "All agree.",
	Disagrees:     "Not everybody agrees.",
	SaysNo:        "{name} does not agree.",
	Signs:         "Signs",
	SignsShut:     "Close the signs",
	Hello:         "Hello",
	WellPlayed:    "Well played",
	Thanks:        "Thanks",
	OhNo:          "Oh no",
	OneMoment:     "One moment",
	YourTurn:      "Your turn",
	WatchNote:     "Who watches sees what all may know.",
	Leave:         "Leave the table",
	Online:        "Online",
	TablesWait:    Plural{One: "{n} table waits", Other: "{n} tables wait"},
	WaitOf:        "{n} of {of} wait",
	WaitsForOther: "1 waits for {name}",
	Here:          "Waiting here",
	Others:        "Others decide",
	Since:         "{name} decides · since {time}",
	NotBegun:      Plural{One: "not begun · 1 seat free", Other: "not begun · {n} seats free"},
	ToTable:       "To the table",
	LeaveRow:      "Leave",
	LeaveNote:     "This device forgets the table. The seat stays; with the link it can be claimed again.",
	Finished:      Plural{One: "1 finished game", Other: "{n} finished games"},
	AmongSaved:    "among the saved games",
	OpenLink:      "Open a link",
	LinkToTable:   "Link to a table",
	OpenButton:    "Open",
	LinkNote:      "A link that is tapped opens by itself; here it can be pasted.",
	NoTable:       "No table yet",
	NoTableHow:    "A table begins on the page of a game, “With friends”, or with the link of a friend.",
	Ended:         "The game is ended",
	Agreed:        "{names} agreed.",
	EndedText:     "It has no result and counts in no statistics.",
	Cleared:       "The table is cleared away",
	ClearedText:   "The server does so 30 days after the end, or after a year without a decision.",
	Version:       "Another version",
	VersionText:   "This table is played with another version of Treille. What was decided is kept.",
	Anew:          "Load anew",
	NoSuch:        "This link opens no table.",
	NoSuchText:    "It may have been cleared away, or the link is not whole.",
	NoTables:      "This page has no tables: ask for the link again.",
	AsideTitle:    "The game is put aside",
	Damaged:       "The server has lost a part of this game and has put it aside. What this device saw is kept.",
	SaveLog:       "Save the log",
	Ready:         Plural{One: "{names} is ready", Other: "{names} are ready"},
	WaitingFor:    "Waiting for {names}",
	NotChecked:    "The deal cannot be checked against what was promised before it.",
	SaveBoth:      "Save both",
}

var onlineFrench = Online{
	Friends:       "Entre amis",
	NewTable:      "Nouvelle table",
	Seats:         "Places",
	PlaysHere:     "joue ici",
	Human:         "humain",
	Guest:         "invité",
	FreeSeat:      "Place libre",
	Whoever:       "pour qui ouvre le lien",
	Away:          "Si quelqu’un s’absente",
	AwayComputer:  "L’ordinateur joue",
	AwayWait:      "La table attend",
	AwayNote:      "Chacun peut choisir autrement en s’asseyant.",
	Open:          "Ouvrir la table",
	OpenNote:      "Ensuite vient le lien pour les amis.",
	NotOpened:     "La table n’a pas pu être ouverte. Veuillez réessayer.",
	Invite:        "Inviter",
	Copy:          "Copier",
	CopyLink:      "Copier le lien",
	Share:         "Partager",
	WatchLink:     "Lien pour regarder",
	JustSat:       "vient de s’asseoir",
	IsHere:        "est là",
	Computer:      "ordinateur, {level}",
	Nobody:        "encore personne",
	SeatsFree:     Plural{One: "Une place est encore libre", Other: "{n} places sont encore libres"},
	Start:         "Commencer",
	Computers:     Plural{One: "un ordinateur", Other: "{word} ordinateurs"},
	Watch:         Plural{One: "{n} regarde", Other: "{n} regardent"},
	OnNetwork:     "Sur ce réseau",
	NetworkScan:   "Les amis sur le même Wi-Fi scannent ce code.",
	NetworkAwake:  "La table est sur cette machine\u202f: elle doit rester éveillée.",
	NetworkRead:   "Rien n’est chiffré\u202f: d’autres sur ce réseau pourraient lire.",
	Invites:       "{name} invite à jouer à",
	Free:          "libre",
	Name:          "Nom",
	WhileAway:     "En cas d’absence",
	Privacy:       "Le serveur garde le nom, le blason et la partie, rien d’autre\u202f: jusqu’à 30 jours après la fin, ou un an sans décision. Chacun à la table garde la partie. Qui tient le serveur peut voir toutes les mains.",
	Sit:           "S’asseoir",
	Taken:         "La place vient d’être prise.",
	TakenName:     "Quelqu’un à la table a ce nom ou ce blason.",
	AllTaken:      "Toutes les places sont prises.",
	Begun:         "La partie a commencé",
	Whose:         "Qui joue sur cet appareil\u202f?",
	GoneSince:     "absent depuis {time}",
	WhoIsAsked:    "{names} sont consultées\u202f: un oui suffit.",
	LogTells:      "Tous voient au journal qui a fait entrer {name}.",
	WaitingForYes: "En attente d’un oui",
	Watching:      "Regarder",
	IAm:           "Je suis {name}",
	GoneLately:    "{name} était là à l’instant\u202f: possible dans {n}\u202fs.",
	Time:          "Temps", TimeNone: "libre", TimeMinutes: "minutes", TimeDays: "jours", EachTime: "par décision",
	NoLimit: "sans limite de temps", PerDecision: "{time} par décision", Days: Plural{One: "1 jour", Other: "{n} jours"},
	LeftThen: "Encore {time}, puis l’ordinateur décide", LeftOnly: "Encore {time}", LittleTime: "Il reste peu de temps à {name}",
	TimeUp: "Le temps est écoulé pour {name}", LeftFor: "{name} décide · encore {time}",
	Looking:       "Recherche de la table…",
	Gone:          "{name} n’a plus de connexion · {time}",
	Own:           "Pas de connexion · essai dans {time}",
	BackAgain:     Plural{One: "De retour · 1 décision entre-temps", Other: "De retour · {n} décisions entre-temps"},
	ComputerFor:   "L’ordinateur joue pour {name} · {time}",
	WantsWait:     "{name} veut qu’on l’attende",
	Restarts:      "Le serveur redémarre…",
	CannotWrite:   "Le serveur ne peut écrire · essai dans {time}",
	OnOther:       "{name} joue sur un autre appareil · {time}",
	Kept:          "Ce qui est décidé est gardé.",
	Decides:       "{name} décide",
	WaitsFor:      "La table attend {name}.",
	Wait:          "Attendre",
	LetComputer:   "Faire jouer l’ordinateur",
	WaitFor:       "Attendre {name}",
	LetFor:        "Faire jouer l’ordinateur pour {name}",
	CanLet:        "L’ordinateur peut maintenant jouer pour {name}.",
	ToFirst:       "À la première page",
	TryNow:        "Réessayer",
	EndGame:       "Finir la partie",
	IfAll:         "si tous sont d’accord",
	TakeBackSeat:  "Reprendre la place",
	LetIn:         "{by} a fait entrer {name}.",
	PlaysAgain:    "{name} rejoue",
	Played:        Plural{One: "1 décision de l’ordinateur", Other: "{n} décisions de l’ordinateur"},
	StoodIn:       Plural{One: "L’ordinateur a pris 1 décision pour {name}.", Other: "L’ordinateur a pris {n} décisions pour {name}."},
	TimeOver:      "Temps écoulé\u202f: l’ordinateur décide pour {name}",
	Sleeps:        "La table est sur la machine {of}, qui ne répond pas.",
	NotTaken:      "La dernière décision n’est pas encore prise.",
	Hosts:         "{name} mène la table",
	MarkHere:      "là",
	MarkGone:      "sans connexion",
	MarkComputer:  "l’ordinateur joue",
	MarkDecides:   "décide",
	AsksUndo:      "{name} demande à reprendre un coup",
	AskUndo:       "Demander à reprendre",
	AsksStop:      "{name} propose de finir la partie",
	StopNote:      "Elle n’aura pas de résultat.",
	Claims:        "{name}, sur un autre appareil\u202f?",
	ClaimSays:     "Quelqu’un y dit «\u202fJe suis {name}\u202f».",
	Admit:         "Laisser entrer",
	Yes:           "Oui",
	No:            "Non",
	AllAgree:      "Tous sont d’accord.",
	Disagrees:     "Tous ne sont pas d’accord.",
	SaysNo:        "{name} n’est pas d’accord.",
	Signs:         "Signes",
	SignsShut:     "Fermer les signes",
	Hello:         "Bonjour",
	WellPlayed:    "Bien joué",
	Thanks:        "Merci",
	OhNo:          "Oh non",
	OneMoment:     "Un instant",
	YourTurn:      "À toi",
	WatchNote:     "Qui regarde voit ce que tous peuvent savoir.",
	Leave:         "Quitter la table",
	Online:        "En ligne",
	TablesWait:    Plural{One: "{n} table attend", Other: "{n} tables attendent"},
	WaitOf:        "{n} sur {of}",
	WaitsForOther: "1 attend {name}",
	Here:          "À jouer ici",
	Others:        "Aux autres de décider",
	Since:         "{name} décide · depuis {time}",
	NotBegun:      Plural{One: "pas commencée · 1 place libre", Other: "pas commencée · {n} places libres"},
	ToTable:       "À la table",
	LeaveRow:      "Quitter",
	LeaveNote:     "Cet appareil oublie la table. La place reste\u202f; le lien permet de la reprendre.",
	Finished:      Plural{One: "1 partie finie", Other: "{n} parties finies"},
	AmongSaved:    "parmi les parties gardées",
	OpenLink:      "Ouvrir un lien",
	LinkToTable:   "Lien d’une table",
	OpenButton:    "Ouvrir",
	LinkNote:      "Un lien touché s’ouvre tout seul\u202f; ici, il se colle.",
	NoTable:       "Pas encore de table",
	NoTableHow:    "Une table commence à la page d’un jeu, «\u202fEntre amis\u202f», ou par le lien d’un ami.",
	Ended:         "La partie est close",
	Agreed:        "{names} étaient d’accord.",
	EndedText:     "Elle n’a pas de résultat et ne compte dans aucune statistique.",
	Cleared:       "La table est débarrassée",
	ClearedText:   "Le serveur le fait 30 jours après la fin, ou après un an sans décision.",
	Version:       "Une autre version",
	VersionText:   "Cette table se joue avec une autre version de Treille. Ce qui est décidé est gardé.",
	Anew:          "Recharger",
	NoSuch:        "Ce lien n’ouvre aucune table.",
	NoSuchText:    "Elle a peut-être été débarrassée, ou le lien n’est pas entier.",
	NoTables:      "Cette page n’a pas de tables\u202f: redemandez le lien.",
	AsideTitle:    "La partie est mise de côté",
	Damaged:       "Le serveur a perdu une partie de ce jeu et l’a mise de côté. Ce que cet appareil a vu est gardé.",
	SaveLog:       "Enregistrer le journal",
	Ready:         Plural{One: "{names} est prêt", Other: "{names} sont prêts"},
	WaitingFor:    "En attente de {names}",
	NotChecked:    "La donne ne correspond pas à ce qui avait été promis.",
	SaveBoth:      "Enregistrer les deux",
}

var onlineGerman = Online{
	Friends:       "Mit Freunden",
	NewTable:      "Neuer Tisch",
	Seats:         "Plätze",
	PlaysHere:     "spielt hier",
	Human:         "Mensch",
	Guest:         "Gast",
	FreeSeat:      "Freier Platz",
	Whoever:       "für jeden mit dem Link",
	Away:          "Wenn jemand weg ist",
	AwayComputer:  "Computer spielt",
	AwayWait:      "Tisch wartet",
	AwayNote:      "Jeder kann beim Platznehmen anders wählen.",
	Open:          "Tisch eröffnen",
	OpenNote:      "Danach kommt der Link für die Freunde.",
	NotOpened:     "Der Tisch konnte nicht eröffnet werden. Bitte noch einmal versuchen.",
	Invite:        "Einladen",
	Copy:          "Kopieren",
	CopyLink:      "Link kopieren",
	Share:         "Teilen",
	WatchLink:     "Link zum Zuschauen",
	JustSat:       "hat gerade Platz genommen",
	IsHere:        "ist da",
	Computer:      "Computer, {level}",
	Nobody:        "noch niemand",
	SeatsFree:     Plural{One: "Ein Platz ist noch frei", Other: "{n} Plätze sind noch frei"},
	Start:         "Beginnen",
	Computers:     Plural{One: "ein Computer", Other: "{word} Computer"},
	Watch:         Plural{One: "{n} schaut zu", Other: "{n} schauen zu"},
	OnNetwork:     "In diesem Netz",
	NetworkScan:   "Freunde im selben WLAN scannen diesen Code.",
	NetworkAwake:  "Der Tisch liegt auf diesem Rechner: Er muss wach bleiben.",
	NetworkRead:   "Nichts ist verschlüsselt: Andere im Netz könnten mitlesen.",
	Invites:       "{name} lädt ein zu",
	Free:          "frei",
	Name:          "Name",
	WhileAway:     "Bei Abwesenheit",
	Privacy:       "Der Server behält Name, Wappen und Partie, sonst nichts: bis 30 Tage nach dem Ende oder ein Jahr ohne Entscheidung. Jeder am Tisch behält die Partie. Wer den Server betreibt, kann alle Karten sehen.",
	Sit:           "Platz nehmen",
	Taken:         "Der Platz ist gerade vergeben worden.",
	TakenName:     "Jemand am Tisch hat diesen Namen oder dieses Wappen.",
	AllTaken:      "Alle Plätze sind besetzt.",
	Begun:         "Die Partie läuft",
	Whose:         "Wer sitzt an diesem Gerät?",
	GoneSince:     "weg seit {time}",
	WhoIsAsked:    "{names} werden gefragt: Ein Ja genügt.",
	LogTells:      "Alle sehen im Protokoll, wer {name} einließ.",
	WaitingForYes: "Wartet auf ein Ja",
	Watching:      "Zuschauen",
	IAm:           "Ich bin {name}",
	GoneLately:    "{name} war eben noch da: möglich in {n}\u202fs.",
	Time:          "Bedenkzeit", TimeNone: "keine", TimeMinutes: "Minuten", TimeDays: "Tage", EachTime: "je Entscheidung",
	NoLimit: "ohne Bedenkzeit", PerDecision: "{time} je Entscheidung", Days: Plural{One: "1 Tag", Other: "{n} Tage"},
	LeftThen: "Noch {time}, dann entscheidet ein Computer", LeftOnly: "Noch {time}", LittleTime: "{name} hat nur noch wenig Zeit",
	TimeUp: "Die Zeit ist um für {name}", LeftFor: "{name} entscheidet · noch {time}",
	Looking:       "Der Tisch wird gesucht …",
	Gone:          "{name} hat keine Verbindung · {time}",
	Own:           "Keine Verbindung · Versuch in {time}",
	BackAgain:     Plural{One: "Wieder da · inzwischen 1 Entscheidung", Other: "Wieder da · inzwischen {n} Entscheidungen"},
	ComputerFor:   "Ein Computer spielt für {name} · {time}",
	WantsWait:     "{name} möchte, dass man wartet",
	Restarts:      "Der Server startet neu …",
	CannotWrite:   "Server kann nicht schreiben · noch {time}",
	OnOther:       "{name} spielt an anderem Gerät · {time}",
	Kept:          "Was entschieden ist, bleibt erhalten.",
	Decides:       "{name} entscheidet",
	WaitsFor:      "Der Tisch wartet auf {name}.",
	Wait:          "Warten",
	LetComputer:   "Computer spielen lassen",
	WaitFor:       "Auf {name} warten",
	LetFor:        "Computer für {name} spielen lassen",
	CanLet:        "Jetzt kann ein Computer für {name} spielen.",
	ToFirst:       "Zur ersten Seite",
	TryNow:        "Jetzt versuchen",
	EndGame:       "Partie beenden",
	IfAll:         "wenn alle zustimmen",
	TakeBackSeat:  "Platz zurückholen",
	LetIn:         "{by} hat {name} eingelassen.",
	PlaysAgain:    "{name} spielt wieder selbst",
	Played:        Plural{One: "1 Entscheidung vom Computer", Other: "{n} Entscheidungen vom Computer"},
	StoodIn:       Plural{One: "Ein Computer hat 1-mal für {name} entschieden.", Other: "Ein Computer hat {n}-mal für {name} entschieden."},
	TimeOver:      "Zeit um: Ein Computer entscheidet für {name}",
	Sleeps:        "Der Tisch liegt auf {of} Rechner, der nicht antwortet.",
	NotTaken:      "Die letzte Entscheidung ist noch nicht angenommen.",
	Hosts:         "{name} leitet jetzt den Tisch",
	MarkHere:      "da",
	MarkGone:      "ohne Verbindung",
	MarkComputer:  "Computer spielt",
	MarkDecides:   "entscheidet",
	AsksUndo:      "{name} möchte einen Zug zurücknehmen",
	AskUndo:       "Um Rücknahme bitten",
	AsksStop:      "{name} möchte die Partie beenden",
	StopNote:      "Sie hat dann kein Ergebnis.",
	Claims:        "{name}, an einem anderen Gerät?",
	ClaimSays:     "Dort sagt jemand „Ich bin {name}“.",
	Admit:         "Einlassen",
	Yes:           "Ja",
	No:            "Nein",
	AllAgree:      "Alle sind einverstanden.",
	Disagrees:     "Nicht alle sind einverstanden.",
	SaysNo:        "{name} ist nicht einverstanden.",
	Signs:         "Zeichen",
	SignsShut:     "Zeichen schließen",
	Hello:         "Hallo",
	WellPlayed:    "Gut gespielt",
	Thanks:        "Danke",
	OhNo:          "O nein",
	OneMoment:     "Moment",
	YourTurn:      "Du bist dran",
	WatchNote:     "Wer zuschaut, sieht, was alle wissen dürfen.",
	Leave:         "Tisch verlassen",
	Online:        "Online",
	TablesWait:    Plural{One: "{n} Tisch wartet", Other: "{n} Tische warten"},
	WaitOf:        "{n} von {of}",
	WaitsForOther: "1 wartet auf {name}",
	Here:          "Hier am Zug",
	Others:        "Andere am Zug",
	Since:         "{name} entscheidet · seit {time}",
	NotBegun:      Plural{One: "nicht begonnen · 1 Platz frei", Other: "nicht begonnen · {n} Plätze frei"},
	ToTable:       "Zum Tisch",
	LeaveRow:      "Verlassen",
	LeaveNote:     "Dieses Gerät vergisst den Tisch. Der Platz bleibt; mit dem Link kann man ihn wieder einnehmen.",
	Finished:      Plural{One: "1 beendete Partie", Other: "{n} beendete Partien"},
	AmongSaved:    "bei den gespeicherten Partien",
	OpenLink:      "Link öffnen",
	LinkToTable:   "Link zu einem Tisch",
	OpenButton:    "Öffnen",
	LinkNote:      "Ein angetippter Link öffnet sich selbst; hier wird er eingefügt.",
	NoTable:       "Noch kein Tisch",
	NoTableHow:    "Ein Tisch beginnt auf der Seite eines Spiels, „Mit Freunden“, oder mit dem Link eines Freundes.",
	Ended:         "Die Partie ist beendet",
	Agreed:        "{names} waren einverstanden.",
	EndedText:     "Sie hat kein Ergebnis und zählt in keiner Statistik.",
	Cleared:       "Der Tisch ist abgeräumt",
	ClearedText:   "Der Server tut das 30 Tage nach dem Ende oder nach einem Jahr ohne Entscheidung.",
	Version:       "Eine andere Version",
	VersionText:   "Dieser Tisch wird mit einer anderen Version von Treille gespielt. Was entschieden ist, bleibt erhalten.",
	Anew:          "Neu laden",
	NoSuch:        "Dieser Link öffnet keinen Tisch.",
	NoSuchText:    "Vielleicht ist er abgeräumt, oder der Link ist nicht ganz.",
	NoTables:      "Diese Seite hat keine Tische: Bitte frage noch einmal nach dem Link.",
	AsideTitle:    "Die Partie ist beiseitegelegt",
	Damaged:       "Der Server hat einen Teil dieser Partie verloren und sie beiseitegelegt. Was dieses Gerät gesehen hat, bleibt erhalten.",
	SaveLog:       "Protokoll sichern",
	Ready:         Plural{One: "{names} ist bereit", Other: "{names} sind bereit"},
	WaitingFor:    "Wartet auf {names}",
	NotChecked:    "Das Geben passt nicht zu dem, was vorher versprochen war.",
	SaveBoth:      "Beides sichern",
}
