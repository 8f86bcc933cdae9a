package vino

import (
	"strings"
	"testing"

	"treille/engine"
	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// TestEachActionIsTold plays games of computers and says each action in each language: what
// is bought, passed, sold, given back, raised and given by the state, each event in one
// sentence at most, which fits the place of the buttons of a phone, also in large letters.
func TestEachActionIsTold(t *testing.T) {
	told := map[engine.EventKind]int{}
	for seed := range uint64(1) {
		l := tabletest.Listen(t, Kind(), "greedy", 4, seed)
		l.Play()
		var events []engine.Event
		for _, b := range l.Beats {
			events = append(events, b.Event)
		}
		for _, language := range lang.Langs() {
			app := l.Table.App()
			app.Settings.Language = language.Code()
			app.SettingsChanged()
			tellAll(t, sit(l.Table).(*tableState), events, told)
		}
	}
	for _, kind := range []engine.EventKind{vi.EventMarker, vi.EventBought, vi.EventGiven, vi.EventShown, vi.EventPassed,
		vi.EventPassedOver, vi.EventSold, vi.EventReturned} {
		if told[kind] == 0 {
			t.Errorf("nobody is told of in a sentence that begins with an event of kind %d", kind)
		}
	}
}

// tellAll says all events of a game, and counts the sentences by the kinds of the events that
// they begin with.
func tellAll(t *testing.T, b *tableState, events []engine.Event, told map[engine.EventKind]int) {
	in, err := Kind().Game.NewInfo(engine.Setup{Players: b.t.Players()}, engine.Spectator)
	if err != nil {
		t.Fatal(err)
	}
	for len(events) > 0 {
		n, e := 1, vi.DecodeEvent(events[0])
		if of := b.Tell(in, events); len(of.Words) > 0 {
			told[e.Kind]++
			n = of.Events
			if of.Open || of.Seat != e.Player {
				t.Errorf("%q is told of seat %d, open: %v", of.Words, of.Seat, of.Open)
			}
			if tellsTwice(events[:n]) {
				t.Errorf("%q tells of the actions of several", of.Words)
			}
			fits(t, b.t.PlayerName(of.Seat), of.Words)
		}
		for _, e := range events[:n] {
			in.Observe(e)
		}
		events = events[n:]
	}
}

// tellsTwice reports whether events are about several players.
func tellsTwice(events []engine.Event) bool {
	for _, e := range events {
		if e.Player != events[0].Player {
			return true
		}
	}
	return false
}

// fits fails where a sentence has no room on a phone: in two lines, or where text is as large
// as it can be, in the place of two buttons one above the other.
func fits(t *testing.T, name string, forms []string) {
	t.Helper()
	for text, high := range map[float64]float64{1: 46, 2: 158} {
		s := ui.NewStage()
		s.Begin(ui.Frame{Full: ui.R(0, 0, 390, 844), Safe: ui.R(0, 0, 390, 844), Unit: 1, Text: text})
		var list []ui.Part
		for _, words := range forms {
			if strings.ContainsAny(words, "{}") || strings.HasSuffix(words, ".") {
				t.Errorf("%q", words)
			}
			list = append(list, ui.Rich{Name: name, Words: words, Text: ui.PaperText.Sized(17.5), Bold: ui.PaperBold.Sized(17.5)}.Part())
		}
		if s.Lay(ui.Either(list...), ui.R(0, 0, 250, high)); len(s.Cramped()) > 0 {
			t.Errorf("%s %q has no room at text %v", name, forms, text)
		}
	}
}
