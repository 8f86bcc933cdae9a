package audio_test

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"treille/audio"
)

// A bed is a mixer whose device asks for samples in blocks, a tick of the game after
// each.
type bed struct {
	*audio.Mixer
	device *recorder
	t      *testing.T
}

// aBlock is what a device asks for at once: 90 ms.
const aBlock = sampleRate * 9 / 100

// inBed runs f with a mixer that has just started to play, in a bubble whose clock
// stands still.
func inBed(t *testing.T, f func(b *bed)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		r := &recorder{}
		b := &bed{audio.New(r), r, t}
		for b.Warm() {
		}
		b.wait(0.1, nil)
		r.calls = nil
		f(b)
	})
}

// wait lets the device run for some seconds, with something done before each tick, or
// until it is suspended, and returns how many seconds that took.
func (b *bed) wait(seconds float64, before func()) float64 {
	b.t.Helper()
	n := len(b.device.calls)
	for waited := 0.0; ; waited += float64(aBlock) / sampleRate {
		if waited > seconds || slices.Contains(b.device.calls[n:], "suspend") {
			return waited
		}
		if before != nil {
			before()
		}
		read(b.t, b.Mixer, aBlock)
		b.Tick(false)
	}
}

// told checks what the device was told since the last time.
func (b *bed) told(when string, want ...string) {
	b.t.Helper()
	if !slices.Equal(b.device.calls, want) {
		b.t.Errorf("%s the device was told %q, want %q", when, b.device.calls, want)
	}
	b.device.calls = nil
}

// asleep lets the device fall asleep.
func (b *bed) asleep() {
	b.t.Helper()
	b.wait(30, nil)
	b.told("after a silence", "suspend")
	time.Sleep(time.Minute) // of the bubble's clock
}

func TestTheDeviceSleepsAfterASilence(t *testing.T) {
	inBed(t, func(b *bed) {
		b.Play(audio.Win, audio.Options{}) // lasts for more than 3 s
		if s := b.wait(30, nil); s < 8 || s > 15 {
			t.Errorf("it sleeps %.1f s after the sound began", s)
		}
		b.told("after a silence", "suspend")
		for range 10 {
			b.Tick(false)
		}
		b.told("asleep", nil...)
	})
}

func TestTheDeviceStaysAwakeForWhoIsThere(t *testing.T) {
	for name, f := range map[string]func(*bed) func(){
		"what moves":  func(b *bed) func() { return func() { b.Tick(true) } },
		"who touches": func(b *bed) func() { return b.Attend },
		"music": func(b *bed) func() {
			b.SetVolume(1, 1)
			for b.Warm() {
			}
			return nil
		},
	} {
		inBed(t, func(b *bed) {
			b.wait(30, f(b))
			b.told("for "+name, nil...)
		})
	}
}

func TestTheDeviceSleepsWhenMusicPlaysForNobody(t *testing.T) {
	inBed(t, func(b *bed) {
		b.SetVolume(1, 1)
		for b.Warm() {
		}
		b.wait(300, nil)
		b.told("for nobody", "suspend")
		b.Attend()
		b.told("for who is back", "resume")
		b.wait(30, nil)
		b.told("for music that is due", nil...)
	})
}

// What wakes the device, and what is heard then.
func TestNothingIsLostOfTheSoundThatWakesTheDevice(t *testing.T) {
	heard := func(before func(*bed)) (left []float32) {
		inBed(t, func(b *bed) {
			before(b)
			b.PlayPlain(audio.Knock, audio.Options{})
			left, _ = read(t, b.Mixer, aBlock)
		})
		return left
	}
	awake := slices.IndexFunc(heard(func(*bed) {}), func(v float32) bool { return v != 0 })
	for name, wake := range map[string]func(b *bed){
		"a sound":    func(b *bed) { b.Play(audio.Button, audio.Options{Gain: -200}) },
		"a movement": func(b *bed) { b.Tick(true) },
		"a touch":    func(b *bed) { b.Attend() },
		"a gesture":  func(b *bed) { b.Resume() },
	} {
		left := heard(func(b *bed) {
			b.asleep()
			wake(b)
			b.told("by "+name, "resume")
			time.Sleep(80 * time.Millisecond) // until the device runs
		})
		if got := slices.IndexFunc(left, func(v float32) bool { return v != 0 }); got != awake {
			t.Errorf("woken by %s, it is heard from frame %d, awake from frame %d", name, got, awake)
		}
	}
	inBed(t, func(b *bed) {
		b.asleep()
		b.Play(audio.Bell, audio.Options{})
		b.told("by the bell", "resume")
		time.Sleep(80 * time.Millisecond)
		if left, _ := read(t, b.Mixer, aBlock); rms(left) < 0.005 {
			t.Errorf("of the bell that wakes it is heard %.5f", rms(left))
		}
	})
}

// A device that does not wake is not waited for: what was to be heard would come late.
func TestADeviceThatDoesNotWakeIsNotWaitedFor(t *testing.T) {
	inBed(t, func(b *bed) {
		b.asleep()
		b.Play(audio.Bell, audio.Options{})
		time.Sleep(3 * time.Second)
		b.Play(audio.Knock, audio.Options{})
		if left, _ := read(t, b.Mixer, sampleRate); !silent(left) {
			t.Error("heard when the device came back")
		}
		b.Play(audio.Knock, audio.Options{})
		if left, _ := read(t, b.Mixer, sampleRate); silent(left) {
			t.Error("not heard after it was back")
		}
	})
}

func TestAMutedDeviceSleeps(t *testing.T) {
	inBed(t, func(b *bed) {
		b.SetVolume(1, 1)
		for b.Warm() {
		}
		b.wait(10, b.Attend)
		b.Mute(true)
		b.wait(30, nil)
		b.told("muted", "mute true", "suspend")
		b.Play(audio.Bell, audio.Options{})
		b.Attend()
		b.Tick(true)
		b.told("muted, as it sleeps", nil...)
		b.Mute(false)
		b.Tick(true)
		b.told("unmuted", "mute false", "resume")
	})
}

func TestNothingWakesADeviceOutOfSight(t *testing.T) {
	inBed(t, func(b *bed) {
		for _, before := range []func(){func() {}, b.asleep} {
			before()
			b.Suspend()
			b.Tick(true)
			b.Tick(false)
			b.Attend()
			b.Play(audio.Bell, audio.Options{})
			b.told("out of sight", "suspend")
			b.Resume()
			b.told("in sight", "resume")
			b.wait(1, nil)
		}
	})
}
