package newgame_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/match"
	"treille/engine/record"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/newgame"
	"treille/scenes/play/host"
	"treille/scenes/testkit/scenetest"
)

// prepared opens the page of Vino for four, of whom Clara is a person, in an app of
// that size, and presses controls.
func prepared(t *testing.T, size string, ids ...string) *app.App {
	t.Helper()
	app := scenetest.NewApp(scenetest.English(size))
	prepare("vino", 4, ids...)(t, app)
	return app
}

// sizes are one with the sheet over the page upright, one sideways, one beside it.
var sizes = []string{"390x844", "844x390", "1280x800"}

// settle keeps what was changed where that does not hold at once.
func settle(t *testing.T, app *app.App) {
	t.Helper()
	if app.Stage().Find("ok") != nil {
		scenetest.Act(t, app, "ok")
	}
}

func seats(app *app.App) []store.Seat { return app.Settings.Table("vino") }

// TestAComputerPlayerTakesACharacter gives Hugo's seat to the rabbit and makes it easy.
func TestAComputerPlayerTakesACharacter(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range sizes {
			app := prepared(t, size, "seat/1", "character/rabbit", "level/0")
			settle(t, app)
			if got, want := seats(app)[1], (store.Seat{Kind: engine.Easy, Crest: "rabbit", Name: "Ida"}); got != want {
				t.Errorf("%s: on the second seat is %+v, want %+v", size, got, want)
			}
			for _, word := range []string{"Second seat", "Ida", "easy", "let go"} {
				if c := scenetest.Find(t, app, "seat/1"); !strings.Contains(c.Label, word) {
					t.Errorf("%s: the row says %q, without %q", size, c.Label, word)
				}
			}
		}
	})
}

// TestAllComputersTakeALevel gives all computer players Hugo's level, by a button that is there only
// while another has a different one.
func TestAllComputersTakeALevel(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range sizes {
			app := prepared(t, size, "seat/1", "level/2", "level/all")
			if app.Stage().Find("level/all") != nil {
				t.Errorf("%s: all are hard, and the button is still there", size)
			}
			settle(t, app)
			for i, seat := range seats(app) {
				if want := map[bool]string{true: engine.Human, false: engine.Hard}[i == 0]; seat.Kind != want {
					t.Errorf("%s: seat %d is %q, want %q", size, i, seat.Kind, want)
				}
			}
		}
	})
}

// TestACharacterSitsOnce presses the character of another seat.
func TestACharacterSitsOnce(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range sizes {
			app := prepared(t, size, "seat/1")
			before := seats(app)
			for _, crest := range []string{"fox", "snail"} { // a person's, and a computer's
				c := scenetest.Find(t, app, "character/"+crest)
				if !c.Disabled || !strings.Contains(c.Reason, "seat") {
					t.Errorf("%s: the %s can be taken: %v, and says %q", size, crest, !c.Disabled, c.Reason)
				}
				if n := strings.Count(c.Spoken(), c.Reason); n != 1 || strings.Contains(c.Spoken(), "..") {
					t.Errorf("%s: who hears the %s hears %d times who has it: %q", size, crest, n, c.Spoken())
				}
				scenetest.Act(t, app, c.ID)
			}
			settle(t, app)
			if after := seats(app); !reflect.DeepEqual(after, before) {
				t.Errorf("%s: %+v became %+v", size, before, after)
			}
		}
	})
}

// TestWhoWentComesBack leaves three of four seats, and then has five.
func TestWhoWentComesBack(t *testing.T) {
	scenetest.Do(func() {
		app := prepared(t, "1280x800", "seat/2", "character/rabbit", "level/0")
		before := slices.Clone(seats(app))
		for _, id := range []string{"seats/0", "seats/2"} { // three seats, five
			scenetest.Act(t, app, id)
		}
		after := seats(app)
		if len(after) != 5 || !reflect.DeepEqual(after[:4], before) {
			t.Errorf("%+v became %+v", before, after)
		}
	})
}

// TestAPersonTakesACrest gives Clara the owl, which a computer player has.
func TestAPersonTakesACrest(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range sizes {
			app := prepared(t, size, "seat/0")
			if app.Stage().Find("level/0") != nil {
				t.Errorf("%s: a person has a level", size)
			}
			scenetest.Act(t, app, "character/owl")
			settle(t, app)
			got := seats(app)
			if got[0] != (store.Seat{Kind: record.Human, Crest: "owl", Name: "Clara"}) || got[1] != (store.Seat{Kind: engine.Hard, Crest: "fox", Name: "Hugo"}) {
				t.Errorf("%s: they did not swap: %+v", size, got[:2])
			}
		}
	})
}

