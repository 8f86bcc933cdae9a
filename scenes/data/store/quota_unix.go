//go:build !js && !windows

package store

import (
	"errors"
	"syscall"
)

// isQuota reports whether err says that the user has used up his share.
func isQuota(err error) bool { return errors.Is(err, syscall.EDQUOT) }
