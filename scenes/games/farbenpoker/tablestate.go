package farbenpoker

import (
	"math"
	"slices"
	"strconv"
	"strings"

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
		Game:    fp.Game{},
		About:   func(w *lang.Words) *lang.About { return &w.Farbenpoker.About },
		Box:     sprites.BoxColours{0x4C4485, 0x352E66, 0x1E1942},
		Minutes: [2]int{20, 40},
		Seats:   4,
		Sit:     sit,
		PageArt: table.PageArt{
			Learn: table.AtOnce,
			Words: func(w *lang.Words) *lang.Round { return &w.Boxes.Farbenpoker },
			Steps: [3]table.Picture{pictureRoll, pictureDraw, pictureEarn},
			End:   pictureEnd,
		},
		Course:     course(),
		Glance:     glance,
		Counts:     func(w *lang.Words) lang.Plural { return w.Farbenpoker.Labels.Chips },
		Luck:       draws(),
		Book:       book(),
		Sounds:     &audio.Farbenpoker,
		LogHeading: func(w *lang.Words) lang.Template { return w.Farbenpoker.Places.Set },
		Memory:     func(w *lang.Words) string { return w.Farbenpoker.Places.Remember },
		Keeps:      keeps,
		Quiet:      true,
		OwnBeside:  true,
		Sample: table.Sample{
			Pieces: [3]string{artFolder + "die-red", artFolder + "die-blue", artFolder + "die-yellow"},
			Ratio:  1,
			Words: func(w *lang.Words, _ string) (hint, label, short string) {
				x := &w.Farbenpoker
				return x.Hints.HitBy.With("colour", lang.Capital(x.Colours.Blue), "die", x.ByDie[1]), x.Buttons.Draw, x.Phases.Draw
			},
		},
	}
}

// artFolder is where the game's pieces lie.
const artFolder = "farbenpoker/"

// A tableState is the game as it lies on a table.
type tableState struct {
	t      *table.Table
	in     *fp.Info       // what the screen shows
	now    fp.Observation // what lies open of it
	sticks sticks
	picked fp.Hole    // to be drawn from, or put into; NoHole for none
	again  bool       // the open die is chosen, to be rolled again
	early  bool       // a stick is being dragged that goes back later
	wants  fp.Hole    // that he tapped while what was before was still being shown
	hangs  fp.Hole    // over which the player has put the stick that is on its way there
	faces  [3]rolling // the dice as they are seen
	chips  []flyingChip
	chipNo int // of the next one
	lands  *landing
	tip    float64 // ticks until the tip of the stick drawn is in sight: nothing says its colour before
	shows  float64 // ticks for which what a stick shows is still held
	news   news
	rolls  int // of dice so far: each roll is seen anew
}

// A verdict says what a stick's colour means.
type verdict struct {
	colour fp.Colour
	die    int  // that wants it, or -1
	pays   int  // chips, or what the miss costs
	third  bool // it wins the pot
}

// news are what has just happened, if nobody decides on it.
type news struct {
	event  fp.Event
	before fp.Observation
}

func sit(t *table.Table) table.GameView {
	return &tableState{t: t, picked: fp.NoHole, hangs: fp.NoHole, wants: fp.NoHole}
}

// setWord names the set of dice that is played for.
func setWord(w *lang.Words, in *fp.Info) string {
	return w.Farbenpoker.Places.Set.With("n", strconv.Itoa(max(1, in.Set())))
}

// glance says where a saved game stands.
func glance(w *lang.Words, info engine.InfoState) table.Glance {
	in := info.(*fp.Info)
	now := in.Observation()
	g := table.Glance{Place: setWord(w, in), Phase: phaseWord(w.Farbenpoker.PhaseInText, now), Acting: in.Acting()}
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
	b.sticks = sticksOf(b.now)
	b.picked, b.again, b.hangs, b.wants, b.tip, b.lands = fp.NoHole, false, fp.NoHole, fp.NoHole, 0, nil
	b.chips, b.news, b.shows = nil, news{}, 0
	for i, c := range b.now.Dice {
		b.faces[i] = rolling{colour: c, roll: i}
	}
	b.rolls = len(b.faces)
}

// won is how many chips the last event of a kind has brought.
func (b *tableState) won(kind engine.EventKind) int {
	for _, e := range slices.Backward(b.t.Seen()) {
		if e.Kind == kind {
			return fp.DecodeEvent(e).Chips
		}
	}
	return 0
}

