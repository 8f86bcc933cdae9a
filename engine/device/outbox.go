package device

import (
	"errors"

	"treille/engine"
	"treille/engine/wire"
)

// An outbox is what a device wants to say. One command at a time is on its way; it keeps
// its number until it is answered, so that it is done once however often it is said.
type outbox struct {
	k        int         // of the last command that the server has taken
	wants    []wire.Verb // the first has the number
	number   int         // 0 as long as it has none
	said     bool        // it has been sent on this connection
	waits    bool        // it could not be kept, and is to be said again later
	guest    []wire.FromDevice
	refusals []Refusal
}

// A Refusal is why a command was not taken.
type Refusal struct {
	Verb wire.Verb
	Code wire.Code
	Rule string // its id, for wire.CodeRule
}

// sending reports whether a decision, or the wish to take one back, is on its way.
func (o *outbox) sending() bool {
	for _, v := range o.wants {
		switch v.(type) {
		case wire.Play, wire.Undo:
			return true
		}
	}
	return false
}

// answered takes the answer to command k, and returns what was said; nil if that is to be
// said again, or has been answered before. A code says why it was not done.
func (o *outbox) answered(k int, code wire.Code, rule string) (said wire.Verb) {
	if k == 0 || k != o.number {
		return nil
	}
	said = o.wants[0]
	switch code {
	case wire.CodeStorage, wire.CodeSlow:
		o.waits = true
		return nil
	case "":
		o.k = max(o.k, k)
	default:
		o.refusals = append(o.refusals, Refusal{o.wants[0], code, rule})
	}
	o.wants, o.number, o.said, o.waits = o.wants[1:], 0, false, false
	return said
}

// Play says decisions of one gesture.
func (d *Device) Play(actions ...engine.Action) {
	d.Do(wire.MakePlay(d.game, d.era, d.at, actions...))
}

// Do says a command, after those that were not answered yet.
func (d *Device) Do(v wire.Verb) { d.out.wants = append(d.out.wants, v) }

// Say says what is no command: a sign, a ping, or of a guest that he sits down.
func (d *Device) Say(m wire.FromDevice) {
	switch m := m.(type) {
	case wire.Sit:
		d.admitted, d.asks = m.Key, m
	case wire.Claim:
		d.admitted, d.asks = m.Key, m
	}
	d.out.guest = append(d.out.guest, m)
}

// Send returns the next message to be sent; ok is false if there is none now.
func (d *Device) Send() (m wire.FromDevice, ok bool) {
	switch {
	case d.anew:
		return d.Hello(), true
	case !d.greeted:
		return nil, false
	case len(d.out.guest) > 0:
		m, d.out.guest = d.out.guest[0], d.out.guest[1:]
		return m, true
	case len(d.out.wants) == 0 || d.out.said || d.table.Seat < 0:
		return nil, false
	}
	if d.out.number == 0 {
		d.out.number = d.out.k + 1
	}
	d.out.said = true
	return wire.Command{K: d.out.number, Do: d.out.wants[0]}, true
}

// Sending reports whether a decision, or the wish to take one back, is on its way, or has
// been taken and what came of it has not been handed over.
func (d *Device) Sending() bool {
	return d.out.sending() || len(d.history) < d.awaits || d.era < d.awaitsEra
}

// Waits reports whether the server could not keep what was said: Retry says it again.
func (d *Device) Waits() bool { return d.out.waits }

// Retry says again what the server could not keep.
func (d *Device) Retry() {
	if d.out.waits {
		d.out.waits, d.out.said = false, false
	}
}

// Refused returns, once, why a command was not taken.
func (d *Device) Refused() (r Refusal, ok bool) {
	if len(d.out.refusals) == 0 {
		return r, false
	}
	r, d.out.refusals = d.out.refusals[0], d.out.refusals[1:]
	return r, true
}

// Unanswered is the command that is on its way, as text to be kept from before it is sent
// until it is answered; nil if there is none. Restore says it again after a restart.
func (d *Device) Unanswered() []byte {
	if d.out.number == 0 || len(d.out.wants) == 0 {
		return nil
	}
	return wire.Command{K: d.out.number, Do: d.out.wants[0]}.Append(nil)
}

// Restore takes what Unanswered has returned.
func (d *Device) Restore(text []byte) error {
	m, err := wire.ParseFromDevice(text)
	if err != nil {
		return err
	}
	c, ok := m.(wire.Command)
	if !ok {
		return errors.New("device: what was kept is no command")
	}
	d.out.wants, d.out.number = []wire.Verb{c.Do}, c.K
	return nil
}
