package farbenpoker

import (
	"fmt"
	"strings"
	"testing"

	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/table"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
)

// TestTheHintCountsOpenDice reads the hint for dice of one colour: only the last one
// that is open wins the pot (F16).
func TestTheHintCountsOpenDice(t *testing.T) {
	o, r, y := fp.Orange, fp.Red, fp.Yellow
	for _, c := range []struct {
		dice     [3]fp.Colour
		answered [3]bool
		want     string
	}{
		{[3]fp.Colour{o, o, o}, [3]bool{}, "Wanted: three orange. Pick a stick."},
		{[3]fp.Colour{o, r, o}, [3]bool{}, "Wanted: orange, red and orange. Pick a stick."},
		{[3]fp.Colour{o, r, o}, [3]bool{false, true, false}, "Wanted: two orange. Pick a stick."},
		{[3]fp.Colour{o, o, o}, [3]bool{true, false, false}, "Wanted: two orange. Pick a stick."},
		{[3]fp.Colour{o, o, o}, [3]bool{true, true, false}, "Orange is wanted: the third stick wins the pot."},
		{[3]fp.Colour{y, r, o}, [3]bool{true, false, true}, "Red is wanted: the third stick wins the pot."},
	} {
		withBoard(t, "draw-4", func(b *tableState) {
			b.now = fp.Observation{Comeback: engine.Chance, Phase: fp.PhaseDraw, Dice: c.dice, Answered: c.answered, MissCosts: 1, Stock: 20}
			if got := b.drawHint(); got != c.want {
				t.Errorf("of %v, answered %v, is said %q, want %q", c.dice, c.answered, got, c.want)
			}
		})
	}
}

// withBoard sits down at the table of a record and hands over its game's view.
func withBoard(t *testing.T, record string, do func(*tableState)) {
	t.Helper()
	scenetest.Do(func() {
		var b *tableState
		spec := Kind()
		spec.Sit = func(t *table.Table) table.GameView {
			b = sit(t).(*tableState)
			return b
		}
		scenetest.Sit(t, scenetest.NewApp(scenetest.English("390x844")), spec, record)
		do(b)
	})
}

// TestTheHintSaysWhatARollBrought reads the hint once the third die was rolled again
// (F11).
func TestTheHintSaysWhatARollBrought(t *testing.T) {
	for before, want := range map[fp.Colour]string{fp.Blue: "Blue again. A miss now costs 2.", fp.Red: "Blue this time. A miss now costs 2."} {
		withBoard(t, "reroll-4", func(b *tableState) {
			b.now.MissCosts, b.now.MayReroll = 2, false
			b.faces[2] = rolling{colour: before, lifted: true}
			b.rollDie(2, 0, fp.Blue)
			if got := b.rerolled(); b.faces[2].left > 0 && got != "" {
				t.Errorf("while the die tumbles, %q is said", got)
			}
			b.finish()
			if got := b.drawHint(); got != want {
				t.Errorf("after %v is said %q, want %q", before, got, want)
			}
		})
	}
}

// TestFewChipsAreSaid reads the hint where the open dice may empty the stock (F30).
func TestFewChipsAreSaid(t *testing.T) {
	for stock, want := range map[int]bool{2: true, 3: false} {
		withBoard(t, "last-4", func(b *tableState) {
			b.now.Stock = stock
			if got := b.drawHint() == fmt.Sprintf("%d left in the stock: once it is empty, the game ends.", stock); got != want {
				t.Errorf("with two dice open and %d in the stock is said %q", stock, b.drawHint())
			}
		})
	}
}

// TestTheChanceCountsWhatIsSaid asks for the chips of a comeback while the second match
// is said (F20).
func TestTheChanceCountsWhatIsSaid(t *testing.T) {
	b := &tableState{now: fp.Observation{Stock: 9, Phase: fp.PhaseDraw, Dice: [3]fp.Colour{fp.Red, fp.Blue, fp.Green}, Answered: [3]bool{true},
		Drawn: [3]fp.DrawnStick{{Colour: fp.Red, Die: 0}}}}
	if n := b.matches(); n != 1 {
		t.Errorf("one stick that matches brings %d", n)
	}
	b.now.Phase, b.now.Drawn[1] = fp.PhaseShow, fp.DrawnStick{Colour: fp.Blue, Die: -1}
	if n := b.matches(); n != 2 {
		t.Errorf("with a second one it brings %d", n)
	}
}

// TestTheEndIsSaid looks at the table of a game that is over (F30).
func TestTheEndIsSaid(t *testing.T) {
	withBoard(t, "draw-4", func(b *tableState) {
		b.now.Phase, b.now.Ending = fp.PhaseOver, fp.EmptyStock
		if turn := b.Turn(ui.Desktop); turn.Now != -1 || len(turn.Phases) > 0 {
			t.Errorf("the phases are %v, the present one %d", turn.Phases, turn.Now)
		}
		if got, want := b.holeReason(0), "The stock is empty: the game is over."; got != want {
			t.Errorf("a hole says %q, want %q", got, want)
		}
		if got := b.RulePage(); got != book().End {
			t.Errorf("the rules open at page %d", got)
		}
		if got := b.hint(); got != "Each mark is a colour that was seen; without one: never drawn." {
			t.Errorf("of sticks never shown is said %q", got)
		}
	})
}

