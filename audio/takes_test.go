package audio_test

import (
	"math"
	"slices"
	"testing"
	"testing/synctest"

	"treille/audio"
)

// clips are all takes by the name of their sound.
func clips(m *audio.Mixer) map[string][][]float32 {
	list := map[string][][]float32{}
	for _, c := range m.Clips() {
		list[c.Name] = append(list[c.Name], c.Samples)
	}
	return list
}

func TestEachSoundHasFiveTakesAllDifferent(t *testing.T) {
	for name, takes := range clips(warmed(t, 1)) {
		if len(takes) != audio.TakesASound {
			t.Errorf("%s has %d takes", name, len(takes))
		}
		for i, a := range takes {
			for _, b := range takes[i+1:] {
				if slices.Equal(a, b) {
					t.Errorf("two takes of %s are the same", name)
				}
			}
		}
	}
}

// Each start of the program sounds a little different.
func TestAnotherSeedIsAnotherSound(t *testing.T) {
	a, b := clips(warmed(t, 1)), clips(warmed(t, 2))
	for name := range a {
		if slices.Equal(a[name][0], b[name][0]) {
			t.Errorf("%s is the same twice", name)
		}
	}
}

func TestNoTakeIsHeardTwiceRunning(t *testing.T) {
	m := warmed(t, 1)
	heard := map[int]int{}
	last := -1
	for range 500 {
		n := m.Pick(audio.Button)
		if n == last {
			t.Fatal("the same take twice running")
		}
		last = n
		heard[n]++
	}
	for n, times := range heard {
		if len(heard) != audio.TakesASound || times < 60 {
			t.Errorf("take %d is heard %d times of 500", n, times)
		}
	}
}

// What is tuned has its pitch in every take, and D5 and A5 ring in the bell.
func TestTunedSoundsKeepTheirPitch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := warmed(t, 1)
		for _, c := range []struct {
			sound audio.Sound
			count int
			hz    []float64
		}{
			{audio.Bell, 0, []float64{587.33, 880}}, {audio.Reminder, 0, []float64{880}},
			{audio.Triplet, 0, []float64{880, 1174.66}},
			{audio.Point, 1, []float64{1174.66}}, {audio.Point, 2, []float64{1318.51}}, {audio.Point, 3, []float64{1567.98}},
			{audio.Point, 4, []float64{1760}}, {audio.Point, 5, []float64{2349.32}}, {audio.Point, 8, []float64{2349.32}},
		} {
			if !c.sound.Tuned() {
				t.Errorf("%s varies in pitch", c.sound)
			}
			for range 8 {
				m.Play(c.sound, audio.Options{Count: c.count})
				left, _ := rest(t, m)
				left = left[:min(len(left), sampleRate)]
				for _, hz := range c.hz {
					beside := max(tone(left, hz*0.985), tone(left, hz*1.015))
					if on := tone(left, hz); on < 4*beside {
						t.Fatalf("%s ×%d has %.2g at %.0f Hz and %.2g beside it", c.sound, c.count, on, hz, beside)
					}
				}
			}
		}
	})
}

func TestTakesBeginAndEndWithoutAClick(t *testing.T) {
	for name, takes := range clips(warmed(t, 1)) {
		for _, c := range takes {
			if c[0] != 0 || c[1] != 0 || c[len(c)-1] != 0 {
				t.Errorf("%s begins at %g and ends at %g", name, c[1], c[len(c)-1])
			}
			peak, _ := levels(c)
			if tail, _ := levels(c[len(c)-48:]); tail > 0.002*peak {
				t.Errorf("%s: the last millisecond reaches %.5f of a peak of %.3f", name, tail, peak)
			}
			mean := 0.0
			for _, v := range c {
				mean += float64(v)
			}
			if mean /= float64(len(c)); math.Abs(mean) > 0.01*peak {
				t.Errorf("%s: mean %.5f of a peak of %.3f", name, mean, peak)
			}
			if peak > audio.Ceiling {
				t.Errorf("%s: the limiter shapes it alone: peak %.3f", name, peak)
			}
		}
	}
}

// A sound that was asked for before it was made is made next, and none is made
// while it is asked for.
func TestWhatIsAskedForIsMadeNext(t *testing.T) {
	m := audio.NewSeeded(audio.Silent(), 1)
	read(t, m, 1)
	m.Play(audio.Triplet, audio.Options{})
	if len(m.Clips()) != 0 {
		t.Fatal("a sound is made while it is asked for")
	}
	m.WarmOne()
	if c := m.Clips(); len(c) != 1 || c[0].Name != "clink, fourth" {
		t.Errorf("%d takes are made, of %s", len(c), c[0].Name)
	}
}

// Making sounds takes no tick: no step draws more than half a second of sound, and no
// sound, over which the last steps go as a whole, lasts longer than five.
func TestMakingIsCutSmall(t *testing.T) {
	m := audio.NewSeeded(audio.Silent(), 1)
	m.SetVolume(1, 1)
	for _, s := range m.Slices() {
		if s.Drawn > sampleRate/2 {
			t.Errorf("%s has a step of %d samples", s.Name, s.Drawn)
		}
	}
	for _, c := range m.Clips() {
		if len(c.Samples) > 5*sampleRate {
			t.Errorf("%s lasts %d samples", c.Name, len(c.Samples))
		}
	}
}

func BenchmarkWarm(b *testing.B) {
	for b.Loop() {
		m := audio.NewSeeded(audio.Silent(), 1)
		for m.Warm() {
		}
	}
}
