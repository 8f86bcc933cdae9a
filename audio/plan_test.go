package audio_test

import (
	"math"
	"testing"
	"testing/synctest"

	"treille/audio"
)

// Each sound is as loud as the plan wants it, in whichever take, and on a
// phone, which leaves out what is low.
func TestLoudnessIsAsPlanned(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		const (
			tolerance = 2.0 // decibels off the plan
			spread    = 2.0 // between the takes
			phoneLoss = 5.0
		)
		const repeats = 2
		phone := highPass(500)
		m := warmed(t, 1)
		for _, p := range playings() {
			least, most, lost, sum := math.Inf(1), math.Inf(-1), math.Inf(-1), 0.0
			for range repeats {
				m.PlayPlain(p.sound, audio.Options{Count: p.count})
				left, right := rest(t, m)
				l := lufs(left, right)
				least, most, sum = min(least, l), max(most, l), sum+l
				lost = max(lost, l-lufs(phone.of(left), phone.of(right)))
			}
			plan := p.sound.Plan(p.count)
			t.Logf("%-14s ×%d  plan %5.1f  measured %6.2f (%6.2f to %6.2f)  phone −%.1f", p.sound, max(1, p.count), plan, sum/repeats, least, most, lost)
			if least < plan-tolerance || most > plan+tolerance {
				t.Errorf("%s ×%d: %.1f to %.1f LUFS, planned are %.0f", p.sound, p.count, least, most, plan)
			}
			if most-least > spread {
				t.Errorf("%s ×%d: its takes differ by %.1f dB", p.sound, p.count, most-least)
			}
			limit := phoneLoss
			if p.sound == audio.Barrel {
				limit = 8
			}
			if lost > limit {
				t.Errorf("%s ×%d loses %.1f dB on a phone", p.sound, p.count, lost)
			}
		}
	})
}

// long skips a test in short (-short): it takes long, and comes out alike on every platform.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes long, and comes out alike on every platform")
	}
}
