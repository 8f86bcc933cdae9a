// Package lang holds every word that the game says, in French, German and
// English, and the ways in which these languages write numbers, amounts, names
// and lists.
//
// [Words] is a struct with a field for each text, so that a missing or
// misspelled one does not compile; there is one value of it for each language,
// in the files whose names end with the language's. Texts with gaps are [Template]s, texts
// that depend on a number [Plural]s.
//
// Sentences about a player never need his gender. What a player does is written
// as a predicate ("[bids|bid] 38 €") that stands after the name or "you", in the log,
// in the banner and alone beside a crest; see [Words.You].
package lang

import "strings"

// A Lang is one of the game's languages.
type Lang uint8

// The languages, in the order in which they are offered.
const (
	French Lang = iota
	German
	English
)

// Langs returns all languages in the order in which they are offered.
func Langs() []Lang { return []Lang{French, German, English} }

// Code is the language's code in ISO 639-1: "fr".
func (l Lang) Code() string { return [...]string{"fr", "de", "en"}[l] }

// Name is the language's own name: "Français".
func (l Lang) Name() string { return [...]string{"Français", "Deutsch", "English"}[l] }

// Words returns the language's words. They must not be changed.
func (l Lang) Words() *Words { return words[l]() }

var words = [...]func() *Words{spoken(french), spoken(german), spoken(english)}

// ByCode returns the language with a code, as it is kept in the settings.
func ByCode(code string) (Lang, bool) {
	for _, l := range Langs() {
		if l.Code() == code {
			return l, true
		}
	}
	return English, false
}

// Pick returns the first language that the game has among those that somebody
// wants, best first: tags such as "fr-CH", "de_AT.UTF-8" or "en". It is English
// if there is none.
func Pick(preferred []string) Lang {
	for _, tag := range preferred {
		end := strings.IndexAny(tag, "-_.@")
		if end < 0 {
			end = len(tag)
		}
		if l, ok := ByCode(strings.ToLower(strings.TrimSpace(tag[:end]))); ok {
			return l
		}
	}
	return English
}

// Choose returns the language of a setting, or the system's if the setting is
// empty or unknown.
func Choose(setting string) Lang {
	if l, ok := ByCode(setting); ok {
		return l
	}
	return Pick(System())
}
