package server_test

import (
	"math/rand/v2"
	"net"
	"sync"
	"testing"
)

// A cable is a way to a server on which things go wrong.
type cable struct {
	at string // where it begins
	to string

	mu    sync.Mutex
	ends  map[net.Conn]net.Conn
	dead  chan struct{} // closed when what is dead lives again; nil while it lives
	rand  *rand.Rand
	every int // one of so many pieces is the last that comes through, in part; 0 for none
}

// newCable is one to an address.
func newCable(t *testing.T, to string, seed uint64) *cable {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	c := &cable{at: l.Addr().String(), to: to, ends: map[net.Conn]net.Conn{}, rand: rand.New(rand.NewPCG(seed, 1))}
	t.Cleanup(func() {
		l.Close()
		c.live()
		c.cut()
	})
	go func() {
		for {
			in, err := l.Accept()
			if err != nil {
				return
			}
			go c.join(in)
		}
	}()
	return c
}

// join carries what is said, until one of the two ends.
func (c *cable) join(in net.Conn) {
	defer in.Close()
	out, err := net.Dial("tcp", c.to)
	if err != nil {
		return
	}
	defer out.Close()
	c.mu.Lock()
	c.ends[in] = out
	c.mu.Unlock()
	var both sync.WaitGroup
	both.Go(func() { c.carry(in, out) })
	both.Go(func() { c.carry(out, in) })
	both.Wait()
	c.mu.Lock()
	delete(c.ends, in)
	c.mu.Unlock()
}

// carry carries what is said in one direction.
func (c *cable) carry(from, to net.Conn) {
	defer from.Close()
	defer to.Close()
	piece := make([]byte, 64<<10)
	for {
		n, err := from.Read(piece)
		if err != nil {
			return
		}
		whole := c.passes()
		if !whole {
			n = c.part(n)
		}
		if _, err := to.Write(piece[:n]); err != nil || !whole {
			return
		}
	}
}

// passes waits while the cable is dead; it is false if the next piece is the last.
func (c *cable) passes() bool {
	c.mu.Lock()
	dead := c.dead
	whole := c.every == 0 || c.rand.IntN(c.every) > 0
	c.mu.Unlock()
	if dead != nil {
		<-dead
	}
	return whole
}

func (c *cable) part(n int) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.rand.IntN(n)
}

// die lets nothing through any more, though all connections look open.
func (c *cable) die() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.dead = make(chan struct{})
}

// live lets through what was held up, and what follows.
func (c *cable) live() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.dead != nil {
		close(c.dead)
		c.dead = nil
	}
}

// cut ends all connections.
func (c *cable) cut() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for in, out := range c.ends {
		in.Close()
		out.Close()
	}
}

// tear makes one of so many pieces the last of its connection.
func (c *cable) tear(every int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.every = every
}
