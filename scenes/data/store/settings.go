package store

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"treille/engine"
	"treille/scenes/lang"
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
	Crest string // "fox", "owl", "snail", "hedgehog", "rabbit" or "boar"
	Name  string // 1 to lang.MaxName characters
}

// MaxSeats is how many seats a game may have.
const MaxSeats = 6

// A Table is who sat last at the table of a game, and how it was played.
type Table struct {
	Game    string // "weinhaendler"
	Seats   []Seat
	Options []string // as the engine names them, nil for none
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
	SkipTold     bool // it has been said that a tap skips
	Tables       []Table
}

// Defaults returns the settings of somebody who has chosen nothing yet.
func Defaults() Settings {
	return Settings{Effects: 70, Speed: SpeedOne, Confirm: ConfirmRisky, TextSize: 100}
}

// Table returns who sat last at a game's table, or nil.
func (s *Settings) Table(game string) []Seat {
	for _, t := range s.Tables {
		if t.Game == game {
			return t.Seats
		}
	}
	return nil
}

// SetTable remembers who sits at a game's table.
func (s *Settings) SetTable(game string, seats []Seat) {
	s.table(game).Seats = append([]Seat(nil), seats...)
}

// Options returns the options with which a game was played last, or nil.
func (s *Settings) Options(game string) []string {
	for _, t := range s.Tables {
		if t.Game == game {
			return t.Options
		}
	}
	return nil
}

// SetOptions remembers the options with which a game is played.
func (s *Settings) SetOptions(game string, options []string) {
	s.table(game).Options = append([]string(nil), options...)
}

// table is the one of a game, laid if there is none.
func (s *Settings) table(game string) *Table {
	for i := range s.Tables {
		if s.Tables[i].Game == game {
			return &s.Tables[i]
		}
	}
	s.Tables = append(s.Tables, Table{Game: game})
	return &s.Tables[len(s.Tables)-1]
}

// The words that stand for the choices, in their order.
var (
	languages = []string{"", "fr", "de", "en"}
	speeds    = []string{"half", "1", "2", "instant"}
	confirms  = []string{"always", "risky", "never"}
	textSizes = []string{"100", "150", "200"}
	motions   = []string{"system", "on", "off"}
	switches  = []string{"off", "on"}
	crests    = []string{"fox", "owl", "snail", "hedgehog", "rabbit", "boar"}
)

// Crests returns the crests in the order of the seats. Computer players with a crest
// play in its character.
func Crests() []string { return append([]string(nil), crests...) }

// Encode writes the settings as text, one a line: "effects 70".
func (s Settings) Encode() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "treille-settings %d\n", settingsVersion)
	line := func(key, value string) {
		if value != "" {
			b.WriteString(key + " " + value + "\n")
		}
	}
	line("language", s.Language)
	line("effects", strconv.Itoa(s.Effects))
	line("music", strconv.Itoa(s.Music))
	line("muted", switches[btoi(s.Muted)])
	line("speed", speeds[s.Speed])
	line("confirm", confirms[s.Confirm])
	line("text-size", strconv.Itoa(s.TextSize))
	line("reduced-motion", motions[s.Reduced])
	line("left-hand", switches[btoi(s.LeftHand)])
	line("high-contrast", switches[btoi(s.HighContrast)])
	line("skip-told", switches[btoi(s.SkipTold)])
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
		switch key {
		case "language":
			if i, ok := index(languages, value); ok {
				s.Language = languages[i]
			}
		case "effects":
			s.Effects = volume(value, s.Effects)
		case "music":
			s.Music = volume(value, s.Music)
		case "muted":
			choose(&s.Muted, value)
		case "speed":
			if i, ok := index(speeds, value); ok {
				s.Speed = Speed(i)
			}
		case "confirm":
			if i, ok := index(confirms, value); ok {
				s.Confirm = Confirm(i)
			}
		case "text-size":
			if i, ok := index(textSizes, value); ok {
				s.TextSize = []int{100, 150, 200}[i]
			}
		case "reduced-motion":
			if i, ok := index(motions, value); ok {
				s.Reduced = Motion(i)
			}
		case "left-hand":
			choose(&s.LeftHand, value)
		case "high-contrast":
			choose(&s.HighContrast, value)
		case "skip-told":
			choose(&s.SkipTold, value)
		case "seat":
			s.addSeat(value)
		case "option":
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
	_, crest := index(crests, f[2])
	name := strings.TrimSpace(strings.ToValidUTF8(f[3], ""))
	if n := len([]rune(name)); !known || !crest || n == 0 || n > lang.MaxName || strings.ContainsFunc(name, unicode.IsControl) {
		return // no record could hold such a seat
	}
	seats := s.Table(f[0])
	if len(seats) < MaxSeats && len(s.Tables) <= maxTables {
		s.SetTable(f[0], append(seats[:len(seats):len(seats)], Seat{f[1], f[2], name}))
	}
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

func index(words []string, word string) (int, bool) {
	for i, w := range words {
		if w == word {
			return i, true
		}
	}
	return 0, false
}

func volume(value string, otherwise int) int {
	v, err := strconv.Atoi(value)
	if err != nil || v < 0 || v > 100 {
		return otherwise
	}
	return v
}

func choose(b *bool, value string) {
	if i, ok := index(switches, value); ok {
		*b = i == 1
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

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
	return DecodeSettings(text), nil
}

// SaveSettings writes the settings to a store.
func SaveSettings(s Store, settings Settings) error {
	return s.Save(SettingsKey, settings.Encode())
}
