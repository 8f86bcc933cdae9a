package lang

var weinhaendlerFrench = Weinhaendler{
	About: About{
		Title:    "Weinhändler",
		Subtitle: "Des bouteilles aux enchères",
		Summary: "Misez des bouteilles de votre main, et recevez le lot de qui a misé juste au-dessus. " +
			"Les meilleures vont en cave : les étoiles y comptent, et trois d’une couleur comptent plus encore.",
		Refusals: map[string]string{
			"W10": "On mise en phase 1, à son tour, avec des bouteilles de sa main.",
			"W12": "Deux totaux ne peuvent pas être égaux.",
			"W13": "Qui a passé ne mise plus de cette manche.",
			"W14": "Seul qui n’a rien misé peut piocher en passant, et seulement s’il reste une pioche.",
			"W30": "On pose en phase 3, à son tour, jusqu’à n’avoir plus que six bouteilles en main.",
			"W32": "Une bouteille se pose à côté d’une autre dans la rangée du bas, cinq au plus, ou sur deux voisines.",
			"W33": "Seule une bouteille vide se recouvre, et seulement d’un vin.",
			"W34": "Une nouvelle cave ne commence qu’une fois la précédente achevée.",
			"W51": "La partie est finie.",
		},
	},

	Phases:      WeinhaendlerPhases{Bidding: "Enchères", Exchange: "Échange", Cellars: "Caves", Refill: "Réassort"},
	PhaseInText: WeinhaendlerPhases{Bidding: "enchères", Exchange: "échange", Cellars: "caves", Refill: "réassort"},

	Places: WeinhaendlerPlaces{
		Offer:     "Offre publique",
		Pile:      "Pioche",
		PileCount: "Pioche {n}",
		PileEmpty: "Pioche vide",
		Auction:   "Vente",
		CellarTab: "Cave · {n}",
		CellarNo:  "Cave {n}",
		Passed:    "Passé",
		PassedLow: "passé",
		Started:   "a commencé",
		InHand:    Plural{One: "{n} en main", Other: "{n} en main"},
		Limit:     "au plus {n}",
	},

	Verbs: WeinhaendlerVerbs{
		Bid:         "ajoute des bouteilles ou passe",
		BidShort:    "ajoute ou passe",
		BidFirst:    "mise ou passe",
		Place:       "range des bouteilles",
		PlaceMust:   Plural{One: "doit ranger une bouteille", Other: "doit ranger {word} bouteilles"},
		Exchange:    "Les lots changent de main",
		Refill:      "L’offre se complète",
		DrawsLooks:  "pioche",
		LastPlacing: "range une dernière fois",
	},

	Buttons: WeinhaendlerButtons{
		Add:          "Ajouter → {total}",
		AddNothing:   "Ajouter",
		Pass:         "Passer",
		PassDraw:     "Passer et piocher",
		Place:        "Poser → {points}",
		PlaceNone:    "Poser",
		PlaceSupport: "Poser comme appui",
		Done:         "Terminé",
		NextPlace:    "Place suivante",
		MoreToPlace:  Plural{One: "encore {n} à poser", Other: "encore {n} à poser"},
		Forbidden:    "{total}, c’est le total {of}",
		Gain:         Plural{One: "{gain} point", Other: "{gain} points"},
	},

	Hints: WeinhaendlerHints{
		WouldBeFirst:  "À {total}, {name} serait en tête et prendrait l’offre.",
		WouldTake:     "À {total}, {name} serait au {rank} rang et prendrait les bouteilles {from}.",
		WouldBeLast:   "À {total}, {name} fermerait la marche et prendrait les bouteilles {from}.",
		WouldBeAlone:  "À {total}, {name} prendrait l’offre sans rival.",
		LiftToBid:     "Touchez des bouteilles pour les miser.",
		LiftOrPass:    "Touchez des bouteilles à ajouter, ou passez.",
		EmptyHand:     "{name} n’a plus de bouteille et doit passer.",
		TapPlace:      "Touchez une place éclairée, ou une autre bouteille.",
		PressPlace:    "«\u202fPoser\u202f» la met là\u202f; ou touchez une autre bouteille.",
		TapBottle:     "Touchez une bouteille pour voir ses places.",
		PlaceOrDone:   "Posez encore une bouteille, ou gardez le reste.",
		NothingToGain: "Une bouteille vide ne rapporte rien, mais en soutient d’autres.",
		LastRound:     "Dernière manche : ce qui reste en main ne compte pas.",
		DrawnKept:     "{card} reste en main ; {other} va sous la pioche.",
		CameOffer:     "En main, l’offre\u202f: {cards}.",
		CameFrom:      "Le lot {of} est arrivé\u202f: {cards}.",
		LaysNothing:   "{name} ne pose rien.",
	},

	Reasons: WeinhaendlerReasons{
		TotalTaken:    "{total}, c’est le total {of}",
		NothingLifted: "Levez au moins une bouteille.",
		MustPlace:     Plural{One: "Encore une bouteille à mettre en cave.", Other: "Encore {n} bouteilles à mettre en cave."},
		HasPassed:     "{name} a passé dans cette enchère.",
		HasPlaced:     "{name} a fini de poser pour cette manche.",
	},

	Questions: WeinhaendlerQuestions{
		PassTakes:   "Passer est définitif. Si les enchères s’arrêtaient là, {name} prendrait le lot {of}\u202f: {cards}, et donnerait {own}.",
		PassOffer:   "Passer est définitif. Si les enchères s’arrêtaient là, {name} prendrait l’offre\u202f: {cards}, et donnerait {own}.",
		PassNothing: "Passer est définitif. {name} n’a rien misé, ne prend rien et ne donne rien.",
		PassNoDraw:  "«\u202fPasser et piocher\u202f» apporterait encore une bouteille.",
		Draw:        "Passer est définitif. On regarde deux bouteilles\u202f; la moins chère reste en main.",
	},

	Strip: WeinhaendlerStrip{
		Title:      "Qui aurait quoi à présent",
		TitleLong:  "Qui aurait quoi si tout s’arrêtait",
		GetsOffer:  "reçoit l’offre",
		GetsFrom:   "reçoit le lot {of}",
		NextOffer:  "Offre suivante",
		NextShort:  "Suite",
		OfferStays: "L’offre reste",
	},

	Log: WeinhaendlerLog{
		Begins:      "commence la manche",
		Bids:        "mise {total}",
		Adds:        "ajoute {cards} : {total}",
		Passes:      "passe",
		PassesDraws: "passe et pioche",
		PassesEmpty: "passe, sans bouteille en main",
		DrawsOne:    "pioche {card}",
		TakesOffer:  "prend l’offre : {cards}",
		TakesBid:    "prend le lot {of} : {cards}",
		Places:      "pose {card}",
		PlacesFor:   "pose {card} : {points}",

		Dealt:     "Chacun reçoit {n} bouteilles.",
		OfferIs:   "L’offre : {cards}.",
		LastRound: "La dernière manche commence.",
		GameEnds:  "La partie est finie.",
	},

	Cards: WeinhaendlerCards{
		Wines: WeinhaendlerWines{
			Dornfelder: "Dornfelder", Merlot: "Merlot", Zinfandel: "Zinfandel", Chardonnay: "Chardonnay",
			Portugieser: "Portugieser", Cabernet: "Cabernet Sauvignon", Bordeaux: "Bordeaux",
		},
		Short: WeinhaendlerWines{
			Dornfelder: "Dornfelder", Merlot: "Merlot", Zinfandel: "Zinfandel", Chardonnay: "Chardonnay",
			Portugieser: "Portugieser", Cabernet: "Cabernet", Bordeaux: "Bordeaux",
		},
		Colours: WeinhaendlerWines{
			Dornfelder: "jaune", Merlot: "rouge", Zinfandel: "vert", Chardonnay: "orange",
			Portugieser: "bleu", Cabernet: "rosé", Bordeaux: "violet",
		},
		Shapes: WeinhaendlerWines{
			Dornfelder: "disque", Merlot: "triangle", Zinfandel: "croix", Chardonnay: "losange",
			Portugieser: "carré", Cabernet: "anneau", Bordeaux: "hexagone",
		},
		Empty:      "une bouteille vide",
		Back:       "bouteille cachée",
		StarsOf:    [4]string{"sans étoile", "une étoile", "deux étoiles", "trois étoiles"},
		Sizes:      [4]string{"vide", "élancée", "anguleuse", "grande"},
		Name:       "{wine}, {stars}",
		Label:      "{wine}, {stars}, {money}",
		LabelEmpty: "bouteille vide, {money}",
		Inspect:    "{wine} : {colour}, {shape}, bouteille {size}, {stars}, {money}",
	},

	Labels: WeinhaendlerLabels{
		Hand:       "{card}, en main",
		HandLifted: "{card}, levée pour l’enchère",
		HandChosen: "{card}, choisie pour la cave",
		Place:      "Rangée {row}, place {place} : {gain}",
		Opponent:   "{name} : {points}, {hand}",
		Cellar:     "Cave {of} : {points}",
	},

	Rules: rulesFrench,
}
