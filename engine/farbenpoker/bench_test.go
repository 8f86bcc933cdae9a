package farbenpoker

import (
	"testing"

	"treille/engine/enginetest"
)

func BenchmarkPlayout(b *testing.B)     { enginetest.BenchmarkPlayout(b, Game{}) }
func BenchmarkCopy(b *testing.B)        { enginetest.BenchmarkCopy(b, Game{}) }
func BenchmarkDeterminize(b *testing.B) { enginetest.BenchmarkDeterminize(b, Game{}) }
func BenchmarkGreedy(b *testing.B)      { enginetest.BenchmarkGreedy(b, Game{}) }
