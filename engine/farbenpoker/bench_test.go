package farbenpoker_test

import (
	"testing"

	"treille/engine/enginetest"
	"treille/engine/farbenpoker"
)

func BenchmarkPlayout(b *testing.B) { enginetest.BenchmarkPlayout(b, farbenpoker.Game{}) }
func BenchmarkCopy(b *testing.B)    { enginetest.BenchmarkCopy(b, farbenpoker.Game{}) }
