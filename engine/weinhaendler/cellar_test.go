package weinhaendler

import (
	"errors"
	"slices"
	"testing"

	"treille/engine"
)

func TestW30_OrderAndLimit(t *testing.T) {
	sc := begin(t, 4, 3, "c1 c2 c3 v1", "y1 y2 y3 r1 r2", "g1 g2 g3 b1 b2", "v1 v2 v3 r1 r2", "c1 c2 c3 b1 b2")
	sc.run("3 pass", "0 pass", "1 bid g1", "2 bid v1", "1 pass", "2 pass")
	// The highest bidder first, then clockwise, not by rank.
	sc.deciding(PhaseCellars, 2)
	sc.hand(2, "v2 v3 r1 r2 c1 c2 c3 v1")
	sc.forbidden("2 done", "W30")
	sc.forbidden("3 done", "W30")
	sc.forbidden("2 place y1 0.0", "W30")
	if n := sc.info(2).MustPlace(); n != 2 {
		t.Errorf("%d cards must go, want 2", n)
	}
	sc.run("2 place v2 0.0")
	sc.forbidden("2 done", "W30")
	sc.run("2 place v3 0.1", "2 place r1 0.2", "2 done") // one more than he must
	sc.deciding(PhaseCellars, 3)
	sc.forbidden("2 place r2 0.3", "W30")
	sc.run("3 done") // six or fewer: need not
	sc.deciding(PhaseCellars, 0)
	sc.run("0 place y1 0.0", "0 done") // but may
	sc.deciding(PhaseCellars, 1)
	sc.run("1 done")
	sc.deciding(PhaseRefill, engine.Chance)
}

func TestW30_WhoHasDrawnMustLayToo(t *testing.T) {
	sc := begin(t, 4, 3, "c1 c2 c3 v1", "y1 y2 y3 r1 r2", "g1 g2 g3 b1 b2", "v1 v2 v3 r1 r2", "c1 c2 c3 b1 b2")
	sc.run("3 pass", "0 pass", "1 bid g1", "2 bid v1", "1 pass", "2 pass",
		"2 place v2 0.0", "2 place v3 0.1", "2 done", "3 done", "0 done", "1 done", "* card y1", "* card y1", "* card y2")
	sc.hand(2, "r1 r2 c1 c2 c3 v1")
	sc.run("2 draw", "* card y2", "* card y3", "3 bid b1", "0 pass", "1 pass", "3 pass",
		"3 place c1 0.0", "3 place c2 0.1", "3 done", "0 done", "1 done")
	sc.deciding(PhaseCellars, 2)
	if n := sc.info(2).MustPlace(); n != 1 {
		t.Errorf("%d cards must go, want 1", n)
	}
	sc.forbidden("2 done", "W30")
	sc.run("2 place r1 0.2", "2 done")
}

func TestW30_NoBidder(t *testing.T) {
	sc := begin(t, 3, 2, "")
	sc.run("2 pass", "0 pass", "1 pass")
	sc.deciding(PhaseCellars, 2)
	sc.run("2 done", "0 done")
	sc.deciding(PhaseCellars, 1)
}

func TestW30_PlacingIsAlwaysPossible(t *testing.T) {
	// A seat with a finished cellar opens another; one whose cellar has only
	// an empty bottle left to cover has a wine among seven cards.
	sc := begin(t, 5, 0, "e v1 v2 v3", "e c1 c2 c3 b1", "", "", "", "", pyramid)
	sc.build(0, fifteen...)
	sc.run("0 bid b1", "1 pass", "2 pass", "3 pass", "4 pass", "0 pass")
	sc.forbidden("0 done", "W30")
	sc.legal("place c1 2:0.0", "place c2 2:0.0", "place c3 2:0.0", "place v1 2:0.0", "place v2 2:0.0",
		"place v3 2:0.0", "place e 2:0.0")
}

// pyramid names the cards of fifteen.
const pyramid = "y1 y2 y3 r1 r2 r3 g1 g2 g2 o1 o2 o3 b1 b2 b3 g3"

// fifteen fill a cellar with wines that make no triplets.
var fifteen = []string{
	"y1 0.0", "r1 0.1", "g1 0.2", "y2 0.3", "r2 0.4",
	"o1 1.0", "o2 1.1", "b1 1.2", "b2 1.3",
	"y3 2.0", "r3 2.1", "g2 2.2",
	"b3 3.0", "o3 3.1",
	"g3 4.0",
}

