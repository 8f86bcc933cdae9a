package weinhaendler

import (
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/rng"
)

// expose lays all cards of the pile but the last few to the offer, so that few
// cards are hidden.
func (sc *scene) expose(stream *rng.Stream, keep int) {
	sc.t.Helper()
	s := sc.s
	for int(s.pile) > keep {
		c := s.shuffle.pick(stream.Intn(int(s.pile)))
		s.shuffle = s.shuffle.Without(c)
		s.pile--
		s.offer = s.offer.With(c)
	}
	if err := conserve(s); err != nil {
		sc.t.Fatal(err)
	}
}

// A witnessed ply is what was done and what a seat saw of it.
type witnessed struct {
	who    engine.Player
	action engine.Action
	seen   []engine.Event
}

func seenBy(seat engine.Player, list []engine.Event) []engine.Event {
	return slices.DeleteFunc(slices.Clone(list), func(e engine.Event) bool { return !e.Audience.Has(seat) })
}

// retrace plays in another world what would have looked the same to the seat,
// and returns how likely chance made it so, 0 if it cannot have.
func retrace(s *State, seat engine.Player, plies []witnessed, stream *rng.Stream) float64 {
	weight := 1.0
	var ev engine.Events
	for _, ply := range plies {
		if ply.who != engine.Chance {
			if s.Check(ply.who, ply.action) != nil {
				return 0
			}
			s.Apply(ply.who, ply.action, nil)
			continue
		}
		var fitting []engine.Outcome
		total, fit := 0, 0
		for _, o := range s.ChanceOutcomes(nil) {
			trial := *s
			ev.Reset()
			trial.Apply(engine.Chance, o.Action, &ev)
			total += int(o.Weight)
			if slices.Equal(seenBy(seat, ev.List), ply.seen) {
				fit += int(o.Weight)
				fitting = append(fitting, o)
			}
		}
		if fit == 0 {
			return 0
		}
		weight *= float64(fit) / float64(total)
		k := stream.Intn(fit)
		for _, o := range fitting {
			if k -= int(o.Weight); k < 0 {
				s.Apply(engine.Chance, o.Action, nil)
				break
			}
		}
	}
	return weight
}

// whereabouts counts, for each kind, how many lie in each hand, at each place
// under the pile, and in the rest of it.
func whereabouts(s *State) [Kinds][maxPlayers + 4]float64 {
	var out [Kinds][maxPlayers + 4]float64
	for c := range Card(Kinds) {
		for p := range s.players {
			out[c][p] = float64(s.hands[p].Count(c))
		}
		for i, under := range s.below[s.nextUnder():s.buried] {
			if under == c && i < 3 {
				out[c][maxPlayers+i]++
			}
		}
		out[c][maxPlayers+3] = float64(s.shuffle.Count(c))
	}
	return out
}

// TestW14_DeterminizationWeighsTheStory compares, in games with few hidden
// cards and much drawing, where Determinize lays them with where they lie when
// the game is retraced from its beginning in worlds that chance made.
func TestW14_DeterminizationWeighsTheStory(t *testing.T) {
	const worlds = 3000
	compared, chains := 0, 0
	for seed := range uint64(16) {
		stream := rng.New(seed)
		players := 3 + int(seed%2)
		sc := begin(t, players, 0, "")
		// Other hands than the cheapest cards: any way of dealing will do.
		before := sc.info(0)
		before.Determinize(&stream, sc.s)
		sc.expose(&stream, 5+int(seed%3))
		before.Project(sc.s)
		plies := sc.drawAndShow(&stream, 14)
		if sc.s.shuffle == 0 && sc.s.under > 0 {
			chains++
		}
		var want, got [Kinds][maxPlayers + 4]float64
		sum, squares := 0.0, 0.0
		for range 6 * worlds {
			var s State
			before.Determinize(&stream, &s)
			w := retrace(&s, 0, plies, &stream)
			if w == 0 {
				continue
			}
			sum += w
			squares += w * w
			for c, row := range whereabouts(&s) {
				for l, n := range row {
					want[c][l] += w * n
				}
			}
		}
		size := sum * sum / squares
		if sum == 0 || size < 150 {
			continue
		}
		compared++
		now := sc.info(0)
		for range worlds {
			var s State
			now.Determinize(&stream, &s)
			for c, row := range whereabouts(&s) {
				for l, n := range row {
					got[c][l] += n / worlds
				}
			}
		}
		for c := range want {
			for l := range want[c] {
				w, g := want[c][l]/sum, got[c][l]
				// The mean of at most three cards, 5 standard errors.
				mean := (w + g) / 2
				sigma := math.Sqrt(mean*(1-mean/3)*(1/size+1.0/worlds)) * 1.3
				if d := math.Abs(w - g); d > 5*sigma+0.004 {
					t.Errorf("seed %d: %v at %d: %.3f by chance, %.3f drawn (±%.3f)", seed, Card(c), l, w, g, sigma)
				}
			}
		}
	}
	if compared < 6 || chains < 2 {
		t.Errorf("%d games were compared, %d with cards from under the pile; want more", compared, chains)
	}
}

// drawAndShow plays on: everybody draws when he may, and lays a card now and
// then.
func (sc *scene) drawAndShow(stream *rng.Stream, decisions int) []witnessed {
	var plies []witnessed
	var ev engine.Events
	for decisions > 0 && sc.s.phase != PhaseOver {
		p := sc.s.CurrentPlayer()
		var a engine.Action
		if p == engine.Chance {
			list := sc.s.ChanceOutcomes(nil)
			a = list[stream.Intn(len(list))].Action
		} else {
			decisions--
			list := sc.s.LegalActions(p, nil)
			a = list[len(list)-1] // draw, pass or done
			if sc.s.phase == PhaseCellars && stream.Intn(3) == 0 {
				a = list[stream.Intn(len(list))]
			}
		}
		ev.Reset()
		sc.s.Apply(p, a, &ev)
		plies = append(plies, witnessed{p, a, seenBy(0, ev.List)})
	}
	return plies
}
