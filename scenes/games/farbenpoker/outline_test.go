package farbenpoker

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/data/store"
	"treille/scenes/testkit/tabletest"
	"treille/scenes/ui"
)

// What is read of a table.
type read struct {
	Dice       [3]fp.Colour
	Answered   [3]bool
	Standing   fp.HoleSet
	Stock, Pot int
	Chips      []int
	Hidden     bool
	PutNext    fp.Colour
	PutSide    fp.Side
	Laid       []fp.DrawnStick // of a comeback; a match has die 0
	MissCosts  int
	MayReroll  bool
	Fresh      bool // a colour pays more than one chip
}

// readColours are the words for the colours.
var readColours = map[string]fp.Colour{"red": fp.Red, "blue": fp.Blue, "yellow": fp.Yellow, "green": fp.Green, "orange": fp.Orange, "violet": fp.Violet}

// wanted is what should be read of an observation.
func wanted(o fp.Observation) read {
	r := read{Dice: o.Dice, Answered: o.Answered, Standing: o.Standing, Stock: o.Stock, Pot: o.Pot, Chips: append([]int(nil), o.Chips[:o.Players]...),
		Hidden: o.Hidden, PutNext: o.PutNext, PutSide: o.PutSide, MayReroll: o.MayReroll}
	switch o.Phase {
	case fp.PhaseMiss, fp.PhasePutBack:
	case fp.PhasePutSet:
		r.Answered = [3]bool{true, true, true}
	default:
		r.MissCosts = o.MissCosts
		alike := o.Dice[0] == o.Dice[1] || o.Dice[1] == o.Dice[2] || o.Dice[0] == o.Dice[2]
		r.Fresh = alike && o.Stock > 1 && o.Fresh && o.Phase != fp.PhaseOver && (o.Phase != fp.PhaseShow || o.Hidden || o.Drawn[0].Colour != fp.None)
	}
	if r.PutNext == fp.None {
		r.PutSide = fp.NoSide
	}
	for _, d := range o.Drawn {
		if o.Comeback >= 0 && d.Colour != fp.None {
			d.Die = min(d.Die, 0)
			r.Laid = append(r.Laid, d)
		}
	}
	return r
}

// readTable rebuilds it from the words.
func readTable(t *testing.T, o *ui.Outline, players int) read {
	r := read{Chips: make([]int, players)}
	for _, s := range o.Sections() {
		switch {
		case s.ID == "dice":
			for i, item := range s.Items {
				_, rest, _ := strings.Cut(item, ": ")
				if rest == "not rolled" {
					continue
				}
				colour, state, _ := strings.Cut(rest, ", ")
				r.Dice[i], r.Answered[i] = readColours[colour], state == "answered"
			}
			for _, text := range s.Text {
				r.Fresh = r.Fresh || strings.HasSuffix(text, " the doubles bonus.")
				r.MayReroll = r.MayReroll || text == "The last die may be rolled again."
				if n, ok := strings.CutPrefix(text, "a miss costs "); ok {
					r.MissCosts = number(t, n)
				}
			}
		case strings.HasPrefix(s.ID, "side-"):
			for row, item := range s.Items {
				_, list, ok := strings.Cut(item, "places ")
				if !ok {
					_, list, ok = strings.Cut(item, "a stick in place ")
				}
				if ok {
					for _, n := range strings.Split(list, ", ") {
						r.Standing |= 1 << uint(int(s.ID[5]-'a')*onSide+row*places+number(t, n)-1)
					}
				}
			}
		case s.ID == "bank":
			r.Stock, r.Pot = number(t, strings.Fields(s.Items[0])[1]), number(t, strings.Fields(s.Items[1])[1])
		case strings.HasPrefix(s.ID, "seat-"):
			_, chips, _ := strings.Cut(s.Heading, ": ")
			r.Chips[number(t, s.ID[5:])] = number(t, strings.Fields(chips)[0])
		case s.ID == "stick":
			r.readStick(s)
		}
	}
	return r
}

// readStick reads what is said of sticks that are out.
func (r *read) readStick(s ui.Section) {
	for _, text := range s.Text {
		if c, ok := strings.CutPrefix(text, "To be put back: "); ok {
			r.PutNext = readColours[strings.TrimSuffix(c, ".")]
		}
		if side, ok := strings.CutPrefix(text, "It has to go to side "); ok {
			r.PutSide = fp.SideA + fp.Side(side[0]-'A')
		}
		r.Hidden = r.Hidden || strings.HasSuffix(text, "its colour is not seen yet.")
	}
	for _, item := range s.Items {
		colour, state, _ := strings.Cut(strings.TrimPrefix(item, "Laid out: "), ", ")
		d := fp.DrawnStick{Colour: readColours[colour], Die: -1}
		if state == "match" {
			d.Die = 0
		}
		r.Laid = append(r.Laid, d)
	}
}

