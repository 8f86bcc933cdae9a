package app

import "treille/scenes/ui"

// Scrolled is how far what a page shows is scrolled, and can be. A page that embeds one
// is a [Scroller].
type Scrolled struct {
	app       *App
	at, limit float64
}

// NewScrolled is that of a page of an app: at its top.
func NewScrolled(app *App) Scrolled { return Scrolled{app: app} }

// Scroll implements [Scroller].
func (c *Scrolled) Scroll(dy float64) bool {
	if y := min(c.limit, max(0, c.at+dy)); y != c.at {
		c.at = y
		c.app.Changed()
	}
	return c.limit > 0
}

// Offset is how far what is shown lies above where it would begin.
func (c *Scrolled) Offset() float64 { return c.at }

// Rewind goes back to the top.
func (c *Scrolled) Rewind() { c.at = 0 }

// SetLimit says how far can be scrolled; what is scrolled farther, as there is less to
// show than before, comes back.
func (c *Scrolled) SetLimit(limit float64) {
	if c.limit = max(0, limit); c.at > c.limit {
		c.at = c.limit
		c.app.Changed()
	}
}

// Bar says how far can be scrolled in a view, and adds the bar that shows it.
func (c *Scrolled) Bar(s *ui.Stage, view ui.Rect, limit float64) {
	s.ScrollBar(view, c.at, max(0, limit))
	c.SetLimit(limit)
}
