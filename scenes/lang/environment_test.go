//go:build !js && !windows && !darwin

package lang_test

import (
	"testing"

	"treille/scenes/lang"
)

func TestSystemReadsTheEnvironment(t *testing.T) {
	for _, c := range []struct {
		language, all, messages, lang string
		want                          lang.Lang
	}{
		{"", "", "", "", lang.English},
		{"", "", "", "de_CH.UTF-8", lang.German},
		{"", "", "fr_FR", "de_CH.UTF-8", lang.French},
		{"", "de_DE", "fr_FR", "en_US", lang.German},
		{"it:fr:de", "", "", "de_DE.UTF-8", lang.French},
		{"fr", "C.UTF-8", "", "de_DE", lang.English},
		{"it", "", "", "de_DE", lang.German},
	} {
		t.Setenv("LANGUAGE", c.language)
		t.Setenv("LC_ALL", c.all)
		t.Setenv("LC_MESSAGES", c.messages)
		t.Setenv("LANG", c.lang)
		if got := lang.Choose(""); got != c.want {
			t.Errorf("%+v: %s", c, got.Name())
		}
	}
}
