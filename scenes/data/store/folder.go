//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
)

// Folder keeps each text in a file of its own in one folder. Several windows may
// have it open, of which one plays: the others can read, and write nothing.
type Folder struct {
	mu sync.Mutex
	share
}

const (
	extension = ".treille" // of what is kept
	temporary = ".tmp"     // of what is being written
)

// OpenFolder returns a store in a folder, which it makes if it isn't there, and
// clears away what an interrupted Save left. The error wraps ErrForbidden or
// ErrFull if nothing can be written there, and ErrElsewhere if another window plays:
// then the store can be read, and written once it is taken over.
func OpenFolder(path string) (*Folder, error) {
	f := &Folder{share: share{path: path}}
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, wrap(path, err, ErrForbidden)
	}
	if taken := f.begin(); taken {
		return f, fmt.Errorf("store: %s: %w", path, ErrElsewhere)
	}
	left, _ := filepath.Glob(filepath.Join(path, "*"+temporary))
	for _, file := range left {
		_ = os.Remove(file) // what can't be removed does no harm
	}
	probe, err := os.CreateTemp(path, "probe-*"+temporary)
	if err != nil {
		f.end()
		return nil, wrap(path, err, ErrForbidden)
	}
	_ = probe.Close()
	_ = os.Remove(probe.Name())
	return f, nil
}

// Close lets another window play, as the end of the program does.
func (f *Folder) Close() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.end()
}

// Holds implements Shared.
func (f *Folder) Holds() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.holds()
}

// Take implements Shared.
func (f *Folder) Take() {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.take()
}

// wrap returns err with the place, and with what it means to a caller: full,
// forbidden, or else.
func wrap(place string, err, otherwise error) error {
	meaning := otherwise
	switch {
	case errors.Is(err, fs.ErrNotExist) && otherwise == nil:
		meaning = ErrNone
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		meaning = ErrForbidden
	case errors.Is(err, syscall.ENOSPC), isQuota(err):
		meaning = ErrFull
	}
	if meaning == nil {
		return fmt.Errorf("store: %s: %w", place, err)
	}
	return fmt.Errorf("store: %s: %w: %w", place, meaning, err)
}

func (f *Folder) file(key string) string { return filepath.Join(f.path, key+extension) }

// Load implements Store.
func (f *Folder) Load(key string) ([]byte, error) {
	if err := checkKey(key); err != nil {
		return nil, err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	data, err := os.ReadFile(f.file(key))
	if err != nil {
		return nil, wrap(key, err, nil)
	}
	return data, nil
}

// Save implements Store. It writes a second file and renames it, so that the
// text under the key is at every moment either the old or the new one.
func (f *Folder) Save(key string, data []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.check(key); err != nil {
		return err
	}
	file, err := os.CreateTemp(f.path, key+"-*"+temporary)
	if err != nil {
		return wrap(key, err, ErrForbidden)
	}
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	err = errors.Join(err, file.Close())
	if err == nil {
		err = os.Rename(file.Name(), f.file(key))
	}
	if err != nil {
		_ = os.Remove(file.Name())
		return wrap(key, err, ErrForbidden)
	}
	return nil
}

// Delete implements Store.
func (f *Folder) Delete(key string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.check(key); err != nil {
		return err
	}
	if err := os.Remove(f.file(key)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return wrap(key, err, ErrForbidden)
	}
	return nil
}

// List implements Store.
func (f *Folder) List(prefix string) ([]string, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	files, err := os.ReadDir(f.path)
	if err != nil {
		return nil, wrap(f.path, err, ErrForbidden)
	}
	var keys []string
	for _, file := range files {
		key, ok := strings.CutSuffix(file.Name(), extension)
		if ok && !file.IsDir() && checkKey(key) == nil && strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys, nil
}

// SetAside implements Store.
func (f *Folder) SetAside(key string) (string, error) { return setAside(f, key, f.move) }

// move renames a file, which needs no room, and leaves the text at every moment under
// one of the two keys.
func (f *Folder) move(from, to string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	if err := f.check(from); err != nil {
		return err
	}
	if err := os.Rename(f.file(from), f.file(to)); err != nil {
		return wrap(from, err, nil)
	}
	return nil
}
