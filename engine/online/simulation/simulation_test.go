package simulation_test

import (
	"testing"

	"treille/engine/enginetest/soak"
	"treille/engine/online/simulation"
)

// TestEvenings runs evenings, each second with two servers; in short a tenth of them.
func TestEvenings(t *testing.T) {
	n := soak.Of(40, 4000)
	if testing.Short() {
		n = 8
	}
	ends := map[string]int{}
	for seed := range n {
		r, err := simulation.Run(simulation.Evening{Seed: soak.Seed(uint64(seed)), Steps: 1500, Servers: 1 + seed%2})
		if err != nil {
			t.Fatal(err)
		}
		ends[r.End]++
	}
	t.Log(ends)
}
