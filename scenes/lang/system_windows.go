package lang

import (
	"syscall"
	"unsafe"
)

// System returns the languages of the user's desktop, best first: what the
// environment says, then the languages that the user has chosen in Windows.
func System() []string {
	tags := environment()
	const muiLanguageName = 8 // names such as "fr-CH", not numbers
	proc := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserPreferredUILanguages")
	if proc.Find() != nil {
		return tags
	}
	var buf [512]uint16 // names, each ended by 0, and another 0
	var count, size = uint32(0), uint32(len(buf))
	ok, _, _ := proc.Call(muiLanguageName, uintptr(unsafe.Pointer(&count)),
		uintptr(unsafe.Pointer(&buf[0])), uintptr(unsafe.Pointer(&size)))
	if ok == 0 || int(size) > len(buf) {
		return tags
	}
	for rest := buf[:size]; len(rest) > 0 && rest[0] != 0; {
		end := 0
		for end < len(rest) && rest[end] != 0 {
			end++
		}
		tags = append(tags, syscall.UTF16ToString(rest[:end]))
		rest = rest[min(end+1, len(rest)):]
	}
	return tags
}
