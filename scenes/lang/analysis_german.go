package lang

var analysisGerman = Analysis{
	Title:     "Analyse",
	Chances:   "Gewinnchancen",
	InPercent: "in Prozent",
	Seen:      "in Prozent, nach allem, was auf dem Tisch lag",
	Decisions: "Was am meisten kostete",
	Whose:     "Wessen Entscheidungen",
	Looking:   "Entscheidung {n} von {of}",
	Better:    "*Besser* {what}: {why}",
	Costs:     "Kosten: {n} Prozent.",
	See:       "Diesen Moment ansehen",
	Replay:    "Partie ansehen",
	Nothing:   "Nichts Besseres wurde gefunden.",
	Estimates: "Ein Computer sah jede Entscheidung noch einmal an, mit dem, was {name} da wusste. Die Chancen sind geschätzt.",
	Failed:    "Diese Partie lässt sich nicht analysieren.",
}
