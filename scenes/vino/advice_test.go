package vino

import (
	"slices"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/rng"
	vi "treille/engine/vino"
	"treille/scenes"
	"treille/scenes/host"
	"treille/scenes/lang"
	"treille/scenes/store"
	"treille/scenes/table"
)

// An asker plays a game in which the person of seat 0 asks for hints, and follows
// them.
type asker struct {
	t     *testing.T
	room  *scenes.Room
	table *table.Table
	board *board
	found table.Advice // what the last hint was made of
	hint  table.Hint
	taken []engine.Action // the last gesture
	table.Referee
	kinds map[vi.DecisionKind]int
	terms map[string]int
}

// Play implements table.Referee.
func (k *asker) Play(p engine.Player, gesture ...engine.Action) error {
	k.taken = gesture
	return k.Referee.Play(p, gesture...)
}

// A listener is a guest that notes what it was asked to put into words.
type listener struct {
	*board
	asker *asker
}

// Advise implements table.Advised.
func (l *listener) Advise(a table.Advice) table.Hint {
	l.asker.found, l.asker.hint = a, l.board.Advise(a)
	return l.asker.hint
}

func newAsker(t *testing.T, players int) *asker {
	settings := store.Defaults()
	settings.Language, settings.Speed = lang.English.Code(), store.SpeedInstant
	k := &asker{t: t, room: scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Silent())), kinds: map[vi.DecisionKind]int{}, terms: map[string]int{}}
	k.room.Resize(390, 844, 1)
	kind := Kind()
	kind.Sit = func(at *table.Table) table.Guest {
		k.board = sit(at).(*board)
		return &listener{k.board, k}
	}
	var seats []table.Seat
	for i := range players {
		seat := table.Seat{Kind: engine.Greedy, Crest: store.Crests()[i], Name: k.room.Words.NewGame.DefaultNames[i]}
		if i == 0 {
			seat.Kind = table.Human
		}
		seats = append(seats, seat)
	}
	referee, err := host.New(kind.Game, engine.Setup{Players: players, Seed: uint64(players)}, seats, host.NewSaver(k.room))
	if err != nil {
		t.Fatal(err)
	}
	k.Referee = referee
	k.table = table.New(k.room, kind, k)
	k.room.Push(k.table)
	return k
}

func (k *asker) tick() {
	k.t.Helper()
	if err := k.room.Update(); err != nil {
		k.t.Fatal(err)
	}
}

// press presses a control that can be pressed.
func (k *asker) press(id string) {
	k.t.Helper()
	if c := k.room.Stage().Find(id); c == nil || c.Disabled {
		k.t.Fatalf("%s: %q cannot be pressed", k.format(k.found.Best()), id)
	}
	k.room.Activate(id)
	k.tick()
}

func (k *asker) format(a engine.Action) string { return k.Game().Format(a) }

// ask asks for all three parts of a hint.
func (k *asker) ask() {
	k.found = table.Advice{}
	k.press("hint")
	for range 2000 {
		if k.found.Results != nil {
			k.press("hint/more")
			k.press("hint/more")
			return
		}
		k.tick()
	}
	k.t.Fatal("there is no hint")
}

// seen looks for what a hint points at, in all arrangements.
func (k *asker) seen() {
	for _, size := range [][2]float64{{844, 390}, {1280, 800}, {390, 844}} {
		k.room.Resize(size[0], size[1], 1)
		k.tick()
		for i, c := range []table.Clue{k.hint.Look, k.hint.Do, k.hint.Why} {
			for _, id := range c.At {
				if _, ok := k.room.Stage().Where(id); !ok {
					k.t.Errorf("%v, %s: part %d points at %s, which is not there", size, k.format(k.found.Best()), i+1, id)
				}
			}
		}
	}
}

// read reads a hint in all languages.
func (k *asker) read() {
	for _, l := range lang.Langs() {
		k.room.Words = l.Words()
		h := k.board.Advise(k.found)
		for i, words := range []string{h.Look.Words, h.Do.Words, h.Why.Words} {
			if words == "" || strings.ContainsAny(words, "{}") || strings.Count(words, "*")%2 != 0 || !strings.HasSuffix(words, ".") {
				k.t.Errorf("%s, %s: part %d is %q", l.Name(), k.format(k.found.Best()), i+1, words)
			}
			if most := [3]int{60, 90, 130}[i]; len([]rune(words)) > most {
				k.t.Errorf("%s, %s: part %d is long: %q", l.Name(), k.format(k.found.Best()), i+1, words)
			}
		}
		if _, ok := k.found.Alternative(); ok == (h.Other == "") {
			k.t.Errorf("%s, %s: the alternative is called %q", l.Name(), k.format(k.found.Best()), h.Other)
		}
	}
	k.room.Words = lang.English.Words()
}

// follow decides as the hint says, by the controls.
func (k *asker) follow() {
	best := k.found.Best()
	kind := vi.Decode(best).Kind
	k.kinds[kind]++
	if index, _, ok := k.found.Reason(); ok {
		k.terms[vi.Game{}.Valuer().Terms()[index]]++
	}
	id := k.board.Actions().Main.ID
	switch kind {
	case vi.DecisionPass:
		id = "pass"
	case vi.DecisionNoSale:
		id = "nosale"
	}
	k.taken = nil
	k.press(id)
	if k.room.Stage().Find("sure") != nil {
		k.press("sure")
	}
	if !slices.Equal(k.taken, k.board.in.Gesture(best)) && (len(k.taken) == 0 || k.taken[0] != best) {
		k.t.Errorf("advised was %s, decided %v", k.format(best), k.taken)
	}
}

// play plays to the end, asks at every third decision, and decides the others as
// greedy would.
func (k *asker) play() {
	policy, stream := k.Game().Policy(engine.Greedy), rng.New(1)
	for n := 0; !k.table.Ended(); n++ {
		for range 4000 {
			if k.table.Deciding() || k.table.Ended() {
				break
			}
			k.tick()
		}
		switch {
		case !k.table.Deciding():
		case n%3 == 0 && k.room.Stage().Find("hint") != nil && !k.room.Stage().Find("hint").Disabled:
			k.ask()
			k.seen()
			k.read()
			k.follow()
		default:
			in := k.Info(0)
			k.table.Decide(policy.Choose(in, in.LegalActions(nil), &stream))
			k.tick()
		}
	}
}

// TestHintsAreSaidAndFollowed asks for hints in whole games: they point at what is
// there, say it in all languages, and pick up what they advise.
func TestHintsAreSaidAndFollowed(t *testing.T) {
	kinds, terms := map[vi.DecisionKind]int{}, map[string]int{}
	for _, players := range []int{3, 4, 5} {
		k := newAsker(t, players)
		k.play()
		for kind, n := range k.kinds {
			kinds[kind] += n
		}
		for term, n := range k.terms {
			terms[term] += n
		}
	}
	t.Log(kinds, terms)
	for kind := vi.DecisionChoose; kind <= vi.DecisionRaise; kind++ {
		if kinds[kind] == 0 {
			t.Errorf("no hint was for a decision of kind %d", kind)
		}
	}
}
