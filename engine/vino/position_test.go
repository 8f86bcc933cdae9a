package vino

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

// position reads a position as text, one fact a line:
//
//	players 3
//	round 4
//	phase sell
//	rose 2 0 1
//	bottles 2 7
//	market B+2 M-2
//	0 money 500 2B:1-4,7 7M:3
//
// A seat's line gives its money and, for each region with its variety, its
// vineyards. The round is 1, the phase choose, the rose 0 1 2, the money 1000,
// the market at 0, and every bottle on, if nothing else is said. The position
// must keep the conservation laws.
func position(t *testing.T, text string) *State {
	t.Helper()
	s := &State{board: newBoard(engine.Setup{Players: 3})}
	s.pile, s.round, s.phase, s.actor = 0, 1, PhaseChoose, engine.Simultaneous
	s.markers = box.markers
	for line := range strings.Lines(text) {
		f := strings.Fields(line)
		if len(f) == 0 {
			continue
		}
		switch f[0] {
		case "players":
			n := number(t, f[1])
			s.players = uint8(n)
			for p := range n {
				s.money[p] = StartMoney
				s.rose = s.rose.with(p, engine.Player(p))
			}
		case "round":
			s.round = uint8(number(t, f[1]))
		case "phase":
			if f[1] != "sell" {
				t.Fatalf("position: unknown phase %q", f[1])
			}
			s.phase = PhaseSell
		case "rose":
			for i, seat := range f[1:] {
				s.rose = s.rose.with(i, engine.Player(number(t, seat)))
			}
		case "bottles":
			s.bottles = 0
			for _, r := range f[1:] {
				s.bottles |= 1 << (number(t, r) - 1)
			}
		case "market":
			for _, m := range f[1:] {
				v, ok := readVariety(m[:1])
				if !ok {
					t.Fatalf("position: unknown variety in %q", m)
				}
				s.market[v] = int8(number(t, m[1:]))
			}
		default:
			readSeat(t, s, f)
		}
	}
	if s.phase == PhaseSell {
		s.actor = s.rose.at(0)
	}
	if err := conserve(s); err != nil {
		t.Fatalf("position: %v", err)
	}
	return s
}

func readSeat(t *testing.T, s *State, f []string) {
	t.Helper()
	p := number(t, f[0])
	for i := 1; i < len(f); i++ {
		if f[i] == "money" {
			i++
			s.money[p] = int32(number(t, f[i]))
			continue
		}
		place, list, found := strings.Cut(f[i], ":")
		v, ok := readVariety(place[1:])
		if !found || !ok {
			t.Fatalf("position: %q is not like 2B:1-4,7", f[i])
		}
		r := number(t, place[:1]) - 1
		s.grows[r][p] = uint8(v) + 1
		s.markers[r] &^= 1 << v
		for _, span := range strings.Split(list, ",") {
			from, to, found := strings.Cut(span, "-")
			if !found {
				to = from
			}
			for n := number(t, from); n <= number(t, to); n++ {
				if s.free[r]>>(n-1)&1 == 0 {
					t.Fatalf("position: vineyard %d.%d is not free for seat %d", r+1, n, p)
				}
				s.plant(engine.Player(p), uint8(r), uint8(n-1))
				s.cellar[p][v]++
			}
		}
	}
}

func number(t *testing.T, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("position: %v", err)
	}
	return n
}

// conserve recomputes what never changes and what the state holds twice.
func conserve(world engine.State) error {
	s := world.(*State)
	sum := 0
	for v, square := range s.market {
		if square < -box.top || square > box.top {
			return fmt.Errorf("V5: %s stands at square %d", Variety(v), square)
		}
		sum += int(square)
	}
	// While a seller raises, the rest of the fall is still to come.
	if s.phase == PhaseRaise {
		sum += int(s.left)
	}
	if sum != 0 {
		return fmt.Errorf("V43: the market sums to %d", sum)
	}
	markers := bits.OnesCount16(s.pile) + bits.OnesCount16(s.due)
	for r := range Regions {
		owned := s.free[r]
		taken := VarietySet(0)
		for p := range s.players {
			if owned&s.owned[r][p] != 0 {
				return fmt.Errorf("V2: a vineyard of region %d has two owners, or one and none", r+1)
			}
			owned |= s.owned[r][p]
			if (s.owned[r][p] != 0) != (s.grows[r][p] != 0) {
				return fmt.Errorf("V7: seat %d has a marker without vineyard in region %d, or none with one", p, r+1)
			}
			if g := s.grows[r][p]; g != 0 {
				if taken.Has(Variety(g-1)) || VarietySet(s.markers[r]).Has(Variety(g-1)) {
					return fmt.Errorf("V7: %s is grown twice in region %d", Variety(g-1), r+1)
				}
				taken |= 1 << (g - 1)
				markers++
			}
		}
		if owned != box.all[r] {
			return fmt.Errorf("V2: region %d has lost a vineyard", r+1)
		}
		markers += bits.OnesCount8(s.markers[r])
	}
	if markers != allMarkers {
		return fmt.Errorf("V2: there are %d variety markers", markers)
	}
	for p := range s.players {
		if err := conserveSeat(s, p); err != nil {
			return err
		}
	}
	if s.bottles&^box.bottles != 0 {
		return fmt.Errorf("V2: a bottle stands in a region without")
	}
	return nil
}

