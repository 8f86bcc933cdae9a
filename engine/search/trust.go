package search

import "treille/engine"

// Overrated is a game whose playouts promise more than those who ask come to win: the best of
// many candidates is overrated, and nobody plays on as well as the playouts do (docs/players.md).
type Overrated interface {
	engine.Game
	// Overrated does nothing.
	Overrated()
}

// PerfectMemory is a game whose positions are valued for players who forget nothing, while those who
// play it forget.
type PerfectMemory interface {
	engine.Game
	// PerfectMemory does nothing.
	PerfectMemory()
}

// Even returns the chances of all seats, in parts of [One], as near to each other as they come
// true where people forget: to the power of five eighths, and together [One] again.
func Even(chances []int) []int {
	list, sum := make([]int64, len(chances)), int64(0)
	for p, c := range chances {
		list[p] = lessSure(int64(min(c, One)) << fine)
		sum += list[p]
	}
	even := make([]int, len(chances))
	for p := range list {
		even[p] = int(list[p] * One / max(1, sum))
	}
	return even
}

// Trust tells chances of a game as they come true: where it is [Overrated], of a chance above the
// even share, its odds beside that share to the power of five eighths. The zero value tells
// chances as they are.
type Trust struct{ others int }

// TrustIn is the trust in the playouts of a game for so many players.
func TrustIn(game engine.Game, players int) Trust {
	if _, ok := game.(Overrated); ok {
		return Trust{players - 1}
	}
	return Trust{}
}

// Results are what was found, with their chances as they come true.
func (t Trust) Results(found []Result) []Result {
	list := append([]Result(nil), found...)
	for i, r := range list {
		list[i].Mean = t.chance(r.Mean)
	}
	return list
}

// Weighing is what was weighed, with its chances as they come true. It stays as clear as it was.
func (t Trust) Weighing(w Weighing) Weighing {
	told := w
	told.Choice.Mean, told.Other.Mean = t.chance(w.Choice.Mean), t.chance(w.Other.Mean)
	if w.Loss != 0 {
		told.Loss = t.chance(w.Choice.Mean) - t.chance(w.Choice.Mean-w.Loss)
		told.Error = w.Error * told.Loss / w.Loss
	}
	return told
}

// chance is one in parts of One, told as it comes true.
func (t Trust) chance(c int) int {
	n := int64(t.others)
	if n == 0 || int64(c)*(n+1) <= One {
		return c
	}
	mine := int64(min(c, One)) << fine
	own, rest := lessSure(mine), n*lessSure((One<<fine-mine)/n)
	return int(own * One / (own + rest))
}

// fine are the bits that [Trust] reckons with beside those of One.
const fine = 18

// lessSure is a part of One, shifted by fine bits, to the power of five eighths.
func lessSure(part int64) int64 {
	const one = One << fine
	half := root(part * one)
	return half * root(root(half*one)*one) / one
}
