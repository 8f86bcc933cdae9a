package zankapfel

import (
	"math/bits"

	"treille/engine"
	"treille/engine/search"
)

// The last round has no value of its own: then the steps decide.
const (
	finalStep = 3 << 16  // weight of a step when no round follows
	homeStep  = 12 << 16 // weight of coming home
)

// stake is what winning the quarrel is worth to one of its two members, in
// hundredths of a step: what lies between its chances of winning the game after
// the one and the other outcome, by what a step is worth. Only what everybody
// sees counts.
func (b *board) stake(p, rival engine.Player) int64 {
	number := b.Number(b.colour)
	won, lost := b.outcomes(p, rival, 0)
	slope := (won*(search.One-won) + lost*(search.One-lost)) / (2 * search.One)
	step := slope * b.stepWeight() >> 16 // what a step adds to the chance
	most := 100 * int64(number) * 8
	if step <= 0 {
		return 100 * int64(number)
	}
	return min(max(100*(won-lost)/step, 50*int64(number)), most)
}

// outcomes are a member's chances of winning the game, in parts of search.One,
// if it wins the quarrel against its rival and if it loses, after it has spent so
// many hundredths of a step on it.
func (b *board) outcomes(p, rival engine.Player, spent int64) (won, lost int64) {
	number := b.Number(b.colour)
	return b.chanceAfter(p, p, number, spent), b.chanceAfter(p, rival, number, spent)
}

// laterWeights are the weights of the terms at the next round's beginning; nil
// if there is none.
func (b *board) laterWeights() []int32 {
	if b.chips == 0 {
		return nil
	}
	return weights.Weights(int(b.players), b.stage())
}

func (b *board) stepWeight() int64 {
	if w := b.laterWeights(); w != nil {
		return int64(w[TermSteps])
	}
	return finalStep
}

// chanceAfter is a seat's chance of winning the game, in parts of search.One, if
// another or the same wins the quarrel, and it has spent so many hundredths of a
// step.
func (b *board) chanceAfter(p, winner engine.Player, number int, spent int64) int64 {
	w, step := b.laterWeights(), b.stepWeight()
	var strengths [engine.MaxPlayers]int
	for q := range engine.Player(b.players) {
		score := int(b.score[q])
		if b.members.Has(q) {
			score += priceOfDie * int(b.dice[q]) // as before they were bought
		}
		if q == winner {
			score += number
		}
		strength := step * int64(score)
		if score >= box.Path {
			strength += homeStep
		}
		if w != nil {
			strength += int64(w[TermCards]) * int64(min(int(b.handSize[q]), b.chips.Len()))
			strength += strife(w, b.DiscordLeft(q))
		}
		if q == p {
			strength -= step * spent / 100
		}
		strengths[q] = int(strength >> 8)
	}
	return int64(search.Chance(strengths[:b.players], p))
}

// strife is the strength that a set of discord cards gives.
func strife(w []int32, left uint16) int64 {
	best, three, all := discordTerms(left)
	return int64(w[TermBest])*int64(best) + int64(w[TermStrife])*int64(three) + int64(w[TermRest])*int64(all)
}

// discordTerms are the highest of a set of discord cards, the sum of the three
// highest, and that of all.
func discordTerms(left uint16) (best, three, all int32) {
	best = int32(max(0, bits.Len16(left)-1))
	for n := 0; left != 0; n++ {
		v := bits.Len16(left) - 1
		if n < 3 {
			three += int32(v)
		}
		all += int32(v)
		left &^= 1 << v
	}
	return best, three, all
}

// cardCost is what a card of a set is worth later, in hundredths of a step.
func (b *board) cardCost(left uint16, value int) int64 {
	w := b.laterWeights()
	if w == nil {
		return 0
	}
	return max(0, 100*(strife(w, left)-strife(w, left&^(1<<value)))/b.stepWeight())
}
