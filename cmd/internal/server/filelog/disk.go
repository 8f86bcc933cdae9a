package filelog

import (
	"errors"
	"io"
	"os"
	"runtime"
	"syscall"
)

// A Disk is where a log has its files: the system's, or one of a test.
type Disk interface {
	MkdirAll(dir string) error
	// Open opens a file with the flags of package os; a new one can be read by its owner alone.
	Open(name string, flag int) (File, error)
	ReadFile(name string) ([]byte, error)
	Rename(from, to string) error
	// SyncDir returns when the names in a folder are on the disk.
	SyncDir(dir string) error
}

// A File is one that is written.
type File interface {
	io.WriteCloser
	// Sync returns when all that was written is on the disk.
	Sync() error
	Truncate(size int64) error
}

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

func isFull(err error) bool     { return errors.Is(err, syscall.ENOSPC) }
func isReadOnly(err error) bool { return errors.Is(err, syscall.EROFS) }
