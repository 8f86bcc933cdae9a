package audio

import (
	"fmt"
	"io"
	"sync"

	"github.com/ebitengine/oto/v3"
)

// device is oto's context with its one player. All of its methods may be called
// before it is open.
type device struct {
	mu     sync.Mutex
	ctx    *oto.Context
	player *oto.Player
	muted  bool
	err    error
}

// open makes the context and the player and starts it. oto allows one context
// in a program; a second one is reported by Err. A browser that refuses makes
// oto panic: that is an error like any other.
func (d *device) open(r io.Reader) {
	d.mu.Lock()
	defer d.mu.Unlock()
	defer func() {
		if p := recover(); p != nil {
			d.err = fmt.Errorf("audio: opening the device: %v", p)
		}
	}()
	ctx, _, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      sampleRate,
		ChannelCount:    channels,
		Format:          oto.FormatFloat32LE,
		BufferSize:      bufferLength,
		ApplicationName: "Treille",
	})
	if err != nil {
		d.err = fmt.Errorf("audio: opening the device: %w", err)
		return
	}
	// The channel that says when the context is ready is not waited for: it
	// never closes in a page that nobody touches, and the player copes.
	d.ctx = ctx
	d.player = ctx.NewPlayer(r)
	d.player.SetBufferSize(int(bufferLength.Seconds()*sampleRate) * bytesAFrame)
	d.setVolume()
	d.player.Play()
}

// Mute implements Backend.
func (d *device) Mute(muted bool) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.muted = muted
	d.setVolume()
}

// setVolume tells the player whether it is muted; d.mu is held.
func (d *device) setVolume() {
	switch {
	case d.player == nil:
	case d.muted:
		d.player.SetVolume(0)
	default:
		d.player.SetVolume(1)
	}
}

// Err implements Backend.
func (d *device) Err() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	switch {
	case d.err != nil:
		return d.err
	case d.ctx == nil:
		return nil
	}
	if err := d.ctx.Err(); err != nil {
		return fmt.Errorf("audio: the device: %w", err)
	}
	return d.player.Err()
}

// context returns oto's context, or nil.
func (d *device) context() *oto.Context {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.ctx
}
