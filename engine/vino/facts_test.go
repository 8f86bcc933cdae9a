package vino

import (
	"fmt"
	"testing"

	"treille/engine"
)

func TestV23_WhoBuysNext(t *testing.T) {
	s := position(t, `
		players 5
		rose 3 1 4 0 2
		2 4T:1`)
	play(t, s, "0 choose 4 9", "1 choose 4 9", "2 choose 4 9", "3 choose 4 9", "4 choose 1 2")
	want(t, "while another region is bought in", fmt.Sprint(s.NextBuyers()), "[]")
	play(t, s, "4 pass", "4 pass")
	turn(t, s, 2, PhaseOwners)
	want(t, "after the owner", fmt.Sprint(s.NextBuyers()), "[3 1 0]")
	play(t, s, "2 pass")
	want(t, "after the first newcomer", fmt.Sprint(s.NextBuyers()), "[1 0]")
	play(t, s, "3 buy 4.2 B")
	want(t, "from the second newcomer on", fmt.Sprint(s.NextBuyers()), "[0 3]")
	play(t, s, "1 buy 4.3 N")
	turn(t, s, 0, PhaseNewcomers)
	want(t, "round and round", fmt.Sprint(s.NextBuyers()), "[3 1]")
	want(t, "after a pass", s.AfterPass(), 3)
	play(t, s, "0 pass", "3 buy 4.4", "1 pass")
	want(t, "who buys first in the next region, too", s.AfterPass(), 3)
	play(t, s, "3 pass", "3 pass", "1 pass")
	turn(t, s, 0, PhaseNewcomers)
	want(t, "in the last region", s.AfterPass(), 2)
	play(t, s, "0 pass")
	want(t, "who sells first", s.AfterPass(), 3)
	turn(t, s, 2, PhaseNewcomers)
	s.hiddenMoney = true
	want(t, "while money is hidden", s.AfterPass(), engine.Chance)
}

func TestV22_WhoBuysInARegion(t *testing.T) {
	s := position(t, `
		players 4
		rose 3 1 0 2
		0 4T:1
		2 4B:2-3`)
	play(t, s, "0 choose 4 9", "1 choose 4 9", "2 choose 4 9", "3 choose 4 8")
	in := &Info{seat: 1}
	in.Project(s)
	want(t, "owners first", fmt.Sprint(in.BuyersIn(3)), "[2 0 3 1]")
	want(t, "not chosen", fmt.Sprint(in.BuyersIn(0)), "[]")
}

func TestV32_WhatBecomesOfTheBottle(t *testing.T) {
	const campania = 2
	for _, c := range []struct {
		round     string
		vineyards []int
		want      BottleFate
	}{
		{"1", []int{9}, BottleTaken},
		{"1", []int{5, 6}, BottleStays},
		{"1", []int{5, 6, 8}, BottleOpened}, // V30
		{"0", []int{5, 6, 8}, BottleStays},  // V13
		{"1", []int{5, 6, 8, 9}, BottleOpened},
		{"1", []int{5, 9, 6, 8}, BottleTaken},
	} {
		s := position(t, "round "+c.round+`
			0 3M:1-2,5
			1 3N:3-4,8`)
		want(t, fmt.Sprintf("after %v in round %s", c.vineyards, c.round), s.BottleAfter(campania, c.vineyards...), c.want)
	}
	s := position(t, `
		bottles 2
		0 3M:1-2,5
		1 3N:3-4,8`)
	want(t, "without a bottle", s.BottleAfter(campania, 9), BottleStays)
}

func TestV33_WhoGetsNothingOfAGift(t *testing.T) {
	// One vineyard of the state is left for three owners (V30).
	s := position(t, `
		players 4
		0 3M:1-2,5
		1 3N:3,8
		2 3T:4`)
	want(t, "too few", fmt.Sprint(s.GiftObstacles(2)), fmt.Sprint([]Obstacle{NoObstacle, NoVineyard, NoVineyard}))
	// The first has no pawn, and keeps his rank.
	s = position(t, `
		players 4
		0 2B:1-5,7-8 7M:1-21 8M:1-11
		1 2M:10 4N:1-16 8N:12-19 5M:1-11
		2 2T:6`)
	want(t, "no pawn", fmt.Sprint(s.GiftObstacles(1)), fmt.Sprint([]Obstacle{NoPawn, NoObstacle, NoObstacle}))
	want(t, "nobody", len(s.GiftObstacles(8)), 0)
}
