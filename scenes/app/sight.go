package app

// SetHidden tells that the game is out of sight, or back: it is silent
// meanwhile.
func (a *App) SetHidden(hidden bool) {
	if hidden == a.hidden {
		return
	}
	if hidden {
		a.Sound.Suspend()
	} else {
		a.Sound.Resume()
	}
	a.setSight(hidden, a.away)
}

// SetAway tells that the window has lost the focus, or has it again. It may
// still be seen, and heard.
func (a *App) SetAway(away bool) {
	if away != a.away {
		a.setSight(a.hidden, away)
	}
}

// HasWindow reports whether the app has a window of its own that can fill the screen: browsers have a key for that.
func (a *App) HasWindow() bool { return a.OwnWindow && !a.page.Web() }

// FillScreen lets the window fill the screen, or no longer.
func (a *App) FillScreen() {
	if a.HasWindow() {
		a.Settings.Window.Full = !a.Settings.Window.Full
		a.SettingsChanged()
	}
}

// unwatched reports whether the player looks at something else.
func (a *App) unwatched() bool { return a.hidden || a.away }

// setSight tells the scenes when the player turns to something else, and when
// he is back.
func (a *App) setSight(hidden, away bool) {
	before := a.unwatched()
	a.hidden, a.away = hidden, away
	now := a.unwatched()
	if !now {
		a.Sound.Attend()
	}
	a.in.cancelled = a.in.cancelled || now && a.in.down // what is held was not let go of
	if now == before || len(a.stack) == 0 {
		return
	}
	for _, p := range a.stack {
		if h, ok := p.scene.(Hider); ok {
			h.Hide(now)
		}
	}
	a.tellTitle()
	a.Changed()
}

// tellTitle gives the page the title of the scene on top. While the player
// looks at something else, whose turn it is comes first: that is what he sees of
// a page among others.
func (a *App) tellTitle() {
	s := a.top().scene
	title := s.Title()
	if t, ok := s.(Turner); ok && a.unwatched() {
		if turn := t.WhoseTurn(); turn != "" {
			title = turn + " · " + title
		}
	}
	if title != a.title {
		a.title = title
		a.page.Title(title)
	}
}
