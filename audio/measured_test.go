package audio_test

import (
	"math"
	"math/cmplx"
	"slices"
	"testing"
	"testing/synctest"

	"treille/audio"
)

// at is what one pitch is of the samples, as a complex number.
func at(samples []float32, hz float64) complex128 {
	turn, z, sum := cmplx.Rect(1, -2*math.Pi*hz/sampleRate), complex(1, 0), complex(0, 0)
	for _, v := range samples {
		sum += complex(float64(v), 0) * z
		z *= turn
	}
	return sum
}

// What is in the middle stays there: the room moves none of the notes of the bell far
// to a side, and of all other pitches few.
func TestTheRoomMovesNothingAside(t *testing.T) {
	left, right := audio.Echo(sampleRate * 7 / 10)
	aside := func(hz float64) float64 { // in decibels, to the left
		send := complex(math.Pow(10, -12.0/20), 0) // of bells
		return 20 * math.Log10(cmplx.Abs(1+send*at(left, hz))/cmplx.Abs(1+send*at(right, hz)))
	}
	far, all := 0, 0
	for hz := 300.0; hz < 5000; hz *= 1.005 {
		if all++; math.Abs(aside(hz)) > 3 {
			far++
		}
	}
	share := float64(far) / float64(all)
	t.Logf("to the left: D5 %+.1f dB, A5 %+.1f dB; %.0f %% of 300 to 5000 Hz by more than 3 dB", aside(587.33), aside(880), 100*share)
	if d, a := aside(587.33), aside(880); math.Abs(d) > 3 || math.Abs(a) > 3 || share > 0.15 {
		t.Errorf("to the left: D5 %+.1f dB, A5 %+.1f dB; %.0f %% of 300 to 5000 Hz by more than 3 dB", d, a, 100*share)
	}
}

// pitch is the loudest pitch within a semitone of one, of a clip.
func pitch(clip []float32, near float64) float64 {
	best, most := 0.0, 0.0
	for cents := -100.0; cents <= 100; cents += 4 {
		hz := near * math.Exp2(cents/1200)
		if on := tone(clip[:min(len(clip), sampleRate/4)], hz); on > most {
			best, most = hz, on
		}
	}
	return best
}

// Money that comes climbs, money that goes falls, and a pawn's steps climb or fall as
// it goes: not only as it is asked for, but as it is heard.
func TestPhrasesGoWhereTheyLead(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := warmed(t, 1)
		pitches := map[*float32]float64{}
		for _, c := range []struct {
			sound audio.Sound
			near  float64 // the loudest mode
			up    bool
		}{{audio.Coins, 4350, true}, {audio.Paid, 4350, false}, {audio.Race, 890, true}, {audio.RaceBack, 890, false}} {
			right, all := 0, 0
			for count := 2; count <= 10; count++ {
				m.Play(c.sound, audio.Options{Count: count})
				voices := m.Voiced()
				before := 0.0
				for _, v := range voices[:count-1] { // the last one is another
					if pitches[&v.Clip[0]] == 0 {
						pitches[&v.Clip[0]] = pitch(v.Clip, c.near)
					}
					now := pitches[&v.Clip[0]] * v.Ratio
					if before != 0 {
						if all++; now > before == c.up {
							right++
						}
					}
					before = now
				}
				rest(t, m)
			}
			share := float64(right) / float64(all)
			t.Logf("%s: %.0f %% of %d steps in the right direction", c.sound, 100*share, all)
			if share < 0.9 {
				t.Errorf("%s: %.0f %% of %d steps in the right direction", c.sound, 100*share, all)
			}
		}
	})
}

// centroid is the middle of the spectrum of a sound's energy, in hertz.
func centroid(samples []float32) float64 {
	sum, weighted := 0.0, 0.0
	for hz := 50.0; hz < 16000; hz *= 1.02 {
		e := tone(samples, hz)
		e *= e * hz // as wide as its step
		sum += e
		weighted += e * hz
	}
	return weighted / sum
}

// What comes most often is dull rather than bright.
func TestCardsAndPagesAreDull(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := warmed(t, 1)
		for _, c := range []struct {
			sound audio.Sound
			most  float64
		}{{audio.Slide, 2200}, {audio.Dealt, 1500}, {audio.Flip, 2500}, {audio.Page, 3800}} {
			mean := 0.0
			for range 5 {
				m.Play(c.sound, audio.Options{})
				left, _ := rest(t, m)
				mean += centroid(left[:sampleRate/4]) / 5
			}
			t.Logf("%s: centroid %.1f kHz", c.sound, mean/1000)
			if mean > c.most {
				t.Errorf("%s: centroid %.1f kHz, want at most %.1f", c.sound, mean/1000, c.most/1000)
			}
		}
	})
}