// TestPeopleAndComputersChange makes Hugo a person, and the first seat a computer's: Clara, whose
// device it is, then sits where the first person sits.
func TestPeopleAndComputersChange(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range sizes {
			app := prepared(t, size, "seat/1", "who/0")
			settle(t, app)
			scenetest.Act(t, app, "seat/0", "who/1", "level/2")
			settle(t, app)
			got := seats(app)
			if got[0].Kind != engine.Hard || got[1].Kind != record.Human || got[0].Name != "Hugo" || got[1].Name != "Clara" || got[1].Crest != "fox" {
				t.Errorf("%s: the first seats are %+v", size, got[:2])
			}
			scenetest.Act(t, app, "seat/0", "who/0")
			settle(t, app)
			if again := seats(app); again[0].Kind != record.Human || again[0].Name != "Hugo" || again[0].Crest != got[0].Crest || again[1] != got[1] {
				t.Errorf("%s: once Hugo is a person, the first seats are %+v", size, again[:2])
			}
		}
	})
}

// TestASheetIsShutWithoutAChange changes all there is, and thinks better of it.
func TestASheetIsShutWithoutAChange(t *testing.T) {
	scenetest.Do(func() {
		for _, back := range []bool{false, true} {
			app := prepared(t, "390x844")
			p := newgame.New(app, pages.With(games.All())[1])
			app.Push(p)
			before := seats(app)
			scenetest.Tick(t, app, 2)
			scenetest.Act(t, app, "seat/1", "character/boar", "who/0")
			if back {
				p.Back()
				scenetest.Tick(t, app, 2)
			} else {
				scenetest.Act(t, app, "cancel")
			}
			if after := seats(app); !reflect.DeepEqual(after, before) {
				t.Errorf("back %v: %+v became %+v", back, before, after)
			}
			scenetest.Find(t, app, "start")
		}
	})
}

// TestASeatIsFreed frees the second seat, once there are more than there have to be.
func TestASeatIsFreed(t *testing.T) {
	scenetest.Do(func() {
		app := prepared(t, "390x844", "seat/1", "free", "seat/1")
		if got := seats(app); len(got) != 3 || got[1].Name != "Emma" {
			t.Errorf("after Hugo has gone there are %+v", got)
		}
		if app.Stage().Find("free") != nil {
			t.Error("a seat that the game needs can be freed")
		}
		scenetest.Act(t, app, "cancel", "add")
		if got := seats(app); len(got) != 4 || got[3] != (store.Seat{Kind: engine.Medium, Crest: "owl", Name: "Hugo"}) {
			t.Errorf("with one more there are %+v", got)
		}
	})
}

// TestADefaultNameIsNobodyElses seats the rabbit where a person is called Ida.
func TestADefaultNameIsNobodyElses(t *testing.T) {
	scenetest.Do(func() {
		app := scenetest.NewApp(scenetest.English("1280x800"))
		app.SetMe("Ida", "fox")
		app.Settings.SetTable("vino", []store.Seat{{Kind: record.Human, Crest: "fox", Name: "Ida"}, {Kind: engine.Easy, Crest: "owl", Name: "Hugo"},
			{Kind: engine.Easy, Crest: "snail", Name: "Emma"}})
		app.Push(newgame.New(app, pages.With(games.All())[1]))
		scenetest.Tick(t, app, 2)
		scenetest.Act(t, app, "seat/1", "character/rabbit")
		if got := seats(app)[1]; got.Crest != "rabbit" || got.Name != "Friederike" {
			t.Errorf("beside Ida sits %+v", got)
		}
	})
}

// opened is an app with Vino's page of a new game on top.
func opened(t *testing.T, size string) (*app.App, *newgame.Page) {
	t.Helper()
	a := prepared(t, size)
	p := newgame.New(a, pages.With(games.All())[1])
	a.Push(p)
	scenetest.Tick(t, a, 2)
	return a, p
}

