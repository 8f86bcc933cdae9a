package app

// A Line is the way to servers that have tables. A server is named by the address that its
// links begin with, or Here. A page reaches the one that it comes from alone, whatever is
// named; its tickets name none.
type Line interface {
	// Open opens a connection to a server, in the place of any other; hear is told in ticks
	// of what comes. A connection that is lost comes back by itself, unless the server says
	// that this is of no use.
	Open(server string, hear func(Heard))
	Close()
	// Retry tries at once to come back, and not only later.
	Retry()
	// Send says a text, if the connection is open; else it is lost.
	Send(text []byte)
	// Post asks a server once, without a connection. The status of the answer is that of
	// HTTP, 0 if there is none; then the text says why, if that is known.
	Post(server, path string, text []byte, done func(status int, text string))
	// Random fills a slice with bytes that are fit for keys.
	Random([]byte)
}

// A Renewer is a line that can load the program anew, as the server has it.
type Renewer interface {
	Anew()
	// AnewOnce does so by itself, unless it did within the last hour: then that has not helped.
	AnewOnce()
}

// Here names the server in this program: see Host.
const Here = "here"

// A Host serves tables in this program, for devices in the same network.
type Host interface {
	// Serve serves them, unless it does already, and returns the address at which this
	// program reaches them. It takes a while, so no tick calls it.
	Serve() (address string, err error)
	// HasPage reports whether the page is served as well: else only windows can come.
	HasPage() bool
}

// NoServer is the code of HeardLost where something answers that has no tables.
const NoServer = 4404

// Heard is what comes over a line.
type Heard struct {
	Kind  HeardKind
	Text  string  // of HeardText
	Code  int     // of HeardLost: the status code of the WebSocket, or NoServer,
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
