package rules_test

import (
	"strconv"
	"testing"

	"treille/scenes/games"
	"treille/scenes/pages/rules"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// TestTheButtonsStandStill turns all pages: a hand that presses again and again stays
// where it is, and stops at the last page.
func TestTheButtonsStandStill(t *testing.T) {
	for _, size := range []string{"390x844", "844x390", "1280x800"} {
		scenetest.Do(func() {
			app := scenetest.NewApp(scenetest.English(size))
			page(0, false)(t, app)
			scenetest.Tick(t, app, 1)
			var first ui.Rect
			for n := range pageCount(app) {
				next, previous := scenetest.Find(t, app, "next"), scenetest.Find(t, app, "previous")
				if n == 0 {
					first = next.Rect
				}
				if next.Rect != first {
					t.Errorf("%s: the button is at %v on page 1, at %v after %d presses", size, first, next.Rect, n)
				}
				if atFirst, atLast := n == 0, n == pageCount(app)-1; previous.Disabled != atFirst || next.Disabled != atLast || atFirst && previous.Reason == "" || atLast && next.Reason == "" {
					t.Errorf("%s: on page %d the button back is disabled: %t, as %q; that to the next page: %t, as %q", size, n, previous.Disabled, previous.Reason, next.Disabled, next.Reason)
				}
				if !next.Disabled {
					scenetest.Act(t, app, "next")
				}
			}
		})
	}
}

// TestASwipeTurnsThePage swipes through the book, no farther than its ends.
func TestASwipeTurnsThePage(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		p := rules.New(app, games.All()[0].Book, 0, false)
		app.Push(p)
		for _, c := range []struct{ by, want int }{{-1, 0}, {1, 1}, {1, 2}, {-1, 1}} {
			p.Swipe(c.by)
			scenetest.Tick(t, app, 1)
			if !scenetest.Find(t, app, "page/"+strconv.Itoa(c.want)).Checked {
				t.Errorf("turned by %d, page %d is not open", c.by, c.want)
			}
		}
	})
}

// TestTheArrowBesideTheTabsTurns presses the arrow at the end of a phone's tabs: the next page opens.
func TestTheArrowBesideTheTabsTurns(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("390x844"))
		app.Push(rules.New(app, games.All()[0].Book, 0, false))
		scenetest.Tick(t, app, 1)
		arrow := ""
		for _, c := range app.Stage().Controls() {
			written := false
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) { written = written || it.Kind == ui.Text && it.Words == c.Label })
			if c.Role == ui.Tab && !written {
				arrow = c.ID
			}
		}
		app.Activate(arrow)
		scenetest.Tick(t, app, 1)
		if !scenetest.Find(t, app, arrow).Checked {
			t.Errorf("the arrow, %s, does not open its page", arrow)
		}
	})
}

// TestTabsHaveRoom looks at the tabs of all books on phones held upright: each is as wide as
// a finger, its words do not touch its edges, and none lies off the screen.
func TestTabsHaveRoom(t *testing.T) {
	for _, size := range []string{"320x568", "360x640", "390x844"} {
		for _, language := range []string{"en", "fr", "de"} {
			for _, spec := range games.All() {
				scenetest.Do(func() {
					app := scenetest.NewApp(scenetest.Look{Size: size, Lang: language, Text: 100})
					for page := range spec.Book.Pages(app.Words) {
						app.Push(rules.New(app, spec.Book, page, false))
						scenetest.Tick(t, app, 1)
						open := scenetest.Find(t, app, "page/"+strconv.Itoa(page))
						for _, c := range app.Stage().Controls() {
							if c.Role == open.Role && (c.Rect.W < ui.Target || c.Rect.X < 0 || c.Rect.Right() > app.Frame().Full.W) {
								t.Errorf("%s in %s, %s: the tab %q lies at %v", spec.Name(), language, size, c.Label, c.Rect)
							}
							app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
								if it.Kind == ui.Text && it.Words == c.Label && c.Role == open.Role && it.Box.Y > c.Rect.Y && it.Box.Y < c.Rect.Bottom() && sprites.Measure(it.Words, it.Style) > c.Rect.W-2*ui.Close {
									t.Errorf("%s in %s, %s: %q is %.0f wide on a tab of %.0f", spec.Name(), language, size, c.Label, sprites.Measure(it.Words, it.Style), c.Rect.W)
								}
							})
						}
						app.Pop()
					}
				})
			}
		}
	}
}

// TestTheBookmarkHidesNothing wants all words of a page beside the bookmark, however large
// they are.
func TestTheBookmarkHidesNothing(t *testing.T) {
	for _, text := range []int{100, 150, 200} {
		for _, language := range []string{"en", "fr", "de"} {
			for _, spec := range games.All() {
				scenetest.Do(func() {
					app := scenetest.NewApp(scenetest.Look{Size: "390x844", Lang: language, Text: text})
					for page := range spec.Book.Pages(app.Words) {
						app.Push(rules.New(app, spec.Book, page, true))
						scenetest.Tick(t, app, 1)
						var words []ui.Item
						var mark ui.Rect
						app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
							switch {
							case it.Kind == ui.Text && mark.W == 0:
								words = append(words, it)
							case it.Surface.Kind == sprites.Bookmark:
								mark = it.Box
							}
						})
						for _, it := range words {
							right := it.Box.X + sprites.Measure(it.Words, it.Style)
							if it.Style.Align == sprites.Left && it.Box.Y > mark.Y && it.Box.Y-it.Style.Size/2 < mark.Bottom() && right > mark.X+1 {
								t.Errorf("%s in %s, %d %%: %q ends at %.0f, the bookmark begins at %.0f", spec.Name(), language, text, it.Words, right, mark.X)
							}
						}
						app.Pop()
					}
				})
			}
		}
	}
}

// TestAPageIsTightenedToFit opens pages that would scroll by a little, at the sizes where they would.
func TestAPageIsTightenedToFit(t *testing.T) {
	for _, c := range []struct {
		game, size, lang string
		page             int
	}{{"vino", "390x844", "en", 0}, {"vino", "390x844", "fr", 0}, {"zankapfel", "390x844", "en", 4}, {"zankapfel", "1280x800", "en", 5}, {"zankapfel", "844x390", "en", 3},
		{"farbenpoker", "390x844", "en", 5}, {"farbenpoker", "390x844", "de", 5}, {"farbenpoker", "390x844", "fr", 5}} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.Look{Size: c.size, Lang: c.lang, Text: 100})
			game, _ := games.ByName(c.game)
			p := rules.New(a, game.Book, c.page, true)
			a.Push(p)
			if scenetest.Tick(t, a, 2); p.Scroll(0) {
				t.Errorf("%v: the page scrolls", c)
			}
		})
	}
}
