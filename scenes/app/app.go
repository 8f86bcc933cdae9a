// Package app is the running program: the stack of screens, the tick,
// input, sound, words and settings, for Ebitengine.
//
// One tick, 60 a second: what the player does becomes the action of a control;
// the scene on top moves on; what has changed is composed anew. Update changes,
// Draw only draws. Nothing that moves reads the wall clock.
package app

import (
	"errors"
	"image"
	"log"
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
	// FirstPicture returns what the page has shown while the program loaded: see Page.
	FirstPicture func() *image.RGBA
	// Follow is told of a link that the player follows while the program runs; nil if
	// nobody is.
	Follow func(link string)
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

	cssW, cssH float64
	scale      float64 // pixels of the screen a CSS pixel
	pointer    float64 // units of Ebitengine's pointer a CSS pixel
	insets     ui.Insets
	frame      ui.Frame
	sized      bool

	changed   bool // the top scene is to be composed
	published bool
	focusTold string // to the page
	changes   int    // compositions so far
	told      told
	shown     bool   // the scene on top has been drawn
	hidden    bool   // out of sight
	away      bool   // the window has lost the focus
	title     string // as the page was told
	home      bool   // the page was told so
	quit      bool
	drawn     int  // frames so far
	swept     int  // of them, when the atlas was swept last
	still     int  // ticks in which nothing has moved
	looked    int  // ticks since it was last asked whether another window plays
	played    bool // this one has

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
	r.Exchange, r.Gallery, r.Address, r.FirstPicture = r.page, r.page, r.page.Address(), r.page.FirstPicture
	r.applySettings()
	return r
}

// Push puts a screen on top.
func (r *App) Push(s Scene) {
	r.stack = append(r.stack, place{s, ui.NewStage()})
	r.arrive()
}

// Pop takes the top screen away and returns to the one below.
func (r *App) Pop() {
	if len(r.stack) > 1 {
		r.stack = r.stack[:len(r.stack)-1]
		r.arrive()
	}
}

// Home takes all screens away but the lowest.
func (r *App) Home() {
	r.stack = r.stack[:1]
	r.arrive()
}

// Depth is the number of screens in the stack.
func (r *App) Depth() int { return len(r.stack) }

func (r *App) arrive() {
	r.wantsFade = len(r.stack) > 0 && r.drawn > 0
	if r.wantsFade && !r.heard {
		r.Play(audio.Page)
	}
	r.changed, r.shown = true, false
	if _, docked := r.top().scene.(Docked); docked || r.frame.Dock > 0 {
		r.sized = false
	}
	for _, p := range r.stack {
		p.stage.Drop()
	}
	r.in.release()
	r.Stage().Keyed(r.in.keyed)
	r.hushTip()
	r.page.CloseField()
	s := r.top().scene
	if w, ok := s.(Waker); ok {
		w.Wake()
	}
	r.tellTitle()
}

func (r *App) top() place { return r.stack[len(r.stack)-1] }

// Stage is the stage of the scene on top.
func (r *App) Stage() *ui.Stage { return r.top().stage }

// Changed asks for a new composition of the top scene within this tick.
func (r *App) Changed() { r.changed = true }

// Redock asks the top scene anew how much of the foot it keeps for itself.
func (r *App) Redock() {
	r.sized = false
	r.Changed()
}

// Pictures is the number of baked pictures that are kept.
func (r *App) Pictures() int { return r.atlas.Len() }

// Frame is the room that the present scene has.
func (r *App) Frame() ui.Frame { return r.frame }

// Say has a sentence spoken by the screen reader of those who use one.
func (r *App) Say(text string) { r.announce(text) }

// Trouble tells of something that should not have happened: the player in his
// words, and whoever reads the program's errors in its own.
func (r *App) Trouble(err error) {
	log.Print(err)
	r.Toast(r.Words.Errors.Internal)
}

// Play plays a sound.
func (r *App) Play(s audio.Sound) { r.PlayWith(s, audio.Options{}) }

// PlayWith plays a sound in its own way. Whoever presses what has a sound of its
// own hears no button.
func (r *App) PlayWith(s audio.Sound, o audio.Options) {
	r.heard = true
	r.Sound.Play(s, o)
}

// noClick says that nothing was pressed.
const noClick = ^audio.Sound(0)

