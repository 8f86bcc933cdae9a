package rules_test

import (
	"cmp"
	"strings"
	"testing"

	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/games/weinhaendler"
	"treille/scenes/pages"
	"treille/scenes/pages/rules"
	"treille/scenes/table/rulebook"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// search opens a book, looks for words in it, and ends typing.
func search(t testing.TB, a *app.App, words string) *rules.Page {
	t.Helper()
	book := rules.New(a, weinhaendler.Kind().Book, 0, false)
	a.Push(book)
	scenetest.Tick(t, a, 1)
	scenetest.Act(t, a, "search")
	typed(t, a, book, words, app.EnterKey)
	return book
}

// typed types words into the book, and then presses a key.
func typed(t testing.TB, a *app.App, book *rules.Page, words string, key app.TextKey) {
	t.Helper()
	if words != "" && !book.Type([]rune(words), app.NoKey) {
		t.Fatal("the book wants nothing typed")
	}
	scenetest.Tick(t, a, 1)
	book.Type(nil, key)
	scenetest.Tick(t, a, 1)
}

// opened looks for words; then other controls are pressed.
func opened(words string, press ...string) func(testing.TB, *app.App) {
	return func(t testing.TB, app *app.App) {
		search(t, app, words)
		scenetest.Act(t, app, press...)
	}
}

// foundIn are the labels of the passages found in a language.
func foundIn(t *testing.T, lang, words string) []string {
	t.Helper()
	l := scenetest.English("390x844")
	l.Lang = lang
	app := scenetest.NewApp(l)
	search(t, app, words)
	var list []string
	for _, c := range app.Stage().Controls() {
		if strings.HasPrefix(c.ID, "found/") {
			list = append(list, c.Label)
		}
	}
	return list
}

// TestWordsAreFound looks for words as people type them: without capitals, without
// marks, several at once, parts of words.
func TestWordsAreFound(t *testing.T) {
	for _, c := range []struct{ lang, words, in string }{
		{"en", "empty bottle adds", "An empty bottle adds 0.20"},
		{"en", "TRIANGLE", "in a straight line or a triangle"},
		{"en", "everybody's", "must differ from everybody’s"},
		{"fr", "encheres", "Enchères"},
		{"fr", "etoiles BOUTEILLE", "Chaque bouteille rapporte aussitôt ses étoiles"},
		{"de", "grosse", "Größe"},
		{"de", "hochste auslage", "Das höchste Gebot bekommt die ganze Auslage"},
		{"en", "7 €", "7\u202f€"},
	} {
		scenetest.Do(func() {
			list := foundIn(t, c.lang, c.words)
			if !strings.Contains(strings.Join(list, "\n"), c.in) {
				t.Errorf("%s: %q finds %q, not %q", c.lang, c.words, list, c.in)
			}
		})
	}
	scenetest.Do(func() {
		for _, words := range []string{"", "x", "chess", "triangle chess"} {
			if list := foundIn(t, "en", words); len(list) > 0 {
				t.Errorf("%q finds %q", words, list)
			}
		}
	})
}

// TestAPassageIsOpened opens what was found last in the book: its page is open, and the
// passage in sight with its words marked.
func TestAPassageIsOpened(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			search(t, app, "Cabernet rosé")
			if app.Stage().Focus() != "found/0" {
				t.Errorf("%s: Enter leads to %q", size, app.Stage().Focus())
			}
			scenetest.Act(t, app, "found/0")
			if c := scenetest.Find(t, app, "page/5"); !c.Checked {
				t.Errorf("%s: the last page is not open", size)
			}
			seen := false
			app.Stage().Visit(func(it ui.Item, clip ui.Rect) {
				in := it.Box.Y > clip.Y && it.Box.Y < clip.Bottom()
				seen = seen || it.Kind == ui.Text && strings.Contains(it.Words, "rosé") && in
			})
			if !seen {
				t.Errorf("%s: the passage is out of sight", size)
			}
		})
	}
}

// TestASearchEnds leaves it by Escape, by its button, and by the way back, and finds
// what was typed again.
func TestASearchEnds(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		book := search(t, a, "bottle")
		for name, leave := range map[string]func(){
			"button": func() { scenetest.Act(t, a, "pages") },
			"back":   func() { scenetest.Act(t, a, "back") },
			"escape": func() {
				scenetest.Act(t, a, "words")
				typed(t, a, book, "s", app.EscapeKey)
				scenetest.Act(t, a, "search")
				typed(t, a, book, "", app.Backspace)
				scenetest.Act(t, a, "pages")
			},
		} {
			scenetest.Find(t, a, "found/0")
			leave()
			if scenetest.Find(t, a, "next"); a.Stage().Find("found/0") != nil {
				t.Errorf("%s: the search goes on", name)
			}
			scenetest.Act(t, a, "search")
		}
	})
}

