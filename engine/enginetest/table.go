package enginetest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"treille/engine"
	"treille/engine/rng"
)

// A table is one game under test: the true state, what each seat and those who
// watch make of the events that they see, and what was done so far.
type table struct {
	game   engine.Game
	setup  engine.Setup
	state  engine.State
	infos  []engine.InfoState
	plies  []ply
	stream rng.Stream // for whoever plays, and for the checks

	events   engine.Events // of the last ply
	legal    []engine.Action
	outcomes []engine.Outcome
	policies []engine.Policy // each decision by any of them; nil stands for random
	bySeat   []engine.Policy // if there are any, seat p decides by the one at p modulo their number
}

type ply struct {
	who    engine.Player
	action engine.Action
}

func newTable(game engine.Game, setup engine.Setup) (*table, error) {
	state, err := game.NewState(setup)
	if err != nil {
		return nil, err
	}
	t := &table{
		game: game, setup: setup, state: state,
		stream: rng.New(setup.Seed, uint64(setup.Players), uint64(len(setup.Options))),
	}
	for _, p := range viewers(setup.Players) {
		info, err := game.NewInfo(setup, p)
		if err != nil {
			return nil, err
		}
		t.infos = append(t.infos, info)
	}
	t.policies = mixture(game, int(setup.Seed%4))
	return t, nil
}

// viewers returns the seats and the spectator.
func viewers(players int) []engine.Player {
	var list []engine.Player
	for p := range engine.Player(players) {
		list = append(list, p)
	}
	return append(list, engine.Spectator)
}

// mixture returns who plays: random, odd, greedy, or each decision by one of
// them. A nil policy stands for random.
func mixture(game engine.Game, kind int) []engine.Policy {
	odd, greedy := game.Policy(engine.Odd), game.Policy(engine.Greedy)
	switch {
	case kind == 1 && odd != nil:
		return []engine.Policy{odd}
	case kind == 2 && greedy != nil:
		return []engine.Policy{greedy}
	case kind == 3 && odd != nil && greedy != nil:
		return []engine.Policy{nil, odd, greedy}
	}
	return []engine.Policy{nil}
}

func (t *table) over() bool { return t.state.CurrentPlayer() == engine.Terminal }

// choose picks what happens next: an outcome by its weight, or a decision of
// one of those who owe one.
func (t *table) choose() (engine.Player, engine.Action, error) {
	if t.state.CurrentPlayer() == engine.Chance {
		t.outcomes = t.state.ChanceOutcomes(t.outcomes[:0])
		if len(t.outcomes) == 0 {
			return 0, 0, fmt.Errorf("chance is due, but nothing can happen")
		}
		return engine.Chance, engine.Pick(t.outcomes, &t.stream), nil
	}
	p := member(t.state.Acting(), &t.stream)
	if p < 0 {
		return 0, 0, fmt.Errorf("the game is not over, but nobody owes a decision")
	}
	t.legal = t.state.LegalActions(p, t.legal[:0])
	if len(t.legal) == 0 {
		return 0, 0, fmt.Errorf("seat %d owes a decision, but has none", p)
	}
	var info engine.InfoState // random players play worlds that nobody looks at
	if len(t.infos) > 0 {
		info = t.infos[p]
	}
	return p, t.decide(p, info, t.legal), nil
}

// decide lets the table's players decide for a seat.
func (t *table) decide(p engine.Player, info engine.InfoState, legal []engine.Action) engine.Action {
	policy := t.policies[t.stream.Intn(len(t.policies))]
	if len(t.bySeat) > 0 {
		policy = t.bySeat[int(p)%len(t.bySeat)]
	}
	if policy == nil {
		policy = engine.RandomPolicy{}
	}
	return policy.Choose(info, legal, &t.stream)
}

// member draws a member of a set; Terminal if it is empty.
func member(set engine.PlayerSet, stream *rng.Stream) engine.Player {
	if set == 0 {
		return engine.Terminal
	}
	for range stream.Intn(set.Len()) {
		set = set.Without(set.First())
	}
	return set.First()
}

// step does it, and lets everybody see what he may.
func (t *table) step(who engine.Player, a engine.Action) {
	t.events.Reset()
	t.state.Apply(who, a, &t.events)
	for _, info := range t.infos {
		for _, e := range t.events.List {
			if e.Audience.Has(info.Seat()) {
				info.Observe(e)
			}
		}
	}
	t.plies = append(t.plies, ply{who, a})
}

// tail writes the last plies, for errors.
func (t *table) tail() string {
	var b strings.Builder
	for _, p := range t.plies[max(0, len(t.plies)-6):] {
		fmt.Fprintf(&b, " [%s]", written(t.game, p))
	}
	if b.Len() == 0 {
		return " nothing"
	}
	return b.String()
}

// written writes a ply as in a record, without its number.
func written(game engine.Game, p ply) string {
	if p.who == engine.Chance {
		return "* " + game.Format(p.action)
	}
	return fmt.Sprintf("%d %s", p.who, game.Format(p.action))
}

// newState returns another state of the same setup.
func (t *table) newState() engine.State {
	s, err := t.game.NewState(t.setup)
	if err != nil {
		panic(err) // it was made once already
	}
	return s
}

// project returns what a seat may know in a world.
func (t *table) project(seat engine.Player, world engine.State) engine.InfoState {
	info, err := t.game.NewInfo(t.setup, seat)
	if err != nil {
		panic(err) // it was made once already
	}
	info.Project(world)
	return info
}

// sameInfo says how two information states of one seat differ. Writing views
// takes most of the suite's time, so equal hashes are taken for equal views
// seven times out of eight, drawn from stream.
func sameInfo(stream *rng.Stream, a, b engine.InfoState) error {
	if a.CurrentPlayer() != b.CurrentPlayer() || a.Acting() != b.Acting() {
		return fmt.Errorf("one says that %d decides (of %08b), the other %d (of %08b)",
			a.CurrentPlayer(), a.Acting(), b.CurrentPlayer(), b.Acting())
	}
	if a.Hash() == b.Hash() && stream.Intn(8) > 0 {
		return nil
	}
	va, err := json.Marshal(a.View())
	if err != nil {
		return fmt.Errorf("the view cannot be written: %w", err)
	}
	vb, err := json.Marshal(b.View())
	if err != nil {
		return fmt.Errorf("the view cannot be written: %w", err)
	}
	if !bytes.Equal(va, vb) {
		return fmt.Errorf("one is seen as\n%s\nthe other as\n%s", va, vb)
	}
	if a.Hash() != b.Hash() {
		return fmt.Errorf("their hashes are %016x and %016x, both seen as %s", a.Hash(), b.Hash(), va)
	}
	return nil
}
