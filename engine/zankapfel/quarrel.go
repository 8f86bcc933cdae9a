package zankapfel

import "treille/engine"

// beginBidding asks all members who have discord cards for one; if none has,
// dice alone decide (Z50).
func (s *State) beginBidding(ev *engine.Events) {
	var owes engine.PlayerSet
	for m := s.members; m != 0; m &= m - 1 {
		if p := m.First(); s.DiscordLeft(p) != 0 {
			owes |= engine.Only(p)
		}
	}
	first := s.members.FirstFrom(s.first)
	if owes == 0 {
		s.pass(ev, PhaseDice, first, 0)
		return
	}
	s.passAll(ev, PhaseDiscord, first, 0, owes)
}

// diceGoOn asks the next clockwise who has not bought, until all of those have
// waited since the last purchase (Z51). Those who have waited since then sit
// one after the other behind the buyer, so that the next who has not is also
// the next in turn.
func (s *State) diceGoOn(p engine.Player, ev *engine.Events) {
	if open := s.MayBuyDice(); open != 0 {
		s.pass(ev, PhaseDice, open.FirstFrom(s.next(p)), 0)
		return
	}
	s.showDiscord(ev)
}

// showDiscord shows the cards and has the dice rolled, clockwise from the first
// player (Z52).
func (s *State) showDiscord(ev *engine.Events) {
	for s.committed != 0 {
		p := s.committed.FirstFrom(s.first)
		card := s.discord[p]
		s.discord[p] = 0
		s.do(ev, Event{Kind: EventDiscordShown, Player: p, Discord: int(card)})
	}
	s.nextRoller(s.bought, ev)
}

// nextRoller lets the next of those who have dice to roll do it; when there is
// none left, the bout is decided.
func (s *State) nextRoller(owes engine.PlayerSet, ev *engine.Events) {
	if owes == 0 {
		s.settle(ev)
		return
	}
	p := owes.FirstFrom(s.first)
	n := int(s.dice[p])
	if s.rollOff {
		n = 1
	}
	s.passAll(ev, PhaseRoll, p, n, owes)
}

// roll is one die of the seat whose turn it is.
func (s *State) roll(pips int, ev *engine.Events) {
	p := s.turn
	s.do(ev, Event{Kind: EventDieRolled, Player: p, Pips: pips, Sum: int(s.sum[p]) + pips})
	if left := int(s.left) - 1; left > 0 {
		s.passAll(ev, PhaseRoll, p, left, s.owes)
		return
	}
	s.nextRoller(s.owes.Without(p), ev)
}

// settle decides the bout: a winner, another bout among those tied ahead, or a
// roll-off if none of them put anything in (Z52 to Z54). Cards and dice count at
// least 1, so that a sum of 0 says that nothing was put in.
func (s *State) settle(ev *engine.Events) {
	ahead, best := s.ahead()
	if ahead.Len() == 1 {
		winner, colour := ahead.First(), s.colour
		s.do(ev, Event{Kind: EventQuarrelWon, Player: winner, Card: colour})
		s.harvest(winner, colour, ev)
		if !s.finished(ev) {
			s.nextQuarrel(ev)
		}
		return
	}
	rollOff := s.rollOff || best == 0
	s.do(ev, Event{Kind: EventQuarrelTied, Player: engine.Chance, Seats: ahead, RollOff: rollOff})
	if rollOff {
		s.nextRoller(ahead, ev)
		return
	}
	s.beginBidding(ev)
}
