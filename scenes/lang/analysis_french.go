package lang

var analysisFrench = Analysis{
	Title:     "Analyse",
	Chances:   "Chances de gagner",
	InPercent: "en pour cent",
	Seen:      "en pour cent, d’après tout ce qui était sur la table",
	Decisions: "Ce qui a coûté le plus",
	Whose:     "Décisions de qui",
	Looking:   "Décision {n} sur {of}",
	Better:    "*Mieux\u202f:* {what}\u202f; {why}",
	Costs:     "Coût\u202f: {n} pour cent.",
	See:       "Voir ce moment",
	Replay:    "Revoir la partie",
	Nothing:   "Rien de mieux n’a été trouvé.",
	Estimates: "Un ordinateur a revu chaque décision avec ce que {name} savait alors. Les chances sont estimées.",
	Failed:    "Cette partie ne peut pas être analysée.",
}
