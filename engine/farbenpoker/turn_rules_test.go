package farbenpoker

import (
	"slices"
	"strings"
	"testing"

	"treille/engine"
)

// fullStand has each colour in three neighbouring holes.
const fullStand = `
	A rrrbbbyyygggooovvv
	B ..................
`

func TestF10_AllThreeDice(t *testing.T) {
	s := begin(t, 3)
	wantNext(t, s, engine.Chance, PhaseRoll)
	refuse(t, s, "0 draw A1", "F10")
	refuse(t, s, "0 reroll", "F10")
	refuse(t, s, "* stick r", "F10")
	play(t, s, "* die r; * die b")
	wantNext(t, s, engine.Chance, PhaseRoll)
	play(t, s, "* die y")
	wantNext(t, s, 0, PhaseDraw)
	if s.dice != [3]Colour{Red, Blue, Yellow} {
		t.Errorf("the dice show %v", s.dice)
	}
}

// Whichever die is the one left: it is rolled, and the others lie.
func TestF11_RollsTheThirdDieAgain(t *testing.T) {
	for die, test := range []struct{ answered, stand, dice string }{
		{"2 3", "rrrbb.yy.gggooovvv", "vby"},
		{"1 3", "rr.bbbyy.gggooovvv", "rvy"},
		{"1 2", "rr.bb.yyygggooovvv", "rbv"},
	} {
		s := position(t, "chips 5 5\ndice r b y\nanswered "+test.answered+"\nA "+test.stand)
		events := play(t, s, "0 reroll; * die v; 0 draw A18; * stick v")
		if got := s.dice[0].String() + s.dice[1].String() + s.dice[2].String(); got != test.dice {
			t.Errorf("the dice show %s, want %s", got, test.dice)
		}
		wantNext(t, s, 0, PhasePutSet)
		if e := DecodeEvent(events[0]); e.Kind != EventReroll || e.Die != die {
			t.Errorf("the first event is %+v", e)
		}
	}
}

// Any colour may come, the old one too.
func TestF11_AnyColour(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nanswered 1 2\nA rr.bb.yyygggooovvv")
	play(t, s, "0 reroll")
	if got := strings.Join(legalNow(s), " "); got != "* die r * die b * die y * die g * die o * die v" {
		t.Errorf("the die may show %s", got)
	}
	refuse(t, s, "0 draw A1", "F10")
	play(t, s, "* die y")
	wantNext(t, s, 0, PhaseDraw)
}

// Not with none, one or all of the dice answered, not twice, and only with two
// chips; once drawn, it is too late.
func TestF11_OnlyWhen(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\n"+fullStand)
	refuse(t, s, "0 reroll", "F11")
	s = position(t, "chips 5 5\ndice r b y\nanswered 2\nA rrrbb.yyygggooovvv")
	refuse(t, s, "0 reroll", "F11")

	s = position(t, "chips 5 5\ndice r b y\nanswered 1 2\nA rr.bb.yyygggooovvv")
	play(t, s, "0 reroll; * die y")
	refuse(t, s, "0 reroll", "F11")
	play(t, s, "0 draw A1")
	refuse(t, s, "0 reroll", "F12")
	play(t, s, "* stick r")
	refuse(t, s, "0 reroll", "F15")
	play(t, s, "0 put B1")
	// The next player may again.
	play(t, s, "1 reroll; * die o; 1 draw A13; * stick o")
	refuse(t, s, "1 reroll", "F16")
}

func TestF11_NeedsTwoChips(t *testing.T) {
	for chips, allowed := range map[string]bool{"1 5": false, "2 5": true} {
		s := position(t, "chips "+chips+"\ndice r b y\nanswered 1 2\nA rr.bb.yyygggooovvv")
		if !allowed {
			refuse(t, s, "0 reroll", "F11")
			continue
		}
		// The last two chips are paid: out of chips.
		play(t, s, "0 reroll; * die g; 0 draw A1; * stick r; 0 put B1")
		wantChips(t, s, "0 5", 43, 2)
		wantNext(t, s, 1, PhaseDraw)
	}
}

// A miss costs two after rolling again, one without; the next turn begins anew.
func TestF11_MissCostsTwo(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nanswered 1 2\nA rr.bb.yyygggooovvv")
	play(t, s, "0 reroll; * die g; 0 draw A1; * stick r")
	wantChips(t, s, "3 5", 40, 2)
	play(t, s, "0 put B1; 1 draw A2; * stick r")
	wantChips(t, s, "3 4", 40, 3)
}

// The new colour stays wanted, and the old one is not.
func TestF11_NewColourStays(t *testing.T) {
	s := position(t, "chips 5 5 5\ndice r b y\nanswered 1 2\nA rr.bb.yyygggooovvv")
	play(t, s, "0 reroll; * die g; 0 draw A7; * stick y")
	wantNext(t, s, 0, PhaseMiss)
	play(t, s, "0 put B1; 1 draw A10; * stick g")
	wantNext(t, s, 1, PhasePutSet)
	wantChips(t, s, "3 8 5", 34, 0)
}

