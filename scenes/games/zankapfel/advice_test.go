package zankapfel

import (
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/person"
	"treille/engine/search"
	zk "treille/engine/zankapfel"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// An advised is a game at whose table a person takes the advice of hints.
type advised struct {
	t       *testing.T
	app     *app.App
	table   *table.Table
	board   *tableState
	referee *taker
	near    int            // positions in which somebody was made to be nearly home
	brought map[string]int // reasons that are no facts, by their sentence
}

// A taker is a referee that keeps what a person has decided last.
type taker struct {
	table.Referee
	last engine.Action
}

// Play implements table.Referee.
func (r *taker) Play(p engine.Player, gesture ...engine.Action) error {
	r.last = gesture[len(gesture)-1]
	return r.Referee.Play(p, gesture...)
}

// seeds are of games in which all kinds of decisions come up.
var seeds = []struct {
	players int
	seed    uint64
}{{3, 10}, {4, 1}, {4, 19}, {5, 30}, {6, 6}}

// nobody keeps no game.
type nobody struct{}

func (nobody) Keep([]byte) {}

func newAdvised(t *testing.T, players int, seed uint64) *advised {
	t.Helper()
	settings := store.Defaults()
	settings.Language, settings.Speed = "en", store.SpeedInstant
	g := &advised{t: t, brought: map[string]int{}, app: app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)}
	var seats []table.Seat
	for i := range players {
		seats = append(seats, table.Seat{Kind: engine.Greedy, Crest: person.Crests()[i], Name: g.app.Words.NewGame.DefaultNames[i]})
	}
	seats[0].Kind = table.Human
	referee, err := host.New(zk.Game{}, engine.Setup{Players: players, Seed: seed}, seats, nobody{})
	if err != nil {
		t.Fatal(err)
	}
	g.referee = &taker{Referee: referee}
	spec := Kind()
	spec.Sit = func(tb *table.Table) table.GameView {
		g.board = sit(tb).(*tableState)
		return g.board
	}
	g.app.Resize(390, 844, 1)
	g.table = table.New(g.app, spec, g.referee)
	g.app.Push(g.table)
	return g
}

func (g *advised) tick(n int) {
	g.t.Helper()
	for range n {
		if err := g.app.Update(); err != nil {
			g.t.Fatal(err)
		}
	}
}

// advice asks the referee.
func (g *advised) advice() table.Advice {
	for {
		if found, done := g.referee.Advise(0, 1<<20); done {
			return table.Advice{Info: g.referee.Info(0), Results: g.board.PlainFirst(found)}
		}
	}
}

// show shows the table in a language and a size.
func (g *advised) show(language string, w, h float64) {
	g.t.Helper()
	g.app.Settings.Language = language
	g.app.SettingsChanged()
	g.app.Resize(w, h, 1)
	g.tick(2)
}

// TestHints plays whole games. Every hint says something in all parts and languages,
// its pieces are on the table in all arrangements, and what it says can be picked and decided.
func TestHints(t *testing.T) {
	kinds := map[zk.DecisionKind]int{}
	for _, game := range seeds {
		g := newAdvised(t, game.players, game.seed)
		count := 0
		for ticks := 0; !g.table.Ended(); ticks++ {
			if ticks > 200000 {
				t.Fatal("the game does not end")
			}
			g.tick(1)
			if !g.table.Deciding() || g.board.Actions().Alone {
				continue
			}
			found := g.advice()
			d := zk.Decode(found.Best())
			if count++; count%3 == 0 || kinds[d.Kind] < 3 {
				kinds[d.Kind]++
				g.checkAll(found)
			}
			g.follow(found)
		}
	}
	for k := zk.DecisionMayor; k <= zk.DecisionWait; k++ {
		if kinds[k] == 0 && k != zk.DecisionNothing {
			t.Errorf("no hint was a decision of kind %d", k)
		}
	}
}

// checkAll looks at a hint in all languages and arrangements.
func (g *advised) checkAll(found table.Advice) {
	g.t.Helper()
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {1280, 800}} {
		for _, language := range []string{"de", "fr", "en"} {
			g.show(language, size[0], size[1])
			g.check(g.board.Advise(found), found.Best(), size)
		}
	}
	g.show("en", 390, 844)
}

