package online_test

import (
	"testing"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/device"
	"treille/engine/games"
	"treille/engine/match"
	"treille/engine/record"
	"treille/engine/wire"
	"treille/scenes/app"
	local "treille/scenes/play/host"
	"treille/scenes/play/remote"
	"treille/scenes/testkit/cable"
	"treille/scenes/testkit/scenetest"
)

// An evening is a game at a table on the server: Clara sits at this device, Jonas and Emma at
// others, and Hugo is a computer player.
type evening struct {
	*cable.Cable
	people [3]*friend // Clara until she comes with this device, Jonas, Emma
}

const clara, jonas, emma = engine.Player(0), engine.Player(1), engine.Player(2)

// begin opens a table and begins its game. Jonas wants to be waited for, or a computer to play.
func begin(t testing.TB, a *app.App, game string, jonasAway wire.Away) *evening {
	t.Helper()
	return timed(t, a, game, jonasAway, 0)
}

// timed is begin with so many seconds a decision.
func timed(t testing.TB, a *app.App, game string, jonasAway wire.Away, clock int) *evening {
	t.Helper()
	g, err := games.ByName(game)
	if err != nil {
		t.Fatal(err)
	}
	e := &evening{Cable: cable.New(5, 0, 0)}
	a.Line = e.Cable
	a.SetMe("Clara", "fox")
	var why wire.Code
	e.Table, why = e.Server.Create(0, wire.Opening{
		Game: game, Rules: g.Rules(), Players: 4, Clock: clock, Away: wire.AwayComputer, Events: wire.Events, Invite: cable.Key(inviteKey), Watch: cable.Key(watchKey),
		Host:   wire.Sit{Seat: clara, Key: cable.Key(1), Nonce: cable.Key(9), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"},
		Others: []wire.SetSeat{{Seat: 3, Who: engine.Greedy, Crest: "owl", Name: "Hugo"}},
	})
	if why != "" {
		t.Fatal(why)
	}
	e.people[clara] = &friend{Device: device.New(e.Table.ID(), wire.AsSeat, cable.Key(1))}
	e.people[clara].come(t, e.Cable)
	e.people[jonas] = joins(t, e.Cable, jonas, "hedgehog", "Jonas")
	e.people[jonas].Do(wire.SetAway{Away: jonasAway})
	e.people[emma] = joins(t, e.Cable, emma, "snail", "Emma")
	e.people[clara].Do(wire.Start{})
	e.talk(t)
	return e
}

// talk lets all say and hear what they have to.
func (e *evening) talk(t testing.TB) {
	t.Helper()
	for e.Table.Think(e.Now(), 1000) {
	}
	for _, f := range e.people {
		if f != nil && f.conn != nil {
			f.talk(t, e.Cable)
			for _, ok := f.Next(); ok; _, ok = f.Next() {
			}
			f.talk(t, e.Cable)
		}
	}
}

// decides lets somebody at another device decide.
func (e *evening) decides(t testing.TB, p engine.Player) {
	t.Helper()
	f := e.people[p]
	b, err := bot.New(engine.Greedy, f.Game(), 7, p)
	if err != nil {
		t.Fatal(err)
	}
	f.Play(b.Choose(f.Info(), len(f.History())))
	e.talk(t)
}

// away lets Clara leave her seat to a computer player, and the others decide so many times meanwhile.
func (e *evening) away(t testing.TB, a *app.App, times int) {
	t.Helper()
	scenetest.Act(t, a, "menu", "menu/home", "leave/computer")
	tick(t, a, e.Cable, 5)
	for range times {
		e.talk(t)
		for _, p := range []engine.Player{jonas, emma} {
			if e.people[p].Acting().Has(p) {
				e.decides(t, p)
			}
		}
	}
}

// until lets all decide until only one seat owes a decision and n events have happened, or
// until nobody owes one any more.
func (e *evening) until(t testing.TB, owes engine.Player, n int) *evening {
	t.Helper()
	for range 3000 {
		e.talk(t)
		acting := e.people[clara].Acting()
		if acting == engine.Only(owes) && len(e.people[clara].History()) >= n {
			return e
		}
		if acting == 0 && owes == engine.Terminal {
			return e
		}
		for p := range engine.Player(len(e.people)) {
			if acting.Has(p) && e.people[p].Acting().Has(p) {
				e.decides(t, p)
				break
			}
		}
	}
	t.Fatal("it does not come to that")
	return nil
}

// sit opens the table on this device, for Clara.
func (e *evening) sit(t testing.TB, a *app.App) *evening {
	t.Helper()
	e.leaves(clara)
	e.people[clara] = nil
	open(t, a, e.Cable, host)
	return e
}

// played files a game that was finished at such a table.
func played(t testing.TB, a *app.App) {
	t.Helper()
	g, err := games.ByName("farbenpoker")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, engine.Setup{Players: 2, Seed: 1}, []record.Seat{{Kind: record.Human, Crest: "fox", Name: "Clara"}, {Kind: record.Human, Crest: "snail", Name: "Emma"}})
	if err != nil {
		t.Fatal(err)
	}
	for !m.Over() {
		p := m.Acting().First()
		b, err := bot.New(engine.Greedy, g, 1, p)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(p, b.Choose(m.Info(p), m.DecisionPly(p))); err != nil {
			t.Fatal(err)
		}
	}
	if err := local.Games(a).FileMine(m.Record().Bytes(), clara); err != nil {
		t.Fatal(err)
	}
}

