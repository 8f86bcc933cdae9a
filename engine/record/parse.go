package record

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"treille/engine"
)

// An Error says which line of a record is wrong, and how.
type Error struct {
	Line int    // from 1
	Text string // what is wrong, and what would be right
	Err  error  // what was found wrong, an *engine.RuleError for one; may be nil
}

func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Text) }

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

// What the error of a record can be that is not damaged: it was written by a later program,
// or played by other rules, or other figures, than this one's.
var (
	ErrNewer      = errors.New("the record was written by a newer program")
	ErrOtherRules = errors.New("the game was played by other rules")
)

// Parse reads a record. Its error is an *Error for the first line that is
// wrong.
func Parse(data []byte) (*Record, error) {
	p := parser{rest: data}
	r := new(Record)
	err := p.header(r)
	if err == nil {
		err = p.body(r)
	}
	if err != nil {
		return nil, &Error{Line: p.line, Text: err.Error(), Err: err}
	}
	return r, nil
}

// A parser holds what is still to be read. Its methods' errors are about the
// line that was read last.
type parser struct {
	rest []byte
	line int    // number of the line that was read last
	text string // that line without its end
}

// next reads a line and reports whether there was one. expected says what
// should come, for the error when a line is cut off.
func (p *parser) next(expected string) (bool, error) {
	p.line++
	p.text = ""
	if len(p.rest) == 0 {
		return false, nil
	}
	end := bytes.IndexByte(p.rest, '\n')
	if end < 0 {
		return false, fmt.Errorf("the line is cut off: every line ends with a newline; %s was expected", expected)
	}
	p.text, p.rest = string(p.rest[:end]), p.rest[end+1:]
	if !utf8.ValidString(p.text) {
		return false, fmt.Errorf("the line is not UTF-8")
	}
	if strings.ContainsFunc(p.text, unicode.IsControl) {
		return false, fmt.Errorf("the line holds a control character; lines end with a single newline")
	}
	return true, nil
}

// field reads the header line that must come next and returns its value, still
// escaped.
func (p *parser) field(key string) (string, error) {
	expected := fmt.Sprintf(`[%s "…"]`, key)
	ok, err := p.next(expected)
	if err != nil {
		return "", err
	}
	if !ok {
		return "", fmt.Errorf("the record ends early: %s was expected", expected)
	}
	got, value, err := splitField(p.text)
	if err == nil && got != key {
		err = fmt.Errorf("found %q", got)
	}
	if err != nil {
		return "", fmt.Errorf("%s was expected: %v", expected, err)
	}
	return value, nil
}

// splitField takes [Key "value"] apart.
func splitField(line string) (key, value string, err error) {
	inner, ok1 := strings.CutPrefix(line, "[")
	inner, ok2 := strings.CutSuffix(inner, `"]`)
	key, value, ok3 := strings.Cut(inner, ` "`)
	if !ok1 || !ok2 || !ok3 {
		return "", "", fmt.Errorf("%q is no [Key \"value\"]", line)
	}
	return key, value, nil
}

func (p *parser) header(r *Record) error {
	fields := []struct {
		key  string
		read func(string) error
	}{
		{"Format", func(v string) error {
			if v == format {
				return nil
			}
			err := fmt.Errorf("the format is %q; this program reads %q", v, format)
			if version, ok := strings.CutPrefix(v, formatName); ok && version != "" && strings.Trim(version, "0123456789") == "" {
				err = fmt.Errorf("%w: %w", ErrNewer, err)
			}
			return err
		}},
		{"Game", func(v string) error { r.Game = v; return token(v) }},
		{"Rules", func(v string) error { r.Rules = v; return rules(v) }},
		{"Players", func(v string) (err error) {
			r.Players, err = number(v, 1, engine.MaxPlayers)
			return err
		}},
		{"Seed", func(v string) (err error) {
			r.Seed, err = strconv.ParseUint(v, 10, 64)
			if err != nil || strconv.FormatUint(r.Seed, 10) != v {
				return fmt.Errorf("the seed is %q; it is a decimal number from 0 to 2^64-1", v)
			}
			return nil
		}},
		{"Options", func(v string) (err error) {
			r.Options, err = options(v)
			return err
		}},
	}
	for _, f := range fields {
		value, err := p.field(f.key)
		if err != nil {
			return err
		}
		if err := f.read(value); err != nil {
			return err
		}
	}
	return p.optional(r)
}

// optionalKeys are those that a record need not have, in their order; each seat has one.
var optionalKeys = []string{"Chance", "Seat", "Assisted", "StoodIn"}

