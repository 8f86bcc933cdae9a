package audio_test

import (
	"math"
	"testing"

	"treille/audio"
)

// musical returns a mixer that is to play music and has all that it needs.
func musical(seed uint64) *audio.Mixer {
	m := audio.NewSeeded(audio.Silent(), seed)
	m.SetVolume(1, 1)
	for m.Warm() {
	}
	return m
}

// renderPiece reads until a piece has ended, while somebody is there.
func renderPiece(t testing.TB, m *audio.Mixer) (left, right []float32) {
	const slice = sampleRate / 5
	quiet := 0
	for quiet < 10 || len(left) < 20*sampleRate {
		m.Attend()
		l, r := read(t, m, slice)
		left, right = append(left, l...), append(right, r...)
		if quiet++; !silent(l) {
			quiet = 0
		}
		if len(left) > 130*sampleRate {
			t.Fatal("a piece of more than 130 s")
		}
	}
	return left, right
}

// programme is the loudness of all of it (BS.1770-4, with its gates), and the
// largest of its moments of 400 ms, in LUFS.
func programme(left, right []float32) (all, moment float64) {
	const hop = sampleRate / 10
	l, r := kWeighting.of(left), kWeighting.of(right)
	var tenths, blocks []float64
	for i := 0; i+hop <= len(l); i += hop {
		_, a := levels(l[i : i+hop])
		_, b := levels(r[i : i+hop])
		tenths = append(tenths, a*a+b*b)
	}
	lufs := func(power float64) float64 { return -0.691 + 10*math.Log10(power+1e-30) }
	moment = math.Inf(-1)
	for i := 3; i < len(tenths); i++ {
		power := (tenths[i-3] + tenths[i-2] + tenths[i-1] + tenths[i]) / 4
		blocks = append(blocks, power)
		moment = max(moment, lufs(power))
	}
	gated := func(gate float64) float64 {
		sum, n := 0.0, 0.0
		for _, b := range blocks {
			if lufs(b) > gate {
				sum, n = sum+b, n+1
			}
		}
		return lufs(sum / n)
	}
	return gated(gated(-70) - 10), moment
}

func TestMusicIsAsLoudAsPlanned(t *testing.T) {
	phone := highPass(500)
	for _, seed := range []uint64{9, 3, 15, 16, 17, 18, 19, 20, 21, 22} {
		left, right := renderPiece(t, musical(seed))
		all, moment := programme(left, right)
		lost, _ := programme(phone.of(left), phone.of(right))
		t.Logf("%.1f LUFS, momentary up to %+.1f, %.1f on a phone; %.0f s", all, moment-all, lost-all, float64(len(left))/sampleRate)
	}
}
