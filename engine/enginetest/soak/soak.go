// Package soak says how much a test does. In make test it is a small sample that is always the same, so
// that what fails there fails again. In a round of make soak it is all that there is, and what is drawn
// by chance is drawn anew: the variable TREILLE_SOAK holds the number of the round, from which all seeds
// come, so that a failure is played again with it.
//
//	TREILLE_SOAK=2026113001 go test ./engine/vino
package soak

import (
	"os"
	"strconv"
)

// variable names the number of a round of make soak, 1 or more. Without it, it is make test.
const variable = "TREILLE_SOAK"

// Round is the number of the round of make soak, or 0 in make test. It panics if the variable holds
// something else.
func Round() uint64 {
	text := os.Getenv(variable)
	if text == "" {
		return 0
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n == 0 {
		panic(variable + " is the number of a round, and not " + text)
	}
	return n
}

// On reports whether this is make soak.
func On() bool { return Round() > 0 }

// Of is sample in make test, and whole in make soak: how many games, sizes or times.
func Of(sample, whole int) int {
	if On() {
		return whole
	}
	return sample
}

// Seed is the seed from which a test draws: the given one in make test, another in each round of make soak.
func Seed(fixed uint64) uint64 { return fixed + Round()<<20 }

// Picks reports whether the nth of many alike things is looked at: all in make soak, and in make test one of
// every so many, beginning with that whose number is first.
func Picks(n, first, every int) bool { return On() || n%every == first%every }
