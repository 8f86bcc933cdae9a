package lang

// Today are the words for today's table, a game a day that is the same for
// everybody.
type Today struct {
	_             uncompared
	Title         string
	OneDeal       Template // {game}
	Seats         Template // {game}
	Deal          string   // what the table is
	Begins        string   // when it begins
	OnBox         string   // the button on the page of the game’s box
	Run           Plural   // days
	Begun         Template // {game}: it is under way
	Counted       Template // {date}: on the page of the result
	NotCounted    Template // {date}: the same
	Hours         Plural   // until the next table
	Minutes       Plural   // the same
	Text          Template // {date}, {game}, {result}: to be sent to others
	PlayIt        string   // the button, for screen readers
	Forth         string   // the same where it goes on
	Back          string   // the same where it shows the result
	GiveUpNote    string   // what it means to give up a game of it
	Days          string   // title of the page with the past ones, and the way there
	InRow         Plural   // days
	NoRow         string   // no day in a row
	Longest       Template // {n}: in letters
	Played        Plural   // tables of a month
	Won           Plural   // the same
	Missed        string   // about days that were not played
	Later         string   // of one that was played after its day
	NotPlayed     string   // in the middle of a sentence
	Comes         string   // why a later month is not shown
	Before, After string   // buttons: the month before, and after
	ResultOf      Template // {day}
	OfDay         string   // in a list, of a game: it was the table of its day
}

var todayEnglish = Today{
	Title:      "Today’s table",
	OneDeal:    "{game}, the same deal for all",
	Seats:      "{game}, four seats, medium",
	Deal:       "Everybody plays this deal, and the first game counts.",
	Begins:     "Today’s table: everybody plays this deal, and the first game counts.",
	OnBox:      "Today’s table: the same deal for all",
	Run:        Plural{One: "{n} day in a row.", Other: "{n} days in a row."},
	Begun:      "{game}, under way",
	Counted:    "Today’s table, {date}: counted.",
	NotCounted: "Today’s table, {date}: not counted.",
	Hours:      Plural{One: "Next table in {n} hour.", Other: "Next table in {n} hours."},
	Minutes:    Plural{One: "Next table in {n} minute.", Other: "Next table in {n} minutes."},
	Text:       "Treille, today’s table {date}: {game}, {result}.",
	PlayIt:     "Play today’s table",
	Forth:      "Continue today’s table",
	Back:       "Result of today’s table",
	GiveUpNote: "This game cannot be continued then. The day’s table stays open: the first game of its deal that is played to the end counts.",
	OfDay:      "a day’s table",
	Days:       "Today’s tables",
	InRow:      Plural{One: "One day in a row", Other: "{word} days in a row"},
	NoRow:      "No days in a row yet",
	Longest:    "longest run: {n}",
	Played:     Plural{One: "{n} played", Other: "{n} played"},
	Won:        Plural{One: "{n} won", Other: "{n} won"},
	Missed:     "A missed day can be played later; it does not count for the run.",
	Later:      "Played later.",
	NotPlayed:  "not played",
	Comes:      "That month is still to come.",
	Before:     "The month before", After: "The month after",
	ResultOf: "Result of the {day}",
}

var todayFrench = Today{
	Title:      "La table du jour",
	OneDeal:    "{game}, la même pour tous",
	Seats:      "{game}, quatre places, niveau moyen",
	Deal:       "Tous jouent la même donne, et la première partie compte.",
	Begins:     "La table du jour\u202f: tous jouent la même donne, et la première partie compte.",
	OnBox:      "La table du jour\u202f: la même pour tous",
	Run:        Plural{One: "{n} jour de suite.", Other: "{n} jours de suite."},
	Begun:      "{game}, en cours",
	Counted:    "Table du jour, {date} : comptée.",
	NotCounted: "Table du jour, {date} : non comptée.",
	Hours:      Plural{One: "Prochaine table dans {n} heure.", Other: "Prochaine table dans {n} heures."},
	Minutes:    Plural{One: "Prochaine table dans {n} minute.", Other: "Prochaine table dans {n} minutes."},
	Text:       "Treille, la table du jour {date} : {game}, {result}.",
	PlayIt:     "Jouer à la table du jour",
	Forth:      "Continuer à la table du jour",
	Back:       "Résultat de la table du jour",
	GiveUpNote: "Cette partie ne pourra pas être reprise. La table du jour reste ouverte\u202f: la première partie de sa donne jouée jusqu’au bout compte.",
	OfDay:      "table du jour",
	Days:       "Tables du jour",
	InRow:      Plural{One: "Un jour de suite", Other: "{word} jours de suite"},
	NoRow:      "Pas encore de série",
	Longest:    "plus longue : {n}",
	Played:     Plural{One: "{n} jouée", Other: "{n} jouées"},
	Won:        Plural{One: "{n} gagnée", Other: "{n} gagnées"},
	Missed:     "Un jour manqué se joue plus tard, mais ne compte pas pour la série.",
	Later:      "Jouée plus tard.",
	NotPlayed:  "pas jouée",
	Comes:      "Ce mois est encore à venir.",
	Before:     "Le mois précédent", After: "Le mois suivant",
	ResultOf: "Résultat du {day}",
}

var todayGerman = Today{
	Title:      "Tisch des Tages",
	OneDeal:    "{game}, für alle gleich",
	Seats:      "{game}, vier Plätze, mittel",
	Deal:       "Alle beginnen gleich, und die erste Partie zählt.",
	Begins:     "Tisch des Tages: Alle beginnen gleich, und die erste Partie zählt.",
	OnBox:      "Tisch des Tages: für alle gleich",
	Run:        Plural{One: "{n} Tag in Folge.", Other: "{n} Tage in Folge."},
	Begun:      "{game}, läuft",
	Counted:    "Tisch des Tages, {date}: gewertet.",
	NotCounted: "Tisch des Tages, {date}: nicht gewertet.",
	Hours:      Plural{One: "Nächster Tisch in {n} Stunde.", Other: "Nächster Tisch in {n} Stunden."},
	Minutes:    Plural{One: "Nächster Tisch in {n} Minute.", Other: "Nächster Tisch in {n} Minuten."},
	Text:       "Treille, Tisch des Tages {date}: {game}, {result}.",
	PlayIt:     "Tisch des Tages spielen",
	Forth:      "Tisch des Tages weiterspielen",
	Back:       "Ergebnis am Tisch des Tages",
	GiveUpNote: "Diese Partie lässt sich dann nicht fortsetzen. Der Tisch des Tages bleibt offen: Gewertet wird die erste Partie mit gleichem Beginn, die zu Ende gespielt wird.",
	OfDay:      "Tisch des Tages",
	Days:       "Tische des Tages",
	InRow:      Plural{One: "Ein Tag in Folge", Other: "{word} Tage in Folge"},
	NoRow:      "Noch keine Folge",
	Longest:    "längste Folge: {n}",
	Played:     Plural{One: "{n} gespielt", Other: "{n} gespielt"},
	Won:        Plural{One: "{n} gewonnen", Other: "{n} gewonnen"},
	Missed:     "Verpasste Tage kann man nachspielen, sie zählen aber nicht zur Folge.",
	Later:      "Später gespielt.",
	NotPlayed:  "nicht gespielt",
	Comes:      "Dieser Monat kommt erst noch.",
	Before:     "Der Monat davor", After: "Der Monat danach",
	ResultOf: "Ergebnis vom {day}",
}
