// Package person knows by what the people at a table are told apart: name and crest.
package person

import (
	"errors"
	"strings"
	"unicode/utf8"
)

// MaxName is how many characters a player's name may have.
const MaxName = 16

// What can be wrong with a name.
var (
	ErrEmpty     = errors.New("a name needs at least one character")
	ErrTooLong   = errors.New("a name has at most 16 characters")
	ErrCharacter = errors.New("the fonts lack a character of the name")
)

// CheckName returns a name as it will stand, without spaces around it or twice
// in a row, with a typographic apostrophe, and with dots for asterisks, which stand
// around bold words in a sentence; and says what is wrong with it: ErrEmpty, ErrTooLong,
// ErrCharacter, or nil.
func CheckName(name string) (clean string, err error) {
	name = strings.Join(strings.Fields(inNames.Replace(name)), " ")
	n := 0
	for _, r := range name {
		if !CanWrite(r) {
			return name, ErrCharacter
		}
		n++
	}
	switch {
	case n == 0:
		return name, ErrEmpty
	case n > MaxName:
		return name, ErrTooLong
	}
	return name, nil
}

var inNames = strings.NewReplacer("'", "’", "*", "•")

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
	for i := 0; i < len(letters); i += 2 {
		if letters[i] <= r && r <= letters[i+1] {
			return true
		}
	}
	return strings.ContainsRune("ʻʼ–—‘’‚“”„•…‹›€™−", r)
}

// letters are those of all languages that are written in Latin script today, as far as the
// fonts have them: what begins and ends a range stands side by side.
var letters = []rune("ĀķĹňŊžƏƏƠơƯưǍǜǦǧǪǫǺǿȘțȪȭȰȳəəḌḏḠḡḤḥḪḫḶḷḺḻṂṉṚṛṞṣṬṯẀẅẎẏẒẓẞẞẠỹ")
