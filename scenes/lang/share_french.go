package lang

var shareFrench = Share{
	Title:        "Partager",
	Text:         "Texte",
	CopyLink:     "Copier le lien",
	Record:       "Partie",
	RecordNote:   "Toute la partie en un texte, une ligne par décision. Tout Treille sait le lire.",
	CopyRecord:   "Copier la partie",
	Opens:        "Le lien ouvre",
	Seats:        Plural{One: "une place", Other: "{word} places"},
	SameDeal:     "avec la graine {seed} : la même donne, dès le début.",
	OpensDeal:    "Le lien ouvre cette donne : {seats}, graine {seed}.",
	OpensToday:   "Le lien ouvre la table du jour, la même pour tous.",
	SavePicture:  "Enregistrer l’image",
	SharePicture: "Partager l’image",
	NotShared:    "L’image n’a pas pu être partagée. Elle peut être enregistrée.",
	Says:         "{game} chez Treille : {scores}. La même donne pour vous :",
	SaysAlone:    "{game} chez Treille : {scores}.",
	Picture:      "L’image",
	BadLink:      "Ce lien ne désigne aucun jeu que Treille connaisse.",
	FromLink:     "Cette donne vient d’un lien.",
}