// TestANameIsTyped types on a keyboard, with what a name may not have.
func TestANameIsTyped(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range sizes {
			a, p := opened(t, size)
			typed := func(text string, keys ...app.TextKey) {
				p.Type([]rune(text), app.NoKey)
				for _, k := range keys {
					p.Type(nil, k)
				}
				scenetest.Tick(t, a, 1)
			}
			scenetest.Act(t, a, "seat/1", "name")
			typed("★")
			typed("", app.Backspace, app.Backspace, app.Backspace, app.Backspace, app.EnterKey) // no name is no name
			if a.Stage().Find("name").Label != "Name: " {
				t.Errorf("%s: in the field stands %q", size, a.Stage().Find("name").Label)
			}
			typed("Jean ")
			if seat := a.Stage().Find("seat/1"); seat == nil && size == "1280x800" || seat != nil && !strings.Contains(seat.Label, "Jean") {
				t.Errorf("%s: the seat does not follow what is typed", size)
			}
			typed("Paul", app.EnterKey)
			scenetest.Act(t, a, "name")
			typed("ine", app.EscapeKey)
			settle(t, a)
			if got := seats(a)[1].Name; got != "Jean Paul" {
				t.Errorf("%s: his name is %q", size, got)
			}
			if p.Type([]rune("x"), app.NoKey) {
				t.Errorf("%s: what is typed is a name still", size)
			}
		}
	})
}

// TestWhyASeedIsNotTaken types letters, and more digits than a seed has.
func TestWhyASeedIsNotTaken(t *testing.T) {
	scenetest.Do(func() {
		for typed, want := range map[string]string{"12345678901234567890": "A seed has at most 19 digits.", "12x": "A seed is a whole number without a sign.", "12": ""} {
			a := prepared(t, "390x844")
			scenetest.Act(t, a, "more", "seed")
			a.Scene().(app.Typist).Type([]rune(typed), app.NoKey)
			scenetest.Tick(t, a, 2)
			if outline := a.Outline().String(); want != "" && !strings.Contains(outline, want) || want == "" && strings.Contains(outline, "A seed") {
				t.Errorf("%q: %s", typed, outline)
			}
		}
	})
}

// TestASeedIsTyped types digits on a keyboard; Tab and a tick without a key are not the seed's,
// and nothing is once it is folded away.
func TestASeedIsTyped(t *testing.T) {
	scenetest.Do(func() {
		for _, size := range sizes {
			a, p := opened(t, size)
			scenetest.Act(t, a, "more", "seed")
			if p.Type(nil, app.NoKey) {
				t.Errorf("%s: a tick without a key, as one with Tab, is taken for the seed's", size)
			}
			p.Type([]rune("4x2"), app.NoKey)
			scenetest.Tick(t, a, 1)
			if label := a.Stage().Find("seed").Label; !strings.Contains(label, "42") {
				t.Errorf("%s: the field says %q", size, label)
			}
			scenetest.Act(t, a, "more")
			if p.Type([]rune("7"), app.NoKey) {
				t.Errorf("%s: digits change a seed that nobody sees", size)
			}
		}
	})
}

// TestTheRecordSaysWhoPlays starts a game with each level, and reads what is kept.
func TestTheRecordSaysWhoPlays(t *testing.T) {
	scenetest.Do(func() {
		app := prepared(t, "390x844", "start")
		text, err := app.Store.Load(archive.RunningKey)
		if err != nil {
			t.Fatal(err)
		}
		rec, err := record.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		game := pages.With(games.All())[1].Game
		for i, seat := range seats(app) {
			if want := (record.Seat{Kind: host.Player(game, seat), Crest: seat.Crest, Name: seat.Name}); rec.Seats[i] != want {
				t.Errorf("seat %d is kept as %+v, want %+v", i, rec.Seats[i], want)
			}
		}
		if _, err := match.Resume(game, rec); err != nil {
			t.Error(err)
		}
	})
}

// TestWhatWillStart reads the line beside the button.
func TestWhatWillStart(t *testing.T) {
	scenetest.Do(func() {
		app := prepared(t, "1280x800")
		said := func(want string) {
			t.Helper()
			if got := app.Outline().Find("seats").Text; !slices.Equal(got, []string{want}) {
				t.Errorf("it says %q, want %q", got, want)
			}
		}
		said("Clara against three computers: hard, medium, easy")
		scenetest.Act(t, app, "seat/1", "level/1", "seat/3", "level/1")
		said("Clara against three computers: medium")
		scenetest.Act(t, app, "seat/1", "who/0")
		said("two people against two computers: medium")
		scenetest.Act(t, app, "seat/2", "who/0", "seat/3", "who/0")
		said("four people, no computer")
	})
}
