package statistics

import (
	"strconv"

	"treille/scenes/ui"
)

// Outline implements app.Scene: all that the page shows, its charts as lists.
func (p *Page) Outline(o *ui.Outline) {
	if p.Panel.Outline(o) {
		return
	}
	w, c := p.words(), p.count
	o.Section("statistics", 1, p.app.Words.Labelled(p.Title(), p.title()))
	if len(p.plays) == 0 {
		o.Text(w.Empty.With("game", p.title()))
		o.Text(w.EmptyNote)
		return
	}
	o.Text(w.WhoseNow.With("name", p.whom.Name))
	if p.hinted() {
		o.Text(map[bool]string{false: w.Without, true: w.With}[p.hints])
	}
	for _, f := range p.figures() {
		o.Item(p.app.Words.Labelled(f.words[0], f.value))
	}
	p.tellShares(o, "against", w.Against, p.levels())
	p.tellShares(o, "seats", p.app.Words.NewGame.Seats, p.seats(true))
	o.Section("last", 2, w.Last)
	if c.Played == 0 {
		o.Text(w.NoneSo)
	}
	for _, q := range p.shown[max(0, len(p.shown)-lastOnes):] {
		said := p.score(q)
		if q.Won() {
			said = w.WonOne.With("points", said)
		}
		o.Item(said)
	}
	p.tellLuck(o)
}

func (p *Page) tellShares(o *ui.Outline, id, title string, rows []shareRow) {
	o.Section(id, 2, title)
	for _, r := range rows {
		o.Item(p.words().WonOf.With("what", r.words, "won", p.app.Words.Whole(r.Won), "n", p.app.Words.Whole(r.Played)))
	}
}

// tellLuck says what chance brought.
func (p *Page) tellLuck(o *ui.Outline) {
	w := p.words()
	for i, d := range p.kind().Luck {
		if i >= len(p.count.Luck) || came(p.count.Luck[i]) == 0 {
			continue
		}
		luck := p.count.Luck[i]
		o.Section("luck/"+strconv.Itoa(i), 2, d.Title(p.app.Words))
		o.Text(verdicts(w)[Judge(luck, d.Ordered)])
		for k, t := range luck {
			o.Item(w.Came.With("what", d.Things[k].Name(p.app.Words), "n", p.app.Words.Whole(t.Came), "expected", p.app.Words.Tenths((t.Expected+50)/100)))
		}
	}
}