// TestBackFromAPassageLeadsToTheOthers goes back from a passage that was found: to the list, to the page that was open, and
// out of the book; from another page of it at once.
func TestBackFromAPassageLeadsToTheOthers(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		a.Push(rules.New(a, weinhaendler.Kind().Book, 0, false))
		search(t, a, "bottle")
		scenetest.Act(t, a, "found/1", "back")
		scenetest.Find(t, a, "found/1")
		scenetest.Act(t, a, "back")
		scenetest.Find(t, a, "next")
		if scenetest.Act(t, a, "search", "found/0", "next", "back"); a.Depth() != 1 {
			t.Errorf("back from a page that was turned to leads to %s", a.Scene().Name())
		}
	})
}

// TestTheOutlineTellsOfASearch reads the page of a search.
func TestTheOutlineTellsOfASearch(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		search(t, app, "triangle")
		text := ""
		for _, s := range app.Outline().Sections() {
			text += s.Heading + "\n" + strings.Join(s.Text, "\n")
		}
		if !strings.Contains(text, "paragraph") {
			t.Errorf("the outline does not say how much was found:\n%s", text)
		}
	})
}

// TestEveryFigureOfOursIsNamed compares what the books of all games say of their own
// figures with the data files: each line that no source states is named by one figure,
// and no figure is named without such a line; on the last page, in every language.
func TestEveryFigureOfOursIsNamed(t *testing.T) {
	for _, k := range pages.With(games.All()) {
		scenetest.Do(func() {
			lines := k.Book.Reconstructed()
			if len(lines) == 0 {
				t.Errorf("%s has no figures of ours: this test looks in the wrong place", k.Name())
			}
			for _, code := range []string{"en", "fr", "de"} {
				l := scenetest.English("390x844")
				l.Lang = code
				app := scenetest.NewApp(l)
				last := len(k.Book.Pages(app.Words)) - 1
				app.Push(rules.New(app, k.Book, last, false))
				scenetest.Tick(t, app, 1)
				var said []string
				for _, s := range app.Outline().Sections() {
					if s.ID == "ours" {
						said = s.Items
					}
				}
				named(t, k.Name()+" in "+code, k.Book.Ours(app.Words), lines, said)
			}
		})
	}
}

// named compares figures with the lines of the data file, and with what is said.
func named(t *testing.T, game string, figures []rulebook.Figure, lines, said []string) {
	t.Helper()
	for _, line := range lines {
		n := 0
		for _, f := range figures {
			if f.Covers(line) {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%s: %d figures name %q", game, n, line)
		}
	}
	var want []string
	for _, f := range figures {
		covers := false
		for _, line := range lines {
			covers = covers || f.Covers(line)
		}
		if !covers || f.Words == "" || strings.ContainsAny(f.Words, "{}") {
			t.Errorf("%s: %q names no line of the data file", game, f.Words)
		}
		if strings.ContainsRune(f.Spoken, '*') || strings.ContainsRune(f.Words, '*') && f.Spoken == "" {
			t.Errorf("%s: %q is heard as %q", game, f.Words, f.Spoken)
		}
		want = append(want, cmp.Or(f.Spoken, f.Words))
	}
	if got := strings.Join(said, "\n"); got != strings.Join(want, "\n") {
		t.Errorf("%s: the book says\n%s\nnot\n%s", game, got, strings.Join(want, "\n"))
	}
}

// TestHowMuchIsFoundIsSaidOnce types on while the same passages are found: their number is
// not said again with each letter.
func TestHowMuchIsFoundIsSaidOnce(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		book := search(t, a, "triangl")
		var heard []string
		a.Listen(func(sentence string) { heard = append(heard, sentence) })
		scenetest.Act(t, a, "words")
		typed(t, a, book, "e", app.NoKey)
		if len(heard) != 0 {
			t.Errorf("the last letter says %q", heard)
		}
		typed(t, a, book, " xyz", app.NoKey)
		if len(heard) == 0 {
			t.Error("that nothing is found is not said")
		}
	})
}
