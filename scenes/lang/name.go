package lang

import (
	"strings"
	"unicode/utf8"
)

// MaxName is how many characters a player's name may have.
const MaxName = 16

// A NameProblem says what is wrong with a name.
type NameProblem uint8

// The problems.
const (
	NameFine NameProblem = iota
	NameEmpty
	NameTooLong
	NameCharacter // one that the fonts lack
)

// CheckName returns a name as it will stand, without spaces around it or twice
// in a row, with a typographic apostrophe, and with dots for asterisks, which stand
// around bold words in a sentence; and what is wrong with it. Words.Explain has the
// words for that.
func CheckName(name string) (string, NameProblem) {
	name = strings.Join(strings.Fields(inNames.Replace(name)), " ")
	n := 0
	for _, r := range name {
		if !CanWrite(r) {
			return name, NameCharacter
		}
		n++
	}
	switch {
	case n == 0:
		return name, NameEmpty
	case n > MaxName:
		return name, NameTooLong
	}
	return name, NameFine
}

var inNames = strings.NewReplacer("'", "’", "*", "•")

// Explain says in words what is wrong with a name; nothing if it is fine.
func (w *Words) Explain(p NameProblem) string {
	switch p {
	case NameEmpty:
		return w.Errors.NameEmpty
	case NameTooLong:
		return w.Errors.NameTooLong
	case NameCharacter:
		return w.Errors.NameCharacter
	}
	return ""
}

// CanWrite reports whether all fonts of the game have a character, so that it
// may be in a name. Marks that would have to be put on a letter are not among
// them: a letter that has its mark is.
func CanWrite(r rune) bool {
	switch {
	case r == utf8.RuneError, r == 0xAD: // the soft hyphen is not seen
		return false
	case r >= ' ' && r <= '~', r >= 0xA1 && r <= 0xFF:
		return true
	}
	return strings.ContainsRune("ıŒœ–—‘’‚“”„•…‹›€™−", r)
}
