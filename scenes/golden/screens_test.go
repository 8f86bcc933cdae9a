package golden

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"treille/audio"
	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	wh "treille/engine/weinhaendler"
	"treille/scenes"
	"treille/scenes/home"
	"treille/scenes/newgame"
	"treille/scenes/rules"
	"treille/scenes/settings"
	"treille/scenes/store"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/scenes/weinhaendler"
)

// A size is a window in CSS pixels.
type size struct{ w, h float64 }

var sizes = map[string]size{
	"390x844": {390, 844}, "844x390": {844, 390}, "1280x800": {1280, 800}, "2560x1440": {2560, 1440},
}

// A look is how a player has set the game.
type look struct {
	size string
	lang string
	text int
}

// newRoom makes a room in which nothing has been stored.
func newRoom(t *testing.T, l look) *scenes.Room {
	t.Helper()
	s := store.Defaults()
	s.Language, s.TextSize, s.Speed = l.lang, l.text, store.SpeedInstant
	room := scenes.NewRoom(&store.Memory{}, s, audio.New(audio.Silent()))
	z := sizes[l.size]
	room.Resize(z.w, z.h, 1)
	return room
}

// A scene is a screen in a state that a test wants to see.
type scene struct {
	name string
	open func(t *testing.T, room *scenes.Room)
}

var names = []string{"Clara", "Hugo", "Emma", "Jonas", "Friederike"}

// play plays a game among so many, the first of them a person, until the
// condition holds at a decision of his.
func play(t *testing.T, players, people int, seed uint64, until func(in *wh.Info) bool) *match.Match {
	t.Helper()
	g, err := games.ByName("weinhaendler")
	if err != nil {
		t.Fatal(err)
	}
	crests := store.Crests()
	var seats []record.Seat
	for i := range players {
		kind := "greedy"
		if i < people {
			kind = table.Human
		}
		seats = append(seats, record.Seat{Kind: kind, Crest: crests[i], Name: names[i]})
	}
	m, err := match.New(g, engine.Setup{Players: players, Seed: seed}, seats)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		in := m.Info(p).(*wh.Info)
		if p == 0 && until != nil && until(in) {
			return m
		}
		b, err := bot.New("greedy", g, seed, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(in, m.Ply())); err != nil {
			t.Fatal(err)
		}
	}
	if until != nil {
		t.Fatalf("no game state of seed %d is as wanted", seed)
	}
	return m
}

// sit opens the table of a match.
func sit(t *testing.T, room *scenes.Room, m *match.Match) *weinhaendler.Table {
	t.Helper()
	tb, err := weinhaendler.New(room, m, table.NewSaver(room))
	if err != nil {
		t.Fatal(err)
	}
	tb.Decided()
	room.Push(home.New(room))
	room.Push(tb)
	return tb
}

func bidding(round int) func(*wh.Info) bool {
	return func(in *wh.Info) bool {
		return in.Phase() == wh.Bidding && in.Round() >= round && in.HandSize(0) >= 4 && in.Bid(1) != 0 && in.Bid(2) != 0
	}
}

func placing(round int) func(*wh.Info) bool {
	return func(in *wh.Info) bool {
		return in.Phase() == wh.Cellars && in.Round() >= round && in.MustPlace() > 0
	}
}

// tick lets time pass until the screen rests, at most so many ticks.
func tick(t *testing.T, room *scenes.Room, n int) {
	t.Helper()
	for range n {
		if err := room.Update(); err != nil {
			t.Fatal(err)
		}
	}
}

func act(t *testing.T, room *scenes.Room, ids ...string) {
	t.Helper()
	for _, id := range ids {
		if room.Stage().Find(id) == nil {
			var have []string
			for _, c := range room.Stage().Controls() {
				have = append(have, c.ID)
			}
			t.Fatalf("no control %q; there are %q", id, have)
		}
		room.Activate(id)
		tick(t, room, 3)
	}
}

var all = []scene{
	{"home", func(t *testing.T, room *scenes.Room) { room.Push(home.New(room)) }},
	{"home-continue", func(t *testing.T, room *scenes.Room) {
		m := play(t, 4, 1, 7, bidding(4))
		saver := table.NewSaver(room)
		saver.Save(m)
		room.Push(home.New(room))
	}},
	{"newgame", func(t *testing.T, room *scenes.Room) { room.Push(newgame.New(room)) }},
	{"newgame-edit", func(t *testing.T, room *scenes.Room) {
		room.Push(newgame.New(room))
		tick(t, room, 2)
		act(t, room, "edit/1")
	}},
	{"settings", func(t *testing.T, room *scenes.Room) { room.Push(settings.New(room)) }},
	{"rules", func(t *testing.T, room *scenes.Room) { room.Push(rules.New(room, 0, true)) }},
	{"rules-bottles", func(t *testing.T, room *scenes.Room) { room.Push(rules.New(room, 5, false)) }},
	{"bidding", func(t *testing.T, room *scenes.Room) {
		sit(t, room, play(t, 4, 1, 7, bidding(4)))
		tick(t, room, 3)
		act(t, room, "hand/1", "hand/2")
	}},
	{"bidding3", func(t *testing.T, room *scenes.Room) {
		sit(t, room, play(t, 3, 1, 3, bidding(3)))
		tick(t, room, 3)
		act(t, room, "hand/0")
	}},
	{"bidding5", func(t *testing.T, room *scenes.Room) {
		sit(t, room, play(t, 5, 1, 5, bidding(3)))
		tick(t, room, 3)
		act(t, room, "hand/0", "hand/1")
	}},
	{"placing", func(t *testing.T, room *scenes.Room) {
		sit(t, room, play(t, 4, 1, 7, placing(3)))
		tick(t, room, 3)
		act(t, room, "hand/5")
		choosePlace(t, room)
	}},
	{"placing-first", func(t *testing.T, room *scenes.Room) {
		sit(t, room, play(t, 4, 1, 7, placing(1)))
		tick(t, room, 3)
		act(t, room, "hand/3")
	}},
	{"cover", func(t *testing.T, room *scenes.Room) {
		sit(t, room, play(t, 4, 2, 7, bidding(3)))
		tick(t, room, 5)
	}},
	{"result", func(t *testing.T, room *scenes.Room) {
		tb := sit(t, room, play(t, 4, 1, 7, nil))
		room.Push(weinhaendler.NewResult(tb))
	}},
	{"menu", func(t *testing.T, room *scenes.Room) {
		sit(t, room, play(t, 4, 1, 7, bidding(3)))
		tick(t, room, 3)
		act(t, room, "menu")
	}},
	{"log", func(t *testing.T, room *scenes.Room) {
		sit(t, room, play(t, 4, 1, 7, bidding(3)))
		tick(t, room, 3)
		act(t, room, "menu", "menu/log")
	}},
}

// choosePlace taps the first place that glows.
func choosePlace(t *testing.T, room *scenes.Room) {
	t.Helper()
	for _, c := range room.Stage().Controls() {
		if len(c.ID) > 6 && c.ID[:6] == "place/" {
			act(t, room, c.ID)
			return
		}
	}
	t.Fatal("no place glows")
}

// shoot opens a scene and returns its room and picture.
func shoot(t *testing.T, sc scene, l look) (*scenes.Room, *ebiten.Image) {
	t.Helper()
	room := newRoom(t, l)
	z := sizes[l.size]
	img := ebiten.NewImage(int(z.w), int(z.h))
	sc.open(t, room)
	tick(t, room, 40)
	room.Stage().Rest()
	tick(t, room, 1)
	room.Draw(img)
	return room, img
}

var _ ui.Rect
