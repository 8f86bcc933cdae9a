package webtest

import (
	"os"
	"path/filepath"
	"testing"
)

func TestATextIsSavedAsAFile(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	dir := t.TempDir()
	p.DownloadTo(dir)
	p.ActivateControl("download")
	if got := string(p.WaitFile(filepath.Join(dir, "game.txt"))); got != "a record\nof 41 €\n" {
		t.Errorf("the file holds %q", got)
	}
}

func TestATextFileIsRead(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "", desktop)
	file := filepath.Join(t.TempDir(), "older.txt")
	if err := os.WriteFile(file, []byte("41 €"), 0o644); err != nil {
		t.Fatal(err)
	}
	p.ActivateControl("open")
	p.Choose(file)
	p.WaitState("the file", `s.calls.includes("File older.txt 41 €")`)
	p.Wait("the input to be gone", `!document.getElementById("treille-file")`)
}

func TestATextIsCopied(t *testing.T) {
	t.Parallel()
	for how, script := range map[string]string{
		"true":  `Object.defineProperty(navigator, "clipboard", { value: { writeText: (text) => { window.copied = text; return Promise.resolve(); } } })`,
		"false": `Object.defineProperty(navigator, "clipboard", { value: undefined })`,
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			v := desktop
			v.Before = []string{script}
			p := openStarted(t, "", v)
			p.ActivateControl("copy")
			p.WaitState("the answer", `s.calls.includes("Copied `+how+`")`)
			if how == "true" {
				p.Wait("the text in the clipboard", `copied === "seed 41"`)
			}
		})
	}
}
