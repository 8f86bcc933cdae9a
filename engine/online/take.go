package online

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"treille/engine"
	"treille/engine/bot"
	"treille/engine/games"
	"treille/engine/person"
	"treille/engine/wire"
)

// Take does what a device says, and has it answered.
func (t *Table) Take(now int64, c *Conn, m wire.FromDevice) {
	if t.broken || c.Close != 0 {
		return
	}
	switch m := m.(type) {
	case wire.Hello:
		t.CatchUp(now)
		if m.As != c.as || keySum(m.Key) != c.key || m.Events != wire.Events {
			c.Close = wire.CloseWrong
		} else if why := t.place(now, c, m.Seen); why != 0 {
			c.Close = why
		}
	case wire.Sit:
		c.answer(0, 0, t.takeSeat(now, c, m))
	case wire.Claim:
		why := t.claim(now, c, m)
		if why != "" && t.wasBehind(now) {
			why = t.claim(now, c, m)
		}
		c.answer(0, 0, why)
	case wire.Command:
		t.command(now, c, m)
	case wire.ShowSign:
		if c.seat >= 0 && t.showsSign(now, c.seat, m.Sign) {
			t.say(saysSign, seatText(c.seat), string(m.Sign))
		}
	case wire.Due:
		if c.seat >= 0 && t.due(now, c.seat) {
			t.say(saysDue, seatText(c.seat), t.clocks[c.seat].decision.era, t.clocks[c.seat].decision.at)
		}
	case wire.Ping:
		c.reply(wire.Pong{})
	}
}

// showsSign shows a sign of a seat to all. It reports whether that seat has not just shown one.
func (t *Table) showsSign(now int64, p engine.Player, s wire.Sign) bool {
	if s != wire.SignRolled {
		if now-t.signed[p] < signTime {
			return false
		}
		t.signed[p] = now
	}
	t.tell(wire.SignShown{Seat: p, Sign: s})
	return true
}

// answer says whether a command was taken, or what is none.
func (c *Conn) answer(k, n int, why wire.Code) {
	if why == "" {
		c.reply(wire.OK{K: k, N: n})
	} else {
		c.reply(wire.No{K: k, Code: why})
	}
}

// checkOpening looks whether a table can be opened so.
func checkOpening(o wire.Opening) (engine.Game, wire.Code) {
	game, err := games.ByName(o.Game)
	if err != nil || game.Rules() != o.Rules || !isClock(o.Clock) || o.Events != wire.Events {
		return nil, wire.CodeForm
	}
	if err := engine.CheckSetup(game, engine.Setup{Players: o.Players, Options: o.Options}); err != nil {
		return nil, wire.CodeForm
	}
	return game, ""
}

// fits reports whether crest and name are still free for a seat.
func (t *Table) fits(seat engine.Player, crest, name string) bool {
	for i, p := range t.seats {
		if engine.Player(i) != seat && p.who != wire.WhoFree && (p.crest == crest || strings.EqualFold(p.name, name)) {
			return false
		}
	}
	return true
}

// takeSeat lets a guest sit down.
func (t *Table) takeSeat(now int64, c *Conn, m wire.Sit) wire.Code {
	switch {
	case c.as != wire.AsGuest:
		return wire.CodeTaken
	case t.size > mostTalk:
		return wire.CodeSlow
	}
	why := t.sit(now, m)
	for range contests {
		if why == "" || t.broken || !t.contested && !t.wasBehind(now) {
			break
		}
		why = t.sit(now, m)
	}
	if why != "" {
		return why
	}
	t.become(now, c, m.Seat, keySum(m.Key))
	return ""
}

// sit seats somebody. Who sits there already with the same key stays.
func (t *Table) sit(now int64, m wire.Sit) wire.Code {
	key := keySum(m.Key)
	if int(m.Seat) >= t.players {
		return wire.CodeTaken
	}
	p := &t.seats[m.Seat]
	switch {
	case p.human() && same(p.keys[len(p.keys)-1], key):
		return ""
	case t.state != wire.StateLobby || p.who != wire.WhoFree || !t.fits(m.Seat, m.Crest, m.Name) || t.known(key):
		return wire.CodeTaken
	}
	e := &entry{time: now, who: m.Seat, verb: verbSit, words: sitWords(key, m.Nonce, m.Away, m.Crest, m.Name)}
	return t.put(e)
}

