package weinhaendler

import (
	"slices"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/bot"
	"treille/engine/person"
	wh "treille/engine/weinhaendler"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// A listener is a referee that hears what a person decides.
type listener struct {
	table.Referee
	heard []engine.Action
}

// Play implements table.Referee.
func (l *listener) Play(p engine.Player, gesture ...engine.Action) error {
	l.heard = append(l.heard, gesture...)
	return l.Referee.Play(p, gesture...)
}

// A pupil plays a game and asks for hints.
type pupil struct {
	t       *testing.T
	app     *app.App
	table   *table.Table
	board   *tableState
	referee *listener
	asked   map[wh.DecisionKind]int
	told    map[string]int // facts, by name
}

func newPupil(t *testing.T, players int, seed uint64) *pupil {
	t.Helper()
	q, spec := pupilOf(t)
	var seats []table.Seat
	for i := range players {
		seat := table.Seat{Kind: engine.Greedy, Crest: person.Crests()[i], Name: q.app.Words.NewGame.DefaultNames[i]}
		if i == 0 {
			seat.Kind = table.Human
		}
		seats = append(seats, seat)
	}
	h, err := host.New(spec.Game, engine.Setup{Players: players, Seed: seed}, seats, host.NewSaver(q.app))
	if err != nil {
		t.Fatal(err)
	}
	q.sit(spec, h)
	return q
}

// pupilAt is a pupil who goes on with the game of a record.
func pupilAt(t *testing.T, name string) *pupil {
	t.Helper()
	q, spec := pupilOf(t)
	h, err := host.Open(scenetest.Record(t, name).Bytes(), host.NewSaver(q.app))
	if err != nil {
		t.Fatal(err)
	}
	q.sit(spec, h)
	return q
}

// pupilOf is a pupil without a table yet, and the game that is to be played.
func pupilOf(t *testing.T) (*pupil, table.GameSpec) {
	settings := store.Defaults()
	settings.HintsAgreed = true
	settings.Language, settings.Speed, settings.Confirm = lang.English.Code(), store.SpeedInstant, store.ConfirmNever
	q := &pupil{t: t, app: app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon), asked: map[wh.DecisionKind]int{}, told: map[string]int{}}
	q.app.Resize(390, 844, 1)
	spec := Kind()
	spec.Sit = func(tb *table.Table) table.GameView {
		q.board = &tableState{t: tb}
		return q.board
	}
	return q, spec
}

// sit begins at a table.
func (q *pupil) sit(spec table.GameSpec, r table.Referee) {
	q.referee = &listener{Referee: r}
	q.table = table.New(q.app, spec, q.referee)
	q.app.Push(q.table)
}

func (q *pupil) tick() {
	q.t.Helper()
	if err := q.app.Update(); err != nil {
		q.t.Fatal(err)
	}
}

// longest is how many ticks a game may last.
const longest = 100_000

// play plays to the end, asking at every third decision.
func (q *pupil) play() {
	q.t.Helper()
	easy, err := bot.New(engine.Easy, wh.Game{}, 1, 0)
	if err != nil {
		q.t.Fatal(err)
	}
	for n, ticks := 0, 0; q.referee.Acting() != 0; q.tick() {
		if ticks++; ticks > longest {
			q.t.Fatalf("the game stands still: %s, seat 0 decides: %v", q.board.in.Phase(), q.table.Deciding())
		}
		if !q.table.Deciding() {
			continue
		}
		n++
		if n%3 == 0 && len(q.referee.Info(0).LegalActions(nil)) > 1 {
			q.ask()
		} else {
			q.table.Decide(easy.Choose(q.referee.Info(0), q.referee.Ply()))
		}
	}
}

