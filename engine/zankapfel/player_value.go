package zankapfel

import (
	_ "embed"

	"treille/engine"
	"treille/engine/figures"
	"treille/engine/search"
)

//go:embed values.txt
var valuesText string

//go:embed values_medium.txt
var mediumText string

// The weights of the terms of a position, see valuer, and medium's where they are others.
var (
	weights       = figures.Must(search.ParseValue("zankapfel/values.txt", valuesText, termNames))
	mediumWeights = figures.Must(search.ParseValue("zankapfel/values_medium.txt", mediumText, termNames))
)

// Valuer implements [search.Valued].
func (Game) Valuer() search.Valuer { return valuer{} }

// Overrated implements [search.Overrated].
func (Game) Overrated() {}

// A valuer measures what goes with winning at the beginning of a round.
type valuer struct{}

// The terms of a position, which are the first of a [search.Result] as well; see
// there what follows.
const (
	TermSteps  = iota // the score
	TermCards         // apple cards that there are rounds left to lay
	TermJokers        // jokers among them, likewise
	TermKinds         // kinds of apple cards
	TermYield         // what the best card is expected to give, in tenths of a step
	TermFirst         // 1 for somebody who holds the apple
	TermBest          // the highest discord card
	TermStrife        // the three highest together
	TermRest          // all together
	measured
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

// Weights implements [search.Valuer].
func (valuer) Weights(players, stage int) []int32 { return weights.Weights(players, stage) }

// A measure is the amount of each term for a seat.
type measure [measured]int32

func (s *State) measure(w *prospect, p engine.Player) (m measure) {
	hand, rounds := s.hands[p], s.chips.Len()
	m[TermSteps] = s.score[p]
	m[TermCards] = int32(min(hand.Len(), rounds))
	m[TermJokers] = int32(min(hand.Count(Joker), rounds))
	for c := Red; c <= Joker; c++ {
		if hand.Has(c) {
			m[TermKinds]++
			m[TermYield] = max(m[TermYield], int32(sound.expected(&s.board, w, p, c)/10))
		}
	}
	m[TermFirst] = int32(engine.Bit(p == s.first))
	m[TermBest], m[TermStrife], m[TermRest] = discordTerms(s.DiscordLeft(p))
	return m
}

// measureAll measures the beginning of a round, or the end of the game, where
// nothing but the steps is left.
func (s *State) measureAll(all *[engine.MaxPlayers]measure) {
	if s.phase == PhaseOver {
		for q := range s.players {
			all[q] = measure{TermSteps: s.score[q]}
		}
		return
	}
	w := s.prospects()
	for q := range engine.Player(s.players) {
		all[q] = s.measure(&w, q)
	}
}

// chance is a seat's chance of winning in parts of search.One, at the beginning
// of a round or the end of the game, by what measureAll says and the stage's weights.
func (s *State) chance(weight []int32, all *[engine.MaxPlayers]measure, p engine.Player) int {
	if s.phase == PhaseOver {
		if !s.won.Has(p) {
			return 0
		}
		return search.One / s.won.Len()
	}
	var strengths [engine.MaxPlayers]int
	for q := range s.players {
		strengths[q] = search.Strength(weight, all[q][:])
	}
	return search.Chance(strengths[:s.players], p)
}
