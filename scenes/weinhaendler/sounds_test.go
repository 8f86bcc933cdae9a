package weinhaendler

import (
	"testing"

	"treille/audio"
	"treille/engine"
	wh "treille/engine/weinhaendler"
	"treille/scenes"
	"treille/scenes/home"
	"treille/scenes/host"
	"treille/scenes/store"
	"treille/scenes/table"
)

// A listener follows a game of computer players tick by tick: which events are
// shown, and what is heard.
type listener struct {
	t     *testing.T
	room  *scenes.Room
	table *table.Table
	tick  int
	beats []beaten
	heard []heard
}

type beaten struct {
	tick  int
	event engine.Event
}

type heard struct {
	tick    int
	sound   audio.Sound
	options audio.Options
}

// A spy is a guest who tells of each beat.
type spy struct {
	table.Guest
	tell func(engine.Event)
}

func (s spy) Beat(e engine.Event) float64 {
	s.tell(e)
	return s.Guest.Beat(e)
}

func newListener(t *testing.T, speed store.Speed) *listener {
	settings := store.Defaults()
	settings.Speed = speed
	l := &listener{t: t, room: scenes.NewRoom(&store.Memory{}, settings, audio.New(audio.Silent()))}
	l.room.Sound.Listen(func(s audio.Sound, o audio.Options) { l.heard = append(l.heard, heard{l.tick, s, o}) })
	l.room.Resize(390, 844, 1)
	var seats []table.Seat
	for i := range 3 {
		seats = append(seats, table.Seat{Kind: "greedy", Crest: store.Crests()[i], Name: l.room.Words.NewGame.DefaultNames[i]})
	}
	kind := Kind()
	kind.Sit = func(tab *table.Table) table.Guest {
		return spy{sit(tab), func(e engine.Event) { l.beats = append(l.beats, beaten{l.tick, e}) }}
	}
	referee, err := host.New(kind.Game, engine.Setup{Players: 3, Seed: 5}, seats, host.NewSaver(l.room))
	if err != nil {
		t.Fatal(err)
	}
	l.room.Push(home.New(l.room, []table.Kind{kind}))
	l.table = table.New(l.room, kind, referee)
	l.room.Push(l.table)
	return l
}

func (l *listener) update() {
	l.tick++
	if err := l.room.Update(); err != nil {
		l.t.Fatal(err)
	}
}

// TestABottleSoundsWhenItLands plays a game and listens to the cellars: a bottle
// is heard when it lies, glasses follow where three bottles score, and a cork
// pops only for three alike.
func TestABottleSoundsWhenItLands(t *testing.T) {
	l := newListener(t, store.SpeedOne)
	for range 40000 {
		if l.table.Ended() {
			break
		}
		l.update()
	}
	want := map[audio.Sound][]int{} // ticks
	for _, b := range l.beats {
		if b.event.Kind != wh.EventCardPlaced {
			continue
		}
		laid := audio.Bottle
		if wh.Decode(engine.Action(b.event.Value)).Card == wh.Empty {
			laid = audio.EmptyBottle
		}
		want[laid] = append(want[laid], b.tick+landsAfter)
		switch {
		case b.event.Num[1] > 0:
			want[audio.TripletAlike] = append(want[audio.TripletAlike], b.tick+landsAfter+toastsAfter)
		case b.event.Num[2] > 0:
			want[audio.Triplet] = append(want[audio.Triplet], b.tick+landsAfter+toastsAfter)
		}
	}
	got := map[audio.Sound][]int{}
	for _, h := range l.heard {
		got[h.sound] = append(got[h.sound], h.tick)
	}
	if len(want[audio.Bottle]) < 10 || len(want[audio.Triplet])+len(want[audio.TripletAlike]) < 3 {
		t.Fatalf("the game has too little to listen to: %v", want)
	}
	for _, s := range []audio.Sound{audio.Bottle, audio.EmptyBottle, audio.Triplet, audio.TripletAlike, audio.Cork} {
		if len(got[s]) != len(want[s]) {
			t.Errorf("sound %d is heard %d times, want %d", s, len(got[s]), len(want[s]))
			continue
		}
		for i, at := range want[s] {
			if d := got[s][i] - at; d < -1 || d > 1 {
				t.Errorf("sound %d is heard at tick %d, want %d", s, got[s][i], at)
			}
		}
	}
}

// TestASkipSoundsOnce skips whatever comes, again and again: of all that was
// skipped the last event sounds, softer by 6 dB.
func TestASkipSoundsOnce(t *testing.T) {
	l := newListener(t, store.SpeedOne)
	skips := 0
	for l.tick < 6000 && !l.table.Ended() {
		l.update()
		if l.tick%31 != 0 {
			continue
		}
		l.table.Skip()
		before, events := len(l.heard), len(l.beats)
		l.update()
		if len(l.beats)-events < 2 {
			continue
		}
		skips++
		last := wh.EventPassed // only an example of what is not a chord
		for _, b := range l.beats[events:] {
			last = b.event.Kind
		}
		n := 0
		for _, h := range l.heard[before:] {
			switch h.sound {
			case audio.Point, audio.Page, audio.Lost, audio.Win:
				continue
			}
			n++
			if h.options.Gain > -6 {
				t.Errorf("sound %d is heard at %+.0f dB after a skip", h.sound, h.options.Gain)
			}
		}
		if n > 2 {
			t.Errorf("%d sounds after a skip whose last event is %v", n, last)
		}
	}
	if skips < 3 {
		t.Errorf("%d skips", skips)
	}
}
