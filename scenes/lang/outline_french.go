package lang

var outlineFrench = Outline{
	About:       "{what} : {text}",
	On:          "activé",
	Off:         "désactivé",
	Note:        "Remarque",
	LogMore:     Plural{One: "Encore une chose se trouve dans le journal.", Other: "{n} autres choses se trouvent dans le journal."},
	Place:       "{rank} : {name}, {points} ({terms})",
	Here:        "{name}, qui joue ici",
	Hand:        "[La main {of}|Votre main]",
	Zankapfel:   zankapfelOutlineFrench,
	Vino:        vinoOutlineFrench,
	Farbenpoker: farbenpokerOutlineFrench,
	Weinhaendler: WeinhaendlerOutline{
		Bids:     "Mises",
		NoBid:    "aucune mise",
		Gets:     "{rank} : {name} {gets} : {cards}",
		Nothing:  "encore rien",
		Started:  "[{name} a|Vous avez] commencé la manche.",
		OnCellar: "{cellar} {of}",
	},
}
