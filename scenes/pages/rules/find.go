package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"treille/scenes/ui"
)

// plain are the letters of the three languages as they are typed without marks.
var plain = strings.NewReplacer("à", "a", "â", "a", "ä", "a", "ç", "c", "è", "e", "é", "e", "ê", "e", "ë", "e",
	"î", "i", "ï", "i", "ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u", "œ", "oe", "æ", "ae", "ß", "ss",
	"’", "'", "\u202f", " ", "\u00a0", " ")

// A folded text is as texts are compared: small letters without marks.
type folded struct {
	text string
	at   []int // for each byte of text, and its end, where the original has it
}

func fold(text string) folded {
	var f folded
	var b strings.Builder
	for i, r := range text {
		s := plain.Replace(string(unicode.ToLower(r)))
		b.WriteString(s)
		for range len(s) {
			f.at = append(f.at, i)
		}
	}
	f.text, f.at = b.String(), append(f.at, len(text))
	return f
}

// end is where the letter ends in the original whose part ends before byte i.
func (f folded) end(i int) int {
	for ; i < len(f.text) && f.at[i] == f.at[i-1]; i++ {
	}
	return f.at[i]
}

// leastQuery is how many letters a search has at least.
const leastQuery = 2

// asked are the words of a search, as they are compared; none if it is too short.
func asked(query string) []string {
	text := fold(query).text
	if utf8.RuneCountInString(strings.TrimSpace(text)) < leastQuery {
		return nil
	}
	return strings.Fields(text)
}

// holds reports whether all words stand in a text.
func holds(text string, words []string) bool {
	f := fold(text)
	for _, w := range words {
		if !strings.Contains(f.text, w) {
			return false
		}
	}
	return true
}

// find returns where the words stand in a text, in its order.
func find(text string, words []string) []ui.Span {
	f := fold(text)
	var list []ui.Span
	for i := 0; i < len(f.text); {
		n := 0
		for _, w := range words {
			if strings.HasPrefix(f.text[i:], w) {
				n = max(n, len(w))
			}
		}
		if n == 0 {
			i++
			continue
		}
		list = append(list, ui.Span{From: f.at[i], To: f.end(i + n)})
		i += n
	}
	return list
}
