//go:build !windows && !js

package desktop

import "os/exec"

// hide does nothing: only Windows opens a window for each program.
func hide(*exec.Cmd) {}
