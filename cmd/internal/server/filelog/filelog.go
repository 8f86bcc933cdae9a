// Package filelog keeps the logs of tables as files: one append-only text file a table.
//
// The lines are those of package chain. The folder has
//
//	lock            held by the program that serves it
//	alive           when it last did, in milliseconds since 1970; below, when it had not, a line each
//	ab/ID.table     the tables, by the first two characters of their ids
//	aside/ID-N.table  those that were damaged, whole
//
// The files hold hands and secrets: nobody but their owner may read them.
package filelog

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"treille/cmd/internal/server/absences"
	"treille/cmd/internal/server/chain"
	"treille/engine/online"
	"treille/engine/wire"
)

// A Log is a folder with tables. It implements [online.Log], for several goroutines, of
// which one at a time has to do with a table.
type Log struct {
	disk   Disk
	dir    string
	quota  int64
	lock   io.Closer
	before int64 // see Before

	mu     sync.Mutex
	begun  bool // Alive has been told the time
	served absences.List
	open   map[wire.TableID]*table
	failed map[wire.TableID]bool // what was read of them may not be on the disk
	used   int64                 // bytes of all tables
}

// A table is a file that can be appended to.
type table struct {
	file File
	end  chain.Link
}

// Room that is left to others: no table is opened when the disk has less.
const (
	leastFree     = 200_000_000 // bytes
	leastFreePart = 20          // or a twentieth
)

const (
	ending  = ".table"
	unready = ".new" // of a file that is not whole yet
)

// New is the log in a folder, which is made if it is not there, and is this program's until
// Close. No table is opened when all together have more bytes than quota, unless it is 0.
// It fails with ErrServed if the folder is another program's.
func New(disk Disk, dir string, quota int64) (*Log, error) {
	l := &Log{disk: disk, dir: dir, quota: quota, open: map[wire.TableID]*table{}, failed: map[wire.TableID]bool{}}
	if err := disk.MkdirAll(filepath.Join(dir, "aside")); err != nil {
		return nil, err
	}
	var err error
	if l.lock, err = disk.Lock(filepath.Join(dir, "lock")); err != nil {
		return nil, err
	}
	if err := l.survey(); err != nil {
		return nil, errors.Join(err, l.lock.Close())
	}
	l.readAlive()
	return l, nil
}

// survey adds up how much there is, and removes files that were never whole.
func (l *Log) survey() error {
	return l.each(func(name string, info fs.FileInfo) error {
		if strings.HasSuffix(name, unready) {
			return l.disk.Remove(name)
		}
		l.used += info.Size()
		return nil
	})
}

// each does something with all files of tables, and with those that are to become some.
func (l *Log) each(do func(name string, info fs.FileInfo) error) error {
	folders, err := l.disk.List(l.dir)
	if err != nil {
		return err
	}
	for _, f := range folders {
		if !f.IsDir() || len(f.Name()) != 2 {
			continue
		}
		folder := filepath.Join(l.dir, f.Name())
		files, err := l.disk.List(folder)
		if err != nil {
			return err
		}
		for _, info := range files {
			if err := do(filepath.Join(folder, info.Name()), info); err != nil {
				return err
			}
		}
	}
	return nil
}

// Close gives the folder back.
func (l *Log) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	for id := range l.open {
		l.drop(id)
	}
	return l.lock.Close()
}

// Untouched are the tables whose files were not written to since a time.
func (l *Log) Untouched(since time.Time) (list []wire.TableID, err error) {
	err = l.each(func(name string, info fs.FileInfo) error {
		id, ok := strings.CutSuffix(filepath.Base(name), ending)
		if ok && wire.IsTableID(id) && info.ModTime().Before(since) {
			list = append(list, wire.TableID(id))
		}
		return nil
	})
	return list, err
}

// Remove takes a table away for good.
func (l *Log) Remove(id wire.TableID) error {
	l.Forget(id)
	path := l.path(id)
	text, err := l.disk.ReadFile(path)
	if err == nil {
		err = l.disk.Remove(path)
	}
	if err != nil {
		return err
	}
	l.grow(-len(text))
	return l.disk.SyncDir(filepath.Dir(path))
}

// grow notes that all tables together have so many bytes more.
func (l *Log) grow(bytes int) {
	l.mu.Lock()
	l.used += int64(bytes)
	l.mu.Unlock()
}

// room is an error if there should be no more tables.
func (l *Log) room() error {
	l.mu.Lock()
	used := l.used
	l.mu.Unlock()
	if l.quota > 0 && used >= l.quota {
		return fmt.Errorf("%w: the tables have %d bytes", online.ErrFull, used)
	}
	free, all, err := l.disk.Free(l.dir)
	if err == nil && (free < leastFree || free < all/leastFreePart) {
		err = fmt.Errorf("%w: of %d bytes %d are free", online.ErrFull, all, free)
	}
	return err
}

// path is the file of a table.
func (l *Log) path(id wire.TableID) string {
	return filepath.Join(l.dir, string(id[:2]), string(id)+ending)
}

// Create implements [online.Log].
func (l *Log) Create(id wire.TableID, entry []byte) error {
	if !wire.IsTableID(string(id)) {
		return online.ErrNone
	}
	path := l.path(id)
	if _, err := l.disk.ReadFile(path); err == nil {
		return online.ErrExists
	}
	if err := l.room(); err != nil {
		return err
	}
	folder := filepath.Dir(path)
	if err := l.disk.MkdirAll(folder); err != nil {
		return failed(err)
	}
	if err := l.disk.SyncDir(l.dir); err != nil {
		return failed(err)
	}
	text, _ := chain.Link{}.Next(entry)
	text = append(text, '\n')
	if err := l.replace(path, text); err != nil {
		l.fail(id)
		return failed(err)
	}
	l.grow(len(text))
	return nil
}

