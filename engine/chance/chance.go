// Package chance decides all that chance does in a game from a secret, so that nobody can
// know it beforehand and everybody can check it afterwards.
//
// Whoever opens a table draws a [Secret] and promises it by its [Commitment] to all who
// come. Each device gives a [Nonce] when it sits down. Secret and nonces make the [Deal],
// from which every outcome follows. After the end the secret and the nonces are shown, and
// each device checks them with [Table.Check].
package chance

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"slices"
	"strconv"
	"strings"

	"treille/engine/rng"
)

type (
	// A Secret is drawn by a generator fit for keys when a table is opened.
	Secret [32]byte
	// A Commitment promises a secret without telling it.
	Commitment [32]byte
	// A Nonce is what a device adds, so that who knows the secret does not choose the deal.
	Nonce [16]byte
	// A Deal is what all chance in one game comes from. The zero Deal stands for none.
	Deal [32]byte
)

// A Table is what a deal is made for, besides the secret.
type Table struct {
	ID      string
	Game    string
	Rules   string
	Options []string
	Nonces  []Nonce // one for each seat, in their order; that of a computer player is zero
}

// Commit returns the promise of the secret for the table of an id.
func (s Secret) Commit(id string) Commitment {
	return sha256.Sum256([]byte("treille commit 1\n" + id + "\n" + string(s[:])))
}

// Deal returns the deal that the secret makes for a table. What the text holds of the table
// stands one a line, the options ascending; then come the nonces.
func (s Secret) Deal(t Table) Deal {
	options := strings.Join(slices.Sorted(slices.Values(t.Options)), " ")
	text := []byte(strings.Join([]string{"treille deal 1", t.ID, t.Game, t.Rules, strconv.Itoa(len(t.Nonces)), options, ""}, "\n"))
	for _, n := range t.Nonces {
		text = append(text, n[:]...)
	}
	return hmac(s[:], text)
}

// Stream returns the stream that decides the k-th outcome (from 0) of a source of chance.
func (d Deal) Stream(source string, k int) rng.Stream {
	return rng.New(d.number("chance " + source + " " + strconv.Itoa(k)))
}

// Player returns the seed of a computer player in a seat.
func (d Deal) Player(seat int) uint64 { return d.number("player " + strconv.Itoa(seat)) }

// number returns the 64 bits that the deal gives for a name.
func (d Deal) number(name string) uint64 {
	sum := hmac(d[:], []byte(name))
	return binary.BigEndian.Uint64(sum[:])
}

// What [Table.Check] finds wrong.
var (
	ErrCommitment = errors.New("chance: the secret is not the one that was promised")
	ErrNonce      = errors.New("chance: the nonce of this seat is not the one that was given")
	ErrDeal       = errors.New("chance: secret and nonces make another deal")
)

// Check compares what is shown after the end, the secret and the nonces of t, with what a
// device knows: the promise, the nonce that it gave for its seat, and the deal of the
// record. A device that only watched has no seat: -1.
func (t Table) Check(s Secret, promised Commitment, seat int, given Nonce, d Deal) error {
	switch {
	case s.Commit(t.ID) != promised:
		return ErrCommitment
	case seat >= 0 && (seat >= len(t.Nonces) || t.Nonces[seat] != given):
		return ErrNonce
	case s.Deal(t) != d:
		return ErrDeal
	}
	return nil
}

// block is how many bytes SHA-256 takes at a time.
const block = 64

// hmac is HMAC-SHA-256 (RFC 2104), of which the browser's program has Sum256 alone.
func hmac(key, text []byte) [32]byte {
	if len(key) > block {
		sum := sha256.Sum256(key)
		key = sum[:]
	}
	var inner, outer [block]byte
	copy(inner[:], key)
	copy(outer[:], key)
	for i := range block {
		inner[i] ^= 0x36
		outer[i] ^= 0x5c
	}
	sum := sha256.Sum256(append(inner[:], text...))
	return sha256.Sum256(append(outer[:], sum[:]...))
}
