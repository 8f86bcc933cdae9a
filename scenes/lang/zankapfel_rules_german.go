package lang

var zankapfelRulesGerman = ZankapfelRules{
	Farm: Rule{"Kaufen oder legen", "Phase 1 von 3", []string{
		"Reihum ab dem Startspieler tut jeder eines von beiden: die offene Karte kaufen, die auf die Hand kommt, oder eine Karte aus der Hand verdeckt legen. Wer kauft, legt nichts und erntet in dieser Runde also nichts.",
		"Eine Karte kostet die Hälfte dessen, was das Feld des Bürgermeisters ihrer Farbe gibt, abgerundet; ein Joker kostet immer 3. Bezahlt wird in Schritten: Die Figur geht zurück, auch hinter den Start.",
		"Nur Kaufen füllt die Hand wieder: Wer keine Karte hat, muss kaufen. Ist die offene Karte gekauft, wird sofort die nächste aufgedeckt.",
	}},
	Mayor: Rule{"Der Bürgermeister", "Phase 2 von 3", []string{
		"Der Startspieler sagt ein Nachbarfeld an, das seinen Chip noch hat, eines von bis zu acht; hat keines einen, irgendein Feld mit Chip.",
		"Reihum darf jeder andere 1 oder 2 Punkte für ein anderes solches Feld bieten. Der Startspieler nimmt ein Angebot an oder keines. Nur das angenommene wird bezahlt: Wer es gemacht hat, geht zurück, der Startspieler vor.",
		"Der Bürgermeister zieht, und der Chip seines neuen Feldes wird entfernt. Gibt es nur ein mögliches Feld, wird nicht bestochen.",
	}},
	Harvest: Rule{"Die Ernte", "Phase 3 von 3", []string{
		"Alle gelegten Karten werden zugleich gezeigt. Wer einen Joker gelegt hat, nennt dessen Farbe, reihum ab dem Startspieler.",
		"Wer mit einer Farbe allein ist, geht so weit vor, wie das neue Feld des Bürgermeisters ihr gibt. Zwei oder mehr mit einer Farbe streiten darum, und nur der Sieger erntet.",
		"Erst ernten alle, die allein sind, dann wird gestritten, in der Reihenfolge des jeweils Ersten ab dem Startspieler.",
		"Die Karten werden abgelegt, und der goldene Apfel des Startspielers geht nach links.",
	}},
	Quarrel: Rule{"Ein Streit", "In Phase 3", []string{
		"Alle Beteiligten legen zugleich eine ihrer Zankkarten, 1 bis 10, verdeckt. Wer keine mehr hat, streitet nur mit Würfeln.",
		"Dann darf jeder bis zu drei Würfel kaufen, 2 Punkte je Würfel, auf einmal. Der Reihe nach wird gekauft oder gewartet; wer gewartet hat, darf noch kaufen, wenn danach ein anderer gekauft hat.",
		"Karten werden gezeigt, Würfel geworfen, die höchste Summe gewinnt. Die Zankkarten sind weg, gewonnen oder verloren.",
		"Bei Gleichstand streiten die Führenden mit neuen Karten und Würfeln weiter; erstattet wird nichts. Hat keiner von ihnen eine Karte gelegt oder einen Würfel gekauft, wirft jeder einen Würfel gratis, bis einer vorn liegt.",
	}},
	End: Rule{"Das Ende", "Nach Phase 3", []string{
		"Wer zuerst ganz herum ist, also den Start wieder erreicht oder passiert, gewinnt sofort. Sind es mehrere zugleich, der Weiteste.",
		"Sonst endet die Partie mit der Runde, in der der letzte Chip entfernt wurde; wer am weitesten ist, gewinnt.",
		"Wer gleich weit ist, teilt sich den Sieg. Der Stand kann unter null liegen; rückwärts über den Start zählt nicht.",
	}},
	Setup: Rule{"Der Obstgarten", "Vor der Partie", []string{
		"Bring deine Figur als Erster um das Dorf herum. Jeder Punkt ist ein Schritt: Punkte gibt es für Ernten, und das Feld des Bürgermeisters sagt, wie viele jede Farbe bringt.",
		"Fünf mal fünf Felder, auf jedem ein Chip. Die Zahlen an den Enden von Spalte und Reihe des Bürgermeisters sind, was die vier Farben geben: Rot oben, Gelb unten, Grün links, Blau rechts.",
		"Es gibt 50 Apfelkarten: je zehn in jeder Farbe und zehn Joker. Jeder hat zehn Zankkarten, 1 bis 10.",
		"Der Zufall bestimmt den Startspieler, der den Bürgermeister aufstellt. Alle bekommen vier Karten, eine wird aufgedeckt.",
		"Dann nimmt reihum jeder einen Chip aus dem Garten; zu dritt geht es zweimal reihum.",
	}},

	DiagramTitle: "Was das Feld gibt",
	DiagramNote:  "Hier Rot 5, Gelb 3, Grün 7, Blau 2.",
	QuarrelTitle: "8 gegen 6 mit je einem Würfel",
	QuarrelNote:  "11 zu 10: Die Karte 8 gewinnt.",
	FarmTitle:    "Eins von beiden",
	FarmNote:     "Verdeckt gelegt, oder gekauft: Rot gibt {gives}, das kostet {price}.",
	HarvestTitle: "Allein oder im Streit",
	HarvestNote:  "Der Fuchs, allein mit Rot, zieht {alone} weiter. Eule und Schnecke streiten um die {prize} von Grün.",
	EndTitle:     "Rund um das Dorf",
	EndNote:      "Der Fuchs ist wieder am Start und gewinnt sofort.",

	OursPath: "Der Weg ist {n} Felder lang.",
	Sources: []string{
		"Dass die 50 Apfelkarten je zehn in jeder Farbe und zehn Joker sind und dass die Partie mit dem letzten Chip endet, steht in einer veröffentlichten Besprechung.",
		"Die gedruckten Regeln sagen nicht alles. Treille hat entschieden: die Reihenfolge beim Nehmen der Chips, beim Bestechen und beim Würfelkauf, dass vor jedem Streit erntet, wer allein ist, die Gratiswürfel bei Gleichstand ohne Karten, und dass sich Gleiche den Sieg teilen.",
	},
}
