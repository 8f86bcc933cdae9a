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
	Nothing:   "Rien de mieux n’a été trouvé.",
	Estimates: "Premier chiffre\u202f: la meilleure décision\u202f; second\u202f: celle prise, estimées d’après ce que {name} savait alors. Au début de chaque manche, les courbes partent de ce que tous voyaient, et un conseil était une estimation à part\u202f: les chiffres peuvent différer un peu.",
	Failed:    "Cette partie ne peut pas être analysée.",
}
