package zankapfel

import (
	_ "embed"

	"treille/engine"
	"treille/engine/figures"
	"treille/engine/search"
)

//go:embed values.txt
var valuesText string

// weights are the weights of the terms of a position, see valuer.
var weights = figures.Must(search.ParseValue("zankapfel/values.txt", valuesText, termNames))

// Valuer implements [search.Valued].
func (Game) Valuer() search.Valuer { return valuer{} }

// A valuer measures what goes with winning at the beginning of a round.
type valuer struct{}

// The terms of a position.
const (
	termSteps  = iota // the score
	termCards         // apple cards that there are rounds left to lay
	termJokers        // jokers among them, likewise
	termKinds         // kinds of apple cards
	termYield         // what the best card is expected to give, in tenths of a step
	termFirst         // 1 for who holds the apple
	termBest          // the highest discord card
	termStrife        // the three highest together
	termRest          // all together
	terms
)

var termNames = []string{"steps", "cards", "jokers", "kinds", "yield", "first", "best", "strife", "rest"}

// Terms implements [search.Valuer].
func (valuer) Terms() []string { return termNames }

// stages are the numbers of rounds left, this one too, with which the stages
// of the game begin, from its end.
var stages = [...]int{1, 2, 3, 4, 5, 7, 9, 12, 15}

// Stage implements [search.Valuer].
func (valuer) Stage(state engine.State) (stage int, ok bool) {
	s := state.(*State)
	if !s.roundBegins() {
		return 0, false
	}
	return s.stage(), true
}

func (b *board) stage() int {
	stage := 0
	for stage+1 < len(stages) && b.chips.Len() >= stages[stage+1] {
		stage++
	}
	return stage
}

// Measure implements [search.Valuer].
func (valuer) Measure(dst []int32, state engine.State, seat engine.Player) []int32 {
	s := state.(*State)
	w := s.prospects()
	m := s.measure(&w, seat)
	return append(dst, m[:]...)
}

func (s *State) measure(w *prospect, p engine.Player) (m [terms]int32) {
	hand, rounds := s.hands[p], s.chips.Len()
	m[termSteps] = s.score[p]
	m[termCards] = int32(min(hand.Len(), rounds))
	m[termJokers] = int32(min(hand.Count(Joker), rounds))
	for c := Red; c <= Joker; c++ {
		if hand.Has(c) {
			m[termKinds]++
			m[termYield] = max(m[termYield], int32(sound.expected(&s.board, w, p, c)/10))
		}
	}
	m[termFirst] = int32(engine.Bit(p == s.first))
	m[termBest], m[termStrife], m[termRest] = discordTerms(s.DiscordLeft(p))
	return m
}

// chance is a seat's chance of winning in parts of search.One, at the beginning
// of a round or the end of the game.
func (s *State) chance(p engine.Player) int {
	if s.phase == PhaseOver {
		if !s.won.Has(p) {
			return 0
		}
		return search.One / s.won.Len()
	}
	weight := weights.Weights(int(s.players), s.stage())
	var strengths [engine.MaxPlayers]int
	w := s.prospects()
	for q := range engine.Player(s.players) {
		m := s.measure(&w, q)
		strengths[q] = search.Strength(weight, m[:])
	}
	return search.Chance(strengths[:s.players], p)
}