func TestW31_OneAtATimeScoringAtOnce(t *testing.T) {
	sc := begin(t, 3, 0, "", "r1 r2 r3 g1 g2")
	sc.run("0 pass", "1 pass", "2 pass", "0 place r3 0.0")
	sc.points(0, 3)
	sc.deciding(PhaseCellars, 0)
	sc.run("0 place r1 0.-1")
	sc.points(0, 4)
	sc.run("0 place g2 1.-1")
	sc.points(0, 6)
}

// TestW31_LaidIsWhatComes plays whole games and foresees what each bottle leads to.
func TestW31_LaidIsWhatComes(t *testing.T) {
	for seed := range uint64(10) {
		sc := start(t, 3+int(seed%3))
		before := make([]*Info, sc.s.players)
		sc.playWhole(seed, func(a engine.Action, ev []engine.Event) {
			if d := Decode(a); d.Kind == DecisionPlace {
				p := DecodeEvent(ev[0]).Player
				laid, now := before[p].Laid(d.Card, d.Place), sc.info(p)
				if laid.Points(p) != now.Points(p) || laid.Hand() != now.Hand() || laid.CellarCount(p) != now.CellarCount(p) ||
					laid.Cellar(p, laid.CellarCount(p)-1) != now.Cellar(p, now.CellarCount(p)-1) || laid.Unlaid() != before[p].Unlaid().Without(d.Card) {
					t.Fatalf("seed %d: %s leads elsewhere", seed, Game{}.Format(a))
				}
			}
			for p := range engine.Player(sc.s.players) {
				before[p] = sc.info(p)
			}
		})
	}
}

func TestW32_Pyramid(t *testing.T) {
	sc := begin(t, 5, 0, "c1 c2 c3 c1", "r1 r2 r3 g1 g2")
	sc.run("0 bid g2", "1 pass", "2 pass", "3 pass", "4 pass", "0 pass")
	sc.forbidden("0 place r1 0.1", "W32") // a cellar begins at 0.0
	sc.forbidden("0 place r1 0.-1", "W32")
	sc.forbidden("0 place r1 1.0", "W32")
	sc.run("0 place r1 0.0")
	sc.forbidden("0 place r2 0.2", "W32") // a gap
	sc.forbidden("0 place r2 0.-2", "W32")
	sc.forbidden("0 place r2 1.0", "W32") // needs two below
	sc.run("0 place r2 0.1", "0 place r3 0.-1", "0 place g1 0.-2")
	sc.forbidden("0 place c1 1.1", "W32")
	sc.forbidden("0 place c1 2.-2", "W32")
	sc.run("0 place c1 1.0", "0 place c2 1.-2") // a gap in an upper row, filled later
	sc.forbidden("0 place c1 2.-2", "W32")
	sc.run("0 place c1 1.-1", "0 place c3 2.-2")
}

func TestW32_FiveWideAtEitherEnd(t *testing.T) {
	lefts := []string{"r1 0.-1", "g1 0.-2", "o1 0.-3", "b1 0.-4"}
	rights := []string{"r2 0.1", "g2 0.2", "o2 0.3", "b2 0.4"}
	for left := range 5 {
		sc := begin(t, 5, 0, "", "", "", "", "", "", pyramid)
		sc.build(0, "y1 0.0")
		sc.build(0, lefts[:left]...)
		sc.build(0, rights[:4-left]...)
		first, width := sc.s.cellars[0].Extent()
		if first != -left || width != 5 {
			t.Errorf("the bottom row is %d wide from %d", width, first)
		}
		for _, p := range sc.info(0).LegalPlaces(Empty, nil) {
			if p.Row == 0 {
				t.Errorf("the bottom row goes on at %v", p)
			}
		}
	}
}

