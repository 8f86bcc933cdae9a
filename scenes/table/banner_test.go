package table_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"treille/audio"
	"treille/engine"
	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/data/store"
	"treille/scenes/games"
	"treille/scenes/lang"
	"treille/scenes/pages"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/testkit/clock"
	"treille/scenes/ui"
	"treille/sprites"
)

// longName is as long as a name may be.
const longName = "Alexandra-Sophie"

// fewestBanners is how many different banners a game has at least.
const fewestBanners = 8

// TestTheBannerLosesNothing shows a game of each kind, and reads every banner in all languages,
// with all sizes of text, on screens of all shapes: crest, name and verb, round and phase are
// there, whole, and the ways to rules and menu.
func TestTheBannerLosesNothing(t *testing.T) {
	for _, spec := range pages.With(games.All()) {
		t.Run(spec.Name(), func(t *testing.T) {
			t.Parallel()
			settings := store.Defaults()
			settings.Language, settings.Speed = "en", store.SpeedInstant
			a := app.New(&store.Memory{}, settings, audio.New(audio.Silent()), clock.Noon)
			a.Resize(390, 844, 1)
			var seats []table.Seat
			for i := range 4 {
				seats = append(seats, table.Seat{Kind: engine.Greedy, Crest: person.Crests()[i], Name: longName})
			}
			h, err := host.New(spec.Game, engine.Setup{Players: 4, Seed: 3}, seats, drawer{})
			if err != nil {
				t.Fatal(err)
			}
			shown := table.New(a, spec, h)
			a.Push(shown)
			read := map[string]bool{}
			for ticks := 0; !shown.Ended() && ticks < 20000; ticks++ {
				if turn := shown.Turn(); !read[turn.Verb+turn.Short] {
					read[turn.Verb+turn.Short] = true
					readBanners(t, a, shown)
				}
				shown.Update()
			}
			if len(read) < fewestBanners {
				t.Errorf("there are only %d banners", len(read))
			}
		})
	}
}

// over is a scene over the table, so that this stands still.
type over struct{}

func (over) Name() string        { return "over" }
func (over) Title() string       { return "" }
func (over) Compose(*ui.Stage)   {}
func (over) Outline(*ui.Outline) {}
func (over) Update()             {}
func (over) Back()               {}

// readBanners reads the present banner in all looks.
func readBanners(t *testing.T, a *app.App, shown *table.Table) {
	a.Push(over{})
	defer a.Pop()
	for _, size := range [][2]float64{{320, 568}, {390, 844}, {844, 390}, {568, 320}, {768, 1024}, {1280, 800}} {
		for _, l := range lang.Langs() {
			for _, text := range []int{100, 150, 200} {
				a.Settings.Language, a.Settings.TextSize = l.Code(), text
				a.SettingsChanged()
				a.Resize(size[0], size[1], 1)
				if err := a.Update(); err != nil {
					t.Fatal(err)
				}
				s := ui.NewStage()
				s.Begin(a.Frame())
				shown.Compose(s)
				s.End()
				for _, fault := range bannerFaults(s, shown) {
					t.Errorf("%g × %g, %s, %d %%, %q: %s", size[0], size[1], l.Code(), text, shown.Turn().Verb, fault)
				}
			}
		}
	}
	a.Settings.Language, a.Settings.TextSize = "en", 100
	a.SettingsChanged()
	a.Resize(390, 844, 1)
}

// bannerFaults lists what the banner has lost.
func bannerFaults(s *ui.Stage, shown *table.Table) (faults []string) {
	turn := shown.Turn()
	bottom := s.Frame().Safe.Y + app.BannerHeight(s.Frame())
	crest, words := false, []string{}
	s.Visit(func(it ui.Item, _ ui.Rect) {
		switch {
		case it.Box.Y >= bottom:
		case it.Kind == ui.Piece && strings.HasPrefix(it.Look.ID, "common/crest-"):
			crest = true
		case it.Kind == ui.Surface && it.Surface.Icon == "flag": // in the last round it stands for the number
			words = append(words, strconv.Itoa(turn.Number))
		case it.Kind == ui.Text:
			words = append(words, strings.Split(it.Words, " · ")...) // a round and its phase may stand on one plate
			left, right := it.Box.X, it.Box.X
			if wide := sprites.Measure(it.Words, it.Style); it.Style.Align == sprites.Left {
				right += wide
			} else {
				left, right = left-wide/2, right+wide/2
			}
			for _, id := range []string{"rules", "menu", "undo", "hint", "look"} {
				c := s.Find(id)
				if inside := c != nil && left >= c.Rect.X-1 && right <= c.Rect.Right()+1; c != nil && !inside && it.Box.Y < c.Rect.Y+c.Rect.H*.6 && left < c.Rect.Right()-1 && right > c.Rect.X+1 {
					faults = append(faults, fmt.Sprintf("%q lies on %s", it.Words, id))
				}
			}
		}
	})
	all := "\n" + strings.Join(words, "\n") + "\n"
	has := func(what string, any ...string) {
		for _, one := range any {
			if one == "" || strings.Contains(all, "\n"+one+"\n") {
				return
			}
		}
		faults = append(faults, fmt.Sprintf("%s is lost: %q has none of %q", what, words, any))
	}
	name := shown.Title()
	if turn.Seat >= 0 {
		if name = shown.Subject(turn.Seat); !crest {
			faults = append(faults, "the crest is lost")
		}
	}
	phase := turn.Short
	if turn.Now >= 0 {
		phase = turn.Phases[turn.Now]
	}
	has("the name", name)
	has("the verb", turn.Verb)
	if turn.Number > 0 {
		has("the round", strconv.Itoa(turn.Number), turn.Round)
	}
	if turn.Now >= 0 {
		has("the phase", turn.Short, phase)
	}
	for _, id := range []string{"rules", "menu"} {
		if s.Find(id) == nil {
			faults = append(faults, "there is no way to "+id)
		}
	}
	for _, part := range s.Cramped() {
		for _, w := range words {
			if strings.Contains(part, "“"+w+"”") {
				faults = append(faults, part+" has no room")
			}
		}
	}
	return faults
}
