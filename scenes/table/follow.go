package table

import (
	"cmp"
	"math"
	"slices"
	"unicode/utf8"

	"treille/engine"
	"treille/scenes/data/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Telling is what another player does, in a sentence.
type Telling struct {
	Seat   engine.Player
	Words  []string // after the name; the later ones say the same in fewer words
	Line   string   // what it means, over the buttons; "" for nothing
	After  float64  // ticks until it may be read: a die lies
	Ticks  float64  // that its beats take, if they are several: they are shown faster where it is too long
	Events int      // that it tells of
	Open   bool     // those that follow may belong to it
	Befell bool     // the seat has not decided it: it is told to a person of himself, too
	Brief  bool     // it is like the one before, or needs no reading: it is held for a shorter time
	Most   float64  // ticks for which it is held, if it would be longer; 0 for any
}

// TellLines tells a decision by its line of the log.
func TellLines(lines []Line) Telling {
	for _, l := range lines {
		if l.Text != "" && !l.Secret && l.Decides {
			words := []string{l.Text, l.Short}
			return Telling{Seat: l.Seat, Words: Where(words, func(s string) bool { return s != "" }), After: l.After, Events: 1}
		}
	}
	return Telling{}
}

// A follow is the sentence that is told, and held as long as what it tells is shown.
type follow struct {
	Telling
	number      int     // of the sentence
	phase       int     // in which it was told
	whole, left float64 // ticks for which it is held
	told        bool    // the last beat was told by it
	ended       bool    // it is held no more
	past        bool    // it rests in grey until the next one

	before engine.InfoState // what was known before it
	events []engine.Event   // that were known then
}

// follows reports whether it is told what the others do.
func (t *Table) follows() bool {
	return t.replay == nil && !t.toEnd && !t.toTurn && (*t.speed != store.SpeedInstant || t.again) && !t.Deciding()
}

// tell says what somebody other than the viewer does with the first of some events, or what
// befalls the only person here.
func (t *Table) tell(events []engine.Event) Telling {
	if of := t.game.Tell(t.shown, events); of.Seat >= 0 && (of.Seat != t.Me() || of.Befell && t.People() == 1) {
		return t.motivated(of, t.shown, events)
	}
	return Telling{}
}

// Whole implements Show.
func (t *Table) Whole(ahead []engine.Event) bool {
	return t.follow.Events > 0 || !t.follows() || !t.tell(ahead).Open
}

// Pause implements Show: what is told has been held already, and what the viewer can still take back is held for longer.
func (t *Table) Pause(p engine.Player) float64 {
	switch {
	case p == t.Me() && t.mayRegret():
		return toRegret
	case t.follow.told, t.spec.Paced && t.replay == nil && !t.Here().Has(p):
		return 0
	}
	return pauseBetween
}

// begin begins the sentence that tells of an event, unless the present one does.
func (t *Table) begin(e engine.Event) {
	if t.follow.Events > 0 || !t.follows() {
		return
	}
	events := append([]engine.Event{e}, t.session.queue...)
	of := t.tell(events)
	if len(of.Words) == 0 {
		return
	}
	before := t.referee.Blank(t.session.Viewer())
	before.CopyFrom(t.shown)
	held, least := toldBase+toldLetter*float64(utf8.RuneCountInString(t.Says(of.Seat, of.Words[0]))), toldLeast
	if of.Brief {
		held, least = held*briefShare, briefLeast
	}
	if held = max(least, held); of.Most > 0 {
		held = min(held, of.Most)
	}
	t.follow = follow{Telling: of, number: t.follow.number + 1, phase: t.game.Turn(t.app.Frame().Shape).Now, whole: held, left: of.After + held, before: before, events: events}
}

// retell says in the present language what is told.
func (t *Table) retell() {
	if f := &t.follow; len(f.Words) > 0 {
		of := t.motivated(t.game.Tell(f.before, f.events), f.before, f.events)
		f.Words, f.Line = of.Words, of.Line
	}
}

// take returns how long the next event is shown that would take so many ticks: the last one
// of a sentence as long as that is held.
func (f *follow) take(ticks float64) float64 {
	if f.Events == 0 {
		if ticks > 0 {
			f.told, f.past = false, true
		}
		return ticks
	}
	f.told = true
	f.Events--
	switch {
	case f.ended:
		return 0
	case f.Ticks > toldMoves*f.whole:
		ticks *= toldMoves * f.whole / f.Ticks
	}
	if f.Events > 0 {
		return ticks
	}
	if ticks > f.left {
		f.left, f.whole = ticks, max(f.whole, ticks)
	}
	return f.left
}

// tick holds the sentence for a tick less, and reports whether that is seen: it may be read from now on, or its line runs down.
func (f *follow) tick(pace float64) bool {
	shown, before := f.shown(), f.length()
	f.left = max(0, f.left-pace)
	return f.shown() != shown || f.tells() && f.length() != before
}

// length is which share of the line is seen: it runs down step by step.
func (f *follow) length() float64 {
	return min(1, math.Ceil(f.left/toldEvery)*toldEvery/f.whole)
}

// Runs is which share is still to come of what is shown before the game goes on by itself, step by
// step; 0 for what is short.
func (t *Table) Runs() float64 {
	if t.session.whole < runsLeast {
		return 0
	}
	return t.session.length(toldEvery)
}

// tells reports whether there is a sentence that is told now.
func (f *follow) tells() bool { return len(f.Words) > 0 && !f.past }

// shown reports whether the sentence is to be read.
func (f *follow) shown() bool { return f.tells() && f.left <= f.whole }

// nextLine ends the sentence that is held: what it tells is there.
func (t *Table) nextLine() {
	t.toldSkip()
	t.app.Stage().Rest()
	t.endSentence()
	t.session.cut()
	t.cues.hurry = true
	t.app.Changed()
}

// endSentence shows all that is told at once.
func (t *Table) endSentence() {
	t.follow.left, t.follow.ended = 0, true
}

// ToTurn shows all at once up to the next decision of somebody here, and then what has
// happened meanwhile.
func (t *Table) ToTurn() {
	t.toTurn, t.toResult, t.sumsUp, t.again = true, t.noTurnComes(), !t.again, false
	t.Skip()
}

// Skipping reports whether that is under way.
func (t *Table) Skipping() bool { return t.toTurn }

// arrive ends that: somebody here is to decide or to throw dice, or the game is over. The sheet of what
// has happened meanwhile opens where the table does not show that anyway, and before the result.
func (t *Table) arrive() {
	if t.toTurn && t.sumsUp && t.canSum() {
		if p := t.sumSince(); p.opens() {
			t.openSum(p)
		}
	}
	t.toTurn = false
}

// TellAt says where there is room for the sentence; without it, it stands in the place of
// the buttons.
func (c *Canvas) TellAt(r ui.Rect) { c.toldAt = r }

// Told is whose action is told, from when its pieces set out until its sentence leaves; engine.Chance if none is.
func (t *Table) Told() engine.Player {
	if t.follow.tells() {
		return t.follow.Seat
	}
	return engine.Chance
}

// Tells reports whether it is told now what somebody else does, and the place of the buttons is
// not wanted to let what is shown go on.
func (c *Canvas) Tells() bool {
	return c.follow.shown() && !c.teaches() && !c.Deciding() && !c.session.Over() && c.game.Actions().Main.Act == nil
}

// toldOver reports whether the sentence stands over the main button, where the hint is else.
func (c *Canvas) toldOver(b ActionsPlace) bool {
	return c.Frame.Shape == ui.Desktop && c.toldAt == (ui.Rect{}) && b.Main.Bottom()-b.Hint.Y >= toldHigh
}

// skips reports whether what is shown, or what somebody else decides, can be skipped up to the own turn.
func (c *Canvas) skips() bool {
	s := c.session
	return c.replay == nil && c.lesson == nil && !c.toEnd && !c.AtOnce() && c.People() > 0 && s.Decider() < 0 && s.Awaits() < 0 &&
		!s.Over() && !c.Deciding() && !c.waitsForOthers() && !c.staysOwn()
}

// staysOwn reports whether the viewer decides next, and all that is shown before is of his own doing.
func (t *Table) staysOwn() bool {
	others := func(e engine.Event) bool { return e.Player != t.Me() }
	seen := t.Seen()
	return t.referee.Acting().Has(t.Me()) && !slices.ContainsFunc(t.session.queue, others) && len(seen) > 0 && !others(seen[len(seen)-1])
}

// told adds the sentence, if one is told, and the way on to the own turn: at its right, or in a window the
// main button.
func (c *Canvas) told(b ActionsPlace) {
	r, apart := c.toldAt, c.toldOver(b)
	switch {
	case r != (ui.Rect{}):
		apart = true
	case apart:
		b.Main.Y, b.Main.H = b.Main.Bottom()-toTurnHigh, toTurnHigh
		r = ui.R(b.Main.X-toldOut, b.Hint.Y, b.Main.W+2*toldOut, b.Main.Y-ui.Apart-b.Hint.Y)
		if c.Tells() { // it is read on
			c.Stage.Place(ui.RefusalPlace, ui.R(r.X, r.Y-ui.Near, r.W, 0))
		}
	default:
		if r = b.Main; !c.spec.OwnBeside && c.lesson == nil { // else what the viewer has is beside it, or the button to skip the step
			r = b.Other.Around(b.Main)
			r.X, r.W = r.X-toldOut, r.W+toldOut
			if c.Frame.Shape == ui.Portrait {
				r.Y -= toldOver
			}
		}
		if !c.spec.OwnBeside || !c.Frame.LeftHand {
			r.W += toldOut
		}
		r.H += toldUnder
	}
	way := c.wayToTurn()
	turn := ui.ButtonSpec{ID: way.ID, Icon: "round", Label: way.Label, Size: b.MainSize * toTurnSize, Rect: b.Main, Act: way.Act}
	var parts []ui.Part
	if c.Tells() {
		parts = []ui.Part{c.sentencePart().Growing()}
	}
	switch {
	case c.People() == 0 || c.lesson != nil:
	case apart:
		c.Stage.Button(turn)
		added := c.Stage.Find(turn.ID)
		added.Fleeting, added.Beside = true, true
		if !c.Tells() {
			return
		}
	default:
		if !c.Tells() {
			parts = []ui.Part{c.restPart().Growing()}
		}
		parts = append(parts, c.turnPart(way))
	}
	all := ui.Row(0, parts...).On(sprites.Surface{Kind: sprites.Parchment, R: 9, Lift: sprites.Sheet}).Raised(ZLabel)
	r.Y = min(r.Y, c.Frame.Safe.Bottom()-ui.Tight-r.H)
	c.Stage.Lay(all, r)
}

// A Finisher is a game's view that knows when somebody has nothing more to decide in the game.
type Finisher interface{ Finished(engine.Player) bool }

// A Stopover is a game's view with a moment that nobody who takes part in it wants to miss: the way to the own turn ends there.
type Stopover interface {
	// ToStopover reports whether the moment is still ahead of the player at the lower edge, and what the button of that way
	// says, "" for what it always says: where a decision of his comes before.
	ToStopover() (label string, ahead bool)
	// StopsOver reports whether it begins with an event.
	StopsOver(engine.Event) bool
}

// stopsOver reports whether the way to the own turn ends with an event.
func (t *Table) stopsOver(e engine.Event) bool {
	game, ok := t.game.(Stopover)
	if !ok || !t.toTurn || !game.StopsOver(e) {
		return false
	}
	_, ahead := game.ToStopover()
	return ahead
}

// wayToTurn is the button that leads to the own turn, to what comes before it, or to the result where none comes.
func (t *Table) wayToTurn() Action {
	w := t.app.Words
	a := Action{ID: "told/turn", Label: t.WordsOf(t.base).Table.ToTurn.With("of", w.Of(t.PlayerName(t.base))), Act: t.ToTurn}
	if t.noTurnComes() {
		a.Label = w.Table.ToResult
	}
	if game, ok := t.game.(Stopover); ok {
		label, _ := game.ToStopover()
		a.Label = cmp.Or(label, a.Label)
	}
	return a
}

// noTurnComes reports whether the player at the lower edge has nothing more to decide in the game.
func (t *Table) noTurnComes() bool {
	_, over := t.referee.Result()
	game, ok := t.game.(Finisher)
	return over || ok && game.Finished(t.base)
}

// turnPart is the way on to the own turn at the right of the sentence: an icon, and what it means where
// there is room.
func (c *Canvas) turnPart(way Action) ui.Part {
	icon := func(size float64) ui.Part {
		return ui.Mark(sprites.Surface{Kind: sprites.Icon, Icon: "round", Stroke: 2, Tint: sprites.Ink}, size, size).Centred()
	}
	words := ui.Paragraph(way.Label, ui.PaperBold.Sized(toldTurn).At(sprites.Middle)).Firm().Pad(ui.Tight, 0)
	return ui.Either(ui.Column(0, ui.Spring(), icon(toldOnward), words, ui.Spring()), icon(toldIcon)).Middle().Wide(toldSkip).Around(func(s *ui.Stage, r ui.Rect, inner func()) {
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: toldGroove}, ui.R(r.X, r.Y+ui.Apart, 1, r.H-2*ui.Apart))
		inner()
	}).Control(ui.Control{ID: way.ID, Label: way.Label, Tip: true, Part: true, Fleeting: true, Beside: true, Act: way.Act})
}