// TestW32_W34_PlacesOutside: a place as records write it is refused by its rule
// also when no pyramid or no player can ever have it; other texts are no places.
func TestW32_W34_PlacesOutside(t *testing.T) {
	for _, c := range []struct{ place, rule string }{
		{"4.0", ""}, {"0.-4", ""}, {"0.4", ""}, {"5:0.0", ""},
		{"5.0", "W32"}, {"-1.0", "W32"}, {"0.5", "W32"}, {"0.-5", "W32"}, {"2:5.0", "W32"}, {"0.300", "W32"},
		{"6:0.0", "W34"}, {"300:0.0", "W34"},
	} {
		_, err := Game{}.Parse("place r1 " + c.place)
		var re *engine.RuleError
		switch {
		case c.rule == "" && err != nil:
			t.Errorf("%s is refused: %v", c.place, err)
		case c.rule != "" && (!errors.As(err, &re) || re.Rule != c.rule):
			t.Errorf("%s: %v; want it refused by %s", c.place, err, c.rule)
		}
	}
	for _, text := range []string{"1:0.0", "0:0.0", "0", "00.0", "0.+1", "0.-0", "0.0.0", "a.b", ""} {
		_, err := Game{}.Parse("place r1 " + text)
		var re *engine.RuleError
		if err == nil || errors.As(err, &re) {
			t.Errorf("%q: %v; want it called no place", text, err)
		}
	}
}

// TestW32_W33_PlacesByTheLetter compares the legal places at every placing of
// whole games with those that the rules' wording gives.
func TestW32_W33_PlacesByTheLetter(t *testing.T) {
	for seed := range uint64(12) {
		sc := start(t, 3+int(seed%3))
		sc.playWhole(seed, func(engine.Action, []engine.Event) {
			if sc.s.phase != PhaseCellars {
				return
			}
			info := sc.info(engine.Player(sc.s.turn))
			for _, c := range []Card{Empty, Bottle(Merlot, 2)} {
				if got, want := info.LegalPlaces(c, nil), plainPlaces(info, c); !slices.Equal(got, want) {
					t.Fatalf("places for %v are %v, want %v", c, got, want)
				}
			}
		})
	}
}

// plainPlaces tries every place of the newest cellar and of the next.
func plainPlaces(info *Info, card Card) []Place {
	n := info.CellarCount(info.Seat())
	cellar := info.Cellar(info.Seat(), n-1)
	first, width := cellar.Extent()
	filled, empties := 0, 0
	var places []Place
	for row := range int8(5) {
		for col := int8(-5); col <= 5; col++ {
			p := Place{int8(n - 1), row, col}
			lies, taken := cellar.At(int(row), int(col))
			switch {
			case taken && lies == Empty:
				filled++
				empties++
				if card != Empty {
					places = append(places, p)
				}
			case taken:
				filled++
			case row > 0:
				_, left := cellar.At(int(row)-1, int(col))
				_, right := cellar.At(int(row)-1, int(col)+1)
				if left && right {
					places = append(places, p)
				}
			case width == 0 && col == 0, width > 0 && width < 5 && (int(col) == first-1 || int(col) == first+width):
				places = append(places, p)
			}
		}
	}
	if filled == 15 && empties == 0 {
		return []Place{{int8(n), 0, 0}}
	}
	return places
}

func TestW33_OnlyEmptiesAreCovered(t *testing.T) {
	sc := begin(t, 3, 0, "e r3 r3 r3", "e g1 g2 g3 b1")
	sc.run("0 bid b1", "1 pass", "2 pass", "0 pass", "0 place e 0.0", "0 place g1 0.1")
	sc.forbidden("0 place r3 0.1", "W33") // a wine is never covered
	sc.forbidden("0 place e 0.0", "W33")  // an empty covers nothing
	sc.forbidden("0 place e 0.1", "W33")
	sc.run("0 place g2 1.0")
	sc.points(0, 3)
	sc.run("0 place g3 0.0") // under another card, completing a triangle
	sc.points(0, 3+3+1)
	sc.forbidden("0 place r3 0.0", "W33")
	if c, ok := sc.s.cellars[0].At(0, 0); !ok || c != Bottle(Zinfandel, 3) {
		t.Errorf("on top lies %v", c)
	}
}

