package simulation

import (
	"fmt"
	"runtime/debug"
	"slices"

	"treille/engine"
	"treille/engine/games"
	"treille/engine/rng"
	"treille/engine/wire"
)

// An Evening says what is simulated.
type Evening struct {
	Seed  uint64
	Steps int // in which anything may go wrong, before all goes well
	// Servers are how many programs serve the table; 0 for one. Several have a log in memory.
	Servers int
	// Store makes the log of one; nil for one in memory. What goes wrong there is drawn from the stream.
	Store func(stream *rng.Stream) Store
	// Trace is told what goes over the network, to find out how an evening went wrong; nil for nobody.
	Trace func(line string)
}

// A Report says what happened in an evening.
type Report struct {
	Game    string
	Entries int    // in the log at the end
	Deaths  int    // of the server
	End     string // over, stopped or full
}

// world is an evening under way.
type world struct {
	stream  rng.Stream
	nodes   []*node
	id      wire.TableID
	invite  wire.Key
	players int // seats of the table
	now     int64
	keys    int // how many were made
	people  []*player
	sockets []*socket
	calm    bool // nothing goes wrong any more
	trace   func(line string)

	answered []answered
	report   Report
	err      error
}

// Run runs an evening. The error says what is wrong with it.
func Run(e Evening) (r Report, err error) {
	w := &world{stream: rng.New(e.Seed), now: 1_000_000, trace: e.Trace}
	defer func() {
		if p := recover(); p != nil {
			r, err = w.report, fmt.Errorf("seed %d: panic: %v\n%s", e.Seed, p, debug.Stack())
		}
	}()
	w.begin(e)
	for range e.Steps {
		if w.step(); w.err != nil {
			break
		}
	}
	if w.err == nil {
		w.finish()
	}
	if w.err == nil {
		w.verify()
	}
	if w.err != nil {
		w.err = fmt.Errorf("seed %d, %s: %w", e.Seed, w.report.Game, w.err)
	}
	return w.report, w.err
}

// fail notes what is wrong; the first thing counts.
func (w *world) fail(format string, args ...any) {
	if w.err == nil {
		w.err = fmt.Errorf(format, args...)
	}
}

// tell traces a message.
func (w *world) tell(s *socket, direction string, text []byte) {
	if w.trace != nil {
		w.trace(fmt.Sprintf("%d device %d %s %q", w.now, slices.Index(w.people, s.of), direction, text))
	}
}

// chance is true once in so many times.
func (w *world) chance(in int) bool { return w.stream.Intn(in) == 0 }

// newKey makes a key that no other is equal to.
func (w *world) newKey() (k wire.Key) {
	w.keys++
	k[0], k[1], k[2] = 1, byte(w.keys), byte(w.keys>>8)
	return k
}

// begin opens a table, and lets people come.
func (w *world) begin(e Evening) {
	game := games.All()[w.stream.Intn(len(games.All()))]
	least, most := game.Players()
	w.players = max(3, least) + w.stream.Intn(most-max(3, least)+1)
	w.report.Game = game.Name()
	random := rng.New(w.stream.Uint64())
	w.newNodes(e, &random)
	host, watch := w.newKey(), w.newKey()
	w.invite = w.newKey()
	opening := wire.Opening{
		Game: game.Name(), Rules: game.Rules(), Players: w.players, Clock: []int{0, 30, 300}[random.Intn(3)], Away: wire.AwayComputer, Events: wire.Events, Invite: w.invite, Watch: watch,
		Host:   wire.Sit{Seat: 0, Key: host, Nonce: w.newKey(), Away: wire.AwayComputer, Crest: "fox", Name: "Clara"},
		Others: []wire.SetSeat{{Seat: engine.Player(w.players - 1), Who: engine.Greedy, Crest: "owl", Name: "Hugo"}},
	}
	for _, n := range w.nodes {
		n.log.Fail(25)
	}
	first := w.nodes[0]
	for try := 0; first.table == nil; try++ { // a device says the same again
		var why wire.Code
		if first.table, why = first.server.Create(w.now, opening); why == "" {
			break
		}
		first.table = nil
		if try > 50 {
			w.fail("no table is opened: %s", why)
			return
		}
		if first.log.Dead() {
			first.log.Crash(w.chance(2))
		}
	}
	w.id = first.table.ID()
	if n := first.table.Seated(); n != 2 {
		w.fail("of two who were to sit at the table from the beginning, %d do", n)
	}
	for _, n := range w.nodes[1:] {
		n.open()
	}
	w.people = append(w.people, w.newPlayer(wire.AsSeat, host), w.newPlayer(wire.AsWatch, watch))
	for range w.players {
		w.people = append(w.people, w.newPlayer(wire.AsGuest, w.invite))
	}
	for i := 1; i < w.players-1; i++ { // most sit down as they should
		p := w.people[i+1]
		p.asks = wire.Sit{Seat: engine.Player(i), Key: w.newKey(), Nonce: w.newKey(), Away: wire.AwayComputer, Crest: []string{"", "rabbit", "boar", "snail", "hedgehog"}[i], Name: fmt.Sprint("Name ", i+9)}
		p.device.Say(p.asks)
	}
}

