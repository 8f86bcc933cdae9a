package zankapfel

import (
	"slices"

	"treille/engine"
	zk "treille/engine/zankapfel"
)

// A screen is what the middle of the table shows.
type screen uint8

const (
	orchardScreen screen = iota
	harvestScreen
	quarrelScreen
)

// A roundView is what the events say beyond the information state: what has happened
// in this round, what the bout has come to, and what scores are made of.
type roundView struct {
	screen screen
	round  int                            // that goes on, or has ended last; 0 before the first
	begun  bool                           // it goes on
	took   [engine.MaxPlayers][]zk.Square // chips, in the setup
	bought [engine.MaxPlayers]zk.Card     // in this round
	paid   [engine.MaxPlayers]int
	satOut engine.PlayerSet
	taken  engine.Player // whose offer; Chance for nobody's
	called [engine.MaxPlayers]zk.Card
	gains  [engine.MaxPlayers]int // of this harvest
	colour [engine.MaxPlayers]zk.Card
	order  []contest // the quarrels that have begun, first to last
	bout   bout
	before bout                   // the tied one, whose cards burn
	square bool                   // the mayor’s next square is settled: he sets out, or walks
	won    bool                   // the quarrel that is shown has been won
	spent  [engine.MaxPlayers]int // on dice in it
	terms  [engine.MaxPlayers][termCount]int
	bribes [engine.MaxPlayers]int // that have been taken
	// The card that was shown last, and the one on top of the discards.
	shown, discard zk.Card
	last           zk.Event
	nothings       int // seats that have just offered nothing, one after the other
}

// A contest is a quarrel of this harvest.
type contest struct {
	colour zk.Card
	all    engine.PlayerSet // who began it
	winner engine.Player    // Chance as long as it goes on
}

// A bout is what has been laid, bought and rolled.
type bout struct {
	contest
	members  engine.PlayerSet // who is still in it
	number   int              // from 1; 0 for none
	down, up engine.PlayerSet // discord cards
	card     [engine.MaxPlayers]int
	dice     [engine.MaxPlayers]int // bought
	waited   engine.PlayerSet       // ever in it
	buyer    engine.Player          // the last, Chance for nobody
	pips     [engine.MaxPlayers][]int
	sum      [engine.MaxPlayers]int
	rollOff  bool
}

// The terms that a score is made of.
const (
	fromHarvest = iota
	fromQuarrels
	fromBribes
	forCards
	forDice
	termCount
)

// roundViewOf tells the story of some events.
func roundViewOf(events []engine.Event) roundView {
	s := roundView{taken: engine.Chance}
	for _, packed := range events {
		e := zk.DecodeEvent(packed)
		s.happen(&e)
	}
	return s
}

// happen takes an event in.
func (s *roundView) happen(e *zk.Event) {
	p := e.Player
	switch e.Kind {
	case zk.EventChipTaken:
		s.took[p] = append(s.took[p], e.Square)
	case zk.EventCardBought:
		s.bought[p], s.paid[p] = e.Card, e.Steps
		s.terms[p][forCards] -= e.Steps
	case zk.EventSatOut:
		s.satOut = s.satOut.With(p)
	case zk.EventSquareAnnounced:
		s.taken, s.square = engine.Chance, false
	case zk.EventBribesRefused, zk.EventMayorMoved:
		s.square = true
	case zk.EventBribeTaken:
		s.square = true
		s.taken = e.Briber
		s.bribes[p] += e.Points
		s.terms[p][fromBribes] += e.Points
		s.terms[e.Briber][fromBribes] -= e.Points
	case zk.EventCardShown:
		s.screen, s.shown = harvestScreen, e.Card
		if c := s.shown; c != zk.Joker {
			s.colour[p] = c
		}
	case zk.EventJokerCalled:
		s.called[p], s.colour[p] = e.Card, e.Card
	case zk.EventHarvested:
		s.gains[p] = e.Steps
		term := fromHarvest
		if s.last.Kind == zk.EventQuarrelWon {
			term = fromQuarrels
		}
		s.terms[p][term] += e.Steps
	case zk.EventCardsDiscarded:
		s.endRound()
	case zk.EventPileShuffled:
		s.discard = zk.NoCard
	case zk.EventTurnPassed:
		if e.Phase == zk.PhaseFarm && !s.begun {
			s.begun = true
			s.round++
		}
	default:
		s.quarrels(e)
	}
	switch {
	case e.Kind == zk.EventBribeWithheld:
		s.nothings++
	case e.Kind != zk.EventTurnPassed:
		s.nothings = 0
	}
	s.last = *e
}

