package vino_test

import (
	"testing"

	"treille/engine"
	"treille/engine/search"
	vi "treille/engine/vino"
	"treille/scenes/games/vino"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
)

// TestReasonsOnPositions asks for the reason of a decision on saved positions, as if it had been found: beside the
// other decisions that are compared with it, or beside none.
func TestReasonsOnPositions(t *testing.T) {
	const good, even, worse = search.One / 2, search.One/2 - search.One/200, search.One / 3
	type other struct {
		action string
		mean   int
	}
	looks := map[string]string{
		"why-look-5": "at *Toscana*: one private vineyard left before the gift.",
		"why-few-3":  "at *Toscana*: 2 free, from 320.",
	}
	for _, c := range []struct {
		position, best string
		others         []other
		want           string
	}{
		{"why-fewest-5", "raise B", nil, "Nothing on the table decides this alone."},
		{"why-last-5", "buy 1.2", nil, "It is the *last one free* there: most *vineyards* win, and *690* is left to buy *elsewhere*."},
		{"why-last-5", "buy 1.2", []other{{"pass", even}}, "It is the *last one free* there: most *vineyards* win, and *690* is left to buy *elsewhere*."},
		{"why-last-5", "buy 1.2", []other{{"pass", worse}}, "It is the *last one free* there: most *vineyards* win, and *690* is left to buy *elsewhere*."},
		{"why-first-4", "choose 1 3", []other{{"choose 1 2", even}}, "You are *first to buy* in *Campania*."},
		{"why-first-4", "choose 1 3", []other{{"choose 2 8", even}}, "Others who own vineyards in *Liguria*: *1*; in Lazio: *2*."},
		{"why-first-4", "choose 1 3", []other{{"choose 2 8", worse}}, "You are *first to buy* in *Campania*."},
		{"why-look-5", "pass", []other{{"buy 7.20", worse}}, "Toscana 320 would bring the state’s *gift*: *2* for the others, *1* for you."},
		{"why-few-3", "nosale", []other{{"sell N 10", worse}}, "10 Nebbiolo would cost you *4 vineyards* at once; only *2* others are free on the map, and others may buy before you."},
		{"why-map-5", "buy 5.2 B", []other{{"buy 3.2 N", even}}, "*No* free vineyard on the map is *cheaper*."},
		{"why-far-5", "buy 2.9", []other{{"buy 2.1", even}}, "Nothing on the table decides this alone; you would win *about as often* with Lazio 80."},
		{"why-dearer-3", "buy 2.7 M", []other{{"buy 2.7 B", even}}, "Your *950* is enough for *all private ones* (180, 190, 210 and 240): the state then gives you *2*, the others *1*."},
		{"why-later-5", "raise N", nil, "Nothing on the table decides this alone."},
		{"why-later-5", "raise P", []other{{"raise N", worse}}, "It helps the others *less*: after you in this round, *nobody* can sell Pinot Grigio, *Friederike (10)* Nebbiolo."},
		{"why-left-4", "take 4.16", []other{{"take 4.9", worse}}, "*One* of the others stays *for sale*, for *240* at most: *less* than what you take."},
		{"why-least-5", "raise T", []other{{"raise P", worse}}, "It helps the others *less*: after you in this round, *Friederike (2)* can sell Trebbiano, *Hugo (14)* Pinot Grigio."},
		{"why-least-5", "raise T", nil, "Of what can rise, the others have *least* of Trebbiano: *12 barrels*. Of the rest, you have only *2 Barbera and 1 Pinot Grigio*."},
		{"why-grow-3", "buy 2.6 M", []other{{"buy 2.7 M", even}, {"buy 2.6 B", even}}, "It is the *cheapest* there: most *vineyards* win, and *730* is left. What you grow makes *little difference*."},
		{"why-grow-3", "buy 2.6 B", []other{{"buy 2.7 B", worse}}, "It is the *cheapest* there: most *vineyards* win, and *730* is left. Of what is free there, Barbera has the *highest value*: *+400*."},
		{"why-grow-3", "buy 2.6 M", []other{{"buy 2.6 B", worse}}, "It is the *cheapest* there: most *vineyards* win, and *730* is left."},
		{"why-raise-4", "raise N", []other{{"raise M", worse}}, "Of what can rise, you have *8 Montepulciano and 3 Nebbiolo*, and nothing else."},
		{"why-back-3", "sell M 7", []other{{"sell M 5", worse}}, "It costs *1 vineyard* more than 5 Montepulciano, but brings *170 more*: enough to buy back *Abruzzo 140*."},
		{"why-back-3", "sell M 7", []other{{"sell P 1", worse}}, "It brings *700*, and what goes costs *400* to buy back; 1 Pinot Grigio: *250*, and *60* to buy back."},
		{"why-back-3", "sell P 1", []other{{"sell M 7", worse}}, "It brings *250* for *1 vineyard*; 7 Montepulciano: *700* for *4 vineyards*."},
		{"why-tied-5", "give 7.2", []other{{"give 2.1", worse}}, "If Lazio 150 went instead, you would have *4* in *Lazio*, as many as Friederike, who is further along the road and would buy *before you*."},
		{"why-tied-5", "give 2.1", nil, "Lazio 150 costs *no more* to buy back than Toscana 150; in *Toscana* the state’s *gift* is *still to come*."},
		{"why-state-4", "buy 2.13", []other{{"buy 2.8", even}}, "It is the state’s last there: the *bottle* goes, and the end is *nearer*; you then lead with *16* vineyards, Hugo has *13*."},
		{"why-left-4", "take 4.14", []other{{"take 4.16", worse}}, "No *single* reason stands out, but you would win *less often* with 270."},
		{"why-left-4", "take 4.14", nil, "Each counts as *one vineyard*, whatever its price: which you take makes *hardly any difference*."},
		{"why-limit-3", "buy 4.16", []other{{"buy 4.15", worse}}, "Sardegna 250 would bring the state’s *gift*: *1* for the others, *0 (39, the limit)* for you."},
		{"why-limit-3", "buy 4.15", []other{{"pass", worse}}, "With it, you own *39* vineyards: *nobody* can own more."},
		{"why-raise-4", "raise B", []other{{"raise M", worse}}, "No *single* reason stands out, but you would win *less often* with Montepulciano to +300."},
		{"why-dear-5", "give 2.13", []other{{"give 2.1", worse}}, "No *single* reason stands out, but you would win *less often* with Lazio 80."},
		{"why-twin-3", "buy 5.4", nil, "*Nothing* there is cheaper; Calabria 150 (state) costs *the same*: *either* will do."},
		{"why-twin-3", "buy 5.4", []other{{"buy 5.5", even}}, "Calabria 150 (state) costs *the same*: *either* will do."},
		{"why-twin-3", "buy 5.4", []other{{"buy 5.5", worse}}, "It is the *cheapest* there. Then *buy on*: the *240* left is enough for *one* more there."},
		{"why-more-4", "raise T", []other{{"raise N", even}}, "It makes *little difference*: you would win *about as often* with Nebbiolo, of which you have *16*."},
		{"why-costs-3", "sell N 2", []other{{"sell T 10", worse}}, "It brings *650* for *2 vineyards*; 10 Trebbiano: *1\u202f100* for *4 vineyards*."},
		{"why-costs-3", "sell T 10", []other{{"sell N 2", worse}}, "It brings *1\u202f100*, and what goes costs *490* to buy back; 2 Nebbiolo: *650*, and *290* to buy back."},
		{"why-first-4", "choose 3 4", []other{{"choose 7 8", even}}, "You are *first to buy* in *Campania* and *Sardegna*."},
		{"why-split-3", "raise N", []other{{"raise M", even}}, "Nothing on the table decides this alone; you would win *about as often* with Montepulciano to 0."},
		{"why-past-5", "buy 9.6", []other{{"pass", worse}}, "You can buy *nowhere else* in this round: money that you keep is of use only in the next."},
		{"why-full-3", "buy 7.3", nil, "It is the *cheapest* there. Then *buy on* until you own *39* vineyards: *nobody* can own more."},
		{"why-rest-4", "buy 7.18", []other{{"buy 7.15", worse}}, "Your *1\u202f810* is enough for *all private ones* (280 and 320): with the gift the game *ends*; you then have *25* vineyards, Emma has *24* now."},
		{"why-enough-3", "nosale", []other{{"sell N 2", even}}, "As it stands, your *960* buys *6 vineyards* next round, with *950* more *8*; but 2 Nebbiolo would cost *2 vineyards*."},
		{"why-free-4", "choose 2 6", nil, "If nobody buys there first, your *540* is enough for *4* vineyards in *Lazio* and *Abruzzo*."},
		{"why-same-3", "give 5.1", nil, "They are the *cheapest* of your Pinot Grigio vineyards to buy back; which of the *2* at *130* you give back makes *hardly any difference*."},
	} {
		scenetest.Do(func() {
			var board table.Advised
			spec := vino.Kind()
			sit := spec.Sit
			spec.Sit = func(at *table.Table) table.GameView {
				v := sit(at)
				board = v.(table.Advised)
				return v
			}
			scenetest.Sit(t, scenetest.NewApp(scenetest.English("390x844")), spec, c.position)
			found := table.Advice{Results: []search.Result{{Action: parse(t, c.best), Mean: good, Playouts: 100}}}
			for _, o := range c.others {
				found.Results = append(found.Results, search.Result{Action: parse(t, o.action), Mean: o.mean, Playouts: 100})
			}
			hint := board.Advise(found)
			if got := hint.Why.Words; got != c.want {
				t.Errorf("%s, %s: the reason is %q, want %q", c.position, c.best, got, c.want)
			}
			if want, told := looks[c.position]; told && hint.Look.Words != want {
				t.Errorf("%s, %s: the look is %q, want %q", c.position, c.best, hint.Look.Words, want)
			}
		})
	}
}

// parse reads a decision.
func parse(t *testing.T, text string) engine.Action {
	a, err := vi.Game{}.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}
