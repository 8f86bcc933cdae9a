package store

import (
	"errors"
	"io"
	"os"
	"syscall"
)

// errorSharingViolation says that another program has the file open and shares it
// with nobody.
const errorSharingViolation = syscall.Errno(32)

// lockExclusive opens a file, which it makes, so that nobody else can until it is
// closed or the program ends. The error is ErrElsewhere if another program has done so.
func lockExclusive(path string) (io.Closer, error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	const sharedWithNobody = 0
	handle, err := syscall.CreateFile(name, syscall.GENERIC_READ|syscall.GENERIC_WRITE, sharedWithNobody, nil,
		syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, errorSharingViolation) {
		return nil, ErrElsewhere
	}
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(handle), path), nil
}
