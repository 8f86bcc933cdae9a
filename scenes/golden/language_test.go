package golden

import "testing"

// TestLanguageSwitchesLive opens every scene in English, changes to German, and
// expects the words of one that was opened in German.
func TestLanguageSwitchesLive(t *testing.T) {
	testLive(t, look{size: "1280x800", lang: "en", text: 100}, look{size: "1280x800", lang: "de", text: 100})
}