// endRound forgets what was this round's.
func (s *roundView) endRound() {
	next := roundView{taken: engine.Chance, terms: s.terms, bribes: s.bribes, round: s.round, discard: s.discard}
	if s.shown != zk.NoCard {
		next.discard = s.shown
	}
	*s = next
}

// quarrels is happen for what belongs to a quarrel.
func (s *roundView) quarrels(e *zk.Event) {
	p, b := e.Player, &s.bout
	switch e.Kind {
	case zk.EventQuarrelBegan:
		s.screen, s.won, s.before, s.spent = quarrelScreen, false, bout{}, [engine.MaxPlayers]int{}
		s.order = append(s.order, contest{e.Card, e.Seats, engine.Chance})
		s.bout = bout{contest: s.order[len(s.order)-1], members: e.Seats, number: 1, buyer: engine.Chance}
	case zk.EventQuarrelTied:
		s.before = *b
		s.bout = bout{contest: b.contest, members: e.Seats, number: b.number + 1, rollOff: e.RollOff, buyer: engine.Chance}
	case zk.EventDiscordLaid:
		b.down = b.down.With(p)
	case zk.EventDiceBought:
		b.dice[p], b.buyer = e.Dice, p
		s.terms[p][forDice] -= e.Steps
		s.spent[p] += e.Steps
	case zk.EventWaited:
		b.waited = b.waited.With(p)
	case zk.EventDiscordShown:
		b.down, b.up = b.down.Without(p), b.up.With(p)
		b.card[p] = e.Discord
		b.sum[p] += e.Discord
	case zk.EventDieRolled:
		b.pips[p] = append(b.pips[p], e.Pips)
		b.sum[p] = e.Sum
	case zk.EventQuarrelWon:
		b.winner, s.won = p, true
		s.order[len(s.order)-1].winner = p
	}
}

// shows reports whether the cards of the bout are open, or its dice.
func (b *bout) shows() bool {
	return b.up != 0 || slices.ContainsFunc(b.pips[:], func(rolled []int) bool { return len(rolled) > 0 })
}

// complete reports whether all that decides the bout is open: the sums can be compared.
func (b *bout) complete() bool {
	for p, dice := range b.dice {
		if b.rollOff {
			dice = 1
		}
		if q := engine.Player(p); b.members.Has(q) && (b.down.Has(q) || len(b.pips[p]) < dice) {
			return false
		}
	}
	return true
}

// contests are the quarrels of this harvest, those to come too, in the order in
// which they are settled (Z42).
func (b *tableState) contests() []contest {
	list := slices.Clone(b.round.order)
	var seen engine.PlayerSet
	for _, c := range list {
		seen |= c.all
	}
	for _, p := range b.laidSeats() {
		c := b.round.colour[p]
		if members := b.wanting(c); c != zk.NoCard && members.Len() > 1 && !seen.Has(p) {
			list = append(list, contest{c, members, engine.Chance})
			seen |= members
		}
	}
	return list
}

// wanting are those who have shown or called a colour in this harvest.
func (b *tableState) wanting(c zk.Card) engine.PlayerSet {
	var set engine.PlayerSet
	for i, d := range b.round.colour {
		if d == c {
			set = set.With(engine.Player(i))
		}
	}
	return set
}
