package weinhaendler

import (
	"fmt"
	"math"
	mrand "math/rand"
	"os"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/rng"
)

func quickGame(q *playout, n int, seed uint64) *State {
	s := &State{board: newBoard(n), shuffle: box.decks[n], looked: Hidden}
	stream := rng.New(seed)
	q.shuffle(s, &stream)
	q.round = 0
	s.Apply(engine.Chance, First(engine.Player(stream.Intn(n))), nil)
	for s.phase != PhaseOver {
		q.step(s)
	}
	return s
}

func winShare(s *State, p int) float64 {
	w := s.Winners()
	if w.Has(engine.Player(p)) {
		return 1 / float64(w.Len())
	}
	return 0
}

// one style among others: ratio
func measureStyle(st style, others []style, n, games int, seed uint64) float64 {
	q := &playout{}
	sum := 0.0
	for g := 0; g < games; g++ {
		for seat := 0; seat < n; seat++ {
			for p := 0; p < n; p++ {
				q.styles[p] = others[(g+p)%len(others)]
			}
			q.styles[seat] = st
			s := quickGame(q, n, seed+uint64(g))
			sum += winShare(s, seat)
		}
	}
	return sum / float64(games)
}

func TestTuneSpeed(t *testing.T) {
	q := &playout{}
	for n := 3; n <= 5; n++ {
		for p := range q.styles {
			q.styles[p] = greedyStyle
		}
		start := time.Now()
		pts, rounds := 0, 0
		for g := 0; g < 1000; g++ {
			s := quickGame(q, n, uint64(g))
			for p := 0; p < n; p++ {
				pts += int(s.points[p])
			}
			rounds += int(s.round)
		}
		t.Logf("%d: %v a game, %d points a seat, %.2f rounds", n, time.Since(start)/1000, pts/1000/n, float64(rounds)/1000)
	}
	// agreement of bids with greedy
	same, all, sameLay, allLay := 0, 0, 0, 0
	info := &Info{}
	for g := 0; g < 200; g++ {
		n := 3 + g%3
		s := &State{board: newBoard(n), shuffle: box.decks[n], looked: Hidden}
		stream := rng.New(uint64(g))
		q.shuffle(s, &stream)
		q.round = 0
		s.Apply(engine.Chance, First(engine.Player(stream.Intn(n))), nil)
		for s.phase != PhaseOver {
			if p := s.CurrentPlayer(); p >= 0 {
				info.seat = p
				info.Project(s)
				a := greedyPolicy{}.Choose(info, info.LegalActions(nil), nil)
				var b engine.Action
				if s.phase == PhaseBidding {
					if q.round != s.round {
						q.value(s)
					}
					b = q.bidder.choose(&s.board, s.hands[p], &q.worths[p], &q.styles[p])
					all++
					if a == b {
						same++
					}
				} else {
					b = layQuickly(&s.board, s.hands[p], &q.styles[p])
					allLay++
					if a == b {
						sameLay++
					}
				}
				if err := s.Check(p, b); err != nil {
					t.Fatal(err)
				}
				s.Apply(p, a, nil)
				continue
			}
			q.step(s)
		}
	}
	t.Logf("bids agree %d of %d, lays %d of %d", same, all, sameLay, allLay)
}

func params(s *style) []*int32 {
	return []*int32{&s.card[0], &s.card[1], &s.card[2], &s.card[3], &s.ready, &s.hope[2], &s.hope[3], &s.mixed, &s.draw, &s.crowded, &s.threshold, &s.risk, &s.power, &s.again, &s.seconds,
		&s.layStars, &s.alike, &s.beside, &s.keepPair, &s.spare, &s.holdBack}
}

func TestTune(t *testing.T) {
	if os.Getenv("TUNE") == "" {
		t.Skip()
	}
	minutes := 3.0
	fmt.Sscan(os.Getenv("TUNE"), &minutes)
	start := time.Now()
	best := tuneStart
	pool := []style{greedyStyle, best}
	r := mrand.New(mrand.NewSource(time.Now().UnixNano()))
	seed := uint64(1)
	adopted := 0
	for time.Since(start).Minutes() < minutes {
		trial := best
		for k := 0; k < 1+r.Intn(3); k++ {
			ps := params(&trial)
			i := r.Intn(len(ps))
			*ps[i] += int32(math.Round(r.NormFloat64() * (1.5 + 0.3*math.Abs(float64(*ps[i])))))
		}
		// paired comparison over mixed fields
		a, b := 0.0, 0.0
		ok := true
		sd := 0.0
		cnt := 0
		for stage := 0; stage < 6 && ok; stage++ {
			for n := 3; n <= 5; n++ {
				g := 40
				x := measureStyle(trial, pool, n, g, seed)
				y := measureStyle(best, pool, n, g, seed)
				a += x
				b += y
				cnt++
				sd = math.Sqrt(float64(cnt) * 3 / float64(g) * 0.25)
				seed += uint64(g)
			}
			if a-b < sd*(0.0+0.15*float64(stage)) {
				ok = false
			}
		}
		if ok {
			best = trial
			adopted++
			pool[1] = best
			if adopted%5 == 0 {
				fmt.Printf("%v %d +%.3f: %#v\n", time.Since(start).Round(time.Second), adopted, (a-b)/float64(cnt), best)
			}
		}
	}
	fmt.Printf("final %#v\n", best)
	for n := 3; n <= 5; n++ {
		fmt.Printf("%d: ratio among greedy %.2f, among start %.2f, greedy among it %.2f\n", n,
			measureStyle(best, []style{greedyStyle}, n, 300, 1e6), measureStyle(best, []style{tuneStart}, n, 300, 1e6), measureStyle(greedyStyle, []style{best}, n, 300, 1e6))
	}
}

var tuneStart = greedyStyle
