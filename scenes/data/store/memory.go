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

	mu   sync.Mutex
	kept map[string][]byte // by key
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
	data, ok := m.kept[key]
	if !ok {
		return nil, fmt.Errorf("store: %s: %w", key, ErrNone)
	}
	return bytes.Clone(data), nil
}

// Save implements Store.
func (m *Memory) Save(key string, data []byte) error {
	if err := m.check(key); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	used := len(key) + len(data)
	for k, d := range m.kept {
		if k != key {
			used += len(k) + len(d)
		}
	}
	if m.Limit != 0 && used > m.Limit {
		return fmt.Errorf("store: %s: %w: %d bytes of %d", key, ErrFull, used, m.Limit)
	}
	if m.kept == nil {
		m.kept = map[string][]byte{}
	}
	m.kept[key] = bytes.Clone(data)
	return nil
}

// Delete implements Store.
func (m *Memory) Delete(key string) error {
	if err := m.check(key); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.kept, key)
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
	for key := range m.kept {
		if strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys, nil
}

// SetAside implements Store.
func (m *Memory) SetAside(key string) (string, error) { return setAside(m, key, mover(m)) }
