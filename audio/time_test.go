package audio_test

import (
	"math"
	"testing"
	"testing/synctest"
	"time"

	"treille/audio"
)

// beginnings returns the frames at which something begins after silence.
func beginnings(samples []float32) []int {
	var list []int
	quiet := 1000
	for i, v := range samples {
		if v > 0.03 || v < -0.03 {
			if quiet > 200 {
				list = append(list, i)
			}
			quiet = 0
		} else {
			quiet++
		}
	}
	return list
}

// block is what a device asks for at once.
const block = sampleRate * 90 / 1000

// A rhythm that has nothing to do with the device's blocks is heard as it was
// played.
func TestRhythmDoesNotFallOnBlocks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := warmed(t, 3)
		read(t, m, block)
		var all []float32
		const every, blockTime = 70 * time.Millisecond, 90 * time.Millisecond
		next := every
		for now := time.Duration(0); now < 20*blockTime; now += 10 * time.Millisecond {
			if now == next {
				m.Play(audio.Button, audio.Options{})
				next += every
			}
			time.Sleep(10 * time.Millisecond)
			if (now+10*time.Millisecond)%blockTime == 0 {
				left, _ := read(t, m, block)
				all = append(all, left...)
			}
		}
		begins := beginnings(all)
		if len(begins) < 20 {
			t.Fatalf("%d sounds", len(begins))
		}
		for i := range begins[1:] {
			if d := begins[i+1] - begins[i]; d < 70*48-48 || d > 70*48+48 {
				t.Errorf("sound %d comes %.1f ms after the one before", i+1, float64(d)/48)
			}
		}
	})
}

// Of two of a sound within a moment one is heard; of two sounds both are.
func TestTwinsAreDropped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		loud := func(second audio.Sound, after time.Duration) float64 {
			m := warmed(t, 1)
			m.Play(audio.Button, audio.Options{})
			m.Play(second, audio.Options{Delay: after})
			left, right := rest(t, m)
			_, a := levels(left)
			_, b := levels(right)
			return a + b
		}
		one := loud(audio.Button, 0)
		if two := loud(audio.Button, 29*time.Millisecond); two != one {
			t.Error("a twin is heard")
		}
		if two := loud(audio.Button, 31*time.Millisecond); two <= one {
			t.Error("what is no twin is not heard")
		}
		if two := loud(audio.Refused, 0); two <= one {
			t.Error("another sound is not heard")
		}
	})
}

// However many effects there are, the music goes on.
func TestEffectsTakeNoVoiceFromMusic(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		music := func(effects bool) []float32 {
			m := audio.NewSeeded(audio.Silent(), 1)
			m.SetVolume(0.0001, 1)
			for m.Warm() {
			}
			var all []float32
			for range 200 {
				for range 20 {
					if effects {
						m.PlayPlain(audio.Reminder, audio.Options{})
					}
				}
				left, _ := read(t, m, 2400)
				all = append(all, left...)
			}
			return all
		}
		alone, among := music(false), music(true)
		if peak, _ := levels(alone); peak < 0.01 {
			t.Fatal("no music")
		}
		for i := range alone {
			if d := math.Abs(float64(alone[i] - among[i])); d > 1e-6 {
				t.Fatalf("music sounds otherwise among effects: by %g at frame %d", d, i)
			}
		}
	})
}
