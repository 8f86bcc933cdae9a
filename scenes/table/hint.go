package table

import (
	"cmp"
	"strings"

	"treille/audio"
	"treille/engine"
	"treille/engine/search"
	"treille/scenes/data/store"
	"treille/scenes/ui"
	"treille/sprites"
)

// A hint is given in parts, one by one: where to look, what to do, why.
type hint struct {
	words Hint
	found []search.Result // nil while the adviser thinks
	shown int             // parts that have been asked for, one at least
	first bool            // from it on the game counts as one with hints
	given int             // parts that are in sight
	kept  bool            // the viewer has picked up something else himself, which stays
	done  bool            // he has pressed what the hint has picked up for him
}

// parts are how many there are.
const parts = 3

// hints reports whether hints can be asked for at this table.
func (t *Table) hints() bool {
	_, ok := t.game.(Advised)
	return ok && t.referee.CanAdvise() && t.People() > 0
}

// canHint reports whether one can be asked for now.
func (t *Table) canHint() bool {
	return t.hints() && t.Deciding() && !t.sending() && !t.onlyChoice && !t.looking
}

// Hinting reports whether the plate of a hint lies on the table.
func (t *Table) Hinting() bool { return t.asked != nil && t.canHint() }

// HintFound reports whether it says what to do, or can be asked to: the adviser thinks no longer.
func (t *Table) HintFound() bool { return t.Hinting() && t.asked.found != nil }

// askHint asks for a hint, or for its next part.
func (t *Table) askHint() {
	switch {
	case !t.canHint():
		return
	case t.asked == nil && t.costs():
		t.askForHints()
	default:
		if t.asked == nil && !t.referee.Assisted().Has(t.Me()) {
			t.app.Say(t.app.Words.Hint.Assisted)
		}
		t.nextPart()
	}
}

// nextPart brings a hint, or its next part.
func (t *Table) nextPart() {
	if t.asked == nil {
		t.asked = &hint{first: !t.referee.Assisted().Has(t.Me())}
		t.toldSkip()
	}
	t.asked.shown = min(t.asked.shown+1, parts)
	t.app.Stage().Lead("hint", "hint/more")
	if t.asked.shown == parts {
		t.app.Stage().Lead("hint/more", "hint/close")
	}
	t.Play(audio.Page)
	t.giveHint()
	t.app.Changed()
}

// costs reports whether a hint would take the game out of those that count without hints, and
// the viewer has never agreed to that.
func (t *Table) costs() bool {
	c, ok := t.referee.(Counted)
	s := &t.app.Settings
	return !s.HintsAgreed && s.Confirm != store.ConfirmNever && !t.referee.Assisted().Has(t.Me()) && ok && c.Counts()
}

// askForHints asks whether he agrees, once for all games.
func (t *Table) askForHints() {
	w := t.app.Words
	give := func() {
		t.app.Settings.HintsAgreed = true
		t.app.SettingsChanged()
		if t.canHint() {
			t.nextPart()
		}
	}
	t.app.Say(t.spoken(w.Hint.Costs))
	t.panel.Menu(w.Hint.Title, w.Hint.Costs, w.App.Cancel, []ui.ButtonSpec{
		{ID: "hint/sure", Label: w.Hint.Sure, Icon: "lamp", Primary: true, Act: give},
		{ID: "cancel", Label: w.App.Cancel},
	})
}

// dropHint takes the plate away.
func (t *Table) dropHint() {
	if t.asked != nil {
		t.asked = nil
		t.app.Changed()
	}
}

// thinkHint lets the adviser go on thinking about what was asked.
func (t *Table) thinkHint() {
	switch {
	case t.asked == nil:
	case !t.canHint():
		t.dropHint()
	case t.asked.found == nil:
		found, done := t.session.Advise(t.Me())
		if !done {
			return
		}
		if s, ok := t.game.(Plain); ok {
			found = s.PlainFirst(found)
		}
		t.asked.found = found
		t.asked.words = t.game.(Advised).Advise(Advice{Info: t.shown, Results: found})
		t.giveHint()
		t.app.Changed()
	}
}

// giveHint brings the parts in sight that were asked for and are known.
func (t *Table) giveHint() {
	h := t.asked
	if h.found == nil {
		return
	}
	for ; h.given < h.shown; h.given++ {
		if h.given == 1 && h.words.Take != nil {
			t.takeHint()
		}
		t.app.Say(t.spokenClue(h.given))
	}
}

// takeHint picks up what the hint advises, unless the viewer has picked something up himself.
func (t *Table) takeHint() {
	if p, ok := t.game.(Picker); ok && p.Picked() {
		t.asked.kept = !p.Agrees(t.asked.words.Take)
		t.asked.words.Take = nil // what it names glows instead
		return
	}
	t.asked.words.Take()
}

// keepTaken lets the first press of what a hint has picked up leave it picked up: who does what the
// hint says presses it, too.
func (c *Canvas) keepTaken() {
	h := c.asked
	if !c.Hinting() || h.given < 2 || h.words.Take == nil || h.done {
		return
	}
	for _, id := range h.words.Do.At {
		if control := c.Stage.Find(id); control != nil && control.Checked && control.Act != nil {
			control.Act = func() {
				h.done = true
				c.app.Changed()
			}
		}
	}
}

// A Plain is a GameView that chooses what to advise among decisions that were found about as good: the
// same results, that one first.
type Plain interface {
	PlainFirst(found []search.Result) []search.Result
}

