package audio_test

import (
	"math"
	"testing"

	"treille/audio"
)

const sampleRate = 48000

// A filter is one of second order, or several in series.
type filter [][5]float64 // b0, b1, b2, a1, a2

// kWeighting is the filter of BS.1770 at 48 kHz, with its published figures.
var kWeighting = filter{
	{1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585},
	{1, -2, 1, -1.99004745483398, 0.99007225036621},
}

// highPass returns a Butterworth filter of fourth order.
func highPass(hz float64) filter {
	var f filter
	for _, q := range [...]float64{0.54119610, 1.30656296} {
		w := 2 * math.Pi * hz / sampleRate
		alpha, c := math.Sin(w)/(2*q), math.Cos(w)
		a0 := 1 + alpha
		f = append(f, [5]float64{(1 + c) / 2 / a0, -(1 + c) / a0, (1 + c) / 2 / a0, -2 * c / a0, (1 - alpha) / a0})
	}
	return f
}

func (f filter) of(samples []float32) []float32 {
	out := make([]float32, len(samples))
	copy(out, samples)
	for _, s := range f {
		var x1, x2, y1, y2 float64
		for i, v := range out {
			x := float64(v)
			y := s[0]*x + s[1]*x1 + s[2]*x2 - s[3]*y1 - s[4]*y2
			x1, x2, y1, y2 = x, x1, y, y1
			out[i] = float32(y)
		}
	}
	return out
}

// lufs is the loudest 100 ms of both sides, K-weighted (BS.1770).
func lufs(left, right []float32) float64 {
	const window = sampleRate / 10
	most := 0.0
	l, r := kWeighting.of(left), kWeighting.of(right)
	sum := 0.0
	for i := range l {
		sum += float64(l[i])*float64(l[i]) + float64(r[i])*float64(r[i])
		if i >= window {
			sum -= float64(l[i-window])*float64(l[i-window]) + float64(r[i-window])*float64(r[i-window])
		}
		most = max(most, sum)
	}
	return -0.691 + 10*math.Log10(most/window+1e-30)
}

// A playing is a sound as it is asked for.
type playing struct {
	sound audio.Sound
	count int
}

// playings are all sounds, those with a count also with larger ones.
func playings() []playing {
	var list []playing
	for _, s := range audio.Sounds() {
		list = append(list, playing{s, 0})
		for _, n := range counts[s] {
			list = append(list, playing{s, n})
		}
	}
	return list
}

// counts are those with which a sound is tried beside 1.
var counts = map[audio.Sound][]int{audio.Slide: {2, 3, 4, 6}, audio.Point: {2, 3, 4, 5},
	audio.Coins: {2, 5, 12, 40}, audio.Paid: {2, 5, 12}, audio.Pawn: {3}, audio.PawnsHome: {4, 6}, audio.Marble: {5, 10},
	audio.Notch: {2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, audio.Step: {2}, audio.Bubble: {3, 8}, audio.Tension: {4}, audio.Dice: {2, 3},
	audio.Race: {2, 5, 10, 20}, audio.RaceBack: {2, 5, 10, 20}, audio.Hit: {2, 3}, audio.Pot: {6, 14}}

// warmed returns a mixer whose device runs and whose sounds are made.
func warmed(t testing.TB, seed uint64) *audio.Mixer {
	m := audio.NewSeeded(audio.Silent(), seed)
	for _, table := range audio.Tables() {
		m.Want(table)
	}
	for m.Warm() {
	}
	read(t, m, 1)
	return m
}

// rest reads until a mixer is silent.
func rest(t testing.TB, m *audio.Mixer) (left, right []float32) {
	for range 150 {
		l, r := read(t, m, sampleRate/10)
		left, right = append(left, l...), append(right, r...)
		if silent(l) && silent(r) {
			return left, right
		}
	}
	t.Fatal("the mixer is never silent")
	return nil, nil
}

func levels(samples []float32) (peak, rms float64) {
	for _, v := range samples {
		peak = max(peak, math.Abs(float64(v)))
		rms += float64(v) * float64(v)
	}
	return peak, math.Sqrt(rms / float64(len(samples)))
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
