package table

// CountSteps lets points be counted as steps of a pawn: one in so many ticks, of
// which the game itself lets the sound be heard.
func (t *Table) CountSteps(ticks float64) { t.points.every, t.points.quiet = ticks, true }
