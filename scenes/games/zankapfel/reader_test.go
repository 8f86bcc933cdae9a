package zankapfel

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/testkit/tabletest"
)

// A reader plays by what he reads and hears: he lays the colour that is worth most,
// offers a point for a square that is better for it, takes what he is offered, and
// buys a die where a quarrel is worth it.
type reader struct {
	*tabletest.Page
	t *testing.T

	laid, bought, offered, taken, quarrels, dice, rolls int
}

// read implements tabletest.Reader.
func (r *reader) read(p *tabletest.Page) int {
	r.Page = p
	if i := r.Find("Roll"); i >= 0 {
		r.rolls++
		return r.Answer(i)
	}
	turn, mine := strings.CutPrefix(r.Section("turn").Text[1], "You ")
	if !mine || !r.Called() {
		return -1
	}
	return r.play(turn)
}

// play answers a call, or chooses what to answer it with.
func (r *reader) play(turn string) int {
	switch turn {
	case "place the mayor":
		return r.choose("Square ", "Place the mayor here")
	case "take a chip away":
		return r.choose("Square ", "Take this chip away")
	case "buy or lay", "buy or lay a card", "have to buy a card", "have to lay a card":
		return r.farm()
	case "move the mayor", "have only one square":
		return r.choose(r.bestSquare(), "Announce this square")
	case "may offer a bribe":
		return r.offer()
	case "take a bribe or none":
		if i := r.Begins("Take "); i >= 0 && r.Buttons[i].Label != "Take none" {
			r.taken++
		}
		for _, b := range r.Buttons {
			if b.Enabled && strings.HasPrefix(b.Label, "Take ") && b.Label != "Take none" {
				return r.Decide(r.t, b.Label)
			}
		}
		return slices.IndexFunc(r.Buttons, func(b tabletest.Button) bool { return strings.Contains(b.Label, " offers ") })
	case "call the joker’s colour":
		return r.choose(r.bestColour(), "Call ")
	case "lay a discord card", "lay another card":
		if r.Begins("Lay the ") >= 0 {
			r.quarrels++
		}
		return r.choose("Discord card ", "Lay the ")
	case "buy dice or wait":
		if strings.Contains(r.Section("quarrel").Heading, ", 2 steps") {
			if r.Find("No dice") >= 0 {
				return r.Decide(r.t, "No dice")
			}
			return r.Decide(r.t, "Wait")
		}
		if r.Begins("Buy 1 die") >= 0 {
			r.dice++
		}
		return r.choose("1 die", "Buy 1 die")
	}
	r.t.Fatalf("he does not know what to do when the banner says “You %s”", turn)
	return -1
}

// choose presses what begins so, or what decides once it is chosen.
func (r *reader) choose(what, decides string) int {
	if i := r.Begins(decides); i >= 0 {
		return r.Decide(r.t, r.Buttons[i].Label)
	}
	i := r.Begins(what)
	if i < 0 {
		r.t.Fatalf("there is no %q; the buttons are %+v", what, r.Buttons)
	}
	return i
}

// worth reads what the mayor’s square gives a colour.
func (r *reader) worth(colour string) int {
	for _, item := range r.Section("values").Items {
		if m := valueLine.FindStringSubmatch(item); m != nil && m[1] == colour {
			return number(m[2])
		}
	}
	return 3 // a joker
}

// farm lays the best card of the hand, or buys.
func (r *reader) farm() int {
	best, colour := 0, ""
	for _, item := range r.Section("hand").Items {
		_, c, _ := strings.Cut(item, " × ")
		if n := r.worth(c); n > best {
			best, colour = n, c
		}
	}
	if colour == "" || best < 4 {
		if r.Begins("Buy the ") >= 0 {
			r.bought++
		}
		return r.choose("Open card: ", "Buy the ")
	}
	if r.Begins("Lay the ") >= 0 {
		r.laid++
	}
	return r.choose(colour+", ", "Lay the ")
}

// bestSquare is the label of the square that gives most to the colour laid.
func (r *reader) bestSquare() string {
	k := readOutline(r.t, r.Sections)
	best, label := -1, "Square "
	for _, b := range r.Buttons {
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
	if readOutline(r.t, r.Sections).laid == "" {
		return r.Decide(r.t, "No offer")
	}
	if i := r.Begins("Offer "); i >= 0 {
		r.offered++
		return r.Decide(r.t, r.Buttons[i].Label)
	}
	i := r.Begins(r.bestSquare())
	if i < 0 {
		return r.Decide(r.t, "No offer")
	}
	return i
}

// bestColour is the label of the colour that a joker brings most with, alone.
func (r *reader) bestColour() string {
	best, label := -1, "Red: "
	for _, b := range r.Buttons {
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

// TestTheGameIsPlayedByWhatIsRead plays whole games by nothing but words.
func TestTheGameIsPlayedByWhatIsRead(t *testing.T) {
	sum := reader{}
	for _, players := range []int{3, 4, 5, 6} {
		r := &reader{t: t}
		tabletest.PlayByText(t, Kind(), players, store.SpeedTwo, r.read)
		if r.laid < 3 || r.bought == 0 || r.Calls() < 10 {
			t.Errorf("with %d players: %d cards laid, %d bought, called %d times", players, r.laid, r.bought, r.Calls())
		}
		sum.offered += r.offered
		sum.quarrels += r.quarrels
		sum.dice += r.dice
		sum.taken += r.taken
		sum.rolls += r.rolls
	}
	if sum.offered == 0 || sum.quarrels < 4 || sum.dice == 0 || sum.rolls < sum.dice {
		t.Errorf("in all games: %d offers made, %d taken, %d quarrels, %d dice, %d rolls", sum.offered, sum.taken, sum.quarrels, sum.dice, sum.rolls)
	}
}
