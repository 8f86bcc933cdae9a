package lang

var gamePageFrench = GamePage{
	Play:     "Jouer",
	Learn:    "Apprendre en 5 minutes",
	LearnOn:  "Continuer la leçon",
	Next:     "Ensuite\u202f: places et joueurs.",
	Round:    "Une manche",
	End:      "La fin",
	AtOnce:   "facile à apprendre",
	InARound: "s’apprend en une manche",
	InAGame:  "s’apprend en une partie",
	Or:       "ou",
}

var boxesFrench = Boxes{
	Alike: "tailles égales", Different: "toutes différentes",
	Weinhaendler: Round{
		Brief: "Misez des bouteilles, recevez le lot de qui a misé juste au-dessus, et mettez les meilleures en cave.",
		Steps: [3]Step{
			{"Miser", "des bouteilles de sa main"},
			{"Prendre", "le lot juste au-dessus"},
			{"Poser", "des trios d’un vin, en ligne ou en triangle"},
		},
		End: "vient une manche après la dernière bouteille de la pioche\u202f: le plus de points gagne.",
	},
	Vino: Round{
		Brief: "Choisissez des régions en secret, achetez des vignes, vendez sur un marché que votre vente fait baisser.",
		Steps: [3]Step{
			{"Choisir", "deux régions, en secret"},
			{"Acheter", "des vignes, comptant"},
			{"Vendre", "et le cours baisse"},
		},
		End: "vient quand la dernière des six bouteilles est partie\u202f: le plus de vignes gagne.",
	},
	Zankapfel: Round{
		Brief: "Posez une pomme en secret, menez le maire vers de meilleures valeurs, et querellez-vous pour la même couleur.",
		Steps: [3]Step{
			{"Poser", "une pomme, ou acheter"},
			{"Mener", "le maire vers d’autres valeurs"},
			{"Récolter", "seul, ou se quereller"},
		},
		End: "vient quand un pion a fait le tour du village, ou que le dernier jeton est parti.",
	},
	Farbenpoker: Round{
		Brief: "Trois dés demandent trois couleurs, et elles sont là, quelque part parmi les bâtonnets. Souvenez-vous où.",
		Steps: [3]Step{
			{"Lancer", "trois couleurs demandées"},
			{"Tirer", "un bâtonnet, vu de tous"},
			{"Gagner", "trouvé\u202f: +1 jeton, raté\u202f: −1"},
		},
		End: "vient quand la réserve est vide, ou qu’il ne reste que deux joueurs (de deux, un)\u202f: le plus de jetons gagne.",
	},
}

var optionsFrench = ByName[Option]{
	{"hidden-money", Option{
		Title: "Argent caché",
		Note:  "les montants sont couverts",
		Long:  "les montants sont couverts, les vignes restent visibles",
	}},
}
