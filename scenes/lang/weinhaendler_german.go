package lang

var weinhaendlerGerman = Weinhaendler{
	About: About{
		Title:    "Weinhändler",
		Subtitle: "Flaschen unter dem Hammer",
		Summary: "Mit Flaschen aus der Hand bieten und das Bündel dessen bekommen, der knapp darüber geboten hat. " +
			"Die besten kommen in den Keller: Dort zählen Sterne, und drei von einer Farbe zählen mehr.",
		Refusals: map[string]string{
			"W10": "Geboten wird in Phase 1, der Reihe nach und mit Flaschen der eigenen Hand.",
			"W12": "Keine zwei Summen dürfen gleich sein.",
			"W13": "Wer gepasst hat, bietet in dieser Runde nicht mehr.",
			"W14": "Nur wer nichts geboten hat, darf beim Passen ziehen, und nur solange ein Stapel da ist.",
			"W30": "Gelegt wird in Phase 3, der Reihe nach, bis höchstens sechs Flaschen auf der Hand sind.",
			"W32": "Eine Flasche liegt neben einer anderen in der untersten Reihe, höchstens fünf breit, oder auf zwei Nachbarn.",
			"W33": "Nur eine leere Flasche wird bedeckt, und nur von einem Wein.",
			"W34": "Ein neuer Keller beginnt erst, wenn der letzte fertig ist.",
			"W51": "Das Spiel ist zu Ende.",
		},
	},

	Phases:      WeinhaendlerPhases{Bidding: "Bieten", Exchange: "Tauschen", Cellars: "Keller", Refill: "Auffüllen"},
	PhaseInText: WeinhaendlerPhases{Bidding: "Bieten", Exchange: "Tauschen", Cellars: "Keller", Refill: "Auffüllen"},

	Places: WeinhaendlerPlaces{
		Offer:     "Auslage",
		Pile:      "Stapel",
		PileCount: "Stapel {n}",
		PileEmpty: "Stapel leer",
		Auction:   "Auktion",
		CellarTab: "Keller · {n}",
		CellarNo:  "Keller {n}",
		Passed:    "Gepasst",
		PassedLow: "gepasst",
		Started:   "hat begonnen",
		InHand:    Plural{One: "{n} auf der Hand", Other: "{n} auf der Hand"},
		Limit:     "höchstens {n}",
	},

	Verbs: WeinhaendlerVerbs{
		Bid:         "legt Flaschen dazu oder passt",
		BidShort:    "bietet oder passt",
		BidFirst:    "bietet oder passt",
		Place:       "legt Flaschen in den Keller",
		PlaceMust:   Plural{One: "muss eine Flasche ablegen", Other: "muss {word} Flaschen ablegen"},
		Exchange:    "Die Bündel wechseln den Besitzer",
		Refill:      "Die Auslage wird aufgefüllt",
		DrawsLooks:  "zieht",
		LastPlacing: "legt zum letzten Mal ab",
	},

	Buttons: WeinhaendlerButtons{
		Add:          "Dazulegen → {total}",
		AddNothing:   "Dazulegen",
		Pass:         "Passen",
		PassDraw:     "Passen und ziehen",
		Place:        "Ablegen → {points}",
		PlaceNone:    "Ablegen",
		PlaceSupport: "Als Stütze ablegen",
		Done:         "Fertig",
		NextPlace:    "Nächster Platz",
		MoreToPlace:  Plural{One: "noch {n} ablegen", Other: "noch {n} ablegen"},
		Forbidden:    "{total} ist {of} Summe",
		Gain:         Plural{One: "{gain} Punkt", Other: "{gain} Punkte"},
	},

	Hints: WeinhaendlerHints{
		WouldBeFirst:  "Mit {total} wäre {name} vorn und bekäme die Auslage.",
		WouldTake:     "Mit {total} wäre {name} an {rank} Stelle und bekäme {from} Flaschen.",
		WouldBeLast:   "Mit {total} läge {name} hinten und bekäme {from} Flaschen.",
		WouldBeAlone:  "Mit {total} bekäme {name} allein die Auslage.",
		LiftToBid:     "Flaschen antippen, um mit ihnen zu bieten.",
		LiftOrPass:    "Flaschen antippen und dazulegen, oder passen.",
		EmptyHand:     "{name} hat keine Flasche mehr und muss passen.",
		TapPlace:      "Einen leuchtenden Platz antippen oder eine andere Flasche.",
		PressPlace:    "„Ablegen“ legt sie dorthin; oder eine andere Flasche antippen.",
		TapBottle:     "Eine Flasche antippen, um ihre Plätze zu sehen.",
		PlaceOrDone:   "Noch eine Flasche ablegen oder den Rest behalten.",
		NothingToGain: "Eine leere Flasche bringt keine Punkte, stützt aber andere.",
		LastRound:     "Letzte Runde: Was auf der Hand bleibt, zählt nichts.",
		DrawnKept:     "{card} bleibt auf der Hand; {other} kommt unter den Stapel.",
		CameOffer:     "In die Hand kam die Auslage: {cards}.",
		CameFrom:      "In die Hand kam {of} Gebot: {cards}.",
		LaysNothing:   "{name} legt nichts.",
	},

	Reasons: WeinhaendlerReasons{
		TotalTaken:    "{total} ist {of} Summe",
		NothingLifted: "Mindestens eine Flasche anheben.",
		MustPlace:     Plural{One: "Noch eine Flasche muss in den Keller.", Other: "Noch {n} Flaschen müssen in den Keller."},
		HasPassed:     "{name} hat in dieser Auktion gepasst.",
		HasPlaced:     "{name} ist in dieser Runde mit dem Ablegen fertig.",
	},

	Questions: WeinhaendlerQuestions{
		PassTakes:   "Passen ist endgültig. Wäre jetzt Schluss, nähme {name} {of} Gebot: {cards}, und gäbe {own} her.",
		PassOffer:   "Passen ist endgültig. Wäre jetzt Schluss, nähme {name} die Auslage: {cards}, und gäbe {own} her.",
		PassNothing: "Passen ist endgültig. {name} hat nichts geboten, bekommt nichts und gibt nichts her.",
		PassNoDraw:  "„Passen und ziehen“ brächte noch eine Flasche.",
		Draw:        "Passen ist endgültig. Zwei Flaschen werden angesehen; die billigere bleibt auf der Hand.",
	},

	Strip: WeinhaendlerStrip{
		Title:      "Wer bekäme jetzt was",
		TitleLong:  "Wer bekäme was, wenn jetzt Schluss wäre",
		GetsOffer:  "bekommt die Auslage",
		GetsFrom:   "bekommt {of} Gebot",
		NextOffer:  "Neue Auslage",
		NextShort:  "Neu",
		OfferStays: "Die Auslage bleibt",
	},

	Log: WeinhaendlerLog{
		Begins:      "beginnt die Runde",
		Bids:        "bietet {total}",
		Adds:        "legt {cards} dazu: {total}",
		Passes:      "passt",
		PassesDraws: "passt und zieht",
		PassesEmpty: "passt, ohne Flasche auf der Hand",
		DrawsOne:    "zieht {card}",
		TakesOffer:  "bekommt die Auslage: {cards}",
		TakesBid:    "bekommt {of} Gebot: {cards}",
		Places:      "legt {card} ab",
		PlacesFor:   "legt {card} ab: {points}",

		Dealt:     "Alle bekommen {n} Flaschen.",
		OfferIs:   "Die Auslage: {cards}.",
		LastRound: "Die letzte Runde beginnt.",
		GameEnds:  "Die Partie ist zu Ende.",
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
			Dornfelder: "gelb", Merlot: "rot", Zinfandel: "grün", Chardonnay: "orange",
			Portugieser: "blau", Cabernet: "rosé", Bordeaux: "violett",
		},
		Shapes: WeinhaendlerWines{
			Dornfelder: "Scheibe", Merlot: "Dreieck", Zinfandel: "Kreuz", Chardonnay: "Raute",
			Portugieser: "Quadrat", Cabernet: "Ring", Bordeaux: "Sechseck",
		},
		Empty:      "eine leere Flasche",
		Back:       "verdeckte Flasche",
		StarsOf:    [4]string{"kein Stern", "ein Stern", "zwei Sterne", "drei Sterne"},
		Sizes:      [4]string{"leere", "schlanke", "kantige", "große"},
		Name:       "{wine}, {stars}",
		Label:      "{wine}, {stars}, {money}",
		LabelEmpty: "leere Flasche, {money}",
		Inspect:    "{wine}: {colour}, {shape}, {size} Flasche, {stars}, {money}",
	},

	Labels: WeinhaendlerLabels{
		Hand:       "{card}, auf der Hand",
		HandLifted: "{card}, für das Gebot angehoben",
		HandChosen: "{card}, für den Keller gewählt",
		Place:      "Reihe {row}, Platz {place}: {gain}",
		Opponent:   "{name}: {points}, {hand}",
		Cellar:     "{of} Keller: {points}",
	},

	Rules: rulesGerman,
}
