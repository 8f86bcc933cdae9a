package remote

import (
	"math"
	"strconv"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// Times after which something is said, or can be done.
const (
	slowAfter = 3 * time.Second  // what was decided is still on its way
	goneAfter = 3 * time.Second  // somebody has no connection, and does not just load the page anew
	callAfter = 20 * time.Second // a computer player can be called for him: the server wants it so
	waitsFor  = 60 * time.Second // "Wait" puts that away
	lostAfter = 10 * time.Second // the own buttons give way
	goneSaid  = 6 * time.Second  // for which that is said of somebody who is not waited for
	signEvery = 3 * time.Second  // between two signs
	rollTime  = 60 * time.Second // after which the dice of who does not roll are seen
)

// Tick implements [table.Company]: who is back decides himself again.
func (r *Referee) Tick(called bool) {
	me := r.Viewer()
	r.begin(called)
	if s, ok := r.seat(me); ok && s.Presence == wire.PresenceComputer && !r.backs {
		r.backs = true
		r.stoodInHere()
		r.Tell(wire.Back{})
	} else if ok && s.Presence != wire.PresenceComputer {
		r.backs = false
		r.keepTaken()
	}
	r.isBack()
	for m, ok := r.Connection.News(); ok; m, ok = r.Connection.News() {
		r.told(m)
	}
	if r.wants && r.isReady() {
		r.wants = false
		r.enter()
		return
	}
	state, _, why := r.Connection.State()
	if gone := r.Table().State == wire.StateStopped || state == Stopped && why != wire.CloseOther; gone && !r.finish && r.Ended != nil {
		r.finish = true
		r.Ended(r.agreed)
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

// wordsOf are the words for what is said of somebody: to himself as "you".
func (r *Referee) wordsOf(p engine.Player) *lang.Words {
	if p >= 0 && p == r.Viewer() {
		return r.app.Words.You()
	}
	return r.app.Words
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
func (r *Referee) State() table.Notice {
	w, now := r.app.Words.Online, r.app.Now()
	first := ui.ButtonSpec{ID: "line/leave", Label: w.ToFirst, Act: func() { r.Leave(); r.app.Home() }}
	tryNow := ui.ButtonSpec{ID: "line/now", Label: w.TryNow, Act: r.Retry}
	switch state, since, why := r.Connection.State(); {
	case state == Stopped && why == wire.CloseOther:
		return r.movedAway(first)
	case state == Lost:
		n := table.Notice{Words: w.Own.With("time", clockWords(r.Connection.Again()+time.Second)), Spoken: beforeDot(w.Own.With("time", "")), Seat: engine.Terminal, Icon: "antenna-off", Hint: w.Kept}
		if why == wire.CloseRestart || why == wire.CloseLeft {
			n.Words, n.Spoken, n.Icon = w.Restarts, w.Restarts, "warn"
		}
		if now.Sub(since) >= lostAfter {
			n.Actions = []ui.ButtonSpec{first, tryNow}
			if host := r.Table().Host; r.Local() && host >= 0 {
				n.Hint = w.Sleeps.With("of", r.app.Words.Of(r.name(host)))
			}
		}
		return n
	case r.Waits():
		return table.Notice{Words: w.CannotWrite.With("time", clockWords(max(0, r.again.Sub(now))+time.Second)), Spoken: beforeDot(w.CannotWrite.With("time", "")),
			Seat: engine.Terminal, Icon: "warn", Hint: w.NotTaken, Actions: []ui.ButtonSpec{first, tryNow}}
	case r.Slow() > slowAfter:
		return table.Notice{Words: r.app.Words.Table.Sending, Seat: r.Viewer()}
	}
	if left := r.answerTime(); r.question.Number != 0 && r.question.Seat == r.Viewer() && r.question.Matter != wire.MatterIn && left > 0 {
		words := w.Asked.With("time", clockWords(left))
		return table.Notice{Words: words, Spoken: beforeDot(words), Seat: engine.Terminal, Icon: "friends"}
	}
	for _, said := range []func(engine.Player) table.Notice{r.late, r.absent} {
		for p := range engine.Player(engine.MaxPlayers) {
			if n := said(p); n.Words != "" {
				return n
			}
		}
	}
	return table.Notice{Seat: engine.Terminal}
}

// movedAway is what is said where the player has gone on at another device.
func (r *Referee) movedAway(first ui.ButtonSpec) table.Notice {
	w := r.app.Words.Online
	n := table.Notice{Words: r.wordsOf(r.Viewer()).Online.OnOther.With("name", r.name(r.Viewer()), "time", r.stoppedAt().Format("15:04")), Seat: r.Viewer(), Still: true, Hint: w.Kept, Actions: []ui.ButtonSpec{first}}
	if r.letBy != "" {
		n.Hint = w.LetIn.With("by", r.letBy, "name", r.name(r.Viewer()))
	}
	if r.TakeBack != nil {
		n.Actions = append(n.Actions, ui.ButtonSpec{ID: "line/back", Label: w.TakeBackSeat, Act: r.TakeBack})
	}
	return n
}

// absent is what is said of somebody who has no connection: in his turn as long as that lasts.
func (r *Referee) absent(p engine.Player) table.Notice {
	w, now := r.app.Words.Online, r.app.Now()
	s, _ := r.seat(p)
	d, owes, wants, after := r.gone(p), r.owes(p), s.Away == wire.AwayWait, goneAfter
	n := table.Notice{Words: w.Gone.With("name", s.Name, "time", clockWords(d)), Spoken: beforeDot(w.Gone.With("name", s.Name, "time", "")), Seat: p}
	if wants { // who leaves so has said it himself
		n.Words, n.Spoken, after = w.WantsWait.With("name", s.Name), "", 0
	}
	if r.Connection.Acting() == 0 || d == 0 || d < after || !owes && d >= goneAfter+goneSaid {
		return table.Notice{}
	}
	if !owes {
		return n
	}
	n.Hint = w.WaitsFor.With("name", s.Name)
	if d < callAfter && !wants {
		n.Hint = w.LetAfter.With("time", LimitWords(r.app.Words, int(callAfter/time.Second)), "name", s.Name)
	}
	if r.Viewer() == engine.Spectator || d < callAfter || now.Before(r.waits) {
		return n
	}
	wait := r.waitButton(s.Name)
	if wants {
		n.Actions = []ui.ButtonSpec{{ID: "line/end", Label: w.EndGame, Spoken: w.EndGame + ", " + w.IfAll, Act: r.Stop}, wait} // the last is the main one: to end the game is no answer by the way
		return n
	}
	n.Offer = w.CanLet.With("name", s.Name)
	n.Hint = w.EndInMenu.With("leave", w.Leave)
	n.Actions = []ui.ButtonSpec{wait, r.computerButton(p, s.Name)}
	return n
}

// waitButton puts away what is said of somebody who is waited for.
func (r *Referee) waitButton(name string) ui.ButtonSpec {
	w := r.app.Words.Online
	return ui.ButtonSpec{ID: "line/wait", Label: w.Wait, Spoken: w.WaitFor.With("name", name), Act: func() { r.waits = r.app.Now().Add(waitsFor) }}
}

// computerButton lets a computer player decide for him.
func (r *Referee) computerButton(p engine.Player, name string) ui.ButtonSpec {
	w := r.app.Words.Online
	return ui.ButtonSpec{ID: "line/computer", Label: w.LetComputer, Spoken: w.LetFor.With("name", name), Unasked: true, Act: func() { r.Tell(wire.Stand{Seat: p}) }}
}

// beforeDot is a sentence without what stands after the dot in its middle.
func beforeDot(words string) string {
	before, _, _ := strings.Cut(words, " · ")
	return before
}

// owes reports whether the game waits for somebody, and for nobody here.
func (r *Referee) owes(p engine.Player) bool {
	set := r.Connection.Acting()
	return set.Has(p) && !set.Has(r.Viewer())
}

func (r *Referee) stoppedAt() time.Time {
	_, since, _ := r.Connection.State()
	return since
}

// told takes what was told beside the game.
func (r *Referee) told(m wire.FromServer) {
	say := func(p engine.Player, words func(*lang.Online) string) {
		r.news = append(r.news, func() table.Notice { return table.Notice{Words: words(&r.wordsOf(p).Online), Seat: p, Kept: true} })
	}
	switch m := m.(type) {
	case wire.Told:
		p := m.Seats[len(m.Seats)-1]
		name := r.name(p)
		switch m.News {
		case wire.NewsLet:
			r.stood[p] = r.decided[p]
			now := r.app.Now().Format("15:04")
			r.news = append(r.news, func() table.Notice {
				words := r.app.Words.Online.ComputerFor.With("name", name, "time", now)
				return table.Notice{Words: words, Spoken: beforeDot(words), Seat: p, Kept: true}
			})
		case wire.NewsIn:
			if m.Seats[0] == p {
				break // with a device that had sat there before
			}
			if r.letBy = r.name(m.Seats[0]); p != r.Viewer() {
				by := r.wordsOf(m.Seats[0]).Online
				say(p, func(*lang.Online) string { return by.LetIn.With("by", r.letBy, "name", name) })
			}
		case wire.NewsBack:
			r.cameBack(p, name)
		case wire.NewsHost:
			say(p, func(w *lang.Online) string { return w.Hosts.With("name", name) })
		case wire.NewsLate:
			say(p, func(w *lang.Online) string { return w.TimeOver.With("name", name) })
		case wire.NewsStopped:
			r.agreed = m.Seats
		}
	case wire.SignShown:
		if m.Sign == wire.SignRolled {
			r.rolled[m.Seat] = r.decided[m.Seat]
		} else if !r.app.Settings.SignsOff {
			r.shown = append(r.shown, table.Shown{Seat: m.Seat, ID: string(m.Sign), Words: r.signWords()[m.Sign]})
		}
	case wire.Question:
		r.question, r.askedAt, r.voted = m, r.app.Now(), false
	case wire.Answer:
		r.answered(m)
	}
}

// stoodInHere notes how often a computer player has decided for the player at this device since he
// was last here.
func (r *Referee) stoodInHere() {
	me, before := r.Viewer(), r.Ticket().Taken
	if _, known := r.stood[me]; !known && before > 0 {
		r.stood[me] = r.decided[me] - max(0, r.Taken()-before)
	}
	if seen := r.Ticket().Seen; seen > 0 {
		r.away = span{seen, math.MaxInt} // until he is back
	}
}

// cameBack says that somebody decides himself again, and how often a computer player has.
func (r *Referee) cameBack(p engine.Player, name string) {
	from, known := r.stood[p]
	delete(r.stood, p)
	if p == r.Viewer() {
		r.away.last = min(r.away.last, r.events)
	}
	played := r.decided[p] - from
	r.news = append(r.news, func() table.Notice {
		w := r.wordsOf(p).Online
		n := table.Notice{Words: w.PlaysAgain.With("name", name), Seat: p, Kept: true}
		if known && played > 0 {
			n.Spoken = r.app.Words.Count(w.StoodIn, played, "name", name) + " " + n.Words
			n.Words += " · " + r.app.Words.Count(w.Played, played)
		}
		return n
	})
}

// isBack says what has happened while the connection was lost.
func (r *Referee) isBack() {
	l, me := r.meanwhile, r.Viewer()
	if l == nil {
		return
	}
	r.meanwhile = nil
	n := table.Notice{Seat: me, Before: l.events, Hurry: r.Table().Clock > 0 && r.Table().Clock < dayClock && r.Connection.Acting().Has(me)}
	for p, decided := range l.decided {
		if engine.Player(p) != me {
			n.Decisions += decided
		}
	}
	if s, ok := r.seat(me); ok && s.Presence == wire.PresenceComputer {
		r.stood[me] = r.decided[me] - l.decided[me]
	}
	r.news = append(r.news, func() table.Notice {
		n := n
		if n.Words = r.app.Words.Count(r.app.Words.Online.BackAgain, n.Decisions); n.Decisions == 0 {
			n.Words = beforeDot(n.Words)
		}
		return n
	})
}

// answered takes what came of a question.
func (r *Referee) answered(m wire.Answer) {
	q := r.question
	if m.Number != q.Number {
		return
	}
	r.question = wire.Question{}
	if q.Matter == wire.MatterIn {
		return // it is told who let him in
	}
	r.news = append(r.news, func() table.Notice {
		w := r.wordsOf(m.By).Online
		switch {
		case m.Yes:
			return table.Notice{Words: w.AllAgree, Seat: q.Seat}
		case m.By >= 0:
			return table.Notice{Words: w.SaysNo.With("name", r.name(m.By)), Seat: m.By}
		}
		return table.Notice{Words: w.Disagrees, Seat: q.Seat}
	})
}

// News implements [table.Company].
func (r *Referee) News() (say func() table.Notice, ok bool) {
	if len(r.news) == 0 {
		return nil, false
	}
	say, r.news = r.news[0], r.news[1:]
	return say, true
}

// Sign implements [table.Company].
func (r *Referee) Sign() (s table.Shown, ok bool) {
	if len(r.shown) == 0 {
		return s, false
	}
	s, r.shown = r.shown[0], r.shown[1:]
	return s, true
}

// Rolled implements [table.Company].
func (r *Referee) Rolled() {
	r.Say(wire.ShowSign{Sign: wire.SignRolled})
	r.flush()
}

// Rolling implements [table.Company]. Nobody is waited for who has decided since, is away, or takes his
// time: what he does next is not told before the dice are seen.
func (r *Referee) Rolling(p engine.Player) bool {
	if n := len(r.Connection.History()); r.rollAt != n {
		r.rollAt, r.rollBy = n, r.app.Now().Add(rollTime)
	}
	s, _ := r.seat(p)
	said, ok := r.rolled[p]
	return s.Who == wire.WhoHuman && s.Presence == wire.PresenceHere && r.Connection.Behind() == 0 && !(ok && said == r.decided[p]) && r.app.Now().Before(r.rollBy)
}

// answerTime is what is left for an answer to the question.
func (r *Referee) answerTime() time.Duration {
	return time.Duration(r.question.Seconds)*time.Second - r.app.Now().Sub(r.askedAt)
}

// Question implements [table.Company]: who asks is not asked himself.
func (r *Referee) Question() (q table.Question, ok bool) {
	m, w := r.question, r.app.Words.Online
	if r.stopping {
		return table.Question{Number: -1, Seat: r.Viewer(), Title: w.EndGame, Text: w.StopAlone + " " + w.StopNote, Yes: w.Yes, No: w.No, Grave: true, Answer: func(yes bool) {
			if r.stopping = false; yes {
				r.Tell(wire.Stop{})
			}
		}}, true
	}
	left := r.answerTime()
	if m.Number == 0 || m.Seat == r.Viewer() || r.Viewer() == engine.Spectator || r.voted || left <= 0 {
		return q, false
	}
	name := r.name(m.Seat)
	q = table.Question{Number: m.Number, Seat: m.Seat, Left: clockWords(left), Yes: w.Yes, No: w.No, Answer: func(yes bool) {
		r.voted = true
		r.Tell(wire.Vote{Question: m.Number, Yes: yes})
	}}
	switch m.Matter {
	case wire.MatterUndo:
		q.Title = w.AsksUndo.With("name", name)
	case wire.MatterStop:
		q.Title, q.Text, q.Grave = w.AsksStop.With("name", name), w.StopNote, true
	case wire.MatterIn:
		q.Title, q.Text, q.Yes, q.Grave = w.Claims.With("name", name), w.ClaimSays.With("name", name), w.Admit, true
		q.Beside = true
	}
	return q, true
}

// Mark implements [table.Company].
func (r *Referee) Mark(p engine.Player) (name, word string) {
	w, acting := r.app.Words.Online, r.Connection.Acting()
	s, _ := r.seat(p)
	switch {
	case r.Table().State != wire.StatePlay:
		return "", ""
	case s.Presence == wire.PresenceComputer:
		return "computer", w.MarkComputer
	case r.gone(p) >= goneAfter:
		return "gone", w.MarkGone
	case s.Who == wire.WhoHuman && acting.Len() > 1 && acting.Has(p) && p != r.Viewer():
		return "decides", w.MarkDecides
	}
	return "", ""
}

// Watching implements [table.Company].
func (r *Referee) Watching() string {
	if n := r.Connection.Seats().Watching; n > 0 {
		return r.app.Words.Count(r.app.Words.Online.Watch, n)
	}
	return ""
}

// signWords are the words of the signs.
func (r *Referee) signWords() map[wire.Sign]string {
	w := r.app.Words.Online
	return map[wire.Sign]string{wire.SignHello: w.Hello, wire.SignPlayed: w.WellPlayed, wire.SignThanks: w.Thanks,
		wire.SignOhNo: w.OhNo, wire.SignMoment: w.OneMoment, wire.SignTurn: w.YourTurn}
}

// plays reports whether somebody at this device plays, and can say something.
func (r *Referee) plays() bool {
	state, _, _ := r.Connection.State()
	return r.Viewer() != engine.Spectator && r.Table().State == wire.StatePlay && state == Open
}

// Signs implements [table.Company].
func (r *Referee) Signs() (list []table.Sign) {
	if !r.plays() {
		return nil
	}
	for _, s := range wire.Signs() {
		list = append(list, table.Sign{ID: string(s), Words: r.signWords()[s], Show: func() {
			if now := r.app.Now(); !now.Before(r.signs) {
				r.signs = now.Add(signEvery)
				r.Say(wire.ShowSign{Sign: s})
				r.flush()
			}
		}})
	}
	return list
}

// Leaving implements [table.Company].
func (r *Referee) Leaving() []ui.ButtonSpec {
	if !r.plays() {
		return nil
	}
	w, me := r.app.Words.Online, r.Viewer()
	return []ui.ButtonSpec{
		{ID: "leave/computer", Label: w.AwayComputer, Icon: "computer", Act: func() { r.Tell(wire.Stand{Seat: me}) }},
		{ID: "leave/wait", Label: w.AwayWait, Icon: "pause", Act: func() { r.Tell(wire.SetAway{Away: wire.AwayWait}) }},
	}
}

// Stop implements [table.Company]: where nobody else is there to be asked, the player himself is, as the game ends at once.
func (r *Referee) Stop() {
	here := func(s wire.Seat) bool { return s.Who == wire.WhoHuman && s.Presence == wire.PresenceHere }
	if len(table.Where(r.Connection.Seats().Seats, here)) < 2 {
		r.stopping = true
		r.app.Changed()
		return
	}
	r.Tell(wire.Stop{})
}

// Ask implements [table.Company].
func (r *Referee) Ask() { r.Tell(wire.Ask{}) }

// CanAsk implements [table.Company].
func (r *Referee) CanAsk() bool { return r.plays() && r.Connection.CanAsk() }

// Entries implements [table.Company].
func (r *Referee) Entries() (list []ui.IconSpec) {
	w := r.app.Words.Online
	if !r.plays() {
		return nil
	}
	away := ui.IconSpec{ID: "away", Icon: "computer", Label: w.WhileAway, Value: w.AwayWait, Role: ui.Checkbox, Act: func() { r.Tell(wire.SetAway{Away: wire.AwayComputer}) }}
	if s, _ := r.seat(r.Viewer()); s.Away == wire.AwayComputer {
		away.Value, away.Checked, away.Act = w.AwayComputer, true, func() { r.Tell(wire.SetAway{Away: wire.AwayWait}) }
	}
	list = append(list, away)
	if watching := r.Watching(); watching != "" {
		list = append(list, ui.IconSpec{ID: "watching", Icon: "watch", Label: watching, Disabled: true, Reason: w.WatchNote})
	}
	return list
}
