package lang

var gamePageGerman = GamePage{
	Play:     "Spielen",
	Learn:    "In 5 Minuten lernen",
	LearnOn:  "Lektion fortsetzen",
	Next:     "Danach: Plätze und Spieler.",
	Round:    "Eine Runde",
	End:      "Das Ende",
	AtOnce:   "leicht zu lernen",
	InARound: "nach einer Runde gelernt",
	InAGame:  "nach einer Partie gelernt",
	Or:       "oder",
}

var boxesGerman = Boxes{
	Alike: "gleich groß", Different: "alle verschieden",
	Weinhaendler: Round{
		Brief: "Mit Flaschen bieten, das Bündel dessen bekommen, der direkt darüber bietet, und die besten in den Keller legen.",
		Steps: [3]Step{
			{"Bieten", "mit Flaschen"},
			{"Nehmen", "das Bündel darüber"},
			{"Legen", "Drillinge eines Weins in Linie oder Dreieck"},
		},
		End: "kommt eine Runde nach der letzten Flasche des Stapels: Die meisten Punkte gewinnen.",
	},
	Vino: Round{
		Brief: "Geheim Regionen wählen, Weinberge kaufen und auf einem Markt verkaufen, den der eigene Verkauf drückt.",
		Steps: [3]Step{
			{"Wählen", "zwei Regionen, geheim"},
			{"Kaufen", "Weinberge, bar"},
			{"Verkaufen", "und der Preis fällt"},
		},
		End: "kommt, wenn die letzte der sechs Flaschen weg ist: Die meisten Weinberge gewinnen.",
	},
	Zankapfel: Round{
		Brief: "Verdeckt einen Apfel legen, den Bürgermeister zu besseren Werten führen und mit denen streiten, die dieselbe Farbe wollen.",
		Steps: [3]Step{
			{"Legen", "einen Apfel, oder kaufen"},
			{"Führen", "den Bürgermeister"},
			{"Ernten", "allein, oder streiten"},
		},
		End: "kommt, wenn jemand einmal ums Dorf ist oder der letzte Chip weg ist.",
	},
	Farbenpoker: Round{
		Brief: "Drei Würfel verlangen drei Farben, die irgendwo unter den Stäben stecken. Die meisten Chips gewinnen.",
		Steps: [3]Step{
			{"Würfeln", "drei Farben sind gesucht"},
			{"Ziehen", "einen Stab, offen für alle"},
			{"Gewinnen", "Treffer: +1 Chip, daneben: −1"},
		},
		End: "kommt, wenn der Vorrat an Chips leer ist oder nur noch zwei im Spiel sind; zu zweit, nur noch einer.",
	},
}

var optionsGerman = ByName[Option]{
	{"hidden-money", Option{
		Title: "Verdecktes Geld",
		Note:  "Beträge sind verdeckt",
		Long:  "Beträge sind verdeckt, Weinberge bleiben sichtbar",
	}},
}
