package table

// canAnalyse reports whether a computer player can look at the game again: it is over.
func (t *Table) canAnalyse() bool { return t.spec.Pages.Analyse != nil && t.finished() != nil }

// finished returns what opens the finished game as a playback, at the present step of a replay; nil if nothing does.
func (t *Table) finished() func() (Playback, error) {
	if t.replay != nil {
		playback := t.replay.playback
		if !playback.Whole() {
			return nil
		}
		return func() (Playback, error) {
			c := playback.Copy()
			c.Seek(playback.At())
			return c, nil
		}
	}
	if r, ok := t.referee.(Replayer); ok && t.session.Over() && t.lesson == nil {
		return r.Replay
	}
	return nil
}

// openAnalysis shows what it makes of it, or goes back to that; result leads from there
// to the page of the result.
func (t *Table) openAnalysis(result func()) {
	if t.replay != nil && t.replay.analysed {
		t.app.Pop()
		return
	}
	playback, err := t.finished()()
	if err != nil {
		t.app.Trouble(err)
		return
	}
	t.spec.Pages.Analyse(t.app, t.spec, playback, result)
}

// analyse opens it from the table; its way to the result leads over the table.
func (t *Table) analyse() {
	t.openAnalysis(func() {
		t.app.Pop()
		if t.replay != nil {
			t.seek(t.replay.playback.Steps())
		}
		t.showResult()
	})
}
