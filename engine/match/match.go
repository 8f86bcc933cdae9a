// Package match is the referee: one game in progress, its seats and its record.
//
// A [Match] alone holds the true state. It checks decisions, applies them, takes
// the outcomes of chance from the streams of the seed, or of a secret's deal,
// until somebody must decide, writes everything down and hands each seat the
// events that it may see. A screen, a program and a test use it in the same way.
package match

import (
	"cmp"
	"fmt"
	"slices"

	"treille/engine"
	"treille/engine/chance"
	"treille/engine/record"
	"treille/engine/rng"
)

// A Match is one game, from its setup to where it stands.
type Match struct {
	game  engine.Game
	setup engine.Setup
	state engine.State
	infos []engine.InfoState // of each seat, then of those who watch
	seen  []int              // for each of infos: how many events it has observed
	taken []int              // and how many of them Take has passed
	told  [][]engine.Event   // and those that History has returned
	rec   *record.Record     // but for the plies
	plies []ply
	node  node

	events []byte                // all that happened, for every audience, one event after the other
	fresh  engine.Events         // memory for those of one ply
	drawn  map[engine.Source]int // outcomes of each source so far
	chance []engine.Outcome      // memory for chance nodes
}

// A ply is one decision or chance outcome that was taken.
type ply struct {
	action engine.Action
	events int32 // where those end that came of it
	who    engine.Player
}

// A node is where several seats decide at the same time, or did last: the number
// of plies before the first of them decided, and the seats that then owed a
// decision.
type node struct {
	ply   int
	seats engine.PlayerSet
}

// New begins a game and takes chance outcomes until somebody must decide. The
// options of the setup may stand in any order; seats says who plays, and is nil
// or has one entry a seat, see [record.Record]. It fails when the game refuses
// the setup or a record could not hold a seat.
func New(game engine.Game, setup engine.Setup, seats []record.Seat) (*Match, error) {
	m, err := start(game, setup, seats)
	if err != nil {
		return nil, err
	}
	m.advance()
	return m, nil
}

// NewSecret begins a game as New does, but all chance comes from the deal that a
// table's secret makes. The seed of the setup has to be 0.
func NewSecret(game engine.Game, setup engine.Setup, seats []record.Seat, deal chance.Deal) (*Match, error) {
	if deal == (chance.Deal{}) || setup.Seed != 0 {
		return nil, fmt.Errorf("a game that a secret deals has a deal and no seed")
	}
	m, err := start(game, setup, seats)
	if err != nil {
		return nil, err
	}
	m.rec.Chance = deal
	m.advance()
	return m, nil
}

// start returns a match before its first ply.
func start(game engine.Game, setup engine.Setup, seats []record.Seat) (*Match, error) {
	setup.Options = slices.Clone(setup.Options)
	slices.Sort(setup.Options)
	if len(setup.Options) == 0 {
		setup.Options = nil
	}
	if seats != nil && len(seats) != setup.Players {
		return nil, fmt.Errorf("%d seats are named for %d players", len(seats), setup.Players)
	}
	named := false
	for i, s := range seats {
		if s == (record.Seat{}) {
			continue
		}
		named = true
		if err := s.Validate(); err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
	}
	if !named {
		seats = nil
	}
	state, err := game.NewState(setup)
	if err != nil {
		return nil, err
	}
	m := &Match{
		game:  game,
		setup: setup,
		state: state,
		seen:  make([]int, setup.Players+1),
		taken: make([]int, setup.Players+1),
		told:  make([][]engine.Event, setup.Players+1),
		drawn: map[engine.Source]int{},
		rec: &record.Record{
			Game: game.Name(), Rules: cmp.Or(setup.Rules, game.Rules()), Players: setup.Players,
			Seed: setup.Seed, Options: setup.Options, Seats: slices.Clone(seats),
		},
	}
	for i := range setup.Players + 1 {
		info, err := game.NewInfo(setup, m.owner(i))
		if err != nil {
			return nil, err
		}
		m.infos = append(m.infos, info)
	}
	m.enterNode(0)
	return m, nil
}

// Assist notes in the record that a seat has asked for a hint.
func (m *Match) Assist(p engine.Player) { m.rec.Assisted = m.rec.Assisted.With(p) }

// Assisted returns the seats that have asked for hints.
func (m *Match) Assisted() engine.PlayerSet { return m.rec.Assisted }

// StandIn notes in the record that a computer player decides for a person.
func (m *Match) StandIn(p engine.Player) { m.rec.StoodIn = m.rec.StoodIn.With(p) }

// keepNotes takes from a record what does not come of setup, seats and plies.
func (m *Match) keepNotes(rec *record.Record) {
	m.rec.Chance, m.rec.Assisted, m.rec.StoodIn = rec.Chance, rec.Assisted, rec.StoodIn
}

// Secret reports whether a table's secret has dealt the game.
func (m *Match) Secret() bool { return m.rec.Secret() }

// PlayerSeed returns the seed of a computer player in a seat.
func (m *Match) PlayerSeed(p engine.Player) uint64 { return m.rec.PlayerSeed(p) }

// owner returns whose the i-th of m.infos is.
func (m *Match) owner(i int) engine.Player {
	if i == m.setup.Players {
		return engine.Spectator
	}
	return engine.Player(i)
}

// index is the other way round. It panics if p is neither a seat nor Spectator:
// the caller has mistaken its seat.
func (m *Match) index(p engine.Player) int {
	if p == engine.Spectator {
		return m.setup.Players
	}
	if p < 0 || int(p) >= m.setup.Players {
		panic(fmt.Sprintf("match: %d is neither a seat nor the spectator", p))
	}
	return int(p)
}