// known reports whether a key is one of somebody who sits here.
func (t *Table) known(key wire.Sum) bool {
	return slices.ContainsFunc(t.seats, func(p seat) bool {
		return slices.ContainsFunc(p.keys, func(k wire.Sum) bool { return same(k, key) })
	})
}

// put applies an entry and keeps it; the code says why it could not be kept.
func (t *Table) put(e *entry) wire.Code {
	if err := t.apply(e); err != nil {
		panic("online: what was checked cannot be done: " + err.Error())
	}
	if !t.commit(e) {
		return t.failed
	}
	t.changed()
	t.findHost(e.time)
	return ""
}

// become lets a device that came as a guest, or with an older key, have a seat.
func (t *Table) become(now int64, c *Conn, p engine.Player, key wire.Sum) {
	c.as, c.seat, c.key = wire.AsSeat, p, key
	t.place(now, c, wire.Seen{})
	t.changed()
}

// command does a command once, in order.
func (t *Table) command(now int64, c *Conn, m wire.Command) {
	if c.seat < 0 {
		c.answer(m.K, 0, wire.CodeTurn)
		return
	}
	if m.K > len(t.seats[c.seat].said)+1 {
		t.CatchUp(now) // another program may have taken some
	}
	t.redo(now, c, m, contests)
}

// redo does a command, and so often again if another program has kept an entry first.
func (t *Table) redo(now int64, c *Conn, m wire.Command, more int) {
	if c.seat < 0 || t.broken || c.Close != 0 {
		return // what was taken in has changed that
	}
	said := t.seats[c.seat].said
	switch {
	case m.K > len(said)+1:
		c.answer(m.K, 0, wire.CodeGap)
	case m.K <= len(said) && t.saidSo(said[m.K-1], m.Do):
		c.answer(m.K, t.reached(c.seat), "")
	case m.K <= len(said):
		c.answer(m.K, 0, wire.CodeOther)
	default:
		t.carryOut(now, c, m, more)
	}
}

// reached is how many events a seat has.
func (t *Table) reached(p engine.Player) int {
	if t.match == nil {
		return 0
	}
	return t.match.Seen(p)
}

// carryOut does a command that was not done yet, and answers it.
func (t *Table) carryOut(now int64, c *Conn, m wire.Command, more int) {
	e := &entry{time: now, who: c.seat, k: m.K}
	var rule *engine.RuleError
	why, err := t.do(e, m.Do)
	if (why != "" || err != nil) && more > 0 && t.wasBehind(now) {
		t.redo(now, c, m, more-1)
		return
	}
	if errors.As(err, &rule) {
		c.reply(wire.No{K: m.K, Code: wire.CodeRule, Rule: rule.Rule})
		return
	}
	if why == "" && !t.commit(e) {
		if why = t.failed; t.contested && more > 0 {
			t.redo(now, c, m, more-1)
			return
		}
	}
	if why != "" {
		c.answer(m.K, 0, why)
		return
	}
	c.answer(m.K, t.reached(c.seat), "")
	t.after(now, c, m.Do)
}

// do does what a command says and completes its entry; it is not kept yet. What is refused
// has changed nothing.
func (t *Table) do(e *entry, do wire.Verb) (why wire.Code, err error) {
	if _, plays := do.(wire.Play); t.size > mostLog || t.size > mostTalk && !plays {
		return wire.CodeStorage, nil
	}
	if m, ok := do.(wire.Play); ok {
		return t.play(e, m)
	}
	e.verb, e.words = words(do)
	if why := t.allows(e.time, e.who, do); why != "" {
		return why, nil
	}
	switch e.verb {
	case verbUndo:
		e.words = strconv.Itoa(t.undoable(e.who))
	case verbStand:
		if p := do.(wire.Stand).Seat; t.mayCall(e.time, e.who, p) {
			e.words += " " + once
		}
	case verbAgain:
		id, why := t.nextTable(e.time)
		if why != "" {
			return why, nil
		}
		e.words = string(id)
	}
	if e.verb == verbStart {
		if err := t.begin(); err != nil {
			return wire.CodeForm, nil
		}
		e.plies = t.match.Plies(0)
		return "", nil
	}
	if err := t.apply(e); err != nil {
		return wire.CodeAgain, nil
	}
	return "", nil
}

