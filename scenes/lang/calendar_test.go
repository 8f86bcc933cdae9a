package lang_test

import (
	"testing"
	"time"

	"treille/scenes/lang"
)

func TestDatesAreOfNoMoment(t *testing.T) {
	now := time.Date(2026, 11, 20, 21, 40, 0, 0, time.UTC)
	for when, want := range map[time.Time]string{now: "20 Nov", now.AddDate(0, 0, -1): "19 Nov", now.AddDate(-1, 0, 0): "20 Nov 2025"} {
		if got := lang.English.Words().Date(now, when); got != want {
			t.Errorf("%v is %q, want %q", when, got, want)
		}
	}
}

func TestDays(t *testing.T) {
	zone := time.FixedZone("here", 3600)
	now := time.Date(2026, 3, 1, 0, 30, 0, 0, zone)
	for when, want := range map[time.Time][3]string{ // in the order of the languages
		time.Date(2026, 2, 28, 23, 29, 0, 0, time.UTC): {"aujourd’hui, 0:29", "heute, 0:29", "today, 0:29"},
		time.Date(2026, 2, 28, 22, 14, 0, 0, time.UTC): {"hier, 23:14", "gestern, 23:14", "yesterday, 23:14"},
		time.Date(2026, 2, 27, 12, 0, 0, 0, zone):      {"27 févr.", "27. Feb.", "27 Feb"},
		time.Date(2025, 11, 1, 12, 0, 0, 0, zone):      {"1er nov. 2025", "1. Nov. 2025", "1 Nov 2025"},
	} {
		for i, l := range lang.Langs() {
			if got := l.Words().Thumbnail(now, when); got != want[i] {
				t.Errorf("%s: %v is %q, want %q", l.Name(), when, got, want[i])
			}
		}
	}
}