func TestF12_DrawsFromEitherSide(t *testing.T) {
	s := position(t, `
		chips 5 5
		dice r b y
		A ?.????????????????
		B .....g............`)
	legal := legalNow(s)
	if len(legal) != 18 || legal[0] != "0 draw A1" || legal[17] != "0 draw B6" {
		t.Errorf("the draws are %v", legal)
	}
	refuse(t, s, "0 draw A2", "F12")
	refuse(t, s, "0 draw B1", "F12")
	refuse(t, s, "0 put B1", "F12")
	play(t, s, "0 draw B6")
	wantNext(t, s, engine.Chance, PhaseShow)
	refuse(t, s, "0 draw A1", "F12")
}

// Everybody sees the colour, and whoever watches.
func TestF12_ShownToAll(t *testing.T) {
	s := begin(t, 3)
	events := play(t, s, "* die r; * die b; * die y; 0 draw A4; * stick v")
	for _, e := range events {
		if e.Audience != engine.Everybody {
			t.Errorf("%+v is not for everybody", e)
		}
		if e.Reveals != (e.Kind == EventShow) {
			t.Errorf("%+v: only what a stick shows was hidden", e)
		}
	}
}

func TestF13_HitEarnsAChip(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\n"+fullStand)
	play(t, s, "0 draw A4; * stick b")
	wantChips(t, s, "6 5", 39, 0)
	if s.answered != 0b010 {
		t.Errorf("answered is %03b", s.answered)
	}
	wantNext(t, s, 1, PhaseDraw)
	// A die answered is answered: another blue one misses.
	play(t, s, "1 draw A5; * stick b")
	wantChips(t, s, "6 4", 39, 1)
	wantNext(t, s, 1, PhaseMiss)
}

// Of two dice of one colour a stick answers the first not answered.
func TestF13_OneStickOneDie(t *testing.T) {
	s := position(t, "chips 5 5\ndice b r r\n"+fullStand)
	play(t, s, "0 draw A1; * stick r")
	if s.answered != 0b010 {
		t.Errorf("answered is %03b, want the second die", s.answered)
	}
	play(t, s, "1 draw A2; * stick r")
	if s.answered != 0b110 {
		t.Errorf("answered is %03b, want the second and third die", s.answered)
	}
	play(t, s, "0 draw A3; * stick r")
	wantNext(t, s, 0, PhaseMiss)
}

func TestF14_DoublesPayMore(t *testing.T) {
	for _, test := range []struct {
		dice, plies, chips string
		stock              int8
	}{
		{"r r b", "0 draw A1; * stick r", "7 5", 38},
		{"b r r", "0 draw A1; * stick r", "7 5", 38},
		{"r b r", "0 draw A4; * stick b", "6 5", 39},
		{"g g g", "0 draw A10; * stick g", "8 5", 37},
		{"g g g", "0 draw A1; * stick r", "4 5", 40},
	} {
		s := position(t, "chips 5 5\ndice "+test.dice+"\nfresh\n"+fullStand)
		play(t, s, test.plies)
		pot := int8(50) - test.stock
		for _, n := range s.chips {
			pot -= n
		}
		wantChips(t, s, test.chips, test.stock, pot)
		if s.phase == PhaseDraw && s.found() != 1 {
			t.Errorf("dice %s: %d are answered; one stick answers one", test.dice, s.found())
		}
	}
}

// Only who just rolled all three has the right: not the next player, and not
// after rolling only the third die again.
func TestF14_OnlyAfterRollingAllThree(t *testing.T) {
	s := begin(t, 2)
	play(t, s, "* die r; * die r; * die b; 0 draw A1; * stick g; 0 put B1; 1 draw A2; * stick r")
	wantChips(t, s, "4 6", 39, 1)

	s = position(t, "chips 5 5\ndice r r y\nanswered 1 2\nA r..bbbyyygggooovvv")
	play(t, s, "0 reroll; * die r; 0 draw A1; * stick r")
	wantChips(t, s, "6 5", 39, 0)
}

func TestF14_RightComesWithTheRoll(t *testing.T) {
	s := begin(t, 2)
	play(t, s, "* die r; * die r; * die r; 0 draw A1; * stick r")
	wantChips(t, s, "8 5", 37, 0)
	play(t, s, "1 draw A2; * stick r")
	wantChips(t, s, "8 6", 36, 0)
}

func TestF15_PaysThenPuts(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\n"+fullStand)
	play(t, s, "0 draw A10; * stick g")
	wantChips(t, s, "4 5", 40, 1)
	wantNext(t, s, 0, PhaseMiss)
	legal := legalNow(s)
	if len(legal) != 18 || legal[0] != "0 put B1" || legal[17] != "0 put B18" {
		t.Errorf("the puts are %v", legal)
	}
	refuse(t, s, "0 put A10", "F15")
	refuse(t, s, "0 draw A1", "F15")
	refuse(t, s, "1 put B1", "F17")
	play(t, s, "0 put B7; 1 draw B7; * stick g")
	refuse(t, s, "1 put B7", "F15")
	refuse(t, s, "1 put A1", "F15")
	play(t, s, "1 put A10")
	wantStand(t, s, "rrrbbbyyygggooovvv", "..................")
	wantChips(t, s, "4 4", 40, 2)
}

