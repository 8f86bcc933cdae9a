// Package figures reads the data files of the games: the figures printed on
// their components, one entry a line.
//
//	# a comment
//	price y 5 12 19 [S]
//	idle 10 [R]
//
// A line is a key, fields separated by spaces, and the standing of its figures:
// [S] said by a rule sheet, [P] from another published source, [R] reconstructed
// or ruled by us. Some keys stand once, others once for each of something, which
// their first field then names: the entries above are "price y" and "idle".
package figures

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Standing says where a figure comes from.
type Standing byte

const (
	Sheet         Standing = 'S'
	Published     Standing = 'P'
	Reconstructed Standing = 'R'
)

// A Line is one entry of a data file.
type Line struct {
	File     string
	No       int    // from 1
	Entry    string // the key, and the first field where it says of what
	Key      string
	Fields   []string
	Standing Standing
}

// A File is a data file in which each entry stands once.
type File struct {
	lines []Line
	end   Line // stands for the last line in errors
}

// Read reads a data file; name is for its errors. The entries are all that may
// stand in it: those required must. An error names the line and says what would
// be right.
func Read(name, text string, required, optional []string) (*File, error) {
	f := &File{end: Line{File: name, No: strings.Count(strings.TrimRight(text, "\n"), "\n") + 1}}
	known := slices.Concat(required, optional)
	for i, s := range strings.Split(text, "\n") {
		s = strings.TrimSpace(s)
		if s == "" || s[0] == '#' {
			continue
		}
		l, err := parse(Line{File: name, No: i + 1}, s, known)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(known, l.Entry) {
			return nil, l.Errorf("unknown entry %q; the entries are %s", l.Entry, strings.Join(known, ", "))
		}
		if before := f.Line(l.Entry); before.No != 0 {
			return nil, l.Errorf("%s stands on line %d already", l.Entry, before.No)
		}
		f.lines = append(f.lines, l)
	}
	for _, entry := range required {
		if f.Line(entry).No == 0 {
			return nil, f.Errorf("the file ends without %q", entry)
		}
	}
	return f, nil
}

// parse splits a line that is neither empty nor a comment.
func parse(l Line, text string, known []string) (Line, error) {
	fields := strings.Fields(text)
	last := fields[len(fields)-1]
	switch last {
	case "[S]", "[P]", "[R]":
		l.Standing = Standing(last[1])
	default:
		return l, l.Errorf("ends with %q; a line ends with its standing, [S], [P] or [R]", last)
	}
	fields = fields[:len(fields)-1]
	if len(fields) == 0 {
		return l, l.Errorf("has a standing, but no figures")
	}
	l.Key, l.Fields = fields[0], fields[1:]
	l.Entry = l.Key
	several := slices.ContainsFunc(known, func(entry string) bool { return strings.HasPrefix(entry, l.Key+" ") })
	if several && len(l.Fields) > 0 {
		l.Entry += " " + l.Fields[0]
	}
	return l, nil
}

// Line returns an entry; its No is 0 if the file does not have it.
func (f *File) Line(entry string) Line {
	for _, l := range f.lines {
		if l.Entry == entry {
			return l
		}
	}
	return Line{}
}

// Errorf returns an error about the file as a whole, which names its last line.
func (f *File) Errorf(format string, args ...any) error { return f.end.Errorf(format, args...) }

// Reconstructed lists the lines whose figures no source states, as they stand in
// the file without their standing: "price o 8 15 22".
func (f *File) Reconstructed() []string {
	var list []string
	for _, l := range f.lines {
		if l.Standing == Reconstructed {
			list = append(list, strings.Join(append([]string{l.Key}, l.Fields...), " "))
		}
	}
	return list
}

// Errorf returns an error that names the file and the line.
func (l Line) Errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", l.File, l.No, fmt.Sprintf(format, args...))
}

// Want says if the line does not have n fields.
func (l Line) Want(n int) error {
	if len(l.Fields) != n {
		return l.Errorf("%s has %d fields; it takes %d", l.Key, len(l.Fields), n)
	}
	return nil
}

// Int reads field i (from 0), which must lie in min … max.
func (l Line) Int(i, min, max int) (int, error) {
	if i >= len(l.Fields) {
		return 0, l.Errorf("%s has %d fields; field %d is missing", l.Key, len(l.Fields), i+1)
	}
	v, err := strconv.Atoi(l.Fields[i])
	if err != nil || v < min || v > max {
		return 0, l.Errorf("%s: %q is not a number from %d to %d", l.Key, l.Fields[i], min, max)
	}
	return v, nil
}

// Within reads the last of n fields, which the rules hold to min … max; why
// names the rule and what it says.
func (l Line) Within(n, min, max int, why string) (int, error) {
	if err := l.Want(n); err != nil {
		return 0, err
	}
	v, err := l.Int(n-1, 0, 9999)
	if err == nil && (v < min || v > max) {
		err = l.Errorf("%s is %d; %s", l.Entry, v, why)
	}
	return v, err
}

// Entries returns the entries of a key that stands once for each of something:
// "road 1", "road 2".
func Entries[T any](key string, each ...T) []string {
	var list []string
	for _, of := range each {
		list = append(list, fmt.Sprint(key, " ", of))
	}
	return list
}

// Must returns what was read from the data file that the program holds itself.
// A wrong one stops the program when it starts.
func Must[T any](read T, err error) T {
	if err != nil {
		panic(err)
	}
	return read
}

// Rules names the rules that a data file makes, for records: their edition for the file
// as published, whose SHA-256 begins with the eight digits of pristine, else with "+"
// and the first eight digits of the file's own.
func Rules(edition, text, pristine string) string {
	sum := sha256.Sum256([]byte(text))
	digits := hex.EncodeToString(sum[:4])
	if digits == pristine {
		return edition
	}
	return edition + "+" + digits
}
