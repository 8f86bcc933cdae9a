package zankapfel

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/store"
	"treille/scenes/tabletest"
	"treille/scenes/ui"
)

// A reader plays by what he reads and hears: he lays the colour that is worth most,
// offers a point for a square that is better for it, takes what he is offered, and
// buys a die where a quarrel is worth it.
type reader struct {
	t       *testing.T
	buttons []tabletest.Button
	text    []ui.Section
	calls   int // how often he has been called,
	answers int // and how many of those calls he has answered

	laid, bought, offered, taken, quarrels, dice int
}

// read implements tabletest.Reader.
func (r *reader) read(text []ui.Section, buttons []tabletest.Button, heard []string) (press int, over bool) {
	r.text, r.buttons = text, buttons
	head := text[0]
	switch {
	case strings.HasSuffix(head.Heading, " wins"), strings.HasSuffix(head.Heading, " win"):
		return -1, true
	case head.ID == "panel":
		return r.find(head.Heading), false // a question: the button that says the same
	}
	r.calls = 0
	for _, s := range heard {
		if strings.HasPrefix(s, "It is Clara’s turn.") {
			r.calls++
		}
	}
	turn, mine := strings.CutPrefix(r.section("turn").Text[1], "Clara ")
	if !mine || r.calls == r.answers {
		return -1, false
	}
	return r.play(turn), false
}

func (r *reader) section(id string) ui.Section {
	for _, s := range r.text {
		if s.ID == id {
			return s
		}
	}
	return ui.Section{}
}

// find returns the button with a label that can be pressed, -1 if there is none.
func (r *reader) find(label string) int {
	return slices.IndexFunc(r.buttons, func(b tabletest.Button) bool { return b.Label == label && b.Enabled })
}

// begins returns the first button whose label begins so and that can be pressed.
func (r *reader) begins(start string) int {
	return slices.IndexFunc(r.buttons, func(b tabletest.Button) bool { return strings.HasPrefix(b.Label, start) && b.Enabled })
}

// play answers a call, or chooses what to answer it with.
func (r *reader) play(turn string) int {
	switch turn {
	case "places the mayor":
		return r.choose("Square ", "Place the mayor here")
	case "takes a chip away":
		return r.choose("Square ", "Take this chip away")
	case "buys or lays", "buys or lays a card":
		return r.farm()
	case "moves the mayor", "has one way only":
		return r.choose(r.bestSquare(), "Announce this square")
	case "may offer a bribe":
		return r.offer()
	case "takes a bribe or none":
		if i := r.begins("Take "); i >= 0 && r.buttons[i].Label != "Take none" {
			r.taken++
		}
		for _, b := range r.buttons {
			if b.Enabled && strings.HasPrefix(b.Label, "Take ") && b.Label != "Take none" {
				return r.decide(b.Label)
			}
		}
		return slices.IndexFunc(r.buttons, func(b tabletest.Button) bool { return strings.Contains(b.Label, " offers ") })
	case "calls the joker’s colour":
		return r.choose(r.bestColour(), "Call ")
	case "lays a discord card", "lays another card":
		if r.begins("Lay the ") >= 0 {
			r.quarrels++
		}
		return r.choose("Discord card ", "Lay the ")
	case "buys dice or waits":
		if strings.Contains(r.section("quarrel").Heading, ", 2 steps") {
			return r.decide("Wait")
		}
		if r.begins("Buy 1 die") >= 0 {
			r.dice++
		}
		return r.choose("1 die", "Buy 1 die")
	}
	r.t.Fatalf("he does not know what to do when he %s", turn)
	return -1
}

// choose presses what begins so, or what decides once it is chosen.
func (r *reader) choose(what, decides string) int {
	if i := r.begins(decides); i >= 0 {
		return r.decide(r.buttons[i].Label)
	}
	i := r.begins(what)
	if i < 0 {
		r.t.Fatalf("there is no %q; the buttons are %+v", what, r.buttons)
	}
	return i
}

// worth reads what the mayor’s square gives a colour.
func (r *reader) worth(colour string) int {
	for _, item := range r.section("values").Items {
		if m := valueLine.FindStringSubmatch(item); m != nil && m[1] == colour {
			return number(m[2])
		}
	}
	return 3 // a joker
}

// farm lays the best card of the hand, or buys.
func (r *reader) farm() int {
	best, colour := 0, ""
	for _, item := range r.section("hand").Items {
		_, c, _ := strings.Cut(item, " × ")
		if n := r.worth(c); n > best {
			best, colour = n, c
		}
	}
	if colour == "" || best < 3 {
		if r.begins("Buy the ") >= 0 {
			r.bought++
		}
		return r.choose("Open card: ", "Buy the ")
	}
	if r.begins("Lay the ") >= 0 {
		r.laid++
	}
	return r.choose(colour+", ", "Lay the ")
}

// bestSquare is the label of the square that gives most to the colour laid.
func (r *reader) bestSquare() string {
	k := readOutline(r.t, r.text)
	best, label := -1, "Square "
	for _, b := range r.buttons {
		if !b.Enabled || !strings.HasPrefix(b.Label, "Square ") {
			continue
		}
		n := 0
		if i := strings.Index(b.Label, k.laid+" "); k.laid != "" && i >= 0 {
			n = number(b.Label[i+len(k.laid)+1:][:1])
		}
		if n > best {
			best, label = n, b.Label
		}
	}
	return label
}

// offer bids a point for the best square.
func (r *reader) offer() int {
	if readOutline(r.t, r.text).laid == "" {
		return r.decide("No offer")
	}
	if i := r.begins("Offer "); i >= 0 {
		r.offered++
		return r.decide(r.buttons[i].Label)
	}
	i := r.begins(r.bestSquare())
	if i < 0 {
		return r.decide("No offer")
	}
	return i
}

// bestColour is the label of the colour that a joker brings most with, alone.
func (r *reader) bestColour() string {
	best, label := -1, "Red: "
	for _, b := range r.buttons {
		colour, what, ok := strings.Cut(b.Label, ": ")
		if !ok || !slices.Contains([]string{"Red", "Yellow", "Green", "Blue"}, colour) {
			continue
		}
		if gain, sure := strings.CutPrefix(what, "+"); sure && number(gain[:1]) > best {
			best, label = number(gain[:1]), b.Label
		}
	}
	return label
}

// decide answers with a button, which must be there: he has been called.
func (r *reader) decide(label string) int {
	i := r.find(label)
	if i < 0 {
		r.t.Fatalf("there is no %q; the buttons are %+v", label, r.buttons)
	}
	r.answers = r.calls
	return i
}

// TestTheGameIsPlayedByWhatIsRead plays whole games by nothing but words.
func TestTheGameIsPlayedByWhatIsRead(t *testing.T) {
	sum := reader{}
	for _, players := range []int{3, 4, 5, 6} {
		r := &reader{t: t}
		tabletest.PlayByText(t, Kind(), players, store.SpeedTwo, r.read)
		if r.laid < 3 || r.bought == 0 || r.calls < 10 {
			t.Errorf("with %d players: %+v", players, *r)
		}
		sum.offered += r.offered
		sum.quarrels += r.quarrels
		sum.dice += r.dice
		sum.taken += r.taken
	}
	if sum.offered == 0 || sum.quarrels < 4 || sum.dice == 0 {
		t.Errorf("in all games: %d offers made, %d taken, %d quarrels, %d dice", sum.offered, sum.taken, sum.quarrels, sum.dice)
	}
}