func conserveSeat(s *State, p uint8) error {
	var cellar [Varieties]uint8
	used := 0
	for r := range Regions {
		n := bits.OnesCount32(s.owned[r][p])
		used += n
		if n > 0 {
			cellar[s.grows[r][p]-1] += uint8(n)
		}
	}
	switch {
	case used != int(s.used[p]) || used > Pawns-1:
		return fmt.Errorf("V6: seat %d has %d pawns on the map and counts %d", p, used, s.used[p])
	case cellar != s.cellar[p]:
		return fmt.Errorf("V6: seat %d's cellar holds %v; its vineyards grow %v", p, s.cellar[p], cellar)
	case s.money[p] < 0 || s.income[p] < 0:
		return fmt.Errorf("V24: seat %d has money %d and income %d", p, s.money[p], s.income[p])
	}
	return nil
}

// play does what the lines say, "0 choose 2 7" or "* pair 3", checks the laws
// after each, and returns all events.
func play(t *testing.T, s *State, lines ...string) []engine.Event {
	t.Helper()
	var all []engine.Event
	for _, line := range lines {
		p, a := read(t, line)
		if err := s.Check(p, a); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if p >= 0 && !slices.Contains(s.LegalActions(p, nil), a) {
			t.Fatalf("%s: allowed, but not listed", line)
		}
		var ev engine.Events
		s.Apply(p, a, &ev)
		all = append(all, ev.List...)
		if err := conserve(s); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return all
}

func read(t *testing.T, line string) (engine.Player, engine.Action) {
	t.Helper()
	p, a, err := enginetest.ParsePly(Game{}, line)
	if err != nil {
		t.Fatal(err)
	}
	return p, a
}

// refuse checks that a line is refused by a rule.
func refuse(t *testing.T, s *State, line, rule string) {
	t.Helper()
	enginetest.Refuse(t, Game{}, s, line, rule)
}

// legal lists the decisions of the seat that acts, or the outcomes of chance.
func legal(s *State) string {
	var words []string
	for _, o := range s.ChanceOutcomes(nil) {
		words = append(words, Game{}.Format(o.Action))
	}
	for _, a := range s.LegalActions(s.Acting().First(), nil) {
		words = append(words, Game{}.Format(a))
	}
	return strings.Join(words, ", ")
}

// want compares what a test looks at.
func want[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// turn checks who decides what.
func turn(t *testing.T, s *State, p engine.Player, phase Phase) {
	t.Helper()
	if s.CurrentPlayer() != p || s.Phase() != phase {
		t.Fatalf("seat %d decides in phase %s; want seat %d in phase %s", s.CurrentPlayer(), s.Phase(), p, phase)
	}
}

// find returns the events of a kind.
func find(events []engine.Event, kind engine.EventKind) []engine.Event {
	var list []engine.Event
	for _, e := range events {
		if e.Kind == kind {
			list = append(list, e)
		}
	}
	return list
}

// told returns the n-th event of a kind, from 0, taken apart.
func told(t *testing.T, events []engine.Event, kind engine.EventKind, n int) Event {
	t.Helper()
	list := find(events, kind)
	if n >= len(list) {
		t.Fatalf("there are %d events of the kind %d, want %d at least", len(list), kind, n+1)
	}
	return DecodeEvent(list[n])
}

// everybody lets all seats of a position choose the same two regions.
func everybody(t *testing.T, s *State, regions string) []engine.Event {
	t.Helper()
	var lines []string
	for p := range s.players {
		lines = append(lines, fmt.Sprintf("%d choose %s", p, regions))
	}
	return play(t, s, lines...)
}
