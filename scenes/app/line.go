package app

// A Line is the way to the server that has the tables, where the page comes from one.
type Line interface {
	// Open opens a connection, in the place of any other; hear is told in ticks of what
	// comes. A connection that is lost comes back by itself, unless the server says that
	// this is of no use.
	Open(hear func(Heard))
	Close()
	// Retry tries at once to come back, and not only later.
	Retry()
	// Send says a text, if the connection is open; else it is lost.
	Send(text []byte)
	// Post asks the server once, without a connection. The status of the answer is that of
	// HTTP, 0 if there is none.
	Post(path string, text []byte, done func(status int, text string))
	// Random fills a slice with bytes that are fit for keys.
	Random([]byte)
}

// A Renewer is a line that can load the program anew, as the server has it.
type Renewer interface {
	Anew()
	// AnewOnce does so by itself, unless it did within the last hour: then that has not helped.
	AnewOnce()
}

// Heard is what comes over a line.
type Heard struct {
	Kind  HeardKind
	Text  string  // of HeardText
	Code  int     // of HeardLost: the status code of the WebSocket,
	Again float64 // and the seconds until the next try, 0 if there is none
}

// A HeardKind is what has come.
type HeardKind uint8

// The kinds.
const (
	HeardOpen HeardKind = iota
	HeardText
	HeardLost
)
