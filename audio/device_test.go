package audio_test

import (
	"fmt"
	"os"
	"testing"
	"time"

	"treille/audio"
)

// patience is far more than any call should take, with a device or without, on
// a machine that has other work too.
const patience = 3 * time.Minute

// TestMain gives the system's sound libraries a folder to write in, which goes
// with the tests.
func TestMain(m *testing.M) {
	os.Exit(func() int {
		home, err := os.MkdirTemp("", "treille-audio-")
		if err != nil {
			fmt.Fprintln(os.Stderr, "audio:", err)
			return 1
		}
		defer os.RemoveAll(home)
		for _, folder := range []string{"HOME", "XDG_CONFIG_HOME", "TMPDIR"} {
			os.Setenv(folder, home)
		}
		return m.Run()
	}())
}

// Most machines that run this have no sound device, and some have one: the game
// must not notice.
func TestDeviceNeverBlocksTheGame(t *testing.T) {
	done := make(chan *audio.Mixer)
	go func() {
		m := audio.New(audio.Oto())
		m.Mute(true)
		for range 20 {
			m.Play(audio.Button, audio.Options{})
			m.Suspend()
			m.Resume()
		}
		if err := m.Err(); err != nil {
			t.Log(err)
		}
		done <- m
	}()
	select {
	case m := <-done:
		// There is one device in a program: a second mixer says so, and works.
		second := audio.New(audio.Oto())
		second.Play(audio.Button, audio.Options{})
		second.Mute(true)
		second.Suspend()
		second.Resume()
		if second.Err() == nil {
			t.Error("a second mixer on the device reports no error")
		}
		m.Suspend()
	case <-time.After(patience):
		t.Fatal("the mixer waits for the device")
	}
}
