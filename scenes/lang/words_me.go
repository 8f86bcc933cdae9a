package lang

// Me are the words of the sheet on which the player says his name and takes a crest, once
// for all games.
type Me struct {
	_         uncompared
	Title     string
	Why       string
	WhyOthers string // where others sit at the table
	Length    string // of a name
	Anytime   string // where it can be changed
	Never     string // of the crest
	Later     string // button
	Settle    string // button
	Both      string // name and crest, as the button that opens the sheet is called
}

var meEnglish = Me{
	Title:     "Who are you?",
	Why:       "For your place at the table and your statistics.",
	WhyOthers: "So the others know whom they play with.",
	Length:    "up to 16 characters",
	Anytime:   "Change it later: the crest on the first page.",
	Never:     "computers never take it while it is yours",
	Later:     "Later",
	Settle:    "That’s me",
	Both:      "Name and crest",
}

var meFrench = Me{
	Title:     "Qui êtes-vous\u202f?",
	Why:       "Pour votre place à table et vos statistiques.",
	WhyOthers: "Pour que les autres sachent avec qui ils jouent.",
	Length:    "16 caractères au plus",
	Anytime:   "Pour changer\u202f: le blason en haut à droite.",
	Never:     "l’ordinateur ne le prend pas",
	Later:     "Plus tard",
	Settle:    "C’est moi",
	Both:      "Nom et blason",
}

var meGerman = Me{
	Title:     "Wer bist du?",
	Why:       "Für deinen Platz am Tisch und deine Statistik.",
	WhyOthers: "Damit die anderen wissen, mit wem sie spielen.",
	Length:    "bis 16 Zeichen",
	Anytime:   "Später ändern: das Wappen auf der ersten Seite.",
	Never:     "kein Computer nimmt es dir weg",
	Later:     "Später",
	Settle:    "Das bin ich",
	Both:      "Name und Wappen",
}