// write makes a file that is on the disk when it returns.
func (l *Log) write(path string, text []byte) error {
	f, err := l.disk.Open(path, os.O_CREATE|os.O_WRONLY|os.O_TRUNC)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// Read implements [online.Log]. An entry that was cut off, and so was never told to anybody,
// is taken away. What is returned is on the disk, also if a program that died had not synced it.
func (l *Log) Read(id wire.TableID, after int) ([][]byte, error) {
	if !wire.IsTableID(string(id)) {
		return nil, online.ErrNone
	}
	l.Forget(id)
	path := l.path(id)
	text, err := l.disk.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, online.ErrNone
	} else if err != nil {
		return nil, err
	}
	entries, end, whole, err := check(text)
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	anew := whole < len(text) || l.failed[id]
	l.mu.Unlock()
	if anew {
		if err := l.replace(path, text[:whole]); err != nil {
			return nil, failed(err)
		}
	}
	f, err := l.disk.Open(path, os.O_WRONLY|os.O_APPEND)
	if err != nil {
		return nil, failed(err)
	}
	if err := errors.Join(f.Sync(), l.disk.SyncDir(filepath.Dir(path))); err != nil {
		l.fail(id)
		return nil, errors.Join(failed(err), f.Close())
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.failed, id)
	l.open[id] = &table{f, end}
	return entries[min(after, len(entries)):], nil
}

// replace writes a file anew, and is done when that is on the disk.
func (l *Log) replace(path string, text []byte) error {
	fresh := strings.TrimSuffix(path, ending) + unready
	if err := l.write(fresh, text); err != nil {
		return err
	}
	if err := l.disk.Rename(fresh, path); err != nil {
		return err
	}
	return l.disk.SyncDir(filepath.Dir(path))
}

// fail notes that a file could not be written or synced. The system may take what is not on
// the disk for written from then on, so that only a file written anew is sure.
func (l *Log) fail(id wire.TableID) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.drop(id)
	l.failed[id] = true
}

// check reads all lines of a file. whole is how many bytes are good; what follows is a line
// that was cut off.
func check(text []byte) (entries [][]byte, last chain.Link, whole int, err error) {
	for whole < len(text) {
		rest := text[whole:]
		end := bytes.IndexByte(rest, '\n')
		l, ok := chain.Line{}, false
		if end >= 0 {
			l, ok = chain.Parse(rest[:end])
		}
		if ok && l.Follows(last) {
			entries, last = append(entries, l.Entry), l.Link
			whole += end + 1
			continue
		}
		if len(entries) == 0 || goesOn(rest, len(entries)) {
			return nil, chain.Link{}, 0, fmt.Errorf("%w: line %d", online.ErrDamaged, len(entries)+1)
		}
		break
	}
	if len(entries) == 0 {
		return nil, chain.Link{}, 0, fmt.Errorf("%w: the file is empty", online.ErrDamaged)
	}
	return entries, last, whole, nil
}

// goesOn reports whether there is a good line of a later number anywhere in a text: then what
// is before it was not cut off, but is damaged.
func goesOn(text []byte, number int) bool {
	for i := range text {
		end := bytes.IndexByte(text[i:], '\n')
		if end < 0 {
			return false
		}
		if l, ok := chain.Parse(text[i : i+end]); ok && l.Number > number {
			return true
		}
	}
	return false
}

// Append implements [online.Log].
func (l *Log) Append(id wire.TableID, number int, entry []byte) error {
	l.mu.Lock()
	t := l.open[id]
	l.mu.Unlock()
	switch {
	case t == nil:
		return online.ErrNone // it has to be read first
	case number != t.end.Number+1:
		return online.ErrConflict
	}
	text, end := t.end.Next(entry)
	text = append(text, '\n')
	_, err := t.file.Write(text)
	if err == nil {
		err = t.file.Sync()
	}
	if err != nil {
		l.fail(id) // this file is never written to again
		return failed(err)
	}
	t.end = end
	l.grow(len(text))
	return nil
}

// failed says which error of a log one of the disk is.
func failed(err error) error {
	switch {
	case err == nil:
		return nil
	case isFull(err):
		return errors.Join(online.ErrFull, err)
	case errors.Is(err, fs.ErrPermission), isReadOnly(err):
		return errors.Join(online.ErrReadOnly, err)
	}
	return errors.Join(online.ErrUnknown, err)
}

// Forget closes the file of a table that leaves memory.
func (l *Log) Forget(id wire.TableID) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.drop(id)
}

// drop closes the file of a table.
func (l *Log) drop(id wire.TableID) {
	if t := l.open[id]; t != nil {
		_ = t.file.Close() // all that counts is on the disk
		delete(l.open, id)
	}
}

// SetAside implements [online.Log].
func (l *Log) SetAside(id wire.TableID, why string) error {
	l.Forget(id)
	aside := filepath.Join(l.dir, "aside")
	for n := 1; ; n++ {
		to := filepath.Join(aside, string(id)+"-"+strconv.Itoa(n)+ending)
		if _, err := l.disk.ReadFile(to); err == nil {
			continue
		}
		if err := l.disk.Rename(l.path(id), to); err != nil {
			return err
		}
		return errors.Join(l.write(strings.TrimSuffix(to, ending)+".why", []byte(why+"\n")), l.disk.SyncDir(aside))
	}
}
