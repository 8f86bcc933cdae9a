package link_test

import (
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"

	"treille/scenes/data/link"
)

// deals are deals and their links.
var deals = map[string]link.Deal{
	"#game=weinhaendler&seats=4&seed=4127":                  {Game: "weinhaendler", Seats: 4, Seed: 4127},
	"#game=vino":                                            {Game: "vino"},
	"#game=farbenpoker&seats=2&seed=0":                      {Game: "farbenpoker", Seats: 2},
	"#game=vino&seats=5&options=hidden-money&seed=20261120": {Game: "vino", Seats: 5, Options: []string{"hidden-money"}, Seed: 20261120},
	"#game=zankapfel&seats=6&seed=18446744073709551615":     {Game: "zankapfel", Seats: 6, Seed: math.MaxUint64},
}

func TestADealComesBack(t *testing.T) {
	for text, deal := range deals {
		if got := link.Format(deal); got != text {
			t.Errorf("%v is written %q, not %q", deal, got, text)
		}
		if got, err := link.Parse(text); err != nil || !reflect.DeepEqual(got, deal) {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
	}
}

// TestPartsStandInAnyOrder reads a link whose parts stand in another order than Format writes them in.
func TestPartsStandInAnyOrder(t *testing.T) {
	want := link.Deal{Game: "vino", Seats: 5, Options: []string{"hidden-money"}, Seed: 7}
	if got, err := link.Parse("#seed=7&options=hidden-money&game=vino&seats=5"); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("it is read as %v, %v", got, err)
	}
}

func TestEverythingElseIsRefused(t *testing.T) {
	const good = "#game=vino&seats=4&seed=7"
	for _, text := range []string{
		"", "#", "game=vino&seats=4&seed=7", "#game=chess&seats=4&seed=7", "#game=Vino&seats=4&seed=7",
		"#game=vino&seats=2&seed=7", "#game=vino&seats=6&seed=7", "#game=vino&seats=04&seed=7", "#game=vino&seats=+4&seed=7", "#game=vino&seats=four&seed=7",
		"#game=vino&seats=4", "#game=vino&seats=4&seed=", "#game=vino&seats=4&seed=-7", "#game=vino&seats=4&seed=07", "#game=vino&seats=4&seed=+7",
		"#game=vino&seats=4&seed=18446744073709551616", "#game=vino&seats=4&seed=7.", "#game=vino&seats=4&seed=0x7", "#game=vino&seats=4&seed=٧",
		good + "&seed=7", good + "&start=1", good + "&", good + " ", "#" + good,
		"#game=vino&seats=4&options=&seed=7", "#game=vino&seats=4&options=open-money&seed=7", "#game=farbenpoker&seats=4&options=hidden-money&seed=7",
		"#game=vino&seats=4&options=hidden-money,hidden-money&seed=7", "#game=vino%26seats=4&seed=7",
		good + strings.Repeat("0", 1000),
	} {
		if deal, err := link.Parse(text); !errors.Is(err, link.ErrBad) {
			t.Errorf("%q is read as %v", text, deal)
		}
	}
}

func TestARefusalSaysWhy(t *testing.T) {
	for text, want := range map[string]error{
		"#game=chess&seats=4&seed=7": link.ErrGame, "#seats=4&seed=7": link.ErrGame,
		"#game=vino&seats=7&seed=7": link.ErrSeats, "#game=vino&seed=7": link.ErrSeats,
		"#game=vino&seats=4&seed=x": link.ErrSeed, "#game=vino&seats=4": link.ErrSeed,
	} {
		if _, err := link.Parse(text); err != want {
			t.Errorf("%q is refused with %v, not with %v", text, err, want)
		}
	}
	if deal, _ := link.Parse("#game=vino&seats=7&seed=7"); deal.Game != "vino" {
		t.Errorf("the game of a link with a wrong number of seats is %q", deal.Game)
	}
}

// FuzzParse wants every text refused, or to be the only one for its deal.
func FuzzParse(f *testing.F) {
	for text := range deals {
		f.Add(text)
	}
	f.Add("#game=vino&seats=4&options=a,b&seed=07")
	f.Fuzz(func(t *testing.T, text string) {
		deal, err := link.Parse(text)
		if err == nil && link.Format(deal) != text {
			t.Errorf("%q is read as %v", text, deal)
		}
	})
}