// clicks lets be heard what was pressed in this tick, unless it has been heard as
// something else.
func (r *App) clicks() {
	if r.click != noClick && !r.heard {
		r.Play(r.click)
	}
	r.click, r.heard = noClick, false
}

// Resumed reports whether the page has loaded itself anew and wants to be back
// where it was.
func (r *App) Resumed() bool { return r.page.Resumed() }

// Asked is the name of the game whose box is to be opened at the start, or "".
func (r *App) Asked() string { return r.page.Asked() }

// Link is the link that the program was opened with, "" if there is none. It is told
// once.
func (r *App) Link() string { return r.page.Link() }

// TellUpdate says, if the program is another one than that of the last visit, that
// it is and that nothing was lost by it.
func (r *App) TellUpdate() {
	if r.page.Updated() {
		r.Toast(r.Words.App.Updated.With("name", release.Name()))
	}
}

// Ask lets the page's own field at a place take a line of text, if the page has
// one; it reports whether it has.
func (r *App) Ask(f Field, at ui.Rect) bool {
	u := r.frame.Unit
	return r.page.Ask(f, ui.R(at.X*u, at.Y*u, at.W*u, at.H*u))
}

// CloseField ends typing in the page's field.
func (r *App) CloseField() { r.page.CloseField() }

// Quit ends the program at the end of the tick; a page has no use for it.
func (r *App) Quit() { r.quit = true }

// SettingsChanged takes up what was changed in Settings, and keeps it.
func (r *App) SettingsChanged() {
	r.applySettings()
	if err := store.SaveSettings(r.Store, r.Settings); err != nil {
		r.StoreFailed(err)
	}
	r.Changed()
}

func (r *App) applySettings() {
	w := lang.Choose(r.Settings.Language).Words()
	if r.Words != w {
		r.Words = w
		r.page.Language(w.Lang.Code())
		if len(r.stack) > 0 {
			r.tellTitle()
		}
	}
	r.Sound.SetVolume(float64(r.Settings.Effects)/100, float64(r.Settings.Music)/100)
	r.Sound.Mute(r.Settings.Muted)
	r.sized = false
}

// StoreFailed says that something could not be kept; the game goes on.
func (r *App) StoreFailed(err error) {
	e := &r.Words.Errors
	switch {
	case errors.Is(err, store.ErrElsewhere): // the page says it, and covers the game; a window does so in its next tick
		r.looked = otherWindowEvery
	case errors.Is(err, store.ErrFull):
		r.Toast(e.StorageFull)
	case errors.Is(err, store.ErrForbidden):
		r.Toast(e.StorageForbidden)
	default:
		r.Toast(e.StorageOther.With("error", err.Error()))
	}
}

// LayoutF is Ebitengine's: the screen has one pixel for each of the device's, or
// fewer where the graphics card allows no image as large as the window. Firefox
// protected against fingerprinting says that it allows 2048 pixels.
func (r *App) LayoutF(w, h float64) (float64, float64) {
	s := ebiten.Monitor().DeviceScaleFactor()
	if limit := float64(ebiten.MaxImageSize()); limit > 0 {
		s = min(s, limit/max(w, h))
	}
	r.Resize(w, h, s)
	return w * s, h * s
}

// DrawFinalScreen is Ebitengine's: it alone tells how much the screen is
// stretched, by which the pointer's positions are divided.
func (r *App) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, geoM ebiten.GeoM) {
	r.pointer = ebiten.Monitor().DeviceScaleFactor() / geoM.Element(0, 0)
	ebiten.DefaultDrawFinalScreen(screen, offscreen, geoM)
}

// Resize gives the app a window of w × h CSS pixels at a scale of device
// pixels a CSS pixel.
func (r *App) Resize(w, h, scale float64) {
	if w != r.cssW || h != r.cssH || scale != r.scale {
		r.cssW, r.cssH, r.scale, r.pointer, r.sized = w, h, scale, scale, false
	}
}

// Layout is there because Ebitengine asks for it; LayoutF is used.
func (r *App) Layout(w, h int) (int, int) { return w, h }

// SetInsets tells the widths of the device's edges in CSS pixels.
func (r *App) SetInsets(in ui.Insets) {
	if in != r.insets {
		r.insets, r.sized = in, false
	}
}

