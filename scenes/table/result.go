package table

import (
	"strconv"

	"treille/scenes/data/archive"
	"treille/scenes/lang"
)

// A resultPage shows how a game has ended: who won, and what each score is made
// of. The table stays below it.
type resultPage struct {
	table *Table
	Ending
	said  string // of who plays again
	day   archive.Sitting
	ofDay bool // the game was at a day's table
}

func newResult(t *Table) *resultPage {
	r := &resultPage{table: t, Ending: t.ending()}
	r.day, r.ofDay = t.sitting()
	return r
}

// Name implements app.Scene.
func (r *resultPage) Name() string { return "result" }

// Title implements app.Scene.
func (r *resultPage) Title() string { return r.headline() }

// Update implements app.Scene.
func (r *resultPage) Update() {
	r.table.keepCompany()
	if words := r.readyWords(); words != r.said {
		r.said = words
		r.table.app.Say(words + ".")
		r.table.app.Changed()
	}
}

// leave leads on from a game that has ended to the first page.
func (r *resultPage) leave() { r.leaveTo(false) }

// leaveTo leads on to the first page, or from there to the page of the game, where who has just finished his first game
// is asked who he is; and from a game that is seen again to where that began.
func (r *resultPage) leaveTo(box bool) {
	t := r.table
	if t.replay != nil {
		t.app.Pop()
		if t.replay.passed {
			t.app.Pop()
		}
		return
	}
	if t.session.remote != nil {
		t.session.remote.Leave()
	}
	t.app.Home()
	if first, ok := t.app.Scene().(interface{ OpenBox(game string) }); ok && box {
		first.OpenBox(t.spec.Name())
	}
	if !t.app.Settings.Asked && t.lesson == nil && t.People() > 0 {
		t.app.Push(t.spec.Pages.Me(t.app, t.app.Scene()))
	}
}

// Back implements app.Scene: it leads to the page of the game, and from one that is seen again to its table, unless
// that was opened for its result alone. At the table of a game that has been played, Back leads here.
func (r *resultPage) Back() {
	if t := r.table; t.replay != nil && !t.replay.passed {
		t.app.Pop()
		return
	}
	r.leaveTo(true)
}

// Wake implements app.Waker: the words are those of the present language.
func (r *resultPage) Wake() {
	r.Ending = r.table.ending()
	r.table.app.Changed()
}

// State implements app.Stater.
func (r *resultPage) State(add func(string, any)) {
	add("ply", r.table.referee.Ply())
	add("over", true)
	add("points", r.table.game.Score(r.Ranking[0].Seat))
}

// headline names all in first place (rule C5).
func (r *resultPage) headline() string {
	first := Placed(r.Ranking, 1)
	w := r.table.WordsOf(first...)
	return w.Count(w.Result.Wins, len(first), "names", r.table.Subjects(first))
}

// dealt says what has dealt the game: its seed, in words for it, or a table's secret.
func (r *resultPage) dealt(seed lang.Template) string {
	w := &r.table.app.Words.Result
	switch {
	case r.broken():
		return r.table.app.Words.Online.NotChecked
	case r.secret():
		return lang.Capital(w.Secret) + " · " + w.Checked
	}
	result, _ := r.table.referee.Result()
	return lang.Capital(seed.With("seed", strconv.FormatUint(result.Seed, 10)))
}

// broken reports whether the deal is not what was promised before it.
func (r *resultPage) broken() bool {
	d, ok := r.table.referee.(Dealer)
	return ok && d.Deal() != nil
}

// secret reports whether a table's secret has dealt the game.
func (r *resultPage) secret() bool {
	result, _ := r.table.referee.Result()
	return result.Secret
}

// beginAnew begins another game with the same players, with the same seed or another.
func (t *Table) beginAnew(sameSeed bool) {
	if r, ok := t.referee.(Rematcher); ok {
		t.app.Toast(t.app.Words.Online.Looking)
		r.Rematch()
		return
	}
	next, err := t.referee.Again(sameSeed)
	if err != nil {
		t.app.Trouble(err)
		return
	}
	t.app.Home()
	t.app.Push(New(t.app, t.spec, next))
}
