package lang

import (
	"context"
	"os/exec"
	"strings"
	"time"
)

// answerTime is how long macOS has to tell the user's languages.
const answerTime = 500 * time.Millisecond

// System returns the languages of the user's desktop, best first. Programs that
// are started from the Finder have no language in their environment, so the
// user's settings are read.
func System() []string {
	ctx, cancel := context.WithTimeout(context.Background(), answerTime)
	defer cancel()
	out, err := exec.CommandContext(ctx, "/usr/bin/defaults", "read", "-g", "AppleLanguages").Output()
	if err != nil {
		return environment()
	}
	// A list such as ("fr-CH", de).
	tags := strings.FieldsFunc(string(out), func(c rune) bool { return strings.ContainsRune("()\", \n", c) })
	return append(tags, environment()...)
}
