package filelog_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"treille/cmd/internal/server/filelog"
	"treille/cmd/internal/server/filelog/faultydisk"
	"treille/engine/online"
	"treille/engine/online/simulation"
	"treille/engine/rng"
	"treille/engine/wire"
)

const id = wire.TableID("abcdefghij")

func entry(n int) []byte { return fmt.Appendf(nil, "%d * 0 entry %d", 1000*n, n) }

// roomy is this machine's disk, of which enough is free.
type roomy struct{ filelog.System }

func (roomy) Free(string) (free, all uint64, err error) { return 1 << 40, 1 << 40, nil }

// open opens the log of a folder on this machine.
func open(t *testing.T, dir string) *filelog.Log {
	t.Helper()
	l, err := filelog.New(roomy{}, dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// recount opens the log of a folder that nobody else has open, and counts.
func recount(t *testing.T, dir string) (int, error) {
	t.Helper()
	l := open(t, dir)
	defer shut(t, l)
	return count(t, l)
}

func shut(t *testing.T, l *filelog.Log) {
	t.Helper()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
}

// fill makes a table with so many entries, and returns its file.
func fill(t *testing.T, l *filelog.Log, dir string, n int) string {
	t.Helper()
	if err := l.Create(id, entry(1)); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Read(id, 0); err != nil {
		t.Fatal(err)
	}
	for i := 2; i <= n; i++ {
		if err := l.Append(id, i, entry(i)); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, "ab", string(id)+".table")
}

// count is how many entries a table has, all as they were written.
func count(t *testing.T, l *filelog.Log) (int, error) {
	t.Helper()
	entries, err := l.Read(id, 0)
	for i, e := range entries {
		if !bytes.Equal(e, entry(i+1)) {
			t.Fatalf("entry %d is %q", i+1, e)
		}
	}
	return len(entries), err
}

func TestLog(t *testing.T) {
	dir := t.TempDir()
	l := open(t, dir)
	if _, err := l.Read(id, 0); !errors.Is(err, online.ErrNone) {
		t.Errorf("a table that is not there: %v", err)
	}
	file := fill(t, l, dir, 5)
	if err := l.Create(id, entry(1)); !errors.Is(err, online.ErrExists) {
		t.Errorf("created twice: %v", err)
	}
	if err := l.Append(id, 5, entry(5)); !errors.Is(err, online.ErrConflict) {
		t.Errorf("a number that is taken: %v", err)
	}
	shut(t, l)
	l = open(t, dir)
	defer shut(t, l)
	if n, err := count(t, l); n != 5 || err != nil {
		t.Errorf("after a restart there are %d entries, %v", n, err)
	}
	if rest, err := l.Read(id, 3); len(rest) != 2 || err != nil {
		t.Errorf("after the third there are %d, %v", len(rest), err)
	}
	info, err := os.Stat(file)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file can be read by others: %v, %v", info.Mode(), err)
	}
	if _, err := l.Read("../../etc/x", 0); !errors.Is(err, online.ErrNone) {
		t.Errorf("a name that is none: %v", err)
	}
}

// TestTornTail cuts a file everywhere: what is left of the last entry goes, and nothing else.
func TestTornTail(t *testing.T) {
	dir := t.TempDir()
	l := open(t, dir)
	file := fill(t, l, dir, 3)
	shut(t, l)
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	ends := []int{}
	for i, b := range whole {
		if b == '\n' {
			ends = append(ends, i+1)
		}
	}
	for cut := ends[0]; cut <= len(whole); cut++ {
		if err := os.WriteFile(file, whole[:cut], 0o600); err != nil {
			t.Fatal(err)
		}
		want := 0
		for _, e := range ends {
			if e <= cut {
				want++
			}
		}
		l := open(t, dir)
		if n, err := count(t, l); n != want || err != nil {
			t.Fatalf("cut at %d there are %d entries, %v; want %d", cut, n, err, want)
		}
		if err := l.Append(id, want+1, entry(want+1)); err != nil {
			t.Fatal(err)
		}
		shut(t, l)
		if n, err := recount(t, dir); n != want+1 || err != nil {
			t.Fatalf("cut at %d and gone on there are %d entries, %v", cut, n, err)
		}
	}
}

// TestFlippedBits flips each bit of a file: it is damage, unless it is in the last entry,
// which then has never been.
func TestFlippedBits(t *testing.T) {
	dir := t.TempDir()
	l := open(t, dir)
	file := fill(t, l, dir, 4)
	shut(t, l)
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	last := bytes.LastIndexByte(whole[:len(whole)-1], '\n') + 1
	for i := range whole {
		for bit := range 8 {
			flipped := bytes.Clone(whole)
			flipped[i] ^= 1 << bit
			if err := os.WriteFile(file, flipped, 0o600); err != nil {
				t.Fatal(err)
			}
			n, err := recount(t, dir)
			if i < last && !errors.Is(err, online.ErrDamaged) {
				t.Fatalf("bit %d of byte %d, %q: %d entries, %v", bit, i, flipped[i], n, err)
			}
			if i >= last && (n != 3 || err != nil) {
				t.Fatalf("bit %d of byte %d of the last entry: %d entries, %v", bit, i, n, err)
			}
		}
	}
	l = open(t, dir)
	defer shut(t, l)
	if err := l.SetAside(id, "a test"); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Read(id, 0); !errors.Is(err, online.ErrNone) {
		t.Errorf("what was put aside is still there: %v", err)
	}
	if names, err := filepath.Glob(filepath.Join(dir, "aside", "*")); len(names) != 2 || err != nil {
		t.Errorf("aside lie %v, %v", names, err)
	}
}

// TestCrashes lets the machine crash between any two operations, 20,000 times: what was
// acknowledged is there afterwards, and nothing else but perhaps the entry that was being
// written.
func TestCrashes(t *testing.T) {
	random := rng.New(1)
	d := faultydisk.New(&random)
	acknowledged := 0
	for crash := range 20_000 {
		if crash%40 == 0 {
			d, acknowledged = faultydisk.New(&random), 0
		}
		d.Luck = random.Intn(30)
		l, err := filelog.New(d, "/tables", 0)
		if err != nil {
			t.Fatal(err)
		}
		err = func() error {
			switch err := l.Create(id, entry(1)); {
			case err == nil:
				acknowledged = max(acknowledged, 1)
			case !errors.Is(err, online.ErrExists):
				return err
			}
			n, err := count(t, l)
			if err != nil {
				return err
			}
			if n < acknowledged || n > acknowledged+1 {
				t.Fatalf("crash %d: %d entries were acknowledged, %d are there", crash, acknowledged, n)
			}
			for acknowledged = n; ; acknowledged++ {
				if err := l.Append(id, acknowledged+1, entry(acknowledged+1)); err != nil {
					return err
				}
			}
		}()
		if !errors.Is(err, faultydisk.ErrCrash) {
			t.Fatalf("crash %d: %v", crash, err)
		}
		d.Luck = -1
		d.Crash()
	}
}

// TestEvenings runs evenings at tables whose log lies on a disk on which things go wrong.
func TestEvenings(t *testing.T) {
	for seed := range uint64(60) {
		if _, err := simulation.Run(simulation.Evening{Seed: seed, Steps: 1500, Store: faultydisk.Store}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFull fills the disk and makes it read-only: that is said as such, and the log goes on
// when there is room.
func TestFull(t *testing.T) {
	random := rng.New(1)
	d := faultydisk.New(&random)
	l, err := filelog.New(d, "/tables", 0)
	if err != nil {
		t.Fatal(err)
	}
	fill(t, l, "/tables", 2)
	for want, wrong := range map[error]error{online.ErrFull: syscall.ENOSPC, online.ErrReadOnly: syscall.EROFS} {
		d.Wrong = wrong
		if err := l.Append(id, 3, entry(3)); !errors.Is(err, want) {
			t.Errorf("%v: %v", wrong, err)
		}
		if err := l.Append(id, 3, entry(3)); err == nil {
			t.Error("a file is written to again after an error")
		}
		d.Wrong = nil
		if n, err := count(t, l); n != 2 || err != nil {
			t.Fatalf("%d entries, %v", n, err)
		}
	}
	if err := l.Append(id, 3, entry(3)); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(entry(3)), "\n") {
		t.Fatal("an entry is a line")
	}
}

// TestLock lets nobody else have a folder until it is given back.
func TestLock(t *testing.T) {
	dir := t.TempDir()
	l := open(t, dir)
	if _, err := filelog.New(filelog.System{}, dir, 0); !errors.Is(err, filelog.ErrServed) {
		t.Errorf("a second log in the folder: %v", err)
	}
	shut(t, l)
	shut(t, open(t, dir))
}

// TestAlive finds when tables were served last.
func TestAlive(t *testing.T) {
	dir := t.TempDir()
	for last, now := int64(0), int64(1_700_000_000_000); last < 3; last, now = last+1, now+60_000 {
		l := open(t, dir)
		if want := now - 60_000; last > 0 && l.Before() != want || last == 0 && l.Before() != 0 {
			t.Errorf("begun %d times, it was alive at %d; want %d", last, l.Before(), want)
		}
		if err := l.Alive(now); err != nil {
			t.Fatal(err)
		}
		if last == 2 {
			// Between its three beginnings lie two minutes without it.
			if ms := l.Down(now-90_000, now-30_000); ms != 60_000 {
				t.Errorf("it was away for %d ms; it should be 60000", ms)
			}
			if ms := l.Down(now, now+1000); ms != 0 {
				t.Errorf("it is away for %d ms", ms)
			}
			if err := l.Alive(now + 16*24*3600*1000); err != nil {
				t.Fatal(err)
			}
			if ms := l.Down(0, now); ms != 0 {
				t.Errorf("after 16 days %d ms are still known", ms)
			}
		}
		shut(t, l)
	}
	if err := os.WriteFile(filepath.Join(dir, "alive"), []byte("nonsense"), 0o600); err != nil {
		t.Fatal(err)
	}
	l := open(t, dir)
	defer shut(t, l)
	if l.Before() != 0 {
		t.Errorf("a damaged file says %d", l.Before())
	}
}

// A shrinking disk has so much free.
type shrinking struct {
	filelog.System
	free, all uint64
}

func (d *shrinking) Free(string) (free, all uint64, err error) { return d.free, d.all, nil }

// TestRoom opens no table that would take the room of others; those that are there go on.
func TestRoom(t *testing.T) {
	const mega, giga = 1_000_000, 1_000_000_000
	dir := t.TempDir()
	d := &shrinking{free: 50 * giga, all: 100 * giga}
	l, err := filelog.New(d, dir, 100)
	if err != nil {
		t.Fatal(err)
	}
	fill(t, l, dir, 2)
	create := func(id wire.TableID, want error) {
		t.Helper()
		if err := l.Create(id, entry(1)); !errors.Is(err, want) {
			t.Errorf("with %d of %d bytes free: %v, want %v", d.free, d.all, err, want)
		}
	}
	for _, c := range []struct {
		free, all uint64
		want      error
	}{{4 * giga, 100 * giga, online.ErrFull}, {199 * mega, giga, online.ErrFull}, {200 * mega, giga, nil}} {
		d.free, d.all = c.free, c.all
		create("aaaaaaaaaa", c.want)
	}
	create("aaaaaaaaaa", online.ErrExists)
	create("bbbbbbbbbb", online.ErrFull) // by the quota
	if err := l.Append(id, 3, entry(3)); err != nil {
		t.Errorf("a table that is there does not go on: %v", err)
	}
	// What is there counts after a restart, too, until it is removed.
	shut(t, l)
	if l, err = filelog.New(d, dir, 100); err != nil {
		t.Fatal(err)
	}
	defer shut(t, l)
	create("bbbbbbbbbb", online.ErrFull)
	if err := l.Remove(id); err != nil {
		t.Fatal(err)
	}
	create("bbbbbbbbbb", nil)
	if _, err := l.Read(id, 0); !errors.Is(err, online.ErrNone) {
		t.Errorf("a removed table is still there: %v", err)
	}
}

// TestUntouched finds the tables that were not written to for a time, and what was never whole
// is gone.
func TestUntouched(t *testing.T) {
	dir := t.TempDir()
	l := open(t, dir)
	file := fill(t, l, dir, 2)
	shut(t, l)
	torn := filepath.Join(dir, "ab", "abcdefghik.new")
	if err := os.WriteFile(torn, []byte("half a li"), 0o600); err != nil {
		t.Fatal(err)
	}
	old := time.Unix(1_700_000_000, 0)
	if err := os.Chtimes(file, old, old); err != nil {
		t.Fatal(err)
	}
	l = open(t, dir)
	defer shut(t, l)
	if _, err := os.Stat(torn); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what was never whole is still there: %v", err)
	}
	for since, want := range map[time.Time]int{old: 0, old.Add(time.Second): 1} {
		if list, err := l.Untouched(since); len(list) != want || err != nil {
			t.Errorf("not touched since %v: %v, %v", since, list, err)
		}
	}
}
