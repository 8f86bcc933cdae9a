//go:build js

package filelog

import (
	"errors"
	"io"
)

// Lock implements [Disk]: a browser has no disk.
func (System) Lock(string) (io.Closer, error) { return nil, errors.ErrUnsupported }

// Free implements [Disk].
func (System) Free(string) (free, all uint64, err error) { return 0, 0, errors.ErrUnsupported }

func isFull(error) bool { return false }

func isReadOnly(error) bool { return false }
