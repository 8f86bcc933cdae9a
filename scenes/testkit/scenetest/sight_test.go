package scenetest

import (
	"math"
	"testing"
)

// TestDifference holds ΔE2000 to the data of its authors.
func TestDifference(t *testing.T) {
	for _, c := range []struct {
		p, q lab
		want float64
	}{
		{lab{50, 2.6772, -79.7751}, lab{50, 0, -82.7485}, 2.0425},
		{lab{50, 2.5, 0}, lab{73, 25, -18}, 27.1492},
		{lab{50, 2.5, 0}, lab{50, 0, -2.5}, 4.3065},
		{lab{50, -1, 2}, lab{50, 0, 0}, 2.3669},
		{lab{22.7233, 20.0904, -46.6940}, lab{23.0331, 14.9730, -42.5619}, 2.0373},
		{lab{60.2574, -34.0099, 36.2677}, lab{60.4626, -34.1751, 39.4387}, 1.2644},
		{lab{6.7747, -0.2908, -2.4247}, lab{5.8714, -0.0985, -2.2286}, 0.6377},
	} {
		if got := difference(c.p, c.q); math.Abs(got-c.want) > 0.00006 {
			t.Errorf("between %v and %v: %.4f, want %.4f", c.p, c.q, got, c.want)
		}
	}
}
