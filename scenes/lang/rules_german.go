package lang

var rulesGerman = WeinhaendlerRules{
	Bidding: Rule{"Bieten", "Phase 1 von 4", []string{
		"Reihum im Uhrzeigersinn: Flaschen aus der Hand zum eigenen Gebot legen oder passen. Geboten bleibt geboten.",
		"Die Summe muss sich von jeder anderen unterscheiden, auch von der Summe derer, die gepasst haben. Wenig zu bieten kann klug sein: siehe das Beispiel.",
		"Passen gilt für die ganze Runde. Wer ohne Gebot passt, darf ziehen: Von den zwei obersten Flaschen bleibt ihm die billigere; die andere kommt unter den Stapel.",
		"Eine leere Flasche zählt 0,20" + gap + "€. Wer keine Flasche mehr auf der Hand hat, muss passen.",
	}},
	Exchange: Rule{"Tauschen", "Phase 2 von 4", []string{
		"Das höchste Gebot bekommt die ganze Auslage auf die Hand.",
		"Alle anderen, die geboten haben, bekommen das ganze Gebot, das direkt über ihrem liegt.",
		"Das niedrigste Gebot wird zur neuen Auslage.",
		"Wer nicht geboten hat, gibt und bekommt nichts. Hat niemand geboten, so bleibt die Auslage, und wer die Runde begonnen hat, beginnt auch die nächste Phase und die nächste Runde.",
	}},
	Cellars: Rule{"Keller", "Phase 3 von 4", []string{
		"Das höchste Gebot beginnt, dann geht es im Uhrzeigersinn: beliebig viele Flaschen ablegen, eine nach der anderen. Wer mehr als sechs auf der Hand hat, muss ablegen.",
		"Ein Keller ist eine Pyramide aus 5, 4, 3, 2 und 1 Plätzen. Die unterste Reihe wächst ohne Lücke an beiden Enden und rückt dafür im Regal weiter; darüber ruht jede Flasche auf zwei Nachbarn.",
		"Jede Flasche bringt sofort ihre Sterne. Drei Flaschen eines Weins, die sich in einer geraden Linie oder einem Dreieck berühren, sind ein Drilling und bringen mehr: 4, wenn alle gleich groß sind (gleich viele Sterne), 1, wenn alle verschieden groß sind, sonst nichts. Vollendet eine Flasche mehrere Drillinge, zählen alle.",
		"Ein Wein darf eine leere Flasche bedecken; einen Wein bedeckt nichts. Eine leere Flasche bringt keine Punkte und stützt andere.",
		"Ist ein Keller voll und keine leere Flasche mehr zu bedecken, darf der nächste beginnen. Linien und Dreiecke reichen nie von Keller zu Keller.",
	}},
	Refill: Rule{"Auffüllen", "Phase 4 von 4", []string{
		"Eine Auslage von weniger als vier Flaschen wird vom Stapel auf vier ergänzt.",
		"Eine größere bleibt, wie sie ist.",
		"Das höchste Gebot beginnt die nächste Runde.",
	}},
	End: Rule{"Das Ende", "Nach Phase 4", []string{
		"Ist der Stapel nach dem Auffüllen leer, folgt noch eine Runde.",
		"In ihrer dritten Phase dürfen alle sämtliche Flaschen ablegen; niemand muss. Was auf der Hand bleibt, zählt nichts.",
		"Die meisten Punkte gewinnen. Bei gleich vielen wird der Sieg geteilt.",
		"Bewegt sich zehn Runden lang nichts, keine Flasche vom Stapel und keine in einen Keller, so ist die nächste Runde die letzte.",
	}},
	Bottles: Rule{"Die Flaschen", "Vor der Partie", []string{
		"Sieben Weine in je drei Größen, von jeder drei Flaschen; dazu drei leere Flaschen.",
		"Die Größe sagen die Sterne: Eine schlanke Flasche hat einen, eine kantige zwei, eine große drei. Die nächste Größe eines Weins ist 7" + gap + "€ mehr wert.",
		"Zu dritt bleiben Bordeaux und Dornfelder in der Schachtel, zu viert Chardonnay.",
		"Alle bekommen fünf Flaschen, vier liegen offen als Auslage. Wer beginnt, bestimmt der Zufall.",
	}},

	ExchangeTitle: "Wer was nimmt",
	ExchangeNote:  "Jeder nimmt die Flaschen der Zeile darüber.",
	RefillTitle:   "Nach dem Tausch",
	RefillFew:     "wird vom Stapel aufgefüllt",
	RefillMany:    "bleibt, wie sie ist",
	RefillNote:    "Eine Flasche war übrig: Drei kommen dazu. Von fünf bleiben alle.",
	EndTitle:      "Die letzte Runde",
	EndPile:       "Der Stapel ist leer: Eine Runde wird noch gespielt.",
	EndTied:       "Gleich viele Punkte: Beide gewinnen.",
	EndNote:       "Was auf der Hand bleibt, zählt nichts.",
	WinesTitle:    "Was eine Flasche wert ist",
	WinesNote:     "Jede gibt es dreimal.",
	ThreesTitle:   "Drillinge eines Weins",
	ThreesNote:    "Eine Größe {alike}, drei Größen {mixed}, sonst nichts: in einer Reihe, schräg oder als Dreieck, auch nach unten.",
	DiagramTitle:  "Wofür man bietet",
	DiagramNote:   "Wer knapp unter guten Flaschen bietet, bekommt sie.",
	DiagramTold:   "Ein Beispiel. Susi bietet {first} und bekommt die Auslage. Gerd bietet {second} und bekommt Susis Flaschen. Mike bietet {third} und bekommt die von Gerd. Elke bietet {fourth} und bekommt die von Mike; ihre eigene Flasche wird die nächste Auslage.",

	OursValues: "{wine} ist {values} wert.",
	OursName:   "Der blaue Wein heißt {wine}.",
	OursColour: "{wine} ist rosé.",
	OursIdle:   "Nach {n} Runden ohne Bewegung ist die nächste die letzte.",
	Sources: []string{
		"Die Werte von Dornfelder, Zinfandel und Portugieser sowie die 20" + gap + "€ des großen Merlots stehen so auf dem gedruckten Spiel oder folgen daraus in Schritten von 7" + gap + "€. Die 24" + gap + "€ des großen Cabernet Sauvignon stammen aus einer anderen Veröffentlichung.",
		"Wo die gedruckten Regeln schweigen, haben wir entschieden: Eine Summe, die jemand erhöht hat, ist wieder frei, ein Dreieck darf nach unten zeigen und zwei gleiche Größen mit einer anderen bringen nichts.",
	},
}
