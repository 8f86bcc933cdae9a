package filelog

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
)

// A Disk is where a log has its files: the system's, or one of a test.
type Disk interface {
	MkdirAll(dir string) error
	// Open opens a file with the flags of package os; a new one can be read by its owner alone.
	Open(name string, flag int) (File, error)
	ReadFile(name string) ([]byte, error)
	Rename(from, to string) error
	Remove(name string) error
	// SyncDir returns when the names in a folder are on the disk.
	SyncDir(dir string) error
	// List is what lies in a folder.
	List(dir string) ([]fs.FileInfo, error)
	// Lock makes a file and locks it until it is closed or the program ends. It fails with
	// ErrServed if another program has locked it.
	Lock(name string) (io.Closer, error)
	// Free is how many bytes the disk of a folder has, and how many of them are free.
	Free(dir string) (free, all uint64, err error)
}

// A File is one that is written.
type File interface {
	io.WriteCloser
	// Sync returns when all that was written is on the disk.
	Sync() error
}

// ErrServed says that another program serves the tables of the folder.
var ErrServed = errors.New("another program serves the tables there")

// System is the disk of this machine.
type System struct{}

// MkdirAll implements [Disk].
func (System) MkdirAll(dir string) error { return os.MkdirAll(dir, 0o700) }

// Open implements [Disk].
func (System) Open(name string, flag int) (File, error) { return os.OpenFile(name, flag, 0o600) }

// ReadFile implements [Disk].
func (System) ReadFile(name string) ([]byte, error) { return os.ReadFile(name) }

// Rename implements [Disk].
func (System) Rename(from, to string) error { return os.Rename(from, to) }

// Remove implements [Disk].
func (System) Remove(name string) error { return os.Remove(name) }

// SyncDir implements [Disk]. Windows keeps names by itself.
func (System) SyncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// List implements [Disk].
func (System) List(dir string) (list []fs.FileInfo, err error) {
	entries, err := os.ReadDir(dir)
	for _, e := range entries {
		// What goes away meanwhile is not there.
		if info, err := e.Info(); err == nil {
			list = append(list, info)
		}
	}
	return list, err
}
