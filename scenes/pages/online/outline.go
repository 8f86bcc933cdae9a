package online

import (
	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/play/remote"
	"treille/scenes/ui"
)

// Outline implements app.Outliner: what the page shows, in words.
func (p *Page) Outline(o *ui.Outline) {
	w := p.app.Words
	state, _, _ := p.conn.State()
	t := p.conn.Table()
	switch {
	case state == remote.Stopped || p.ended():
		title, text := p.whyStopped()
		o.Section("stopped", 1, title)
		o.Text(text)
		return
	case t.ID == "":
		said := p.looking()
		o.Section("looking", 1, said[0])
		for _, text := range said[1:] {
			o.Text(text)
		}
		return
	}
	o.Section("table", 1, p.Title())
	switch {
	case t.Seat >= 0 && p.invites():
		o.Text(p.address())
		if p.local() {
			for _, n := range p.networkNotes() {
				o.Text(n.words)
			}
		}
	case t.Seat < 0 && t.State == wire.StateLobby:
		o.Text(w.Online.Invites.With("name", p.hostName()) + " " + p.Title() + ".")
		o.Text(w.Online.Privacy)
	case t.Seat < 0:
		o.Text(w.Online.Begun + ".")
	}
	o.Section("seats", 2, w.Online.Seats)
	for i, seat := range p.seats() {
		o.Item(p.called(seat) + ", " + p.note(engine.Player(i), seat))
	}
}
