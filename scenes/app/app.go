// Package app is the running program: the stack of screens, the tick,
// input, sound, words and settings, for Ebitengine.
//
// One tick, 60 a second: what the player does becomes the action of a control;
// the scene on top moves on; what has changed is composed anew. Update changes,
// Draw only draws. Nothing that moves reads the wall clock.
package app

import (
	"errors"
	"log"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/scenes/app/release"
	"treille/scenes/data/store"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// An App holds the screens, and what they all need: words, settings, saves and
// sound. It is the game that Ebitengine runs.
type App struct {
	Words    *lang.Words
	Settings store.Settings
	Store    store.Store
	Sound    *audio.Mixer
	// OwnWindow says that the program's window shows this app alone: as long as it
	// has not the focus, nobody looks.
	OwnWindow bool
	// Exchange carries texts out and in.
	Exchange Exchange
	// Gallery carries a picture out.
	Gallery Gallery
	// Address is that of the page, where others find the game; "" if there is none.
	Address string
	// FirstPicture asks for what the page has shown while the program loaded: see Page.
	FirstPicture func(width, height int) bool
	// CoverFirstPicture tells that it is not seen any more.
	CoverFirstPicture func()
	// Follow is told of a link that the player follows while the program runs; nil if
	// nobody is.
	Follow func(link string)
	// Line is the way to servers with tables, nil if there is none.
	Line Line
	// Host serves tables in this program; nil if it cannot, as in a page. Where it can, any
	// server is reached.
	Host Host
	// Now is the clock: it says what day it is, and how long a tick has been thinking.
	// Nothing that moves asks it.
	Now func() time.Time
	// Unsaved is the game under way, if it could not be stored.
	Unsaved []byte

	page  Page
	stack []place
	atlas *sprites.Atlas
	pen   *sprites.Painter
	in    input

	since    map[meaning]time.Time // of the controls on the screen
	fleeting []ui.Control          // of those, what goes by itself
	gone     []ui.Control          // what went last of them
	goneAt   time.Time

	cameOn    *ui.Stage    // the page that came by itself last,
	cameOver  []ui.Control // over these main buttons
	cameAt    time.Time
	stands    *ui.Stage            // the page that is seen,
	standsAt  time.Time            // and since when
	kept      map[string]time.Time // since when main buttons had their meanings before the player picked something,
	keptOn    *ui.Stage            // on this page
	pickedAt  time.Time            // and when that was
	sightedAt int                  // changes, when that was noted last

	cssW, cssH float64
	scale      float64 // pixels of the screen a CSS pixel
	pointer    float64 // units of Ebitengine's pointer a CSS pixel
	insets     ui.Insets
	frame      ui.Frame
	sized      bool

	changed bool // the top scene is to be composed
	changes int  // compositions so far
	told    told
	shown   bool // the scene on top has been drawn

	typesOver string  // the control that the page's own field lies over, "" for none,
	typesAt   ui.Rect // and where, in CSS pixels

	hidden bool   // out of sight
	away   bool   // the window has lost the focus
	title  string // as the page was told
	home   bool   // the page was told so
	quit   bool
	drawn  int  // frames so far
	swept  int  // of them, when the atlas was swept last
	still  int  // ticks in which nothing has moved
	looked int  // ticks since it was last asked whether another window plays
	played bool // this one has

	heard bool        // a sound was played in this tick
	click audio.Sound // of what was pressed in this tick, if nothing else is heard

	splash    splash
	toast     toast
	listener  func(sentence string) // of what is spoken, in tests
	before    *ebiten.Image         // the screen that fades out
	fadeLeft  int
	wantsFade bool
	last      *ebiten.Image
}

// place is a scene in the stack and its stage.
type place struct {
	scene Scene
	stage *ui.Stage
}

// New returns a app without a screen, whose clock is now.
func New(st store.Store, settings store.Settings, sound *audio.Mixer, now func() time.Time) *App {
	r := &App{Now: now, Store: st, Settings: settings, Sound: sound, scale: 1, pointer: 1, click: noClick, looked: otherWindowEvery}
	r.page = openPage(r)
	r.Exchange, r.Gallery, r.Address, r.Line = r.page, r.page, r.page.Address(), r.page.Line()
	r.FirstPicture, r.CoverFirstPicture = r.page.FirstPicture, r.page.CoverFirstPicture
	r.applySettings()
	return r
}

// Push puts a screen on top.
func (a *App) Push(s Scene) {
	a.stack = append(a.stack, place{s, ui.NewStage()})
	a.arrive()
}

// Pop takes the top screen away and returns to the one below.
func (a *App) Pop() {
	if len(a.stack) > 1 {
		a.stack = a.stack[:len(a.stack)-1]
		a.arrive()
	}
}

// Home takes all screens away but the lowest.
func (a *App) Home() {
	a.stack = a.stack[:1]
	a.arrive()
}

// Depth is the number of screens in the stack.
func (a *App) Depth() int { return len(a.stack) }

func (a *App) arrive() {
	a.wantsFade = len(a.stack) > 0 && a.drawn > 0
	if a.wantsFade && !a.heard {
		a.Play(audio.Page)
	}
	if a.toast.left < toastTicks { // it was not said just now: it ends with its page
		a.toast = toast{}
	}
	a.changed, a.shown = true, false
	if _, docked := a.top().scene.(Docked); docked || a.frame.Board {
		a.sized = false
	}
	for _, p := range a.stack {
		p.stage.Drop()
	}
	a.in.release()
	a.Stage().Instant = a.Settings.Speed == store.SpeedInstant
	a.Stage().Keyed(a.in.keyed)
	a.hushTip()
	a.page.CloseField()
	s := a.top().scene
	if w, ok := s.(Waker); ok {
		w.Wake()
	}
	a.tellTitle()
}

// Scene is the screen on top.
func (a *App) Scene() Scene { return a.top().scene }

func (a *App) top() place { return a.stack[len(a.stack)-1] }

// Stage is the stage of the scene on top.
func (a *App) Stage() *ui.Stage { return a.top().stage }

// Changed asks for a new composition of the top scene within this tick.
func (a *App) Changed() { a.changed = true }

// Redock asks the top scene anew how much of the foot it keeps for itself.
func (a *App) Redock() {
	a.sized = false
	a.Changed()
}

// Atlas holds the pictures that the app has drawn with.
func (a *App) Atlas() *sprites.Atlas { return a.atlas }

// SetAtlas lets the app draw with another atlas of the same scale and contrast.
func (a *App) SetAtlas(atlas *sprites.Atlas) {
	a.atlas.Drop()
	a.atlas, a.pen = atlas, atlas.Painter()
	a.atlas.SetDecimalComma(a.Words.Lang != lang.English)
}

// Frame is the room that the present scene has.
func (a *App) Frame() ui.Frame { return a.frame }

// Trouble tells of something that should not have happened: the player in his
// words, and whoever reads the program's errors in its own.
func (a *App) Trouble(err error) {
	log.Print(err)
	a.Toast(a.Words.Errors.Internal)
}

// Play plays a sound.
func (a *App) Play(s audio.Sound) { a.PlayWith(s, audio.Options{}) }

// PlayWith plays a sound in its own way. Whoever presses what has a sound of its
// own hears no button.
func (a *App) PlayWith(s audio.Sound, o audio.Options) {
	a.heard = true
	a.Sound.Play(s, o)
}

// noClick says that nothing was pressed.
const noClick = ^audio.Sound(0)

// clicks lets be heard what was pressed in this tick, unless it has been heard as
// something else.
func (a *App) clicks() {
	if a.click != noClick && !a.heard {
		a.Play(a.click)
	}
	a.click, a.heard = noClick, false
}

// Resumed reports whether the page has loaded itself anew and wants to be back
// where it was.
func (a *App) Resumed() bool { return a.page.Resumed() }

// Stood is where the player was when he loaded the page again, see Placed, or "".
func (a *App) Stood() string { return a.page.Stood() }

// Place is where the player is: the words of all screens that are come back to, the lowest first, with spaces between.
func (a *App) Place() string {
	var words []string
	for _, p := range a.stack {
		if s, ok := p.scene.(Placed); ok && s.Place() != "" {
			words = append(words, s.Place())
		}
	}
	return strings.Join(words, " ")
}

// Asked is the name of the game whose box is to be opened at the start, or "".
func (a *App) Asked() string { return a.page.Asked() }

// Link is the link that the program was opened with, "" if there is none. It is told
// once.
func (a *App) Link() string { return a.page.Link() }

// TellUpdate says, if the program is another one than that of the last visit, that
// it is and that nothing was lost by it.
func (a *App) TellUpdate() {
	if a.page.Updated() {
		a.Toast(a.Words.App.Updated.With("name", release.Name()))
	}
}

// Ask lets the page's own field at a place take a line of text, if the page has
// one; it reports whether it has. If a control lies just there, the field goes along with it.
func (a *App) Ask(f Field, at ui.Rect) bool {
	a.typesOver, a.typesAt = "", a.inCSS(at)
	for _, c := range a.Stage().Controls() {
		if c.Types && c.Rect == at {
			a.typesOver = c.ID
		}
	}
	return a.page.Ask(f, a.typesAt)
}

// followControl lays the page's own field where its control has gone.
func (a *App) followControl() {
	if c := a.Stage().Find(a.typesOver); c != nil && c.Types && a.inCSS(c.Rect) != a.typesAt {
		a.typesAt = a.inCSS(c.Rect)
		a.page.MoveField(a.typesAt)
	}
}

// inCSS is a place in CSS pixels.
func (a *App) inCSS(r ui.Rect) ui.Rect {
	u := a.frame.Unit
	return ui.R(r.X*u, r.Y*u, r.W*u, r.H*u)
}

// CloseField ends typing in the page's field.
func (a *App) CloseField() { a.page.CloseField() }

// Quit ends the program at the end of the tick; a page has no use for it.
func (a *App) Quit() { a.quit = true }

// SettingsChanged takes up what was changed in Settings, and keeps it.
func (a *App) SettingsChanged() {
	a.applySettings()
	if err := store.SaveSettings(a.Store, a.Settings); err != nil {
		a.StoreFailed(err)
	}
	a.Changed()
}

func (a *App) applySettings() {
	w := lang.Choose(a.Settings.Language).Words()
	if a.Words != w {
		a.Words = w
		a.page.Language(w.Lang.Code())
		if len(a.stack) > 0 {
			a.tellTitle()
		}
	}
	a.Sound.SetVolume(float64(a.Settings.Effects)/100, float64(a.Settings.Music)/100)
	a.Sound.Mute(a.Settings.Muted)
	a.sized = false
}

// StoreFailed says that something could not be kept; the game goes on.
func (a *App) StoreFailed(err error) {
	e := &a.Words.Errors
	switch {
	case errors.Is(err, store.ErrElsewhere): // the page says it, and covers the game; a window does so in its next tick
		a.looked = otherWindowEvery
	case errors.Is(err, store.ErrFull):
		a.Toast(e.StorageFull)
	case errors.Is(err, store.ErrForbidden):
		a.Toast(e.StorageForbidden)
	default:
		a.Toast(e.StorageOther.With("error", err.Error()))
	}
}

// LayoutF is Ebitengine's: the screen has one pixel for each of the device's, or
// fewer where the graphics card allows no image as large as the window. Firefox
// protected against fingerprinting says that it allows 2048 pixels.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	s := ebiten.Monitor().DeviceScaleFactor()
	if limit := float64(ebiten.MaxImageSize()); limit > 0 {
		s = min(s, limit/max(w, h))
	}
	a.Resize(w, h, s)
	return w * s, h * s
}

