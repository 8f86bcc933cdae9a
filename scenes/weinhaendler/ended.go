package weinhaendler

// Ended reports whether the game is over and its result has been shown.
func (t *Table) Ended() bool { return t.asked }
