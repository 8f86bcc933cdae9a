//go:build !js

package lang

import (
	"os"
	"strings"
)

// environment returns the languages that the variables of POSIX and GNU name,
// best first. "C" and "POSIX" are no languages, and stand for English.
func environment() []string {
	locale := ""
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale = os.Getenv(name); locale != "" {
			break
		}
	}
	var tags []string
	// LANGUAGE is a list that goes first, unless the locale is C.
	if plain, _, _ := strings.Cut(locale, "."); plain != "C" && plain != "POSIX" {
		tags = strings.FieldsFunc(os.Getenv("LANGUAGE"), func(c rune) bool { return c == ':' })
	}
	if locale != "" {
		tags = append(tags, locale)
	}
	return tags
}
