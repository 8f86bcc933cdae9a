package wire

// A Code says why a message was not taken.
type Code string

// The codes of [No].
const (
	CodeRule    Code = "rule"    // a rule of the game forbids it; its id follows
	CodeTurn    Code = "turn"    // the seat owes no decision
	CodeLate    Code = "late"    // what it was about has passed: ERA or AT of a play, a question
	CodeOther   Code = "other"   // another device in the same seat has said something else as this K
	CodeGap     Code = "gap"     // K is not the next one: say hello again
	CodeTaken   Code = "taken"   // the seat, crest or name is
	CodeName    Code = "name"    // it cannot be a name
	CodePeople  Code = "people"  // a seat is still free at the start
	CodeHost    Code = "host"    // only the host may
	CodeSlow    Code = "slow"    // too many messages
	CodeStorage Code = "storage" // the server cannot write; try again
	CodeAgain   Code = "again"   // it did not work; try again
	CodeForm    Code = "form"    // the message cannot be read
)

var codes = []Code{CodeRule, CodeTurn, CodeLate, CodeOther, CodeGap, CodeTaken, CodeName, CodePeople, CodeHost, CodeSlow,
	CodeStorage, CodeAgain, CodeForm}

// A Close is why a connection was closed, as the WebSocket's status code.
type Close uint16

// The status codes. A device comes back after CloseEnd, CloseLeft, CloseRestart and
// CloseUnread, each time a little later.
const (
	CloseEnd     Close = 1000 // nothing more is to be said
	CloseLeft    Close = 1001 // the server goes away
	CloseWrong   Close = 1008 // table, key or first message is wrong, one code for all: stop
	CloseLarge   Close = 1009 // the message was too large: stop
	CloseRestart Close = 1012 // the server starts anew
	CloseVersion Close = 4000 // other versions of protocol, events or rules: load the page anew, once
	CloseOther   Close = 4001 // another device was let in to this seat
	CloseAside   Close = 4002 // the table is damaged and was put aside
	CloseMany    Close = 4003 // too many connections: again after a minute
	CloseGone    Close = 4004 // the table is ended or cleared away
	CloseUnread  Close = 4005 // the device did not read what it was sent
)

// A News says what a server tells of the table, beside what happens in the game. The
// comments name the seats that it is about.
type News string

// What is told.
const (
	NewsUndone  News = "undone"  // SEAT has taken a decision back
	NewsLet     News = "let"     // BY let a computer player decide for SEAT; twice the same if he asked for it himself
	NewsIn      News = "in"      // BY let another device in to SEAT
	NewsBack    News = "back"    // SEAT is back and decides himself again
	NewsHost    News = "host"    // SEAT is the host now
	NewsLate    News = "late"    // SEAT's time was over, and a computer player decided
	NewsStopped News = "stopped" // the game is ended; the SEATs agreed
)

var news = []News{NewsUndone, NewsLet, NewsIn, NewsBack, NewsHost, NewsLate, NewsStopped}

// seats returns how many seats a piece of news is about.
func (n News) seats() (min, max int) {
	switch n {
	case NewsLet, NewsIn:
		return 2, 2
	case NewsStopped:
		return 1, maxSeats
	}
	return 1, 1
}

// A Sign is a gesture to the others at the table.
type Sign string

// The signs. They go by the names of their pictures.
const (
	SignHello  Sign = "hello"
	SignPlayed Sign = "played" // well played
	SignThanks Sign = "thanks"
	SignOhNo   Sign = "ohno"
	SignMoment Sign = "moment" // one moment
	SignTurn   Sign = "turn"   // your turn

	// SignRolled has no picture: its player has rolled his dice, and the others may see them.
	SignRolled Sign = "rolled"
)

// Signs lists the signs in the order in which they are offered.
func Signs() []Sign { return []Sign{SignHello, SignPlayed, SignThanks, SignOhNo, SignMoment, SignTurn} }

// allSigns are those that a message can hold.
func allSigns() []Sign { return append(Signs(), SignRolled) }
