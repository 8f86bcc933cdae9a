package wire

import (
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strings"
)

// A Key is 16 random bytes: what lets a device in to a seat, or its part of the deal. In
// a message it is 22 characters of base64 as in addresses. All zeros are no key.
type Key [16]byte

var keyText = base64.RawURLEncoding.Strict()

func (k Key) append(dst []byte) []byte { return keyText.AppendEncode(dst, k[:]) }

// parseKey reads what append writes.
func parseKey(word string) (k Key, ok bool) {
	var b [18]byte // what 24 characters may hold
	if len(word) != keyText.EncodedLen(len(k)) {
		return Key{}, false
	}
	n, err := keyText.Decode(b[:], []byte(word))
	copy(k[:], b[:n])
	return k, err == nil && n == len(k) && k != Key{}
}

// A Sum is a SHA-256, or another 32 bytes, in a message 64 lower-case hexadecimal digits.
type Sum [32]byte

func (s Sum) append(dst []byte) []byte { return hex.AppendEncode(dst, s[:]) }

// parseSum reads what append writes.
func parseSum(word string) (s Sum, ok bool) {
	if len(word) != 2*len(s) || !isHex(word) {
		return Sum{}, false
	}
	_, err := hex.Decode(s[:], []byte(word))
	return s, err == nil
}

// isHex reports whether a word has lower-case hexadecimal digits alone.
func isHex(word string) bool { return strings.Trim(word, "0123456789abcdef") == "" }

// A TableID names a table: ten of 32 characters. It is no secret.
type TableID string

// idLetters leave out those that look alike: 0 and o, 1 and l.
const (
	idLetters = "abcdefghijkmnpqrstuvwxyz23456789"
	idLength  = 10
)

// MakeTableID makes an id of the lower 50 of some random bits.
func MakeTableID(random uint64) TableID {
	var b [idLength]byte
	for i := range b {
		b[i] = idLetters[random%uint64(len(idLetters))]
		random /= uint64(len(idLetters))
	}
	return TableID(b[:])
}

// IsTableID reports whether a word names a table.
func IsTableID(word string) bool { return len(word) == idLength && strings.Trim(word, idLetters) == "" }

// isToken reports whether a word is a name that programs use: lower-case letters,
// digits and hyphens.
func isToken(word string) bool {
	return word != "" && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// isPlayer reports whether a word has the form of a computer player, as records have it:
// "hard" or "hard/patient". Which there are, a game knows.
func isPlayer(word string) bool {
	player, character, styled := strings.Cut(word, "/")
	return isToken(player) && (!styled || isToken(character)) && player != WhoFree && player != WhoHuman
}

// isRules reports whether a word names the rules of a game: a number from 1, or one with "+"
// and eight hexadecimal digits.
func isRules(word string) bool {
	edition, sum, changed := strings.Cut(word, "+")
	n, ok := parseNumber(edition, 999)
	return ok && n > 0 && (!changed || len(sum) == 8 && isHex(sum))
}

// isRule reports whether a word is a rule's id: a capital letter and a number.
func isRule(word string) bool {
	if word == "" || word[0] < 'A' || word[0] > 'Z' {
		return false
	}
	_, ok := parseNumber(word[1:], 999)
	return ok
}

// isBase reports whether a word is an address to which links can be put: "http://" or
// "https://", a host, and a slash at the end.
func isBase(word string) bool {
	_, rest, ok := strings.Cut(word, "://")
	outside := func(r rune) bool { return r <= ' ' || r > '~' }
	return ok && slices.Contains([]string{"http", "https"}, word[:len(word)-len(rest)-3]) &&
		len(rest) > 1 && rest[0] != '/' && strings.HasSuffix(rest, "/") && !strings.ContainsFunc(rest, outside)
}
