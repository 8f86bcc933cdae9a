package table

// canAnalyse reports whether a computer player can look at the game again: it is over.
func (t *Table) canAnalyse() bool { return t.kind.Analyse != nil && t.finished() != nil }

// finished returns what opens the finished game as a reel, nil if nothing does.
func (t *Table) finished() func() (Reel, error) {
	if t.replay != nil {
		return t.replay.again()
	}
	_, over := t.referee.Result()
	if r, ok := t.referee.(Replayer); ok && over && t.lesson == nil {
		return r.Replay
	}
	return nil
}

// again returns what opens another reel of the same game, nil if it is not over.
func (r *replay) again() func() (Reel, error) {
	studied, ok := r.reel.(Studied)
	if !ok || !r.reel.Whole() {
		return nil
	}
	return func() (Reel, error) { return studied.Copy(), nil }
}

// openAnalysis shows what it makes of it, or goes back to that; result leads from there
// to the page of the result.
func (t *Table) openAnalysis(result func()) {
	if t.replay != nil && t.replay.analysed {
		t.room.Pop()
		return
	}
	reel, err := t.finished()()
	if err != nil {
		t.room.Trouble(err)
		return
	}
	t.kind.Analyse(t.room, t.kind, reel, result)
}

// analyse opens it from the table; its way to the result leads over the table.
func (t *Table) analyse() {
	t.openAnalysis(func() {
		t.room.Pop()
		if t.replay != nil {
			t.seek(t.replay.reel.Steps())
		}
		t.showResult()
	})
}