func (r *App) resize() {
	r.sized = true
	f := ui.NewFrame(r.cssW, r.cssH, r.insets, float64(r.Settings.TextSize)/100)
	if d, ok := r.top().scene.(Docked); ok {
		if dock := d.Dock(f); f.Fits(dock) {
			f = f.Docked(dock) // else there is no room beside it, and it lies on the scene
		}
	}
	f.LeftHand, f.Contrast = r.Settings.LeftHand, r.Settings.HighContrast
	f.Reduced = r.reduced()
	resized := f.Full != r.frame.Full
	if resized {
		r.dropSplash()
	}
	r.frame = f
	r.changed = true
	px := f.Unit * r.scale
	if r.atlas == nil || r.atlas.Scale() != px || r.atlas.Contrast() != f.Contrast {
		if r.atlas != nil {
			r.atlas.Drop()
		}
		r.atlas = sprites.NewAtlas(px, f.Contrast)
		r.pen = r.atlas.Painter()
	} else if resized && r.drawn > r.swept {
		r.atlas.Sweep()
		r.swept = r.drawn // what has not been drawn since is not unused
	}
	r.atlas.SetDecimalComma(r.Words.Lang != lang.English)
}

func (r *App) reduced() bool {
	switch r.Settings.Reduced {
	case store.ReducedOn:
		return true
	case store.ReducedOff:
		return false
	}
	return r.page.ReducedMotion()
}

// Update is one tick.
func (r *App) Update() error {
	if r.cssW == 0 {
		return nil
	}
	r.page.Update()
	if !r.sized {
		r.resize()
	}
	if r.drawn > 0 { // what is heard comes after what is seen
		r.Sound.Warm()
	}
	r.readInput()
	return r.step()
}

// step is what follows in a tick, when the player's hand has been read.
func (r *App) step() error {
	r.lookForOtherWindow()
	r.top().scene.Update()
	r.ageToast()
	r.clicks()
	if r.changed {
		r.compose()
	}
	st := r.Stage()
	st.Instant = r.Settings.Speed == store.SpeedInstant
	st.Update()
	if r.fadeLeft > 0 {
		r.fadeLeft--
		st.Redraw()
	}
	moves := st.Dirty() || len(r.splash.unbaked) > 0
	r.tellRest(moves)
	r.Sound.Tick(moves)
	r.publish()
	if home := len(r.stack) == 1; home != r.home {
		if r.home = home; home {
			r.page.AtHome()
		}
	}
	if r.unwatched() {
		r.tellTitle()
	}
	if r.quit {
		return ebiten.Termination
	}
	return nil
}

// tellRest tells the page when the app comes to rest, and when something moves
// again.
func (r *App) tellRest(moves bool) {
	rested := r.still >= restsAfter
	if r.still++; moves {
		r.still = 0
	}
	if rests := r.still >= restsAfter; rests != rested {
		r.dropSplash()
		r.page.Rests(rests)
	}
}

func (r *App) compose() {
	r.changed = false
	t := r.top()
	t.stage.Begin(r.frame)
	t.scene.Compose(t.stage)
	r.composeToast(t.stage)
	r.composeTip(t.stage)
	t.stage.End()
	r.published = false
	r.changes++
}

// Draw draws between two ticks. When nothing has moved it draws nothing, and
// the screen keeps what it shows.
func (r *App) Draw(screen *ebiten.Image) {
	if len(r.stack) == 0 || r.atlas == nil {
		return
	}
	r.bakeNext()
	resized := r.last != screen
	st := r.Stage()
	if !st.Dirty() && !resized {
		return
	}
	if resized {
		r.fadeLeft = 0
	}
	if r.wantsFade && !resized {
		r.startFade(screen)
	}
	r.wantsFade = false
	r.pen.Begin(screen)
	st.Draw(r.pen)
	if r.fadeLeft > 0 && r.before != nil {
		r.pen.Image(r.before, float32(r.fadeLeft)/transitionTicks)
	}
	r.pen.End()
	r.last, r.shown = screen, true
	if r.drawn++; r.drawn == 1 {
		r.page.FirstFrame()
	}
}

// startFade keeps the old screen, to fade it out over the new one.
func (r *App) startFade(screen *ebiten.Image) {
	b := screen.Bounds()
	if r.Settings.Speed == store.SpeedInstant {
		return
	}
	if r.before == nil || r.before.Bounds() != b {
		if r.before != nil {
			r.before.Deallocate()
		}
		r.before = ebiten.NewImage(b.Dx(), b.Dy())
	}
	r.before.DrawImage(screen, nil)
	r.fadeLeft = transitionTicks
}
