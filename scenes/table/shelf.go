package table

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"treille/scenes/store"
)

// shelfKey begins the keys of games that have made way for another. Their
// numbers go up, so that the highest is the newest.
const shelfKey = "shelf-"

// Shelve puts the game under way aside, so that another can begin. It does
// nothing if there is none, or if it is over.
func Shelve(st store.Store) error {
	if !UnderWay(st) {
		return nil
	}
	data, err := st.Load(RunningKey)
	if err != nil {
		return err
	}
	keys, err := Shelved(st)
	if err != nil {
		return err
	}
	next := 1
	if len(keys) > 0 {
		n, err := strconv.Atoi(strings.TrimPrefix(keys[0], shelfKey))
		if err != nil {
			return fmt.Errorf("table: the key %q has no number: %w", keys[0], err)
		}
		next = n + 1
	}
	return st.Save(fmt.Sprintf("%s%06d", shelfKey, next), data)
}

// Shelved lists the keys of the games put aside, newest first.
func Shelved(st store.Store) ([]string, error) {
	keys, err := st.List(shelfKey)
	keys = slices.DeleteFunc(keys, func(k string) bool {
		_, err := strconv.Atoi(strings.TrimPrefix(k, shelfKey))
		return err != nil // a damaged one that was kept aside
	})
	slices.Reverse(keys)
	return keys, err
}

// Unshelve makes a game put aside the one under way, which is put aside in its
// stead.
func Unshelve(st store.Store, key string) error {
	data, err := st.Load(key)
	if err != nil {
		return err
	}
	if err := Shelve(st); err != nil {
		return err
	}
	if err := st.Save(RunningKey, data); err != nil {
		return err
	}
	return st.Delete(key)
}

// Newest makes the newest game put aside the one under way if there is none.
func Newest(st store.Store) error {
	if _, err := st.Load(RunningKey); !errors.Is(err, store.ErrNone) {
		return nil
	}
	keys, err := Shelved(st)
	if err != nil || len(keys) == 0 {
		return err
	}
	return Unshelve(st, keys[0])
}
