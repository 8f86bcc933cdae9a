package store_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"treille/engine"
	"treille/engine/record"
	"treille/scenes/data/store"
)

func full() store.Settings {
	return store.Settings{
		Language: "de", Effects: 0, Music: 35, Muted: true, Speed: store.SpeedInstant, Confirm: store.ConfirmNever,
		TextSize: 150, Reduced: store.ReducedOff, LeftHand: true, HighContrast: true, Name: "Łukasz İpek", Crest: "boar", Asked: true, HintsAgreed: true, Window: store.Window{W: 1400, H: 900, Maximised: true, Full: true},
		Tables: []store.Table{
			{Game: "weinhaendler", Seats: []store.Seat{
				{Kind: record.Human, Crest: "fox", Name: "Marie Anne"}, {Kind: engine.Hard, Crest: "boar", Name: "Hugo"},
				{Kind: engine.Easy, Crest: "owl", Name: "Änne-Zoé O’Hara"},
			}},
			{Game: "vino", Seats: []store.Seat{{Kind: engine.Medium, Crest: "snail", Name: "Emma"}}, Options: []string{"hidden-money"}},
		},
	}
}

func TestSettingsComeBack(t *testing.T) {
	for name, want := range map[string]store.Settings{"full": full(), "defaults": store.Defaults()} {
		if got := store.DecodeSettings(want.Encode()); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, want %+v", name, got, want)
		}
	}
	var m store.Memory
	if err := store.SaveSettings(&m, full()); err != nil {
		t.Fatal(err)
	}
	if got, err := store.LoadSettings(&m); err != nil || !reflect.DeepEqual(got, full()) {
		t.Errorf("from a store: %+v, %v", got, err)
	}
}

