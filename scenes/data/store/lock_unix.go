//go:build !js && !windows

package store

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// lockExclusive locks a file, which it makes, until it is closed or the program ends.
// The error is ErrElsewhere if another program has locked it.
func lockExclusive(path string) (io.Closer, error) {
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if err == nil {
		return file, nil
	}
	_ = file.Close()
	if errors.Is(err, syscall.EWOULDBLOCK) {
		err = ErrElsewhere
	}
	return nil, err
}
