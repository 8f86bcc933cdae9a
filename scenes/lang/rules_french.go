package lang

var rulesFrench = WeinhaendlerRules{
	Bidding: Rule{"Enchères", "Phase 1 sur 4", []string{
		"Dans le sens des aiguilles d’une montre, on ajoute des bouteilles de sa main à son enchère, ou l’on passe. Ce qui est misé reste misé.",
		"Le total doit différer de celui de tous les autres, même de qui a passé. Miser bas peut être malin : voir l’exemple.",
		"Passer vaut pour toute la manche. Qui passe sans enchère peut piocher : des deux bouteilles du dessus, la moins chère est à lui ; l’autre va sous la pioche.",
		"Une bouteille vide vaut 0,20" + gap + "€. Qui n’a plus de bouteille en main doit passer.",
	}},
	Exchange: Rule{"Échange", "Phase 2 sur 4", []string{
		"L’enchère la plus haute prend en main toute l’offre publique.",
		"Chacun des suivants prend tout le lot de qui a misé juste au-dessus de lui.",
		"L’enchère la plus basse devient l’offre suivante.",
		"Qui n’a pas misé ne donne et ne reçoit rien. Si personne n’a misé, l’offre reste, et qui a commencé la manche commence aussi la phase suivante et la manche suivante.",
	}},
	Cellars: Rule{"Caves", "Phase 3 sur 4", []string{
		"L’enchère la plus haute commence, puis on suit les aiguilles d’une montre : chacun pose autant de bouteilles qu’il veut, une à une. Au-delà de six en main, il faut en poser.",
		"Une cave est une pyramide de 5, 4, 3, 2 et 1 places. La rangée du bas s’allonge par les deux bouts, sans trou, et se décale pour cela ; plus haut, une bouteille s’appuie sur deux voisines.",
		"Chaque bouteille rapporte aussitôt ses étoiles. Trois bouteilles d’un même vin qui se touchent, en ligne droite ou en triangle, sont un trio et rapportent plus : 4 si elles ont la même taille (autant d’étoiles), 1 si les trois tailles diffèrent, rien sinon. Si une bouteille complète plusieurs trios, tous comptent.",
		"Un vin peut recouvrir une bouteille vide ; rien ne recouvre un vin. Une bouteille vide ne rapporte rien, et en soutient d’autres.",
		"Quand une cave est pleine et qu’aucune bouteille vide n’y reste à recouvrir, on peut ouvrir la suivante. Lignes et triangles ne passent jamais d’une cave à l’autre.",
	}},
	Refill: Rule{"Réassort", "Phase 4 sur 4", []string{
		"Une offre de moins de quatre bouteilles est complétée à quatre depuis la pioche.",
		"Une offre plus grande reste telle quelle.",
		"L’enchère la plus haute commence la manche suivante.",
	}},
	End: Rule{"La fin", "Après la phase 4", []string{
		"Si la pioche est vide après le réassort, on joue encore une manche.",
		"À sa troisième phase, chacun peut poser toutes ses bouteilles ; personne n’y est tenu. Ce qui reste en main ne compte pas.",
		"Le plus grand nombre de points gagne. À égalité, la victoire est partagée.",
		"Si rien ne bouge pendant dix manches, ni à la pioche ni dans les caves, la manche suivante est la dernière.",
	}},
	Bottles: Rule{"Les bouteilles", "Avant la partie", []string{
		"Sept vins en trois tailles, trois bouteilles de chacune ; et trois bouteilles vides.",
		"Les étoiles disent la taille : une bouteille élancée en a une, une anguleuse deux, une grande trois. La taille suivante d’un même vin vaut 7" + gap + "€ de plus.",
		"À trois, Bordeaux et Dornfelder restent dans la boîte ; à quatre, Chardonnay.",
		"Chacun reçoit cinq bouteilles, et quatre sont exposées comme offre publique. Le hasard dit qui commence.",
	}},

	ExchangeTitle: "Qui prend quoi",
	ExchangeNote:  "Chacun prend les bouteilles de la ligne du dessus.",
	RefillTitle:   "Après l’échange",
	RefillFew:     "complétée depuis la pioche",
	RefillMany:    "reste telle quelle",
	RefillNote:    "Il restait une bouteille\u202f: on en tire trois. De cinq, toutes restent.",
	EndTitle:      "La dernière manche",
	EndPile:       "La pioche est vide\u202f: on joue encore une manche.",
	EndTied:       "Autant de points\u202f: les deux gagnent.",
	EndNote:       "Ce qui reste en main ne rapporte rien.",
	WinesTitle:    "Ce que vaut une bouteille",
	WinesNote:     "Chacune existe en trois exemplaires.",
	ThreesTitle:   "Trios d’un même vin",
	ThreesNote:    "Une taille {alike}, trois tailles {mixed}, sinon rien\u202f: en rangée, en diagonale ou en triangle, même vers le bas.",
	DiagramTitle:  "À quoi sert une enchère",
	DiagramNote:   "Miser juste sous de bonnes bouteilles les fait gagner.",
	DiagramTold:   "Un exemple. Susi mise {first} et reçoit l’offre. Gerd mise {second} et reçoit les bouteilles de Susi. Mike mise {third} et reçoit celles de Gerd. Elke mise {fourth} et reçoit celles de Mike\u202f; sa propre bouteille devient l’offre suivante.",

	OursValues: "Le {wine} vaut {values}.",
	OursName:   "Le vin bleu s’appelle {wine}.",
	OursColour: "Le {wine} est rosé.",
	OursIdle:   "Après {n} manches sans mouvement, la suivante est la dernière.",
	Sources: []string{
		"Les valeurs de Dornfelder, Zinfandel et Portugieser, et les 20" + gap + "€ du grand Merlot, sont celles du jeu imprimé ou s’en déduisent par pas de 7" + gap + "€. Les 24" + gap + "€ du grand Cabernet Sauvignon viennent d’une autre publication.",
		"Là où les règles imprimées se taisent, nous avons tranché : un total que quelqu’un a relevé redevient libre, un triangle peut pointer vers le bas et deux tailles pareilles et une autre ne rapportent rien.",
	},
}