// A Picker is a GameView in which a hint leaves what the player has picked up as it is.
type Picker interface {
	Picked() bool            // he has picked something up for the present decision,
	Agrees(take func()) bool // and just what take would pick up; it leaves that as it is
}

// clue is a part of the hint with its heading.
func (t *Table) clue(part int) (head string, c Clue) {
	w := &t.app.Words.Hint
	switch h := t.asked.words; part {
	case 0:
		return w.Look, h.Look
	case 1:
		return w.Do, h.Do
	default:
		return w.Why, h.Why
	}
}

// spokenClue is a part of the hint for those who hear it.
func (t *Table) spokenClue(part int) string {
	head, c := t.clue(part)
	if part > 0 { // the first goes on after its heading: "Look at the offer."
		head += ":"
	}
	words := head + " " + ui.Plain(cmp.Or(c.Said, c.Words))
	if part == 1 && t.asked.kept {
		words += " " + ui.Plain(t.app.Words.Hint.Kept)
	}
	if figures := t.figures(); part == parts-1 && figures != "" {
		words += " " + figures
	}
	return t.spoken(words)
}

// figures are those of the reason, and how often the decision wins.
func (t *Table) figures() string {
	words := t.odds()
	if f := t.asked.words.Why.Figures; f.What != "" {
		w := &t.app.Words.Hint
		if f.Times {
			f.Mine = w.OfHundred.With("n", f.Mine)
		}
		words = w.Figures.With("what", f.What, "n", f.Mine, "m", f.Theirs) + " " + words
	}
	return strings.TrimSpace(words)
}

// odds says how often the advised decision wins, how often each player would if all won as often, and
// how often the best alternative does; "" if it is not known, or hardly ever.
func (t *Table) odds() string {
	w, h := t.app.Words, t.asked
	mine := Percent(h.found[0])
	if h.found[0].Playouts == 0 || mine < leastOdds || h.words.Early {
		return ""
	}
	other, ok := Advice{Results: h.found}.Alternative()
	if h.words.Against.Playouts > 0 {
		other, ok = h.words.Against, true
	}
	n, m := w.Whole(min(mine, 99)), w.Chance(Percent(other))
	seats := len(t.Seats())
	even := w.Whole((100 + seats/2) / seats)
	words := w.Hint.WinsMore.With("n", n, "even", even, "other", h.words.Other, "m", m)
	switch {
	case !ok || h.words.Other == "" || h.words.Told:
		words = w.Hint.Wins.With("n", n, "even", even)
	case !WinsMore(h.found[0], other):
		words = w.Hint.WinsAlike.With("n", n, "even", even, "other", h.words.Other)
	}
	return words
}

// leastOdds are the least games in a hundred that are told: below, nobody is helped by how many they are.
const leastOdds = 2

// WinsMore reports whether a decision is told to win more games than another.
func WinsMore(best, other search.Result) bool { return Percent(other) < Percent(best)-alike }

// alike is by how many games in a hundred an alternative may be behind, or ahead, and count as
// equal: chances are not told apart more exactly.
const alike = 1

// outlineHint says the parts in sight.
func (t *Table) outlineHint(o *ui.Outline) {
	if !t.Hinting() {
		return
	}
	o.Section("hint", 2, t.app.Words.Hint.Title)
	if t.asked.found == nil {
		o.Text(t.app.Words.Hint.Thinks)
	}
	for part := range t.asked.given {
		o.Item(t.spokenClue(part))
	}
	o.Text(t.app.Words.Hint.Assisted)
}

// Advice is what the strongest computer player found about the viewer's decision.
type Advice struct {
	Info    engine.InfoState // what the viewer knows
	Results []search.Result  // the advised decision first; at least one
}

// Best is the advised decision.
func (a Advice) Best() engine.Action { return a.Results[0].Action }

// Alternative is the best of the other decisions; false if none was compared.
func (a Advice) Alternative() (search.Result, bool) {
	best := search.Result{Mean: -1}
	for _, r := range a.Results[1:] {
		if r.Playouts > 0 && r.Mean > best.Mean {
			best = r
		}
	}
	return best, best.Mean >= 0
}

// A Hint is advice in the words of a game.
type Hint struct {
	Look, Do, Why Clue
	// Other names the best alternative in the middle of a sentence: "passing"; ""
	// if there is none.
	Other string
	// Against is what was found about what Other names, if that is not the best
	// alternative of all: another one may come to the same in words.
	Against search.Result
	Told    bool // Why says how the alternative does,
	Alike   bool // namely about as well, or hardly worse
	Early   bool // nothing has been played yet: chances say little, and none are told
	// Take picks up what Do names, as the player would, without deciding; nil if
	// there is nothing to pick up.
	Take func()
}

// A Clue is one part of a hint.
type Clue struct {
	Words string // after the part's heading; what stands between asterisks is bold
	Said  string // instead, for who hears it and sees no glow; "" for the same
	// At are ids of controls, or keys of items, of the pieces that it is about:
	// they glow, and the clue's number stands at them.
	At      []string
	Middle  bool    // the number stands in the middle of the first, whose neighbours touch it
	Figures Figures // of a reason; none for the zero value
	Lying   Lying   // that the words are about, though it may not be in sight; none for the zero value
}

// Lying are pieces that a clue shows in small below its words.
type Lying struct {
	Where string // they lie, in words
	Looks []sprites.Look
}

// An Advised is a GameView that can put advice into words.
type Advised interface {
	Advise(Advice) Hint
}
