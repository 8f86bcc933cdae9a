package lang

var analysisFrench = Analysis{
	Title:     "Analyse",
	Chances:   "Chances de gagner",
	InPercent: "en pour cent",
	Seen:      "en pour cent, d’après tout ce qui était sur la table",
	Decisions: "Décisions les plus coûteuses",
	Costliest: "Les {n} plus chères de {all} erreurs",
	Whose:     "Décisions de qui",
	Looking:   "Décision {n} sur {of}",
	Better:    "*Mieux\u202f:* {what}. {why}",
	AsPlayed:  "joué",
	AsBetter:  "mieux",
	Costs:     "La meilleure gagne {n} parties sur 100 de plus.",
	See:       "Voir ce moment",
	Replay:    "Revoir la partie",
	Nothing:   "Bien joué\u202f: chaque décision {of} a été comparée aux autres choix, et aucun n’était nettement meilleur.",
	Good:      "Pour {n} décisions sur {m}, rien de nettement meilleur n’a été trouvé.",
	Figures:   "En rouge\u202f: la part gagnée par la meilleure décision, puis par celle prise.",
	Estimates: "Cela part de ce que {name} savait alors\u202f; les courbes ne connaissent que ce que tous voyaient. Un conseil peut différer un peu.",
	Failed:    "Cette partie ne peut pas être analysée.",
}
