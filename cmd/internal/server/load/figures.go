package main

import (
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// figures are times that were measured, for several goroutines.
type figures struct {
	mu   sync.Mutex
	list []time.Duration
}

func (f *figures) add(d time.Duration) {
	f.mu.Lock()
	f.list = append(f.list, d)
	f.mu.Unlock()
}

func (f *figures) count() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return len(f.list)
}

// at is the time within which a part of all was.
func (f *figures) at(part float64) time.Duration {
	f.mu.Lock()
	defer f.mu.Unlock()
	slices.Sort(f.list)
	return f.list[min(len(f.list)-1, int(part*float64(len(f.list))))].Round(10 * time.Microsecond)
}

// syncTime is how long it takes in a folder until something is on the disk.
func syncTime(folder string) (time.Duration, error) {
	file, err := os.Create(filepath.Join(folder, "sync"))
	if err != nil {
		return 0, err
	}
	defer file.Close()
	var f figures
	for range 100 {
		start := time.Now()
		if _, err := file.WriteString("a line of a table, or so, as it may be\n"); err != nil {
			return 0, err
		}
		if err := file.Sync(); err != nil {
			return 0, err
		}
		f.add(time.Since(start))
	}
	return f.at(0.5), nil
}
