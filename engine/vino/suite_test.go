package vino

import (
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
)

func TestGame(t *testing.T) {
	enginetest.Run(t, Game{}, enginetest.Options{
		Conserve:     conserve,
		Secret:       secret,
		Feature:      feature,
		Rotate:       rotate,
		RotateAction: rotateAction,
		Repack:       repack,
	})
}

func FuzzDecisions(f *testing.F) { enginetest.FuzzDecisions(f, Game{}) }
func FuzzParse(f *testing.F)     { enginetest.FuzzParse(f, Game{}) }
func FuzzRecord(f *testing.F)    { enginetest.FuzzRecord(f, Game{}) }
func FuzzEvents(f *testing.F)    { enginetest.FuzzEvents(f, repack) }

func repack(e engine.Event) engine.Event { return DecodeEvent(e).pack(e.Audience, e.Reveals) }

// secret says that a choice of regions is seen by its maker alone.
func secret(_ engine.State, who engine.Player, a engine.Action, seat engine.Player) bool {
	return Decode(a).Kind == DecisionChoose && who != seat
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
	if d := Decode(a); d.Kind == DecisionBanker {
		return Banker(d.Seat.Next(players))
	}
	return a
}

func rotateSet(set engine.PlayerSet, players uint8) engine.PlayerSet {
	return (set<<1 | set>>(players-1)) & engine.Seats(int(players))
}

func rotateList(l SeatList, n, players uint8) SeatList {
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
	d.queue = rotateList(s.queue, maxPlayers, n)
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
	for players := minPlayers; players <= maxPlayers; players++ {
		for _, name := range []string{"random", "greedy", "odd"} {
			for seed := range uint64(4) {
				keepBooks(t, engine.Setup{Players: players, Seed: seed}, Game{}.Policy(name))
			}
		}
	}
}

func keepBooks(t *testing.T, setup engine.Setup, policy engine.Policy) {
	t.Helper()
	var apart, money [maxPlayers]int
	for p := range setup.Players {
		money[p] = StartMoney
	}
	enginetest.PlayGame(t, Game{}, setup, enginetest.Same(policy), enginetest.Watcher{After: func(state engine.State, events []engine.Event) {
		s := state.(*State)
		for _, packed := range events {
			switch e := DecodeEvent(packed); e.Kind {
			case EventBought:
				money[e.Player] -= Price(e.Region, e.Vineyard)
			case EventSold:
				apart[e.Player] += e.Income
			case EventIncome:
				money[e.Player] += e.Income
				apart[e.Player] -= e.Income
			}
		}
		for p := range engine.Player(setup.Players) {
			if s.Money(p) != money[p] || s.Income(p) != apart[p] {
				t.Fatalf("%+v, %T, round %d: seat %d has %d and %d apart, the books say %d and %d",
					setup, policy, s.Round(), p, s.Money(p), s.Income(p), money[p], apart[p])
			}
		}
	}})
}
