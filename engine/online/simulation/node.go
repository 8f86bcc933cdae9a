package simulation

import (
	"fmt"

	"treille/engine/online"
	"treille/engine/rng"
	"treille/engine/wire"
)

// A node is a program that serves the table: alone, or one of several that have the log in
// common. What those tell each other is on its way for a while, and may be lost.
type node struct {
	world  *world
	name   string
	log    *journal
	server *online.Server
	table  *online.Table
	heard  []func() // what others have told it, on its way, in order
}

// quiet is how many milliseconds after the last entry another program than the one that has
// kept it does what is to be done.
const quiet = 10_000

// newNodes are programs that are yet to open the table. Keys are made of random.
func (w *world) newNodes(e Evening, random *rng.Stream) {
	by, shared := map[int]wire.Key{}, &online.Memory{}
	for i := range max(1, e.Servers) {
		n := &node{world: w, name: fmt.Sprint("server", i), log: &journal{Store: &memory{Memory: shared, stream: &w.stream}, by: by}}
		if e.Store != nil {
			n.log.Store = e.Store(&w.stream)
		}
		n.log.kept = func(id wire.TableID, number int, entry []byte) {
			if id == w.id {
				n.tell(func(o *node) { o.table.TakeIn(w.now, number, entry) })
			}
		}
		n.server = &online.Server{Log: n.log, Base: "http://127.0.0.1:8080/", Random: func(b []byte) {
			for i := range b {
				b[i] = byte(random.Uint64())
			}
		}}
		if e.Servers > 1 {
			n.server.Node = n.name
		}
		w.nodes = append(w.nodes, n)
	}
}

// anyNode is one of the programs.
func (w *world) anyNode() *node {
	if len(w.nodes) == 1 {
		return w.nodes[0]
	}
	return w.nodes[w.stream.Intn(len(w.nodes))]
}

// tell sends something to all other programs.
func (n *node) tell(hear func(*node)) {
	for _, o := range n.world.nodes {
		if o != n && o.table != nil {
			o.heard = append(o.heard, func() { hear(o) })
		}
	}
}

// beat sends what the table has to say to the others, with again also who is here.
func (n *node) beat(again bool) {
	w := n.world
	for _, text := range n.table.ToOthers(w.now, again) {
		n.tell(func(o *node) {
			if w.trace != nil {
				w.trace(fmt.Sprintf("%d %s hears %q", w.now, o.name, text))
			}
			if err := o.table.Hear(w.now, text); err != nil {
				w.fail("%v in %q", err, text)
			}
		})
	}
}

// listen lets a program hear the next thing that others have told it, and reports whether there
// was any.
func (n *node) listen() bool {
	if len(n.heard) == 0 {
		return false
	}
	hear := n.heard[0]
	n.heard = n.heard[1:]
	if w := n.world; w.calm || !w.chance(10) {
		hear()
	}
	return true
}

// thinks reports whether a program thinks for the computer players: it has kept the last entry,
// or nobody has for a while.
func (n *node) thinks() bool {
	_, last := n.table.Last()
	return n.table.Own() || n.world.now-last >= quiet
}

// die lets the program die and begin again, and its machine with it now and then.
func (n *node) die(machine bool) {
	w := n.world
	var left []*socket
	for _, s := range w.sockets {
		if s.at != n {
			left = append(left, s)
			continue
		}
		s.conn, s.up, s.greeted = nil, nil, true
		if s.of.socket == s {
			s.of.socket = nil
		}
	}
	w.sockets = left
	w.report.Deaths++
	n.log.Crash(machine)
	if n.server.Node != "" {
		n.server.Node = fmt.Sprint(n.name, "-", w.report.Deaths) // it is another program
	}
	n.open()
}

// reopen is what the program does with a table whose log could not be read: it closes all
// connections and begins anew.
func (n *node) reopen() {
	w := n.world
	if n.log.Dead() {
		n.die(w.chance(2))
		return
	}
	for _, s := range w.sockets {
		if s.at != n {
			continue
		}
		s.close = wire.CloseRestart
		if s.conn != nil && s.conn.Close != 0 {
			s.close = s.conn.Close
		}
		s.conn, s.up, s.greeted = nil, nil, true
	}
	n.open()
}

// reopenBroken does that with all that have to.
func (w *world) reopenBroken() {
	for _, n := range w.nodes {
		if n.table.Broken() {
			n.reopen()
		}
	}
}

// open reads the table; while the log fails, the program tries again.
func (n *node) open() {
	w := n.world
	n.heard = nil
	var t *online.Table
	var err error
	for range 50 {
		if t, err = n.server.Open(w.now, w.id); err == nil {
			n.table = t
			return
		}
		if n.log.Dead() {
			n.log.Crash(w.chance(2))
		}
		if w.calm {
			w.fail("the table cannot be opened: %v", err)
			return
		}
		w.now += 1000
	}
	w.fail("the table cannot be opened for long: %v", err)
}