// leaves cuts the connection of somebody.
func (e *evening) leaves(p engine.Player) {
	e.Table.Drop(e.Now(), e.people[p].conn)
	e.people[p].conn = nil
}

// gone lets somebody have no connection for so many seconds.
func (e *evening) gone(t testing.TB, a *app.App, p engine.Player, seconds int) {
	t.Helper()
	e.leaves(p)
	e.Pass(seconds)
	e.people[emma].Say(wire.Ping{})
	e.Table.Tick(e.Now())
	e.seats(t, a)
}

// seats has it told anew who is there.
func (e *evening) seats(t testing.TB, a *app.App) {
	t.Helper()
	e.leaves(emma)
	tick(t, a, e.Cable, 3)
	e.people[emma].come(t, e.Cable)
	e.talk(t)
	tick(t, a, e.Cable, 10)
}

// moment is after how many events a game is looked at.
var moment = map[string]int{"weinhaendler": 60, "vino": 60, "zankapfel": 60, "farbenpoker": 100}

// evenings are the states of a table.
func evenings() (list []scenetest.Scene) {
	add := func(name string, open func(testing.TB, *app.App)) {
		list = append(list, scenetest.Scene{Name: name, Unkept: true, Open: open})
	}
	for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		add(game+"-waits", func(t testing.TB, a *app.App) {
			begin(t, a, game, wire.AwayComputer).until(t, jonas, moment[game]).sit(t, a)
		})
		add(game+"-gone", func(t testing.TB, a *app.App) {
			begin(t, a, game, wire.AwayComputer).until(t, jonas, moment[game]).sit(t, a).gone(t, a, jonas, 80)
		})
		add(game+"-told", func(t testing.TB, a *app.App) {
			begin(t, a, game, wire.AwayComputer).until(t, clara, 60).sit(t, a).gone(t, a, jonas, 12)
		})
	}
	wein := func(t testing.TB, a *app.App, owes engine.Player) *evening {
		return begin(t, a, "weinhaendler", wire.AwayComputer).until(t, owes, 60).sit(t, a)
	}
	asked := func(t testing.TB, a *app.App, e *evening, do wire.Verb, by engine.Player) {
		e.people[by].Do(do)
		e.talk(t)
		tick(t, a, e.Cable, 5)
	}
	add("evening-asked", func(t testing.TB, a *app.App) {
		e := begin(t, a, "weinhaendler", wire.AwayComputer).until(t, jonas, 90).sit(t, a)
		e.decides(t, jonas)
		e.decides(t, emma)
		asked(t, a, e, wire.Ask{}, jonas)
	})
	for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		add(game+"-stop", func(t testing.TB, a *app.App) {
			asked(t, a, begin(t, a, game, wire.AwayComputer).until(t, clara, moment[game]).sit(t, a), wire.Stop{}, emma)
		})
	}
	add("evening-claim", func(t testing.TB, a *app.App) {
		e := wein(t, a, clara)
		e.gone(t, a, jonas, 90)
		e.claims(t, a, jonas, cable.Key(77))
	})
	add("evening-moved", func(t testing.TB, a *app.App) {
		e := wein(t, a, jonas)
		e.takenOver(t, a)
	})
	add("evening-signs", func(t testing.TB, a *app.App) {
		wein(t, a, jonas)
		scenetest.Act(t, a, "signs")
	})
	add("evening-lost", func(t testing.TB, a *app.App) { wein(t, a, clara).Cut(10000) })
	add("evening-back", func(t testing.TB, a *app.App) {
		e := wein(t, a, jonas)
		e.Cut(3)
		e.decides(t, jonas)
		tick(t, a, e.Cable, 20)
	})
	add("evening-waits-for", func(t testing.TB, a *app.App) {
		begin(t, a, "weinhaendler", wire.AwayWait).until(t, jonas, 60).sit(t, a).gone(t, a, jonas, 80)
	})
	add("evening-alone", func(t testing.TB, a *app.App) { // and ends the game
		e := begin(t, a, "weinhaendler", wire.AwayWait).until(t, jonas, 60).sit(t, a)
		e.gone(t, a, jonas, 80)
		e.leaves(emma)
		e.Pass(70)
		e.Table.Tick(e.Now())
		tick(t, a, e.Cable, 10)
		scenetest.Act(t, a, "line/end")
		tick(t, a, e.Cable, 5)
	})
	add("ended-home", func(t testing.TB, a *app.App) { endedAway(t, a) })
	add("ended-tables", func(t testing.TB, a *app.App) {
		e := endedAway(t, a)
		scenetest.Act(t, a, "online")
		tick(t, a, e.Cable, 3)
	})
	add("ended-read", func(t testing.TB, a *app.App) {
		e := endedAway(t, a)
		scenetest.Act(t, a, "online", "table/0")
		tick(t, a, e.Cable, 30)
	})
	add("evening-stands-in", func(t testing.TB, a *app.App) {
		e := wein(t, a, jonas)
		e.gone(t, a, jonas, 80)
		scenetest.Act(t, a, "line/computer")
		tick(t, a, e.Cable, 20)
	})
	add("evening-ended", func(t testing.TB, a *app.App) {
		e := wein(t, a, clara)
		asked(t, a, e, wire.Stop{}, emma)
		e.agrees(t, jonas)
		scenetest.Act(t, a, "question/yes")
		tick(t, a, e.Cable, 10)
	})
	add("evening-over", func(t testing.TB, a *app.App) { over(t, a, jonas, emma) })
	add("evening-again", func(t testing.TB, a *app.App) {
		e := over(t, a, jonas)
		scenetest.Act(t, a, "again")
		tick(t, a, e.Cable, 20)
	})
	add("evening-leave", func(t testing.TB, a *app.App) {
		wein(t, a, jonas)
		scenetest.Act(t, a, "menu", "menu/home")
	})
	for _, game := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
		add(game+"-clock", func(t testing.TB, a *app.App) {
			timed(t, a, game, wire.AwayComputer, 120).runs(t, a, jonas, moment[game], 40)
		})
	}
	add("evening-clock", func(t testing.TB, a *app.App) {
		timed(t, a, "weinhaendler", wire.AwayComputer, 120).runs(t, a, clara, 60, 113)
	})
	add("evening-clock-other", func(t testing.TB, a *app.App) {
		timed(t, a, "weinhaendler", wire.AwayWait, 30).runs(t, a, jonas, 60, 24)
	})
	add("evening-late", func(t testing.TB, a *app.App) {
		timed(t, a, "weinhaendler", wire.AwayWait, 30).runs(t, a, jonas, 60, 31)
	})
	add("evening-menu", func(t testing.TB, a *app.App) {
		wein(t, a, jonas)
		scenetest.Act(t, a, "menu")
	})
	add("evening-full-disk", func(t testing.TB, a *app.App) {
		e := wein(t, a, clara)
		if a.Stage().Find("hint") == nil {
			scenetest.Act(t, a, "menu", "menu/hint")
		} else {
			scenetest.Act(t, a, "hint")
		}
		scenetest.Tick(t, a, 1)
		kept, err := remote.Load(a.Store, e.Table.ID())
		if err != nil {
			t.Fatal(err)
		}
		said, err := wire.ParseFromDevice(kept.Unanswered)
		if err != nil {
			t.Fatal(err)
		}
		e.Says(wire.No{K: said.(wire.Command).K, Code: wire.CodeStorage})
		scenetest.Tick(t, a, 2)
	})
	for why, name := range map[wire.Close]string{wire.CloseVersion: "version", wire.CloseGone: "cleared", wire.CloseAside: "aside"} {
		add("evening-"+name, func(t testing.TB, a *app.App) {
			e := wein(t, a, jonas)
			e.Ends(why)
			tick(t, a, e.Cable, 5)
		})
	}
	for _, game := range []string{"vino", "zankapfel", "farbenpoker"} {
		add(game+"-watched", func(t testing.TB, a *app.App) {
			e := begin(t, a, game, wire.AwayComputer).until(t, jonas, moment[game])
			open(t, a, e.Cable, watch)
		})
	}
	add("evening-watched", func(t testing.TB, a *app.App) {
		e := begin(t, a, "weinhaendler", wire.AwayComputer).until(t, jonas, 60)
		open(t, a, e.Cable, watch)
	})
	return list
}

