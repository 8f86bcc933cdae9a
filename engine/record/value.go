package record

import (
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"treille/engine/chance"
)

// number reads a decimal number in its shortest form, from min to max.
func number(s string, min, max int) (int, error) {
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || strconv.FormatInt(n, 10) != s || n < int64(min) || n > int64(max) {
		return 0, fmt.Errorf("%q should be a number from %d to %d in its shortest form", s, min, max)
	}
	return int(n), nil
}

// token checks a name that programs use: letters, digits and hyphens.
func token(s string) error {
	for i := 0; i < len(s); i++ {
		if c := s[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' {
			return fmt.Errorf("%q should be lower-case letters, digits and hyphens", s)
		}
	}
	if s == "" {
		return fmt.Errorf("a name of lower-case letters, digits and hyphens is missing")
	}
	return nil
}

// mostRules is the greatest number that rules can have.
const mostRules = 999

func rules(s string) error {
	edition, digits, changed := strings.Cut(s, "+")
	_, err := number(edition, 1, mostRules)
	if err != nil || changed && (len(digits) != 8 || strings.Trim(digits, "0123456789abcdef") != "") {
		return fmt.Errorf("the rules are %q; they are a number from 1, or one with + and eight lower-case hexadecimal digits", s)
	}
	return nil
}

func options(s string) ([]string, error) {
	if s == "" {
		return nil, nil
	}
	list := strings.Split(s, " ")
	for i, o := range list {
		if err := token(o); err != nil {
			return nil, fmt.Errorf("the options are %q: %v", s, err)
		}
		if i > 0 && list[i-1] >= o {
			return nil, fmt.Errorf("the options are %q; they should be ascending, each one once", s)
		}
	}
	return slices.Clip(list), nil
}

// deal reads the deal of a game that a table's secret has dealt; such a game has the seed 0.
func deal(s string, seed uint64) (d chance.Deal, err error) {
	raw, err := hex.DecodeString(s)
	if err != nil || len(raw) != len(d) || hex.EncodeToString(raw) != s {
		return d, fmt.Errorf("the deal is %q; it has 64 lower-case hexadecimal digits", s)
	}
	d = chance.Deal(raw)
	if d == (chance.Deal{}) {
		return d, fmt.Errorf("the deal is 0, which stands for none; without a deal the line is left out")
	}
	if seed != 0 {
		return d, fmt.Errorf("the seed is %d; where Chance decides, it is 0", seed)
	}
	return d, nil
}

// parseSeat reads a seat's value: who plays, crest, name to the end.
func parseSeat(value string) (Seat, error) {
	kind, rest, ok1 := strings.Cut(value, " ")
	crest, name, ok2 := strings.Cut(rest, " ")
	if !ok1 || !ok2 {
		return Seat{}, fmt.Errorf("the seat is %q; it says who plays, crest and name", value)
	}
	s := Seat{Kind: kind, Crest: crest, Name: unescape.Replace(name)}
	if escape.Replace(s.Name) != name {
		return Seat{}, fmt.Errorf(`the name %s is wrongly escaped; " is written \" and \ is written \\`, name)
	}
	return s, s.Validate()
}

// Validate says whether a record can hold the seat: Kind and Crest are lower-case
// letters, digits and hyphens, Kind may have a second part of them after a slash,
// Name is not empty, is printable UTF-8 and neither begins nor ends with a space.
func (s Seat) Validate() error {
	player, character, ok := strings.Cut(s.Kind, "/")
	if err := token(player); err != nil {
		return fmt.Errorf("who plays: %v", err)
	}
	if err := token(character); ok && err != nil {
		return fmt.Errorf("the character after the slash: %v", err)
	}
	if err := token(s.Crest); err != nil {
		return fmt.Errorf("the crest: %v", err)
	}
	if s.Name == "" || strings.TrimSpace(s.Name) != s.Name {
		return fmt.Errorf("the name is %q; it should not be empty, nor begin or end with a space", s.Name)
	}
	if !utf8.ValidString(s.Name) || strings.ContainsFunc(s.Name, unicode.IsControl) {
		return fmt.Errorf("the name %q should be UTF-8 without control characters", s.Name)
	}
	return nil
}