// DrawFinalScreen is Ebitengine's: it alone tells how much the screen is
// stretched, by which the pointer's positions are divided.
func (a *App) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, geoM ebiten.GeoM) {
	a.pointer = ebiten.Monitor().DeviceScaleFactor() / geoM.Element(0, 0)
	ebiten.DefaultDrawFinalScreen(screen, offscreen, geoM)
}

// Resize gives the app a window of w × h CSS pixels at a scale of device
// pixels a CSS pixel.
func (a *App) Resize(w, h, scale float64) {
	if w != a.cssW || h != a.cssH || scale != a.scale {
		a.cssW, a.cssH, a.scale, a.pointer, a.sized = w, h, scale, scale, false
	}
}

// Layout is there because Ebitengine asks for it; LayoutF is used.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// SetInsets tells the widths of the device's edges in CSS pixels.
func (a *App) SetInsets(in ui.Insets) {
	if in != a.insets {
		a.insets, a.sized = in, false
	}
}

func (a *App) resize() {
	a.sized = true
	f := ui.NewFrame(a.cssW, a.cssH, a.insets, float64(a.Settings.TextSize)/100)
	d, docked := a.top().scene.(Docked)
	if f.Board = docked; docked {
		if dock := d.Dock(f); f.Fits(dock) {
			f = f.Docked(dock) // else there is no room beside it, and it lies on the scene
		}
	}
	f.LeftHand, f.Contrast = a.Settings.LeftHand, a.Settings.HighContrast
	f.Reduced = a.reduced()
	resized := f.Full != a.frame.Full
	if resized {
		a.dropSplash()
	}
	a.frame = f
	a.changed = true
	px := f.Unit * a.scale
	if a.atlas == nil || a.atlas.Scale() != px || a.atlas.Contrast() != f.Contrast {
		if a.atlas != nil {
			a.atlas.Drop()
		}
		a.atlas = sprites.NewAtlas(px, f.Contrast)
		a.pen = a.atlas.Painter()
	} else if resized && a.drawn > a.swept {
		a.atlas.Sweep()
		a.swept = a.drawn // what has not been drawn since is not unused
	}
	a.atlas.SetDecimalComma(a.Words.Lang != lang.English)
}

