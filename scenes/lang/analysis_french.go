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
	AsPlayed:  "joué",
	AsBetter:  "mieux",
	Costs:     "La meilleure gagne {n} parties sur 100, celle-ci {m}.",
	See:       "Voir ce moment",
	Replay:    "Revoir la partie",
	Nothing:   "Chaque décision {of} a été comparée aux autres choix\u202f: aucun n’était nettement meilleur.",
	Figures:   "Premier chiffre\u202f: la meilleure décision\u202f; second\u202f: celle prise.",
	Estimates: "Les deux partent de ce que {name} savait alors. Les courbes ne connaissent que ce que tous voyaient\u202f: leurs chiffres peuvent donc être bien différents. Un conseil peut aussi différer un peu.",
	Failed:    "Cette partie ne peut pas être analysée.",
}
