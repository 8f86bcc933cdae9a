package store

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Memory is a store that forgets everything when the program ends: for tests,
// and for where no storage may be used. The zero value is ready.
type Memory struct {
	// Limit, if not 0, is how many bytes of keys and data there is room for.
	Limit int
	// Forbidden makes every method fail, as a browser does that forbids it.
	Forbidden bool

	mu      sync.Mutex
	entries []entry // sorted by key
}

type entry struct {
	key  string
	data []byte
}

// find returns where key is or would be; m.mu is held.
func (m *Memory) find(key string) (int, bool) {
	return slices.BinarySearchFunc(m.entries, key, func(e entry, key string) int { return strings.Compare(e.key, key) })
}

// check says why nothing can be done with key.
func (m *Memory) check(key string) error {
	if m.Forbidden {
		return fmt.Errorf("store: %s: %w", key, ErrForbidden)
	}
	return checkKey(key)
}

// Load implements Store.
func (m *Memory) Load(key string) ([]byte, error) {
	if err := m.check(key); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	i, ok := m.find(key)
	if !ok {
		return nil, fmt.Errorf("store: %s: %w", key, ErrNone)
	}
	return bytes.Clone(m.entries[i].data), nil
}

// Save implements Store.
func (m *Memory) Save(key string, data []byte) error {
	if err := m.check(key); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	used := len(key) + len(data)
	for _, e := range m.entries {
		if e.key != key {
			used += len(e.key) + len(e.data)
		}
	}
	if m.Limit != 0 && used > m.Limit {
		return fmt.Errorf("store: %s: %w: %d bytes of %d", key, ErrFull, used, m.Limit)
	}
	i, ok := m.find(key)
	if !ok {
		m.entries = slices.Insert(m.entries, i, entry{key: key})
	}
	m.entries[i].data = bytes.Clone(data)
	return nil
}

// Delete implements Store.
func (m *Memory) Delete(key string) error {
	if err := m.check(key); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if i, ok := m.find(key); ok {
		m.entries = slices.Delete(m.entries, i, i+1)
	}
	return nil
}

// List implements Store.
func (m *Memory) List(prefix string) ([]string, error) {
	if m.Forbidden {
		return nil, fmt.Errorf("store: %w", ErrForbidden)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	var keys []string
	for _, e := range m.entries {
		if strings.HasPrefix(e.key, prefix) {
			keys = append(keys, e.key)
		}
	}
	return keys, nil
}

// SetAside implements Store.
func (m *Memory) SetAside(key string) (string, error) { return setAside(m, key, mover(m)) }
