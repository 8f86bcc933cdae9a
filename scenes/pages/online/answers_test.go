package online_test

import (
	"strings"
	"testing"
	"time"

	"treille/engine"
	"treille/engine/device"
	"treille/engine/wire"
	"treille/scenes/app"
	"treille/scenes/games"
	"treille/scenes/pages"
	"treille/scenes/pages/home"
	visit "treille/scenes/pages/online"
	"treille/scenes/play/remote"
	"treille/scenes/testkit/cable"
	"treille/scenes/testkit/scenetest"
	"treille/scenes/ui"
	"treille/sprites"
)

// seen are all words on the screen.
func seen(a *app.App) string {
	var list []string
	a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
		if it.Kind == ui.Text {
			list = append(list, it.Words)
		}
	})
	return strings.Join(list, " ")
}

// TestWhatHoldsWhileAwayIsASwitch changes it in the menu, and by leaving: what is chosen last holds.
func TestWhatHoldsWhileAwayIsASwitch(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, _ *[]string) {
		holds := func() wire.Away {
			tick(t, a, e.Cable, 5)
			e.talk(t)
			return e.people[jonas].Seats().Seats[clara].Away
		}
		scenetest.Act(t, a, "menu")
		for _, c := range []struct {
			label   string
			checked bool
			then    wire.Away
		}{{"While I am away: A computer plays", true, wire.AwayWait}, {"While I am away: The table waits", false, wire.AwayComputer}, {"While I am away: A computer plays", true, wire.AwayWait}} {
			s := scenetest.Find(t, a, "menu/away")
			if s.Label != c.label || s.Role != ui.Checkbox || s.Checked != c.checked {
				t.Fatalf("the switch is %q, on: %t; want %q", s.Label, s.Checked, c.label)
			}
			scenetest.Act(t, a, "menu/away")
			if got := holds(); got != c.then {
				t.Errorf("after a press at %q the server has %q", c.label, got)
			}
		}
		scenetest.Act(t, a, "menu/home")
		if !strings.Contains(seen(a), "The seat stays") {
			t.Errorf("of the seat is said: %s", seen(a))
		}
		scenetest.Act(t, a, "leave/computer")
		if got := holds(); got != wire.AwayComputer {
			t.Errorf("after leaving the seat to a computer the server has %q", got)
		}
	})
}

// TestWaitingIsTheMainAnswer waits for somebody who wants that: to end the game is not the main button, nor in its place.
func TestWaitingIsTheMainAnswer(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		begin(t, a, "weinhaendler", wire.AwayWait).until(t, jonas, 60).sit(t, a).gone(t, a, jonas, 80)
		if wait, end := scenetest.Find(t, a, "line/wait"), scenetest.Find(t, a, "line/end"); !wait.Primary || end.Primary {
			t.Errorf("main are: to wait %t, to end %t", wait.Primary, end.Primary)
		} else if wait.Rect.X < end.Rect.X {
			t.Error("to end the game lies where the main button does")
		}
	})
}

// TestToEndTheGameIsNoMainAnswer asks whether the game is to end: neither answer is the main button, and no
// decision can be taken meanwhile.
func TestToEndTheGameIsNoMainAnswer(t *testing.T) {
	at(t, clara, func(a *app.App, e *evening, _ *[]string) {
		e.people[emma].Do(wire.Stop{})
		e.talk(t)
		tick(t, a, e.Cable, 5)
		a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
			if strings.HasPrefix(it.Control, "question/") && it.Surface.Kind == sprites.Primary {
				t.Errorf("%s looks like the main button", it.Control)
			}
		})
		if !scenetest.Find(t, a, "pass").Disabled {
			t.Error("decisions can be taken meanwhile, which the server refuses")
		}
	})
}

// TestWhoIsAloneIsAskedHimself ends the game while nobody else is there, so that nobody can be asked: the player himself is,
// before it ends at once.
func TestWhoIsAloneIsAskedHimself(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		e := begin(t, a, "weinhaendler", wire.AwayWait).until(t, jonas, 60).sit(t, a)
		e.leaves(jonas)
		e.leaves(emma)
		e.Pass(80)
		e.Table.Tick(e.Now())
		tick(t, a, e.Cable, 10)
		for _, answer := range []string{"question/no", "question/yes"} {
			scenetest.Act(t, a, "menu", "menu/home", "stop")
			tick(t, a, e.Cable, 5)
			if strings.Contains(seen(a), "The game has ended") {
				t.Fatalf("before %s the game has ended", answer)
			}
			scenetest.Act(t, a, answer)
			e.talk(t)
			tick(t, a, e.Cable, 10)
			if ended := strings.Contains(a.Outline().String(), "The game has ended"); ended != (answer == "question/yes") {
				t.Errorf("after %s it has ended: %t\n%s", answer, ended, a.Outline())
			}
		}
	})
}