// words are the verb of an entry and its words for a command.
func words(do wire.Verb) (verb, words string) {
	switch m := do.(type) {
	case wire.Vote:
		if m.Yes {
			return verbVote, strconv.Itoa(m.Question) + " yes"
		}
		return verbVote, strconv.Itoa(m.Question) + " no"
	case wire.Stand:
		return verbStand, seatText(m.Seat)
	case wire.SetAway:
		return verbAway, string(m.Away)
	case wire.SetSeat:
		return verbSeat, seatWords(m)
	case wire.Undo:
		return verbUndo, ""
	case wire.Ask:
		return verbAsk, ""
	case wire.Back:
		return verbBack, ""
	case wire.Hinted:
		return verbHinted, ""
	case wire.Start:
		return verbStart, ""
	case wire.Stop:
		return verbStop, ""
	case wire.Again:
		return verbAgain, ""
	case wire.Leave:
		return verbLeave, ""
	}
	return "", ""
}

func seatWords(m wire.SetSeat) string {
	if m.Who == wire.WhoFree {
		return seatText(m.Seat) + " " + m.Who
	}
	return seatText(m.Seat) + " " + m.Who + " " + m.Crest + " " + m.Name
}

// saidSo reports whether a command is the one that was taken. Of a gesture, what was no
// longer asked for was left out.
func (t *Table) saidSo(taken string, do wire.Verb) bool {
	verb, rest := words(do)
	e := entry{verb: verb, words: rest}
	text := e.command()
	switch m := do.(type) {
	case wire.Play:
		text = playText(t.game, m)
		return strings.HasPrefix(text+"\n", taken+"\n") && strings.Contains(taken, "\n")
	case wire.Stand:
		return text == strings.TrimSuffix(taken, " "+once)
	case wire.Again:
		return strings.HasPrefix(taken, verbAgain)
	}
	return text == taken
}

// playText is the command of a play as entries have it, "" if it cannot be read.
func playText(game engine.Game, m wire.Play) string {
	actions, err := m.Actions(game)
	if err != nil {
		return ""
	}
	lines := []string{verbPlay + " " + playWords(m)}
	for _, a := range actions {
		lines = append(lines, game.Format(a))
	}
	return strings.Join(lines, "\n")
}

func playWords(m wire.Play) string { return strconv.Itoa(m.Era) + " " + strconv.Itoa(m.At) }

// play takes the decisions of a gesture: all that are still asked for, one at least.
func (t *Table) play(e *entry, m wire.Play) (why wire.Code, err error) {
	p := e.who
	switch {
	case m.Era != t.era || m.At != t.taken[p]:
		return wire.CodeLate, nil
	case !t.acting().Has(p):
		return wire.CodeTurn, nil
	case t.paused():
		return wire.CodeAgain, nil
	}
	actions, err := m.Actions(t.game)
	if err != nil {
		return wire.CodeForm, nil
	}
	if err := t.match.Info(p).Check(actions[0]); err != nil {
		return wire.CodeForm, err
	}
	from := t.match.Ply()
	if err := t.match.Play(p, actions[0]); err != nil {
		return wire.CodeAgain, nil
	}
	for _, a := range actions[1:] {
		if !t.match.Acting().Has(p) || t.match.Play(p, a) != nil {
			break // something came between
		}
	}
	t.drop(p)
	e.verb, e.words, e.plies = verbPlay, playWords(m), t.match.Plies(from)
	return "", nil
}

// undoing says whether somebody may take his last decision back.
func (t *Table) undoing(p engine.Player) wire.Undoing {
	switch {
	case !t.takesBack():
		return wire.UndoNot
	case t.match.CanUndo(p):
		return wire.UndoNow
	case t.askable(p) > 0:
		return wire.UndoAsked
	}
	return wire.UndoNot
}

// takesBack reports whether decisions are taken back at the table: not where the others have to remember them (F40).
func (t *Table) takesBack() bool {
	_, remembered := t.game.(engine.Remembered)
	return !remembered
}

// undoable is how many plies of his last gesture somebody may take back.
func (t *Table) undoable(p engine.Player) (plies int) {
	if len(t.sizes) == 0 {
		return 0
	}
	return t.match.Undoable(p, t.sizes[len(t.sizes)-1])
}

