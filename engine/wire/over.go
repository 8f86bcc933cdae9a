package wire

import (
	"iter"
	"strings"
)

// Over ends a game that was played to its end: its record, and what chance came from, so
// that every device can check it. A record that is too long for one message comes in
// several, of which the last alone has the secret.
type Over struct {
	Record string // lines as in a file, each with its newline
	// Last is true if the record ends here. Only then there are secret and nonces, one a
	// seat; zeros, of a seat where a computer player sat from the start, are written "-".
	Last   bool
	Secret Sum
	Nonces []Key
}

const (
	secret        = "secret"
	maxSecretLine = 256 // bytes, and more than it can have
)

// Append implements [FromServer].
func (m Over) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("over")
	w.end()
	w.dst = append(w.dst, m.Record...)
	if !m.Last {
		return w.dst
	}
	w.word(secret)
	w.sum(m.Secret)
	for _, n := range m.Nonces {
		if n == (Key{}) {
			w.word(none)
		} else {
			w.key(n)
		}
	}
	return w.end()
}

// Parts cuts the end into messages that fit, between lines of the record.
func (m Over) Parts() iter.Seq[Over] {
	return func(yield func(Over) bool) {
		const room = MaxFromServer - len("over\n") - maxSecretLine
		for len(m.Record) > room {
			end := strings.LastIndexByte(m.Record[:room], '\n') + 1
			if end == 0 {
				break // a line that no message holds, which no record has
			}
			if !yield(Over{Record: m.Record[:end]}) {
				return
			}
			m.Record = m.Record[end:]
		}
		yield(m)
	}
}

func parseOver(f *fields) (m Over) {
	var record strings.Builder
	for f.next() {
		line := f.raw()
		if strings.HasPrefix(line, secret) {
			f.text, f.more = line, true
			m.Last = true
			f.secret(&m)
			break
		}
		record.WriteString(line)
		record.WriteByte('\n')
	}
	m.Record = record.String()
	return m
}

func (f *fields) secret(m *Over) {
	oneOf(f, "the first word of the last line", secret)
	m.Secret = f.sum("the secret")
	for f.more && f.err == nil {
		if len(m.Nonces) == maxSeats {
			f.fail("there are more than %d nonces", maxSeats)
		} else if f.skip(none) {
			m.Nonces = append(m.Nonces, Key{})
		} else {
			m.Nonces = append(m.Nonces, f.key("a nonce"))
		}
	}
	if f.err == nil && m.Nonces == nil {
		f.fail("the nonces are missing")
	}
}
