package farbenpoker

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
)

// infoOf returns what a seat knows in a state.
func infoOf(t *testing.T, s *State, p engine.Player) *Info {
	t.Helper()
	info, err := Game{}.NewInfo(engine.Setup{Players: int(s.players)}, p)
	if err != nil {
		t.Fatal(err)
	}
	info.Project(s)
	return info.(*Info)
}

// The information state remembers every colour shown.
func TestF40_InformationRemembers(t *testing.T) {
	s := begin(t, 2)
	info := infoOf(t, s, 1)
	var ev engine.Events
	for text := range strings.SplitSeq("* die r; * die b; * die y; 0 draw A1; * stick g; 0 put B4; 1 draw A2; * stick y", ";") {
		p, a, err := enginetest.ParsePly(Game{}, text)
		if err != nil {
			t.Fatal(err)
		}
		ev.Reset()
		s.Apply(p, a, &ev)
		for _, e := range ev.List {
			info.Observe(e)
		}
	}
	if c := info.Seen(18 + 3); c != Green {
		t.Errorf("the stick in B4 is remembered as %s", c)
	}
	if c := info.Seen(2); c != Unseen {
		t.Errorf("the stick in A3, never shown, is remembered as %s", c)
	}
	if info.Unshown(Green) != 2 || info.Unshown(Yellow) != 2 || info.Unshown(Red) != 3 {
		t.Errorf("never shown: %v", info.unshown)
	}
	if !reflect.DeepEqual(info, infoOf(t, s, 1)) {
		t.Error("what events tell is not what the state would tell")
	}
}

// The observation holds what lies open now and no memory: tables that look
// alike have the same one, whatever stands in the holes.
func TestF40_ObservationHasNoMemory(t *testing.T) {
	const head = "chips 5 1 5 5\npot 2\ndice r b y\nanswered 1\n"
	shown := position(t, head+"A .rrbbbyyygggooov..\nB vv................")
	never := position(t, head+"A .???????????????..\nB ??................")
	alike := func(when string) Observation {
		a, b := infoOf(t, shown, 1).Observation(), infoOf(t, never, 1).Observation()
		if a != b {
			t.Errorf("%s the observations differ:\n%+v\n%+v", when, a, b)
		}
		return a
	}
	alike("at the beginning")
	play(t, shown, "0 draw A2")
	play(t, never, "0 draw A2")
	if o := alike("before the tip is seen"); !o.Hidden || o.Drawn[0].Colour != None {
		t.Errorf("before the tip is seen: %+v", o)
	}
	play(t, shown, "* stick r")
	play(t, never, "* stick r")
	if o := alike("after a miss"); o.Hidden || o.Drawn[0].Colour != Red {
		t.Errorf("after a miss: %+v", o)
	}
	play(t, shown, "0 put B10")
	play(t, never, "0 put B10")
	alike("after the put")
}

// Observation fields follow the turn.
func TestF40_ObservationOfATurn(t *testing.T) {
	s := position(t, "chips 5 5\npot 3\ndice r r y\nfresh\n"+fullStand)
	o := infoOf(t, s, 0).Observation()
	if !o.Fresh || o.MissCosts != 1 || o.MayReroll || o.Current != 0 || o.Standing.Len() != 18 || o.Pot != 3 || o.From != NoHole {
		t.Errorf("at the beginning: %+v", o)
	}
	play(t, s, "0 draw A10; * stick g")
	o = infoOf(t, s, 0).Observation()
	if o.Drawn[0].Colour != Green || o.PutNext != Green || o.PutSide != SideB || o.From.String() != "A10" || o.Standing.Len() != 17 {
		t.Errorf("after a miss: %+v", o)
	}
	s = position(t, "chips 5 5\ndice r b y\nanswered 1 2\nA rr.bb.yyygggooovvv")
	if o := infoOf(t, s, 0).Observation(); !o.MayReroll || o.MissCosts != 1 {
		t.Errorf("before rolling again: %+v", o)
	}
	play(t, s, "0 reroll; * die y")
	if o := infoOf(t, s, 0).Observation(); o.MayReroll || o.MissCosts != 2 {
		t.Errorf("after rolling again: %+v", o)
	}
	play(t, s, "0 draw A7; * stick y; 0 put A3")
	if o := infoOf(t, s, 0).Observation(); o.PutNext != Blue || o.PutSide != SideA || o.Answered != [3]bool{false, true, true} {
		t.Errorf("after the first of three puts: %+v", o)
	}
}

