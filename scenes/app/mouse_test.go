package scenes_test

import (
	"strings"
	"testing"

	scenes "treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// step lets n ticks pass in which the hand stays as it is.
func step(t *testing.T, room *scenes.Room, n int) {
	t.Helper()
	for range n {
		if err := room.Step(); err != nil {
			t.Fatal(err)
		}
	}
}

// words are all texts that can be seen.
func words(room *scenes.Room) string {
	var list []string
	room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			list = append(list, it.Words)
		}
	})
	return strings.Join(list, "\n")
}

// TestTheMouseShowsWhatCanBePressed moves it over a bottle, over the table and over a
// disabled button.
func TestTheMouseShowsWhatCanBePressed(t *testing.T) {
	room := newRoom(t, shapes[2])
	sit(t, room)
	c := *room.Stage().Find("hand/1")
	room.Point(c.Rect.CX(), c.Rect.CY())
	if !room.Hand() || room.Stage().Hover() != "hand/1" {
		t.Errorf("over a bottle the pointer lights up %q, and is a hand: %v", room.Stage().Hover(), room.Hand())
	}
	room.Point(c.Rect.CX(), c.Rect.Y-40)
	if room.Hand() || room.Stage().Hover() != "" {
		t.Errorf("over the table the pointer lights up %q, and is a hand: %v", room.Stage().Hover(), room.Hand())
	}
	add := *room.Stage().Find("add")
	if room.Point(add.Rect.CX(), add.Rect.CY()); room.Hand() {
		t.Error("the pointer is a hand over a button that cannot be pressed")
	}
}

// TestAMouseAtRestCostsNothing counts what it allocates, and wants nothing drawn.
func TestAMouseAtRestCostsNothing(t *testing.T) {
	room := newRoom(t, shapes[2])
	sit(t, room)
	atlas := sprites.NewAtlas(room.Frame().Unit, false)
	defer atlas.Drop()
	c := *room.Stage().Find("hand/1")
	room.Point(c.Rect.CX(), c.Rect.CY())
	if !room.Stage().Dirty() {
		t.Error("the light is not drawn")
	}
	step(t, room, 60)
	if room.Stage().Rest(); room.Stage().Moving() {
		t.Fatal("something moves")
	}
	if allocs := testing.AllocsPerRun(50, func() { room.Point(c.Rect.CX(), c.Rect.CY()) }); allocs > 0 {
		t.Errorf("the mouse at rest allocates %v times a tick", allocs)
	}
}

// TestAMouseThatRestsIsToldTheName rests on an icon, and on a button that is
// disabled.
func TestAMouseThatRestsIsToldTheName(t *testing.T) {
	room := newRoom(t, shapes[2])
	sit(t, room)
	rest := func(id string, ticks int) *ui.Control {
		c := room.Stage().Find(id)
		for range ticks {
			room.Point(c.Rect.CX(), c.Rect.CY())
			step(t, room, 1)
		}
		return room.Stage().Find(id)
	}
	c := rest("menu", 20)
	if strings.Contains(words(room), c.Label) {
		t.Error("the name comes at once")
	}
	if c = rest("menu", 15); !strings.Contains(words(room), c.Label) {
		t.Errorf("%q is not told", c.Label)
	}
	if add := rest("add", 35); !strings.Contains(words(room), add.Reason) || strings.Contains(words(room), c.Label) {
		t.Errorf("%q is not told, or the name before stays:\n%s", add.Reason, words(room))
	}
	room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind != ui.Surface || it.Surface.Kind != sprites.Note {
			return
		}
		for _, id := range []string{"pass", "draw"} {
			if c := room.Stage().Find(id); c != nil && c.Shown.Meets(it.Box) {
				t.Errorf("what is said of one button lies over %s", id)
			}
		}
	})
	if undo := rest("undo", 35); !strings.Contains(words(room), strings.Fields(undo.Reason)[0]) {
		t.Errorf("%q is not told", undo.Reason)
	}
	room.Press(1, 700)
	room.Release()
	if step(t, room, 1); strings.Contains(words(room), "undone") {
		t.Error("the words stay after a press")
	}
	sound := room.Stage().Find("sound")
	room.Press(sound.Rect.CX(), sound.Rect.CY())
	room.Release()
	if sound = rest("sound", 60); strings.Contains(words(room), sound.Label) {
		t.Error("what was just pressed is told its name")
	}
	rest("menu", 1)
	if sound = rest("sound", 60); !strings.Contains(words(room), sound.Label) {
		t.Errorf("%q is not told when the mouse comes again", sound.Label)
	}
}