// The place where it goes is open: the event tells it.
func TestF15_EverybodySeesTheHole(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\n"+fullStand)
	events := play(t, s, "0 draw A10; * stick g; 0 put B7")
	i := slices.IndexFunc(events, func(e engine.Event) bool { return e.Kind == EventPut })
	if i < 0 {
		t.Fatalf("the events are %+v", events)
	}
	if e := DecodeEvent(events[i]); e.Hole.String() != "B7" || e.Colour != Green {
		t.Errorf("the event tells %+v", e)
	}
}

func TestF16_ThirdStickWinsThePot(t *testing.T) {
	s := position(t, `
		chips 5 5 5
		pot 4
		dice r b y
		answered 1 3
		A .rrbbb.yygggooovvv
		B ..................`)
	play(t, s, "0 draw A4; * stick b")
	wantChips(t, s, "10 5 5", 30, 0)
	wantNext(t, s, 0, PhasePutSet)
	if got := len(legalNow(s)); got != 21 {
		t.Errorf("the first of the three may go to %d holes; 21 are free", got)
	}
	refuse(t, s, "0 put A2", "F16")
	refuse(t, s, "0 draw A2", "F16")
	refuse(t, s, "1 put A1", "F17")
	// One side for all three, in the order of the dice.
	play(t, s, "0 put B5")
	refuse(t, s, "0 put A1", "F16")
	refuse(t, s, "0 put B5", "F16")
	play(t, s, "0 put B1; 0 put B18")
	wantStand(t, s, ".rr.bb.yygggooovvv", "b...r............y")
	// The next player rolls anew.
	wantNext(t, s, engine.Chance, PhaseRoll)
	if s.turn != 1 || s.answered != 0 {
		t.Errorf("turn %d, answered %03b", s.turn, s.answered)
	}
	play(t, s, "* die v; * die v; * die v; 1 draw A18; * stick v")
	wantChips(t, s, "10 8 5", 27, 0)
}

// The other side may be chosen as well.
func TestF16_SideOfHisChoice(t *testing.T) {
	s := position(t, "chips 5 5\ndice r b y\nanswered 1 3\nA .rrbbb.yygggooovvv")
	play(t, s, "0 draw A4; * stick b; 0 put A1")
	if got := legalNow(s); !slices.Equal(got, []string{"0 put A4", "0 put A7"}) {
		t.Errorf("the second may go to %v", got)
	}
	play(t, s, "0 put A7; 0 put A4")
	wantStand(t, s, "rrrybbbyygggooovvv", "..................")
}

// An empty pot counts as won: it is told, and comebacks follow.
func TestF16_EmptyPotIsWon(t *testing.T) {
	s := position(t, `
		chips 5 5 0 5
		dice r b y
		answered 1 3
		A .rrbbb.yygggooovvv`)
	events := play(t, s, "0 draw A4; * stick b; 0 put B1; 0 put B2; 0 put B3")
	if !slices.Contains(kinds(events), EventPot) {
		t.Errorf("the events are %v; the pot is missing", kinds(events))
	}
	wantChips(t, s, "6 5 0 5", 34, 0)
	if s.comeback != 2 {
		t.Errorf("the comeback is that of %d, want 2", s.comeback)
	}
}

func TestF17_OneDrawEndsTheTurn(t *testing.T) {
	s := begin(t, 3)
	play(t, s, "* die r; * die b; * die y; 0 draw A1; * stick r")
	wantNext(t, s, 1, PhaseDraw)
	if s.dice != [3]Colour{Red, Blue, Yellow} {
		t.Errorf("the dice show %v", s.dice)
	}
	refuse(t, s, "0 draw A2", "F17")
	refuse(t, s, "* stick r", "F17")
	play(t, s, "1 draw A2; * stick v; 1 put B2")
	wantNext(t, s, 2, PhaseDraw)
	play(t, s, "2 draw A3; * stick y")
	wantNext(t, s, 0, PhaseDraw)
}

func TestF18_StockPaysWhatItHas(t *testing.T) {
	for stock, chips := range map[int]string{1: "6 44", 2: "7 43", 3: "8 42"} {
		s := position(t, "chips 5 "+map[int]string{1: "44", 2: "43", 3: "42"}[stock]+"\ndice g g g\nfresh\n"+fullStand)
		play(t, s, "0 draw A10; * stick g")
		wantChips(t, s, chips, 0, 0)
		wantNext(t, s, engine.Terminal, PhaseOver)
	}
}

// Drawing is compulsory: nothing else is listed, even when all known sticks
// would miss and the last chip is at stake.
func TestF18_DrawingIsCompulsory(t *testing.T) {
	s := position(t, "chips 1 5\ndice r b y\nanswered 1 2\nA rr.bb.yyygggooovvv")
	for _, text := range legalNow(s) {
		if !strings.HasPrefix(text, "0 draw ") {
			t.Errorf("%q is listed", text)
		}
	}
}
