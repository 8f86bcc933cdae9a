package table

import "testing"

func TestBoldNumbers(t *testing.T) {
	for words, want := range map[string]string{
		"":                              "",
		"Emma passes":                   "Emma passes",
		"Emma buys Campania 60":         "Emma buys Campania *60*",
		"Hugo sells 9 Barbera for 810.": "Hugo sells *9* Barbera for *810*.",
		"1\u202f080 for 17":             "*1\u202f080* for *17*",
		"17\u202f€":                     "*17\u202f*€",
	} {
		if got := boldNumbers(words); got != want {
			t.Errorf("%q: %q, want %q", words, got, want)
		}
	}
}
