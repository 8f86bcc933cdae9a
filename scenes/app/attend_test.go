package app_test

import (
	"encoding/binary"
	"io"
	"math"
	"testing"
	"testing/synctest"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/scenes/app"
)

// TestMusicPlaysWhileSomebodyIsThere hears music as long as the player touches
// something now and then, and also when he has come back.
func TestMusicPlaysWhileSomebodyIsThere(t *testing.T) {
	for name, input := range map[string]func(*app.App){
		"touch":   func(r *app.App) { r.Press(5, 400); r.Release() },
		"press":   func(r *app.App) { r.Activate("settings") },
		"return":  func(r *app.App) { r.SetAway(true); r.SetAway(false) },
		"nothing": func(*app.App) {},
	} {
		synctest.Test(t, func(t *testing.T) { // whose clock stands still
			app := newApp(t, shapes[0])
			app.Settings.Music = 100
			app.SettingsChanged()
			for app.Sound.Warm() {
			}
			hear(t, app.Sound, 50*second)
			input(app)
			hear(t, app.Sound, 29*second) // a piece lasts longer, but its phrase ends sooner
			if heard := hear(t, app.Sound, 3*second) > 0; heard != (name != "nothing") {
				t.Errorf("%s: music is heard: %v", name, heard)
			}
		})
	}
}

const second = 48000 // frames

// hear returns the loudest sample of the next frames.
func hear(t *testing.T, sound io.Reader, frames int) (loudest float64) {
	t.Helper()
	buf := make([]byte, 8*frames)
	if _, err := sound.Read(buf); err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(buf); i += 4 {
		v := math.Float32frombits(binary.LittleEndian.Uint32(buf[i:]))
		loudest = max(loudest, math.Abs(float64(v)))
	}
	return loudest
}

// TestTheSoundDeviceFollowsWhatMoves lets it sleep at a table at rest, and wakes it as
// soon as something moves there.
func TestTheSoundDeviceFollowsWhatMoves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still
		app := newApp(t, shapes[0])
		device := &device{}
		app.Sound = audio.New(device)
		sit(t, app)
		screen := ebiten.NewImage(390, 844)
		defer screen.Deallocate()
		asleep := func(seconds int) bool {
			for range seconds * 60 {
				app.Draw(screen)
				step(t, app, 1)
				if !device.asleep {
					hear(t, app.Sound, 800)
				}
			}
			return device.asleep
		}
		if asleep(2) {
			t.Error("it sleeps at once")
		}
		if !asleep(7) {
			t.Error("it does not sleep")
		}
		app.Changed()
		if asleep(1) {
			t.Error("it sleeps though something has moved")
		}
	})
}

// A device that sleeps when it is told to.
type device struct {
	audio.Backend
	asleep bool
}

func (*device) Start(io.Reader) {}
func (d *device) Suspend()      { d.asleep = true }
func (d *device) Resume()       { d.asleep = false }

// TestAMutedGameMakesNoSounds has them made only once they can be heard.
func TestAMutedGameMakesNoSounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // whose clock stands still: what is made, is made at once
		app := newApp(t, shapes[0])
		app.Sound = audio.New(&device{})
		sit(t, app)
		screen := ebiten.NewImage(390, 844)
		defer screen.Deallocate()
		hear(t, app.Sound, second) // the device is awake
		for _, muted := range []bool{true, false} {
			app.Settings.Muted = muted // while the device, which nobody has told, plays what is made
			for range 3 {
				app.Draw(screen)
				if err := app.Update(); err != nil {
					t.Fatal(err)
				}
			}
			app.Sound.Play(audio.Bell, audio.Options{})
			if heard := hear(t, app.Sound, second) > 0; heard == muted {
				t.Errorf("muted: %v, and made: %v", muted, heard)
			}
		}
	})
}
