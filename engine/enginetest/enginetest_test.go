package enginetest

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest/highcard"
	"treille/engine/rng"
)

// hand is what a seat would hold in a world, by what it may do and see there.
func hand(w engine.State, p engine.Player, players int) []int8 {
	info, err := highcard.Game{}.NewInfo(engine.Setup{Players: players}, p)
	if err != nil {
		panic(err)
	}
	info.Project(w.(*world).State)
	return info.View().(highcard.View).Hand
}

func verbOf(a engine.Action) string {
	v, _, _ := strings.Cut(highcard.Game{}.Format(a), " ")
	return v
}

// options are those of highcard, for a mutant's states.
var options = Options{
	Games: 8,
	Secret: func(s engine.State, who engine.Player, a engine.Action, seat engine.Player) bool {
		switch verbOf(a) {
		case "card":
			// Whoever draws will know it: seen from outside, by its own view.
			after, _ := highcard.Game{}.NewState(engine.Setup{Players: len(s.Returns(nil))})
			after.CopyFrom(s.(*world).State)
			var events engine.Events
			after.Apply(who, a, &events)
			return events.List[0].Player != seat
		case "lay":
			return s.Acting().Len() > 1
		}
		return false
	},
	Feature: func(s engine.State, seat engine.Player) int {
		n := len(s.Returns(nil))
		highest := 0
		for _, c := range hand(s, (seat+1)%engine.Player(n), n) {
			highest = max(highest, int(c))
		}
		return highest
	},
	Dir: "highcard",
}

func run(t *testing.T, game engine.Game, opts Options, name string) error {
	t.Helper()
	for _, c := range newSuite(game, opts).checks() {
		if c.name == name {
			return c.run()
		}
	}
	t.Fatalf("there is no check %q", name)
	return nil
}

