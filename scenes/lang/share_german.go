package lang

var shareGerman = Share{
	Title:        "Teilen",
	Text:         "Text",
	CopyLink:     "Link kopieren",
	Record:       "Partie",
	RecordNote:   "Die ganze Partie als Text, eine Zeile für jede Entscheidung. Jedes Treille kann sie einlesen.",
	CopyRecord:   "Partie kopieren",
	Opens:        "Der Link öffnet",
	Seats:        Plural{One: "ein Platz", Other: "{word} Plätze"},
	SameDeal:     "mit der Startzahl {seed}: dieselbe Partie, von Anfang an.",
	OpensDeal:    "Der Link öffnet diese Partie: {seats}, Startzahl {seed}.",
	OpensToday:   "Der Link öffnet den Tisch des Tages, für alle gleich.",
	SavePicture:  "Bild sichern",
	SharePicture: "Bild teilen",
	NotShared:    "Das Bild ließ sich nicht teilen. Es lässt sich sichern.",
	Says:         "{game} bei Treille: {scores}. Dieselbe Partie für dich:",
	SaysAlone:    "{game} bei Treille: {scores}.",
	Picture:      "Das Bild",
	BadLink:      "Dieser Link nennt kein Spiel, das Treille kennt.",
	FromLink:     "Diese Partie kommt aus einem Link.",
}
