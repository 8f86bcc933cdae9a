package lang

var outlineGerman = Outline{
	About:       "{what}: {text}",
	On:          "an",
	Off:         "aus",
	Note:        "Hinweis",
	LogMore:     Plural{One: "Noch etwas steht im Protokoll.", Other: "{n} weitere Dinge stehen im Protokoll."},
	Place:       "{rank} {name}, {points} ({terms})",
	Here:        "{name}, spielt hier",
	Hand:        "[{of}|Deine] Hand",
	Zankapfel:   zankapfelOutlineGerman,
	Vino:        vinoOutlineGerman,
	Farbenpoker: farbenpokerOutlineGerman,
	Weinhaendler: WeinhaendlerOutline{
		Bids:     "Gebote",
		NoBid:    "kein Gebot",
		Gets:     "{rank} {name} {gets}: {cards}",
		Nothing:  "noch nichts",
		Started:  "[{name} hat|Du hast] die Runde begonnen.",
		OnCellar: "{of} {cellar}",
	},
}
