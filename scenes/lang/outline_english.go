package lang

var outlineEnglish = Outline{
	About:       "{what}: {text}",
	On:          "on",
	Off:         "off",
	Note:        "Note",
	LogMore:     Plural{One: "One more thing is in the log.", Other: "{n} more things are in the log."},
	Place:       "{rank}: {name}, {points} ({terms})",
	Here:        "{name}, who plays here",
	Hand:        "[{of}|Your] hand",
	Zankapfel:   zankapfelOutlineEnglish,
	Vino:        vinoOutlineEnglish,
	Farbenpoker: farbenpokerOutlineEnglish,
	Weinhaendler: WeinhaendlerOutline{
		Bids:     "Bids",
		NoBid:    "no bid",
		Gets:     "{rank}: {name} {gets}: {cards}",
		Nothing:  "nothing yet",
		Started:  "[{name}|You] began the round.",
		OnCellar: "{of} {cellar}",
	},
}
