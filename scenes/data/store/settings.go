package store

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"treille/engine"
	"treille/engine/person"
)

// SettingsKey is where the settings are kept.
const SettingsKey = "settings"

// settingsVersion is written into the settings' first line. A later version
// that changes the meaning of a line raises it.
const settingsVersion = 1

// A Speed is the pace of the other players.
type Speed uint8

// The speeds.
const (
	SpeedHalf Speed = iota
	SpeedOne
	SpeedTwo
	SpeedInstant
)

// A Confirm says what is asked about before it is done.
type Confirm uint8

// The degrees of caution.
const (
	ConfirmAlways Confirm = iota
	ConfirmRisky
	ConfirmNever
)

// A Motion says whether pieces travel.
type Motion uint8

// The ways to choose. ReducedSystem does as the user's system says.
const (
	ReducedSystem Motion = iota
	ReducedOn
	ReducedOff
)

// A Seat is a seat as the new-game page shows it.
type Seat struct {
	Kind  string // engine.Human, or one of engine.Levels
	Crest string // one of person.Crests
	Name  string // 1 to person.MaxName characters
}

// MaxSeats is how many seats a game may have.
const MaxSeats = 6

// A Table is who sat last at the table of a game, and how it was played.
type Table struct {
	Game    string // "weinhaendler"
	Seats   []Seat
	Options []string // as the engine names them, nil for none
}

// A Window is how large a player had his window last, in the system's own units, both 0 if he never had one, and how it filled
// the screen.
type Window struct {
	W, H      int
	Maximised bool // up to the bars of the system
	Full      bool // over them
}

// Settings are what a player has chosen for all games.
type Settings struct {
	Language     string // "fr", "de", "en", or "" for the system's
	Effects      int    // volume, 0 to 100
	Music        int    // volume, 0 to 100
	Muted        bool
	Speed        Speed
	Confirm      Confirm
	TextSize     int // percent: 100, 150 or 200
	Reduced      Motion
	LeftHand     bool
	HighContrast bool
	SkipTold     bool   // it has been said that a tap skips
	Name         string // of the player whose device it is, "" for the usual one
	Crest        string // his, "" for the usual one
	Asked        bool   // he has been asked for both, or has said them
	HintsAgreed  bool   // hints are given without asking whether the game may count as assisted
	SignsOff     bool   // what friends at a table on a server show is not shown
	Unexplained  bool   // computer players do not say what an odd decision is for
	Window       Window
	Tables       []Table
}

// Defaults returns the settings of somebody who has chosen nothing yet.
func Defaults() Settings {
	return Settings{Effects: 85, Speed: SpeedOne, Confirm: ConfirmRisky, TextSize: 100}
}

// Table returns who sat last at a game's table, or nil.
func (s *Settings) Table(game string) []Seat { return s.last(game).Seats }

// SetTable remembers who sits at a game's table.
func (s *Settings) SetTable(game string, seats []Seat) {
	s.table(game).Seats = append([]Seat(nil), seats...)
}

// Options returns the options with which a game was played last, or nil.
func (s *Settings) Options(game string) []string { return s.last(game).Options }

// SetOptions remembers the options with which a game is played.
func (s *Settings) SetOptions(game string, options []string) {
	s.table(game).Options = append([]string(nil), options...)
}

// last is the table of a game, an empty one if it was not played.
func (s *Settings) last(game string) Table {
	for _, t := range s.Tables {
		if t.Game == game {
			return t
		}
	}
	return Table{}
}

// table is the one of a game to be changed, laid if there is none.
func (s *Settings) table(game string) *Table {
	i := slices.IndexFunc(s.Tables, func(t Table) bool { return t.Game == game })
	if i < 0 {
		i = len(s.Tables)
		s.Tables = append(s.Tables, Table{Game: game})
	}
	return &s.Tables[i]
}

// TextSizes are those that can be chosen, in percent.
func TextSizes() []int { return []int{100, 150, 200} }

// A field is how one setting is written: on a line that begins with its key.
type field struct {
	key   string
	write func(s *Settings) string // "" for no line
	read  func(s *Settings, value string)
}

