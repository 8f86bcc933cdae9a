package saves

import (
	"errors"
	"slices"

	"treille/scenes/data/archive"
	"treille/scenes/data/today"
	"treille/scenes/lang"
)

// An unfinished game is opened when its row is first seen.
type unfinished struct {
	archive.Unfinished
	name string // of the game; "" if it does not say
	seen bool
	game *Game
	err  error  // why it cannot be shown
	day  string // says that it is a day's table, "" if it is none
}

func (p *Page) unfinished(list []archive.Unfinished) []*unfinished {
	var rows []*unfinished
	for _, u := range list {
		rows = append(rows, &unfinished{Unfinished: u, name: archive.NameIn(u.Data)})
	}
	return rows
}

// look opens a game.
func (p *Page) look(u *unfinished) {
	if !u.seen {
		u.seen = true
		if u.game, u.err = Open(p.app, p.kinds, u.Data); u.game != nil {
			u.game.key = u.Key
			u.day = p.dayOf(u.Data)
		}
	}
}

// dayOf says that a record is of a day's table; "" if it is not.
func (p *Page) dayOf(data []byte) string {
	w := &p.app.Words.Today
	switch d, ok := archive.DayIn(data); {
	case !ok:
		return ""
	case d == today.DayOf(p.app.Now()):
		return w.Title
	}
	return lang.Capital(w.OfDay)
}

func (p *Page) subjectOf(u *unfinished) subject {
	return subject{u.Key, u.name, p.and(p.title(u.name), p.Day(u.When)), u.When}
}

// say says an unfinished game in words.
func (p *Page) say(u *unfinished) string {
	text := p.and(p.title(u.name), p.and(u.day, p.moment(u.When)))
	if u.game != nil {
		text = p.app.Words.Labelled(text, u.game.Where(p.app.Words, true))
	}
	return text
}

// sound reports whether nothing is wrong with a game that is not shown.
func sound(err error) bool {
	other, why := NoTable{}, archive.Why(err)
	return errors.As(err, &other) || why.OtherRules || why.Newer
}

// asideHeading is the heading over the games that cannot be shown.
func (p *Page) asideHeading() string {
	if slices.ContainsFunc(p.damaged, func(u *unfinished) bool { return !sound(u.err) }) {
		return p.words().Damaged
	}
	return p.words().Aside
}

// whyNot says why a game is not shown.
func (k *Keeper) whyNot(err error) string {
	if other := (NoTable{}); errors.As(err, &other) {
		return k.words().NotShown
	}
	return k.reason(err)
}