// No two strokes under the tension are alike: not in level, nor in length, nor in
// colour.
func TestStrokesOfTheBowDiffer(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := warmed(t, 1)
		m.Play(audio.Tension, audio.Options{})
		var levels, lengths []float64
		partials := make([][]float64, 6)
		for _, v := range m.Voiced()[3:40] { // between its beginning and its end
			levels = append(levels, 20*math.Log10(v.Gain))
			lengths = append(lengths, float64(len(v.Clip))/sampleRate)
			all := rms(v.Clip)
			for k := range partials {
				partials[k] = append(partials[k], 20*math.Log10(tone(v.Clip, 146.83*float64(k+1))/all))
			}
		}
		half := func(list []float64) float64 { return (slices.Max(list) - slices.Min(list)) / 2 }
		colour := 0.0
		for _, p := range partials {
			colour += half(p) / float64(len(partials))
		}
		long := 100 * half(lengths) / (slices.Min(lengths) + half(lengths))
		t.Logf("level ±%.1f dB, length ±%.0f %%, partials ±%.1f dB", half(levels), long, colour)
		if half(levels) < 1.2 || half(levels) > 1.6 || long < 5 || long > 13 || colour < 1 || colour > 3 {
			t.Errorf("level ±%.1f dB, length ±%.0f %%, partials ±%.1f dB", half(levels), long, colour)
		}
	})
}

// What burns crackles by chance: gaps vary as much as they last, where an even rhythm
// of ±15 % has a tenth of that.
func TestFireHasNoRhythm(t *testing.T) {
	var gaps []float64
	for seed := range uint64(20) {
		cracks := audio.Burn.Strokes(seed)[1:] // after the flare
		for i := range cracks[1:] {
			rate := 3 + 27*math.Exp(-cracks[i]/0.35)
			gaps = append(gaps, (cracks[i+1]-cracks[i])*rate)
		}
	}
	mean, square := 0.0, 0.0
	for _, g := range gaps {
		mean += g / float64(len(gaps))
		square += g * g / float64(len(gaps))
	}
	varies := math.Sqrt(square-mean*mean) / mean
	t.Logf("%d gaps vary by %.2f of their mean", len(gaps), varies)
	if varies < 0.7 {
		t.Errorf("%d gaps vary by %.2f of their mean", len(gaps), varies)
	}
}

// The bell and a hit have no note in common.
func TestTheHitIsNotTheBell(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		notes := []float64{587.33, 783.99, 880, 1174.66} // D5 G5 A5 D6
		m := warmed(t, 1)
		for _, c := range []struct {
			sound audio.Sound
			has   [4]bool
		}{{audio.Bell, [4]bool{true, false, true, false}}, {audio.Hit, [4]bool{false, true, false, true}}} {
			m.Play(c.sound, audio.Options{})
			left, _ := rest(t, m)
			left = left[:sampleRate*6/10]
			most, heard := 0.0, make([]float64, len(notes))
			for i, hz := range notes {
				heard[i] = tone(left, hz)
				most = max(most, heard[i])
			}
			for i := range notes {
				heard[i] = 20 * math.Log10(heard[i]/most)
				if heard[i] > -5 != c.has[i] {
					t.Errorf("%s has %.0f Hz at %.0f dB", c.sound, notes[i], heard[i])
				}
			}
			t.Logf("%s: D5 G5 A5 D6 at %.0f dB", c.sound, heard)
		}
	})
}

// Points climb on over counts that follow each other soon, and begin again after a rest.
func TestPointsClimbOn(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		notes := map[string]float64{"D6": 1174.66, "E6": 1318.51, "G6": 1567.98, "A6": 1760, "D7": 2349.32}
		m := warmed(t, 1)
		for _, c := range []struct {
			every float64 // seconds
			want  []string
		}{
			{1.3, []string{"D6", "E6", "G6", "A6", "D6", "E6"}},  // purchases
			{0.12, []string{"D6", "E6", "G6", "A6", "D7", "D7"}}, // one count
			{3.2, []string{"D6", "D6", "D6"}},
		} {
			var heard []string
			for range c.want {
				m.Play(audio.Point, audio.Options{})
				left, _ := read(t, m, sampleRate/10)
				most, note := 0.0, ""
				for name, hz := range notes {
					if on := tone(left[sampleRate/50:], hz); on > most {
						most, note = on, name
					}
				}
				heard = append(heard, note)
				read(t, m, int(c.every*sampleRate)-sampleRate/10)
			}
			t.Logf("every %.2f s: %v", c.every, heard)
			if !slices.Equal(heard, c.want) {
				t.Errorf("every %.2f s: %v, want %v", c.every, heard, c.want)
			}
			read(t, m, 4*sampleRate)
		}
	})
}
