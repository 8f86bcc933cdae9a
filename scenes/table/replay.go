package table

import (
	"slices"
	"strconv"

	"treille/audio"
	"treille/engine"
	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// A Revealer is a game's view whose players hold something that the others do not see.
type Revealer interface {
	// HiddenPieces are small pieces for what a seat holds hidden, by what it knows; shown
	// about half as high as a button.
	HiddenPieces(engine.InfoState) []sprites.Look
	// HiddenWords says the same, "" for nothing.
	HiddenWords(engine.InfoState) string
}

// A replay is a game that is seen again at its table.
type replay struct {
	playback Playback
	rounds   []int   // the step at which each round begins
	all      bool    // what every seat holds lies open,
	strip    float64 // in this share of the dock; 0 if it does not lie there
	log      Log     // of the whole game
	viewer   engine.Player
	own      engine.Player // the viewer with whom it began
	person   engine.Player // the only one who played, if he is the player of this device
	// chances are those of all seats at a step, nil before any were found.
	chances   []int
	chancesAt int
	stepping  bool     // the playback runs for one step alone
	pacing    bool     // the pace is chosen, where it has no room beside the transport
	marked    []Moment // steps that carry a number
	asked     *asked
	// analysed says that the page of the analysis lies below, passed that it was opened for its result alone.
	analysed, passed bool
}

// NewReplay shows a game again at its table, from its beginning, as somebody has
// seen it who may look: the player of this device, else a person if there is one.
func NewReplay(app *app.App, spec GameSpec, playback Playback) *Table {
	t := seated(app, spec, playback, newSession(playback, 0, app.Now))
	t.replay = &replay{playback: playback, viewer: engine.Chance, person: OnlyPerson(playback.Seats(), app.Me().Name)}
	speed := app.Settings.Speed
	t.speed, t.session.every = &speed, reelEvery
	app.Sound.Want(spec.Sounds)
	t.findRounds()
	t.replay.own = t.firstView()
	t.lookFrom(t.replay.own)
	return t
}

// A Moment is a step of a replay that carries a number, with what would have been better there.
type Moment struct {
	Step   int
	Better func() string // "Better: passing."
	At     []string      // the controls and pieces that it is about, as in a Clue
	Played []string      // and those of what was played instead
}

// NewReplayAt is NewReplay over the page of the analysis, from a seat and at a step. The
// moments marked carry the numbers 1, 2, …
func NewReplayAt(app *app.App, spec GameSpec, playback Playback, seat engine.Player, step int, marked []Moment) *Table {
	t := NewReplay(app, spec, playback)
	t.replay.marked, t.replay.analysed = marked, true
	playback.Seek(step)
	t.replay.own = seat
	t.lookFrom(seat)
	return t
}

// ShowResult opens the page of the result over a replay, which then stands at its end.
func (t *Table) ShowResult() {
	t.replay.passed = true
	t.seek(t.replay.playback.Steps())
	t.showResult()
}

// Replayed reports whether the table shows a game again: nothing on it is decided.
func (t *Table) Replayed() bool { return t.replay != nil }

// ReplayedWhole reports whether it shows one again that is over.
func (t *Table) ReplayedWhole() bool { return t.replay != nil && t.replay.playback.Whole() }

// canReplay reports whether the game can be seen again now: one that has to be
// remembered (rule F40) not before it is over.
func (t *Table) canReplay() bool {
	_, ok := t.referee.(Replayer)
	_, over := t.referee.Result()
	return ok && t.replay == nil && t.lesson == nil && t.referee.Begun() && (over || t.session.remote == nil && t.spec.Memory == nil && t.People() < 2)
}

// openReplay shows the game again.
func (t *Table) openReplay() {
	playback, err := t.referee.(Replayer).Replay()
	if err != nil {
		t.app.Trouble(err)
		return
	}
	t.app.Push(NewReplay(t.app, t.spec, playback))
}

// firstView is the seat of the player of this device, else that of a person, else any that may
// be looked from.
func (t *Table) firstView() engine.Player {
	playback, me := t.replay.playback, t.app.Me().Name
	for _, sought := range []func(Seat) bool{
		func(s Seat) bool { return s.Kind == Human && s.Name == me },
		func(s Seat) bool { return s.Kind == Human },
		func(Seat) bool { return true },
	} {
		for i, s := range playback.Seats() {
			if p := engine.Player(i); playback.CanView(p) && sought(s) {
				return p
			}
		}
	}
	return engine.Spectator
}

// findRounds finds where rounds begin, as everybody sees it.
func (t *Table) findRounds() {
	r, round := t.replay, -1
	info, observed := r.playback.Blank(engine.Spectator), 0
	for step := range r.playback.Steps() + 1 {
		r.playback.Seek(step)
		history := r.playback.History(engine.Spectator)
		for ; observed < len(history); observed++ {
			info.Observe(history[observed])
		}
		if n := t.spec.Glance(t.app.Words, info).Round; n != round {
			r.rounds, round = append(r.rounds, step), n
		}
	}
	r.playback.Seek(0)
}

// round is the number of the round at a step, from 0.
func (r *replay) round(step int) int {
	begun, _ := slices.BinarySearch(r.rounds, step+1)
	return max(0, begun-1)
}

// lookFrom shows the game from a seat, where it stands.
func (t *Table) lookFrom(p engine.Player) {
	r := t.replay
	if r.viewer != p || t.logLang != t.app.Words.Lang {
		t.writeAll(p)
	}
	t.session.SetViewer(p)
	t.here()
}

// turnTo shows the game from another seat.
func (t *Table) turnTo(p engine.Player) {
	t.lookFrom(p)
	t.app.Stage().Fresh() // the same pieces, seen from another side
}

// writeAll writes the log of the whole game as a seat reads it, so that each step
// has its part.
func (t *Table) writeAll(p engine.Player) {
	r := t.replay
	at := r.playback.At()
	r.playback.Seek(r.playback.Steps())
	r.log.Clear()
	for line := range t.lines(r.playback.Blank(p), r.playback.History(p)) {
		r.log.Add(line, engine.Terminal)
	}
	r.viewer, t.logLang = p, t.app.Words.Lang
	r.playback.Seek(at)
}

// here lays everything as it is at the present step.
func (t *Table) here() {
	r := t.replay
	t.session.Catch()
	seen := len(r.playback.History(r.viewer))
	n, _ := slices.BinarySearchFunc(r.log.Lines, seen+1, func(l Line, event int) int { return l.nth - event })
	t.log = Log{Lines: r.log.Lines[:n:n], since: max(0, n-2*t.Players())}
	t.speech.lines = nil
	if v := t.session.Viewer(); v != engine.Spectator {
		t.base = v
	}
	t.settle(t.session.Info())
}

// seekQuietly goes to a step; what was being shown is cut short.
func (t *Table) seekQuietly(step int) {
	t.replay.playback.Seek(step)
	t.here()
}

// seek goes to a step and says so, with what happened there.
func (t *Table) seek(step int) {
	t.seekQuietly(step)
	words := t.stepWords() + "."
	if last := t.lastLine(); last.Text != "" {
		words += " " + t.sentence(last)
	}
	t.app.Say(words)
}

// playOrPause goes on by itself, or stops.
func (t *Table) playOrPause() {
	r := t.replay.playback
	stepping := t.replay.stepping
	t.replay.stepping = false
	switch {
	case r.Running() && !stepping:
		r.Run(0)
	case r.At() == r.Steps():
		t.seek(0)
		r.Run(r.Steps())
	default:
		r.Run(r.Steps())
	}
	t.app.Changed()
}

// forward goes on by one step, seen at the usual pace. One that has not begun yet when the next is wanted is not seen.
func (t *Table) forward() {
	r := t.replay
	if r.stepping && r.playback.Running() {
		t.seekQuietly(r.playback.At() + 1)
	}
	if t.session.Behind() {
		t.session.Hurry()
	}
	t.session.rest = 0
	r.stepping = true
	r.playback.Run(1)
	t.app.Changed()
}

// back goes to before the last step.
func (t *Table) back() { t.seek(t.replay.playback.At() - 1) }

// roundBack goes to the beginning of the round, or of the one before it.
func (t *Table) roundBack() {
	r := t.replay
	t.seek(r.rounds[r.round(max(0, r.playback.At()-1))])
}

// roundOn goes to the beginning of the next round, or to the end.
func (t *Table) roundOn() {
	r := t.replay
	if next := r.round(r.playback.At()) + 1; next < len(r.rounds) {
		t.seek(r.rounds[next])
		return
	}
	t.seek(r.playback.Steps())
}

// playOn begins another game from here.
func (t *Table) playOn() {
	next, err := t.replay.playback.PlayOn(t.firstView())
	if err != nil {
		t.app.Trouble(err)
		return
	}
	t.Play(audio.Seal)
	t.app.Home()
	t.app.Push(New(t.app, t.spec, next).Resumed())
	t.app.Toast(t.app.Words.Replay.Anew)
}

// canOpen reports whether what all seats hold can be laid open.
func (t *Table) canOpen() bool {
	_, ok := t.game.(Revealer)
	return ok && t.ReplayedWhole()
}

// stepWords are where the replay stands: "Step 98 of 161".
func (t *Table) stepWords() string {
	r := t.replay.playback
	return t.app.Words.Table.StepOf.With("n", strconv.Itoa(r.At()), "of", strconv.Itoa(r.Steps()))
}

// A Captioner is a game's view with events that its log leaves out, which a replay tells.
type Captioner interface {
	// Caption says who did what in the last of the events seen, if the log leaves it out; else words is "".
	Caption(seen []engine.Event) (seat engine.Player, words string)
}

// lastLine is what happened last: the log's last line, or what it leaves out; the zero Line if there is nothing.
func (t *Table) lastLine() Line {
	if game, ok := t.game.(Captioner); ok {
		if seat, words := game.Caption(t.Seen()); words != "" {
			return Line{Seat: seat, Text: words, Short: words}
		}
	}
	if lines := t.log.read(); len(lines) > 0 {
		return lines[len(lines)-1]
	}
	return Line{}
}

// better is the moment at which the replay stands, the zero one if it is none of those that carry a
// number.
func (t *Table) better() Moment {
	r := t.replay
	if i := slices.IndexFunc(r.marked, func(m Moment) bool { return m.Step == r.playback.At() }); i >= 0 && !t.session.Behind() {
		return r.marked[i]
	}
	return Moment{}
}

// betterMarks lets the pieces glow that what was better is about.
func (c *Canvas) betterMarks() {
	if c.replay == nil {
		return
	}
	for _, id := range c.better().At {
		if r, ok := c.Stage.Where(id); ok {
			c.Stage.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.CardGlow, R: 8}, Box: r, Z: ZChosen})
		}
	}
}