// TestWhatDicePayIsToldOnceTheyLie reads what is said on the felt of dice alike (F14): nothing as long as
// they roll, and of three alike that there are three.
func TestWhatDicePayIsToldOnceTheyLie(t *testing.T) {
	for _, c := range []struct {
		third fp.Colour
		want  string
	}{{fp.Red, "doubles pay 2"}, {fp.Blue, "three alike pay 3"}} {
		withBoard(t, "doubles-4", func(b *tableState) {
			b.now.Dice = [3]fp.Colour{fp.Blue, fp.Blue, c.third}
			b.faces[2].left = 10
			if said := felt(t, b); strings.Contains(said, c.want+"\n") {
				t.Errorf("while the dice roll is said %q", said)
			}
			b.faces[2].left = 0
			if said := felt(t, b); !strings.Contains(said, c.want+"\n") {
				t.Errorf("of %v is said %q, want %q", b.now.Dice, said, c.want)
			}
		})
	}
}

// felt are all words that are seen at a table a tick later.
func felt(t *testing.T, b *tableState) (words string) {
	t.Helper()
	app := b.t.App()
	app.Changed()
	scenetest.Tick(t, app, 1)
	app.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			words += strings.ReplaceAll(it.Words, "\u00a0", " ") + "\n"
		}
	})
	return words
}

// TestTheComebackSaysWhatIsAtStake reads the hint of a comeback with and without a match so far (F20).
func TestTheComebackSaysWhatIsAtStake(t *testing.T) {
	withBoard(t, "comeback-4", func(b *tableState) {
		b.now = fp.Observation{Comeback: 0, Phase: fp.PhaseDraw, Stock: 9, Dice: [3]fp.Colour{fp.Red, fp.Blue, fp.Green}}
		for die, want := range map[int]string{-1: "Second of three draws: without a match you are out for good.", 0: "Second of three draws. A match pays 1."} {
			b.now.Drawn[0] = fp.DrawnStick{Colour: fp.Red, Die: die}
			if got := b.drawHint(); got != want {
				t.Errorf("with the first stick at die %d is said %q, want %q", die, got, want)
			}
		}
	})
}

// TestAHintMarksWhatIsPressed asks where a hint to draw glows: at all of the stand, which does not say on which side
// a stick is, and at the button once one is chosen.
func TestAHintMarksWhatIsPressed(t *testing.T) {
	withBoard(t, "draw-4", func(b *tableState) {
		a := b.advice(ask(t, b.in, 60))
		a.move = moveDraw
		for picked, want := range map[fp.Hole]string{fp.NoHole: "[stand]", 0: "[draw]"} {
			b.picked = picked
			if got := fmt.Sprint(a.do().At); got != want {
				t.Errorf("with hole %v chosen, %v glows, want %s", picked, got, want)
			}
		}
	})
}

// TestWhatAStickShowsRunsDown draws a stick: while what it shows is held, and there is a button to go on at
// once, a line runs down to the moment when it goes on by itself.
func TestWhatAStickShowsRunsDown(t *testing.T) {
	withBoard(t, "draw-4", func(b *tableState) {
		app := b.t.App()
		scenetest.Act(t, app, "hole/B5", "draw")
		for ticks := 0; !b.revealing(); ticks++ {
			if ticks == 300 {
				t.Fatal("no stick is shown")
			}
			scenetest.Tick(t, app, 1)
		}
		least := 1.0
		for b.revealing() {
			if b.heldShare() > least {
				t.Errorf("the line grows from %v to %v", least, b.heldShare())
			}
			least = b.heldShare()
			scenetest.Tick(t, app, 1)
		}
		if least > 0.1 {
			t.Errorf("when it goes on, a share of %v is left", least)
		}
	})
}

// TestEachKnownMissIsExplained reads why somebody misses on purpose when another has before: that
// looks like a mistake again. Where nothing is waited for, it may be one.
func TestEachKnownMissIsExplained(t *testing.T) {
	waits := alikePositions["one stick found"] + "; 2 draw B10; * stick g; 2 put A10"
	for _, c := range []struct {
		plies, hole string
		player      engine.Player
		line, told  string
	}{
		{waits, "B11", 3, "A hit would leave you only one stick short of the pot.", "misses on purpose from side B, to help nobody"},
		{alikePositions["a new set"], "A1", 2, "", "draws a known miss from side A, forgotten or on purpose"},
	} {
		info := memory(t, [3]string{"y", "b", "y"}, c.plies)
		hole, _ := fp.Game{}.Parse("draw " + c.hole)
		drawn, at := engine.Event{Kind: fp.EventDraw, Audience: engine.Everybody, Player: c.player}, fp.Decode(hole).Hole
		fields := engine.Packing(&drawn)
		engine.Num(&fields, &at)
		withInfo(t, info, func(b *tableState) {
			if of := b.Tell(info, []engine.Event{drawn}); of.Line != c.line {
				t.Errorf("said is %q, want %q", of.Line, c.line)
			}
			if lines := b.t.Motivated(b.Lines(info, drawn), info, drawn); lines[0].Text != c.told {
				t.Errorf("told is %q, want %q", lines[0].Text, c.told)
			}
		})
	}
}