// endedAway opens the first page of Clara, whose game Jonas has ended since.
func endedAway(t testing.TB, a *app.App) *evening {
	t.Helper()
	e := begin(t, a, "weinhaendler", wire.AwayWait).until(t, clara, 60)
	if err := remote.Keep(a.Store, remote.Ticket{Table: e.Table.ID(), As: wire.AsSeat, Key: cable.Key(1), Game: "weinhaendler", Seat: clara}); err != nil {
		t.Fatal(err)
	}
	a.Push(home.New(a, pages.With(games.All())))
	tick(t, a, e.Cable, 3)
	e.leaves(clara)
	e.leaves(emma)
	e.Pass(80)
	e.Table.Tick(e.Now())
	e.people[jonas].Do(wire.Stop{})
	e.talk(t)
	e.Pass(12) // till it is asked again
	now := a.Now
	a.Now = func() time.Time { return now().Add(12 * time.Second) }
	tick(t, a, e.Cable, 3)
	return e
}

// TestWhoWasAwayReadsThatItWasEnded ends a game while Clara is away: her first page and the list of her tables say who has
// ended it and when, until she has looked there.
func TestWhoWasAwayReadsThatItWasEnded(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		e := endedAway(t, a)
		says := "Ended by Jonas · " + a.Now().Add(-12*time.Second).Format("15:04")
		if card := scenetest.Find(t, a, "online").Label; !strings.HasSuffix(card, says) {
			t.Errorf("the first page says %q, want %q", card, says)
		}
		scenetest.Act(t, a, "online")
		tick(t, a, e.Cable, 3)
		if words := seen(a); !strings.Contains(words, says) || strings.Contains(words, a.Words.Online.Here) {
			t.Errorf("the list says %s, want %q", words, says)
		}
		scenetest.Act(t, a, "table/0")
		tick(t, a, e.Cable, 30)
		if words := seen(a); !strings.Contains(words, "Jonas ended it.") {
			t.Errorf("at the table she reads %s", words)
		}
		scenetest.Act(t, a, "leave")
		tick(t, a, e.Cable, 3)
		if c := a.Stage().Find("online"); c != nil {
			t.Errorf("once she has read it the first page still says %q", c.Label)
		}
		scenetest.Act(t, a, "saves", "online")
		tick(t, a, e.Cable, 3)
		if words := seen(a); !strings.Contains(words, "Over") || !strings.Contains(words, says) {
			t.Errorf("once she has read it the list says %s", words)
		}
		scenetest.Act(t, a, "leave/0")
		if words := seen(a); !strings.Contains(words, a.Words.Online.NoTable) {
			t.Errorf("once it is removed the list says %s", words)
		}
	})
}

// TestWhoEndedATableIsToldSo shows the list and the table to Clara, who has ended it herself.
func TestWhoEndedATableIsToldSo(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		e := begin(t, a, "weinhaendler", wire.AwayWait).until(t, jonas, 60)
		e.leaves(jonas)
		e.leaves(emma)
		e.Pass(80)
		e.Table.Tick(e.Now())
		e.people[clara].Do(wire.Stop{})
		e.talk(t)
		e.leaves(clara)
		open(t, a, e.Cable, remote.Ticket{As: wire.AsSeat, Key: cable.Key(1), Game: "weinhaendler", Seat: clara})
		tick(t, a, e.Cable, 30)
		if words := seen(a); !strings.Contains(words, "You ended it.") {
			t.Errorf("at the table she reads %s", words)
		}
		scenetest.Act(t, a, "leave", "saves", "online")
		tick(t, a, e.Cable, 3)
		if words := seen(a); !strings.Contains(words, "You ended it · ") {
			t.Errorf("in the list she reads %s", words)
		}
	})
}

// TestAGuestBeginsWithTheHostsChoice opens the link of a table whose host wants it to wait for who is away.
func TestAGuestBeginsWithTheHostsChoice(t *testing.T) {
	for _, away := range []wire.Away{wire.AwayWait, wire.AwayComputer} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English("390x844"))
			c := vino(t, a)
			f := &friend{Device: device.New(c.Table.ID(), wire.AsSeat, cable.Key(1))}
			f.come(t, c)
			f.Do(wire.SetAway{Away: away})
			f.talk(t, c)
			open(t, a, c, remote.Ticket{As: wire.AsGuest, Key: cable.Key(inviteKey)})
			scenetest.Act(t, a, "sit")
			tick(t, a, c, 10)
			f.talk(t, c)
			if seats := f.Seats().Seats; seats[1].Who != wire.WhoHuman || seats[1].Away != away {
				t.Errorf("at a table of %q sits %+v", away, seats[1])
			}
		})
	}
}