// check looks at the words and the pieces of a hint.
func (g *advised) check(h table.Hint, a engine.Action, size [2]float64) {
	g.t.Helper()
	for i, c := range []table.Clue{h.Look, h.Do, h.Why} {
		name := zk.Game{}.Format(a) + ", " + g.app.Settings.Language
		if len(c.Words) < 8 || strings.ContainsAny(c.Words, "{}") || strings.Count(c.Words, "*")%2 != 0 || strings.Count(c.Words, "*") == 0 {
			g.t.Errorf("%s: part %d is %q", name, i, c.Words)
		}
		if most := []int{60, 80, 110}[i]; len([]rune(ui.Plain(c.Words))) > most {
			g.t.Errorf("%s: part %d has more than %d letters: %q", name, i, most, c.Words)
		}
		if i < 2 && len(c.At) == 0 {
			g.t.Errorf("%s: part %d is about no piece", name, i)
		}
		for _, id := range c.At {
			if _, ok := g.app.Stage().Where(id); !ok {
				g.t.Errorf("%s, %vx%v, %s: part %d is about %s, which is nowhere", name, size[0], size[1], g.board.in.Phase(), i, id)
			}
		}
	}
	if g.board.in.Members().Len() == 2 && strings.Contains(h.Look.Words, "others") {
		g.t.Errorf("of a single other it says %q", h.Look.Words)
	}
	if strings.ContainsAny(h.Other, "{}*") {
		g.t.Errorf("the alternative is %q", h.Other)
	}
}

// follow picks what a hint says and presses the button of that decision.
func (g *advised) follow(found table.Advice) {
	g.t.Helper()
	a := found.Best()
	ids := press(found.Info, a)
	main := ids[len(ids)-1]
	if g.board.pick != 0 {
		g.t.Fatalf("%s is picked before the player has picked anything", zk.Game{}.Format(g.board.pick))
	}
	if len(ids) > 1 {
		for _, id := range ids[:len(ids)-1] {
			g.app.Activate(id)
			g.tick(1)
		}
	}
	if c := g.app.Stage().Find(main); c == nil || c.Disabled {
		g.t.Fatalf("the button %s for %s cannot be pressed", main, zk.Game{}.Format(a))
	}
	g.referee.last = 0
	g.app.Activate(main)
	g.tick(1)
	if g.referee.last != a {
		g.t.Fatalf("the button decides %s, the hint says %s", zk.Game{}.Format(g.referee.last), zk.Game{}.Format(a))
	}
}

// TestHintsAdmitThatNothingDecides wants the honest sentence where nothing that can be named speaks for the advised
// decision: that another is as good, or by how much it is worse.
func TestHintsAdmitThatNothingDecides(t *testing.T) {
	g := newAdvised(t, 4, 4)
	for !g.table.Deciding() {
		g.tick(1)
	}
	x := &g.app.Words.Zankapfel.Advice
	a := advice{tableState: g.board, w: g.app.Words, x: x, compared: true, d: zk.Decode(zk.Decline()), other: zk.Decode(zk.Accept(1)),
		best: search.Result{Mean: search.One / 2}}
	alike := x.Alike.With("other", a.otherWords())
	for percent, want := range map[int]string{60: alike, 47: alike, 46: x.WinsFewer.With("other", a.otherWords(), "n", "4"), 39: x.WinsFewer.With("other", a.otherWords(), "n", "11")} {
		a.worse.Mean = search.One * percent / 100
		if why := a.tried(); why != want {
			t.Errorf("against %d in a hundred it says %q", percent, why)
		}
	}
}

// TestAHintOnlyPoints asks for hints with nothing picked and with something picked: that stays so, nothing but what it points at
// glows, and the numbers of its first two parts keep apart, on the square that they are about.
func TestAHintOnlyPoints(t *testing.T) {
	for _, c := range []struct{ record, own, first, second string }{
		{"farm-5", "", "", ""}, {"farm-5", "hand/yellow", "", ""}, {"farm-5", "pile", "", ""},
		{"chip-5", "", "square/b4", "square/b4"}, {"mayor-5", "", "square/a5", "square/a5"}, {"announce-5", "", "square/a2", "square/a1"},
	} {
		for _, size := range []string{"390x844", "844x390", "1280x800"} {
			app, b := looked(t, size, c.record)
			if c.own != "" {
				scenetest.Act(t, app, c.own)
			}
			pick := b.pick
			scenetest.Hint(t, app)
			scenetest.Act(t, app, "hint/more")
			scenetest.Tick(t, app, 600)
			if b.pick != pick || pick == 0 != (c.own == "") {
				t.Errorf("%v, %s: %v is picked, not %v", c, size, b.pick, pick)
			}
			app.Stage().SetHover("hint/close")
			if _, lit := app.Stage().Lit(); lit {
				t.Errorf("%v, %s: what the pointer is over glows as well", c, size)
			}
			var marks []ui.Rect
			app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Look.ID == "common/wax-mark" {
					marks = append(marks, ui.R(it.Box.X, it.Box.Y, it.Box.W, it.Box.W))
				}
			})
			if len(marks) != 2 || marks[0].Inset(-0.5).Meets(marks[1]) {
				t.Fatalf("%v, %s: the numbers stand at %v", c, size, marks)
			}
			for i, id := range []string{c.first, c.second} {
				if r, _ := app.Stage().Where(id); id != "" && !marks[i].Within(r) {
					t.Errorf("%v, %s: number %d at %v is not on %s at %v", c, size, i+1, marks[i], id, r)
				}
			}
		}
	}
}
