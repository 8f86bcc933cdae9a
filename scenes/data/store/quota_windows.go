package store

import (
	"errors"
	"syscall"
)

// Windows has its own numbers for a full disk.
const (
	errorHandleDiskFull = syscall.Errno(39)
	errorDiskFull       = syscall.Errno(112)
)

// isQuota reports whether err says that there is no room left.
func isQuota(err error) bool {
	return errors.Is(err, errorDiskFull) || errors.Is(err, errorHandleDiskFull)
}
