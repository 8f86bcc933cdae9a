package webtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"
)

// process is a browser, or the program that drives it, with a folder for all that it writes.
type process struct {
	home   string
	cmd    *exec.Cmd
	ended  chan struct{} // closed when the program has ended
	output string        // the file with what it has printed
}

// start starts a program in the new folder home, which is its home folder too. With it end all programs that it starts.
func start(home string, env []string, name string, args ...string) (*process, error) {
	output, err := os.Create(filepath.Join(home, "output.txt"))
	if err != nil {
		return nil, err
	}
	defer output.Close()
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), append(homeOnly(home), env...)...)
	cmd.Stdout, cmd.Stderr = output, output
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	p := &process{home: home, cmd: cmd, ended: make(chan struct{}), output: output.Name()}
	go func() {
		_ = cmd.Wait()
		close(p.ended)
	}()
	return p, nil
}

// homeOnly is the environment that keeps a browser within the folder home.
func homeOnly(home string) []string {
	return []string{
		"HOME=" + home, "TMPDIR=" + home, "XDG_CONFIG_HOME=" + home, "XDG_CACHE_HOME=" + home, "XDG_DATA_HOME=" + home,
	}
}

// withoutDesktop is the environment that keeps a program from asking services of the desktop, which may be there or not.
var withoutDesktop = []string{"DBUS_SESSION_BUS_ADDRESS=disabled:", "DBUS_SYSTEM_BUS_ADDRESS=disabled:", "NO_AT_BRIDGE=1", "GTK_A11Y=none"}

// needDisplay says what is wrong when a browser that needs a display has none.
func needDisplay(browser string) error {
	if os.Getenv("DISPLAY") == "" {
		return fmt.Errorf("%s needs a display: run the test under .ci/display.sh", browser)
	}
	return nil
}

// await asks again and again until ready says yes, or the program ends.
func (p *process) await(ready func() bool) error {
	for deadline := time.Now().Add(Patience); time.Now().Before(deadline); {
		if ready() {
			return nil
		}
		select {
		case <-p.ended:
			return p.failed("has ended")
		case <-time.After(20 * time.Millisecond):
		}
	}
	return p.failed("does not answer")
}

func (p *process) failed(how string) error {
	said, _ := os.ReadFile(p.output)
	return fmt.Errorf("%s %s; it said:\n%s", p.cmd.Path, how, said)
}

// stop waits until the program, which has been asked to end, does, or ctx ends; then it kills what is left of it and
// of the programs that it has started, and removes the folder.
func (p *process) stop(ctx context.Context) error {
	select {
	case <-p.ended:
	case <-ctx.Done():
	}
	if err := syscall.Kill(-p.cmd.Process.Pid, syscall.SIGKILL); err != nil && !errors.Is(err, syscall.ESRCH) {
		return err
	}
	<-p.ended
	return removeHome(p.home)
}

// kill ends a program that cannot be asked to.
func (p *process) kill() error {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	return p.stop(ctx)
}

// removeHome removes a browser's folder, in which its last processes may still write.
func removeHome(home string) error {
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		if err := os.RemoveAll(home); err == nil || time.Now().After(deadline) {
			return err
		}
	}
}