// Weighed are the ids of what was played at the moment of a replay that carries a number, and of what was
// better; nil at any other.
func (c *Canvas) Weighed() (played, better []string) {
	if c.replay == nil {
		return nil, nil
	}
	m := c.better()
	return m.Played, m.At
}

// replayLine is what would have been better than the next decision, if that carries a number, else
// what happened last, for the line over the buttons.
func (t *Table) replayLine() string {
	if m := t.better(); m.Better != nil {
		return m.Better()
	}
	last := t.lastLine()
	if last.Text != "" && last.Seat >= 0 {
		return t.Subject(last.Seat) + " " + last.Text
	}
	return last.Text
}

// replayActions adds what happened and the way on, unless both lie on the dock.
func (c *Canvas) replayActions(b ActionsPlace, line line) {
	if c.Stage.Frame().Dock == 0 {
		return
	}
	if b.Stack && !c.analysisBeside() { // the second button's place is free
		b.Hint.Y = b.Main.Y - b.Hint.H - stackGap
	}
	st, last := HintWords.Sized(replayLeast), c.lastLine()
	high := float64(len(ui.Wrap(line.words, st, b.Hint.W))) * st.Size * 1.24
	if last.Short != "" && last.Seat >= 0 && c.better().Better == nil && high > min(b.Hint.H, replayHigh) {
		line.words = c.Subject(last.Seat) + " " + last.Short
	}
	c.hintLine(b, line)
	switch {
	case c.analysisBeside():
		c.analysisButton(&b)
	case c.Frame.Shape == ui.Landscape && !b.Stack && !c.spec.OwnBeside: // the place beside it is free
		if !c.Frame.LeftHand {
			b.Main.X -= wider
		}
		b.Main.W += wider
	}
	b.MainSize = min(b.MainSize, largestWayOn)
	c.replayButtons(b)
}

