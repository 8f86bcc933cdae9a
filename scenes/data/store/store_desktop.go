//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
)

// Open returns the store in the folder "treille" of the user's folder for
// settings, and makes that folder. If another window plays, the error wraps
// ErrElsewhere, and the store is Shared. Where the folder can't be written, the
// error wraps ErrForbidden or ErrFull and the store is one in memory, so that play
// goes on.
func Open() (Store, error) {
	path, err := standard()
	if err != nil {
		return &Memory{}, err
	}
	s, err := OpenFolder(path)
	if err != nil && !errors.Is(err, ErrElsewhere) {
		return &Memory{}, err
	}
	return s, err
}

// Look returns the same store to be read: it takes nothing from a window that plays,
// and nothing can be written.
func Look() Store {
	path, err := standard()
	if err != nil {
		return &Memory{}
	}
	return &Folder{share: share{path: path}}
}

// standard is the folder that Open opens.
func standard() (string, error) {
	config, err := os.UserConfigDir()
	if err != nil {
		return "", wrap("", err, ErrForbidden)
	}
	return filepath.Join(config, "treille"), nil
}