// TestWhoAsksIsTold asks to end the game: that the others are asked is said at once, and then who does
// not agree.
func TestWhoAsksIsTold(t *testing.T) {
	at(t, clara, func(a *app.App, e *evening, said *[]string) {
		scenetest.Act(t, a, "menu", "menu/home", "stop")
		tick(t, a, e.Cable, 5)
		if times(*said, "The others are asked.") != 1 || !strings.Contains(seen(a), "The others are asked · 30\u202fs") {
			t.Errorf("it is said: %q, and seen: %s", *said, seen(a))
		}
		if c := scenetest.Find(t, a, "pass"); !c.Disabled {
			t.Error("decisions can be taken meanwhile, which the server refuses")
		}
		e.refuses(t, emma)
		if tick(t, a, e.Cable, 5); times(*said, "Emma does not agree.") != 1 || strings.Contains(seen(a), "The others are asked") {
			t.Errorf("afterwards it is said: %q", *said)
		}
	})
}

// refuses lets somebody say no to what was asked last.
func (e *evening) refuses(t testing.TB, p engine.Player) {
	t.Helper()
	e.talk(t)
	for m, ok := e.people[p].News(); ok; m, ok = e.people[p].News() {
		if q, asked := m.(wire.Question); asked {
			e.people[p].Do(wire.Vote{Question: q.Number})
		}
	}
	e.talk(t)
}

// TestARefusedClaimStaysTold claims a seat and is refused: who did so is read until something else is
// chosen, and one person who is asked is spoken of as one.
func TestARefusedClaimStaysTold(t *testing.T) {
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		e := begin(t, a, "weinhaendler", wire.AwayComputer).until(t, jonas, 60)
		e.leaves(jonas)
		e.leaves(clara)
		e.Pass(100)
		e.people[emma].Say(wire.Ping{})
		open(t, a, e.Cable, remote.Ticket{As: wire.AsGuest, Key: cable.Key(inviteKey)})
		if !strings.Contains(seen(a), "Emma is asked: one") {
			t.Errorf("of one who is asked is said: %s", seen(a))
		}
		scenetest.Act(t, a, "claim/1", "claim")
		tick(t, a, e.Cable, 5)
		e.refuses(t, emma)
		tick(t, a, e.Cable, 400) // the note in passing is gone
		if !strings.Contains(seen(a), "Emma does not agree.") {
			t.Errorf("the page says: %s", seen(a))
		}
		scenetest.Act(t, a, "claim/0")
		if tick(t, a, e.Cable, 2); strings.Contains(seen(a), "Emma does not agree.") {
			t.Error("it is still said after another seat was chosen")
		}
	})
}

// TestWhoComesBackIsToldWhatAComputerDid leaves the seat to a computer player and comes back by the
// ticket that is kept.
func TestWhoComesBackIsToldWhatAComputerDid(t *testing.T) {
	at(t, jonas, func(a *app.App, e *evening, said *[]string) {
		e.away(t, a, 6)
		kept, err := remote.Load(a.Store, e.Table.ID())
		if err != nil {
			t.Fatal(err)
		}
		open(t, a, e.Cable, kept)
		tick(t, a, e.Cable, 60)
		told := strings.Join(*said, " ")
		if !strings.Contains(told, "for you. You play again.") || !strings.Contains(told, "A computer has played ") {
			t.Errorf("it is said: %q", *said)
		}
	})
}

// TestTheLobbyOfAPhoneSaysWhatTheWindowDoes looks for the sign of copying, for what others could read, and
// for which machine has to stay awake: of a guest's own nothing is said.
func TestTheLobbyOfAPhoneSaysWhatTheWindowDoes(t *testing.T) {
	for _, size := range []string{"390x844", "844x390"} {
		scenetest.Do(func() {
			a := scenetest.NewApp(scenetest.English(size))
			c := vino(t, a)
			c.Server.Base = "http://192.168.1.20:8080/"
			open(t, a, c, host)
			tick(t, a, c, 2)
			if words := seen(a); !strings.Contains(words, "Nothing is encrypted") || !strings.Contains(words, "this machine") {
				t.Errorf("%s: the host reads: %s", size, words)
			}
			field, signs := scenetest.Find(t, a, "link").Rect, 0
			a.Stage().Visit(func(it ui.Item, _ ui.Rect) {
				if it.Kind == ui.Surface && it.Surface.Icon == "copy" && it.Box.Within(field) {
					signs++
				}
			})
			if signs != 1 {
				t.Errorf("%s: in the field of the link are %d signs of copying", size, signs)
			}
		})
	}
	scenetest.Do(func() {
		a := scenetest.NewApp(scenetest.English("390x844"))
		c := vino(t, a)
		c.Server.Base = "http://192.168.1.20:8080/"
		joins(t, c, 1, "hedgehog", "Jonas")
		open(t, a, c, remote.Ticket{As: wire.AsSeat, Key: cable.Key(21), Invite: cable.Key(inviteKey)})
		tick(t, a, c, 2)
		if words := seen(a); strings.Contains(words, "this machine") || !strings.Contains(words, "stay awake") {
			t.Errorf("a guest reads: %s", words)
		}
		c.Pass(150) // the host is away: his rights pass to the guest
		c.Table.Tick(c.Now())
		if tick(t, a, c, 30); a.Stage().Find("seat/2") == nil || scenetest.Find(t, a, "seat/2").Disabled || strings.Contains(seen(a), "this machine") {
			t.Errorf("a guest who has become host reads: %s", seen(a))
		}
	})
}