// analysisBeside reports whether the way to the analysis stands beside the way on, rather
// than in the banner.
func (c *Canvas) analysisBeside() bool {
	f := c.Stage.Frame()
	return c.canAnalyse() && f.Dock > 0 && !c.spec.OwnBeside && f.Shape != ui.Landscape && f.Text <= largestBeside
}

// analysisButton adds it in the place of the second button.
func (c *Canvas) analysisButton(b *ActionsPlace) {
	label, icon := c.Words.Analysis.Title, "chart"
	if !b.Stack { // the longer label has room enough
		b.OtherSize = min(b.OtherSize, besideSize)
		b.MainSize = min(b.MainSize, besideSize+2)
		more := max(0, min(wider, ui.ButtonWidth(icon, label, b.OtherSize)-b.Other.W))
		b.Other.W += more
		b.Main.W -= more
		if c.Frame.LeftHand {
			b.Other.X -= more
		} else {
			b.Main.X += more
		}
	}
	if ui.ButtonWidth(icon, label, b.OtherSize) > b.Other.W {
		icon = "" // the label would have to shrink
	}
	c.Stage.Button(ui.ButtonSpec{ID: "analysis", Rect: b.Other, Label: label, Icon: icon, Size: b.OtherSize, Act: c.analyse})
}

// replayButtons are those beside the line: the way on from here. That begins another
// game, which nobody does by pressing Enter once more than he meant to: the main control
// is the one that plays the game, until there is nothing more to play.
func (c *Canvas) replayButtons(b ActionsPlace) {
	w := &c.Words.Replay
	r := c.replay.playback
	if _, over := c.referee.Result(); over {
		c.resultButton(b)
		return
	}
	spec := ui.ButtonSpec{ID: "play-on", Rect: b.Main, Label: w.PlayOn, Primary: true, Unasked: true, Size: b.MainSize, Act: c.playOn}
	if r.At() == r.Steps() {
		spec.Disabled, spec.Reason, spec.Act = true, w.AtEnd, nil
	}
	c.Stage.Button(spec)
}
