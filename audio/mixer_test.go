package audio_test

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"treille/audio"
)

// read returns the next frames that a device would get.
func read(t testing.TB, r io.Reader, frames int) (left, right []float32) {
	t.Helper()
	buf := make([]byte, frames*8)
	n, err := r.Read(buf)
	if n != len(buf) || err != nil {
		t.Fatalf("Read: %d bytes of %d, %v", n, len(buf), err)
	}
	left, right = make([]float32, 0, frames), make([]float32, 0, frames)
	for ; len(buf) > 0; buf = buf[8:] {
		left = append(left, math.Float32frombits(binary.LittleEndian.Uint32(buf)))
		right = append(right, math.Float32frombits(binary.LittleEndian.Uint32(buf[4:])))
	}
	return left, right
}

// started returns a mixer whose device runs and whose sounds are made.
func started(t *testing.T) *audio.Mixer { return warmed(t, 1) }

func rms(samples []float32) float64 {
	_, r := levels(samples)
	return r
}

func silent(samples []float32) bool {
	return !slices.ContainsFunc(samples, func(v float32) bool { return v != 0 })
}

func TestMixerPlaysEachSoundToItsEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := started(t)
		for _, s := range audio.Sounds() {
			m.Play(s, audio.Options{})
			left, right := rest(t, m)
			if lufs(left, left) < -40 || lufs(right, right) < -40 {
				t.Errorf("%s: %.1f LUFS left, %.1f right", s, lufs(left, left), lufs(right, right))
			}
			if l := float64(len(left)) / sampleRate; l > 11 {
				t.Errorf("%s lasts %.1f s", s, l)
			}
		}
	})
}

func TestMixerIsSilentWithoutSounds(t *testing.T) {
	m := started(t)
	if left, right := read(t, m, 4800); !silent(left) || !silent(right) {
		t.Error("something is heard")
	}
	m.Play(audio.Sound(200), audio.Options{}) // there is no such sound
	if left, _ := read(t, m, 4800); !silent(left) {
		t.Error("an unknown sound is heard")
	}
}

// However many sounds come together, no sample gets past the ceiling.
func TestManyVoicesStayWithinLimits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := started(t)
		loudest := 0.0
		for range 30 {
			for range 10 {
				m.PlayPlain(audio.Knock, audio.Options{Gain: 12, Pan: -1})
				m.PlayPlain(audio.Cork, audio.Options{Gain: 6})
			}
			left, right := read(t, m, 480)
			for _, samples := range [][]float32{left, right} {
				peak, power := levels(samples)
				if peak > audio.Ceiling || math.IsNaN(power) {
					t.Fatalf("peak %g", peak)
				}
				loudest = max(loudest, peak)
			}
		}
		if loudest < 0.8 {
			t.Errorf("so many sounds reach only %.2f", loudest)
		}
	})
}

// A sound that makes room for others fades; it does not stop with a click.
func TestVoicesMakeRoomWithoutAClick(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := started(t)
		var all []float32
		for range 60 {
			m.PlayPlain(audio.Reminder, audio.Options{Gain: -6, Pitch: -12})
			left, _ := read(t, m, 480)
			all = append(all, left...)
		}
		for i := 1; i < len(all); i++ {
			if step := math.Abs(float64(all[i] - all[i-1])); step > 0.025 {
				t.Fatalf("a step of %.4f at frame %d", step, i)
			}
		}
		if rms(all) < 0.02 {
			t.Errorf("rms %.4f", rms(all))
		}
	})
}

func TestThereIsAlwaysRoomForANewSound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := started(t)
		for range 60 {
			m.PlayPlain(audio.Reminder, audio.Options{Pan: -1})
			read(t, m, 480)
		}
		m.Play(audio.Knock, audio.Options{Pan: 1})
		if _, right := read(t, m, 4800); rms(right) < 0.03 {
			t.Errorf("the newest sound is not heard among many: rms %.4f", rms(right))
		}
	})
}