// Game returns the game that is played.
func (m *Match) Game() engine.Game { return m.game }

// Setup returns the setup, its options ascending.
func (m *Match) Setup() engine.Setup { return m.rec.Setup() }

// CurrentPlayer returns who decides: a seat, engine.Simultaneous, or
// engine.Terminal. After Replay it may be engine.Chance.
func (m *Match) CurrentPlayer() engine.Player { return m.state.CurrentPlayer() }

// Acting returns the seats that owe a decision.
func (m *Match) Acting() engine.PlayerSet { return m.state.Acting() }

// Over reports whether the game has ended.
func (m *Match) Over() bool { return m.state.CurrentPlayer() == engine.Terminal }

// Ply returns how many plies were taken.
func (m *Match) Ply() int { return len(m.plies) }

// DecisionPly returns the ply number of the decision that a seat owes: how many
// plies there would be before it if all who decide at the same time did so in
// ascending order of their seats. Where one seat decides alone, it is Ply. A
// computer player that is given it decides alike whoever commits first. It
// panics if the seat owes no decision.
func (m *Match) DecisionPly(p engine.Player) int {
	if !m.Acting().Has(p) {
		panic(fmt.Sprintf("match: seat %d owes no decision", p))
	}
	if m.CurrentPlayer() != engine.Simultaneous {
		return m.Ply()
	}
	before := m.node.seats & engine.Seats(int(p))
	return m.node.ply + before.Len()
}

// enterNode notes that a simultaneous node begins, unless one goes on. It is
// called after each ply with those who still owed a decision before it, without
// the one who took it: while there are such, the node goes on.
func (m *Match) enterNode(others engine.PlayerSet) {
	if m.CurrentPlayer() == engine.Simultaneous && others == 0 {
		m.node = node{m.Ply(), m.Acting()}
	}
}

// Returns returns each seat's score as it stands.
func (m *Match) Returns() []int32 { return m.state.Returns(nil) }

// Winners returns the winners; none until the game is over.
func (m *Match) Winners() engine.PlayerSet { return m.state.Winners() }

// Record returns the record so far, as a copy. It is the referee's: it holds
// what is hidden from the seats.
func (m *Match) Record() *record.Record {
	rec := m.rec.Clone()
	rec.Plies = m.Plies(0)
	return rec
}

// Plies returns the plies from a number on, as the record has them.
func (m *Match) Plies(from int) []record.Ply {
	list := make([]record.Ply, 0, len(m.plies)-from)
	for _, p := range m.plies[from:] {
		list = append(list, record.Ply{Who: p.who, Text: m.game.Format(p.action)})
	}
	return list
}

// Begun reports whether anybody has decided.
func (m *Match) Begun() bool {
	return slices.ContainsFunc(m.plies, func(p ply) bool { return p.who >= 0 })
}

// Legal appends the decisions open to a seat, ascending; none if it does not
// act.
func (m *Match) Legal(p engine.Player, dst []engine.Action) []engine.Action {
	return m.state.LegalActions(p, dst)
}

// Outcomes appends what chance may do next; nothing unless CurrentPlayer is
// engine.Chance.
func (m *Match) Outcomes(dst []engine.Outcome) []engine.Outcome {
	return m.state.ChanceOutcomes(dst)
}

// Check says whether a seat may take this decision now. Its error is an
// *engine.RuleError when a rule forbids it.
func (m *Match) Check(p engine.Player, a engine.Action) error {
	if p < 0 || int(p) >= m.setup.Players {
		return fmt.Errorf("%d is no seat; seats are 0 to %d", p, m.setup.Players-1)
	}
	return m.state.Check(p, a)
}

// Play takes a seat's decision, then chance outcomes until somebody must
// decide. If it fails, nothing has changed.
func (m *Match) Play(p engine.Player, a engine.Action) error {
	if err := m.Check(p, a); err != nil {
		return err
	}
	m.apply(p, a)
	m.advance()
	return nil
}

// apply does what is known to be legal, writes it down and hands out its
// events.
func (m *Match) apply(p engine.Player, a engine.Action) {
	others := m.state.Acting().Without(p)
	m.fresh.Reset()
	m.state.Apply(p, a, &m.fresh)
	for _, e := range m.fresh.List {
		m.events = e.Append(m.events)
		for i, info := range m.infos {
			if e.Audience.Has(m.owner(i)) {
				info.Observe(e)
				m.seen[i]++
			}
		}
	}
	if p == engine.Chance {
		m.drawn[m.game.Source(a)]++
	}
	m.plies = append(m.plies, ply{action: a, events: int32(len(m.events)), who: p})
	m.enterNode(others)
	if m.Over() {
		m.rec.Finished = true
		m.rec.Result = m.state.Returns(nil)
		m.rec.Winners = m.state.Winners()
		m.rec.Hash = m.state.Hash()
	}
}

// advance takes chance outcomes until somebody must decide or the game is over.
func (m *Match) advance() {
	for m.state.CurrentPlayer() == engine.Chance {
		m.apply(engine.Chance, m.outcome())
	}
}

// outcome returns what chance does next.
func (m *Match) outcome() engine.Action {
	m.chance = m.state.ChanceOutcomes(m.chance[:0])
	source := m.game.Source(m.chance[0].Action)
	stream := m.stream(source)
	return engine.Pick(m.chance, &stream)
}

// stream returns the stream that decides the next outcome of a source.
func (m *Match) stream(source engine.Source) rng.Stream {
	if m.rec.Secret() {
		return m.rec.Chance.Stream(string(source), m.drawn[source])
	}
	return rng.Chance(m.setup.Seed, string(source), m.drawn[source])
}