// runs opens the table on this device when the time of who owes a decision has run for so long.
func (e *evening) runs(t testing.TB, a *app.App, owes engine.Player, n, seconds int) *evening {
	t.Helper()
	e.until(t, owes, n)
	e.people[owes].Say(wire.Due{})
	e.talk(t)
	e.Pass(seconds)
	e.sit(t, a)
	tick(t, a, e.Cable, 70)
	return e
}

// over plays a game to its end, after which some want to play again, and shows Clara the result.
func over(t testing.TB, a *app.App, again ...engine.Player) *evening {
	t.Helper()
	e := begin(t, a, "weinhaendler", wire.AwayComputer).until(t, engine.Terminal, 0)
	for _, p := range again {
		e.people[p].Do(wire.Again{})
	}
	e.talk(t)
	e.sit(t, a)
	for range 100 {
		if a.Scene().Name() == "result" {
			break
		}
		tick(t, a, e.Cable, 10)
	}
	return e
}

// agrees lets somebody say yes to what was asked last.
func (e *evening) agrees(t testing.TB, p engine.Player) {
	t.Helper()
	e.talk(t)
	for m, ok := e.people[p].News(); ok; m, ok = e.people[p].News() {
		if q, asked := m.(wire.Question); asked {
			e.people[p].Do(wire.Vote{Question: q.Number, Yes: true})
		}
	}
	e.talk(t)
}

// claims lets a guest say that he is somebody who sits there.
func (e *evening) claims(t testing.TB, a *app.App, p engine.Player, key wire.Key) {
	t.Helper()
	f := &friend{Device: device.New(e.Table.ID(), wire.AsGuest, cable.Key(inviteKey))}
	f.come(t, e.Cable)
	f.Say(wire.Claim{Seat: p, Key: key, Name: f.Seats().Seats[p].Name})
	f.talk(t, e.Cable)
	e.talk(t)
	tick(t, a, e.Cable, 5)
}

// takenOver lets another device in to Clara's seat while this one has no connection.
func (e *evening) takenOver(t testing.TB, a *app.App) {
	t.Helper()
	e.Cut(20)
	e.Pass(80)
	e.claims(t, a, clara, cable.Key(78))
	e.agrees(t, jonas)
	tick(t, a, e.Cable, 60)
}

var watch = remote.Ticket{As: wire.AsWatch, Key: cable.Key(watchKey)}
