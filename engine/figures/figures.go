// Package figures reads the data files of the games: the figures printed on
// their components, one entry a line.
//
//	# a comment
//	base yellow 5 [S]
//
// A line is a key, fields separated by spaces, and the standing of its figures:
// [S] said by a rule sheet, [P] from another published source, [R] reconstructed
// or ruled by us.
package figures

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
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
	No       int // from 1
	Key      string
	Fields   []string
	Standing Standing
}

// Parse splits a data file into its entries. name is for its errors.
func Parse(name, text string) ([]Line, error) {
	var lines []Line
	for i, s := range strings.Split(text, "\n") {
		s = strings.TrimSpace(s)
		if s == "" || s[0] == '#' {
			continue
		}
		l := Line{File: name, No: i + 1}
		fields := strings.Fields(s)
		last := fields[len(fields)-1]
		switch last {
		case "[S]", "[P]", "[R]":
			l.Standing = Standing(last[1])
		default:
			return nil, l.Errorf("ends with %q; a line ends with its standing, [S], [P] or [R]", last)
		}
		fields = fields[:len(fields)-1]
		if len(fields) == 0 {
			return nil, l.Errorf("has a standing, but no figures")
		}
		l.Key, l.Fields = fields[0], fields[1:]
		lines = append(lines, l)
	}
	return lines, nil
}

// Errorf returns an error that names the file and the line.
func (l Line) Errorf(format string, args ...any) error {
	return fmt.Errorf("%s:%d: %s", l.File, l.No, fmt.Sprintf(format, args...))
}

// Int reads field i (from 0), which must lie in min … max.
func (l Line) Int(i, min, max int) (int, error) {
	if i >= len(l.Fields) {
		return 0, l.Errorf("%s has %d figures; figure %d is missing", l.Key, len(l.Fields), i+1)
	}
	v, err := strconv.Atoi(l.Fields[i])
	if err != nil || v < min || v > max {
		return 0, l.Errorf("%s: %q is not a number from %d to %d", l.Key, l.Fields[i], min, max)
	}
	return v, nil
}

// Rules names the rules that a data file makes, for records: "1" for the file
// as published, whose SHA-256 begins with the eight digits of pristine, else "1+"
// and the first eight digits of the file's own.
func Rules(text, pristine string) string {
	sum := sha256.Sum256([]byte(text))
	digits := hex.EncodeToString(sum[:4])
	if digits == pristine {
		return "1"
	}
	return "1+" + digits
}
