// Package standins stands in for the games whose tables are not there yet, in
// tests of the room around the tables: it goes when all four are.
package standins

import (
	"treille/engine"
	"treille/engine/farbenpoker"
	"treille/engine/vino"
	"treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/tables"

	farbenpokertable "treille/scenes/farbenpoker"
	vinotable "treille/scenes/vino"
	zankapfeltable "treille/scenes/zankapfel"
)

// Four returns the kinds of all four games in the order of the shelf.
func Four() []table.Kind {
	first, _ := tables.ByName("weinhaendler")
	list := []table.Kind{first}
	for _, k := range []table.Kind{
		kind(vino.Game{}, "Vino", [2]int{60, 90}, vinotable.Round(), vinoWords),
		kind(zankapfel.Game{}, "Zankapfel", [2]int{45, 60}, zankapfeltable.Round(), zankapfelWords),
		kind(farbenpoker.Game{}, "Farbenpoker", [2]int{20, 30}, farbenpokertable.Round(), farbenpokerWords),
	} {
		if real, ok := tables.ByName(k.Name()); ok {
			k = real
		}
		list = append(list, k)
	}
	return list
}

func kind(game engine.Game, title string, minutes [2]int, round table.Round, words map[lang.Lang][2]string) table.Kind {
	k, _ := tables.ByName("weinhaendler")
	k.Game, k.Minutes, k.Round = game, minutes, round
	k.About = func(w *lang.Words) *lang.About {
		return &lang.About{Title: title, Subtitle: words[w.Lang][0], Summary: words[w.Lang][1]}
	}
	return k
}

var (
	vinoWords = map[lang.Lang][2]string{
		lang.English: {"Nine regions of Italy", "Each round, choose two regions of Italy in secret, buy vineyards there, and sell into a market that your own sale pulls down. Whoever owns most vineyards wins."},
		lang.German:  {"Neun Regionen Italiens", "In jeder Runde geheim zwei Regionen Italiens wählen, dort Weinberge kaufen und auf einem Markt verkaufen, den der eigene Verkauf drückt. Wer die meisten Weinberge hat, gewinnt."},
		lang.French:  {"Neuf régions d’Italie", "À chaque manche, choisissez en secret deux régions d’Italie, achetez-y des vignobles, et vendez sur un marché que votre vente fait baisser. Qui a le plus de vignobles gagne."},
	}
	zankapfelWords = map[lang.Lang][2]string{
		lang.English: {"A quarrel in the orchard", "Lay an apple in secret and lead the mayor to the prices you like. Alone with a colour, you harvest it; two of one mind quarrel, with cards, dice and bluff."},
		lang.German:  {"Streit im Obstgarten", "Verdeckt einen Apfel legen und den Bürgermeister zu guten Preisen führen. Wer mit einer Farbe allein ist, erntet; zwei, die dieselbe wollen, zanken mit Karten, Würfeln und Bluff."},
		lang.French:  {"Querelle au verger", "Posez une pomme en secret et menez le maire vers les bons prix. Seul avec une couleur, on la récolte ; à deux, on se dispute, avec cartes, dés et bluff."},
	}
	farbenpokerWords = map[lang.Lang][2]string{
		lang.English: {"Remember the colours", "Three dice call for three colours; somewhere among thirty-six holes stand the sticks that show them. Remember where, and win the pot."},
		lang.German:  {"Farben im Gedächtnis", "Drei Würfel verlangen drei Farben, und irgendwo in sechsunddreißig Löchern stehen die Stäbe, die sie zeigen. Wer sich merkt, wo, gewinnt den Pott."},
		lang.French:  {"La mémoire des couleurs", "Trois dés demandent trois couleurs ; quelque part, dans trente-six trous, sont les bâtons qui les montrent. Souvenez-vous où, et gagnez le pot."},
	}
)
