package weinhaendler

import (
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/testkit/tabletest"
)

// A reader plays by what he reads and hears. He underbids: he wants the bundle
// with the most stars for the fewest of his own.
type reader struct {
	*tabletest.Page
	t     *testing.T
	me    string
	gains map[string]int // in the cellars' phase: the best gain of each bottle that was tried

	bids, laid, underbids int
}

// read implements tabletest.Reader.
func (r *reader) read(p *tabletest.Page) int {
	r.Page = p
	isMine := r.Section("hand").Heading == "Your hand"
	if r.me = "Clara"; !isMine || !r.Called() || !strings.HasPrefix(r.Section("turn").Text[1], "You ") {
		return -1
	}
	if strings.HasSuffix(r.Section("turn").Text[0], ": Cellars") {
		return r.placing()
	}
	r.gains = nil
	return r.bidding()
}

// A held is a bottle of the own hand, and its button.
type held struct {
	bottle
	words  string
	tenths int
	button int
	up     bool
}

// hand reads the own hand off its buttons.
func (r *reader) hand() []held {
	var list []held
	for i, b := range r.Buttons {
		for _, state := range []string{", in hand", ", lifted for the bid", ", chosen for the cellar"} {
			if words, ok := strings.CutSuffix(b.Label, state); ok {
				b, tenths, known := readBottle(words)
				if !known {
					r.t.Fatalf("a bottle of the hand reads %q", words)
				}
				list = append(list, held{b, words, tenths, i, state != ", in hand"})
			}
		}
	}
	if words := r.Section("hand").Items; len(words) != len(list) {
		r.t.Fatalf("the hand reads %q, its buttons %v", words, list)
	}
	return list
}

// bidding lifts one bottle that is worth it and adds it, or passes.
func (r *reader) bidding() int {
	k := readOutline(r.t, r.Sections)
	hand := r.hand()
	for _, h := range hand {
		if h.up {
			return r.commitBid(k, h)
		}
	}
	best, button := 0, -1
	if k.seats[r.me].total == 0 {
		for _, h := range hand {
			if worth, ok := r.worth(k, h); ok && worth > best {
				best, button = worth, h.button
			}
		}
	}
	if button >= 0 {
		return button
	}
	if r.Find("Pass and draw") >= 0 {
		return r.Decide(r.t, "Pass and draw")
	}
	if r.Find("Pass") < 0 { // all others have passed, and the offer is his
		return r.Decide(r.t, "Take the offer")
	}
	return r.Decide(r.t, "Pass")
}

// worth is how many stars more a bottle would bring than it has; ok is false if it
// would make a forbidden total (W12).
func (r *reader) worth(k knowledge, h held) (stars int, ok bool) {
	above, nearest := k.offer, 1<<30
	for name, s := range k.seats {
		switch {
		case name == r.me || s.total == 0:
		case s.total == h.tenths:
			return 0, false
		case s.total > h.tenths && s.total < nearest:
			above, nearest = s.bid, s.total
		}
	}
	for _, b := range above {
		stars += b.stars
	}
	return stars - h.stars, true
}

// commitBid adds the lifted bottle: the button should say the sum that he knows.
func (r *reader) commitBid(k knowledge, h held) int {
	i := max(r.Begins("Add → "), r.Begins("Bid → "))
	if i < 0 {
		r.t.Fatalf("%d tenths cannot be added; the buttons are %+v", h.tenths, r.Buttons)
	}
	for name, s := range k.seats {
		if name != r.me && s.total > h.tenths {
			r.underbids++
			break
		}
	}
	r.bids++
	_, sum, _ := strings.Cut(r.Buttons[i].Label, " → ")
	if said := readMoney(sum); said != k.seats[r.me].total+h.tenths {
		r.t.Fatalf("the button says %q for a bottle of %d tenths", r.Buttons[i].Label, h.tenths)
	}
	return r.Answer(i)
}