// ask asks for a hint, looks at it, and follows it.
func (q *pupil) ask() {
	q.t.Helper()
	a := table.Advice{Info: q.referee.Info(0)}
	for done := false; !done; {
		a.Results, done = q.referee.Advise(0, 1000)
	}
	for _, l := range lang.Langs() {
		q.app.Words = l.Words()
		q.words(q.board.Advise(a))
	}
	q.app.Words = lang.English.Words()
	h := q.board.Advise(a)
	q.told[q.fact(h, a)]++
	q.app.Changed()
	q.shown("to look at", h.Look.At)
	if h.Take != nil {
		h.Take()
		q.app.Changed()
	}
	q.shown("to do", h.Do.At)
	q.shown("to see why", h.Why.At)
	q.follow(a.Best())
}

// words wants every part to say something, about the decision at hand.
func (q *pupil) words(h table.Hint) {
	q.t.Helper()
	for _, words := range []string{h.Look.Words, h.Do.Words, h.Why.Words} {
		if spoken := q.board.Speak(words + h.Other); strings.Contains(spoken, "★") {
			q.t.Errorf("%s says %q to who hears it", q.app.Words.Lang.Name(), spoken)
		}
		switch {
		case words == "" || strings.ContainsAny(words, "{}") || strings.Count(words, "*")%2 != 0 || !strings.HasSuffix(words, "."):
			q.t.Errorf("%s says %q", q.app.Words.Lang.Name(), words)
		case !strings.Contains(words, "*"):
			if words != h.Do.Words {
				q.t.Errorf("%s has nothing bold in %q", q.app.Words.Lang.Name(), words)
			}
		}
	}
	if n := len([]rune(ui.Plain(h.Why.Words))); n > longestReason {
		q.t.Errorf("%s has %d letters in %q", q.app.Words.Lang.Name(), n, h.Why.Words)
	}
	if strings.ContainsAny(h.Other, "{}*") {
		q.t.Errorf("%s calls the alternative %q", q.app.Words.Lang.Name(), h.Other)
	}
}

// shown wants pieces to be on the screen, whatever its size; of the own cellar and
// its tab, one.
func (q *pupil) shown(why string, at []string) {
	q.t.Helper()
	for _, size := range [][2]float64{{844, 390}, {1280, 800}, {390, 844}} {
		q.app.Resize(size[0], size[1], 1)
		q.app.Changed()
		q.tick()
		seen := 0
		for _, id := range at {
			if r, ok := q.app.Stage().Where(id); ok && r.W > 0 {
				seen++
			}
		}
		if want := len(at); seen < want && !(slices.Contains(at, "tab/cellar") && seen > 0) {
			q.t.Errorf("round %d, %s: at %v, only %d of %v are there %s", q.board.in.Round(), q.board.in.Phase(), size, seen, at, why)
		}
	}
}

// follow presses the button of the decision, and wants that to be taken.
func (q *pupil) follow(a engine.Action) {
	q.t.Helper()
	d := wh.Decode(a)
	id := map[wh.DecisionKind]string{wh.DecisionBid: "add", wh.DecisionPass: "pass", wh.DecisionDraw: "draw", wh.DecisionPlace: "place", wh.DecisionDone: "done"}[d.Kind]
	before := len(q.referee.heard)
	q.app.Activate(id)
	q.tick()
	if heard := q.referee.heard[before:]; len(heard) != 1 || heard[0] != a {
		q.t.Fatalf("round %d, %s: advised is %s, %v was decided", q.board.in.Round(), q.board.in.Phase(), wh.Game{}.Format(a), heard)
	}
	q.asked[d.Kind]++
}

// TestAdvice plays whole games by hints.
func TestAdvice(t *testing.T) {
	asked := map[wh.DecisionKind]int{}
	for players := 3; players <= 5; players++ {
		for seed := range uint64(2) {
			q := newPupil(t, players, seed+7)
			q.play()
			for kind, n := range q.asked {
				asked[kind] += n
			}
		}
	}
	for _, kind := range []wh.DecisionKind{wh.DecisionBid, wh.DecisionPass, wh.DecisionDraw, wh.DecisionPlace, wh.DecisionDone} {
		if asked[kind] == 0 {
			t.Errorf("no hint was about a decision of kind %d", kind)
		}
	}
}