// fields are all settings but who sits at the tables.
var fields = []field{
	oneOf("language", func(s *Settings) *string { return &s.Language }, choices[string]{"": "", "fr": "fr", "de": "de", "en": "en"}),
	volume("effects", func(s *Settings) *int { return &s.Effects }),
	volume("music", func(s *Settings) *int { return &s.Music }),
	oneOf("muted", func(s *Settings) *bool { return &s.Muted }, switches),
	oneOf("speed", func(s *Settings) *Speed { return &s.Speed },
		choices[Speed]{"half": SpeedHalf, "1": SpeedOne, "2": SpeedTwo, "instant": SpeedInstant}),
	oneOf("confirm", func(s *Settings) *Confirm { return &s.Confirm },
		choices[Confirm]{"always": ConfirmAlways, "risky": ConfirmRisky, "never": ConfirmNever}),
	oneOf("text-size", func(s *Settings) *int { return &s.TextSize }, choices[int]{"100": 100, "150": 150, "200": 200}),
	oneOf("reduced-motion", func(s *Settings) *Motion { return &s.Reduced },
		choices[Motion]{"system": ReducedSystem, "on": ReducedOn, "off": ReducedOff}),
	oneOf("left-hand", func(s *Settings) *bool { return &s.LeftHand }, switches),
	oneOf("high-contrast", func(s *Settings) *bool { return &s.HighContrast }, switches),
	oneOf("skip-told", func(s *Settings) *bool { return &s.SkipTold }, switches),
	{"name", func(s *Settings) string { return s.Name }, func(s *Settings, word string) { s.Name, _ = nameOf(word) }},
	{"crest", func(s *Settings) string { return s.Crest }, func(s *Settings, word string) {
		if slices.Contains(person.Crests(), word) {
			s.Crest = word
		}
	}},
	oneOf("asked", func(s *Settings) *bool { return &s.Asked }, switches),
	oneOf("unexplained", func(s *Settings) *bool { return &s.Unexplained }, switches),
	oneOf("signs-off", func(s *Settings) *bool { return &s.SignsOff }, switches),
	oneOf("hints-agreed", func(s *Settings) *bool { return &s.HintsAgreed }, switches),
	{"window", func(s *Settings) string { return s.Window.encode() }, func(s *Settings, words string) { s.Window = decodeWindow(words) }},
}

// encode is "1280 800 maximised full", "" for no window.
func (w Window) encode() string {
	if w == (Window{}) {
		return ""
	}
	words := []string{strconv.Itoa(w.W), strconv.Itoa(w.H)}
	for _, fills := range []struct {
		yes  bool
		word string
	}{{w.Maximised, maximised}, {w.Full, full}} {
		if fills.yes {
			words = append(words, fills.word)
		}
	}
	return strings.Join(words, " ")
}

// How a window fills the screen, in the stored text.
const maximised, full = "maximised", "full"

// decodeWindow reads what encode writes; what is no window is none.
func decodeWindow(text string) (w Window) {
	words := strings.Fields(text)
	if len(words) < 2 {
		return w
	}
	wide, errW := strconv.ParseUint(words[0], 10, 16)
	high, errH := strconv.ParseUint(words[1], 10, 16)
	if errW != nil || errH != nil {
		return w
	}
	return Window{W: int(wide), H: int(high), Maximised: slices.Contains(words[2:], maximised), Full: slices.Contains(words[2:], full)}
}

// choices are the words that stand for the values of a setting.
type choices[T comparable] map[string]T

var switches = choices[bool]{"off": false, "on": true}

// oneOf is a setting with a word for each value.
func oneOf[T comparable](key string, at func(s *Settings) *T, words choices[T]) field {
	return field{key, func(s *Settings) string {
		for word, value := range words {
			if value == *at(s) {
				return word
			}
		}
		return ""
	}, func(s *Settings, word string) {
		if value, known := words[word]; known {
			*at(s) = value
		}
	}}
}

// volume is a setting from 0 to 100.
func volume(key string, at func(s *Settings) *int) field {
	return field{key, func(s *Settings) string { return strconv.Itoa(*at(s)) }, func(s *Settings, word string) {
		if v, err := strconv.Atoi(word); err == nil && 0 <= v && v <= 100 {
			*at(s) = v
		}
	}}
}