func (a *App) reduced() bool {
	switch a.Settings.Reduced {
	case store.ReducedOn:
		return true
	case store.ReducedOff:
		return false
	}
	return a.page.ReducedMotion()
}

// Update is one tick.
func (a *App) Update() error {
	if a.cssW == 0 {
		return nil
	}
	a.sighted()
	a.page.Update()
	if !a.sized {
		a.resize()
	}
	if a.drawn > 0 && !a.Settings.Muted { // what is heard comes after what is seen
		a.Sound.Warm()
	}
	a.readInput()
	return a.step()
}

// step is what follows in a tick, when the player's hand has been read.
func (a *App) step() error {
	a.lookForOtherWindow()
	a.Stage().Instant = a.Settings.Speed == store.SpeedInstant // a scene may have a pace of its own
	on := a.Stage()
	a.top().scene.Update()
	if a.Stage() != on {
		a.cameOn, a.cameAt = a.Stage(), a.Now()
		a.cameOver = slices.DeleteFunc(slices.Clone(on.Controls()), func(c ui.Control) bool { return !c.Primary })
	}
	a.ageToast()
	a.clicks()
	if a.changed {
		a.compose()
	}
	st := a.Stage()
	st.Update()
	if a.fadeLeft > 0 {
		a.fadeLeft--
		st.Redraw()
	}
	moves := st.Dirty() || len(a.splash.unbaked) > 0
	a.tellRest(moves)
	a.Sound.Tick(moves)
	a.publish()
	if home := len(a.stack) == 1; home != a.home {
		if a.home = home; home {
			a.page.AtHome()
		}
	}
	if a.unwatched() {
		a.tellTitle()
	}
	if a.quit {
		return ebiten.Termination
	}
	return nil
}

