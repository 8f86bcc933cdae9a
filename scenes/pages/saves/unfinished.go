package saves

import (
	"errors"
	"slices"

	"treille/scenes/data/archive"
)

// An unfinished game is opened when its row is first seen.
type unfinished struct {
	archive.Unfinished
	name string // of the game; "" if it does not say
	seen bool
	game *Game
	err  error // why it cannot be shown
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
		u.game, u.err = Open(p.app, p.kinds, u.Data)
	}
}

func (p *Page) subjectOf(u *unfinished) subject {
	return subject{u.Key, u.name, p.and(p.title(u.name), p.Day(u.When)), u.When}
}

// say says an unfinished game in words.
func (p *Page) say(u *unfinished) string {
	text := p.and(p.title(u.name), p.moment(u.When))
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
