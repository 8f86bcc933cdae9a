// Package filelog keeps the logs of tables as files: one append-only text file a table.
//
// A line is "SUM PREV NUMBER ENTRY": SUM is the CRC-32C of the rest of the line, PREV the SUM
// of the line before, so that each line can be judged alone and none can be missing,
// exchanged or repeated unseen. The folder has
//
//	lock            held by the program that serves it
//	ab/ID.table     the tables, by the first two characters of their ids
//	aside/ID-N.table  those that were damaged, whole
//
// The files hold hands and secrets: nobody but their owner may read them.
package filelog

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"treille/engine/online"
	"treille/engine/wire"
)

// A Log is a folder with tables. It implements [online.Log], for several goroutines.
type Log struct {
	disk Disk
	dir  string

	mu   sync.Mutex
	open map[wire.TableID]*table
}

// A table is a file that can be appended to.
type table struct {
	file   File
	number int
	sum    uint32
}

// New is the log in a folder, which is made if it is not there.
func New(disk Disk, dir string) (*Log, error) {
	if err := disk.MkdirAll(filepath.Join(dir, "aside")); err != nil {
		return nil, err
	}
	return &Log{disk: disk, dir: dir, open: map[wire.TableID]*table{}}, nil
}

// castagnoli is the table of CRC-32C.
var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// line frames an entry; it returns the sum of the line, too.
func line(prev uint32, number int, entry []byte) ([]byte, uint32) {
	rest := fmt.Appendf(nil, "%08x %d %s", prev, number, entry)
	sum := crc32.Checksum(rest, castagnoli)
	return append(fmt.Appendf(nil, "%08x ", sum), append(rest, '\n')...), sum
}

// A framed line, taken apart.
type framed struct {
	sum, prev uint32
	number    int
	entry     []byte
}

// parse reads a line without its newline; ok is false if its sum is wrong.
func parse(text []byte) (f framed, ok bool) {
	const head = len("01234567 01234567 ")
	if len(text) < head || text[8] != ' ' || text[17] != ' ' {
		return f, false
	}
	sum, err := strconv.ParseUint(string(text[:8]), 16, 32)
	if err != nil || crc32.Checksum(text[9:], castagnoli) != uint32(sum) {
		return f, false
	}
	prev, err := strconv.ParseUint(string(text[9:17]), 16, 32)
	if err != nil {
		return f, false
	}
	number, entry, found := bytes.Cut(text[head:], []byte(" "))
	n, err := strconv.Atoi(string(number))
	if !found || err != nil {
		return f, false
	}
	written, _ := line(uint32(prev), n, entry)
	return framed{uint32(sum), uint32(prev), n, entry}, bytes.Equal(text, written[:len(written)-1]) // no other digits
}

// path is the file of a table.
func (l *Log) path(id wire.TableID) string {
	return filepath.Join(l.dir, string(id[:2]), string(id)+".table")
}

// Create implements [online.Log].
func (l *Log) Create(id wire.TableID, entry []byte) error {
	if !wire.IsTableID(string(id)) {
		return online.ErrNone
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	path := l.path(id)
	if _, err := l.disk.ReadFile(path); err == nil {
		return online.ErrExists
	}
	folder := filepath.Dir(path)
	if err := l.disk.MkdirAll(folder); err != nil {
		return failed(err)
	}
	text, _ := line(0, 1, entry)
	fresh := filepath.Join(folder, string(id)+".new")
	if err := l.write(fresh, text); err != nil {
		return failed(err)
	}
	if err := l.disk.Rename(fresh, path); err != nil {
		return failed(err)
	}
	return failed(errors.Join(l.disk.SyncDir(folder), l.disk.SyncDir(l.dir)))
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
// is taken away.
func (l *Log) Read(id wire.TableID, after int) ([][]byte, error) {
	if !wire.IsTableID(string(id)) {
		return nil, online.ErrNone
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.drop(id)
	text, err := l.disk.ReadFile(l.path(id))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, online.ErrNone
	} else if err != nil {
		return nil, err
	}
	entries, last, whole, err := check(text)
	if err != nil {
		return nil, err
	}
	f, err := l.disk.Open(l.path(id), os.O_WRONLY|os.O_APPEND)
	if err != nil {
		return nil, failed(err)
	}
	if whole < len(text) {
		err := f.Truncate(int64(whole))
		if err == nil {
			err = f.Sync()
		}
		if err != nil {
			return nil, errors.Join(failed(err), f.Close())
		}
	}
	l.open[id] = &table{file: f, number: len(entries), sum: last}
	return entries[min(after, len(entries)):], nil
}

// check reads all lines of a file. whole is how many bytes are good; what follows is a line
// that was cut off.
func check(text []byte) (entries [][]byte, last uint32, whole int, err error) {
	for whole < len(text) {
		rest := text[whole:]
		end := bytes.IndexByte(rest, '\n')
		f, ok := framed{}, false
		if end >= 0 {
			f, ok = parse(rest[:end])
		}
		if ok && f.prev == last && f.number == len(entries)+1 {
			entries, last = append(entries, f.entry), f.sum
			whole += end + 1
			continue
		}
		if len(entries) == 0 || goesOn(rest, len(entries)) {
			return nil, 0, 0, fmt.Errorf("%w: line %d", online.ErrDamaged, len(entries)+1)
		}
		break
	}
	if len(entries) == 0 {
		return nil, 0, 0, fmt.Errorf("%w: the file is empty", online.ErrDamaged)
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
		if f, ok := parse(text[i : i+end]); ok && f.number > number {
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
	case number != t.number+1:
		return online.ErrConflict
	}
	text, sum := line(t.sum, number, entry)
	_, err := t.file.Write(text)
	if err == nil {
		err = t.file.Sync()
	}
	if err != nil {
		l.Forget(id) // never written to again
		return failed(err)
	}
	t.number, t.sum = number, sum
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
	l.mu.Lock()
	defer l.mu.Unlock()
	l.drop(id)
	aside := filepath.Join(l.dir, "aside")
	for n := 1; ; n++ {
		to := filepath.Join(aside, string(id)+"-"+strconv.Itoa(n)+".table")
		if _, err := l.disk.ReadFile(to); err == nil {
			continue
		}
		if err := l.disk.Rename(l.path(id), to); err != nil {
			return err
		}
		return errors.Join(l.write(strings.TrimSuffix(to, ".table")+".why", []byte(why+"\n")), l.disk.SyncDir(aside))
	}
}
