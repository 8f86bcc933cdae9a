package audio_test

import (
	"math"
	"slices"
	"testing"

	"treille/audio"
)

const sampleRate = 48000

func TestSoundsAreHeardAndWithinLimits(t *testing.T) {
	for _, s := range audio.Sounds() {
		left, right := audio.Render(s)
		if len(left) != len(right) {
			t.Errorf("%s: %d samples left, %d right", s, len(left), len(right))
		}
		if seconds := float64(len(left)) / sampleRate; seconds < 0.05 || seconds > 4 {
			t.Errorf("%s lasts %.2f s", s, seconds)
		}
		for side, samples := range map[string][]float32{"left": left, "right": right} {
			peak, rms := levels(samples)
			if peak < 0.2 || peak > 0.9 || math.IsNaN(rms) {
				t.Errorf("%s, %s: peak %.3f, want 0.2 to 0.9", s, side, peak)
			}
			if rms < 0.02 {
				t.Errorf("%s, %s: rms %.4f is next to silence", s, side, rms)
			}
		}
	}
}

func TestSoundsBeginAndEndWithoutAClick(t *testing.T) {
	for _, s := range audio.Sounds() {
		left, right := audio.Render(s)
		for _, samples := range [][]float32{left, right} {
			first, last := samples[0], samples[len(samples)-1]
			if first != 0 || last != 0 {
				t.Errorf("%s begins at %g and ends at %g", s, first, last)
			}
			peak, _ := levels(samples)
			tail, _ := levels(samples[len(samples)-48:])
			if tail > 0.002*peak {
				t.Errorf("%s: the last millisecond reaches %.5f of a peak of %.3f", s, tail, peak)
			}
			if offset := math.Abs(mean(samples)); offset > 0.01 {
				t.Errorf("%s: mean %.4f", s, offset)
			}
		}
	}
}

func TestSoundsAreTheSameEachTime(t *testing.T) {
	for _, s := range audio.Sounds() {
		a, _ := audio.Render(s)
		b, _ := audio.Render(s)
		if !slices.Equal(a, b) {
			t.Errorf("%s differs from itself", s)
		}
	}
}

// A knock is dull, a glass clear, a coin bright, paper brighter still.
func TestSoundsHaveTheirPitch(t *testing.T) {
	order := []audio.Sound{audio.Knock, audio.Dust, audio.Glass, audio.Coin, audio.Slide}
	for i := range order[1:] {
		low, high := brightness(order[i]), brightness(order[i+1])
		if low*1.1 > high {
			t.Errorf("%s has a brightness of %.0f Hz, %s of %.0f", order[i], low, order[i+1], high)
		}
	}
	left, _ := audio.Render(audio.Bell)
	for _, hz := range []float64{587.33, 880} {
		beside := max(tone(left, hz*0.94), tone(left, hz*1.06))
		if on := tone(left, hz); on < 5*beside {
			t.Errorf("the bell has %.4f at %.0f Hz and %.4f beside it", on, hz, beside)
		}
	}
}

// No two sounds can be taken for each other: their energies in the octaves and
// in time are far apart.
func TestSoundsDiffer(t *testing.T) {
	all := audio.Sounds()
	for i, a := range all {
		for _, b := range all[i+1:] {
			if d := distance(portrait(a), portrait(b)); d < 0.2 {
				t.Errorf("%s and %s are alike: distance %.3f", a, b, d)
			}
		}
	}
}

func TestApplauseIsWide(t *testing.T) {
	left, right := audio.Render(audio.Applause)
	same := 0
	for i := range left {
		if left[i] == right[i] {
			same++
		}
	}
	if same > len(left)/2 {
		t.Errorf("%d of %d samples are the same left and right", same, len(left))
	}
}

func BenchmarkRender(b *testing.B) {
	for _, s := range audio.Sounds() {
		b.Run(s.String(), func(b *testing.B) {
			for b.Loop() {
				audio.Render(s)
			}
		})
	}
}

func levels(samples []float32) (peak, rms float64) {
	for _, v := range samples {
		peak = max(peak, math.Abs(float64(v)))
		rms += float64(v) * float64(v)
	}
	return peak, math.Sqrt(rms / float64(len(samples)))
}

func mean(samples []float32) float64 {
	sum := 0.0
	for _, v := range samples {
		sum += float64(v)
	}
	return sum / float64(len(samples))
}

// brightness is the pitch of a sine whose samples differ as much from one to
// the next as those of the sound.
func brightness(s audio.Sound) float64 {
	left, _ := audio.Render(s)
	var steps, power float64
	for i := 1; i < len(left); i++ {
		d := float64(left[i] - left[i-1])
		steps += d * d
		power += float64(left[i]) * float64(left[i])
	}
	return math.Sqrt(steps/power) * sampleRate / (2 * math.Pi)
}

// tone is how much of one pitch is in the samples (Goertzel).
func tone(samples []float32, hz float64) float64 {
	c := 2 * math.Cos(2*math.Pi*hz/sampleRate)
	var s1, s2 float64
	for _, v := range samples {
		s1, s2 = float64(v)+c*s1-s2, s1
	}
	return math.Sqrt(s1*s1+s2*s2-c*s1*s2) / float64(len(samples))
}

// portrait returns the shares of a sound's energy in steps of a third of an
// octave, and in steps of 30 ms.
func portrait(s audio.Sound) []float64 {
	left, _ := audio.Render(s)
	left = left[:min(len(left), sampleRate/2)]
	var bands [27]float64
	for i := range bands {
		bands[i] = tone(left, 50*math.Exp2(float64(i)/3))
	}
	var times [17]float64
	for i, v := range left {
		times[i/1440] += float64(v) * float64(v)
	}
	return append(unit(bands[:]), unit(times[:])...)
}

func unit(v []float64) []float64 {
	sum := 0.0
	for _, x := range v {
		sum += x * x
	}
	for i := range v {
		v[i] /= math.Sqrt(sum)
	}
	return v
}

func distance(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += (a[i] - b[i]) * (a[i] - b[i])
	}
	return math.Sqrt(sum)
}
