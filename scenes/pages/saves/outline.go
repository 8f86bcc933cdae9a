package saves

import "treille/scenes/ui"

// Outline implements app.Scene.
func (p *Page) Outline(o *ui.Outline) {
	if p.Panel.Outline(o) {
		return
	}
	w := p.words()
	o.Section("saves", 1, p.Title())
	o.Section("running", 2, w.Running)
	if p.Online != nil {
		o.Text(p.app.Words.Labelled(p.app.Words.Online.Online, p.Tables()))
	} else if len(p.running) == 0 {
		o.Text(w.NoRunning)
	}
	for _, u := range p.running {
		if u.seen { // rows far out of sight are heard when the list has come to them
			o.Item(p.sayScores(u))
		}
	}
	o.Section("finished", 2, w.Finished)
	p.tell(o)
	if len(p.damaged) == 0 {
		return
	}
	o.Section("damaged", 2, p.asideHeading())
	for _, u := range p.damaged {
		what := p.and(p.title(u.name), p.Day(u.When))
		o.Item(p.app.Words.Labelled(what, p.whyNot(u.err)))
	}
}

// sayScores says an unfinished game with the points of all seats.
func (p *Page) sayScores(u *unfinished) string {
	text := p.say(u)
	if u.game == nil {
		return text
	}
	w := p.app.Words
	scores := u.game.Glance(w).Scores
	var seats []string
	for i, seat := range u.game.Referee.Seats() {
		seats = append(seats, w.Labelled(seat.Name, u.game.Kind.Score(w, scores[i])))
	}
	return text + " " + w.List(seats...) + "."
}

// tell says how many finished games there are, and which of them have their buttons
// on the screen.
func (k *Keeper) tell(o *ui.Outline) {
	w := k.words()
	if len(k.done) == 0 {
		o.Text(k.none())
		return
	}
	o.Text(k.app.Words.Count(w.All, len(k.done)))
	st := k.app.Stage()
	for _, g := range k.done {
		if st.Find("more/"+g.Key) != nil {
			o.Item(k.told(g))
		}
	}
}
