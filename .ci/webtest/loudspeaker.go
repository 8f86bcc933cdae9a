package webtest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// loudspeaker is a sound server that plays to nobody, at its usual pace: whoever runs the tests hears nothing, and a
// machine without sound device has one. Without any, Firefox's AudioContext stays suspended for ever.
type loudspeaker struct {
	*process
	socket string
}

// startLoudspeaker starts the sound server.
func startLoudspeaker() (*loudspeaker, error) {
	program, err := exec.LookPath("pulseaudio")
	if err != nil {
		return nil, fmt.Errorf("the browser tests need Debian's package pulseaudio: %w", err)
	}
	home, err := os.MkdirTemp("", "webtest-")
	if err != nil {
		return nil, err
	}
	l := &loudspeaker{socket: filepath.Join(home, "socket")}
	l.process, err = start(home, withoutDesktop, program, "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
		"-L", "module-null-sink norewinds=1", "-L", "module-native-protocol-unix auth-anonymous=1 socket="+l.socket)
	if err != nil {
		return nil, errors.Join(err, removeHome(home))
	}
	err = l.await(func() bool {
		_, err := os.Stat(l.socket)
		return err == nil
	})
	if err != nil {
		return nil, errors.Join(err, l.kill())
	}
	return l, nil
}

// env is the environment of a program that plays on the loudspeaker.
func (l *loudspeaker) env() string { return "PULSE_SERVER=unix:" + l.socket }
