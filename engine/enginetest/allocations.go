package enginetest

import "testing"

// Allocations returns how many times run allocates. Go counts for the whole
// process, in which its own tasks allocate now and then, so that run is measured
// again, up to five times, until it is once without: what run allocates itself
// comes each time. The first call of each measurement is not counted.
func Allocations(run func()) float64 {
	least := testing.AllocsPerRun(1, run)
	for tries := 1; least > 0 && tries < 5; tries++ {
		least = min(least, testing.AllocsPerRun(1, run))
	}
	return least
}