// restPart stands in the place of the sentence while none is told: the last one of this phase in grey, what the viewer
// has just decided, or who is at it.
func (c *Canvas) restPart() ui.Part {
	turn := c.game.Turn(c.Frame.Shape)
	if len(c.follow.Words) > 0 && c.follow.phase == turn.Now {
		return ui.Column(0, c.wordsPart(c.follow.Seat, c.follow.Words, sprites.InkSoft).Growing(), ui.Space(0, toldLine+ui.Near))
	}
	seat := turn.Seat
	if seat < 0 {
		return ui.Paragraph(turn.Verb, ui.PaperText.Sized(toldLarge).In(sprites.InkSoft)).Middle().Pad(ui.Loose, ui.Near)
	}
	who := ui.Row(ui.Loose, c.CrestPart(seat, toldCrest).Centred(), ui.Name(c.Subject(seat), ui.PaperBold.Sized(toldLarge).In(sprites.InkSoft)).Middle()).Pad(ui.Loose, ui.Near)
	lines := c.log.read()
	if of := TellLines(lines[max(0, len(lines)-1):]); len(of.Words) > 0 && of.Seat == seat && seat == c.Me() && !c.spec.OwnBeside { // which leaves little room
		return ui.Either(c.wordsPart(of.Seat, of.Words, sprites.InkSoft), who)
	}
	return who
}

