//go:build !js

package store

import "os"

// Open returns the store in the folder "treille" of the user's folder for
// settings, and makes that folder. Where it can't be written, the error wraps
// ErrForbidden or ErrFull and the store is one in memory, so that play goes on.
func Open() (Store, error) {
	config, err := os.UserConfigDir()
	if err != nil {
		return &Memory{}, wrap("", err, ErrForbidden)
	}
	s, err := OpenFolder(config + string(os.PathSeparator) + "treille")
	if err != nil {
		return &Memory{}, err
	}
	return s, nil
}
