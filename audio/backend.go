package audio

import "io"

// A Backend is the way to the loudspeakers. None of its methods waits for the
// device, and none fails: what goes wrong is kept for Err.
type Backend interface {
	// Start begins to ask r for samples, now or as soon as the device and the
	// browser allow it: 48,000 frames a second, each two float32 (left, right),
	// little-endian. It is called once.
	Start(r io.Reader)
	// Suspend stops the device, for a window that is not seen.
	Suspend()
	// Resume undoes Suspend, and wakes a device that fell asleep by itself.
	Resume()
	// Mute silences also what has been read already.
	Mute(bool)
	// Err says why nothing can be heard; nil while something can, or might.
	Err() error
}

// Silent returns a backend without a device, for tests and servers.
func Silent() Backend { return silent{} }

type silent struct{}

func (silent) Start(io.Reader) {}
func (silent) Suspend()        {}
func (silent) Resume()         {}
func (silent) Mute(bool)       {}
func (silent) Err() error      { return nil }
