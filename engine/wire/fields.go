package wire

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"treille/engine"
	"treille/engine/person"
)

const (
	maxSeats  = engine.MaxPlayers
	maxNumber = 1<<31 - 1
)

// An Error says which line of a message is wrong, and how. It quotes what was sent, a key or
// a name perhaps, so it belongs in no log of a server.
type Error struct {
	K    int   // of the command, 0 if it has none or K cannot be read
	Line int   // from 1
	Err  error // what is wrong, and what would be right
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap returns the cause; of a name that can be none it is one of package person's.
func (e *Error) Unwrap() error { return e.Err }

// Code is the code of the answer to such a message.
func (e *Error) Code() Code {
	for _, wrong := range []error{person.ErrEmpty, person.ErrTooLong, person.ErrCharacter} {
		if errors.Is(e.Err, wrong) {
			return CodeName
		}
	}
	return CodeForm
}

// fields read a message word by word. The first error stays, and from then on nothing is
// found any more, so that it is looked at once, at the end.
type fields struct {
	rest string // the lines that were not begun yet
	line int    // number of the present one
	text string // what was not read yet of it
	more bool   // there is something to be read, perhaps an empty word
	k    int    // of the command
	err  error
}

// readMessage begins to read a message, at its first line.
func readMessage(text []byte, limit int) *fields {
	f := &fields{line: 1}
	control := func(r rune) bool { return r != '\n' && unicode.IsControl(r) }
	switch {
	case len(text) > limit:
		f.fail("the message has %d bytes; it may have %d", len(text), limit)
	case len(text) == 0:
		f.fail("the message is empty")
	case text[len(text)-1] != '\n':
		f.fail("the message is cut off: every line ends with a newline")
	case !utf8.Valid(text):
		f.fail("the message is not UTF-8")
	default:
		f.rest = string(text)
		if i := strings.IndexFunc(f.rest, control); i >= 0 {
			f.fail("byte %d is a control character; lines end with a single newline", i)
		}
	}
	f.line = 0
	f.next()
	return f
}

// next goes to the next line, if there is one.
func (f *fields) next() bool {
	if f.end(); f.err != nil || f.rest == "" {
		return false
	}
	f.text, f.rest, _ = strings.Cut(f.rest, "\n")
	f.line++
	f.more = true
	return true
}

// end wants the line to have nothing more.
func (f *fields) end() {
	if f.more {
		f.fail("%q follows, where the line should end", f.text)
	}
}

// result is the error of a message that should have ended.
func (f *fields) result() error {
	if f.next() {
		f.fail("a line follows, where the message should end")
	}
	if f.err == nil {
		return nil
	}
	return &Error{f.k, max(1, f.line), f.err}
}

// fail keeps the first error.
func (f *fields) fail(format string, args ...any) {
	if f.err == nil {
		f.err = fmt.Errorf(format, args...)
	}
}

// word reads a word. what names it for errors: "the seat".
func (f *fields) word(what string) string {
	if f.err != nil {
		return ""
	}
	if !f.more {
		f.fail("%s is missing", what)
		return ""
	}
	var word string
	word, f.text, f.more = strings.Cut(f.text, " ")
	if word == "" {
		f.fail("%s is empty; words are separated by one space", what)
	}
	return word
}

// such reads a word that has a form; form says which, for errors.
func (f *fields) such(what, form string, has func(string) bool) string {
	word := f.word(what)
	if f.err == nil && !has(word) {
		f.fail("%s is %q; it should be %s", what, word, form)
		return ""
	}
	return word
}

// remainder reads the rest of the line, which has something in it.
func (f *fields) remainder(what string) string {
	if f.err != nil {
		return ""
	}
	if !f.more || f.text == "" {
		f.fail("%s is missing", what)
		return ""
	}
	return f.raw()
}

// raw reads all of a line that was just begun, which may be empty.
func (f *fields) raw() string {
	text := f.text
	f.text, f.more = "", false
	return text
}

// oneOf reads a word that is one of a list.
func oneOf[T ~string](f *fields, what string, list ...T) T {
	word := T(f.word(what))
	if f.err == nil && !slices.Contains(list, word) {
		f.fail("%s is %q; it should be one of %q", what, word, list)
		return ""
	}
	return word
}

// parseNumber reads a decimal number in its shortest form, from 0 to max.
func parseNumber(word string, max int64) (n int64, ok bool) {
	if word == "" || len(word) > 10 || word[0] == '0' && word != "0" {
		return 0, false
	}
	for _, c := range []byte(word) {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int64(c-'0')
	}
	return n, n <= max
}

// number reads a number from 0 to max.
func (f *fields) number(what string, max int) int {
	word := f.word(what)
	n, ok := parseNumber(word, int64(max))
	if f.err == nil && !ok {
		f.fail("%s is %q; it should be a number from 0 to %d in its shortest form", what, word, max)
		return 0
	}
	return int(n)
}

// count reads a number that has no bound of its own.
func (f *fields) count(what string) int { return f.number(what, maxNumber) }

// flag reads 0 or 1.
func (f *fields) flag(what string) bool { return f.number(what, 1) == 1 }

// yes reads yes or no.
func (f *fields) yes(what string) bool { return oneOf(f, what, "yes", "no") == "yes" }

// seat reads a seat.
func (f *fields) seat(what string) engine.Player {
	return engine.Player(f.number(what, maxSeats-1))
}

// skip goes past a word, if it comes next.
func (f *fields) skip(word string) bool {
	first, rest, more := strings.Cut(f.text, " ")
	if f.err != nil || !f.more || first != word {
		return false
	}
	f.text, f.more = rest, more
	return true
}

// seatOrNobody reads a seat, or what stands for none.
func (f *fields) seatOrNobody(what string) engine.Player {
	if f.skip(none) {
		return Nobody
	}
	return f.seat(what)
}

// hash reads 16 hexadecimal digits.
func (f *fields) hash(what string) uint64 {
	word := f.such(what, "16 lower-case hexadecimal digits", func(w string) bool { return len(w) == 16 && isHex(w) })
	h, _ := parseHex(word)
	return h
}

// parseHex reads a hexadecimal number with at most 16 lower-case digits.
func parseHex(word string) (v uint64, ok bool) {
	if word == "" || len(word) > 16 || !isHex(word) {
		return 0, false
	}
	for _, c := range []byte(word) {
		digit := c - '0'
		if c >= 'a' {
			digit = c - 'a' + 10
		}
		v = v<<4 | uint64(digit)
	}
	return v, true
}

// key reads a key.
func (f *fields) key(what string) Key {
	var k Key
	f.such(what, "22 characters of base64, not all zeros", func(w string) (ok bool) { k, ok = parseKey(w); return ok })
	return k
}

// sum reads a sum.
func (f *fields) sum(what string) Sum {
	var s Sum
	f.such(what, "64 lower-case hexadecimal digits", func(w string) (ok bool) { s, ok = parseSum(w); return ok })
	return s
}

// table reads a table's id.
func (f *fields) table() TableID {
	return TableID(f.such("the table", "ten of the characters "+idLetters, IsTableID))
}

// away reads what shall be while somebody is away.
func (f *fields) away() Away { return oneOf(f, "what shall be while away", AwayComputer, AwayWait) }

// crest reads a crest.
func (f *fields) crest() string { return oneOf(f, "the crest", person.Crests()...) }

// name reads the rest of the line, a name as it will stand.
func (f *fields) name() string {
	name := f.remainder("the name")
	if f.err != nil {
		return ""
	}
	clean, err := person.CheckName(name)
	switch {
	case err != nil:
		f.fail("the name %q: %w", name, err)
	case clean != name:
		f.fail("the name is %q; it should be written %q", name, clean)
	}
	return name
}
