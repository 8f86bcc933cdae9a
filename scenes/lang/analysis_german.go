package lang

var analysisGerman = Analysis{
	Title:     "Analyse",
	Chances:   "Gewinnchancen",
	InPercent: "in Prozent",
	Seen:      "in Prozent, nach allem, was auf dem Tisch lag",
	Decisions: "Was am meisten kostete",
	Whose:     "Wessen Entscheidungen",
	Looking:   "Entscheidung {n} von {of}",
	Played:    "*{name}* {what}",
	Better:    "*Besser* {what}: {why}",
	Percent:   "{n}\u202f%",
	Costs:     "Kosten: {n} Prozent.",
	See:       "Diesen Moment ansehen",
	Replay:    "Partie ansehen",
	Result:    "Ergebnis",
	Nothing:   "Nichts Besseres wurde gefunden.",
	Estimates: "Ein Computer sah jede Entscheidung noch einmal an, mit dem, was {name} da wusste. Die Chancen sind geschätzt.",
	Failed:    "Diese Partie lässt sich nicht analysieren.",
}
