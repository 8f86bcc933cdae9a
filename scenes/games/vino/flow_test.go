package vino

import (
	"slices"
	"strconv"
	"testing"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/testkit/tabletest"
)

// TestNobodyWaitsForNothing plays whole games through the controls.
func TestNobodyWaitsForNothing(t *testing.T) {
	tabletest.Run(t, Kind(), tabletest.Player{Press: press})
}

// press says which controls take a decision; where several are one gesture, the
// others of it are the first that may follow.
func press(info engine.InfoState, a engine.Action) []string {
	in := info.(*vi.Info)
	d := vi.Decode(a)
	s := spot{d.Region, d.Vineyard}
	switch d.Kind {
	case vi.DecisionChoose:
		return []string{"region/" + strconv.Itoa(d.Regions[0]), "region/" + strconv.Itoa(d.Regions[1]), "choose"}
	case vi.DecisionBuy:
		return buyPresses(in, s, d.Variety)
	case vi.DecisionPass:
		return []string{"pass"}
	case vi.DecisionTake:
		return append(tickPresses(in, s), "take")
	case vi.DecisionSell:
		ids := []string{"wares/" + strconv.Itoa(int(d.Variety))}
		for range d.Quantity {
			ids = append(ids, "more")
		}
		return append(ids, "sell")
	case vi.DecisionNoSale:
		return []string{"nosale"}
	case vi.DecisionGive:
		return append(tickPresses(in, s), "give")
	case vi.DecisionRaise:
		return raisePresses(in, d.Variety)
	}
	return nil
}

func buyPresses(in *vi.Info, s spot, v vi.Variety) []string {
	var ids []string
	switch in.Phase() {
	case vi.PhaseDrawn:
		if len(in.Drawn()) == 1 {
			break // its sheet is there
		}
		ids = append(ids, "drawn/"+strconv.Itoa(s.region))
	case vi.PhaseSecond, vi.PhaseThird:
		ids = append(ids, "region/"+strconv.Itoa(s.region))
	}
	ids = append(ids, coinID(s))
	if v != vi.NoVariety {
		ids = append(ids, "grow/"+v.String())
	}
	return append(ids, "buy")
}

// tickPresses tick a vineyard, and as many others as are wanted with it. With
// exactly as many as are wanted, all are ticked already.
func tickPresses(in *vi.Info, s spot) []string {
	list := []spot{s}
	var regions []int
	legal := in.LegalActions(nil)
	if len(legal) == in.Left() {
		return nil
	}
	for _, a := range legal {
		d := vi.Decode(a)
		if q := (spot{d.Region, d.Vineyard}); len(list) < in.Left() && q != s {
			list = append(list, q)
		}
		if !slices.Contains(regions, d.Region) {
			regions = append(regions, d.Region)
		}
	}
	var ids []string
	for _, q := range list {
		if in.Phase() == vi.PhaseGive {
			ids = append(ids, "region/"+strconv.Itoa(q.region))
		}
		ids = append(ids, coinID(q))
	}
	return ids
}

// raisePresses use all steps, the first on a variety.
func raisePresses(in *vi.Info, v vi.Variety) []string {
	var room [vi.Varieties]int
	alone := 0
	for g := range vi.Barbera + vi.Varieties {
		if g != in.Wares() {
			room[g] = (vi.MarketMax - in.Market(g)) / square
		}
		if room[g] > 0 {
			alone++
		}
	}
	var ids []string
	if alone > 1 {
		for left := in.Left(); left > 0; left-- {
			for room[v] == 0 {
				v = (v + 1) % vi.Varieties
			}
			room[v]--
			ids = append(ids, "up/"+v.String())
		}
	}
	return append(ids, "raise")
}