func TestSettingsOfNobodyAreTheDefaults(t *testing.T) {
	got, err := store.LoadSettings(&store.Memory{})
	if err != nil || !reflect.DeepEqual(got, store.Defaults()) {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestSettingsPassOverWhatTheyDoNotKnow(t *testing.T) {
	text := strings.Join([]string{
		"treille-settings 9", "language tlh", "effects 101", "music -1", "muted perhaps", "speed 3", "confirm", "text-size 117",
		"reduced-motion slow", "left-hand ON", "high-contrast 1", "future thing 7", "", "seat", "seat vino human fox",
		"seat vino robot fox Al", "seat vino human cat Al", "seat vino human fox  ", "seat ../x human fox Al",
		"seat vino human fox A name of many letters", "option", "option vino", "option vino ../x", "option ../x short", "music 20 ", "\x00\xff\xfe",
	}, "\r\n")
	if got := store.DecodeSettings([]byte(text)); !reflect.DeepEqual(got, store.Defaults()) {
		t.Errorf("got %+v, want the defaults", got)
	}
	if got := store.DecodeSettings([]byte("music 20\nnonsense\nspeed 2")); got.Music != 20 || got.Speed != store.SpeedTwo {
		t.Errorf("good lines beside bad ones: %+v", got)
	}
}

func TestSettingsAreBoundedWhateverTheTextSays(t *testing.T) {
	var b strings.Builder
	for i := range 200 {
		for range 10 {
			b.WriteString("seat game" + string(rune('a'+i%26)) + string(rune('a'+i/26)) + " human fox Al\n")
		}
	}
	got := store.DecodeSettings([]byte(b.String()))
	if len(got.Tables) > 20 {
		t.Errorf("%d tables", len(got.Tables))
	}
	for _, table := range got.Tables {
		if len(table.Seats) > store.MaxSeats {
			t.Errorf("%d seats at %s", len(table.Seats), table.Game)
		}
	}
}

// The names of seats go into records, which hold no control characters.
func TestANameThatNoRecordCanHoldIsLeftOut(t *testing.T) {
	settings := store.DecodeSettings([]byte("seat vino human fox Al\x07\nseat vino easy owl B\tC\nseat vino hard snail Zoé\n"))
	got := settings.Table("vino")
	if len(got) != 1 || got[0].Name != "Zoé" {
		t.Errorf("the seats are %q, want Zoé alone", got)
	}
}

// TestSettingsFromBeforeNamesWereAsked opens what earlier programs wrote: the player is who sat
// first at a table, and has not been asked.
func TestSettingsFromBeforeNamesWereAsked(t *testing.T) {
	for text, want := range map[string][2]string{
		"treille-settings 1\neffects 85\n": {"", ""},
		"treille-settings 1\nseat vino hard owl Hugo\nseat vino human snail Zoé\nseat farbenpoker human fox Clara\n": {"Zoé", "snail"},
		"treille-settings 1\nname Ada\ncrest owl\nseat vino human snail Zoé\n":                                       {"Ada", "owl"},
		"treille-settings 1\nname A name of many letters\ncrest cat\nasked perhaps\n":                                {"", ""},
	} {
		var m store.Memory
		if err := m.Save(store.SettingsKey, []byte(text)); err != nil {
			t.Fatal(err)
		}
		got, err := store.LoadSettings(&m)
		if err != nil || got.Name != want[0] || got.Crest != want[1] || got.Asked || got.Effects != 85 {
			t.Errorf("of %q they are %+v, %v", text, got, err)
		}
	}
}

func TestOptionsAreRememberedBesideTheSeats(t *testing.T) {
	s := store.Defaults()
	if s.Options("vino") != nil {
		t.Errorf("nobody has chosen %q", s.Options("vino"))
	}
	s.SetTable("vino", []store.Seat{{Kind: record.Human, Crest: "fox", Name: "Clara"}})
	s.SetOptions("vino", []string{"hidden-money"})
	s.SetOptions("farbenpoker", []string{"short"})
	again := store.DecodeSettings(s.Encode())
	if !slices.Equal(again.Options("vino"), []string{"hidden-money"}) || !slices.Equal(again.Options("farbenpoker"), []string{"short"}) {
		t.Errorf("read again they are %q and %q", again.Options("vino"), again.Options("farbenpoker"))
	}
	if len(again.Table("vino")) != 1 || again.Table("farbenpoker") != nil {
		t.Errorf("the seats are %v and %v", again.Table("vino"), again.Table("farbenpoker"))
	}
	s.SetOptions("vino", nil)
	if s.Options("vino") != nil || len(s.Table("vino")) != 1 {
		t.Errorf("turned off, %+v", s.Tables)
	}
	many := strings.Repeat("option vino a\n", 5)
	for i := range 40 {
		many += "option vino o" + string(rune('a'+i%26)) + string(rune('a'+i/26)) + "\n"
	}
	if got := store.DecodeSettings([]byte(many)); len(got.Options("vino")) > 8 {
		t.Errorf("a damaged text gives %d options", len(got.Options("vino")))
	}
}

func TestSetTableCopiesAndReplaces(t *testing.T) {
	s := store.Defaults()
	seats := []store.Seat{{Kind: record.Human, Crest: "fox", Name: "Clara"}}
	s.SetTable("vino", seats)
	seats[0].Name = "X"
	if got := s.Table("vino"); len(got) != 1 || got[0].Name != "Clara" {
		t.Errorf("got %+v", got)
	}
	s.SetTable("vino", nil)
	if len(s.Tables) != 1 || len(s.Table("vino")) != 0 || s.Table("other") != nil {
		t.Errorf("got %+v", s.Tables)
	}
}

func FuzzDecodeSettings(f *testing.F) {
	f.Add(string(full().Encode()))
	f.Add("seat vino human fox \xff\xfeAl")
	f.Fuzz(func(t *testing.T, text string) {
		s := store.DecodeSettings([]byte(text))
		again := store.DecodeSettings(s.Encode())
		if !reflect.DeepEqual(s, again) {
			t.Errorf("%+v became %+v", s, again)
		}
		for _, table := range s.Tables {
			for _, seat := range table.Seats {
				if !utf8.ValidString(seat.Name) {
					t.Errorf("name %q", seat.Name)
				}
			}
		}
	})
}
