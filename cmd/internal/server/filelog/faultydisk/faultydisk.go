// Package faultydisk is a disk in memory on which things go wrong, to find out what a log of
// files does then.
package faultydisk

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"

	"treille/cmd/internal/server/filelog"
	"treille/engine/online/simulation"
	"treille/engine/rng"
)

// ErrCrash is what every operation fails with once the luck has ended.
var ErrCrash = errors.New("faultydisk: the machine has crashed")

// A Disk has files as a kernel has them: what was written can be read at once, and is on the
// disk when it was synced. It is not safe for use by several goroutines.
type Disk struct {
	filelog.Disk // of which nothing else is used

	// Luck is after how many operations all fail with ErrCrash; none if it is negative.
	Luck int
	// Wrong is what all operations fail with; nil for nothing.
	Wrong error
	// In lets one of so many operations fail, each in its own way; none with 0.
	In int

	stream *rng.Stream
	files  map[string]*content
}

// content is what a file has, and how much of it is surely on the disk.
type content struct {
	data   []byte
	synced int // so many bytes count as synced
	// The bytes in between were written when a sync failed: the kernel takes them for synced,
	// and they are not on the disk.
	lostFrom, lostTo int
	named            bool     // its name is on the disk;
	before           *content // else the name is still this file's there, nil for none
}

// New is an empty disk that draws what goes wrong from a stream.
func New(stream *rng.Stream) *Disk {
	return &Disk{Luck: -1, stream: stream, files: map[string]*content{}}
}

// lost reports whether something that counts as synced is not on the disk.
func (d *Disk) lost() bool {
	for _, c := range d.files {
		if c.lostTo > 0 {
			return true
		}
	}
	return false
}

// names are those of all files, in order.
func (d *Disk) names() (list []string) {
	for name := range d.files {
		list = append(list, name)
	}
	slices.Sort(list)
	return list
}

// use counts an operation, and says how it fails.
func (d *Disk) use() error {
	switch {
	case d.Wrong != nil:
		return d.Wrong
	case d.Luck == 0:
		return ErrCrash
	case d.Luck > 0:
		d.Luck--
	case d.In > 0 && d.stream.Intn(d.In) == 0:
		if d.stream.Intn(4) == 0 {
			d.Luck = 0
			return ErrCrash
		}
		return []error{syscall.ENOSPC, syscall.EIO}[d.stream.Intn(2)]
	}
	return nil
}

// Crash is the disk after its machine has died: of what was not synced, a part is there.
func (d *Disk) Crash() {
	for _, name := range d.names() {
		c := d.files[name]
		if !c.named && d.stream.Intn(2) == 0 {
			if delete(d.files, name); c.before == nil {
				continue
			}
			c = c.before
			d.files[name] = c
		}
		clear(c.data[c.lostFrom:c.lostTo])
		keep := c.synced + d.stream.Intn(len(c.data)-c.synced+1)
		c.data, c.synced, c.named, c.before = c.data[:keep], keep, true, nil
		c.lostFrom, c.lostTo = 0, 0
	}
}

// MkdirAll implements [filelog.Disk].
func (d *Disk) MkdirAll(string) error { return nil }

// List implements [filelog.Disk]: nobody looks for files here.
func (d *Disk) List(string) ([]fs.FileInfo, error) { return nil, nil }

// Lock implements [filelog.Disk].
func (d *Disk) Lock(string) (io.Closer, error) { return &file{}, nil }

// Free implements [filelog.Disk].
func (d *Disk) Free(string) (free, all uint64, err error) { return 1 << 40, 1 << 40, nil }

// Open implements [filelog.Disk].
func (d *Disk) Open(name string, flag int) (filelog.File, error) {
	if err := d.use(); err != nil {
		return nil, err
	}
	c := d.files[name]
	switch {
	case c == nil && flag&os.O_CREATE == 0:
		return nil, fs.ErrNotExist
	case c == nil || flag&os.O_TRUNC != 0:
		c = &content{}
		d.files[name] = c
	}
	return &file{d, c}, nil
}

// ReadFile implements [filelog.Disk].
func (d *Disk) ReadFile(name string) ([]byte, error) {
	c := d.files[name]
	if c == nil {
		return nil, fs.ErrNotExist
	}
	return bytes.Clone(c.data), nil
}

// Rename implements [filelog.Disk].
func (d *Disk) Rename(from, to string) error {
	if err := d.use(); err != nil {
		return err
	}
	c := d.files[from]
	delete(d.files, from)
	c.named, c.before = false, d.files[to]
	if old := d.files[to]; old != nil && !old.named {
		c.before = old.before
	}
	d.files[to] = c
	return nil
}

// SyncDir implements [filelog.Disk].
func (d *Disk) SyncDir(dir string) error {
	if err := d.use(); err != nil {
		return err
	}
	for name, c := range d.files {
		if filepath.Dir(name) == dir {
			c.named = true
		}
	}
	return nil
}

type file struct {
	d *Disk
	c *content
}

func (f *file) Write(b []byte) (int, error) {
	if err := f.d.use(); err != nil {
		n := f.d.stream.Intn(len(b) + 1)
		f.c.data = append(f.c.data, b[:n]...)
		return n, err
	}
	f.c.data = append(f.c.data, b...)
	return len(b), nil
}

func (f *file) Sync() error {
	c := f.c
	if err := f.d.use(); err == ErrCrash {
		return err // it never began
	} else if err != nil {
		if c.lostTo == 0 {
			c.lostFrom = c.synced
		}
		c.lostTo, c.synced = len(c.data), len(c.data)
		return err
	}
	c.synced = len(c.data)
	return nil
}

func (f *file) Close() error { return nil }

// A store is a log of files on a faulty disk.
type store struct {
	*filelog.Log
	disk *Disk
}

// Store is the log of files as a simulation wants it.
func Store(stream *rng.Stream) simulation.Store {
	s := &store{disk: New(stream)}
	s.open()
	return s
}

func (s *store) open() {
	var err error
	if s.Log, err = filelog.New(s.disk, "/tables", 0); err != nil {
		panic("faultydisk: " + err.Error()) // nothing in it has to do with the disk
	}
}

// Dead implements [simulation.Store].
func (s *store) Dead() bool { return s.disk.Luck == 0 }

// Fail implements [simulation.Store].
func (s *store) Fail(in int) { s.disk.In = in }

// Crash implements [simulation.Store]. A program that dies after a sync has failed takes the
// machine with it: nobody else knows that the file has to be written anew.
func (s *store) Crash(machine bool) {
	s.disk.Luck = -1
	if machine || s.disk.lost() {
		s.disk.Crash()
	}
	s.open()
}
