package lang

var analysisGerman = Analysis{
	Title:     "Analyse",
	Chances:   "Gewinnchancen",
	InPercent: "in Prozent",
	Seen:      "in Prozent, nach allem, was auf dem Tisch lag",
	Decisions: "Teuerste Entscheidungen",
	Costliest: "Die {n} teuersten von {all} Fehlern",
	Whose:     "Wessen Entscheidungen",
	Looking:   "Entscheidung {n} von {of}",
	Better:    "*Besser* {what}: {why}",
	AsPlayed:  "gespielt",
	AsBetter:  "besser",
	Costs:     "Die bessere gewinnt {n} von 100 Partien mehr.",
	See:       "Diesen Moment ansehen",
	Replay:    "Partie ansehen",
	Nothing:   "Gut gespielt: {of} Entscheidungen wurden alle mit den anderen Möglichkeiten verglichen, und keine davon war deutlich besser.",
	Good:      "Für {n} von {m} Entscheidungen fand sich nichts deutlich Besseres.",
	Figures:   "In Rot: wie oft die bessere Entscheidung gewinnt, dann die getroffene.",
	Estimates: "Das geht von dem aus, was {name} da wusste; die Kurven kennen nur, was alle sahen. Tipps können etwas abweichen.",
	Failed:    "Diese Partie lässt sich nicht analysieren.",
}
