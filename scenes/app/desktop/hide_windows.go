package desktop

import (
	"os/exec"
	"syscall"
)

// hide lets a program run without a window of its own.
func hide(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
