package remote

import (
	"strconv"
	"time"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Times after which something is said, or can be done.
const (
	slowAfter = 3 * time.Second  // what was decided is still on its way
	goneAfter = 10 * time.Second // somebody has no connection
	callAfter = 60 * time.Second // a computer player can be called for him
	waitsFor  = 60 * time.Second // "Wait" puts that away
	lostAfter = 10 * time.Second // the own buttons give way
)

// Tick implements [table.Company]: who is back decides himself again.
func (r *Referee) Tick() {
	me := r.Viewer()
	if s, ok := r.seat(me); ok && s.Presence == wire.PresenceComputer && !r.backs {
		r.backs = true
		r.Tell(wire.Back{})
	} else if ok && s.Presence != wire.PresenceComputer {
		r.backs = false
	}
	for m, ok := r.Connection.News(); ok; m, ok = r.Connection.News() {
		r.told(m)
	}
	if r.Waits() && r.app.Now().After(r.again) {
		r.again = r.app.Now().Add(4 * time.Second)
		r.Retry()
	}
}

// seat is who sits at p.
func (r *Referee) seat(p engine.Player) (s wire.Seat, ok bool) {
	list := r.Connection.Seats().Seats
	if p < 0 || int(p) >= len(list) {
		return s, false
	}
	return list[p], true
}

func (r *Referee) name(p engine.Player) string {
	s, _ := r.seat(p)
	return s.Name
}

// gone is for how long somebody has had no connection; 0 if he has.
func (r *Referee) gone(p engine.Player) time.Duration {
	s, ok := r.seat(p)
	if !ok || s.Presence != wire.PresenceGone {
		return 0
	}
	return time.Duration(s.Gone)*time.Second + r.app.Now().Sub(r.SeatsAt())
}

// clockWords are a time as people say it: "20 s", "1:20".
func clockWords(d time.Duration) string {
	n := int(d / time.Second)
	if n < 60 {
		return strconv.Itoa(n) + "\u202fs"
	}
	rest := strconv.Itoa(n % 60)
	if len(rest) < 2 {
		rest = "0" + rest
	}
	return strconv.Itoa(n/60) + ":" + rest
}

// State implements [table.Company].
func (r *Referee) State() table.LineState {
	w, now := r.app.Words.Online, r.app.Now()
	none := table.LineState{Seat: engine.Terminal}
	said := func(icon, words string, actions ...ui.ButtonSpec) table.LineState {
		return table.LineState{Words: words, Seat: engine.Terminal, Icon: icon, Actions: actions}
	}
	first := ui.ButtonSpec{ID: "line/leave", Label: w.ToFirst, Act: func() { r.Leave(); r.app.Home() }}
	switch state, since, why := r.Connection.State(); {
	case state == Stopped:
		return said("warn", r.whyStopped(why), first)
	case state == Lost:
		words := w.Own.With("time", clockWords(r.Connection.Again()+time.Second))
		if now.Sub(since) < lostAfter {
			return said("antenna-off", words)
		}
		return said("antenna-off", words, first, ui.ButtonSpec{ID: "line/now", Label: w.TryNow, Act: r.Retry})
	case r.Waits():
		return said("warn", w.CannotWrite.With("time", clockWords(max(0, r.again.Sub(now))+time.Second)))
	case r.Slow() > slowAfter:
		return table.LineState{Words: r.app.Words.Table.Sending, Seat: r.Viewer()}
	}
	for p := range engine.Player(engine.MaxPlayers) {
		d := r.gone(p)
		if d < goneAfter || !r.owes(p) {
			continue
		}
		s, _ := r.seat(p)
		state := table.LineState{Words: w.Gone.With("name", s.Name, "time", clockWords(d)), Seat: p}
		if r.Viewer() == engine.Spectator || d < callAfter || now.Before(r.waits) {
			return state
		}
		wait := ui.ButtonSpec{ID: "line/wait", Label: w.Wait, Act: func() { r.waits = now.Add(waitsFor) }}
		if s.Away == wire.AwayWait {
			state.Words = w.WantsWait.With("name", s.Name)
			state.Actions = []ui.ButtonSpec{wait, {ID: "line/end", Label: w.EndGame, Act: func() { r.Tell(wire.Stop{}) }}}
			return state
		}
		state.Actions = []ui.ButtonSpec{wait, {ID: "line/computer", Label: w.LetComputer, Act: func() { r.Tell(wire.Stand{Seat: p}) }}}
		return state
	}
	return none
}

// owes reports whether the game waits for somebody, and for nobody here.
func (r *Referee) owes(p engine.Player) bool {
	set := r.Connection.Acting()
	return set.Has(p) && !set.Has(r.Viewer())
}

// whyStopped says why the table cannot be followed any more.
func (r *Referee) whyStopped(why wire.Close) string {
	w := r.app.Words.Online
	switch why {
	case wire.CloseOther:
		return w.OnOther.With("name", r.name(r.Viewer()), "time", r.stoppedAt().Format("15:04"))
	case wire.CloseVersion:
		return w.VersionText
	case wire.CloseGone:
		return w.Cleared
	case wire.CloseAside:
		return w.Damaged
	}
	return w.NoSuch
}

func (r *Referee) stoppedAt() time.Time {
	_, since, _ := r.Connection.State()
	return since
}

// told takes what was told beside the game.
func (r *Referee) told(m wire.FromServer) {
	w := r.app.Words.Online
	say := func(words string) { r.news = append(r.news, words) }
	switch m := m.(type) {
	case wire.Told:
		who := r.name(m.Seats[0])
		switch m.News {
		case wire.NewsLet:
			say(w.ComputerFor.With("name", r.name(m.Seats[1]), "time", r.app.Now().Format("15:04")))
		case wire.NewsIn:
			say(w.LetIn.With("by", who, "name", r.name(m.Seats[1])))
		case wire.NewsBack:
			say(w.PlaysAgain.With("name", who))
		case wire.NewsHost:
			say(w.Hosts.With("name", who))
		case wire.NewsStopped:
			say(w.Ended + ".")
		}
	case wire.SignShown:
		say(r.app.Words.Labelled(r.name(m.Seat), r.signs()[m.Sign]))
	case wire.Question:
		r.question = m
	case wire.Answer:
		if m.Number == r.question.Number {
			r.question = wire.Question{}
		}
		if m.Yes {
			say(w.AllAgree)
		} else {
			say(w.Disagrees)
		}
	case wire.Next:
		r.next = m.Table
		r.goOn()
	}
}

// News implements [table.Company].
func (r *Referee) News() (words string, ok bool) {
	if len(r.news) == 0 {
		return "", false
	}
	words, r.news = r.news[0], r.news[1:]
	return words, true
}

// Question implements [table.Company]: who asks is not asked himself.
func (r *Referee) Question() (q table.Question, ok bool) {
	m, w := r.question, r.app.Words.Online
	if m.Number == 0 || m.Seat == r.Viewer() || r.Viewer() == engine.Spectator {
		return q, false
	}
	name := r.name(m.Seat)
	q = table.Question{Number: m.Number, Yes: w.Yes, No: w.No, Answer: func(yes bool) {
		r.question = wire.Question{}
		r.Tell(wire.Vote{Question: m.Number, Yes: yes})
	}}
	switch m.Matter {
	case wire.MatterUndo:
		q.Title, q.Text = w.AsksUndo.With("name", name), w.UndoNote
	case wire.MatterStop:
		q.Title, q.Text = w.AsksStop.With("name", name), w.StopNote
	case wire.MatterIn:
		q.Title, q.Text, q.Yes = w.Claims.With("name", name), w.ClaimSays.With("name", name), w.Admit
	}
	return q, true
}

// Mark implements [table.Company].
func (r *Referee) Mark(p engine.Player) string {
	s, _ := r.seat(p)
	switch {
	case s.Presence == wire.PresenceComputer:
		return "computer"
	case r.gone(p) >= goneAfter:
		return "gone"
	}
	return ""
}

// signs are the words of the signs.
func (r *Referee) signs() map[wire.Sign]string {
	w := r.app.Words.Online
	return map[wire.Sign]string{wire.SignHello: w.Hello, wire.SignPlayed: w.WellPlayed, wire.SignThanks: w.Thanks,
		wire.SignOhNo: w.OhNo, wire.SignMoment: w.OneMoment, wire.SignTurn: w.YourTurn}
}

// Entries implements [table.Company].
func (r *Referee) Entries() (list []ui.IconSpec) {
	w := r.app.Words.Online
	if r.Viewer() == engine.Spectator || r.Table().State != wire.StatePlay {
		return nil
	}
	for _, s := range wire.Signs() {
		list = append(list, ui.IconSpec{ID: "sign/" + string(s), Icon: "sign", Label: r.signs()[s], Act: func() { r.Say(wire.ShowSign{Sign: s}); r.flush() }})
	}
	list = append(list, ui.IconSpec{ID: "ask", Icon: "undo", Label: w.AskUndo, Act: func() { r.Tell(wire.Ask{}) }})
	away := ui.IconSpec{ID: "away", Icon: "computer", Label: w.AwayComputer, Act: func() { r.Tell(wire.SetAway{Away: wire.AwayComputer}) }}
	if s, _ := r.seat(r.Viewer()); s.Away == wire.AwayComputer {
		away = ui.IconSpec{ID: "away", Icon: "pause", Label: w.AwayWait, Act: func() { r.Tell(wire.SetAway{Away: wire.AwayWait}) }}
	}
	return append(list, away, ui.IconSpec{ID: "stop", Icon: "flag", Label: w.EndGame, Act: func() { r.Tell(wire.Stop{}) }})
}
