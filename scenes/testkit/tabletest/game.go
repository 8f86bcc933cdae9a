package tabletest

import (
	"cmp"
	"math"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/enginetest/soak"
	"treille/engine/person"
	"treille/engine/rng"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/pages/home"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// A game is one that is played through the controls of a table.
type game struct {
	t       *testing.T
	app     *app.App
	table   *table.Table
	referee *counter
	player  Player
	people  engine.PlayerSet
	stream  rng.Stream
	// restless people do other things between their decisions.
	restless bool
	distant  *distant // nil for a referee on this device
	picked   []string // the controls that were checked when it was sent a decision
	ear      *ear
	ticks    int    // for which it has been played
	most     int    // and is played at most
	called   int    // ticks for which a person needs no bell: it rang, or he has decided
	watch    func() // called after each tick, if there is one
}

// A counter is a referee that counts what people decide. Where several decide at
// the same time, the plies of computers come in between.
type counter struct {
	table.Referee
	taken int
}

// Play implements table.Referee.
func (c *counter) Play(p engine.Player, gesture ...engine.Action) error {
	err := c.Referee.Play(p, gesture...)
	if err == nil {
		c.taken++
	}
	return err
}

// patience is how many ticks may pass before somebody who has to decide can, and
// limit how many until something happens at all.
const (
	patience = 90
	limit    = 3600
)

func newGame(t *testing.T, spec table.GameSpec, player Player, c config) *game {
	g := &game{t: t, player: player, restless: c.restless, most: cmp.Or(c.ticks, math.MaxInt), app: newApp(c.speed, cmp.Or(c.window, upright))}
	g.app.Sound.Listen(func(s audio.Sound, _ audio.Options) {
		if s == audio.Bell {
			g.called = 8 * ui.TicksPerSecond
		}
		g.ear.hear(s)
	})
	seed := soak.Seed(uint64(100*c.players + 10*c.people + int(c.speed)))
	g.stream = rng.New(seed)
	seats := seated(g.app, c.players, engine.Greedy)
	for i := range c.people {
		seats[i].Kind = table.Human
		g.people = g.people.With(engine.Player(i))
	}
	referee, err := host.New(spec.Game, engine.Setup{Players: c.players, Seed: seed}, seats, host.NewSaver(g.app))
	if err != nil {
		t.Fatal(err)
	}
	g.referee = &counter{Referee: referee}
	var seen table.Referee = g.referee
	if c.distant {
		g.distant = newDistant(g.referee, g.people, rng.New(seed+1))
		g.distant.sent = func() { g.picked = g.checked() }
		g.people, seen = engine.Only(0), g.distant
	}
	g.table = table.New(g.app, scenetest.WithPages(spec), seen)
	show(g.app, spec, g.table)
	return g
}

// The windows in which games are played.
var (
	upright  = ui.R(0, 0, 390, 844)
	desktop  = ui.R(0, 0, 1280, 800)
	sideways = ui.R(0, 0, 844, 390)
	smallest = ui.R(0, 0, 320, 568)
)

// newApp makes a silent app in English, whose window is so large.
func newApp(speed store.Speed, window ui.Rect) *app.App {
	settings := store.Defaults()
	settings.Language, settings.Speed = lang.English.Code(), speed
	app := app.New(&store.Memory{}, settings, audio.NewSeeded(audio.Silent(), 1), clock.Noon)
	app.Resize(window.W, window.H, 1)
	return app
}

// seated are computer players of a kind round a table.
func seated(app *app.App, players int, kind string) []table.Seat {
	seats := make([]table.Seat, players)
	for i := range seats {
		seats[i] = table.Seat{Kind: kind, Crest: person.Crests()[i], Name: app.Words.NewGame.DefaultNames[i]}
	}
	return seats
}

// show opens a table over the page with the box of its game.
func show(app *app.App, spec table.GameSpec, t *table.Table) {
	app.Push(home.New(app, []table.GameSpec{scenetest.WithPages(spec)}))
	app.Push(t)
}

// play plays to the page of the result, or until its time is over.
func (g *game) play() {
	for quiet := 0; !g.table.Ended() && g.ticks < g.most; quiet++ {
		if quiet > limit {
			g.fail("nothing happens for %d ticks", limit)
		}
		ply := g.referee.Ply()
		if g.restless && g.stream.Intn(oneInWhims) == 0 {
			g.whim()
		}
		g.tick() // in which the table calls whoever is due now
		switch {
		case g.app.Stage().Find("understood") != nil:
			g.press("understood")
		case g.app.Stage().Find("result") != nil:
			g.press("result")
		case g.app.Stage().Find("roll") != nil:
			g.roll()
		case g.distant != nil && g.distant.Sending() != 0:
		case g.table.Deciding() || g.app.Stage().Find("ready") != nil:
			g.decide()
		}
		if g.referee.Ply() != ply {
			quiet = 0
		}
	}
	g.ear.judge()
}

// oneInWhims: in one of so many ticks restless people do something else.
const oneInWhims = 25

// whim leaves the window and comes back, skips, takes a decision back, or opens
// the menu and shuts it.
func (g *game) whim() {
	press := func(id string) {
		if c := g.app.Stage().Find(id); c != nil && !c.Disabled {
			g.app.Activate(id)
			g.tick()
		}
	}
	switch g.stream.Intn(4) {
	case 0:
		g.app.SetHidden(true)
		g.tick()
		g.app.SetHidden(false)
		g.tick()
	case 1:
		g.table.Skip()
	case 2:
		press("undo")
	default:
		press("menu")
		press("close")
	}
}

func (g *game) tick() {
	scenetest.Tick(g.t, g.app, 1)
	g.ticks++
	g.called--
	if g.distant != nil {
		g.distant.tick()
		g.keeps()
	}
	g.ear.listen()
	for _, id := range []string{"told/next", "told/turn"} {
		if c := g.app.Stage().Find(id); c != nil && (c.Shown.W < ui.Target || !c.Shown.Within(g.app.Frame().Full)) {
			g.fail("%s lies at %v", id, c.Shown)
		}
	}
	if g.watch != nil {
		g.watch()
	}
}

// keeps fails unless what a person had picked up when he decided stays where it is as long
// as his decision is on its way.
func (g *game) keeps() {
	if g.distant.Sending() == 0 || g.distant.late || g.restless {
		g.picked = nil
	}
	if g.app.Stage().Find("understood") != nil {
		return // the table says that the end is near
	}
	for _, id := range g.picked {
		if c := g.app.Stage().Find(id); c == nil || !c.Checked {
			g.fail("%s is not picked any more while the decision is on its way", id)
		}
	}
}

// checked are the controls of what is picked.
func (g *game) checked() (ids []string) {
	for _, c := range g.app.Stage().Controls() {
		if c.Checked {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// roll throws the dice of a person who has been called.
func (g *game) roll() {
	g.await("nobody is called to throw dice, or the bell has not rung", func() bool { return g.called > 0 })
	g.called = 8 * ui.TicksPerSecond
	g.press("roll")
}

// decide does what the game waits for: takes the device, or a decision.
func (g *game) decide() {
	if g.app.Stage().Find("ready") != nil {
		g.press("ready")
		return
	}
	g.await("nothing says what to do, or the bell has not rung", func() bool { return g.called > 0 && g.hint() != "" })
	if g.distant != nil && g.distant.again {
		g.distant.again = false
		g.layDown()
		return
	}
	if g.distant != nil && g.distant.rewound != engine.Terminal {
		g.tick() // the table has not heard yet that something was taken back
		return
	}
	p := g.table.Me()
	info := g.referee.Info(p)
	legal := info.LegalActions(nil)
	if len(legal) == 0 {
		g.fail("seat %d is to decide and may do nothing", p)
	}
	g.reasons()
	a := legal[g.stream.Intn(len(legal))]
	taken := g.referee.taken
	g.called = 8 * ui.TicksPerSecond
	for _, id := range g.player.Press(info, a) {
		if g.referee.taken != taken {
			break // a decision without an alternative has been taken for the player
		}
		g.pressUnless(id, func() bool { return g.referee.taken != taken })
	}
	if g.app.Stage().Find("sure") != nil {
		g.press("sure")
	}
	if g.referee.taken == taken {
		g.fail("%q of seat %d is not taken", g.referee.Game().Format(a), p)
	}
}

// layDown lays down what the player has picked up: he goes back until that opens the menu.
func (g *game) layDown() {
	for g.app.Stage().Find("close") == nil {
		g.table.Back()
		g.tick()
	}
	g.press("close")
}

// press waits until a control can be pressed, and presses it.
func (g *game) press(id string) { g.pressUnless(id, func() bool { return false }) }

// pressUnless is press, unless something else has come about first.
func (g *game) pressUnless(id string, done func() bool) {
	if c := g.app.Stage().Find("tab/map"); c != nil && !c.Checked && g.app.Stage().Find(id) == nil {
		g.app.Activate("tab/map") // on a small phone it lies beside what is bought
		g.tick()
	}
	g.await("there is no control "+id+" that can be pressed", func() bool {
		c := g.app.Stage().Find(id)
		return done() || c != nil && !c.Disabled
	})
	if !done() {
		g.app.Activate(id)
		g.tick()
	}
}

// await ticks until something holds.
func (g *game) await(problem string, holds func() bool) {
	for range patience {
		if holds() {
			return
		}
		g.tick()
	}
	if !holds() {
		g.fail("after %d ticks %s", patience, problem)
	}
}

// hint is the line that says what to do, "" if there is none.
func (g *game) hint() string {
	hint := ""
	g.app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text && it.Style.Font == sprites.Italic && it.Style.Color == sprites.Hint {
			hint += it.Words + " "
		}
	})
	return strings.TrimSpace(hint)
}

// reasons fails if a control that is disabled does not say why, although its
// player may decide.
func (g *game) reasons() {
	for _, c := range g.app.Stage().Controls() {
		if c.Disabled && c.Reason == "" {
			g.fail("control %s is disabled without a reason", c.ID)
		}
	}
}

// fail says what is wrong, where, and what the screen shows.
func (g *game) fail(format string, args ...any) {
	g.t.Helper()
	for _, c := range g.app.Stage().Controls() {
		g.t.Logf("control %s %q disabled %v", c.ID, c.Label, c.Disabled)
	}
	g.t.Logf("hint %q, called %d, acting %b, deciding %v", g.hint(), g.called, g.referee.Acting(), g.table.Deciding())
	g.t.Logf("before ply %d", g.referee.Ply()+1)
	g.t.Fatalf(format, args...)
}
