package table

import "treille/engine"

// Shown is what the screen has taken in.
func (t *Table) Shown() engine.InfoState { return t.shown }

// Behind reports whether something is still to be shown.
func (t *Table) Behind() bool { return t.session.Behind() }