// Encode writes the settings as text, one a line: "effects 85".
func (s Settings) Encode() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "treille-settings %d\n", settingsVersion)
	line := func(key, value string) {
		if value != "" {
			b.WriteString(key + " " + value + "\n")
		}
	}
	for _, f := range fields {
		line(f.key, f.write(&s))
	}
	for _, t := range s.Tables {
		for _, seat := range t.Seats {
			line("seat", strings.Join([]string{t.Game, seat.Kind, seat.Crest, seat.Name}, " "))
		}
		for _, option := range t.Options {
			line("option", t.Game+" "+option)
		}
	}
	return []byte(b.String())
}

// DecodeSettings reads what Encode writes. It never fails: lines that it
// doesn't know are passed over, and what has no sensible value keeps its
// default.
func DecodeSettings(text []byte) Settings {
	s := Defaults()
	for line := range strings.Lines(string(text)) {
		key, value, _ := strings.Cut(strings.TrimRight(line, "\r\n"), " ")
		switch i := slices.IndexFunc(fields, func(f field) bool { return f.key == key }); {
		case i >= 0:
			fields[i].read(&s, value)
		case key == "seat":
			s.addSeat(value)
		case key == "option":
			s.addOption(value)
		}
	}
	return s
}

// addSeat reads "weinhaendler medium owl Hugo" and seats him at the table.
func (s *Settings) addSeat(value string) {
	f := strings.SplitN(value, " ", 4)
	if len(f) < 4 || checkKey(f[0]) != nil {
		return
	}
	known := f[1] == engine.Human || slices.Contains(engine.Levels(), f[1])
	name, ok := nameOf(f[3])
	if !ok || !known || !slices.Contains(person.Crests(), f[2]) {
		return // no record could hold such a seat
	}
	seats := s.Table(f[0])
	if len(seats) < MaxSeats && len(s.Tables) <= maxTables {
		s.SetTable(f[0], append(seats[:len(seats):len(seats)], Seat{f[1], f[2], name}))
	}
}

// nameOf is the name that is written in the settings; ok is false if no record could hold it.
func nameOf(text string) (name string, ok bool) {
	name = strings.TrimSpace(strings.ToValidUTF8(text, ""))
	if n := len([]rune(name)); n == 0 || n > person.MaxName || strings.ContainsFunc(name, unicode.IsControl) {
		return "", false
	}
	return name, true
}

// addOption reads "vino hidden-money".
func (s *Settings) addOption(value string) {
	game, option, _ := strings.Cut(value, " ")
	if checkKey(game) != nil || checkKey(option) != nil || slices.Contains(s.Options(game), option) {
		return
	}
	if options := s.Options(game); len(options) < maxOptions && len(s.Tables) <= maxTables {
		s.SetOptions(game, append(options[:len(options):len(options)], option))
	}
}

// These bound what a damaged text can make of the settings.
const (
	maxTables  = 16
	maxOptions = 8
)

// LoadSettings reads the settings from a store, or the defaults if there are
// none. The error, of a store that can't be read, is for telling; the settings
// are good in any case.
func LoadSettings(s Store) (Settings, error) {
	text, err := s.Load(SettingsKey)
	if err != nil {
		if errors.Is(err, ErrNone) {
			err = nil
		}
		return Defaults(), err
	}
	settings := DecodeSettings(text)
	settings.meet()
	return settings, nil
}

// meet finds name and crest in settings from before they were asked for: those of the person
// who sat first at a table.
func (s *Settings) meet() {
	for _, t := range s.Tables {
		i := slices.IndexFunc(t.Seats, func(seat Seat) bool { return seat.Kind == engine.Human })
		if i >= 0 && s.Name == "" && s.Crest == "" {
			s.Name, s.Crest = t.Seats[i].Name, t.Seats[i].Crest
		}
	}
}

// SaveSettings writes the settings to a store.
func SaveSettings(s Store, settings Settings) error {
	return s.Save(SettingsKey, settings.Encode())
}
