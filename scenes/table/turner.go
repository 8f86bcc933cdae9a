package table

// WhoseTurn implements app.Turner.
func (t *Table) WhoseTurn() string {
	seat := t.game.Turn(t.app.Frame().Shape).Seat
	if t.privacy.covered() {
		seat = t.privacy.cover
	}
	if seat < 0 || t.session.Over() {
		return ""
	}
	w := t.app.Words
	return w.Home.Turn.With("of", w.Of(t.PlayerName(seat)))
}
