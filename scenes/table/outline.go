package table

import (
	"cmp"
	"strconv"
	"strings"

	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// Outline implements app.Scene: what lies on top comes first, and the cover
// hides all the rest.
func (t *Table) Outline(o *ui.Outline) {
	if t.panel.Outline(o) {
		return
	}
	switch {
	case t.privacy.covered():
		t.outlineCover(o)
		return
	case t.lessonEnded():
		t.outlineLessonEnd(o)
		return
	}
	if t.telling {
		t.outlineLast(o)
		return
	}
	if t.inspect != nil && !t.Veiled() {
		o.Section("inspected", 1, t.inspect.Words)
	}
	t.outlineLesson(o)
	t.outlineTurn(o)
	t.outlineHint(o)
	t.outlineReplay(o)
	t.game.Outline(o)
	t.outlineSince(o)
}

// turnFact is whose turn it is.
const turnFact = "turn"

// Fact says that facts of the outline are to be seen, or one press away: unless a hint, the
// step of a lesson, a piece in large or what all hold lies over the table.
func (t *Table) Fact(o *ui.Outline, facts ...string) {
	if !t.Hinting() && !t.covers() && !t.looking && !t.teaches() && t.inspect == nil && !t.showsHeld() {
		o.Fact(facts...)
	}
}

// outlineTurn says what banner and hint do: who does what, in which phase of which
// round, and what the viewer may do. What lies on it, or a lesson's step, has the first
// heading.
func (t *Table) outlineTurn(o *ui.Outline) {
	w := t.app.Words
	turn := t.learns(t.game.Turn(t.app.Frame().Shape))
	o.Section("turn", 1+min(1, len(o.Sections())), t.Title())
	round := turn.Round
	if turn.Now >= 0 {
		round = w.Labelled(round, turn.Phases[turn.Now])
	}
	o.Text(round)
	if turn.Seat >= 0 {
		o.Text(t.Says(turn.Seat, turn.Verb))
		if t.replay == nil {
			t.Fact(o, turnFact)
		}
	} else {
		o.Text(turn.Verb)
	}
	if t.teaches() { // its plate says more
		return
	}
	if line := t.line(t.game.Actions()); line.words != turn.Verb && !line.lamp {
		o.Text(t.spoken(line.words))
	}
	t.lastMark(o)
	t.outlineCompany(o)
}

// outlineReplay says where a replay stands, from whose seat it is seen, and what all
// seats hold if that lies open.
func (t *Table) outlineReplay(o *ui.Outline) {
	if t.replay == nil {
		return
	}
	w := &t.app.Words.Replay
	o.Section("replay", 2, t.stepWords())
	if v := t.replay.viewer; v >= 0 {
		o.Text(t.WordsOf(v).Replay.ViewOf.With("of", t.app.Words.Of(t.PlayerName(v))))
	}
	t.outlineChances(o)
	if !t.showsHeld() {
		return
	}
	o.Text(w.Held)
	for i := range t.Players() {
		p := engine.Player(i)
		held := t.game.(Revealer).HiddenWords(t.replay.playback.Info(p))
		if held == "" {
			held = w.Nothing
		}
		o.Item(t.app.Words.Labelled(t.PlayerName(p), held))
	}
}

// outlineSince says what has happened since the viewer decided.
func (t *Table) outlineSince(o *ui.Outline) {
	w := t.app.Words
	head := w.Table.LogTitle
	if p := t.reader(); p >= 0 {
		head = t.sinceTurn(p)
	}
	o.Section("since", 2, head)
	lines := t.log.read()[min(t.log.since, len(t.log.read())):]
	if t.reader() < 0 { // nobody has decided: what has happened of late
		lines = lines[max(0, len(lines)-2*t.Players()):]
	}
	for _, l := range lines {
		o.Item(t.sentence(l))
	}
	if len(lines) == 0 {
		o.Text(w.Table.SinceNothing)
	}
}

// sentence is a line of the log with the name of whom it is about.
func (t *Table) sentence(l Line) string {
	text := cmp.Or(l.Spoken, l.Text)
	if l.Seat >= 0 {
		return t.Says(l.Seat, text)
	}
	return text
}

// Outline says what an open panel does: title, words, and its page if it has one.
// Its buttons say themselves. It reports whether the panel is open: what it lies on
// cannot be reached then.
func (p *Panel) Outline(o *ui.Outline) bool {
	if !p.open {
		return false
	}
	o.Section("panel", 1, p.title)
	o.Text(cmp.Or(p.spoken, p.text))
	if p.tell != nil {
		p.tell(o)
	}
	return true
}

// Outline implements app.Scene: who has won, by what, and what each score is
// made of.
func (r *resultPage) Outline(o *ui.Outline) {
	t, w := r.table, r.table.app.Words
	o.Section("result", 1, r.headline())
	o.Text(r.Lead)
	o.Text(w.Count(r.Lasted, r.Rounds))
	if t.referee.Assisted() != 0 {
		o.Text(lang.Capital(w.Result.Hints) + ".")
	}
	o.Section("ranking", 2, w.Result.Title)
	for _, rank := range r.Ranking {
		var terms []string
		if r.Note != nil && r.Note(rank.Seat) != "" {
			terms = append(terms, r.Note(rank.Seat))
		}
		for i, term := range r.Terms(rank.Seat) {
			said := strconv.Itoa(term.Points)
			if r.ledger() {
				said = t.termWords(term)
			}
			if term.Count != 0 && term.Each != 1 {
				said += " = " + strconv.Itoa(term.Count) + " × " + strconv.Itoa(term.Each)
			}
			terms = append(terms, w.Labelled(r.Columns[i].Name, said))
		}
		name := t.PlayerName(rank.Seat)
		if t.alone(rank.Seat) {
			name = w.Outline.Here.With("name", name)
		}
		o.Item(strings.TrimSuffix(w.Outline.Place.With("rank", w.Ordinal(rank.Place), "name", name,
			"points", t.spec.Score(w, t.game.Score(rank.Seat)), "terms", strings.Join(terms, "; ")), " ()"))
	}
	if words := r.readyWords(); words != "" {
		o.Section("ready", 2, words)
	}
	if day, run := r.dayWords(); day != "" {
		o.Section("today", 2, strings.TrimSpace(day+" "+run))
		return
	}
	o.Section("seed", 2, r.dealt(w.Result.SeedMeaning))
}
