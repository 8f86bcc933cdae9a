// Package wire is what a device and the server of a table say to each other, as typed
// values and as text.
//
// A message is a head line and perhaps more lines, each ending in a newline. Words are
// separated by one space; numbers are decimal, without sign or leading zeros. What may
// hold spaces, a name say, is the rest of its line. [ParseFromDevice] and [ParseFromServer]
// read strictly: what they read is written back byte for byte, and each error says which
// line is wrong, and what would be right. docs/protocol.md describes all messages.
//
// Append writes a message behind what is there already and allocates nothing beyond it.
// It does not check: values must be such as the parser returns.
package wire

// Protocol is the version of the messages.
const Protocol = 1

// Subprotocol is the WebSocket's subprotocol, which names the version.
const Subprotocol = "treille.1"

// Events is the version of the event lines and of the hashes of information states. It
// has to be raised when either changes, in any game. A server has one: devices of another have
// to load anew. Tables have none, as their logs hold decisions and no events.
const Events = 2

// How large a message may be, in bytes.
const (
	MaxFromDevice = 1 << 10
	MaxFromServer = 32 << 10
)
