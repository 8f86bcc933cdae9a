package table

import (
	"treille/engine"
	"treille/engine/search"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// chanceCalls is how often a playback is asked for chances in a tick, at most.
const chanceCalls = 200

// findChances looks on for the chances of all seats at the step at which a replay of a
// finished game stands, for as long as a tick has time.
func (t *Table) findChances() {
	r := t.replay
	if r == nil || !r.playback.Whole() || r.chances != nil && r.chancesAt == r.playback.At() {
		return
	}
	until := t.app.Now().Add(thinkTime)
	for range chanceCalls {
		if found := r.playback.Chances(r.own); found != nil {
			r.chances, r.chancesAt = found, r.playback.At()
			t.app.Changed()
			return
		}
		if t.app.Now().After(until) {
			return
		}
	}
}

// chance is a seat's chance to win as it is shown, in per cent: only that of the end is certain.
func (t *Table) chance(p engine.Player) string {
	n := Percent(search.Result{Mean: t.replay.chances[p]})
	if t.replay.chancesAt == t.replay.playback.Steps() {
		return t.app.Words.Whole(n)
	}
	return lang.Likely(n)
}

// chanceParts are the chances of all seats to win at the step of a replay, each beside its
// crest, with so much between crest and number; nil as long as there are none.
func (c *Canvas) chanceParts(size float64, short bool) []ui.Part {
	if c.replay.chances == nil {
		return nil
	}
	return Each(c.Seats(), func(p engine.Player) ui.Part {
		words := c.Words.Percent(c.chance(p))
		if short {
			words = c.chance(p)
		}
		return ui.Row(ui.Near, c.CrestPart(p, size*chanceCrest), ui.Label(words, OakSoft.Sized(size)))
	})
}

// chancesPart are the chances in a row, as figures alone where there is little room.
func (c *Canvas) chancesPart(size float64) ui.Part {
	if c.replay.chances == nil {
		return ui.Part{}
	}
	return ui.Either(ui.Row(ui.Loose, c.chanceParts(size, false)...).Firm(), ui.Row(ui.Apart, c.chanceParts(size, true)...))
}

// outlineChances says them.
func (t *Table) outlineChances(o *ui.Outline) {
	if t.replay.chances == nil {
		return
	}
	w := t.app.Words
	list := Each(t.Seats(), func(p engine.Player) string { return t.PlayerName(p) + " " + w.Percent(t.chance(p)) })
	o.Text(w.Labelled(w.Analysis.Chances, w.List(list...)))
}
