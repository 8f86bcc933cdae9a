package zankapfel_test

import (
	"fmt"
	"slices"
	"testing"

	"treille/engine"
	"treille/engine/enginetest"
	"treille/engine/rng"
	"treille/engine/zankapfel"
)

// exploitable is how much both sides together could gain at most, in hundredths
// of a step, by answering the other's strategy in the best way (NashConv).
const exploitable = 10

// TestDuelCannotBeExploited computes best responses in quarrels of two that come
// up in games.
func TestDuelCannotBeExploited(t *testing.T) {
	enginetest.Long(t)
	quarrels := 0
	for seed := uint64(0); quarrels < 25; seed++ {
		stream := rng.New(seed)
		s := newState(t, 3+int(seed%4))
		for s.CurrentPlayer() != engine.Terminal {
			if b := s.(*zankapfel.State); b.Phase() == zankapfel.PhaseDiscord && b.Members().Len() == 2 && b.Committed() == 0 {
				quarrels++
				if gain := nashConv(zankapfel.Duel(s)); gain > exploitable {
					t.Errorf("seed %d, round %d: best responses gain %.2f hundredths of a step", seed, b.Round(), gain)
				}
			}
			playPly(s, zankapfel.Styles[1], &stream)
		}
	}
}

// TestOneGivesWay wants two who hold all their cards not to burn them one after the
// other: they seldom tie.
func TestOneGivesWay(t *testing.T) {
	enginetest.Long(t)
	alike, ties := 0, 0.0
	for seed := uint64(0); alike < 10; seed++ {
		stream := rng.New(seed)
		s := newState(t, 3+int(seed%4))
		for s.CurrentPlayer() != engine.Terminal {
			if b := s.(*zankapfel.State); b.Phase() == zankapfel.PhaseDiscord && b.Members().Len() == 2 && b.Committed() == 0 {
				sides := zankapfel.Duel(s)
				if slices.Equal(sides[0].Cards, sides[1].Cards) && len(sides[0].Cards) == 10 {
					alike++
					ties += tying(sides)
				}
			}
			playPly(s, zankapfel.Styles[0], &stream)
		}
	}
	t.Logf("%d quarrels, %.1f ties", alike, ties)
	if ties > float64(alike)/6 {
		t.Errorf("%d quarrels end in %.1f ties", alike, ties)
	}
}

// TestDiceCostTheWayHome lets a quarrel decide the last round: with more than one
// die the harvest no longer brings the buyer home, and another wins.
func TestDiceCostTheWayHome(t *testing.T) {
	b := position(t, "players 3\n mayor b4\n hands G R G\n face B\n score 35 34 20\n chips b5\n spent 0 2 3 5 6 7 8 9 10\n spent 2 1 2 4 5 6 7 8 9 10").
		play("0 lay G; 1 lay R; 2 lay G; 0 announce b5")
	own := zankapfel.Duel(b.State)[0]
	for bought, byCard := range own.Dice {
		for card, weights := range byCard {
			if p := parts(weights); own.Cards[card] == 4 && p[2]+p[3] > 0.02 {
				t.Errorf("with a %d against %d dice it buys none to three as %.2f", own.Cards[card], bought, p)
			}
		}
	}
}

// tying is the chance that a bout ends in a tie.
func tying(sides [2]zankapfel.Duellist) float64 {
	own := sides[0]
	for dice := range own.Worth {
		for other := range own.Worth[dice] {
			own.Worth[dice][other] = [2]int64{0, 1}
		}
	}
	value, ties := play{own: own, other: sides[1]}, 0.0
	for i, p := range parts(own.Lay) {
		value.own.Tied = 2
		ties += p * value.first(i)
		value.own.Tied = 0
		ties -= p * value.first(i)
	}
	return ties
}

// playPly goes one ply on: chance, or a seat as a style says.
func playPly(s engine.State, style func(engine.State, engine.Player, *rng.Stream) engine.Action, stream *rng.Stream) {
	if s.CurrentPlayer() == engine.Chance {
		s.Apply(engine.Chance, engine.Pick(s.ChanceOutcomes(nil), stream), nil)
		return
	}
	p := s.Acting().First()
	s.Apply(p, style(s, p, stream), nil)
}

// nashConv is what the best responses of both sides gain beyond their own
// strategies.
func nashConv(sides [2]zankapfel.Duellist) float64 {
	sum := 0.0
	for i := range sides {
		sum += response(sides[i], sides[1-i], i == 0, true) - response(sides[i], sides[1-i], i == 0, false)
	}
	return sum
}

