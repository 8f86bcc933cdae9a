package table

// CountSteps lets points be counted as steps of a pawn: one in so many ticks.
func (t *Table) CountSteps(ticks float64) { t.points.every = ticks }
