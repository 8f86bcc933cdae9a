package audio

import "time"

// A nap is the device's. A device that runs, and plays silence, takes as much of the
// processor as all else while the game waits: it sleeps while nothing is to be heard.
type nap struct {
	hidden bool // the window is not seen: nothing wakes the device
	asleep bool
	woken  time.Time // zero once the device has asked for samples
	roused int64     // the frame at which something moved, or somebody was there
}

// Tick is called once a tick. It lets the device sleep when for a while nothing has
// sounded, nothing has moved and nobody has been there, and wakes it when something
// moves, of which more is soon to be heard.
func (m *Mixer) Tick(moves bool) {
	m.mu.Lock()
	wake := (moves || m.musicDue()) && m.rouse()
	sleep := !m.nap.hidden && !m.nap.asleep && m.idle()
	if sleep {
		m.nap.asleep = true
		m.drop()
	}
	m.mu.Unlock()
	switch {
	case wake:
		m.backend.Resume()
	case sleep:
		m.backend.Suspend()
	}
}

// rouse keeps the device awake for a while, and reports whether it has to be woken;
// m.mu is held.
func (m *Mixer) rouse() (wake bool) {
	if !m.audible() {
		return false
	}
	m.nap.roused = m.frames.Load()
	if !m.nap.asleep || m.nap.hidden {
		return false
	}
	m.nap.asleep, m.nap.woken = false, time.Now()
	return true
}

// audible reports whether anything could be heard; m.mu is held.
func (m *Mixer) audible() bool {
	return m.silence.want > 0 && (m.effects.want > 0 || m.music.want > 0)
}

// idle reports whether the device may sleep. Its frames do not go on before it runs;
// m.mu is held.
func (m *Mixer) idle() bool {
	if m.frames.Load()-m.nap.roused <= idleFrames {
		return false
	}
	return !m.audible() || m.quiet > idleFrames && !m.musicDue()
}

// soon returns the frame at which begins what is asked for now: as far into what the
// device will ask for next as this comes after what it asked for last, or else all
// would begin with the device's blocks; what has to wait for the device to wake
// begins when it does. It reports whether the device will be there in time; m.mu is
// held.
func (m *Mixer) soon() (at int64, inTime bool) {
	at = m.frames.Load()
	if !m.nap.woken.IsZero() {
		return at, time.Since(m.nap.woken) <= wakesWithin
	}
	since := time.Since(m.lastRead)
	return at + min(inFrames(since), m.block), !m.lastRead.IsZero() && since <= staleAfter
}

// stale reports whether what waits to be played would come late now that the device
// asks for it; m.mu is held.
func (m *Mixer) stale(now time.Time) bool {
	if !m.nap.woken.IsZero() {
		return now.Sub(m.nap.woken) > wakesWithin
	}
	return now.Sub(m.lastRead) > staleAfter
}
