package table

// WhoseTurn implements scenes.Turner.
func (t *Table) WhoseTurn() string {
	seat := t.guest.Turn(t.room.Frame().Shape).Seat
	if t.privacy.covered() {
		seat = t.privacy.cover
	}
	if seat < 0 || t.session.Over() {
		return ""
	}
	w := t.room.Words
	return w.Home.Turn.With("of", w.Of(t.PlayerName(seat)))
}
