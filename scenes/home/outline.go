package home

import "treille/scenes/ui"

// Outline implements scenes.Scene: the game under way, then what can be played.
func (p *Page) Outline(o *ui.Outline) {
	p.panel.Outline(o)
	w := p.room.Words
	o.Section("home", 1, w.App.Title)
	if p.saved != nil {
		o.Section("saved", 2, p.saved.kind.About(w).Title)
		o.Text(p.where(p.saved, true))
		for i, seat := range p.saved.referee.Seats() {
			points := w.Count(w.Table.Points, p.saved.glance(w).Scores[i])
			o.Item(w.Outline.About.With("what", seat.Name, "text", points))
		}
	}
	for _, kind := range p.kinds {
		about := kind.About(w)
		o.Section("box-"+kind.Name(), 2, w.Home.PlayGame.With("game", about.Title))
		o.Text(about.Subtitle)
		o.Text(about.Summary)
		o.Text(kind.Players(w).Words)
	}
}