func TestMuteIsImmediate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		b := &recorder{}
		m := audio.New(b)
		for m.Warm() {
		}
		read(t, m, 1)
		m.Play(audio.Bell, audio.Options{})
		read(t, m, 9600)
		m.Mute(true)
		left, _ := read(t, m, 4800)
		if !silent(left[480:]) {
			t.Error("heard more than 10 ms after Mute")
		}
		for i := 1; i < 480; i++ {
			if step := math.Abs(float64(left[i] - left[i-1])); step > 0.1 {
				t.Fatalf("Mute clicks: a step of %.3f", step)
			}
		}
		m.Mute(false)
		if left, _ = read(t, m, 4800); rms(left[480:]) < 0.01 {
			t.Error("not heard after Mute(false)")
		}
		if want := []string{"start", "mute true", "mute false"}; !slices.Equal(b.calls, want) {
			t.Errorf("the backend was told %q, want %q", b.calls, want)
		}
	})
}

func TestVolumes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		at := func(effects float64) float64 {
			m := started(t)
			m.SetVolume(effects, 0)
			read(t, m, 4800)
			m.Play(audio.Triplet, audio.Options{})
			left, _ := read(t, m, 24000)
			return rms(left)
		}
		full, half, none, above := at(1), at(0.5), at(0), at(7)
		if none != 0 {
			t.Errorf("volume 0 is heard: %.5f", none)
		}
		if ratio := half / full; ratio < 0.2 || ratio > 0.3 {
			t.Errorf("half the slider gives %.2f of the amplitude, want a quarter", ratio)
		}
		if math.Abs(above-full) > 0.02*full {
			t.Errorf("volume 7 gives %.4f, 1 gives %.4f", above, full)
		}
	})
}

func TestOptions(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		play := func(o audio.Options) (left, right []float32) {
			m := started(t)
			m.Play(audio.Triplet, o)
			return rest(t, m)
		}
		left, right := play(audio.Options{Pan: -1})
		if rms(right) > 0.4*rms(left) || rms(left) < 0.005 {
			t.Errorf("to the left: %.4f left, %.4f right", rms(left), rms(right))
		}
		left, right = play(audio.Options{Pan: 1})
		if rms(left) > 0.4*rms(right) || rms(right) < 0.005 {
			t.Errorf("to the right: %.4f left, %.4f right", rms(left), rms(right))
		}
		plain, _ := play(audio.Options{})
		quiet, _ := play(audio.Options{Gain: -20})
		if ratio := rms(quiet) / rms(plain); ratio < 0.09 || ratio > 0.11 {
			t.Errorf("-20 dB gives %.3f", ratio)
		}
		high, _ := play(audio.Options{Pitch: 12})
		low, _ := play(audio.Options{Pitch: -12})
		if h, l := heardFrames(high), heardFrames(low); h*2 > l {
			t.Errorf("an octave up lasts %d frames, an octave down %d", h, l)
		}
	})
}

// A delay is kept to the frame.
func TestDelayIsExact(t *testing.T) {
	begins := func(o audio.Options) int {
		first := 0
		synctest.Test(t, func(t *testing.T) { // whose clock stands still
			m := started(t)
			m.Play(audio.Button, o)
			left, _ := read(t, m, sampleRate)
			first = slices.IndexFunc(left, func(v float32) bool { return v != 0 })
		})
		return first
	}
	if d := begins(audio.Options{Delay: 250 * time.Millisecond}) - begins(audio.Options{}); d != sampleRate/4 {
		t.Errorf("250 ms are %d frames", d)
	}
}

func heardFrames(samples []float32) int {
	for i := len(samples) - 1; i >= 0; i-- {
		if samples[i] != 0 {
			return i
		}
	}
	return 0
}

func TestRepeatedSoundsVary(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		m := started(t)
		var takes [2][]float32
		for i := range takes {
			m.Play(audio.Button, audio.Options{})
			takes[i], _ = read(t, m, 4800)
		}
		if slices.Equal(takes[0], takes[1]) {
			t.Error("two ticks are the same to the last sample")
		}
	})
}

func TestReadFillsWholeFrames(t *testing.T) {
	m := audio.New(audio.Silent())
	for _, size := range []int{8, 9, 15, 16, 34560} {
		n, err := m.Read(make([]byte, size))
		if n != size/8*8 || n == 0 || err != nil {
			t.Errorf("Read into %d bytes: %d, %v", size, n, err)
		}
	}
	if got := m.FramesRead(); got != 1+1+1+2+4320 {
		t.Errorf("FramesRead: %d", got)
	}
}

