package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
)

// keyPrefix keeps the game's keys apart from those of other pages of the same
// host.
const keyPrefix = "treille."

// Open returns the browser's storage. Where it is forbidden, as with cookies
// turned off, the error wraps ErrForbidden and the store is one in memory, so
// that play goes on.
func Open() (Store, error) {
	var storage js.Value
	err := caught("", func() {
		storage = property(js.Global(), "localStorage")
		if !storage.Truthy() {
			panic(fmt.Errorf("%w: the browser has none", ErrForbidden))
		}
		// Some browsers allow to look and not to write.
		storage.Call("setItem", keyPrefix+"probe", "1")
		storage.Call("removeItem", keyPrefix+"probe")
	})
	if err != nil && !errors.Is(err, ErrFull) {
		return &Memory{}, err
	}
	return &browser{storage: storage}, nil
}

// browser keeps texts in localStorage.
type browser struct {
	storage js.Value
	told    bool // the page knows that something is kept
}

// property reads a property whose getter may throw. js.Value.Get does not catch
// that, and the whole program would end; js.Value.Call does.
func property(object js.Value, name string) js.Value {
	return js.Global().Get("Reflect").Call("get", object, name)
}

// caught runs f and turns what JavaScript throws in it into an error.
func caught(key string, f func()) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error: // which has words only for an Error, and anything can be thrown
			err = fmt.Errorf("store: %s: %w: %s", key, meaning(thrown.Value), js.Global().Get("String").Invoke(thrown.Value).String())
		case error:
			err = fmt.Errorf("store: %s: %w", key, thrown)
		default:
			err = fmt.Errorf("store: %s: %w: %v", key, ErrForbidden, thrown)
		}
	}()
	f()
	return nil
}

// meaning returns what an exception says: the storage is full, or it may not be
// used.
func meaning(exception js.Value) error {
	if exception.Type() == js.TypeObject {
		switch name := exception.Get("name"); {
		case name.Type() != js.TypeString:
		case name.String() == "QuotaExceededError", name.String() == "NS_ERROR_DOM_QUOTA_REACHED":
			return ErrFull
		}
	}
	return ErrForbidden
}

// Load implements Store.
func (b *browser) Load(key string) (data []byte, err error) {
	if err := checkKey(key); err != nil {
		return nil, err
	}
	err = caught(key, func() {
		item := b.storage.Call("getItem", keyPrefix+key)
		if item.Type() != js.TypeString {
			panic(ErrNone)
		}
		data = []byte(item.String())
	})
	return data, err
}

// mayWrite says whether something may be changed under a key: the page knows
// whether another tab has taken the games over.
func mayWrite(key string) error {
	if err := checkKey(key); err != nil {
		return err
	}
	if page := js.Global().Get("treille"); page.Truthy() && !page.Call("holds").Truthy() {
		return fmt.Errorf("store: %s: %w", key, ErrElsewhere)
	}
	return nil
}

// Save implements Store.
func (b *browser) Save(key string, data []byte) error {
	if err := mayWrite(key); err != nil {
		return err
	}
	err := caught(key, func() { b.storage.Call("setItem", keyPrefix+key, string(data)) })
	if page := js.Global().Get("treille"); err == nil && !b.told && page.Truthy() {
		b.told = true
		page.Call("kept")
	}
	return err
}

// Delete implements Store.
func (b *browser) Delete(key string) error {
	if err := mayWrite(key); err != nil {
		return err
	}
	return caught(key, func() { b.storage.Call("removeItem", keyPrefix+key) })
}

// List implements Store.
func (b *browser) List(prefix string) (keys []string, err error) {
	err = caught(prefix, func() {
		for i := range property(b.storage, "length").Int() {
			key := b.storage.Call("key", i)
			if key.Type() != js.TypeString {
				continue // another tab has just deleted one
			}
			if key, ok := strings.CutPrefix(key.String(), keyPrefix); ok && strings.HasPrefix(key, prefix) {
				keys = append(keys, key)
			}
		}
		slices.Sort(keys)
	})
	return keys, err
}

// SetAside implements Store.
func (b *browser) SetAside(key string) (string, error) { return setAside(b, key, mover(b)) }
