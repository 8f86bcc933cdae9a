package wire

import "treille/engine"

// A FromDevice is a message from a device: [Hello], [Sit], [Claim], [Command], [Due],
// [ShowSign] or [Ping].
type FromDevice interface {
	// Append writes the message behind dst.
	Append(dst []byte) []byte
	fromDevice()
}

// An As is as what a device comes.
type As string

// The ways to come. Each has a key of its own.
const (
	AsGuest As = "guest" // with an invitation
	AsSeat  As = "seat"  // as somebody who sits there
	AsWatch As = "watch" // to watch
)

// An Away is what shall be while somebody is away in his turn.
type Away string

// The choices.
const (
	AwayComputer Away = "computer" // a computer player may decide for him
	AwayWait     Away = "wait"     // the others wait
)

// Seen is what a device has seen of a game: so many events, in an era, after which the
// information state has a hash. The zero Seen, of a device that has seen nothing, is
// written "0 0 0"; without events there is neither era nor hash.
type Seen struct {
	Era  int // how many entries took something back
	N    int // events
	Hash uint64
}

// Hello is the first message of every device.
type Hello struct {
	As     As
	Table  TableID
	Key    Key
	Events int // the version of event lines that it reads
	Seen   Seen
}

// Append implements [FromDevice].
func (m Hello) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("hello")
	w.word(string(m.As))
	w.word(string(m.Table))
	w.key(m.Key)
	w.number(m.Events)
	w.number(m.Seen.Era)
	w.number(m.Seen.N)
	if m.Seen.N == 0 {
		w.number(0)
	} else {
		w.hash(m.Seen.Hash)
	}
	return w.end()
}

func parseHello(f *fields) Hello {
	m := Hello{
		As: oneOf(f, "as what it comes", AsGuest, AsSeat, AsWatch), Table: f.table(), Key: f.key("the key"),
		Events: f.count("the version of events"), Seen: Seen{Era: f.count("the era"), N: f.count("the number of events")},
	}
	if m.Seen.N != 0 {
		m.Seen.Hash = f.hash("the hash")
	} else if f.number("the hash of no events", 0); m.Seen.Era != 0 {
		f.fail("the era is %d without events; it should be 0", m.Seen.Era)
	}
	return m
}

// Sit takes a free seat, for a guest. The same key again gets the same answer. The nonce
// is the device's part of the deal.
type Sit struct {
	Seat  engine.Player
	Key   Key
	Nonce Key
	Away  Away
	Crest string
	Name  string
}

// Append implements [FromDevice].
func (m Sit) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("sit")
	w.seat(m.Seat)
	w.key(m.Key)
	w.key(m.Nonce)
	w.word(string(m.Away))
	w.word(m.Crest)
	w.word(m.Name)
	return w.end()
}

func parseSit(f *fields) Sit {
	return Sit{Seat: f.seat("the seat"), Key: f.key("the key"), Nonce: f.key("the nonce"), Away: f.away(), Crest: f.crest(), Name: f.name()}
}

// Claim says on another device "I am Jonas": the people at the table are asked. Name is
// that of the seat. Once let in, the device has the seat with this key.
type Claim struct {
	Seat engine.Player
	Key  Key
	Name string
}

// Append implements [FromDevice].
func (m Claim) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("claim")
	w.seat(m.Seat)
	w.key(m.Key)
	w.word(m.Name)
	return w.end()
}

func parseClaim(f *fields) Claim {
	return Claim{Seat: f.seat("the seat"), Key: f.key("the key"), Name: f.name()}
}

// Due says that all has been shown and the player is waited for: his time begins.
type Due struct{}

// Append implements [FromDevice].
func (Due) Append(dst []byte) []byte { return append(dst, "due\n"...) }

// ShowSign shows a sign to the others.
type ShowSign struct{ Sign Sign }

// Append implements [FromDevice].
func (m ShowSign) Append(dst []byte) []byte {
	w := writer{dst: dst}
	w.word("sign")
	w.word(string(m.Sign))
	return w.end()
}

// Ping asks whether the connection still lives; [Pong] answers.
type Ping struct{}

// Append implements [FromDevice].
func (Ping) Append(dst []byte) []byte { return append(dst, "ping\n"...) }

func (Hello) fromDevice()    {}
func (Sit) fromDevice()      {}
func (Claim) fromDevice()    {}
func (Command) fromDevice()  {}
func (Due) fromDevice()      {}
func (ShowSign) fromDevice() {}
func (Ping) fromDevice()     {}

// ParseFromDevice reads a message of a device. Its error is an *Error for the first line
// that is wrong.
func ParseFromDevice(text []byte) (FromDevice, error) {
	f := readMessage(text, MaxFromDevice)
	m := f.fromDevice()
	if err := f.result(); err != nil {
		return nil, err
	}
	return m, nil
}

func (f *fields) fromDevice() FromDevice {
	switch head := f.word("the first word"); {
	case head == "hello":
		return parseHello(f)
	case head == "sit":
		return parseSit(f)
	case head == "claim":
		return parseClaim(f)
	case head == "due":
		return Due{}
	case head == "sign":
		return ShowSign{oneOf(f, "the sign", allSigns()...)}
	case head == "ping":
		return Ping{}
	case head != "" && '0' <= head[0] && head[0] <= '9':
		return parseCommand(f, head)
	case f.err == nil:
		f.fail("the first word is %q; it should be hello, sit, claim, due, sign, ping or the number of a command", head)
	}
	return nil
}
