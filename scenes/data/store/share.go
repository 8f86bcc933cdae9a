//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
)

// One window plays, as one tab does (wasm/page/tabs.js): two that play would
// overwrite each other's games. The window that plays has written its name into a
// file of the folder, and writes nothing more once another name stands there. It has
// locked another file as well, which tells a second window that it is still there:
// the system frees the lock when the program ends, however it ends.
const (
	nameFile = "window.name"
	lockFile = "window.lock"
)

// A share is one window's part in a folder.
type share struct {
	path  string // of the folder
	me    string
	plays bool
	alone bool // no name can be written: it plays unprotected
	lock  io.Closer
}

// begin takes the folder unless another window that is still there has it; it
// reports whether one has.
func (s *share) begin() (taken bool) {
	s.me = strconv.FormatUint(rand.Uint64(), 36)
	lock, err := lockExclusive(filepath.Join(s.path, lockFile))
	if errors.Is(err, ErrElsewhere) {
		return true
	}
	s.lock = lock // nil where the system locks nothing: the last window that comes plays
	s.take()
	return false
}

// take makes this window the one that plays.
func (s *share) take() {
	s.plays = true
	if err := os.WriteFile(filepath.Join(s.path, nameFile), []byte(s.me), 0o600); err != nil {
		s.alone = true
	}
}

// holds reports whether this window plays. One that does not any more gives the lock
// back, and the one that plays in its place takes it as soon as it can. Whoever
// deleted the folder's files has taken nothing over.
func (s *share) holds() bool {
	if !s.plays || s.alone {
		return s.plays
	}
	name, err := os.ReadFile(filepath.Join(s.path, nameFile))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		s.take()
	case err == nil && string(name) != s.me:
		s.end()
		return false
	}
	if s.lock == nil {
		s.lock, _ = lockExclusive(filepath.Join(s.path, lockFile))
	}
	return true
}

// end lets another window have the folder.
func (s *share) end() {
	s.plays = false
	if s.lock != nil {
		_ = s.lock.Close()
		s.lock = nil
	}
}

// check says what is wrong with a key, or that another window plays.
func (s *share) check(key string) error {
	if !s.holds() {
		return fmt.Errorf("store: %s: %w", key, ErrElsewhere)
	}
	return checkKey(key)
}
