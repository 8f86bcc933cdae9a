package audio_test

import (
	"math"
	"testing"

	"treille/audio"
)

// The limiter lets nothing past its ceiling, comes before what is too loud, lets
// go within its time, and leaves alone what is not.
func TestLimiter(t *testing.T) {
	in := make([]float32, sampleRate)
	for i := range in {
		level := 0.5
		if i >= 9600 && i < 14400 {
			level = 3
		}
		in[i] = float32(level * math.Sin(2*math.Pi*1000*float64(i)/sampleRate))
	}
	out := audio.Limit(in)
	for i := range 9600 - audio.LookAhead {
		if out[i+audio.LookAhead] != in[i] {
			t.Fatalf("frame %d is %g, and was %g", i, out[i+audio.LookAhead], in[i])
		}
	}
	peak, _ := levels(out)
	if peak > audio.Ceiling || peak < 0.95*audio.Ceiling {
		t.Errorf("peak %.4f", peak)
	}
	// Its gain moves slowly: it does not bend a wave.
	for i := 9600; i < 14400; i++ {
		if step := math.Abs(float64(out[i+1] - out[i])); step > 0.15 {
			t.Fatalf("a step of %.3f at frame %d", step, i)
		}
	}
	at := func(ms int) float64 { // after it was too loud
		p, _ := levels(out[14400+ms*48 : 14400+ms*48+480])
		return p
	}
	if at(10) > 0.35 || at(300) < 0.48 {
		t.Errorf("lets go to %.2f after 10 ms and %.2f after 300", at(10), at(300))
	}
}

// The room answers from 11 to 57 ms, otherwise left than right, with a third of what it
// is sent, and its tail falls by 60 dB in 0.45 s.
func TestRoom(t *testing.T) {
	left, right := audio.Echo(sampleRate)
	energy := func(s []float32) float64 { // in decibels
		_, r := levels(s)
		return 10 * math.Log10(r*r*float64(len(s))+1e-30)
	}
	for side, s := range map[string][]float32{"left": left, "right": right} {
		if e := energy(s[:11*48]); e > -60 {
			t.Errorf("%s answers at once: %.0f dB", side, e)
		}
		if e := energy(s); math.Abs(e+5) > 1 {
			t.Errorf("%s gives back %.1f dB", side, e)
		}
		early, late := energy(s[100*48:150*48]), energy(s[300*48:350*48])
		if t60 := 0.2 * 60 / (early - late); t60 < 0.38 || t60 > 0.52 {
			t.Errorf("%s falls by 60 dB in %.2f s", side, t60)
		}
		if e := energy(s[800*48:]); e > -60 {
			t.Errorf("%s still has %.0f dB after 0.8 s", side, e)
		}
		about := func(hz float64) (sum float64) {
			for i := range 40 {
				sum += tone(s, hz*(0.8+0.01*float64(i)))
			}
			return sum
		}
		mid := about(1200)
		if low, high := about(60), about(14000); low > 0.4*mid || high > 0.4*mid {
			t.Errorf("%s: %.2g about 60 Hz, %.2g about 1.2 kHz, %.2g about 14 kHz", side, low, mid, high)
		}
	}
	same := 0.0
	for i := range left {
		same += float64(left[i]) * float64(right[i])
	}
	if math.Abs(same) > 0.3 {
		t.Errorf("left and right are alike: %.2f", same)
	}
}