// TestADeadLinkLeadsBackToWhereItWasOpened opens one on the page of the tables.
func TestADeadLinkLeadsBackToWhereItWasOpened(t *testing.T) {
	scenetest.Do(func() {
		a, said := scenetest.NewApp(scenetest.English("390x844")), []string{}
		a.Listen(func(text string) { said = append(said, text) })
		c := vino(t, a)
		specs := pages.With(games.All())
		a.Push(home.New(a, specs))
		a.Push(visit.NewTablesPage(a, specs, nil))
		scenetest.Tick(t, a, 2)
		visit.FollowHere(a, specs, "https://treille.example/#join="+string(c.Table.ID())+"."+cable.Key(7).String())
		tick(t, a, c, 20)
		if times(said, "This link opens no table. It may") != 1 {
			t.Errorf("it is said: %q", said)
		}
		a.Scene().Back()
		if tick(t, a, c, 2); a.Scene().Name() != "online-tables" {
			t.Errorf("it leads back to %q", a.Scene().Name())
		}
	})
}

// TestAFullTableWaitsForItsHost lists a table before its game, with a free seat and without one, for who opened it and for a guest.
func TestAFullTableWaitsForItsHost(t *testing.T) {
	scenetest.Do(func() {
		for _, c := range []struct {
			full  bool
			watch wire.Key
			want  string
		}{{true, cable.Key(watchKey), "All are here: start"}, {false, cable.Key(watchKey), "1 seat free"}, {true, wire.Key{}, "All seats are taken."}} {
			a := scenetest.NewApp(scenetest.English("390x844"))
			line := vino(t, a)
			joins(t, line, 1, "hedgehog", "Jonas")
			if c.full {
				joins(t, line, 2, "snail", "Emma")
			}
			k := remote.Ticket{Table: line.Table.ID(), As: wire.AsSeat, Key: cable.Key(1), Watch: c.watch, Game: "vino", Seat: 0}
			if err := remote.Keep(a.Store, k); err != nil {
				t.Fatal(err)
			}
			specs := pages.With(games.All())
			a.Push(home.New(a, specs))
			scenetest.Tick(t, a, 3)
			if card := scenetest.Find(t, a, "online").Label; !strings.HasSuffix(card, c.want) {
				t.Errorf("the first page says %q, want %q", card, c.want)
			}
			a.Push(visit.NewTablesPage(a, specs, nil))
			scenetest.Tick(t, a, 3)
			row, words := scenetest.Find(t, a, "table/0").Label, seen(a)
			if waits := c.want == "All are here: start"; !strings.HasSuffix(row, c.want) || strings.Contains(words, a.Words.Online.Here) != waits || strings.Contains(words, a.Words.Online.NotBegunHead) == waits || strings.Contains(words, a.Words.Online.Others) {
				t.Errorf("the list says %q, want %q, in %s", row, c.want, words)
			}
		}
	})
}

// TestTheLobbySaysWhatTheCodeIsFor reads it once it is the one to watch.
func TestTheLobbySaysWhatTheCodeIsFor(t *testing.T) {
	scenetest.Do(func() {
		for _, look := range []scenetest.Look{{Size: "390x844"}, {Size: "844x390"}, {Size: "1280x800"}, {Size: "390x844", Text: 200}} {
			look.Lang = "en"
			a := scenetest.NewApp(look)
			c := vino(t, a)
			joins(t, c, 1, "hedgehog", "Jonas")
			joins(t, c, 2, "snail", "Emma")
			open(t, a, c, host)
			tick(t, a, c, 2)
			scenetest.Act(t, a, "watch")
			if words := seen(a); !strings.Contains(words, a.Words.Online.WatchLink) {
				t.Errorf("%s, text %d: above the code to watch stands nothing: %s", look.Size, look.Text, words)
			}
		}
	})
}