// In a comeback the observation says which die each stick answers.
func TestF40_ObservationOfAComeback(t *testing.T) {
	s := afterPot(t, "5 5 0 5")
	play(t, s, "* die r; * die b; * die r; 2 draw A1; * stick r; 2 draw A10; * stick g; 2 draw A2; * stick r")
	o := infoOf(t, s, 0).Observation()
	want := [3]DrawnStick{{Red, 0}, {Green, -1}, {Red, 2}}
	if o.Drawn != want || o.Answered != [3]bool{true, false, true} || o.Comeback != 2 || o.MissCosts != 0 || o.Fresh {
		t.Errorf("after three sticks: %+v", o)
	}
	play(t, s, "2 put B1")
	o = infoOf(t, s, 0).Observation()
	want[0] = DrawnStick{None, -1}
	if o.Drawn != want || o.Answered != [3]bool{false, false, true} || o.PutNext != Green || o.PutSide != SideB {
		t.Errorf("after the first put: %+v", o)
	}
}

// The view is readable JSON, without what nobody knows.
func TestF40_View(t *testing.T) {
	s := position(t, `
		chips 5 5 0
		gone 2
		dice r b y
		answered 2
		A .r??..????????????
		B b.y...............`)
	data, err := json.Marshal(infoOf(t, s, 1).View())
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`"seat":1`, `"phase":"draw"`, `"turn":0`, `"acting":[0]`, `"stock":40`,
		`"dice":"rby"`, `"answered":[false,true,false]`, `"hidden":"."`,
		`"side_a":".r??..????????????"`, `"side_b":"b.y..............."`,
		`{"colour":"r","sticks":2}`, `{"colour":"b","sticks":1}`, `{"colour":"v","sticks":3}`, `"winners":[]`,
		`"seats":[{"score":5,"gone":false},{"score":5,"gone":false},{"score":0,"gone":true}]`,
	} {
		if !strings.Contains(string(data), want) {
			t.Errorf("the view lacks %s: %s", want, data)
		}
	}
}

// A determinization is the true world: no colour is decided before it shows.
func TestF40_Determinize(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nA rr????????????????")
	play(t, s, "0 draw A3")
	var world State
	infoOf(t, s, 1).Determinize(nil, &world)
	if world != *s || len(world.ChanceOutcomes(nil)) != 6 {
		t.Errorf("the world is %+v", world)
	}
}

// A screen advances its information event by event: after each one, all sticks
// and chips are somewhere, and only the stick that shows reveals anything.
func TestEventsKeepTheTableWhole(t *testing.T) {
	for seed := range uint64(20) {
		s := begin(t, 2+int(seed%4))
		info := infoOf(t, s, engine.Spectator)
		stream := rng.New(seed)
		var ev engine.Events
		for s.phase != PhaseOver {
			p := s.CurrentPlayer()
			var a engine.Action
			if p == engine.Chance {
				outcomes := s.ChanceOutcomes(nil)
				a = outcomes[stream.Intn(len(outcomes))].Action
			} else {
				info.seat = p
				a = oddPolicy{}.Choose(info, s.LegalActions(p, nil), &stream)
			}
			info.seat = engine.Spectator
			ev.Reset()
			s.Apply(p, a, &ev)
			for _, e := range ev.List {
				before := info.Observation()
				info.Observe(e)
				if err := conserve(&State{info.board}); err != nil {
					t.Fatalf("seed %d, after %+v: %v", seed, e, err)
				}
				if told := e.Kind == EventBroke; told != (before == info.Observation()) {
					t.Fatalf("seed %d: %+v changes what lies on the table: %v", seed, e, !told)
				}
			}
			if info.board != s.board {
				t.Fatalf("seed %d: after %+v the information is %+v, the state %+v", seed, ev.List, info.board, s.board)
			}
		}
	}
}
