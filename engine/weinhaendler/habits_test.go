package weinhaendler

import (
	"fmt"
	"math"
	"os"
	"sort"
	"strings"
	"testing"

	"treille/engine"
	"treille/engine/rng"
)

func class(s *State, a engine.Action) string {
	p := s.turn
	others, top := 0, 0
	for q := range int8(s.players) {
		if q != p && s.totals[q] > 0 {
			others++
			top = max(top, int(s.totals[q]))
		}
	}
	own := s.bids[p].Len()
	d := Decode(a)
	rank := 0
	r := 0
	if s.totals[p] > 0 {
		for q := range int8(s.players) {
			if q != p && s.totals[q] > s.totals[p] {
				rank++
			}
		}
	}
	act := "pass"
	if d.Kind == DecisionBid {
		t := int(s.totals[p]) + d.Cards.Value()
		for q := range int8(s.players) {
			if q != p && int(s.totals[q]) > t {
				r++
			}
		}
		e := ""
		if d.Cards.Count(Empty) > 0 {
			e = "e"
		}
		act = fmt.Sprintf("bid%d%s to %d", min(4, d.Cards.Len()), e, min(r, 2))
	}
	return fmt.Sprintf("own%d others%d rank%d: %s", min(own, 2), min(others, 2), min(rank, 2), act)
}

func TestHabits(t *testing.T) {
	spec := os.Getenv("HABITS") // types;...|n|games
	if spec == "" {
		t.Skip()
	}
	f := strings.Split(spec, "|")
	types := strings.Split(f[0], ";")
	n, games := 4, 20
	fmt.Sscan(f[1], &n)
	fmt.Sscan(f[2], &games)
	counts := map[string]map[string]float64{}
	for g := 0; g < games; g++ {
		ps := make([]engine.Policy, n)
		names := make([]string, n)
		for p := range ps {
			names[p] = types[rngn(uint64(g*10+p), len(types))]
			ps[p] = hold(variant(names[p]))
		}
		s := &State{board: newBoard(n), shuffle: box.decks[n], looked: Hidden}
		stream := rng.New(uint64(g), 99)
		q := &playout{}
		q.shuffle(s, &stream)
		s.Apply(engine.Chance, First(engine.Player(stream.Intn(n))), nil)
		ply := uint64(0)
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
			str := rng.New(uint64(g), uint64(p), ply)
			a := ps[p].Choose(info, info.LegalActions(nil), &str)
			if s.phase == PhaseBidding {
				c := class(s, a)
				if counts[c] == nil {
					counts[c] = map[string]float64{}
				}
				counts[c][names[p]]++
			}
			s.Apply(p, a, nil)
		}
	}
	// conditional on context (before colon)
	ctx := map[string]map[string]float64{}
	var keys []string
	for c, m := range counts {
		k := strings.Split(c, ":")[0]
		if ctx[k] == nil {
			ctx[k] = map[string]float64{}
		}
		for ty, x := range m {
			ctx[k][ty] += x
		}
		keys = append(keys, c)
	}
	sort.Strings(keys)
	kl, total := 0.0, 0.0
	for _, c := range keys {
		k := strings.Split(c, ":")[0]
		line := fmt.Sprintf("%-40s", c)
		var pr []float64
		for _, ty := range types {
			x := (counts[c][ty] + 0.5) / (ctx[k][ty] + 5)
			pr = append(pr, x)
			line += fmt.Sprintf(" %s %.3f (%.0f)", ty, x, counts[c][ty])
		}
		if len(pr) > 1 {
			kl += counts[c][types[0]] * math.Log(pr[0]/pr[1])
			total += counts[c][types[0]]
		}
		fmt.Println(line)
	}
	fmt.Printf("KL %.3f nats a decision, %.1f decisions a game\n", kl/total, total/float64(games)/float64(n)*float64(len(types)))
}

func rngn(seed uint64, n int) int { s := rng.New(seed, 5); return s.Intn(n) }
