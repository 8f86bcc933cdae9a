package scenes_test

import (
	"encoding/binary"
	"math"
	"testing"
	"testing/synctest"

	"treille/scenes"
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
			hear(t, room, 50)
			input(room)
			hear(t, room, 29) // a piece lasts longer, but its phrase ends sooner
			if heard := hear(t, room, 3) > 0; heard != (name != "nothing") {
				t.Errorf("%s: music is heard: %v", name, heard)
			}
		})
	}
}

// hear returns the loudest sample of the next seconds.
func hear(t *testing.T, room *scenes.Room, seconds int) (loudest float64) {
	t.Helper()
	buf := make([]byte, 8*48000)
	for range seconds {
		if _, err := room.Sound.Read(buf); err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(buf); i += 4 {
			v := math.Float32frombits(binary.LittleEndian.Uint32(buf[i:]))
			loudest = max(loudest, math.Abs(float64(v)))
		}
	}
	return loudest
}