// TestWhatComesBeneathTheMouseIsNotNamed opens a panel under a mouse at rest: its words
// would hide what has just come.
func TestWhatComesBeneathTheMouseIsNotNamed(t *testing.T) {
	room := newRoom(t, shapes[2])
	sit(t, room)
	room.Activate("log")
	step(t, room, 30)
	c := *room.Stage().Find("close")
	room.Activate("close")
	step(t, room, 30)
	rest := func(x, y float64) {
		for range 60 {
			room.Point(x, y)
			step(t, room, 1)
		}
	}
	rest(c.Rect.CX(), c.Rect.CY())
	room.Activate("log")
	if rest(c.Rect.CX(), c.Rect.CY()); strings.Contains(words(room), c.Label) {
		t.Errorf("%q is told though the mouse has not moved", c.Label)
	}
	room.Point(c.Rect.CX(), c.Rect.Bottom()+100)
	if rest(c.Rect.CX(), c.Rect.CY()); !strings.Contains(words(room), c.Label) {
		t.Errorf("%q is not told when the mouse comes", c.Label)
	}
}

// drag presses a control, moves to a place in ten ticks, and lets go.
func drag(t *testing.T, room *scenes.Room, id string, x, y float64) {
	t.Helper()
	c := room.Stage().Find(id)
	if c == nil {
		t.Fatalf("there is no %s", id)
	}
	x0, y0 := c.Rect.CX(), c.Rect.CY()
	room.Press(x0, y0)
	for i := range 10 {
		k := float64(i+1) / 10
		room.Move(x0+(x-x0)*k, y0+(y-y0)*k)
		step(t, room, 1)
	}
	room.Release()
	step(t, room, 3)
}

// count returns the number of controls whose ids begin so.
func count(room *scenes.Room, start string) (n int) {
	for _, c := range room.Stage().Controls() {
		if strings.HasPrefix(c.ID, start) {
			n++
		}
	}
	return n
}

// TestACardIsDraggedToTheBid drags a bottle to the felt, back, and elsewhere.
func TestACardIsDraggedToTheBid(t *testing.T) {
	for _, size := range shapes {
		room := newRoom(t, size)
		sit(t, room)
		up := func() bool { return room.Stage().Find("hand/1").Checked }
		felt := room.Stage().Find("hand/1").Rect
		room.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if it.Kind == ui.Surface && it.Surface.Kind == sprites.Felt {
				felt = it.Box
			}
		})
		drag(t, room, "hand/1", felt.CX(), felt.CY())
		if !up() {
			t.Errorf("%v: a bottle that was dropped on the felt is not lifted", size)
		}
		drag(t, room, "hand/1", felt.CX(), felt.CY()+5)
		if !up() {
			t.Errorf("%v: it is laid back by dropping it there again", size)
		}
		c := room.Stage().Find("hand/2").Rect
		drag(t, room, "hand/1", c.CX(), c.Bottom()+10)
		if up() {
			t.Errorf("%v: it stays lifted although it was dropped in the hand", size)
		}
		room.Activate("hand/1")
		if step(t, room, 2); !up() {
			t.Errorf("%v: a tap does not lift it", size)
		}
	}
}

// TestTheCardFollowsThePointer looks at where a bottle is drawn while it is dragged,
// and that it is back in the hand afterwards.
func TestTheCardFollowsThePointer(t *testing.T) {
	room := newRoom(t, shapes[2])
	sit(t, room)
	c := *room.Stage().Find("hand/1")
	at := func() ui.Rect { return room.Stage().Seen(c.Piece) }
	home := at()
	room.Press(c.Rect.CX(), c.Rect.CY())
	room.Move(c.Rect.CX(), c.Rect.CY()-100)
	step(t, room, 5)
	if got := at(); got.Y > home.Y-99 || got.Y < home.Y-101 {
		t.Errorf("the bottle is at %v when it was dragged up by 100 from %v", got.Y, home.Y)
	}
	room.Move(c.Rect.CX(), c.Rect.CY()-1)
	room.Release()
	if step(t, room, 60); at() != home {
		t.Errorf("the bottle is at %v, not back at %v", at(), home)
	}
}

// TestACardIsDraggedToTheCellar drags a bottle to the place that glows farthest
// left, and one beside all places.
func TestACardIsDraggedToTheCellar(t *testing.T) {
	room := newRoom(t, shapes[0])
	tb := sit(t, room)
	for range 40 {
		if count(room, "place/") > 0 || room.Stage().Find("done") != nil {
			break
		}
		room.Activate("pass")
		step(t, room, 2)
		if room.Stage().Find("sure") != nil {
			room.Activate("sure")
		}
		for range 60 {
			if step(t, room, 1); tb.Deciding() {
				break
			}
		}
	}
	c := room.Stage().Find("hand/0").Rect
	drag(t, room, "hand/0", c.CX(), c.Y-250) // the felt, beside the places or on the rack
	if n := count(room, "place/"); n != 0 {
		t.Fatalf("%d places glow after a bottle was dropped beside them", n)
	}
	room.Activate("hand/0")
	step(t, room, 2)
	place := ""
	for _, c := range room.Stage().Controls() {
		if strings.HasPrefix(c.ID, "place/") {
			place = c.ID
		}
	}
	at := room.Stage().Find(place).Rect
	room.Activate("hand/0") // laid back
	step(t, room, 2)
	hand := count(room, "hand/")
	drag(t, room, "hand/0", at.CX(), at.CY())
	if n := count(room, "hand/"); n != hand-1 {
		t.Errorf("%d bottles in the hand after one of %d was dragged to %s", n, hand, place)
	}
}
