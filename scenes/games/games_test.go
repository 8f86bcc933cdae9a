package games_test

import (
	"maps"
	"slices"
	"strings"

	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	enginegames "treille/engine/games"
	vi "treille/engine/vino"
	wh "treille/engine/weinhaendler"
	zk "treille/engine/zankapfel"
	"treille/scenes/games"
	"treille/scenes/lang"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
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
			if hint, label, short := k.Sample.Words(w, "Rosa"); hint == "" || label == "" || short == "" {
				t.Errorf("the sample of %s says nothing in %s", k.Name(), l.Name())
			}
			if k.PageArt.Words(w).Brief == "" || k.Difficulty(w).Words == "" {
				t.Errorf("the page of %s says nothing in %s", k.Name(), l.Name())
			}
			for _, option := range k.Game.OptionNames() {
				if o := w.NewGame.Options.Of(option); o.Title == "" || o.Note == "" || o.Long == "" {
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
	if g.Phase == "" && g.Place == "" || len(g.Scores) != k.Seats || g.Acting&^engine.Seats(k.Seats) != 0 || len(g.Art) > 2 {
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
				if refusals.Of(rule) == "" {
					t.Errorf("%s: rule %s of %s forbids without words", l.Name(), rule, k.Name())
				}
			}
			for _, r := range refusals {
				if !found[r.Name] {
					t.Errorf("%s: rule %s of %s has words, but nothing is refused by it", l.Name(), r.Name, k.Name())
				}
			}
		}
	}
}

// TestEveryPageIsDrawnAndTold wants a drawing on each page of a rule book, and sentences that
// say it to somebody who only hears the page.
func TestEveryPageIsDrawnAndTold(t *testing.T) {
	for _, l := range lang.Langs() {
		w := l.Words()
		for _, k := range games.All() {
			for n, page := range k.Book.Pages(w) {
				if k.Book.Diagrams[n] == nil {
					t.Errorf("%s: the page %q of %s has no drawing", l.Name(), page.Title, k.Name())
				}
				if told := k.Book.Told[n]; told == nil || len(told(w)) == 0 || slices.Contains(told(w), "") {
					t.Errorf("%s: nothing tells the drawing of the page %q of %s", l.Name(), page.Title, k.Name())
				}
			}
		}
	}
}

// TestFiguresInPictures reads the figures in the pictures of all games' pages and rule books,
// and compares them with what the rules say.
func TestFiguresInPictures(t *testing.T) {
	w := lang.English.Words()
	for _, k := range games.All() {
		seen := map[string]bool{}
		look := func(draw func(s *ui.Stage)) {
			s := ui.NewStage()
			s.Begin(ui.NewFrame(1280, 800, ui.Insets{}, 1))
			draw(s)
			s.End()
			s.Visit(func(it ui.Item, _ ui.Rect) {
				for _, words := range []string{it.Words, it.Look.Words} {
					for _, figure := range figureIn.FindAllString(strings.ReplaceAll(words, "\u202f", ""), -1) {
						seen[figure] = true
					}
				}
			})
		}
		for i, picture := range append(k.PageArt.Steps[:], k.PageArt.End) {
			heights := []float64{0, table.LowH}
			if i < len(k.PageArt.Low) && k.PageArt.Low[i] > 0 {
				heights = append(heights, k.PageArt.Low[i])
			}
			for _, low := range heights {
				look(func(s *ui.Stage) { picture.Draw(s, w, ui.R(0, 0, 400, 400), low) })
			}
		}
		for _, page := range slices.Sorted(maps.Keys(k.Book.Diagrams)) {
			look(func(s *ui.Stage) { s.Lay(k.Book.Diagrams[page](w), ui.R(0, 0, 400, 400)) })
		}
		want := figuresOf[k.Name()](w)
		for figure := range seen {
			if !slices.Contains(want, figure) {
				t.Errorf("%s: a picture shows %s, which is none of %q", k.Name(), figure, want)
			}
		}
		for _, figure := range want {
			if !seen[figure] {
				t.Errorf("%s: no picture shows %s", k.Name(), figure)
			}
		}
	}
}

// figureIn finds the figures in words, with their signs.
var figureIn = regexp.MustCompile(`[+−]?\d+(\.\d+)?%?`)

// figuresOf are the figures of each game's pictures, by its rules.
var figuresOf = map[string]func(*lang.Words) []string{
	"weinhaendler": func(w *lang.Words) []string {
		euros := func(cards ...wh.Card) string {
			return figureIn.FindString(w.Money(wh.CardsOf(cards...).Value()))
		}
		triplet := func(a, b, c int) string {
			return w.Signed(wh.TripletPoints([3]wh.Card{wh.Bottle(wh.Merlot, a), wh.Bottle(wh.Merlot, b), wh.Bottle(wh.Merlot, c)}))
		}
		points := func(a, b, c int) string { return strings.TrimPrefix(triplet(a, b, c), "+") }
		list := []string{triplet(2, 2, 2), triplet(1, 2, 3), points(2, 2, 2), points(1, 2, 3), points(2, 2, 3),
			euros(wh.Bottle(wh.Merlot, 3), wh.Bottle(wh.Portugieser, 2)),
			euros(wh.Bottle(wh.Bordeaux, 2), wh.Bottle(wh.Zinfandel, 3), wh.Bottle(wh.CabernetSauvignon, 1)),
			"43", "41", "19.20", "7"} // the example of rule W60
		for n := range wh.Wines * 3 { // what each bottle is worth (W2)
			list = append(list, euros(wh.Bottle(wh.Wine(n/3), n%3+1)))
		}
		return list
	},
	"vino": func(*lang.Words) []string {
		box := vi.Printed()
		sold := func(n int) int { return box.Sale[n-1].Income }
		toscana := box.Regions[6].Road
		list := []int{toscana[7].Price, toscana[8].Price, toscana[9].Price, toscana[7].Price + toscana[8].Price, sold(5), 0}
		for _, n := range []int{3, 6, 7} { // those on the road of the rule book that nobody has
			list = append(list, toscana[n].Price)
		}
		for n, region := range box.Regions {
			list = append(list, n+1, len(region.Road), region.Road[0].Price, region.Road[len(region.Road)-1].Price)
		}
		for n, row := range box.Sale {
			list = append(list, n+1, row.Income, row.Lost, row.Steps)
		}
		return append(numbers("", list...), numbers("+", sold(2), sold(6), sold(12))...)
	},
	"zankapfel": func(*lang.Words) []string {
		box, b5 := zk.Printed(), zk.Square(9)
		list := []int{box.Path - 2, box.Path - 1}
		for c := zk.Red; c <= zk.Blue; c++ {
			list = append(list, int(box.Numbers[b5][c]))
		}
		list = append(list, 8, 3, 8+3, 6, 4, 6+4) // the quarrel of rule Z55
		return slices.Concat(numbers("", list...), numbers("−", int(box.Prices[b5][zk.Red])), numbers("+", int(box.Numbers[b5][zk.Red])))
	},
	"farbenpoker": func(*lang.Words) []string { return numbers("+", fp.HitPays, 2*fp.HitPays) },
}

// numbers writes numbers with a sign before each.
func numbers(sign string, list ...int) []string {
	return table.Each(list, func(n int) string { return sign + strconv.Itoa(n) })
}
