package table

import (
	"strconv"

	"treille/engine"
	"treille/scenes/lang"
	"treille/scenes/ui"
	"treille/sprites"
)

// The styles of words on felt and oak; those on paper are in ui.
var (
	OnFelt      = sprites.Style{Font: sprites.SC, Color: sprites.Cream}
	FeltHeading = sprites.Style{Font: sprites.SC, Color: sprites.GoldLight}
	FeltNumber  = sprites.Style{Font: sprites.SerifBold, Color: sprites.Cream}
	HintWords   = sprites.Style{Font: sprites.Italic, Color: sprites.Hint}
	OakSoft     = sprites.Style{Font: sprites.Sans, Color: sprites.CreamSoft}
)

// A Canvas is a table while it is composed once: the stage, the room that there
// is, the words, and the furniture that all games share.
type Canvas struct {
	*Table
	Stage *ui.Stage
	Frame ui.Frame
	Words *lang.Words
	Ring  []engine.Player // all seats clockwise, the one at the screen's lower edge first

	places  Places                     // as the game's view has divided the screen
	buttons ActionsPlace               // where the buttons of the present decision are
	said    Notice                     // in the strip
	crests  [engine.MaxPlayers]ui.Rect // of the seats, with the others if they are there
	toldAt  ui.Rect                    // where it is told what the others do, if not in the place of the buttons
	spare   ui.Rect                    // where the game's view can spare room for a hint, if it says so
	sights  []ui.Item                  // what else a tap inspects than pieces
}

func (t *Table) canvas(s *ui.Stage) *Canvas {
	c := &Canvas{Table: t, Stage: s, Frame: s.Frame(), Words: t.app.Words, Ring: t.Clockwise()}
	c.said = t.steadyNotice()
	c.Frame.Safe.H, c.Frame.Full.H = c.Frame.Safe.H-c.Frame.Dock, c.Frame.Full.H-c.Frame.Dock
	return c
}

// CrestArt is the name of an animal's shield in the art.
func CrestArt(crest string) string { return "common/crest-" + crest }

// Crest adds a player's shield, w wide.
func (c *Canvas) Crest(p engine.Player, x, y, w float64, lift sprites.Lift) {
	if ui.R(x, y, w, w).Within(c.places.Others) {
		x, y, w = c.ringed(p, x, y, w)
	}
	c.Stage.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: CrestArt(c.Seat(p).Crest), Lift: lift}, Box: ui.Rect{X: x, Y: y, W: w}, Alpha: c.presence(p)})
	c.mark(p, x, y, w)
}

// Grown returns a style with the size of large text, as far as captions have to
// grow and the words have room; never a smaller one.
func (c *Canvas) Grown(words string, st sprites.Style, room float64) sprites.Style {
	least := st.Size
	st.Size *= c.Frame.Caption()
	st.Size = max(least, ui.FitSize(words, st, room))
	return st
}

// Plate adds a label with a number about cx.
func (c *Canvas) Plate(words string, cx, y, w, h, size, scoop float64) {
	c.Stage.Put(sprites.Surface{Kind: sprites.Plate, R: scoop, Lift: sprites.Token}, ui.R(cx-w/2, y, w, h))
	c.Stage.Words(words, cx, y+h/2+size*0.33, ui.PaperNumber.Sized(size).At(sprites.Middle))
}

// seatControl is the id of a seat's panel.
func seatControl(p engine.Player) string { return "seat/" + strconv.Itoa(int(p)) }

func (c *Canvas) seatControl(p engine.Player, label string, checked bool, act func()) ui.Control {
	if c.replay != nil && c.replay.playback.CanView(p) {
		look := act
		label, act = label+". "+c.WordsOf(p).Replay.ViewOf.With("of", c.Words.Of(c.PlayerName(p))), func() {
			c.turnTo(p)
			if look != nil && c.arrangesReplay(c.Frame) {
				look()
			}
		}
	}
	return ui.Control{ID: seatControl(p), Group: "seat", Checked: checked, Label: label, Act: act}
}

// Pitch is the distance at which k pieces, each w wide, lie side by side in a
// room: as wanted, or closer.
func Pitch(k int, want, w, room float64) float64 {
	if k < 2 {
		return want
	}
	return min(want, (room-w)/float64(k-1))
}

// Pile adds a pile of n pieces, w wide: at most six of them show, each a little
// higher than the one below.
func (c *Canvas) Pile(art string, n int, x, y, w, step float64) {
	for i := range min(n, PileShows) {
		lift := sprites.Flat
		if i == 0 {
			lift = sprites.Card
		}
		c.Stage.Piece(sprites.Look{ID: art, Lift: lift}, x-float64(i)*step, y-float64(i)*step, w)
	}
}

// PointWords are a seat's points as they are shown now.
func (c *Canvas) PointWords(p engine.Player) string { return c.Words.Whole(c.Points(p)) }

// PointsUnit is the word for points below a number.
func (c *Canvas) PointsUnit(p engine.Player) string {
	return c.Words.Unit(c.Words.Table.Points, c.Points(p))
}

// A Tab is one of the index tabs over the felt.
type Tab struct {
	ID, Name string
	On       bool
	Act      func()
}

// Tabs adds index tabs over the felt of a phone, the sound button at their end if
// there is room for it.
func (c *Canvas) Tabs(r ui.Rect, list []Tab) {
	const gap = 8.0
	s := c.Stage
	n := float64(len(list))
	w := (r.W - soundWidth - gap*(n-1)) / n
	if w >= leastTab {
		sound := c.app.SoundIcon() // within one tap
		sound.CX, sound.CY = r.Right()-22, r.Y+26
		s.IconButton(sound)
	} else {
		w = (r.W - gap*(n-1)) / n // the menu has the sound
	}
	for i, tab := range list {
		state, ink := sprites.Normal, sprites.GoldDim
		if tab.On {
			state, ink = sprites.On, sprites.Cream
		}
		q := ui.R(r.X+float64(i)*(w+gap), r.Y, w, r.H)
		s.Add(ui.Item{Kind: ui.Surface, Surface: sprites.Surface{Kind: sprites.FeltTab, State: state}, Box: q, Z: ZFelt + 1})
		room := w - max(8, min(20, w-70))
		st := c.Grown(tab.Name, OnFelt.Sized(17).In(ink).At(sprites.Middle), room)
		st.Size = ui.FitSize(tab.Name, st, room)
		s.Add(ui.Item{Kind: ui.Text, Words: tab.Name, Style: st, Box: ui.R(q.CX(), q.Y+31, 0, 0), Z: ZFelt + 2})
		s.Control(ui.Control{ID: "tab/" + tab.ID, Role: ui.Tab, Label: tab.Name, Rect: ui.R(q.X, q.Y+4, q.W, 44),
			Checked: tab.On, Part: true, Act: tab.Act})
	}
}