// optional reads the lines that a record need not have, and the empty line that ends the
// header.
func (p *parser) optional(r *Record) error {
	next, first := 0, 0 // of the keys, and of the seats
	for {
		ok, err := p.next("an empty line or a seat")
		if err != nil {
			return err
		}
		if !ok {
			return fmt.Errorf("the record ends early: an empty line was expected")
		}
		if p.text == "" {
			return nil
		}
		key, value, err := splitField(p.text)
		if err != nil {
			return fmt.Errorf("an empty line or a seat was expected: %v", err)
		}
		name := key
		digits, isSeat := strings.CutPrefix(key, "Seat")
		if isSeat {
			name = "Seat"
		}
		at := slices.Index(optionalKeys, name)
		switch {
		case at < 0:
			return fmt.Errorf("the key %q is unknown here; an empty line, Chance, Seat0 to Seat%d, Assisted or StoodIn may stand here", key, r.Players-1)
		case at < next:
			return fmt.Errorf("the key %q is out of order: of Chance, the seats, Assisted and StoodIn each stands once at most, and follows those before it", key)
		}
		next = at + 1
		switch name {
		case "Chance":
			r.Chance, err = deal(value, r.Seed)
		case "Seat":
			next = at
			first, err = seat(r, digits, value, first)
		case "Assisted":
			if r.Assisted, err = seats(value, r.Players); err != nil {
				err = fmt.Errorf("the assisted are %v", err)
			}
		case "StoodIn":
			if r.StoodIn, err = seats(value, r.Players); err != nil {
				err = fmt.Errorf("those stood in for are %v", err)
			}
		}
		if err != nil {
			return err
		}
	}
}

// seat reads who plays the seat of a number, which is first at least, and returns the next
// one.
func seat(r *Record, digits, value string, first int) (int, error) {
	n, err := number(digits, 0, r.Players-1)
	if err != nil {
		return 0, fmt.Errorf("the key \"Seat%s\" names no seat: %v", digits, err)
	}
	if n < first {
		return 0, fmt.Errorf("the key \"Seat%s\" is out of order: each seat has one line at most, in ascending order", digits)
	}
	if r.Seats == nil {
		r.Seats = make([]Seat, r.Players)
	}
	r.Seats[n], err = parseSeat(value)
	return n + 1, err
}

func (p *parser) body(r *Record) error {
	for {
		if bytes.HasPrefix(p.rest, []byte("[")) {
			return p.closing(r)
		}
		ok, err := p.next("a ply")
		if err != nil || !ok {
			return err
		}
		ply, err := parsePly(p.text, len(r.Plies)+1, r.Players)
		if err != nil {
			return err
		}
		r.Plies = append(r.Plies, ply)
	}
}

// closing reads the three closing lines, after which nothing may follow.
func (p *parser) closing(r *Record) error {
	value, err := p.field("Result")
	if err != nil {
		return err
	}
	for word := range strings.SplitSeq(value, " ") {
		v, err := number(word, -1<<31, 1<<31-1)
		if err != nil {
			return fmt.Errorf("the result is %q: %v", value, err)
		}
		r.Result = append(r.Result, int32(v))
	}
	if len(r.Result) != r.Players {
		return fmt.Errorf("the result has %d scores; there are %d seats", len(r.Result), r.Players)
	}
	if value, err = p.field("Winners"); err != nil {
		return err
	}
	if r.Winners, err = seats(value, r.Players); err != nil {
		return fmt.Errorf("the winners are %v", err)
	}
	if value, err = p.field("Hash"); err != nil {
		return err
	}
	if r.Hash, err = strconv.ParseUint(value, 16, 64); err != nil || FormatHash(r.Hash) != value {
		return fmt.Errorf("the hash is %q; it has 16 lower-case hexadecimal digits", value)
	}
	r.Finished = true
	ok, err := p.next("nothing")
	if err == nil && ok {
		err = fmt.Errorf("nothing may follow the closing lines")
	}
	return err
}

// seats reads a set of seats that is not empty: "0 2".
func seats(value string, players int) (set engine.PlayerSet, err error) {
	first := 0
	for word := range strings.SplitSeq(value, " ") {
		seat, err := number(word, 0, players-1)
		if err != nil || seat < first {
			return 0, fmt.Errorf("%q; they are seats from 0 to %d in ascending order", value, players-1)
		}
		first = seat + 1
		set = set.With(engine.Player(seat))
	}
	return set, nil
}

// parsePly reads a ply's line, which must have this number.
func parsePly(line string, want, players int) (Ply, error) {
	digits, rest, ok1 := strings.Cut(line, " ")
	who, text, ok2 := strings.Cut(rest, " ")
	if !ok1 || !ok2 {
		return Ply{}, fmt.Errorf("%q is no ply; it has a number, who and what, separated by one space", line)
	}
	if digits != strconv.Itoa(want) {
		return Ply{}, fmt.Errorf("the ply's number is %q; it should be %d", digits, want)
	}
	for word := range strings.SplitSeq(text, " ") {
		if word == "" {
			return Ply{}, fmt.Errorf("%q has a space too many; tokens are separated by one space, and none ends the line", line)
		}
	}
	if who == "*" {
		return Ply{Who: engine.Chance, Text: text}, nil
	}
	seat, err := number(who, 0, players-1)
	if err != nil {
		return Ply{}, fmt.Errorf("%q decides nothing; who is a seat from 0 to %d, or * for chance", who, players-1)
	}
	return Ply{Who: engine.Player(seat), Text: text}, nil
}