// placing tries each bottle to see what it would score, and lays the best where it
// scores most, as long as it scores anything and he keeps some to bid with, or as it
// must be laid.
func (r *reader) placing() int {
	hand := r.hand()
	if r.gains == nil {
		r.gains = map[string]int{}
	}
	over, keeps := len(hand) > 6, 4
	if strings.HasPrefix(r.Section("turn").Text[0], "Last round") {
		keeps = 0
	}
	for _, h := range hand {
		if h.up {
			if _, tried := r.gains[h.words]; !tried {
				r.gains[h.words] = r.bestGain()
			}
		}
	}
	for _, h := range hand {
		if _, tried := r.gains[h.words]; !tried {
			return h.button
		}
	}
	best := held{button: -1}
	for _, h := range hand {
		if best.button < 0 || r.gains[h.words] > r.gains[best.words] {
			best = h
		}
	}
	if best.button < 0 || !over && (r.gains[best.words] <= 0 || len(hand) <= keeps) {
		return r.Decide(r.t, "Done")
	}
	if !best.up {
		return best.button
	}
	return r.lay(r.gains[best.words])
}

// lay chooses the place with a gain, then lays the bottle there.
func (r *reader) lay(gain int) int {
	if i := r.Begins("Place"); i >= 0 {
		r.laid++
		if words, ok := strings.CutPrefix(r.Buttons[i].Label, "Place → "); ok && readGain(words) != gain {
			r.t.Fatalf("the button says %q where %d points were read", words, gain)
		}
		r.gains = nil
		return r.Answer(i)
	}
	for i, b := range r.Buttons {
		if strings.HasPrefix(b.Label, "Row ") && placeGain(b.Label) == gain {
			return i
		}
	}
	r.t.Fatalf("no place scores %d; the buttons are %+v", gain, r.Buttons)
	return -1
}

// bestGain is the most that a glowing place says, -1 if none glows.
func (r *reader) bestGain() int {
	best := -1
	for _, b := range r.Buttons {
		if strings.HasPrefix(b.Label, "Row ") {
			r.checkPlace(b.Label)
			best = max(best, placeGain(b.Label))
		}
	}
	return best
}

// checkPlace wants what a place is said to rest on, or to lie beside, to lie there as far as he has read.
func (r *reader) checkPlace(label string) {
	r.t.Helper()
	where, _, _ := strings.Cut(label, ": ")
	row := number(where[4:5])
	where = strings.TrimPrefix(where[5:], ", over the empty bottle")
	where = strings.TrimLeft(where, ", ")
	var cellar map[[2]int]bottle
	if list := readOutline(r.t, r.Sections).seats[r.me].cellars; len(list) > 0 && !strings.Contains(label, ", Cellar ") {
		cellar = list[len(list)-1]
	}
	lies := func(words string, at [2]int) bool {
		b, _, ok := readBottle(words)
		there, filled := cellar[at]
		return ok && filled && b == there
	}
	words, onTwo := strings.CutPrefix(where, "on ")
	one, other, _ := strings.Cut(words, " and ")
	last := len(cellar)
	switch beside, side := strings.CutPrefix(where, "on the floor, "); {
	case where == "on the floor" && row == 1 && len(cellar) == 0 || strings.Contains(label, ", Cellar "):
		return
	case side && row == 1:
		_, name, _ := strings.Cut(beside, " of ")
		for place := range last {
			if lies(name, [2]int{1, place}) {
				return
			}
		}
	case onTwo && row > 1:
		for place := range last {
			if lies(one, [2]int{row - 1, place}) && lies(other, [2]int{row - 1, place + 1}) {
				return
			}
		}
	}
	r.t.Errorf("a place reads %q in the cellar %v", label, cellar)
}

// placeGain reads "Row 1, on the floor: +7 points".
func placeGain(label string) int {
	_, words, _ := strings.Cut(label, ": ")
	return readGain(words)
}

// readGain reads "+7 points".
func readGain(words string) int { return number(strings.TrimPrefix(strings.Fields(words)[0], "+")) }

// TestTheGameIsPlayedByWhatIsRead plays whole games by nothing but words.
func TestTheGameIsPlayedByWhatIsRead(t *testing.T) {
	for _, players := range []int{3, 4, 5} {
		r := &reader{t: t}
		tabletest.PlayByText(t, Kind(), players, store.SpeedTwo, r.read)
		if r.bids < 5 || r.laid < 10 || r.underbids == 0 || r.Calls() < r.bids {
			t.Errorf("with %d players: %d bids, %d of them below another, %d bottles laid, called %d times", players, r.bids, r.underbids, r.laid, r.Calls())
		}
	}
}
