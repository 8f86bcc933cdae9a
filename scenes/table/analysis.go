package table

// canAnalyse reports whether a computer player can look at the game again: it is over.
func (t *Table) canAnalyse() bool {
	_, over := t.referee.Result()
	return t.kind.Analyse != nil && over && t.finished() != nil
}

// finished returns what opens the finished game as a reel, nil if nothing does.
func (t *Table) finished() func() (Reel, error) {
	if t.replay != nil {
		return func() (Reel, error) { return t.replay.reel, nil }
	}
	if r, ok := t.referee.(Replayer); ok && t.lesson == nil {
		return r.Replay
	}
	return nil
}

// openAnalysis shows what it makes of it.
func (t *Table) openAnalysis() {
	reel, err := t.finished()()
	if err != nil {
		t.room.Trouble(err)
		return
	}
	t.kind.Analyse(t.room, t.kind, reel, t.room.Pop)
}