// allows looks whether a command that is no play can be done.
func (t *Table) allows(now int64, p engine.Player, do wire.Verb) wire.Code {
	playing, lobby := t.state == wire.StatePlay, t.state == wire.StateLobby
	late := func(ok bool) wire.Code {
		if ok {
			return ""
		}
		return wire.CodeLate
	}
	switch m := do.(type) {
	case wire.Undo:
		return late(playing && !t.paused() && t.takesBack() && t.undoable(p) > 0)
	case wire.Ask:
		return late(playing && t.question == nil && t.takesBack() && t.askable(p) > 0)
	case wire.Vote:
		return late(t.question != nil && t.question.number == m.Question && t.question.voters.Has(p))
	case wire.Stand:
		return late(playing && int(m.Seat) < t.players && t.mayStand(now, p, m.Seat))
	case wire.Back, wire.SetAway, wire.Leave:
		return ""
	case wire.Hinted:
		return late(playing)
	case wire.SetSeat:
		switch {
		case p != t.host:
			return wire.CodeHost
		case !lobby:
			return wire.CodeLate
		}
		return t.setSeat(m)
	case wire.Start:
		switch free := slices.ContainsFunc(t.seats, func(s seat) bool { return s.who == wire.WhoFree }); {
		case p != t.host:
			return wire.CodeHost
		case !lobby:
			return wire.CodeLate
		case free:
			return wire.CodePeople
		}
		return ""
	case wire.Stop:
		return late(playing && t.question == nil)
	case wire.Again:
		return late(t.state == wire.StateOver || t.state == wire.StateStopped)
	}
	return wire.CodeForm
}

// setSeat looks whether the host can give a seat so: his own stays his.
func (t *Table) setSeat(m wire.SetSeat) wire.Code {
	switch {
	case int(m.Seat) >= t.players || m.Seat == t.host:
		return wire.CodeTaken
	case m.Who == wire.WhoFree:
		return ""
	case t.seats[m.Seat].human():
		return wire.CodeTaken // it has to be freed first
	case bot.Check(m.Who, t.game) != nil || !slices.Contains(person.Crests(), m.Crest):
		return wire.CodeForm
	case !t.fits(m.Seat, m.Crest, m.Name):
		return wire.CodeTaken
	}
	return ""
}

// mayStand reports whether somebody may let a computer player decide for a seat: its own
// player at any time, the others for somebody who is away in his turn and has agreed.
func (t *Table) mayStand(now int64, by, p engine.Player) bool {
	s := &t.seats[p]
	if !s.human() || s.computer {
		return false
	}
	return by == p || s.away == wire.AwayComputer && t.isAway(now, p, callTime) && t.acting().Has(p) || t.mayCall(now, by, p)
}

// mayCall reports whether somebody may call a computer player for the one decision that another
// owes: his time is over, and he has not agreed to that before.
func (t *Table) mayCall(now int64, by, p engine.Player) bool {
	return by != p && t.seats[p].away == wire.AwayWait && t.isLate(now, p)
}

// unseat makes guests of the devices in a seat that was freed.
func (t *Table) unseat(p engine.Player) {
	for _, o := range t.conns {
		if p >= 0 && o.seat == p {
			o.as, o.seat = wire.AsGuest, wire.Nobody
		}
	}
}

// after does what follows from a command that was kept.
func (t *Table) after(now int64, c *Conn, do wire.Verb) {
	told := func(n wire.News, seats ...engine.Player) { t.tell(wire.Told{News: n, Seats: seats}) }
	switch m := do.(type) {
	case wire.Play, wire.Hinted:
		return // the events say it
	case wire.Undo:
		told(wire.NewsUndone, c.seat)
	case wire.Ask:
		t.ask(now, t.next-1, wire.MatterUndo, c.seat, nil)
	case wire.Stop:
		t.ask(now, t.next-1, wire.MatterStop, c.seat, nil)
	case wire.Vote:
		t.vote(now, c.seat, m.Yes)
	case wire.Stand:
		if t.seats[m.Seat].computer {
			told(wire.NewsLet, c.seat, m.Seat) // else it is told when it has decided
		}
	case wire.Back:
		told(wire.NewsBack, c.seat)
	case wire.SetSeat:
		t.unseat(m.Seat)
	case wire.Leave:
		if t.state == wire.StateLobby {
			t.unseat(c.seat)
		}
	}
	t.changed()
	t.findHost(now)
}
