package wire

import (
	"strings"

	"treille/engine"
)

// AppendEvent writes an event as a line: kind, player, other seat, whether it reveals
// something, value in hexadecimal, then the numbers up to the last that is not 0. Player,
// other seat and numbers may be below 0 and then have a sign. Who else sees the event is
// not in it.
func AppendEvent(dst []byte, e engine.Event) []byte {
	w := writer{dst: dst}
	w.event(e)
	return w.dst
}

func (w *writer) event(e engine.Event) {
	var other engine.Player
	var value uint64
	var num [numbers]int32
	carry(engine.Decoding(&e), &other, &value, &num)
	w.number(int(e.Kind))
	w.number(int(e.Player))
	w.number(int(other))
	w.flag(e.Reveals)
	w.hex(value)
	last := len(num)
	for last > 0 && num[last-1] == 0 {
		last--
	}
	for _, n := range num[:last] {
		w.number(int(n))
	}
	w.end()
}

// numbers is how many an event may have.
const numbers = 4

// carry packs what is particular to an event, or takes it apart.
func carry(f engine.Fields, other *engine.Player, value *uint64, num *[numbers]int32) {
	engine.Other(&f, other)
	engine.Value(&f, value)
	for i := range num {
		engine.Num(&f, &num[i])
	}
}

// ParseEvent reads what AppendEvent writes, without the newline. Its audience is everybody:
// who gets it may see it, and does not learn who else may. Whether the game knows such an
// event is not looked at.
func ParseEvent(line string) (engine.Event, error) {
	f := fields{text: line, more: true}
	e := f.event()
	f.end()
	return e, f.err
}

func (f *fields) event() engine.Event {
	e := engine.Event{Audience: engine.Everybody}
	e.Kind = engine.EventKind(f.signed("the kind", 1, 255))
	e.Player = engine.Player(f.signed("the player", int64(engine.Terminal), maxSeats-1))
	other := engine.Player(f.signed("the other seat", int64(engine.Terminal), maxSeats-1))
	e.Reveals = f.flag("what says whether it reveals something")
	word := f.word("the value")
	value, ok := parseHex(word)
	if f.err == nil && (!ok || word[0] == '0' && word != "0") {
		f.fail("the value is %q; it should be a number of at most 16 lower-case hexadecimal digits in its shortest form", word)
	}
	var num [numbers]int32
	for i := 0; i < len(num) && f.more && f.err == nil; i++ {
		num[i] = int32(f.signed("a number", -1<<31, 1<<31-1))
		if !f.more && num[i] == 0 {
			f.fail("the last number is 0; it should be left out")
		}
	}
	carry(engine.Packing(&e), &other, &value, &num)
	return e
}

// signed reads a number that may be below 0.
func (f *fields) signed(what string, min, max int64) int64 {
	word := f.word(what)
	digits, below := strings.CutPrefix(word, "-")
	n, ok := parseNumber(digits, 1<<31)
	if below {
		n = -n
	}
	if f.err == nil && (!ok || n < min || n > max || below && n == 0) {
		f.fail("%s is %q; it should be a number from %d to %d in its shortest form", what, word, min, max)
		return 0
	}
	return n
}