func TestPlayingAllocatesNothing(t *testing.T) {
	m := started(t)
	m.SetVolume(1, 1)
	for m.Warm() {
	}
	buf := make([]byte, 34560)
	allocs := testing.AllocsPerRun(50, func() {
		m.Play(audio.Slide, audio.Options{Pan: 0.5})
		m.Play(audio.Triplet, audio.Options{})
		if _, err := m.Read(buf); err != nil {
			t.Fatal(err)
		}
	})
	if allocs != 0 {
		t.Errorf("%v allocations", allocs)
	}
}

// BenchmarkReadMusic reads a device's blocks of a piece, of which eleven are a second.
func BenchmarkReadMusic(b *testing.B) {
	var m *audio.Mixer
	buf := make([]byte, 8*4320)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if i%900 == 0 { // blocks, about as long as a piece
			b.StopTimer()
			m = musical(1)
			b.StartTimer()
		}
		m.Attend()
		if _, err := m.Read(buf); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	const voices = 8 // each time, so that as many play as can
	for name, count := range map[string]int{"idle": 0, "full": voices} {
		b.Run(name, func(b *testing.B) {
			m := audio.New(audio.Silent())
			for m.Warm() {
			}
			buf := make([]byte, 8*4320)
			b.ReportAllocs()
			for b.Loop() {
				for range count {
					m.Play(audio.Triplet, audio.Options{})
				}
				if _, err := m.Read(buf); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// A sound that would come late is dropped: before the device runs, and after
// it stood still.
func TestLateSoundsAreDropped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := audio.New(audio.Silent())
		for m.Warm() {
		}
		m.Play(audio.Bell, audio.Options{})
		if left, _ := read(t, m, 4800); !silent(left) {
			t.Error("heard what was played before the device ran")
		}
		m.Play(audio.Bell, audio.Options{})
		if left, _ := read(t, m, 4800); silent(left) {
			t.Error("not heard while the device runs")
		}
		time.Sleep(time.Second) // of the bubble’s clock
		m.Play(audio.Knock, audio.Options{})
		if left, _ := read(t, m, 4800); !silent(left) {
			t.Error("heard what was played while the device stood still, or before")
		}
	})
}

func TestSuspendDropsWhatIsPlaying(t *testing.T) {
	b := &recorder{}
	m := audio.New(b)
	for m.Warm() {
	}
	read(t, m, 1)
	m.Play(audio.Bell, audio.Options{})
	m.Suspend()
	m.Resume()
	if left, _ := read(t, m, 4800); !silent(left) {
		t.Error("heard after Suspend")
	}
	if want := []string{"start", "suspend", "resume"}; !slices.Equal(b.calls, want) {
		t.Errorf("the backend was told %q, want %q", b.calls, want)
	}
	b.err = errors.New("gone")
	if m.Err() != b.err {
		t.Errorf("Err: %v", m.Err())
	}
}

// The device asks for samples on a goroutine of its own.
func TestMixerMayBeUsedFromAnywhere(t *testing.T) {
	m := started(t)
	var wg sync.WaitGroup
	wg.Go(func() {
		buf := make([]byte, 8*480)
		for range 200 {
			if _, err := m.Read(buf); err != nil {
				t.Error(err)
			}
		}
	})
	for i := range 3 {
		wg.Go(func() {
			for k := range 100 {
				m.Play(audio.Sound((i+k)%int(audio.Bell)), audio.Options{Pan: float64(i - 1)})
				m.SetVolume(float64(k%2), float64(k%3)/2)
				m.Attend()
				m.Mute(k%3 == 0)
				m.Warm()
				m.FramesRead()
			}
		})
	}
	wg.Wait()
}

// recorder is a backend that remembers what it was told.
type recorder struct {
	calls []string
	err   error
}

func (r *recorder) Start(io.Reader) { r.calls = append(r.calls, "start") }
func (r *recorder) Suspend()        { r.calls = append(r.calls, "suspend") }
func (r *recorder) Resume()         { r.calls = append(r.calls, "resume") }
func (r *recorder) Err() error      { return r.err }
func (r *recorder) Mute(m bool) {
	if m {
		r.calls = append(r.calls, "mute true")
	} else {
		r.calls = append(r.calls, "mute false")
	}
}