func number(t *testing.T, s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestTheOutlineSaysWhatLiesOpen rebuilds the table from its words, and looks for
// what they must not say.
func TestTheOutlineSaysWhatLiesOpen(t *testing.T) {
	for players := 2; players <= 5; players++ {
		phases := map[fp.Phase]int{}
		tabletest.Watch(t, Kind(), tabletest.Player{Press: press}, players, 1, store.SpeedTwo, func(s tabletest.Sight) {
			if s.Outline().Find("result") != nil || s.Outline().Find("last") != nil {
				return
			}
			o := s.Info.(*fp.Info).Observation()
			phases[o.Phase]++
			if got, want := readTable(t, s.Outline(), players), wanted(o); !reflect.DeepEqual(got, want) {
				t.Fatalf("in phase %v is read\n%+v\nwant\n%+v\nof\n%s", o.Phase, got, want, s.Outline())
			}
			forgets(t, s.Outline())
		})
		for _, p := range []fp.Phase{fp.PhaseRoll, fp.PhaseDraw, fp.PhaseShow, fp.PhaseMiss, fp.PhasePutSet} {
			if phases[p] == 0 {
				t.Errorf("with %d players phase %v is never read", players, p)
			}
		}
	}
}

// forgets fails where the outline names a colour beside holes, or in the log (F40).
func forgets(t *testing.T, o *ui.Outline) {
	for _, s := range o.Sections() {
		if s.ID != "since" && !strings.HasPrefix(s.ID, "side-") {
			continue
		}
		for _, line := range append(append([]string{s.Heading}, s.Text...), s.Items...) {
			for word := range readColours {
				if strings.Contains(strings.ToLower(line), word) {
					t.Fatalf("section %s says %q", s.ID, line)
				}
			}
			if s.ID == "since" && (strings.Contains(line, "row") || strings.Contains(line, "place ")) {
				t.Fatalf("the log says %q", line)
			}
		}
	}
}

// TestEveryEventIsShownAndSaid goes through a game: each event takes its time, and
// what somebody does is said.
func TestEveryEventIsShownAndSaid(t *testing.T) {
	depends := []engine.EventKind{fp.EventTurn, fp.EventDie, fp.EventPot, fp.EventPut, fp.EventReturn} // on what is in it
	for kind := fp.EventFirst; kind <= fp.EventEnd; kind++ {
		if beats[kind] <= 0 && !slices.Contains(depends, kind) {
			t.Errorf("event %d takes no time", kind)
		}
	}
	said, last, thinking := "", engine.EventKind(0), 0
	tabletest.Watch(t, Kind(), tabletest.Player{Press: press}, 3, 1, store.SpeedOne, func(s tabletest.Sight) {
		said += strings.Join(s.Said, " ") + " "
		for _, e := range s.Events {
			last = e.Kind
		}
		if !strings.Contains(s.Outline().String(), "is thinking") {
			return
		}
		// A player who has drawn thinks no more, and neither does one who has put his stick back.
		thinking++
		in := s.Info.(*fp.Info)
		if o := in.Observation(); in.Acting() == 0 || last == fp.EventPut && o.PutNext == fp.None {
			t.Fatalf("somebody is thinking in phase %v after event %d", o.Phase, last)
		}
	})
	if thinking == 0 {
		t.Error("nobody ever thinks")
	}
	for _, words := range []string{"has rolled", "draws from side", "wanted by", "a miss", "puts", "wins the pot", "The stock is empty"} {
		if !strings.Contains(said, words) {
			t.Errorf("nobody says %q", words)
		}
	}
}

func TestEachEventIsSpokenOnce(t *testing.T) {
	tabletest.Spoken(t, Kind(), tabletest.Player{Press: press})
}

// TestColoursAreSeenAtAnySpeed counts for how long each stick that shows its colour is
// in sight where all else happens at once.
func TestColoursAreSeenAtAnySpeed(t *testing.T) {
	shown, ticks := 0, 0
	last := engine.EventKind(0)
	tabletest.Watch(t, Kind(), tabletest.Player{Press: press}, 4, 1, store.SpeedInstant, func(s tabletest.Sight) {
		for _, e := range s.Events {
			if last = e.Kind; last == fp.EventShow {
				shown++
			}
		}
		if last == fp.EventShow {
			ticks++
		}
	})
	if shown < 10 || ticks < 50*shown {
		t.Errorf("%d sticks are seen for %d ticks", shown, ticks)
	}
}
