package table

import "treille/engine"

// privacy is what hides hands where several people share a device: a veil over
// the hand of who has decided, while the others do, and a cover over the whole
// table until the next one says that he is ready.
type privacy struct {
	veilSoon   bool // the hand is hidden once its owner has seen what came of his decision
	veiled     bool
	cover      engine.Player // who is to take the device; Terminal for nobody
	lastViewer engine.Player // who looked before the cover
	composed   bool          // the cover is what was composed last
}

// covered reports whether the cover lies over the table.
func (p *privacy) covered() bool { return p.cover != engine.Terminal }

// turned reports whether the cover has come or gone since it was last asked.
func (p *privacy) turned() bool {
	turned := p.composed != p.covered()
	p.composed = p.covered()
	return turned
}

// Veiled reports whether what is hidden from others is hidden from the viewer
// too: he has decided, and another may look.
func (t *Table) Veiled() bool { return t.privacy.veiled }

// Hide implements app.Hider: hidden hands are covered when the game goes
// out of sight or its window loses the focus.
func (t *Table) Hide(hidden bool) {
	if _, over := t.referee.Result(); hidden && !over && t.People() > 1 && t.Me() >= 0 && t.hides() {
		t.coverUp(t.Me())
	}
}

// coverUp covers the table until p says that he is ready.
func (t *Table) coverUp(p engine.Player) {
	t.privacy.lastViewer = t.Me()
	t.privacy.cover = p
	t.looking, t.toTurn = false, false
	t.due = engine.Terminal
	t.view(engine.Spectator) // the cover tells what all may see
	t.panel.Shut()
	t.app.Say(t.app.Words.Cover.HandTo + " " + t.PlayerName(p) + ".")
}

// uncover shows the table to whoever has taken the device.
func (t *Table) uncover() {
	p := t.privacy.cover
	t.privacy.cover = engine.Terminal
	t.view(p)
}

// veil hides the hand of who has decided, and all that tells of it, while the
// others decide.
func (t *Table) veil() {
	if t.privacy.veiled {
		return
	}
	t.privacy.veiled = true
	t.inspect, t.looking = nil, false
	t.game.LayDown()
	t.log.Public()
	t.app.Changed()
}

// reader is for whom the log is written, or Terminal: who watches computer players
// has decided nothing.
func (t *Table) reader() engine.Player {
	if t.replay != nil {
		return engine.Terminal
	}
	if t.privacy.covered() {
		return t.privacy.cover
	}
	return t.Me()
}

// An Opener is a game's view of a game in which not all of the time something is hidden:
// where people share a device, it then passes from hand to hand uncovered.
type Opener interface {
	// Hides reports whether the viewer sees anything now that other people may
	// not see, or is about to.
	Hides() bool
}

// hides reports whether anything is hidden now from others at the device.
func (t *Table) hides() bool {
	o, ok := t.game.(Opener)
	return !ok || o.Hides()
}

// handOver shows the table to whoever is to decide next, where nothing is hidden.
func (t *Table) handOver(p engine.Player) {
	t.looking, t.due = false, engine.Terminal
	t.sitDown(p)
	t.view(p)
	t.app.Stage().Fresh()
	if t.session.Decider() == p {
		t.ringFor(p) // at once: what he touches from now on is his decision
	}
}
