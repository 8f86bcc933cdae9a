package audio

import (
	"fmt"
	"math"
	"testing"
	"time"
)

func TestZZ(t *testing.T) {
	var total time.Duration
	for s := range recipes {
		r := &recipeOf[s]
		if r.clip == nil {
			continue
		}
		line := fmt.Sprintf("%-16s", s)
		var worst, all time.Duration
		var dc, pk float64
		var ln int
		for n := range 5 {
			t0 := time.Now()
			tk := &take{dice: newDice(uint64(n)*77 + uint64(s))}
			r.clip(tk)
			for {
				t1 := time.Now()
				more := tk.step()
				worst = max(worst, time.Since(t1))
				if !more {
					break
				}
			}
			t1 := time.Now()
			l0 := loudness(tk.buf)
			c := tk.clip(r.loud)
			worst = max(worst, time.Since(t1))
			all += time.Since(t0)
			ln = len(c)
			sum := 0.0
			p := 0.0
			for _, v := range c {
				sum += float64(v)
				p = max(p, math.Abs(float64(v)))
			}
			dc = max(dc, math.Abs(sum/float64(len(c))))
			pk = max(pk, p)
			line += fmt.Sprintf(" %6.1f", l0)
			if r.single {
				break
			}
		}
		total += all
		t.Logf("%s len %.2f peak %.3f dc %.5f  worst %v all %v", line, float64(ln)/48000, pk, dc, worst, all)
	}
	t.Log(total)
}
