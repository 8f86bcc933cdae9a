// Package archive keeps the games of this device as records in the store: the one
// under way, those put aside, the finished and the damaged ones, and a ledger
// with a line for each finished game, from which lists and statistics are made
// without reading a record.
package archive

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/record"
	"treille/scenes/data/store"
)

// RunningKey is where the game under way is kept.
const RunningKey = "game"

// The beginnings of the keys of other games. Their numbers go up, so that the
// highest is the newest.
const (
	shelfKey = "shelf-" // games that have made way for another
	otherKey = "other-" // games that this program cannot show
	doneKey  = "done-"  // finished games
)

// An Archive is the games in a store.
type Archive struct {
	Store store.Store
	Now   func() time.Time // says when a game was played
	// Unsaved is the game under way, if it could not be stored; nil if it could.
	Unsaved []byte
	// Me is the player of this device, and Names are the usual ones of the crests: they sit
	// where the record of a game that is brought in says nothing of its players.
	Me    store.Seat
	Names [engine.MaxPlayers]string
}

// Load returns what is kept under a key; the error is store.ErrNone if nothing is.
func (a Archive) Load(key string) ([]byte, error) {
	if key == RunningKey && a.Unsaved != nil {
		return a.Unsaved, nil
	}
	return a.Store.Load(key)
}

// numbered lists the keys that are a prefix and a number, highest first. Damaged
// ones that were kept aside have more in their keys.
func (a Archive) numbered(prefix string) ([]string, error) {
	keys, err := a.Store.List(prefix)
	keys = slices.DeleteFunc(keys, func(k string) bool { return number(k, prefix) < 0 })
	slices.Reverse(keys)
	return keys, err
}

// number is the number in a key, or -1.
func number(key, prefix string) int {
	digits, ok := strings.CutPrefix(key, prefix)
	n, err := strconv.Atoi(digits)
	if !ok || err != nil {
		return -1
	}
	return n
}

// GameOf returns the name of the game that a record is of, also of a game that
// this program does not know. It fails if the record is damaged.
func GameOf(data []byte) (string, error) {
	rec, err := record.Parse(data)
	if err != nil {
		return "", err
	}
	return rec.Game, nil
}

// underWay reports whether a record is of a game that is not over.
func underWay(data []byte) bool {
	rec, err := record.Parse(data)
	return err == nil && !rec.Finished
}

// load returns what is kept under a key, nil if nothing is.
func (a Archive) load(key string) ([]byte, error) {
	data, err := a.Load(key)
	if errors.Is(err, store.ErrNone) {
		return nil, nil
	}
	return data, err
}