// sentencePart has the crest of who acts, what he does, and a gold line that runs down while
// it is held.
func (c *Canvas) sentencePart() ui.Part {
	f := &c.follow
	words := c.wordsPart(f.Seat, f.Words, sprites.Ink)
	line := ui.Area(0, toldLine+ui.Near, func(s *ui.Stage, r ui.Rect) {
		r = ui.R(r.X+ui.Loose, r.Y, r.W-2*ui.Loose, toldLine)
		s.Put(sprites.Surface{Kind: sprites.Wash, Tint: toldGroove}, r)
		if r.W *= f.length(); r.W > 1 {
			s.Add(ui.Item{Key: "told/" + c.Words.Whole(f.number), Kind: ui.Surface, Cut: true, Surface: sprites.Surface{Kind: sprites.Wash, Tint: toldGold}, Box: r})
		}
	})
	return ui.Column(0, words.Growing(), line.GrowingBy(0)).Target(ui.Control{ID: "told/next", Part: true, Fleeting: true,
		Label: c.spoken(c.Words.Table.NextLine.With("line", c.Says(f.Seat, f.Words[0]))), Act: c.nextLine})
}

// wordsPart are the crest of who acts and what he does, in the first of some words that fit, as large as there is room
// for: the crest stands only where the words need not be smaller for it.
func (c *Canvas) wordsPart(seat engine.Player, words []string, ink sprites.Color) ui.Part {
	var forms []ui.Part
	for _, size := range []float64{toldLarge, toldSmall} {
		said := Each(words, func(words string) ui.Part {
			return ui.Rich{Name: c.Subject(seat), Words: words, Text: ui.PaperText.Sized(size).In(ink), Bold: ui.PaperBold.Sized(size).In(ink)}.Part().Middle().Growing()
		})
		forms = append(forms, Each(said, func(p ui.Part) ui.Part { return ui.Row(ui.Loose, c.CrestPart(seat, toldCrest).Centred(), p) })...)
		forms = append(forms, said...)
	}
	return ui.Either(forms...).Pad(ui.Loose, ui.Near)
}
