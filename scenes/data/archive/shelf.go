package archive

import (
	"errors"
	"fmt"

	"treille/engine/record"
	"treille/scenes/data/store"
)

// Keep stores the game under way, and when that was. Where there is no room, what was
// found about finished games makes it.
func (a Archive) Keep(data []byte) error {
	err := a.Store.Save(RunningKey, data)
	if errors.Is(err, store.ErrFull) && a.dropStudies("") {
		err = a.Store.Save(RunningKey, data)
	}
	if err != nil {
		return err
	}
	a.touch(RunningKey)
	return nil
}

// present reports whether the game under way is one of a kind.
func (a Archive) present(kind func(data []byte) bool) bool {
	data, err := a.Load(RunningKey)
	return err == nil && kind(data)
}

// Shelve puts the game under way aside, so that another can begin. It does
// nothing if there is none, or if it is over. One in which nobody has decided
// anything yet is put aside too: it was seen in the list, and perhaps brought in.
func (a Archive) Shelve() error {
	if !a.present(underWay) {
		return nil
	}
	return a.shelve(shelfKey)
}

// PutAside keeps the present game for a program that can show it, and makes its
// place free. One that is over is filed.
func (a Archive) PutAside() error {
	data, err := a.Load(RunningKey)
	if err != nil {
		return err
	}
	if rec, damaged := record.Parse(data); damaged == nil && rec.Finished && closed(data) {
		err = a.File(data)
	} else {
		err = a.shelve(otherKey)
	}
	if err != nil {
		return err
	}
	return a.Store.Delete(RunningKey)
}

// shelve copies the present game to the next key of those that begin with
// prefix.
func (a Archive) shelve(prefix string) error {
	data, err := a.Load(RunningKey)
	if err != nil {
		return err
	}
	key, err := a.next(prefix)
	if err != nil {
		return err
	}
	if err := a.Store.Save(key, data); err != nil {
		return err
	}
	a.moved(RunningKey, key)
	return nil
}

// next is the first free key after those that begin with prefix.
func (a Archive) next(prefix string) (string, error) {
	keys, err := a.numbered(prefix)
	n := 1
	if len(keys) > 0 {
		n = number(keys[0], prefix) + 1
	}
	return fmt.Sprintf("%s%06d", prefix, n), err
}

// Unshelve makes a game put aside the one under way, which is put aside in its
// stead unless it is over.
func (a Archive) Unshelve(key string) error {
	data, err := a.Store.Load(key)
	if err != nil {
		return err
	}
	if err := a.Shelve(); err != nil {
		return err
	}
	if err := a.Store.Save(RunningKey, data); err != nil {
		return err
	}
	a.moved(key, RunningKey)
	return a.Store.Delete(key)
}

// Newest makes the game that made way last the one under way if there is none.
func (a Archive) Newest() error {
	data, err := a.load(RunningKey)
	if data != nil || err != nil {
		return nil // what cannot be read is said by whoever reads it
	}
	keys, err := a.numbered(shelfKey)
	if err != nil || len(keys) == 0 {
		return err
	}
	return a.Unshelve(keys[0])
}
