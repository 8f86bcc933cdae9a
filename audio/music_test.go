package audio_test

import (
	"math"
	"testing"
	"testing/synctest"

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

// Each piece is as loud as the plan wants it, has no loud moments, and is heard on a
// phone.
func TestMusicIsAsLoudAsPlanned(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		phone := highPass(500)
		for _, seed := range []uint64{3, 6, 14} { // on A in four, on G in three, on D in four
			left, right := renderPiece(t, musical(seed))
			all, moment := programme(left, right)
			lost, _ := programme(phone.of(left), phone.of(right))
			t.Logf("%.1f LUFS, momentary up to %+.1f, %.1f on a phone; %.0f s", all, moment-all, lost-all, float64(len(left))/sampleRate)
			if all < -28 || all > -26 {
				t.Errorf("%.1f LUFS, planned are -27", all)
			}
			if moment-all > 7 {
				t.Errorf("momentary %+.1f", moment-all)
			}
			if all-lost > 5 {
				t.Errorf("it loses %.1f dB on a phone", all-lost)
			}
		}
	})
}

// Music is off until it is turned on, begins then soon, and stops when it is turned
// off.
func TestMusicIsTurnedOnAndOff(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := audio.NewSeeded(audio.Silent(), 1)
		for m.Warm() {
		}
		if left, _ := read(t, m, 10*sampleRate); !silent(left) {
			t.Error("music is heard before it is turned on")
		}
		m.SetVolume(1, 0.5)
		for m.Warm() {
		}
		if left, _ := read(t, m, 3*sampleRate); rms(left) < 0.001 {
			t.Errorf("after it is turned on: rms %.5f", rms(left))
		}
		m.SetVolume(1, 0)
		read(t, m, sampleRate) // the room goes on for a moment
		if left, _ := read(t, m, 10*sampleRate); !silent(left) {
			t.Error("music is heard after it was turned off")
		}
	})
}

// After a piece there is a rest, and then another piece.
func TestMusicRests(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := musical(5)
		renderPiece(t, m) // and two seconds of the rest
		for m.Warm() {
		}
		rest := 2.0
		for ; rest < 100; rest += 0.1 {
			m.Attend()
			if left, _ := read(t, m, sampleRate/10); !silent(left) {
				break
			}
		}
		if rest < 38 || rest > 90 {
			t.Errorf("a rest of %.0f s", rest)
		}
	})
}

// Out of sight nothing rings; then the piece goes on.
func TestMusicStopsOutOfSight(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := musical(5)
		if left, _ := read(t, m, 5*sampleRate); rms(left[4*sampleRate:]) < 0.001 {
			t.Fatal("no music")
		}
		m.Suspend()
		m.Resume()
		if left, _ := read(t, m, sampleRate/200); !silent(left) {
			t.Error("a string still rings")
		}
		if left, _ := read(t, m, 5*sampleRate); rms(left) < 0.001 {
			t.Error("the piece does not go on")
		}
	})
}

// A minute after the last input the music ends with its phrase, and none begins
// until there is another.
func TestMusicEndsWhenNobodyIsThere(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := musical(5)
		read(t, m, 55*sampleRate)
		if left, _ := read(t, m, 5*sampleRate); rms(left) < 0.001 {
			t.Errorf("within a minute: rms %.5f", rms(left))
		}
		read(t, m, 20*sampleRate)
		for m.Warm() {
		}
		if left, _ := read(t, m, 100*sampleRate); !silent(left) {
			t.Error("music is heard though nobody is there")
		}
		m.Attend()
		if left, _ := read(t, m, 2*sampleRate); rms(left) < 0.001 {
			t.Errorf("after another input: rms %.5f", rms(left))
		}
	})
}

// Music bows to a bell by 6 dB, and to a knock not at all.
func TestMusicBows(t *testing.T) {
	long(t)
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		const ms = sampleRate / 1000
		music := func(s audio.Sound) []float32 {
			m := musical(2)
			for _, table := range audio.Tables() {
				m.Want(table)
			}
			for m.Warm() {
			}
			m.SetVolume(0.001, 1) // nobody hears the effect
			read(t, m, 3*sampleRate)
			m.PlayPlain(s, audio.Options{})
			left, _ := read(t, m, 3*sampleRate)
			return left
		}
		plain := music(audio.Page)
		for s, bows := range map[audio.Sound]bool{audio.Bell: true, audio.Hit: true, audio.Pot: true, audio.Win: true, audio.Knock: false, audio.Coins: false} {
			heard := music(s)
			for _, at := range []struct {
				from, to int
				db       float64 // where it bows
			}{{60, 300, -6}, {2800, 3000, 0}} {
				if at.db == 0 && s == audio.Win {
					continue // it is long
				}
				ratio := 20 * math.Log10(rms(heard[at.from*ms:at.to*ms])/rms(plain[at.from*ms:at.to*ms]))
				want := at.db
				if !bows {
					want = 0
				}
				if math.Abs(ratio-want) > 0.8 {
					t.Errorf("%s: %.1f dB after %d ms, want %.0f", s, ratio, at.from, want)
				}
			}
		}
	})
}

// Strings and glasses are in tune.
func TestStringsAreInTune(t *testing.T) {
	keys := map[string]float64{"string 1": 42, "string 2": 49, "string 3": 56, "string 4": 63, "string 5": 70, "string 6": 77, "rim 1": 52, "rim 2": 59}
	for name, takes := range clips(musical(1)) {
		key, ok := keys[name]
		if !ok {
			continue
		}
		delete(keys, name)
		hz := 440 * math.Exp2((key-69)/12)
		clip := takes[0][sampleRate/2 : 3*sampleRate]
		on := tone(clip, hz)
		for _, off := range []float64{0.97, 1.03} {
			if beside := tone(clip, hz*off); on < 20*beside {
				t.Errorf("%s has %.2g at %.1f Hz and %.2g at %.1f", name, on, hz, beside, hz*off)
			}
		}
	}
	if len(keys) != 0 {
		t.Errorf("there is nothing for %v", keys)
	}
}
