package statistics

import (
	"math"

	"treille/scenes/data/archive"
)

// A Verdict says how usual it is what chance has brought.
type Verdict uint8

// The verdicts. What is Uneven, Lucky or Unlucky comes so, or more so, once in six
// times at most; what is Rare, less than once in twenty.
const (
	TooFew Verdict = iota
	Usual
	Uneven
	Rare
	Lucky
	RarelyLucky
	Unlucky
	RarelyUnlucky
)

// enough is how often each thing has to be expected, in the mean, before anything is
// said: below, chance has no shape yet.
const enough = 5

// Judge compares what came with what was to be expected. What is ordered, as the pips
// of dice, is luckier the higher it comes; else only the differences count.
func Judge(luck []archive.Tally, ordered bool) Verdict {
	total := 0
	for _, t := range luck {
		total += t.Expected
	}
	if total == 0 || total < enough*1000*len(luck) {
		return TooFew
	}
	if !ordered {
		return [...]Verdict{Usual, Uneven, Rare}[rarity(unevenness(luck))]
	}
	z := fortune(luck, float64(total)/1000)
	if z < 0 {
		return [...]Verdict{Usual, Unlucky, RarelyUnlucky}[rarity(-z)]
	}
	return [...]Verdict{Usual, Lucky, RarelyLucky}[rarity(z)]
}

// rarity says of a normal deviate whether it is usual, 0, as five of six are; rarer,
// 1; or above what comes once in twenty times, 2.
func rarity(z float64) int {
	switch {
	case z >= 1.645:
		return 2
	case z >= 1:
		return 1
	}
	return 0
}

// fortune is the sum of what came, with the things numbered upwards, as a normal
// deviate. n is the number of draws.
func fortune(luck []archive.Tally, n float64) float64 {
	off, mean, square := 0.0, 0.0, 0.0
	for i, t := range luck {
		face, e := float64(i+1), float64(t.Expected)/1000
		off += face * (float64(t.Came) - e)
		mean += face * e / n
		square += face * face * e / n
	}
	return off / math.Sqrt(n*(square-mean*mean))
}

// unevenness is how far all things together lie from what was to be expected: Pearson's
// sum, scaled to what the draws spread, as a normal deviate (Wilson and Hilferty).
func unevenness(luck []archive.Tally) float64 {
	sum, mean, free := 0.0, 0.0, -1.0
	for _, t := range luck {
		if t.Expected == 0 {
			continue
		}
		e := float64(t.Expected) / 1000
		off := float64(t.Came) - e
		sum += off * off / e
		mean += float64(t.Spread) / float64(t.Expected)
		free++
	}
	if mean == 0 || free <= 0 {
		return 0
	}
	c := 2 / (9 * free)
	return (math.Cbrt(sum/mean) - 1 + c) / math.Sqrt(c)
}