// response is what a side gets against the other's strategy, by the best
// response or by its own strategy. Where both are alike, ties are charged by the
// side's own strategy in either case.
func response(own, other zankapfel.Duellist, first, best bool) float64 {
	value := play{own: own, other: other, best: best}
	shares := parts(own.Lay)
	var lays []float64
	for i := range own.Cards {
		v := value.second(i)
		if first {
			v = value.first(i)
		}
		if own.Even && slices.Contains(other.Cards, own.Cards[i]) {
			v -= float64(own.Worth[0][0][1]) / 2 * shares[i]
		}
		lays = append(lays, v-float64(own.Cost[i]))
	}
	return pick(lays, own.Lay, best)
}

// pick is the best of what choices bring, or their mean by weights.
func pick(worth []float64, weights []int64, best bool) float64 {
	if best {
		return slices.Max(worth)
	}
	sum := 0.0
	for i, p := range parts(weights) {
		sum += p * worth[i]
	}
	return sum
}

func parts(weights []int64) []float64 {
	total := 0.0
	for _, w := range weights {
		total += float64(w)
	}
	var list []float64
	for _, w := range weights {
		list = append(list, float64(w)/total)
	}
	return list
}

// A play is one side's decisions on dice against the other's strategy.
type play struct {
	own, other zankapfel.Duellist
	best       bool
}

// first is what a card of the side that may buy first brings.
func (v play) first(card int) float64 {
	var open [4]float64
	for k, laid := range parts(v.other.Lay) {
		open[0] += laid * parts(v.other.Dice[0][k])[0] * v.pays(card, k, 0, 0)
		for own := 1; own <= 3; own++ {
			for dice, bought := range parts(v.other.Dice[own][k]) {
				open[own] += laid * bought * v.pays(card, k, own, dice)
			}
		}
	}
	for dice := 1; dice <= 3; dice++ {
		var again [4]float64
		for k, laid := range parts(v.other.Lay) {
			for own := range again {
				again[own] += laid * parts(v.other.Dice[0][k])[dice] * v.pays(card, k, own, dice)
			}
		}
		open[0] += pick(again[:], v.own.Dice[dice][card], v.best)
	}
	return pick(open[:], v.own.Dice[0][card], v.best)
}

// second is what a card of the other side brings.
func (v play) second(card int) float64 {
	sum := 0.0
	for dice := range 4 {
		var worth [4]float64
		for k, laid := range parts(v.other.Lay) {
			opens := laid * parts(v.other.Dice[0][k])[dice]
			for own := range worth {
				if dice > 0 || own == 0 {
					worth[own] += opens * v.pays(card, k, own, dice)
					continue
				}
				for later, p := range parts(v.other.Dice[own][k]) {
					worth[own] += opens * p * v.pays(card, k, own, later)
				}
			}
		}
		sum += pick(worth[:], v.own.Dice[dice][card], v.best)
	}
	return sum
}

// pays is what the outcomes are worth by how likely they are.
func (v play) pays(card, otherCard, dice, otherDice int) float64 {
	mine, theirs := rolls(dice), rolls(otherDice)
	wins := 0.0
	for x, p := range mine {
		for y, q := range theirs {
			switch ahead := v.own.Cards[card] + x - v.other.Cards[otherCard] - y; {
			case ahead > 0:
				wins += p * q
			case ahead == 0:
				wins += p * q * float64(v.own.Tied) / 2
			}
		}
	}
	worth := v.own.Worth[dice][otherDice]
	return float64(worth[0]) + wins*float64(worth[1]-worth[0])
}

// rolls are the chances of each sum of some dice.
func rolls(dice int) [19]float64 {
	sums := [19]float64{1}
	for range dice {
		var more [19]float64
		for s, p := range sums {
			for pips := 1; pips <= 6 && p > 0; pips++ {
				more[s+pips] += p / 6
			}
		}
		sums = more
	}
	return sums
}

// TestOneGivesWayAgain lets two tie whose high cards are worth little later: they do not lay equal cards to the end.
func TestOneGivesWayAgain(t *testing.T) {
	b := position(t, "players 4\n first 2\n mayor c4\n hands RG RY RG RY\n face B\n score 16 21 17 14\n chips a1 a2 d1 a4 e1 b4\n spent 0 1 5 9 10\n spent 2 1 9 10").
		play("2 lay R; 3 lay Y; 0 lay R; 1 lay Y; 2 announce b4")
	for v := 8; v > 6; v-- {
		b = b.play(fmt.Sprintf("2 discord %d; 0 discord %d; 2 wait; 0 wait", v, v))
		sides := zankapfel.Duel(b.State)
		equal, own, other := 0.0, parts(sides[0].Lay), parts(sides[1].Lay)
		for i, card := range sides[0].Cards {
			if k := slices.Index(sides[1].Cards, card); k >= 0 {
				equal += own[i] * other[k]
			}
		}
		if equal > 0.8 {
			t.Errorf("after %d to %d they lay equal cards with %.2f", v, v, equal)
		}
	}
}
