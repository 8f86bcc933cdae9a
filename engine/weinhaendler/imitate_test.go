package weinhaendler

import (
	"fmt"
	"math"
	mrand "math/rand"
	"os"
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/rng"
)

type shot struct {
	bd   board
	hand Cards
	act  engine.Action
}

func rankOf(bd *board, a engine.Action) int {
	if DecisionKind(a>>kindShift) != DecisionBid {
		return -1
	}
	t := int(bd.totals[bd.turn]) + (Cards(a) & allKinds).Value()
	r := 0
	for q := range int8(bd.players) {
		if q != bd.turn && int(bd.totals[q]) > t {
			r++
		}
	}
	return r
}

func agreement(shots []shot, st style) float64 {
	sum := 0.0
	var b bidder
	var worth [Kinds]int32
	for i := range shots {
		s := &shots[i]
		cellar, _ := s.bd.open(s.bd.turn)
		st.worths(&cellar, &worth)
		a := b.choose(&s.bd, s.hand, &worth, &st)
		if a == s.act {
			sum += 1
		} else if rankOf(&s.bd, a) == rankOf(&s.bd, s.act) {
			sum += 0.6
		}
	}
	return sum / float64(len(shots))
}

func TestImitate(t *testing.T) {
	spec := os.Getenv("IMITATE") // policy|games|minutes
	if spec == "" {
		t.Skip()
	}
	f := strings.Split(spec, "|")
	games, minutes := 30, 2.0
	fmt.Sscan(f[1], &games)
	fmt.Sscan(f[2], &minutes)
	var shots []shot
	for g := 0; g < games; g++ {
		n := 3 + g%3
		th := hold(variant(f[0]))
		s := &State{board: newBoard(n), shuffle: box.decks[n], looked: Hidden}
		stream := rng.New(uint64(g), 991)
		q := &playout{}
		q.shuffle(s, &stream)
		s.Apply(engine.Chance, First(engine.Player(stream.Intn(n))), nil)
		info := &Info{}
		ply := uint64(0)
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
			a := th.Choose(info, info.LegalActions(nil), &str)
			if s.phase == PhaseBidding && s.hands[p] != 0 {
				shots = append(shots, shot{s.board, s.hands[p], a})
			}
			s.Apply(p, a, nil)
		}
	}
	fmt.Printf("%d shots; greedy agrees %.3f, sensible %.3f\n", len(shots), agreement(shots, greedyStyle), agreement(shots, sensibleStyle))
	r := mrand.New(mrand.NewSource(1))
	best := sensibleStyle
	score := agreement(shots, best)
	start := time.Now()
	temp := 0.002
	cur, curScore := best, score
	for time.Since(start).Minutes() < minutes {
		trial := cur
		ps := params(&trial)[:15]
		for k := 0; k < 1+r.Intn(3); k++ {
			i := r.Intn(len(ps))
			*ps[i] += int32(math.Round(r.NormFloat64() * (2 + 0.4*math.Abs(float64(*ps[i])))))
		}
		x := agreement(shots, trial)
		if x > curScore || r.Float64() < math.Exp((x-curScore)/temp) {
			cur, curScore = trial, x
			if x > score {
				best, score = trial, x
			}
		}
		temp = 0.002 * (1 - time.Since(start).Minutes()/minutes)
	}
	fmt.Printf("agrees %.3f: %#v\n", score, best)
}
