package farbenpoker

import (
	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/pages/settings"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Kind is the game as the room around the tables knows it.
func Kind() table.Kind {
	return table.Kind{
		Game:      fp.Game{},
		About:     func(w *lang.Words) *lang.About { return &w.Farbenpoker.About },
		Minutes:   [2]int{20, 40},
		Seats:     4,
		Sit:       sit,
		Round:     Round(),
		Course:    course(),
		Glance:    glance,
		Counts:    func(w *lang.Words) lang.Plural { return w.Farbenpoker.Labels.Chips },
		Draws:     draws(),
		Book:      book(),
		Sounds:    &audio.Farbenpoker,
		Memory:    true,
		Keeps:     keeps,
		Quiet:     true,
		OwnBeside: true,
		Sample: settings.Sample{
			Pieces: [3]string{artFolder + "die-red", artFolder + "die-blue", artFolder + "die-yellow"},
			Ratio:  1,
			Words: func(w *lang.Words) (hint, label, short string) {
				x := &w.Farbenpoker
				return x.Hints.HitBy.With("colour", x.ColoursCap.Blue, "die", x.ByDie[1]), x.Buttons.Draw, x.Phases.Draw
			},
		},
	}
}

// artFolder is where the game's pieces lie.
const artFolder = "farbenpoker/"

// A board is the game as it lies on a table.
type board struct {
	t      *table.Table
	in     *fp.Info       // what the screen shows
	now    fp.Observation // what lies open of it
	sticks sticks
	picked fp.Hole    // to be drawn from, or put into; NoHole for none
	hangs  fp.Hole    // over which the player has put the stick that is on its way there
	faces  [3]rolling // the dice as they are seen
	chips  []flyingChip
	chipNo int // of the next one
	lands  *landing
	// verdict is what the stick means that has just shown its colour, until that
	// has come about.
	verdict *verdict
	won     winnings
	news    news
	sets    int
	rolls   int // of dice so far: each roll is seen anew
	late    lateChips
	dense   bool // holes are too small to be touched surely
	short   bool // buttons have room for few words
}

// A verdict says what a stick's colour means.
type verdict struct {
	colour fp.Colour
	hole   fp.Hole // that it came from
	die    int     // that wants it, or -1
	pays   int     // chips, or what the miss costs
	third  bool    // it wins the pot
	wait   float64 // ticks until its tip is in sight: nothing says it before
}

// news are what has just happened, if nobody decides on it.
type news struct {
	event   engine.Event
	before  fp.Observation
	on      bool
	passing bool // they hold only while something moves
}

// winnings are what the third stick has brought, as long as the sticks are put
// back.
type winnings struct{ hit, pot int }

// lateChips are those on their way into the pot: it shows them when they are there.
type lateChips struct {
	n    int
	left float64 // ticks
}

func sit(t *table.Table) table.Guest { return &board{t: t, picked: fp.NoHole, hangs: fp.NoHole} }

// glance says where a saved game stands.
func glance(w *lang.Words, info engine.InfoState) table.Glance {
	in := info.(*fp.Info)
	now := in.Observation()
	g := table.Glance{Phase: phaseWord(w.Farbenpoker.PhaseInText, now), Acting: in.Acting()}
	g.Scores = append(g.Scores, now.Chips[:now.Players]...)
	for _, c := range now.Dice {
		if c != fp.None && len(g.Art) < 2 {
			g.Art = append(g.Art, sprites.Look{ID: dieArt(c), Lift: sprites.Token})
		}
	}
	return g
}

// Settle implements table.Guest.
func (b *board) Settle(info engine.InfoState) {
	b.in = info.(*fp.Info)
	b.now = b.in.Observation()
	b.sticks.setUp(b.now)
	b.picked, b.hangs, b.verdict, b.lands = fp.NoHole, fp.NoHole, nil, nil
	b.chips, b.late, b.news = nil, lateChips{}, news{}
	for i, c := range b.now.Dice {
		b.faces[i] = rolling{colour: c, roll: i}
	}
	b.rolls = len(b.faces)
	b.recall()
}

// recall counts the sets of dice, and what was won last.
func (b *board) recall() {
	b.sets, b.won = 0, winnings{}
	for _, e := range b.t.Seen() {
		switch {
		case e.Kind == fp.EventTurn && e.Num[0] == 1:
			b.sets++
		case e.Kind == fp.EventHit:
			b.won = winnings{hit: int(e.Num[2])}
		case e.Kind == fp.EventPot:
			b.won.pot = int(e.Num[0])
		}
	}
}

// Invite implements table.Guest: who is due sees everything at rest.
func (b *board) Invite() {
	b.finish()
	b.forget()
}

// forget takes the focus away from the hole that was chosen last: it would mark it
// (rule F40).
func (b *board) forget() {
	if s := b.t.Room().Stage(); isHole(s.Focus()) {
		s.SetFocus(holeID(0), s.Ring())
	}
}

// LayDown implements table.Guest.
func (b *board) LayDown() { b.picked = fp.NoHole }

// Lifted implements table.Guest: no stick says more than another.
func (b *board) Lifted() *table.Inspection { return nil }

// Back implements table.Guest: there is nothing else to look at.
func (b *board) Back() bool { return false }

// Point implements table.Guest: no line points at a hole (rule F40). The sheet of
// whom it is about glows.
func (b *board) Point(engine.Event) {}

// Score implements table.Guest.
func (b *board) Score(p engine.Player) int { return b.now.Chips[p] }

// RulePage implements table.Guest.
func (b *board) RulePage() int {
	if b.now.Comeback >= 0 {
		return comebackPage
	}
	return min(phaseIndex(b.now.Phase), putPage)
}

// State implements table.Guest.
func (b *board) State(add func(string, any)) {
	add("phase", b.now.Phase.String())
	add("stock", b.now.Stock)
	add("pot", b.now.Pot)
	add("picked", b.picked != fp.NoHole)
}

// Tick implements table.Guest.
func (b *board) Tick(pace float64) bool {
	changed := b.roll(pace)
	changed = b.fly(pace) || changed
	changed = b.suspense(pace) || changed
	if b.lands != nil {
		changed = b.land(pace) || changed
	}
	return changed
}

// finish ends everything that moves. It reports whether anything did.
func (b *board) finish() bool {
	moved := b.arrive()
	for i := range b.faces {
		moved = moved || b.faces[i].left > 0
		b.faces[i].left = 0
	}
	return moved
}

// arrive ends the journeys of sticks and chips. It reports whether there were any.
func (b *board) arrive() bool {
	moved := b.lands != nil || len(b.chips) > 0 || b.late.n > 0
	b.lands, b.chips, b.late = nil, nil, lateChips{}
	if b.verdict != nil {
		moved = moved || b.verdict.wait > 0
		b.verdict.wait = 0
	}
	return moved
}

// moving reports whether a stick, chips or dice are on their way.
func (b *board) moving() bool {
	for i := range b.faces {
		if b.faces[i].left > 0 {
			return true
		}
	}
	return b.lands != nil || len(b.chips) > 0 || b.late.n > 0 || b.now.Phase == fp.PhaseShow
}

// suspense lets the verdict be said once the tip is in sight. It reports whether that
// is now.
func (b *board) suspense(pace float64) bool {
	if b.verdict == nil || b.verdict.wait <= 0 {
		return false
	}
	b.verdict.wait -= pace
	return b.verdict.wait <= 0
}

// said is the verdict on the stick that has been drawn, nil as long as there is none.
func (b *board) said() *verdict {
	if b.verdict == nil || b.verdict.wait > 0 {
		return nil
	}
	return b.verdict
}

func (b *board) words() *lang.Words { return b.t.Room().Words }

// mover is whose decision, stick or roll it is; Chance for nobody's.
func (b *board) mover() engine.Player { return b.in.Turn() }

// pot is the number of chips in the pot as far as they have arrived.
func (b *board) pot() int { return b.now.Pot - b.late.n }

// reduced reports whether nothing travels.
func (b *board) reduced() bool { return b.t.Room().Frame().Reduced }

// frameOf is the room of the screen.
func (b *board) frame() ui.Frame { return b.t.Room().Frame() }

// Hides implements table.Opener: nothing is hidden from anybody.
func (b *board) Hides() bool { return false }
