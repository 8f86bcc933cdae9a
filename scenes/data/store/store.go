// Package store keeps saved games and settings as text under keys: in the
// browser's storage, in the folder that the user's system has for such things,
// or, where neither may be written, in memory.
package store

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// A Store keeps texts under keys. A key is made of lower-case letters, digits,
// '-' and '.', 1 to 64 of them, and begins with a letter or digit. All methods
// may be called from any goroutine.
type Store interface {
	// Load returns what is kept under the key; the error is ErrNone if
	// nothing is.
	Load(key string) ([]byte, error)
	// Save keeps the data under the key, in place of what was there. When it
	// fails, what was there is still there.
	Save(key string, data []byte) error
	// Delete forgets the key. It is no error if there is nothing.
	Delete(key string) error
	// List returns the keys that begin with prefix, sorted.
	List(prefix string) ([]string, error)
	// SetAside moves what is under the key to a new key, which it returns, so
	// that a damaged save is out of the way and not lost. At most MaxAside are
	// kept for a key; the oldest goes first. After an error the text is still
	// there, under one of the two keys.
	SetAside(key string) (newKey string, err error)
}

// A Shared store is one that several windows have open, of which one plays: writing
// fails with ErrElsewhere in the others.
type Shared interface {
	Store
	// Holds reports whether this window plays.
	Holds() bool
	// Take lets this window play; the one that did does not any more.
	Take()
}

// What goes wrong. Errors of a Store wrap one of these where it applies; a
// caller asks with errors.Is.
var (
	ErrNone      = errors.New("nothing is kept under this key")
	ErrFull      = errors.New("the storage is full")
	ErrForbidden = errors.New("the storage may not be used")
	ErrElsewhere = errors.New("the game is played in another tab or window, which alone may write")
)

// MaxAside is how many damaged texts are kept for one key.
const MaxAside = 5

// aside separates a key from the number of what was set aside of it.
const aside = ".damaged-"

// checkKey says what is wrong with a key.
func checkKey(key string) error {
	if len(key) == 0 || len(key) > 64 {
		return fmt.Errorf("store: key %q has %d characters; it needs 1 to 64", key, len(key))
	}
	for i := range len(key) {
		c := key[i]
		switch {
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9':
		case (c == '-' || c == '.') && i > 0:
		default:
			return fmt.Errorf("store: key %q: %q at %d is not a lower-case letter, digit, '-' or '.'", key, c, i)
		}
	}
	return nil
}

// setAside implements SetAside; move gives what is under a key another one. The
// numbers go up from 1 and are never used again while a higher one exists, so that
// the lowest is the oldest.
func setAside(s Store, key string, move func(from, to string) error) (string, error) {
	if err := checkKey(key); err != nil {
		return "", err
	}
	keys, err := s.List(key + aside)
	if err != nil {
		return "", err
	}
	last := 0
	for _, k := range keys {
		if n, err := strconv.Atoi(strings.TrimPrefix(k, key+aside)); err == nil {
			last = max(last, n)
		}
	}
	newKey := fmt.Sprintf("%s%s%06d", key, aside, last+1)
	if err := move(key, newKey); err != nil {
		return newKey, err
	}
	for i := 0; i < len(keys)+1-MaxAside; i++ {
		if err := s.Delete(keys[i]); err != nil {
			return newKey, err
		}
	}
	return newKey, nil
}

// mover returns a move for a store that can only copy. Where there is no room for two
// copies, it deletes the old one before it writes the new one, and back if not even that
// works. In between lie only the two calls: a browser carries out both before anything
// else can happen in the page.
func mover(s Store) func(from, to string) error {
	return func(from, to string) error {
		data, err := s.Load(from)
		if err != nil {
			return err
		}
		if err := s.Save(to, data); err == nil {
			return s.Delete(from)
		} else if !errors.Is(err, ErrFull) {
			return err
		}
		if err := s.Delete(from); err != nil {
			return err
		}
		if err := s.Save(to, data); err != nil {
			return errors.Join(err, s.Save(from, data))
		}
		return nil
	}
}
