package farbenpoker

import (
	"treille/audio"
	"treille/engine"
	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// Kind is the game as the pages around the tables know it.
func Kind() table.GameSpec {
	return table.GameSpec{
		Game:      fp.Game{},
		About:     func(w *lang.Words) *lang.About { return &w.Farbenpoker.About },
		Box:       sprites.BoxColours{0x4C4485, 0x352E66, 0x1E1942},
		Minutes:   [2]int{20, 40},
		Seats:     4,
		Sit:       sit,
		PageArt:   Round(),
		Course:    course(),
		Glance:    glance,
		Counts:    func(w *lang.Words) lang.Plural { return w.Farbenpoker.Labels.Chips },
		Luck:      draws(),
		Book:      book(),
		Sounds:    &audio.Farbenpoker,
		Memory:    true,
		Keeps:     keeps,
		Quiet:     true,
		OwnBeside: true,
		Sample: table.Sample{
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
type tableState struct {
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
	event   fp.Event
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

func sit(t *table.Table) table.GameView {
	return &tableState{t: t, picked: fp.NoHole, hangs: fp.NoHole}
}

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

// Settle implements table.GameView.
func (b *tableState) Settle(info engine.InfoState) {
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
func (b *tableState) recall() {
	b.sets, b.won = 0, winnings{}
	for _, packed := range b.t.Seen() {
		switch e := fp.DecodeEvent(packed); {
		case e.NewSet:
			b.sets++
		case e.Kind == fp.EventHit:
			b.won = winnings{hit: e.Chips}
		case e.Kind == fp.EventPot:
			b.won.pot = e.Chips
		}
	}
}

// Invite implements table.GameView: who is due sees everything at rest.
func (b *tableState) Invite() {
	b.finish()
	b.forget()
}

// forget takes the focus away from the hole that was chosen last: it would mark it
// (rule F40).
func (b *tableState) forget() {
	if s := b.t.App().Stage(); isHole(s.Focus()) {
		s.SetFocus(holeID(0), s.Ring())
	}
}

// LayDown implements table.GameView.
func (b *tableState) LayDown() { b.picked = fp.NoHole }

// Lifted implements table.GameView: no stick says more than another.
func (b *tableState) Lifted() *table.Inspection { return nil }

// Back implements table.GameView: there is nothing else to look at.
func (b *tableState) Back() bool { return false }

// Point implements table.GameView: no line points at a hole (rule F40). The sheet of
// whom it is about glows.
func (b *tableState) Point(engine.Event) {}

// Score implements table.GameView.
func (b *tableState) Score(p engine.Player) int { return b.now.Chips[p] }

// RulePage implements table.GameView.
func (b *tableState) RulePage() int {
	if b.now.Comeback >= 0 {
		return comebackPage
	}
	return min(phaseIndex(b.now.Phase), putPage)
}

// State implements table.GameView.
func (b *tableState) State(add func(string, any)) {
	add("phase", b.now.Phase.String())
	add("stock", b.now.Stock)
	add("pot", b.now.Pot)
	add("picked", b.picked != fp.NoHole)
}

// Tick implements table.GameView.
func (b *tableState) Tick(pace float64) bool {
	changed := b.roll(pace)
	changed = b.fly(pace) || changed
	changed = b.suspense(pace) || changed
	if b.lands != nil {
		changed = b.land(pace) || changed
	}
	return changed
}

// finish ends everything that moves. It reports whether anything did.
func (b *tableState) finish() bool {
	moved := b.arrive()
	for i := range b.faces {
		moved = moved || b.faces[i].left > 0
		b.faces[i].left = 0
	}
	return moved
}

// arrive ends the journeys of sticks and chips. It reports whether there were any.
func (b *tableState) arrive() bool {
	moved := b.lands != nil || len(b.chips) > 0 || b.late.n > 0
	b.lands, b.chips, b.late = nil, nil, lateChips{}
	if b.verdict != nil {
		moved = moved || b.verdict.wait > 0
		b.verdict.wait = 0
	}
	return moved
}

// moving reports whether a stick, chips or dice are on their way.
func (b *tableState) moving() bool {
	for i := range b.faces {
		if b.faces[i].left > 0 {
			return true
		}
	}
	return b.lands != nil || len(b.chips) > 0 || b.late.n > 0 || b.now.Phase == fp.PhaseShow
}

// suspense lets the verdict be said once the tip is in sight. It reports whether that
// is now.
func (b *tableState) suspense(pace float64) bool {
	if b.verdict == nil || b.verdict.wait <= 0 {
		return false
	}
	b.verdict.wait -= pace
	return b.verdict.wait <= 0
}

// said is the verdict on the stick that has been drawn, nil as long as there is none.
func (b *tableState) said() *verdict {
	if b.verdict == nil || b.verdict.wait > 0 {
		return nil
	}
	return b.verdict
}

func (b *tableState) words() *lang.Words { return b.t.App().Words }

// mover is whose decision, stick or roll it is; Chance for nobody's.
func (b *tableState) mover() engine.Player { return b.in.Turn() }

// pot is the number of chips in the pot as far as they have arrived.
func (b *tableState) pot() int { return b.now.Pot - b.late.n }

// reduced reports whether nothing travels.
func (b *tableState) reduced() bool { return b.t.App().Frame().Reduced }

// frameOf is the room of the screen.
func (b *tableState) frame() ui.Frame { return b.t.App().Frame() }

// Hides implements table.Opener: nothing is hidden from anybody.
func (b *tableState) Hides() bool { return false }