// tellRest tells the page when the app comes to rest, and when something moves
// again.
func (a *App) tellRest(moves bool) {
	rested := a.still >= restsAfter
	if a.still++; moves {
		a.still = 0
	}
	if rests := a.still >= restsAfter; rests != rested {
		a.dropSplash()
		a.page.Rests(rests)
	}
}

func (a *App) compose() {
	a.changed = false
	a.splash.seen = false
	t := a.top()
	t.stage.Begin(a.frame)
	t.scene.Compose(t.stage)
	a.composeToast(t.stage)
	a.composeTip(t.stage)
	t.stage.End()
	a.restoreMeanings()
	a.followControl()
	a.page.Stands(a.Place())
	a.tellTitle()
	a.changes++
}

// Draw draws between two ticks. When nothing has moved it draws nothing, and
// the screen keeps what it shows.
func (a *App) Draw(screen *ebiten.Image) {
	if len(a.stack) == 0 || a.atlas == nil {
		return
	}
	a.bakeNext()
	resized := a.last != screen
	st := a.Stage()
	if !st.Dirty() && !resized {
		a.coverSplash() // what was drawn last has come to rest since
		return
	}
	if resized {
		a.fadeLeft = 0
	}
	if a.wantsFade && !resized {
		a.startFade(screen)
	}
	a.wantsFade = false
	if a.splash.below {
		screen.Clear() // it is seen where nothing is drawn
	}
	a.pen.Begin(screen)
	st.Draw(a.pen)
	if a.fadeLeft > 0 && a.before != nil {
		a.pen.Image(a.before, float32(a.fadeLeft)/transitionTicks)
	}
	a.pen.End()
	a.coverSplash()
	a.last, a.shown = screen, true
	if a.drawn++; a.drawn == 1 {
		a.page.FirstFrame()
	}
}

// startFade keeps the old screen, to fade it out over the new one.
func (a *App) startFade(screen *ebiten.Image) {
	b := screen.Bounds()
	if a.Settings.Speed == store.SpeedInstant {
		return
	}
	if a.before == nil || a.before.Bounds() != b {
		if a.before != nil {
			a.before.Deallocate()
		}
		a.before = ebiten.NewImage(b.Dx(), b.Dy())
	}
	a.before.DrawImage(screen, nil)
	a.fadeLeft = transitionTicks
}
