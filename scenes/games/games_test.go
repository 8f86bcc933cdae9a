package games_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"treille/engine"
	enginegames "treille/engine/games"
	"treille/scenes/games"
	"treille/scenes/lang"
	"treille/scenes/play/host"
	"treille/scenes/table"
)

type drawer struct{}

func (drawer) Keep([]byte) {}

// TestKindsAreWhole looks at everything that the pages ask of a game.
func TestKindsAreWhole(t *testing.T) {
	for _, k := range games.All() {
		if g, err := enginegames.ByName(k.Name()); err != nil || g.Name() != k.Name() {
			t.Errorf("%s is no game: %v", k.Name(), err)
		}
		if found, ok := games.ByName(k.Name()); !ok || found.Name() != k.Name() {
			t.Errorf("%s is not found by its name", k.Name())
		}
		least, most := k.Game.Players()
		if k.Seats < least || k.Seats > most || k.Minutes[0] <= 0 || k.Minutes[0] > k.Minutes[1] {
			t.Errorf("%s offers %d seats and lasts %v minutes", k.Name(), k.Seats, k.Minutes)
		}
		for _, l := range lang.Langs() {
			w := l.Words()
			if a := k.About(w); a.Title == "" || a.Subtitle == "" || a.Summary == "" {
				t.Errorf("%s says nothing of itself in %s", k.Name(), l.Name())
			}
			if n := len(k.Book.Pages(w)); k.Book.End < 0 || k.Book.End >= n || k.Book.Title(w) == "" {
				t.Errorf("the rule book of %s has %d pages and ends on %d", k.Name(), n, k.Book.End)
			}
			if hint, label, short := k.Sample.Words(w); hint == "" || label == "" || short == "" {
				t.Errorf("the sample of %s says nothing in %s", k.Name(), l.Name())
			}
			if k.PageArt.Words(w).Brief == "" || k.Difficulty(w).Words == "" {
				t.Errorf("the page of %s says nothing in %s", k.Name(), l.Name())
			}
			for _, option := range k.Game.OptionNames() {
				if o := w.NewGame.Options[option]; o.Title == "" || o.Note == "" || o.Long == "" {
					t.Errorf("%s: the option %s of %s has no words", l.Name(), option, k.Name())
				}
			}
		}
		for i, picture := range append(k.PageArt.Steps[:], k.PageArt.End) {
			if picture == nil {
				t.Errorf("the page of %s has no picture %d", k.Name(), i+1)
			}
		}
		glanceAt(t, k)
	}
	if _, ok := games.ByName("chess"); ok {
		t.Error("chess has a table")
	}
}

// glanceAt looks at a game that has just begun.
func glanceAt(t *testing.T, k table.GameSpec) {
	var seats []table.Seat
	for range k.Seats {
		seats = append(seats, table.Seat{Kind: table.Human, Crest: "fox", Name: "Clara"})
	}
	h, err := host.New(k.Game, engine.Setup{Players: k.Seats, Seed: 1}, seats, drawer{})
	if err != nil {
		t.Fatal(err)
	}
	g := k.Glance(lang.English.Words(), h.Info(engine.Spectator))
	if g.Phase == "" || len(g.Scores) != k.Seats || g.Acting&^engine.Seats(k.Seats) != 0 || len(g.Art) > 2 {
		t.Errorf("a game of %s that has just begun looks like %+v", k.Name(), g)
	}
}

// TestEveryRefusalHasWords reads which rules the checks of a game name when they
// forbid a decision of a seat: each has words in every language. What chance may
// do nobody is told.
func TestEveryRefusalHasWords(t *testing.T) {
	forbid := regexp.MustCompile(`(?:Forbid\(|rule :?= |\{)"([A-Z]\d+)"`)
	chance := regexp.MustCompile(`(?s)// checkChance says.*?\n}\n`)
	for _, k := range games.All() {
		path := filepath.Join("..", "..", "engine", k.Name(), "check.go")
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		seats := chance.ReplaceAllString(string(source), "")
		found := map[string]bool{}
		for _, m := range forbid.FindAllStringSubmatch(seats, -1) {
			found[m[1]] = true
		}
		delete(found, "C6") // what no game has is no decision of this one's buttons
		if len(found) < 3 {
			t.Errorf("%s names only the rules %v: the test looks in the wrong place", path, found)
		}
		for _, l := range lang.Langs() {
			refusals := k.About(l.Words()).Refusals
			for rule := range found {
				if refusals[rule] == "" {
					t.Errorf("%s: rule %s of %s forbids without words", l.Name(), rule, k.Name())
				}
			}
			for rule := range refusals {
				if !found[rule] {
					t.Errorf("%s: rule %s of %s has words, but nothing is refused by it", l.Name(), rule, k.Name())
				}
			}
		}
	}
}