// TestSoundGame makes sure that the mutants' frame itself is found sound, so
// that what is found in them is the fault put in.
func TestSoundGame(t *testing.T) {
	for _, c := range newSuite(mutant{faults: &faults{}}, options).checks() {
		if c.name == "memory" {
			continue // the frame holds pointers
		}
		if err := c.run(); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// stubborn is a computer player with a memory, which none may have.
type stubborn struct{ asked *int }

func (s stubborn) Choose(_ engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	*s.asked++
	return legal[*s.asked%len(legal)]
}

// peeker is a computer player that uses a leak.
type peeker struct{}

func (peeker) Choose(info engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	return legal[info.(*mind).extra%uint64(len(legal))]
}

// outlaw is a computer player that decides what it may not.
type outlaw struct{}

func (outlaw) Choose(engine.InfoState, []engine.Action, *rng.Stream) engine.Action { return 99 }

// vandal is a computer player that changes the list it was given.
type vandal struct{}

func (vandal) Choose(_ engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	a := legal[0]
	legal[0] = 99
	return a
}

// TestMutants puts in one fault after the other: the check named must find it.
func TestMutants(t *testing.T) {
	asked := 0
	calls := uint64(0)
	tests := []struct {
		fault, check string
		faults
	}{
		{"a decision is not listed", "legal", faults{legal: func(_ *world, _ engine.Player, l []engine.Action) []engine.Action {
			return l[:min(1, len(l))]
		}}},
		{"decisions are not sorted", "legal", faults{legal: func(_ *world, _ engine.Player, l []engine.Action) []engine.Action {
			if len(l) > 1 {
				l[0], l[1] = l[1], l[0]
			}
			return l
		}}},
		{"everything is allowed", "legal", faults{check: func(engine.Player, engine.Action, error) error { return nil }}},
		{"a refusal names no rule", "legal", faults{check: func(_ engine.Player, _ engine.Action, err error) error {
			if err != nil {
				return errors.New("no")
			}
			return nil
		}}},
		{"a refusal names an unknown rule", "legal", faults{check: func(_ engine.Player, _ engine.Action, err error) error {
			if err != nil {
				return engine.Forbid("H99", "no")
			}
			return nil
		}}},
		{"listing changes the state", "legal", faults{legal: func(w *world, _ engine.Player, l []engine.Action) []engine.Action {
			w.extra++
			return l
		}}},
		{"the wrong seats act", "legal", faults{acting: func(s engine.PlayerSet) engine.PlayerSet { return s &^ 1 }}},
		{"a copy is not one", "copy", faults{frozen: true}},
		{"copies go on otherwise", "copy", faults{apply: func(w *world, _ engine.Player, _ engine.Action) {
			calls++
			w.extra = calls
		}}},
		{"written with two spaces", "notation", faults{format: func(s string) string { return strings.ReplaceAll(s, " ", "  ") }}},
		{"written as another card", "notation", faults{format: func(s string) string { return strings.ReplaceAll(s, "7", "8") }}},
		{"a source has no name", "notation", faults{source: func(engine.Action) engine.Source { return "" }}},
		{"one draw is of two sources", "notation", faults{source: func(a engine.Action) engine.Source {
			return engine.Source("cards " + strconv.Itoa(int(a%2)))
		}}},
		{"hashes change by themselves", "record", faults{hash: func(h uint64) uint64 {
			calls++
			return h + calls
		}}},
		{"replays lead elsewhere", "record", faults{apply: func(w *world, _ engine.Player, _ engine.Action) {
			calls++
			w.extra = calls
		}}},
		{"a weight is 0", "chance", faults{outcomes: func(l []engine.Outcome) []engine.Outcome {
			if len(l) > 3 {
				l[3].Weight = 0
			}
			return l
		}}},
		{"outcomes are not sorted", "chance", faults{outcomes: func(l []engine.Outcome) []engine.Outcome {
			if len(l) > 1 {
				l[0], l[1] = l[1], l[0]
			}
			return l
		}}},
		{"an outcome is refused", "chance", faults{check: func(_ engine.Player, a engine.Action, err error) error {
			if verbOf(a) == "card" && a&0xff == 5 {
				return engine.Forbid("H2", "not this one")
			}
			return err
		}}},
		{"there are winners before the end", "chance", faults{winners: func(*world, engine.PlayerSet) engine.PlayerSet { return 1 }}},
		{"nobody wins", "chance", faults{winners: func(*world, engine.PlayerSet) engine.PlayerSet { return 0 }}},
		{"games are longer than said", "length", faults{maxPlies: 10}},
		{"an event is not taken in", "projection", faults{observe: func(_ *mind, e engine.Event) bool { return e.Kind != highcard.Swapped }}},
		{"a card dealt is not told", "projection", faults{event: func(_ *world, e engine.Event) engine.Event {
			if told := highcard.DecodeEvent(e); told.Kind == highcard.Drew && told.Card == 7 {
				told.Card = 8
				return told.Pack(e.Audience, e.Reveals)
			}
			return e
		}}},
		{"who watches is seat 7", "view", faults{view: func(m *mind, v any) any {
			return withKey(v, "seat", int(m.Seat()))
		}}},
		{"who acts is left out", "view", faults{view: func(_ *mind, v any) any { return withKey(v, "acting", []int{}) }}},
		{"a key is missing", "view", faults{view: func(_ *mind, v any) any { return withKey(v, "winners", nil) }}},
		{"nobody's card is null", "view", faults{view: func(_ *mind, v any) any { return withKey(v, "card", (*int)(nil)) }}},
		{"a key is written otherwise", "view", faults{view: func(_ *mind, v any) any { return withKey(v, "handSize", 2) }}},
		{"a seat is not shown", "view", faults{view: func(_ *mind, v any) any { return withKey(v, "seats", []any{}) }}},
		{"scores are wrong", "view", faults{view: func(_ *mind, v any) any {
			view := v.(highcard.View)
			view.Seats = slices.Clone(view.Seats)
			view.Seats[1].Score++
			return view
		}}},
		{"a view shows another's hand", "noninterference", faults{
			project: func(m *mind, from *world) {
				m.extra = 0
				if m.Seat() != 0 {
					for _, c := range hand(from, 0, len(from.Returns(nil))) {
						m.extra = m.extra<<4 | uint64(c)
					}
				}
			},
			view: func(m *mind, v any) any { return []any{v, m.extra} },
		}},
		{"an event tells all what was dealt", "noninterference", faults{event: func(w *world, e engine.Event) engine.Event {
			if told := highcard.DecodeEvent(e); told.Kind == highcard.Drew && told.Card == 0 {
				told.Card = slices.Max(hand(w, e.Player, len(w.Returns(nil))))
				return told.Pack(e.Audience, e.Reveals)
			}
			return e
		}}},
		{"an event for one seat goes to all", "noninterference", faults{event: func(_ *world, e engine.Event) engine.Event {
			if e.Kind == highcard.Laid {
				e.Audience = engine.Everybody
			}
			return e
		}}},
		{"a reveal is not said to be one", "noninterference", faults{event: func(_ *world, e engine.Event) engine.Event {
			e.Reveals = false
			return e
		}}},
		{"what others may do is hidden and decides what a seat may", "noninterference", faults{
			legal: func(w *world, p engine.Player, l []engine.Action) []engine.Action {
				n := len(w.Returns(nil))
				if len(l) > 1 && hand(w, (p+1)%engine.Player(n), n)[0] < 4 {
					return l[:1]
				}
				return l
			}}},
		{"a world contradicts the seat's own hand", "determinization", faults{determinize: func(m *mind, stream *rng.Stream, to *world) {
			n := len(to.Returns(nil))
			other, _ := highcard.Game{}.NewInfo(engine.Setup{Players: n}, engine.Spectator)
			other.Project(to.State)
			other.Determinize(stream, to.State)
		}}},
		{"drawing a world changes what is known", "determinization", faults{determinize: func(m *mind, _ *rng.Stream, to *world) {
			m.InfoState.Observe(highcard.Event{Kind: highcard.Shown, Card: 7}.Pack(engine.Everybody, false))
		}}},
		{"a world cannot be played on", "determinization", faults{determinize: func(_ *mind, stream *rng.Stream, to *world) {
			to.State.(*highcard.State).Apply(0, 0x100|7, nil)
		}}},
		{"worlds with high cards are drawn too often", "frequencies", faults{determinize: func(m *mind, stream *rng.Stream, to *world) {
			if seat := m.Seat(); seat != engine.Spectator && options.Feature(to, seat) < 7 {
				m.InfoState.Determinize(stream, to.State)
			}
		}}},
		{"always the same world is drawn", "frequencies", faults{determinize: func(m *mind, _ *rng.Stream, to *world) {
			stream := rng.New(1)
			m.InfoState.Determinize(&stream, to.State)
		}}},
		{"a player remembers", "blindness", faults{policy: stubborn{&asked}}},
		{"what a player knows has a leak", "blindness", faults{policy: peeker{}, project: func(m *mind, from *world) {
			m.extra = from.Hash()
		}}},
		{"a player changes its list", "blindness", faults{policy: vandal{}}},
		{"the order of commits counts", "order", faults{apply: func(w *world, p engine.Player, a engine.Action) {
			if verbOf(a) == "lay" {
				w.extra = w.extra*31 + uint64(p)
			}
		}}},
		{"a commit changes what others may do", "order", faults{legal: func(w *world, _ engine.Player, l []engine.Action) []engine.Action {
			if w.CurrentPlayer() == engine.Simultaneous && w.Acting().Len() < len(w.Returns(nil)) {
				return l[:min(1, len(l))]
			}
			return l
		}}},
	}
	for _, test := range tests {
		t.Run(test.check+"/"+test.fault, func(t *testing.T) {
			if err := run(t, mutant{faults: &test.faults}, options, test.check); err == nil {
				t.Error("not found")
			}
		})
	}
}

// withKey returns a view with a key set to something else, or without it if that
// is nil.
func withKey(view any, key string, value any) any {
	text, err := json.Marshal(view)
	if err != nil {
		panic(err)
	}
	var keys map[string]any
	if err := json.Unmarshal(text, &keys); err != nil {
		panic(err)
	}
	if keys[key] = value; value == nil {
		delete(keys, key)
	}
	return keys
}

func TestOutlawIsFound(t *testing.T) {
	m := mutant{faults: &faults{}}
	table, err := newTable(m, engine.Setup{Players: 2, Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	for table.state.CurrentPlayer() == engine.Chance {
		who, a, err := table.choose()
		if err != nil {
			t.Fatal(err)
		}
		table.step(who, a)
	}
	p := table.state.CurrentPlayer()
	s := newSuite(m, options)
	if s.blind(table, outlaw{}, table.infos[p], table.state.LegalActions(p, nil)) == nil {
		t.Error("an illegal choice was not found")
	}
}

func TestConserveIsAsked(t *testing.T) {
	for _, name := range []string{"chance", "determinization"} {
		opts := options
		opts.Conserve = func(engine.State) error { return errors.New("a card is missing") }
		if err := run(t, mutant{faults: &faults{}}, opts, name); err == nil || !strings.Contains(err.Error(), "missing") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestErrorsNameTheMoment wants to be led back to the game and the ply.
func TestErrorsNameTheMoment(t *testing.T) {
	err := run(t, mutant{faults: &faults{frozen: true}}, options, "copy")
	for _, word := range []string{"2 players", "game 0", "ply 2", "[* first"} {
		if err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("the error %q does not say %q", err, word)
		}
	}
}
