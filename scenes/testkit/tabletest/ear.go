package tabletest

import (
	"encoding/binary"
	"math"
	"testing"

	"treille/audio"
	"treille/scenes/ui"
)

// An ear listens to a whole game, as its device would play it. A nil ear hears
// nothing.
type ear struct {
	t      *testing.T
	sound  *audio.Mixer
	buf    [sampleRate / ui.TicksPerSecond * bytesAFrame]byte
	window []float64 // energies of the last 100 ms, a tick each
	now    map[audio.Sound]int
	heard  int
	peak   float64
	loud   float64 // the most energy in 100 ms
	most   int     // sounds in one tick
}

const (
	sampleRate  = 48000
	bytesAFrame = 8
	ceiling     = 0.8913 // -1 dB
	// loudest is the most that 100 ms of a game may have: a chord of all that
	// comes together, but not all that happened.
	loudest = -12.0 // decibels of full scale
	// together is the most sounds that may begin in one tick: those of one
	// event, a point for each seat, the bell, a button.
	together = 6
	// afterglow is how many ticks the end of a game is listened to.
	afterglow = 5 * ui.TicksPerSecond
)

func newEar(t *testing.T, sound *audio.Mixer) *ear {
	for sound.Warm() {
	}
	e := &ear{t: t, sound: sound, now: map[audio.Sound]int{}}
	e.listen()
	return e
}

// hear is told of each sound that begins.
func (e *ear) hear(s audio.Sound) {
	if e != nil {
		e.now[s]++
		e.heard++
	}
}

// listen hears what one tick sounds like.
func (e *ear) listen() {
	if e == nil {
		return
	}
	if _, err := e.sound.Read(e.buf[:]); err != nil {
		e.t.Fatal(err)
	}
	energy := 0.0
	for i := 0; i < len(e.buf); i += 4 {
		v := float64(math.Float32frombits(binary.LittleEndian.Uint32(e.buf[i:])))
		e.peak = max(e.peak, math.Abs(v))
		energy += v * v
	}
	e.window = append(e.window, energy)
	if len(e.window) > ui.TicksPerSecond/10 {
		e.window = e.window[1:]
	}
	sum := 0.0
	for _, v := range e.window {
		sum += v
	}
	e.loud = max(e.loud, sum)
	began := 0
	for _, n := range e.now {
		began += n
	}
	e.most = max(e.most, began)
	clear(e.now)
}

// judge fails where the game was too loud, or silent.
func (e *ear) judge() {
	if e == nil {
		return
	}
	for range afterglow {
		e.listen()
	}
	db := 10 * math.Log10(e.loud/(sampleRate/10)+1e-30)
	e.t.Logf("%d sounds, at most %d in a tick; peak %.3f, loudest 100 ms %.1f dB", e.heard, e.most, e.peak, db)
	if e.peak > ceiling {
		e.t.Errorf("a sample of %.3f is above the ceiling", e.peak)
	}
	if db > loudest || db < -40 {
		e.t.Errorf("the loudest 100 ms have %.1f dB", db)
	}
	if e.most > together {
		e.t.Errorf("%d sounds begin in one tick", e.most)
	}
}