func TestW34_FurtherCellar(t *testing.T) {
	sc := begin(t, 5, 0, "c1 c2 c3 v3", "e v1 v2 v3 b1", "", "", "", "", pyramid)
	sc.build(0, fifteen[:14]...)
	sc.run("0 bid b1", "1 pass", "2 pass", "3 pass", "4 pass", "0 pass")
	sc.forbidden("0 place c1 2:0.0", "W34") // not all places are filled
	sc.run("0 place e 4.0")
	sc.forbidden("0 place c1 2:0.0", "W34") // an empty is left to cover
	sc.legal("place c1 4.0", "place c2 4.0", "place c3 4.0", "place v1 4.0", "place v2 4.0", "place v3 4.0")
	sc.run("0 place c1 4.0")
	sc.forbidden("0 place c2 0.0", "W34") // only the newest is open
	sc.forbidden("0 place c2 3:0.0", "W34")
	sc.run("0 place c2 2:0.0", "0 place c3 2:0.1")
	info := sc.info(1)
	if info.CellarCount(0) != 2 || info.Cellar(0, 0).Len() != 15 || info.Cellar(0, 1).Len() != 2 {
		t.Errorf("there are %d cellars with %d and %d cards", info.CellarCount(0), info.Cellar(0, 0).Len(), info.Cellar(0, 1).Len())
	}
	sc.forbidden("0 place v1 4.0", "W34")
}

func TestW34_TripletsDoNotCross(t *testing.T) {
	sc := begin(t, 5, 0, "v1 v2 e e", "e b3 b1 b2 v3", "", "", "", "", pyramid+" c1 c2 c3")
	sc.build(0, fifteen[:14]...)
	sc.build(0, "c1 4.0")
	if n := sc.gain(0, "c2 2:0.0"); n != 2 {
		t.Errorf("a card beside none scores %d", n)
	}
	if n := sc.gain(0, "c3 2:0.1"); n != 3 {
		t.Errorf("a card beside one scores %d", n)
	}
}

func TestW34_SeveralCellarsOfSeveralSeats(t *testing.T) {
	most := 0
	for seed := range uint64(60) {
		sc := start(t, 3)
		sc.playWhole(seed, func(engine.Action, []engine.Event) {})
		info := sc.info(engine.Spectator)
		for p := range engine.Player(3) {
			most = max(most, info.CellarCount(p))
			for i := range info.CellarCount(p) - 1 {
				if c := info.Cellar(p, i); !c.finished() {
					t.Fatalf("cellar %d of seat %d is not finished", i, p)
				}
			}
		}
	}
	if most < 2 {
		t.Error("no game had a second cellar")
	}
}

func TestW35_Stars(t *testing.T) {
	sc := begin(t, 5, 0, "")
	for i, placing := range []string{"e 0.0", "b1 0.1", "c2 0.2", "v3 0.3"} {
		if n := sc.gain(0, placing); n != i {
			t.Errorf("%s scores %d, want %d", placing, n, i)
		}
	}
	if n := sc.gain(0, "o3 1.0"); n != 3 { // an empty supports like any card
		t.Errorf("a card on an empty scores %d", n)
	}
}

