package vino

import (
	"fmt"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
)

func TestGame(t *testing.T) {
	enginetest.Run(t, Game{}, enginetest.Options{
		Conserve:     conserve,
		Secret:       secret,
		Feature:      feature,
		Rotate:       rotate,
		RotateAction: rotateAction,
	})
}

func FuzzDecisions(f *testing.F) { enginetest.FuzzDecisions(f, Game{}) }
func FuzzParse(f *testing.F)     { enginetest.FuzzParse(f, Game{}) }
func FuzzRecord(f *testing.F)    { enginetest.FuzzRecord(f, Game{}) }

// secret says that a choice of regions is seen by its maker alone.
func secret(_ engine.State, who engine.Player, a engine.Action, seat engine.Player) bool {
	return KindOf(a) == KindChoose && who != seat
}

// feature sorts worlds by the first region that the next seat has chosen in
// secret, 0 for none.
func feature(world engine.State, seat engine.Player) int {
	s := world.(*State)
	regions := s.choice[(seat+1)%engine.Player(s.players)]
	if regions == 0 {
		return 0
	}
	return 1 + members(regions)[0]
}

func rotateAction(a engine.Action, players int) engine.Action {
	if KindOf(a) == KindBanker {
		return Banker((SeatOf(a) + 1) % engine.Player(players))
	}
	return a
}

func rotateSet(set engine.PlayerSet, players uint8) engine.PlayerSet {
	return (set<<1 | set>>(players-1)) & engine.Seats(int(players))
}

func rotateList(l seatList, n, players uint8) seatList {
	for i := range int(n) {
		if p := l.at(i); p != noSeat {
			l = l.with(i, (p+1)%engine.Player(players))
		}
	}
	return l
}

// rotate writes to dst the world src with seat p renamed to p+1.
func rotate(dst, src engine.State) {
	d, s := dst.(*State), src.(*State)
	*d = *s
	n := s.players
	if s.actor >= 0 {
		d.actor = (s.actor + 1) % engine.Player(n)
	}
	if s.phase != PhaseBanker {
		d.rose = rotateList(s.rose, n, n)
	}
	d.queue = rotateList(s.queue, maxSeats, n)
	d.ranks = rotateList(s.ranks, giftTakers, n)
	d.committed = rotateSet(s.committed, n)
	d.newcomers = rotateSet(s.newcomers, n)
	for p := range n {
		q := (p + 1) % n
		for r := range Regions {
			d.owned[r][q], d.grows[r][q] = s.owned[r][p], s.grows[r][p]
		}
		d.cellar[q], d.used[q], d.shown[q], d.choice[q] = s.cellar[p], s.used[p], s.shown[p], s.choice[p]
		d.money[q], d.income[q] = s.money[p], s.income[p]
	}
}

// TestMoneyLedger keeps books by the events alone, in whole games: what a seat
// holds is the starting money, less the printed prices, plus the incomes.
func TestMoneyLedger(t *testing.T) {
	for players := minSeats; players <= maxSeats; players++ {
		for _, name := range []string{"random", "greedy", "odd"} {
			for seed := range uint64(4) {
				if err := keepBooks(players, name, seed); err != nil {
					t.Errorf("%d players, %s, seed %d: %v", players, name, seed, err)
				}
			}
		}
	}
}

func keepBooks(players int, name string, seed uint64) error {
	var apart, money [maxSeats]int
	for p := range players {
		money[p] = StartMoney
	}
	return playOut(players, name, seed, func(s *State, events []engine.Event) error {
		for _, e := range events {
			switch e.Kind {
			case EventBought:
				money[e.Player] -= Price(int(e.Num[0]), int(e.Num[1]))
			case EventSold:
				apart[e.Player] += int(e.Num[2])
			case EventIncome:
				money[e.Player] += int(e.Num[0])
				apart[e.Player] -= int(e.Num[0])
			}
		}
		for p := range engine.Player(players) {
			if s.Money(p) != money[p] || s.Income(p) != apart[p] {
				return fmt.Errorf("round %d: seat %d has %d and %d apart, the books say %d and %d",
					s.Round(), p, s.Money(p), s.Income(p), money[p], apart[p])
			}
		}
		return nil
	})
}

// playOut plays a game by computer players of one name, or at random, and shows
// each state with the events that led to it.
func playOut(players int, name string, seed uint64, look func(*State, []engine.Event) error) error {
	state, err := Game{}.NewState(engine.Setup{Players: players})
	if err != nil {
		return err
	}
	s := state.(*State)
	info := &Info{}
	stream := rng.New(seed)
	policy := Game{}.Policy(name)
	var events engine.Events
	for s.Phase() != PhaseOver {
		p := s.CurrentPlayer()
		var a engine.Action
		if p == engine.Chance {
			outcomes := s.ChanceOutcomes(nil)
			a = outcomes[stream.Intn(len(outcomes))].Action
		} else {
			p = s.Acting().First()
			list := s.LegalActions(p, nil)
			a = list[stream.Intn(len(list))]
			if policy != nil {
				info.seat = p
				info.Project(s)
				a = policy.Choose(info, list, &stream)
			}
		}
		events.Reset()
		s.Apply(p, a, &events)
		if err := look(s, events.List); err != nil {
			return err
		}
	}
	return nil
}
