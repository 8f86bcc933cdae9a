package wire

import (
	"strconv"

	"treille/engine"
)

// A writer puts words behind each other, with a space between.
type writer struct {
	dst   []byte
	begun bool // the line has a word
}

func (w *writer) space() {
	if w.begun {
		w.dst = append(w.dst, ' ')
	}
	w.begun = true
}

func (w *writer) word(s string) {
	w.space()
	w.dst = append(w.dst, s...)
}

func (w *writer) number(n int) {
	w.space()
	w.dst = strconv.AppendInt(w.dst, int64(n), 10)
}

func (w *writer) seat(p engine.Player) { w.number(int(p)) }

// seatOrNobody writes a seat, or what stands for none.
func (w *writer) seatOrNobody(p engine.Player) {
	if p == Nobody {
		w.word(none)
	} else {
		w.seat(p)
	}
}

func (w *writer) flag(b bool) { w.number(int(engine.Bit(b))) }

func (w *writer) yes(b bool) {
	if b {
		w.word("yes")
	} else {
		w.word("no")
	}
}

// hash writes 16 hexadecimal digits.
func (w *writer) hash(h uint64) {
	w.space()
	for shift := 60; shift >= 0; shift -= 4 {
		w.dst = append(w.dst, "0123456789abcdef"[h>>shift&15])
	}
}

// hex writes a number with as few hexadecimal digits as it has.
func (w *writer) hex(v uint64) {
	w.space()
	w.dst = strconv.AppendUint(w.dst, v, 16)
}

func (w *writer) key(k Key) {
	w.space()
	w.dst = k.append(w.dst)
}

func (w *writer) sum(s Sum) {
	w.space()
	w.dst = s.append(w.dst)
}

// end ends the line and returns all that was written.
func (w *writer) end() []byte {
	w.dst = append(w.dst, '\n')
	w.begun = false
	return w.dst
}
