package scenes_test

import (
	"encoding/binary"
	"io"
	"math"
	"testing"
	"testing/synctest"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	scenes "treille/scenes/app"
)

// TestMusicPlaysWhileSomebodyIsThere hears music as long as the player touches
// something now and then, and also when he has come back.
func TestMusicPlaysWhileSomebodyIsThere(t *testing.T) {
	for name, input := range map[string]func(*scenes.Room){
		"touch":   func(r *scenes.Room) { r.Press(5, 400); r.Release() },
		"press":   func(r *scenes.Room) { r.Activate("settings") },
		"return":  func(r *scenes.Room) { r.SetAway(true); r.SetAway(false) },
		"nothing": func(*scenes.Room) {},
	} {
		synctest.Test(t, func(t *testing.T) { // whose clock stands still
			room := newRoom(t, shapes[0])
			room.Settings.Music = 100
			room.SettingsChanged()
			for room.Sound.Warm() {
			}
			hear(t, room.Sound, 50*second)
			input(room)
			hear(t, room.Sound, 29*second) // a piece lasts longer, but its phrase ends sooner
			if heard := hear(t, room.Sound, 3*second) > 0; heard != (name != "nothing") {
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
		room := newRoom(t, shapes[0])
		device := &device{}
		room.Sound = audio.New(device)
		sit(t, room)
		screen := ebiten.NewImage(390, 844)
		defer screen.Deallocate()
		asleep := func(seconds int) bool {
			for range seconds * 60 {
				room.Draw(screen)
				step(t, room, 1)
				if !device.asleep {
					hear(t, room.Sound, 800)
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
		room.Changed()
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
