package zankapfel

import (
	"treille/engine"
	"treille/engine/rng"
)

// playOn plays a true world on, each seat in its style, until the beginning of a
// round after so many more, or the end of the game.
func playOn(s *State, styles *[engine.MaxPlayers]*style, rounds int, stream *rng.Stream) {
	for {
		switch s.phase {
		case PhaseOver:
			return
		case PhaseFirst:
			s.Apply(engine.Chance, First(engine.Player(stream.Intn(int(s.players)))), nil)
		case PhaseDeal, PhaseFirstCard, PhaseNextCard, PhaseRefill:
			s.Apply(engine.Chance, Draw(draw(s.pile, stream)), nil)
		case PhaseRoll:
			s.Apply(engine.Chance, Die(1+stream.Intn(box.Pips)), nil)
		case PhaseDiscord:
			p := s.owes.First()
			s.Apply(p, styles[p].choose(s, p, stream), nil)
		default:
			if s.roundBegins() {
				if rounds--; rounds < 0 {
					return
				}
			}
			s.Apply(s.turn, styles[s.turn].choose(s, s.turn, stream), nil)
		}
	}
}

// roundBegins reports whether nobody has bought or laid yet in this round.
func (b *board) roundBegins() bool { return b.phase == PhaseFarm && b.left == b.players }
