package vino

import (
	"slices"
	"strings"
	"testing"

	"treille/scenes/data/store"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// A reader plays by what he reads and hears: he buys what is cheap, and sells what
// he has most of, four barrels at a time.
type reader struct {
	*tabletest.Page
	t *testing.T

	buys, sales, gives, raises, choices int
}

// read implements tabletest.Reader.
func (r *reader) read(p *tabletest.Page) int {
	r.Page = p
	if !r.Called() || r.Section("decision").ID == "" {
		return -1
	}
	for _, step := range []func() int{r.choose, r.take, r.give, r.raise, r.sell, r.buy} {
		if i := step(); i >= 0 {
			return i
		}
	}
	return -1
}

// has reports whether a button is there at all.
func (r *reader) has(start string) bool {
	return slices.ContainsFunc(r.Buttons, func(b tabletest.Button) bool { return strings.HasPrefix(b.Label, start) })
}

// open is the first vineyard that can be ticked and is not.
func (r *reader) open() int {
	return slices.IndexFunc(r.Buttons, func(b tabletest.Button) bool {
		return strings.Contains(b.Label, "vineyard ") && b.Role == ui.Checkbox && b.Enabled && !b.Checked
	})
}

// done answers the present call.
func (r *reader) done(i int, count *int) int {
	*count++
	return r.Answer(i)
}

// choose takes the first two regions with free vineyards.
func (r *reader) choose() int {
	if !r.has("Choose ") || r.has("Choose a variety") {
		return -1
	}
	for i, b := range r.Buttons {
		if strings.HasPrefix(b.Label, "Choose ") && strings.Contains(b.Label, " and ") && b.Enabled {
			return r.done(i, &r.choices)
		}
	}
	return slices.IndexFunc(r.Buttons, func(b tabletest.Button) bool {
		return b.Role == ui.Checkbox && b.Enabled && !b.Checked && strings.Contains(b.Label, "vineyards free") && !strings.Contains(b.Label, ": 0 private")
	})
}

func (r *reader) take() int {
	if i := r.Begins("Take vineyard"); i >= 0 {
		return r.done(i, &r.buys)
	}
	if r.has("Take") || r.has("1 more to take") {
		return r.open()
	}
	return -1
}

func (r *reader) give() int {
	if i := r.Begins("Give back "); i >= 0 {
		return r.done(i, &r.gives)
	}
	if !slices.ContainsFunc(r.Buttons, func(b tabletest.Button) bool { return strings.HasSuffix(b.Label, "more to give back") }) {
		return -1
	}
	if i := r.open(); i >= 0 {
		return i
	}
	return slices.IndexFunc(r.Buttons, func(b tabletest.Button) bool {
		return b.Role == ui.Tab && strings.HasSuffix(b.Label, ": 0 to give back")
	})
}

func (r *reader) raise() int {
	if i := r.Begins("Raise the prices"); i >= 0 {
		return r.done(i, &r.raises)
	}
	if !slices.ContainsFunc(r.Buttons, func(b tabletest.Button) bool { return strings.Contains(b.Label, "to raise") }) {
		return -1
	}
	return slices.IndexFunc(r.Buttons, func(b tabletest.Button) bool { return strings.HasSuffix(b.Label, "one step up") && b.Enabled })
}

// sell sells at most four barrels.
func (r *reader) sell() int {
	if !r.has("No sale") {
		return -1
	}
	i, more := r.Begins("Sell "), r.Begins("One barrel more")
	if i < 0 && more >= 0 && r.Buttons[more].Enabled {
		return more
	}
	if i < 0 {
		return r.done(r.Begins("No sale"), &r.sales)
	}
	if more >= 0 && !strings.HasPrefix(r.Buttons[i].Label, "Sell 4 ") {
		return more
	}
	return r.done(i, &r.sales)
}

// buy buys vineyard after vineyard, and passes where it may.
func (r *reader) buy() int {
	buys := func(b tabletest.Button) bool {
		return strings.HasPrefix(b.Label, "Buy ") && !strings.Contains(b.Label, "finish") && b.Enabled
	}
	if i := slices.IndexFunc(r.Buttons, buys); i >= 0 {
		return r.done(i, &r.buys)
	}
	if r.has("Choose a variety") {
		return r.Begins("Grow ")
	}
	pass := r.Begins("Pass")
	if r.buys%2 == 1 && pass >= 0 && r.has("Buy") {
		return r.done(pass, &r.buys)
	}
	if i := r.open(); i >= 0 {
		return i
	}
	if pass >= 0 {
		return r.done(pass, &r.buys)
	}
	return -1
}

// TestTheGameIsPlayedByWhatIsRead plays whole games by nothing but words.
func TestTheGameIsPlayedByWhatIsRead(t *testing.T) {
	for _, players := range []int{3, 4, 5} {
		r := &reader{t: t}
		tabletest.PlayByText(t, Kind(), players, store.SpeedInstant, r.read)
		if r.buys < 6 || r.sales < 2 || r.gives < 1 || r.raises < 1 || r.choices < 3 {
			t.Errorf("with %d players: %d choices, %d purchases and passes, %d sales, %d times given back and %d raised", players, r.choices, r.buys, r.sales, r.gives, r.raises)
		}
	}
}
