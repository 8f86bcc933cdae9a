package home

import "treille/scenes/ui"

// Outline implements app.Scene: the game under way, today's table, then what can be
// played.
func (p *Page) Outline(o *ui.Outline) {
	if p.Panel.Outline(o) {
		return
	}
	w := p.app.Words
	o.Section("home", 1, w.App.Title)
	if p.saved != nil {
		o.Section("saved", 2, p.saved.Kind.About(w).Title)
		o.Text(p.saved.Where(w, true))
		for i, seat := range p.saved.Referee.Seats() {
			points := p.saved.Kind.Score(w, p.saved.Glance(w).Scores[i])
			o.Item(w.Labelled(seat.Name, points))
		}
	}
	if p.day.Spec != nil {
		o.Section("today", 2, w.Today.Title)
		o.Text(p.day.Is(true)[0])
		o.Text(p.day.More())
	}
	for _, spec := range p.kinds {
		about := spec.About(w)
		o.Section("box-"+spec.Name(), 2, w.Home.PlayGame.With("game", about.Title))
		o.Text(about.Subtitle)
		o.Text(about.Summary)
		o.Text(spec.Players(w).Words)
	}
}
