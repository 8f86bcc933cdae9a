package weinhaendler

import (
	"fmt"
	"math"
	"os"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/rng"
	"treille/engine/search"
)

func variant(spec string) engine.Policy {
	switch spec {
	case "greedy":
		return greedyPolicy{}
	case "sens":
		return stylePolicy{sensibleStyle}
	}
	if p := (Game{}).Policy(spec); p != nil {
		return p
	}
	low, jitter := -400, 0
	budget, guard, rounds, greedy := 400, 10, 1, 0
	var flags []string
	for _, part := range strings.Split(spec, ",") {
		k, v, _ := strings.Cut(part, "=")
		n := 0
		fmt.Sscan(v, &n)
		switch k {
		case "b":
			budget = n
		case "lo":
			low = n
		case "j":
			jitter = n
		case "g":
			guard = n
		case "r":
			rounds = n
		case "y":
			greedy = n
		default:
			flags = append(flags, k)
		}
	}
	return search.Player{Model: func() search.Model {
		m := newModel(rounds)
		m.greedy, m.low, m.jitter = greedy, low, jitter
		for _, f := range flags {
			m.flag(f)
		}
		return m
	}, Budget: budget, Guard: guard}
}

func (m *model) flag(f string) {
	switch f {
	case "m1", "m2", "m3", "m4":
		m.lists.mode = int(f[1] - '0')
	case "ql":
		m.lists.quickLays = true
	}
}

type stylePolicy struct{ st style }

func (p stylePolicy) Choose(info engine.InfoState, legal []engine.Action, _ *rng.Stream) engine.Action {
	in := info.(*Info)
	if in.phase == PhaseBidding {
		var b bidder
		var worth [Kinds]int32
		cellar, _ := in.open(in.turn)
		p.st.worths(&cellar, &worth)
		return b.choose(&in.board, in.hand, &worth, &p.st)
	}
	return layQuickly(&in.board, in.hand, &p.st)
}

// A among Bs
func TestArena(t *testing.T) {
	spec := os.Getenv("ARENA") // "A|B1;B2|n|games|seed"
	if spec == "" {
		t.Skip()
	}
	f := strings.Split(spec, "|")
	n, games, seed := 4, 100, 1
	fmt.Sscan(f[2], &n)
	fmt.Sscan(f[3], &games)
	if len(f) > 4 {
		fmt.Sscan(f[4], &seed)
	}
	bs := strings.Split(f[1], ";")
	sum, sq, count := 0.0, 0.0, 0
	start := time.Now()
	var worst, spent time.Duration
	decisions := 0
	for g := 0; g*n < games; g++ {
		group := 0.0
		for seat := 0; seat < n; seat++ {
			thoughts := make([]engine.Policy, n)
			for p := range thoughts {
				thoughts[p] = hold(variant(bs[(p-seat+n+g)%len(bs)]))
			}
			thoughts[seat] = hold(variant(f[0]))
			s := &State{board: newBoard(n), shuffle: box.decks[n], looked: Hidden}
			stream := rng.New(uint64(seed+g), 77)
			q := &playout{}
			q.shuffle(s, &stream)
			s.Apply(engine.Chance, First(engine.Player(stream.Intn(n))), nil)
			ply := uint64(0)
			var legal []engine.Action
			info := &Info{}
			for s.phase != PhaseOver {
				ply++
				p := s.CurrentPlayer()
				if p < 0 {
					q.step(s)
					continue
				}
				info.seat = p
				info.Project(s)
				legal = info.LegalActions(legal[:0])
				str := rng.New(uint64(seed+g), uint64(p), ply)
				t0 := time.Now()
				a := thoughts[p].Choose(info, legal, &str)
				if int(p) == seat && len(legal) > 1 {
					d := time.Since(t0)
					worst = max(worst, d)
					spent += d
					decisions++
				}
				if err := s.Check(p, a); err != nil {
					t.Fatal(err)
				}
				s.Apply(p, a, nil)
			}
			group += winShare(s, seat)
			count++
		}
		group /= float64(n)
		sum += group
		sq += group * group
	}
	k := float64(count / n)
	mean := sum / k
	sd := math.Sqrt(max(0, sq/k-mean*mean) / k)
	fmt.Printf("%-40s %5.3f ratio (+-%.3f)  %d games %v, %.2f ms/decision\n", spec, mean*float64(n), 1.96*sd*float64(n), count, time.Since(start).Round(time.Second), float64(spent.Microseconds())/1000/float64(decisions))
}

type held struct{ th engine.Thought }

func (h held) Choose(info engine.InfoState, legal []engine.Action, stream *rng.Stream) engine.Action {
	return engine.Decide(h.th, info, legal, stream)
}

func hold(p engine.Policy) engine.Policy {
	if th, ok := p.(engine.Thinker); ok {
		return held{th.NewThought()}
	}
	return p
}
