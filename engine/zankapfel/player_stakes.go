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

// A stake is what the outcomes of a quarrel of two are worth to one of its members:
// whether it wins (1) or loses (0), by the dice that it and the other have bought;
// in hundredths of a step, from the loss without dice.
type stake [MostDice + 1][MostDice + 1][2]int64

// prize is what winning is worth where nobody buys dice.
func (k *stake) prize() int64 { return k[0][0][1] }

// telling is the least difference between the chances of winning the game after the
// one and the other outcome, in parts of search.One, that tells what dice are worth.
const telling = search.One / 200

// stake is what a quarrel is worth to one of its two members. What winning is
// worth lies between its chances of winning the game after the one and the other
// outcome; a step is worth what it adds to them. Only what everybody sees counts.
func (b *board) stake(p, rival engine.Player) (k stake) {
	won, lost := b.outcomes(p, rival)
	prize := b.prizeOf(won, lost)
	for own := range k {
		for other := range k[own] {
			for i, winner := range [...]engine.Player{rival, p} {
				if won-lost < telling {
					k[own][other][i] = prize*int64(i) - 100*PriceOfDie*int64(own)
				} else {
					k[own][other][i] = prize * (b.chanceAfter(p, rival, winner, own, other) - lost) / (won - lost)
				}
			}
		}
	}
	return k
}

// prizeOf is how many hundredths of a step lie between two chances.
func (b *board) prizeOf(won, lost int64) int64 {
	number := int64(b.Number(b.colour))
	slope := (won*(search.One-won) + lost*(search.One-lost)) / (2 * search.One)
	step := slope * b.stepWeight() >> 16 // what a step adds to the chance
	if step <= 0 {
		return 100 * number
	}
	return min(max(100*(won-lost)/step, 50*number), 800*number)
}

// outcomes are a member's chances of winning the game, in parts of search.One, if
// it wins the quarrel against its rival and if it loses, where nobody buys dice.
func (b *board) outcomes(p, rival engine.Player) (won, lost int64) {
	return b.chanceAfter(p, rival, p, 0, 0), b.chanceAfter(p, rival, rival, 0, 0)
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

// chanceAfter is a member's chance of winning the game, in parts of search.One, if
// it or its rival wins the quarrel and they have bought so many dice.
func (b *board) chanceAfter(p, rival, winner engine.Player, own, other int) int64 {
	w, step := b.laterWeights(), b.stepWeight()
	var strengths [engine.MaxPlayers]int
	for q := range engine.Player(b.players) {
		score := int(b.score[q])
		if b.members.Has(q) {
			score += PriceOfDie * int(b.dice[q]) // as before they were bought
		}
		switch q {
		case p:
			score -= PriceOfDie * own
		case rival:
			score -= PriceOfDie * other
		}
		if q == winner {
			score += b.Number(b.colour)
		}
		strength := step * int64(score)
		if score >= box.Path {
			strength += homeStep
		}
		if w != nil {
			strength += int64(w[TermCards]) * int64(min(int(b.handSize[q]), b.chips.Len()))
			strength += strife(w, b.DiscordLeft(q))
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
