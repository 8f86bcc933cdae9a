package app

// SetHidden tells that the game is out of sight, or back: it is silent
// meanwhile.
func (r *App) SetHidden(hidden bool) {
	if hidden == r.hidden {
		return
	}
	if hidden {
		r.Sound.Suspend()
	} else {
		r.Sound.Resume()
	}
	r.setSight(hidden, r.away)
}

// SetAway tells that the window has lost the focus, or has it again. It may
// still be seen, and heard.
func (r *App) SetAway(away bool) {
	if away != r.away {
		r.setSight(r.hidden, away)
	}
}

// unwatched reports whether the player looks at something else.
func (r *App) unwatched() bool { return r.hidden || r.away }

// setSight tells the scenes when the player turns to something else, and when
// he is back.
func (r *App) setSight(hidden, away bool) {
	before := r.unwatched()
	r.hidden, r.away = hidden, away
	now := r.unwatched()
	if !now {
		r.Sound.Attend()
	}
	if now == before || len(r.stack) == 0 {
		return
	}
	for _, p := range r.stack {
		if h, ok := p.scene.(Hider); ok {
			h.Hide(now)
		}
	}
	r.tellTitle()
	r.Changed()
}

// tellTitle gives the page the title of the scene on top. While the player
// looks at something else, whose turn it is comes first: that is what he sees of
// a page among others.
func (r *App) tellTitle() {
	s := r.top().scene
	title := s.Title()
	if t, ok := s.(Turner); ok && r.unwatched() {
		if turn := t.WhoseTurn(); turn != "" {
			title = turn + " · " + title
		}
	}
	if title != r.title {
		r.title = title
		r.page.Title(title)
	}
}
