//go:build !js

// Package desktop is what a desktop lends the game: a folder for files that the player
// wants to have, and the clipboard, by the programs that the system brings for it.
package desktop

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// Save writes a text to a new file in the player's folder for downloads, and
// returns where it lies. Where there is a file of that name, it gets a number.
func Save(name, text string) (path string, err error) {
	folder, err := downloads()
	if err != nil {
		return "", err
	}
	ending := filepath.Ext(name)
	stem := strings.TrimSuffix(name, ending)
	for n := 1; ; n++ {
		if n > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, n, ending)
		}
		path = filepath.Join(folder, name)
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, os.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = file.WriteString(text)
		return path, errors.Join(err, file.Close())
	}
}

// downloads is the folder for downloads, or else the player's own.
func downloads() (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	for _, folder := range []string{named(home), filepath.Join(home, "Downloads")} {
		if info, err := os.Stat(folder); err == nil && info.IsDir() {
			return folder, nil
		}
	}
	return home, nil
}

// named is the folder for downloads as the system has named it in the player's
// language; "" if it has not.
func named(home string) string {
	config, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	data, err := os.ReadFile(filepath.Join(config, "user-dirs.dirs"))
	if err != nil {
		return ""
	}
	for line := range strings.Lines(string(data)) {
		if value, ok := strings.CutPrefix(strings.TrimSpace(line), "XDG_DOWNLOAD_DIR="); ok {
			return strings.Replace(strings.Trim(value, `"`), "$HOME", home, 1)
		}
	}
	return ""
}

// patience is how long a program may take for the clipboard.
const patience = 5 * time.Second

// ErrNoClipboard is the error where none of the programs is there.
var ErrNoClipboard = errors.New("desk: no program for the clipboard is there")

// A tool is a program with its arguments.
type tool []string

// Copy puts a text on the clipboard.
func Copy(text string) error {
	copying, _ := tools()
	_, err := first(copying, text)
	return err
}

// Paste returns the text of the clipboard.
func Paste() (string, error) {
	_, pasting := tools()
	return first(pasting, "")
}

// first runs the first of some tools that is there.
func first(tools []tool, text string) (string, error) {
	for _, t := range tools {
		path, err := exec.LookPath(t[0])
		if err != nil {
			continue
		}
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		cmd := exec.CommandContext(ctx, path, t[1:]...)
		hide(cmd)
		cmd.WaitDelay = patience
		cmd.Stdin = strings.NewReader(text)
		if text != "" { // those that copy stay, and would keep an output open
			return "", cmd.Run()
		}
		var out bytes.Buffer
		cmd.Stdout = &out
		err = cmd.Run()
		return out.String(), err
	}
	return "", ErrNoClipboard
}

// tools are the programs that copy what they read, and those that write what was
// copied. Those of Wayland go before those of X where it runs.
func tools() (copying, pasting []tool) {
	switch runtime.GOOS {
	case "darwin":
		return []tool{{"pbcopy"}}, []tool{{"pbpaste"}}
	case "windows":
		return []tool{powershell("[Console]::InputEncoding = [Text.Encoding]::UTF8; Set-Clipboard -Value ([Console]::In.ReadToEnd())")},
			[]tool{powershell("[Console]::OutputEncoding = [Text.Encoding]::UTF8; Get-Clipboard -Raw")}
	}
	if os.Getenv("WAYLAND_DISPLAY") != "" {
		copying, pasting = []tool{{"wl-copy"}}, []tool{{"wl-paste", "--no-newline"}}
	}
	return append(copying, tool{"xclip", "-selection", "clipboard"}, tool{"xsel", "--clipboard", "--input"}),
		append(pasting, tool{"xclip", "-selection", "clipboard", "-o"}, tool{"xsel", "--clipboard", "--output"})
}

func powershell(script string) tool { return tool{"powershell", "-NoProfile", "-Command", script} }
