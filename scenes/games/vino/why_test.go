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
	for _, c := range []struct {
		position, best string
		others         []other
		want           string
	}{
		{"why-fewest-5", "raise B", nil, "Of what can rise, the *fewest* others have Barbera and Nebbiolo: *2* players each."},
		{"why-last-5", "buy 1.2", nil, "With it, you own *most* in *Liguria*: from the next round on, you buy *first* there."},
		{"why-last-5", "buy 1.2", []other{{"pass", even}}, "Nothing on the table decides this alone; you would win *about as often* with passing."},
		{"why-later-5", "raise P", []other{{"raise N", worse}}, "If Nebbiolo rises, it first helps *Friederike*, who sells after you in this round: *10* barrels; you have *8*."},
		{"why-left-4", "take 4.16", []other{{"take 4.9", worse}}, "*One* of the others stays *for sale*, for *240* at most: *less* than what you take."},
		{"why-least-5", "raise T", []other{{"raise P", worse}}, "Of what can rise, the others have *least* of Trebbiano: *12 barrels*. Your own *2 Barbera and 1 Pinot Grigio* would sell for *little*."},
		{"why-grow-3", "buy 2.6 M", []other{{"buy 2.7 M", even}, {"buy 2.6 B", even}}, "It is the *cheapest* there. With *Barbera*, you would win *about as often*."},
		{"why-grow-3", "buy 2.6 B", []other{{"buy 2.7 B", worse}}, "It is the *cheapest* there. Of what is free to grow there, Barbera has the *highest* market value: *+400*."},
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
			if got := board.Advise(found).Why.Words; got != c.want {
				t.Errorf("%s, %s: the reason is %q, want %q", c.position, c.best, got, c.want)
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
