package lang

var shareEnglish = Share{
	Title:        "Share",
	Text:         "Text",
	CopyLink:     "Copy the link",
	Record:       "Record",
	RecordNote:   "The whole game as a text, a line for each decision. Any Treille can read it.",
	CopyRecord:   "Copy the record",
	Opens:        "The link opens",
	Seats:        Plural{One: "one seat", Other: "{word} seats"},
	SameDeal:     "with seed {seed}: the same deal, from the start.",
	OpensDeal:    "The link opens this deal: {seats}, seed {seed}.",
	OpensToday:   "The link opens today’s table, one deal for all.",
	SavePicture:  "Save the picture",
	SharePicture: "Share the picture",
	NotShared:    "The picture could not be shared. It can be saved.",
	Says:         "{game} at Treille: {scores}. The same deal for you:",
	SaysAlone:    "{game} at Treille: {scores}.",
	Picture:      "The picture",
	BadLink:      "This link names no game that Treille knows.",
	FromLink:     "This deal comes from a link.",
}
