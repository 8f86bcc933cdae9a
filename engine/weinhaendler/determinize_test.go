package weinhaendler

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/enginetest/soak"
	"treille/engine/rng"
)

// expose lays all cards of the pile but the last few to the offer, and shows all
// but the first few cards of each hand, so that few cards are hidden. It may keep
// cards in the pile like those in the hands.
func (sc *scene) expose(stream *rng.Stream, pile, hands int, alike bool) {
	sc.t.Helper()
	s := sc.s
	var held Cards
	for _, hand := range s.hands {
		held |= hand.kinds() * 3
	}
	for int(s.pile) > pile {
		from := s.shuffle
		if others := from &^ held; alike && others != 0 {
			from = others
		}
		c := from.pick(stream.Intn(from.Len()))
		s.shuffle = s.shuffle.Without(c)
		s.pile--
		s.offer = s.offer.With(c)
	}
	for p := range s.players {
		for hidden := s.hands[p]; hidden.Len() > hands; {
			c := hidden.pick(stream.Intn(hidden.Len()))
			hidden = hidden.Without(c)
			s.shown[p] = s.shown[p].With(c)
		}
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

// drawAndShow plays to the next decision: who may draw draws, if he is among some,
// and everybody bids or lays a card now and then.
func (sc *scene) drawAndShow(stream *rng.Stream, seat engine.Player, drawing engine.PlayerSet) []witnessed {
	var plies []witnessed
	var ev engine.Events
	for decided := false; !decided && sc.s.phase != PhaseOver; {
		p := sc.s.CurrentPlayer()
		var a engine.Action
		if p == engine.Chance {
			list := sc.s.ChanceOutcomes(nil)
			a = list[stream.Intn(len(list))].Action
		} else {
			decided = true
			list := sc.s.LegalActions(p, nil)
			a = list[len(list)-1] // draw, pass or done
			if a == Draw() && !drawing.Has(p) {
				a = Pass()
			}
			if sc.s.phase == PhaseCellars && stream.Intn(3) == 0 || stream.Intn(8) == 0 {
				if show := sc.showing(p, list); len(show) > 0 {
					list = show
				}
				a = list[stream.Intn(len(list))]
			}
		}
		ev.Reset()
		sc.s.Apply(p, a, &ev)
		plies = append(plies, witnessed{p, a, seenBy(seat, ev.List)})
	}
	return plies
}

// showing returns those decisions by which a seat shows a card that nobody else
// has seen.
func (sc *scene) showing(p engine.Player, list []engine.Action) []engine.Action {
	return slices.DeleteFunc(slices.Clone(list), func(a engine.Action) bool {
		d := Decode(a)
		if d.Kind == DecisionPlace {
			d.Cards = CardsOf(d.Card)
		}
		return d.Cards == 0 || sc.s.shown[p].Contains(d.Cards)
	})
}

// A posterior holds every world that a seat must hold for possible, with how
// likely chance made it, what was decided telling nothing but that it was
// possible.
type posterior map[State]float64

// prior returns the worlds before anything has happened but what was dealt.
func prior(in *Info) posterior {
	worlds := posterior{}
	s := State{board: in.board, looked: Hidden}
	// deal gives n cards from kind c on to seat p, and then to those after it.
	var deal func(p uint8, n int, c Card, left Cards, ways float64)
	deal = func(p uint8, n int, c Card, left Cards, ways float64) {
		switch {
		case n > 0:
			for ; c < Kinds; c++ {
				if m := left.Count(c); m > 0 {
					before := s.hands[p]
					s.hands[p] = before.With(c)
					// So many of m cards are taken one after the other.
					taken := s.hands[p].Minus(in.shown[p]).Count(c)
					deal(p, n-1, c, left.Without(c), ways*float64(m)/float64(taken))
					s.hands[p] = before
				}
			}
		case p+1 == in.players:
			s.shuffle = left
			worlds[s] += ways
		case engine.Player(p+1) == in.seat:
			s.hands[p+1] = in.hand
			deal(p+1, 0, 0, left, ways)
		default:
			s.hands[p+1] = in.shown[p+1]
			deal(p+1, int(in.sizes[p+1])-in.shown[p+1].Len(), 0, left, ways)
		}
	}
	deal(math.MaxUint8, 0, 0, in.unseen(), 1)
	return worlds
}

// after returns what remains of the worlds when a seat has seen a ply.
func (ws posterior) after(seat engine.Player, ply witnessed) posterior {
	next := posterior{}
	var ev engine.Events
	var outcomes []engine.Outcome
	for s, w := range ws {
		if ply.who != engine.Chance {
			if s.Check(ply.who, ply.action) == nil {
				s.Apply(ply.who, ply.action, nil)
				next[s] += w
			}
			continue
		}
		outcomes = s.ChanceOutcomes(outcomes[:0])
		total := 0.
		for _, o := range outcomes {
			total += float64(o.Weight)
		}
		for _, o := range outcomes {
			trial := s
			ev.Reset()
			trial.Apply(engine.Chance, o.Action, &ev)
			if slices.Equal(seenBy(seat, ev.List), ply.seen) {
				next[trial] += w * float64(o.Weight) / total
			}
		}
	}
	return next
}

// A worldPart is the cards at one place of a world or at two.
type worldPart struct {
	place int // any number, another for each place
	a, b  Cards
}

// parts lists the parts of a world that are compared: each hand, each two hands,
// each card under the pile, alone and with each hand, the rest, and if there are
// few worlds the whole.
func (ws posterior) parts(s *State) []worldPart {
	list := []worldPart{{0, s.shuffle, Cards(s.looked)}}
	if len(ws) < 200 {
		list = append(list, worldPart{1, Cards(s.Hash()), 0})
	}
	for p := range int(s.players) {
		list = append(list, worldPart{10 + p, s.hands[p], 0})
		for q := range p {
			list = append(list, worldPart{20 + 10*p + q, s.hands[p], s.hands[q]})
		}
	}
	for i := s.nextUnder(); i < s.buried; i++ {
		list = append(list, worldPart{100 + int(i), Cards(s.below[i]), 0})
		for p := range int(s.players) {
			list = append(list, worldPart{200 + 10*int(i) + p, Cards(s.below[i]), s.hands[p]})
		}
	}
	return list
}

// compare draws worlds with so much effort and says where they are not drawn as
// often as they are likely: all must be possible, and each part must pass a χ² test, at
// 4.9 standard deviations. Of all worlds a share of slack may be drawn otherwise.
func (ws posterior) compare(in *Info, stream *rng.Stream, draws, effort int, slack float64) error {
	sum := 0.
	for _, w := range ws {
		sum += w
	}
	want, got := map[worldPart]float64{}, map[worldPart]float64{}
	for s, w := range ws {
		for _, part := range ws.parts(&s) {
			want[part] += w / sum * float64(draws)
		}
	}
	var s State
	impossible := 0
	for range draws {
		in.determinize(stream, &s, effort)
		if ws[s] == 0 {
			if impossible++; float64(impossible) > slack*float64(draws) {
				return fmt.Errorf("a world that cannot be was drawn: %+v", s)
			}
			continue
		}
		for _, part := range ws.parts(&s) {
			got[part]++
		}
	}
	type sample struct{ want, got, chi, classes float64 } // want and got of the rare
	places := map[int]*sample{}
	for part, w := range want {
		place := places[part.place]
		if place == nil {
			place = &sample{}
			places[part.place] = place
		}
		if w < 8 {
			place.want += w
			place.got += got[part]
			continue
		}
		place.classes++
		off := max(0, math.Abs(got[part]-w)-slack*float64(draws))
		place.chi += off * off / w
	}
	for i, place := range places {
		if place.want >= 8 {
			place.classes++
			off := max(0, math.Abs(place.got-place.want)-slack*float64(draws))
			place.chi += off * off / place.want
		}
		df := max(1, place.classes-1)
		root := 1 - 2/(9*df) + 4.9*math.Sqrt(2/(9*df)) // of Wilson and Hilferty
		if limit := df * root * root * root; place.chi > limit {
			return fmt.Errorf("place %d: χ² is %.1f, at most %.1f for %.0f classes", i, place.chi, limit, place.classes)
		}
	}
	return nil
}

// TestW14_DeterminizationIsThePosterior follows games with few hidden cards and
// much drawing, and compares the worlds that Determinize draws with all that can
// be, each as likely as chance made it: exactly, with more guesses than it makes,
// and nearly, with as many.
func TestW14_DeterminizationIsThePosterior(t *testing.T) {
	enginetest.Long(t)
	draws := soak.Of(800, 3000)
	compared, chains := 0, 0
	for seed := range uint64(16) {
		stream := rng.New(seed, 77)
		players := 3 + int(seed%2)
		seat := []engine.Player{0, 1, engine.Spectator}[seed%3]
		sc := begin(t, players, 0, "")
		hidden := 1 // in each hand
		if players == 3 && seat != engine.Spectator {
			hidden = 2 + int(seed/4%3/2)
		}
		if hidden < 3 {
			// Other hands than the cheapest cards, which are often equal: any way
			// of dealing will do.
			sc.info(engine.Spectator).Determinize(&stream, sc.s)
		}
		drawing, pile := engine.Everybody, 4+int(seed/2%3)
		if seed%4 == 3 {
			drawing, pile, hidden = engine.Only(2), 7, 1 // many times
		}
		sc.expose(&stream, pile, hidden, seed%8 == 3 || seed%5 < 2)
		worlds := prior(sc.info(seat))
		told := uint8(0)
		for plies := 0; sc.s.phase != PhaseOver && len(worlds) < 5000 && plies < 120; {
			for _, ply := range sc.drawAndShow(&stream, seat, drawing) {
				worlds = worlds.after(seat, ply)
				plies++
			}
			now := sc.info(seat)
			if len(worlds) == 1 || now.told == told {
				continue // there is nothing to compare, or nothing new
			}
			told = now.told
			if now.buried > 0 {
				compared++
			}
			if now.nextUnder() > 0 {
				chains++
			}
			err := worlds.compare(now, &stream, draws, 16, 0)
			if err == nil {
				err = worlds.compare(now, &stream, draws, 1, 0.05)
			}
			if err != nil {
				t.Fatalf("seed %d, ply %d, %d worlds: %v", seed, plies, len(worlds), err)
			}
		}
	}

	if compared < 25 || chains < 12 {
		t.Errorf("%d moments were compared, %d with cards from under the pile; want more", compared, chains)
	}
}

// TestWorldsLaidAnyhowCanBeDrawnFrom lays the hidden cards with no regard to the story, as Determinize
// does when all its guesses fail, and draws worlds from what each seat would know there, which may be
// impossible.
func TestWorldsLaidAnyhowCanBeDrawnFrom(t *testing.T) {
	world, again, other := new(State), new(State), new(Info)
	failed := 0
	for seed := range uint64(30) {
		players := minPlayers + int(seed%3)
		stream := rng.New(seed, 91)
		sc := start(t, players)
		sc.playWhole(seed, func(engine.Action, []engine.Event) {
			if sc.s.phase == PhaseOver || stream.Intn(10) > 0 {
				return
			}
			in := sc.info(engine.Player(stream.Intn(players)))
			g := guess{in: in, stream: &stream, all: in.unseen()}
			g.read()
			laid := g.anyhow()
			laid.write(in, world)
			for p := range engine.Player(players) {
				other.seat = p
				other.Project(world)
				g := guess{in: other, stream: &stream, all: other.unseen()}
				g.read()
				if !g.tell() {
					failed++
				}
				other.Determinize(&stream, again)
			}
		})
	}
	if failed == 0 {
		t.Error("no guess fails: the test tries nothing hard")
	}
}