// step is one thing that happens, and some of what is on its way.
func (w *world) step() {
	w.now += int64(w.stream.Intn(3000))
	p := w.people[w.stream.Intn(len(w.people))]
	switch w.stream.Intn(16) {
	case 0:
		w.cut(p)
	case 1:
		if w.chance(3) {
			p.reload()
		}
	case 2:
		if w.chance(8) {
			w.anyNode().die(w.chance(2))
		}
	case 3:
		if w.chance(5) { // everybody sleeps
			w.now += int64(w.stream.Intn(10 * 60_000))
		}
	case 4:
		if p.device.Waits() {
			p.device.Retry()
		}
	case 5:
		p.say()
	case 12:
		if w.chance(4) {
			w.away(p, 5*60_000)
		}
	case 13:
		if w.chance(20) {
			w.double(p)
		}
	case 6, 7, 8:
		if p.question > 0 && w.chance(2) {
			w.misses()
			p.device.Do(wire.Vote{Question: p.question, Yes: !w.chance(3)})
		} else {
			p.decide()
		}
	case 9: // the server learns of a connection that is gone
		if n := len(w.sockets); n > 0 {
			if s := w.sockets[w.stream.Intn(n)]; s.cut {
				w.hangUp(s)
			}
		}
	case 10, 11:
		w.serve()
	}
	if p.socket == nil && w.now >= p.awake && w.chance(2) {
		w.connect(p)
	}
	for range 6 {
		if n := len(w.sockets); n > 0 && w.err == nil {
			w.carry(w.sockets[w.stream.Intn(n)])
		}
		for _, n := range w.nodes {
			n.beat(false)
		}
		w.anyNode().listen()
		w.reopenBroken()
	}
}

// away is somebody who is away for a while, so many milliseconds at most.
func (w *world) away(p *player, most int) {
	w.cut(p)
	p.awake = w.now + int64(w.stream.Intn(most))
}

// double is somebody who opens the table a second time with the key that another has: the
// other window of a browser.
func (w *world) double(p *player) {
	as, key := p.device.Key()
	same := 0
	for _, o := range w.people {
		if _, k := o.device.Key(); k == key {
			same++
		}
	}
	o := w.people[w.stream.Intn(len(w.people))]
	if other, _ := o.device.Key(); as == wire.AsSeat && same < 2 && other == wire.AsGuest && o.asks == nil {
		w.cut(o)
		o.become(as, key)
	}
}

// serve is what a server does between messages.
func (w *world) serve() {
	for _, n := range w.nodes {
		n.table.Tick(w.now)
		for range 5 {
			if n.thinks() {
				n.table.Think(w.now, 1000)
			}
		}
		n.beat(true)
	}
	w.reopenBroken()
}

// mostRounds is how many rounds of decisions an evening has at most once all goes well.
const mostRounds = 20_000

// finish lets all go well: everybody is there and decides, until the game is over.
func (w *world) finish() {
	w.calm = true
	for _, p := range w.people { // who hangs on a line that is cut
		w.cut(p)
	}
	for _, n := range w.nodes {
		n.log.Fail(0)
		n.die(false)
	}
	for range mostRounds {
		w.now += 1000
		w.settle()
		w.compareOwed()
		if w.err != nil || w.ended() {
			return
		}
		w.serve()
		w.gather()
		for _, p := range w.people {
			p.back()
			p.decide()
		}
	}
	w.fail("nobody is asked any more, and the game is not over")
}

// mostSaid is how often all devices say and hear something before none has anything more to say.
const mostSaid = 10_000

// settle connects everybody, and carries all that is on its way.
func (w *world) settle() {
	for range 3 { // who has lost his seat comes as a guest
		for _, p := range w.people {
			if p.socket == nil {
				w.connect(p)
			}
			p.device.Retry()
		}
		for _, n := range w.nodes {
			n.beat(true)
		}
		said := 0
		for again := true; again && w.err == nil; said++ {
			if again = false; said > mostSaid {
				w.fail("they talk without an end")
			}
			for _, p := range w.people {
				if p.socket != nil && w.carry(p.socket) {
					again = true
				}
			}
			for _, n := range w.nodes {
				for n.beat(false); n.listen(); again = true {
				}
			}
		}
	}
}

// gather lets the host fill free seats and begin, as long as the game has not begun.
func (w *world) gather() {
	for _, p := range w.people {
		d := p.device
		t := d.Table()
		if t.State != wire.StateLobby {
			return
		}
		if as, _ := d.Key(); as == wire.AsSeat && t.Seat < 0 { // his seat was freed
			w.cut(p)
			p.become(wire.AsGuest, w.invite)
			continue
		}
		if t.Host < 0 {
			p.guest()
			continue
		}
		if t.Seat != t.Host || len(d.Unanswered()) > 0 {
			continue
		}
		free := wire.Nobody
		for i, s := range d.Seats().Seats {
			if s.Who == wire.WhoFree {
				free = engine.Player(i)
			}
		}
		if free >= 0 {
			d.Do(wire.SetSeat{Seat: free, Who: engine.Greedy, Crest: w.crest(), Name: w.name()})
		} else {
			d.Do(wire.Start{})
		}
	}
}

// ended reports whether nothing more is decided at the table, and notes how it ended.
func (w *world) ended() bool {
	table := w.nodes[0].table
	switch state, _ := table.Last(); {
	case state == wire.StateOver || state == wire.StateStopped:
		w.report.End = string(state)
	case table.Full():
		w.report.End = "full"
	}
	return w.report.End != ""
}