func TestW36_Triplets(t *testing.T) {
	cases := []struct {
		name    string
		lies    []string
		placing string
		bonus   int
	}{
		{"row, alike", []string{"b1 0.0", "b1 0.1"}, "b1 0.2", 4},
		{"row, from the middle", []string{"b1 0.0", "e 0.1", "b1 0.2"}, "b1 0.1", 4},
		{"row, different", []string{"b1 0.0", "b3 0.1"}, "b2 0.2", 1},
		{"row, two alike", []string{"b1 0.0", "b1 0.1"}, "b2 0.2", 0},
		{"row, other wine", []string{"b1 0.0", "c1 0.1"}, "b1 0.2", 0},
		{"row, a gap", []string{"b1 0.0", "c1 0.1", "b1 0.2"}, "b1 0.3", 0},
		{"diagonal up right", []string{"b1 0.0", "c1 0.1", "c3 0.2", "b1 1.0", "v3 1.1"}, "b1 2.0", 4},
		{"diagonal up left", []string{"c1 0.0", "c3 0.1", "b1 0.2", "v3 1.0", "b1 1.1"}, "b1 2.0", 4},
		{"triangle up", []string{"b1 0.0", "b3 0.1"}, "b2 1.0", 1},
		{"triangle up, from below", []string{"b1 0.0", "e 0.1", "b3 1.0"}, "b2 0.1", 1},
		{"triangle down", []string{"c1 0.0", "b1 0.1", "c3 0.2", "b1 1.0"}, "b1 1.1", 4},
		{"triangle of two alike", []string{"b1 0.0", "b3 0.1"}, "b3 1.0", 0},
		{"an empty has no colour", []string{"b1 0.0", "e 0.1"}, "b1 0.2", 0},
		{"no bend", []string{"b1 0.0", "b2 0.1", "c1 0.2", "v3 1.0"}, "b3 1.1", 0},
		{"several at once", []string{"b1 0.0", "e 0.1", "b3 0.2", "b1 1.0", "b3 1.1"}, "b2 0.1", 2},
		{"row, diagonals and triangles at once", []string{"c1 0.0", "b3 0.1", "b2 0.2", "c3 0.3", "b1 1.0", "e 1.1", "b3 1.2", "b2 2.0", "b1 2.1"}, "b2 1.1", 1 + 1 + 4 + 2*1},
		{"two at once", []string{"b2 0.0", "b2 0.1", "b1 1.0", "b3 0.2"}, "v1 0.3", 0},
	}
	for _, c := range cases {
		sc := begin(t, 5, 0, "y1 y2 y3 r1", "y1 y2 y3 r2 r3", "y1 y2 y3 r2 r3", "r1 r2 r3 g1 g1", "g2 g2 g3 g3 o1", "o1 o2 o2 o3 o3")
		sc.build(0, c.lies...)
		info := sc.info(0)
		d := Decode(sc.action("0 place " + c.placing))
		gain, list := info.Gain(d.Card, d.Place), info.Triplets(d.Card, d.Place, nil)
		if n := sc.gain(0, c.placing) - d.Card.Stars(); n != c.bonus {
			t.Errorf("%s: triplets score %d, want %d", c.name, n, c.bonus)
		}
		sum := 0
		for _, tr := range list {
			sum += tr.Points
			if !slices.Contains(tr.Places[:], d.Place) {
				t.Errorf("%s: the triplet %v is without the card", c.name, tr)
			}
		}
		if gain.Points()-gain.Stars != c.bonus || sum != c.bonus {
			t.Errorf("%s: the preview says %+v and %v, want %d", c.name, gain, list, c.bonus)
		}
	}
}

func (sc *scene) action(line string) engine.Action {
	sc.t.Helper()
	_, a := sc.read(line)
	return a
}

func TestW36_OneCardSeveralTriplets(t *testing.T) {
	sc := begin(t, 5, 0, "y1 y2 y3 r1", "y1 y2 y3 r2 r3", "y1 y2 y3 r2 r3", "r1 r2 r3 g1 g1", "g2 g2 g3 g3 o1", "o1 o2 o2 o3 o3")
	sc.build(0, "b1 0.0", "b2 0.1", "b3 0.2", "b3 1.0", "c1 1.1")
	sc.points(0, 1+2+3+3+1+1+1) // the row and the triangle
	if n := sc.gain(0, "b1 0.3"); n != 1+1 {
		t.Errorf("b1 beside b2 b3 scores %d", n)
	}
}

func TestW37_Example(t *testing.T) {
	sc := begin(t, 4, 0, "y1 y2 y3 e", "v3 g2 g1 g3 r1")
	sc.run("0 bid r1", "1 pass", "2 pass", "3 pass", "0 pass")
	steps := []struct {
		line   string
		points int32
	}{{"0 place v3 0.0", 3}, {"0 place g2 0.1", 5}, {"0 place g1 0.2", 6}, {"0 place g3 1.1", 10}}
	for _, step := range steps {
		sc.run(step.line)
		sc.points(0, step.points)
	}
}

func TestW38_Example(t *testing.T) {
	sc := begin(t, 5, 0, "b2 y1 c2 v3", "b1 b3 b2 b2 r1")
	sc.run("0 bid r1", "1 pass", "2 pass", "3 pass", "4 pass", "0 pass")
	sc.run("0 place b1 0.0", "0 place b3 0.1", "0 place y1 0.2", "0 place c2 0.3", "0 place v3 0.4",
		"0 place b2 1.1", "0 place b2 1.2")
	before := sc.s.Returns(nil)[0]
	d := Decode(sc.action("0 place b2 1.0"))
	if g := sc.info(0).Gain(d.Card, d.Place); g != (Gain{Stars: 2, Alike: 1, Different: 1}) {
		t.Errorf("the preview says %+v", g)
	}
	sc.run("0 place b2 1.0")
	sc.points(0, before+7)
}
