package analysis

import (
	"strconv"
	"strings"

	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// playedWords say what was played.
func (p *Page) playedWords(c *cost) string {
	return "*" + p.name(c.Seat) + "* " + c.Played
}

// betterWords say what would have been better, and why.
func (p *Page) betterWords(c *cost) string {
	if c.Why == "" {
		return p.betterAlone(c)
	}
	return p.app.Words.Analysis.Better.With("what", c.Better, "why", ui.Plain(c.Why))
}

// betterAlone are the words without the reason.
func (p *Page) betterAlone(c *cost) string {
	words := p.app.Words.Analysis.Better.With("what", c.Better, "why", "")
	return strings.TrimRight(words, " .:;\u202f") + "." // some languages have a colon before the reason
}

// spoken says a decision for somebody who hears it.
func (p *Page) spoken(c *cost) string {
	w := p.app.Words
	text := p.playedWords(c) + ". " + p.betterWords(c) + " " + w.Analysis.Costs.With("n", strconv.Itoa(c.fewer()))
	words := w.Labelled(c.When, ui.Plain(text))
	if c.Spoken != nil {
		words = c.Spoken(words)
	}
	return words
}

// summary says what was found.
func (p *Page) summary() string {
	if len(p.costs) == 0 {
		return p.nothing()
	}
	return p.spoken(&p.costs[0])
}

// nothing says that no decision was clearly worse than another choice.
func (p *Page) nothing() string {
	return p.about().Nothing.With("of", p.app.Words.Of(p.name(p.seat)))
}

// Outline implements app.Scene: the chances by round, and the costly decisions.
func (p *Page) Outline(o *ui.Outline) {
	if p.menu.Outline(o) {
		return
	}
	w := p.app.Words
	o.Section("analysis", 1, p.Title())
	o.Text(p.spec.About(w).Title)
	if !p.done {
		o.Text(p.progress())
		return
	}
	if p.found() {
		o.Text(p.estimates())
	}
	o.Section("chances", 2, w.Analysis.Chances)
	o.Text(w.Analysis.Seen)
	points := p.study.Curve()
	for i, q := range points {
		when, figures := w.Table.Round.With("n", strconv.Itoa(p.round(q.Step)+1)), lang.Likely
		if i == len(points)-1 {
			when, figures = w.Result.Title, w.Whole
		}
		var list []string
		for seat, chance := range q.Chances {
			list = append(list, p.name(engine.Player(seat))+" "+w.Percent(figures(percent(chance))))
		}
		o.Item(w.Labelled(when, w.List(list...)))
	}
	o.Section("decisions", 2, p.dearest())
	if len(p.costs) == 0 {
		o.Text(p.nothing())
	}
	for i := range p.costs {
		o.Item(p.spoken(&p.costs[i]))
	}
	if q, ok := p.turning(); ok {
		o.Text(p.turningSpoken(q))
	}
}
