package search

import (
	"fmt"
	"strconv"
	"strings"

	"treille/engine"
)

// A Valuer measures positions of a game, as a fit and a search see them.
type Valuer interface {
	// Terms names what is measured, one word each: money, cards, rounds alone.
	Terms() []string
	// Stage reports whether positions are valued at this moment, and at which
	// stage of the game: rounds left, say. Stages count from 0.
	Stage(engine.State) (stage int, ok bool)
	// Measure appends the amount of each term for a seat.
	Measure(dst []int32, s engine.State, seat engine.Player) []int32
}

// Valued is a game whose positions can be measured.
type Valued interface {
	engine.Game
	Valuer() Valuer
}

// A Value turns the terms of a position into chances of winning: a seat's
// strength is the sum of its terms, each with its weight; its chance is its part
// of all seats' strengths, raised to the power of e (a conditional logit). The
// weights come from a file that "treille-lab fit" writes.
type Value struct {
	terms  int
	stages map[key][]int32
}

type key struct{ players, stage int }

// Weights are in parts of 1/65536 nats a unit, strengths in 1/256.
const (
	weightBits = 16
	natBits    = 8
)

// ParseValue reads weights: a line for each number of players and stage, as in
//
//	players 4 stage 2: 1200 -35 0
//
// with a weight for each term. Name is for its errors.
func ParseValue(name, text string, terms []string) (*Value, error) {
	v := &Value{terms: len(terms), stages: map[key][]int32{}}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		head, tail, found := strings.Cut(line, ":")
		k, ok := parseKey(head)
		if !ok || !found {
			return nil, fmt.Errorf("%s:%d: %q is not \"players N stage N: weights\"", name, i+1, line)
		}
		if v.stages[k] != nil {
			return nil, fmt.Errorf("%s:%d: players %d stage %d stands twice", name, i+1, k.players, k.stage)
		}
		words := strings.Fields(tail)
		if len(words) != len(terms) {
			return nil, fmt.Errorf("%s:%d: %d weights for the %d terms %s", name, i+1, len(words), len(terms), strings.Join(terms, " "))
		}
		weights := make([]int32, len(words))
		for t, w := range words {
			n, err := strconv.ParseInt(w, 10, 32)
			if err != nil {
				return nil, fmt.Errorf("%s:%d: the weight %q is no whole number of 32 bits", name, i+1, w)
			}
			weights[t] = int32(n)
		}
		v.stages[k] = weights
	}
	return v, nil
}

// parseKey reads "players 4 stage 2".
func parseKey(head string) (k key, ok bool) {
	words := strings.Fields(head)
	if len(words) != 4 || words[0] != "players" || words[2] != "stage" {
		return key{}, false
	}
	players, err := strconv.Atoi(words[1])
	stage, err2 := strconv.Atoi(words[3])
	return key{players, stage}, err == nil && err2 == nil
}

// Weights returns the weights of the terms at a stage, nil if there are none.
func (v *Value) Weights(players, stage int) []int32 { return v.stages[key{players, stage}] }

// Strength is a seat's strength in 1/256 nats: the sum of its terms, weighted.
func Strength(weights, terms []int32) int {
	sum := int64(0)
	for i, w := range weights {
		sum += int64(w) * int64(terms[i])
	}
	return int(sum >> (weightBits - natBits))
}

// Chance is a seat's chance of winning in parts of One, by the strengths of all.
func Chance(strengths []int, seat engine.Player) int {
	most := strengths[0]
	for _, s := range strengths {
		most = max(most, s)
	}
	sum := int64(0)
	for _, s := range strengths {
		sum += power(s - most)
	}
	return int(power(strengths[seat]-most) * One / sum)
}

// powers[i] is e^(-i/256) in parts of 2^20, down to next to nothing.
var powers = func() (list [14 << natBits]int64) {
	const shrink = 16711808 // e^(-1/256) · 2^24
	p := int64(1) << 30     // with ten more bits, against rounding
	for i := range list {
		list[i] = (p + (1 << 9)) >> 10
		p = (p*shrink + (1 << 23)) >> 24
	}
	return list
}()

// power is e to a strength that is not above 0.
func power(strength int) int64 {
	if -strength >= len(powers) {
		return 0
	}
	return powers[-strength]
}