// Invite implements table.GameView: who is due sees everything at rest.
func (b *tableState) Invite() {
	b.finish()
	b.forget()
	if h := b.wants; h != fp.NoHole && b.holeReason(h) == "" {
		b.picked = h
	}
	b.wants = fp.NoHole
}

// forget takes the focus away from the hole that was chosen last: it would mark it
// (rule F40).
func (b *tableState) forget() {
	if s := b.t.App().Stage(); strings.HasPrefix(s.Focus(), holePrefix) {
		s.SetFocus(holeID(0), s.Ring())
	}
}

// LayDown implements table.GameView.
func (b *tableState) LayDown() { b.picked, b.again = fp.NoHole, false }

// Lifted implements table.GameView: no stick says more than another.
func (b *tableState) Lifted() *table.Inspection { return nil }

// Back implements table.GameView: it lays down the stick that is lifted.
func (b *tableState) Back() bool {
	lifted := b.picked != fp.NoHole
	b.LayDown()
	return lifted
}

// Point implements table.GameView: no line points at a hole (rule F40). The sheet of
// whom it is about glows.
func (b *tableState) Point(engine.Event, ...engine.Event) {}

// Score implements table.GameView.
func (b *tableState) Score(p engine.Player) int { return b.now.Chips[p] }

// RulePage implements table.GameView.
func (b *tableState) RulePage() int {
	switch {
	case b.now.Phase == fp.PhaseOver:
		return endPage
	case b.now.Comeback >= 0:
		return comebackPage
	}
	return dicePage + phaseIndex(b.now.Phase)
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
	pace /= b.share(b.news.event.Kind)
	changed := b.roll(pace)
	changed = b.fly(pace) || changed
	if b.tip > 0 {
		b.tip -= pace
		changed = changed || b.tip <= 0
	}
	if b.shows > 0 {
		before := b.heldShare()
		b.shows = max(0, b.shows-pace)
		changed = changed || b.heldShare() != before
	}
	if b.lands != nil {
		changed = b.land(pace) || changed
	}
	return changed
}

// heldShare is the share of its time for which what a stick shows is still held, in steps.
func (b *tableState) heldShare() float64 {
	return math.Ceil(b.shows/heldEvery) * heldEvery / beats[fp.EventShow]
}

// finish ends everything that moves.
func (b *tableState) finish() {
	b.arrive()
	for i := range b.faces {
		b.faces[i].left = 0
	}
}

// arrive ends the journeys of sticks and chips.
func (b *tableState) arrive() { b.lands, b.chips, b.tip = nil, nil, 0 }

// moving reports whether a stick, chips or dice are on their way.
func (b *tableState) moving() bool {
	return b.tumbling() || b.lands != nil || len(b.chips) > 0 || b.now.Phase == fp.PhaseShow
}

// tumbling reports whether dice have not come to lie yet: nothing says before what they show.
func (b *tableState) tumbling() bool {
	return slices.ContainsFunc(b.faces[:], func(f rolling) bool { return f.left > 0 })
}

// said is the verdict on the stick whose colour is shown, nil as long as there is none.
func (b *tableState) said() *verdict {
	n := b.now.InHand()
	if b.now.Phase != fp.PhaseShow || b.now.Hidden || n == 0 || b.tip > 0 {
		return nil
	}
	c := b.now.Drawn[n-1].Colour
	q := &verdict{colour: c, die: b.now.WantedBy(c), pays: b.now.MissCosts}
	if q.die >= 0 {
		q.pays, q.third = b.now.Pays(c), len(b.now.Open()) == 1
		if b.now.Comeback >= 0 {
			q.pays, q.third = min(fp.HitPays, b.now.Stock-b.matched()), false
		}
	}
	return q
}

func (b *tableState) words() *lang.Words { return b.t.App().Words }

// mover is whose decision, stick or roll it is; Chance for nobody's.
func (b *tableState) mover() engine.Player { return b.in.Turn() }

// pot is the number of chips in the pot as far as they have arrived.
func (b *tableState) pot() int {
	n := b.now.Pot
	for _, c := range b.chips {
		if c.to == potID {
			n--
		}
	}
	return n
}

// frame is the room of the screen.
func (b *tableState) frame() ui.Frame { return b.t.App().Frame() }

// Hides implements table.Opener: nothing is hidden from anybody.
func (b *tableState) Hides() bool { return false }
