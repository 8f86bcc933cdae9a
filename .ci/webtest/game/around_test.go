package game

import (
	"bytes"
	"image/png"
	"path/filepath"
	"testing"

	"treille/webtest"
)

func TestAroundTheTablesInFirefox(t *testing.T) {
	v, record := keeping(t)
	aroundTheTables(t, firefox, "firefox", v, record, tap)
}

func TestAroundTheTablesInWebKit(t *testing.T) {
	v, record := keeping(t)
	v.Width, v.Height = 480, 700
	aroundTheTables(t, launch(t, webtest.LaunchWebKit), "webkit", v, record, tapOrClick)
}

// aroundTheTables begins today's table and leaves it, looks at the statistics, saves the picture of a finished game,
// and takes its record out as a file and in again.
func aroundTheTables(t *testing.T, b *webtest.Browser, name string, v webtest.View, record string, pressing func(*webtest.Page) func(id string)) {
	p := openIn(t, b, "?no-worker", v)
	press := pressing(p)
	dir := p.DownloadTo(t.TempDir())
	p.HoldDialogs()

	press("today")
	p.WaitState("a decision, or dice to be thrown", `s.deciding || s.rolls`)
	press("menu")
	p.WaitState("the menu", `s.panel`)
	press("menu/home")
	p.WaitState("home", `s.scene === "home" && s.today && s.done === false`)

	press("statistics")
	p.WaitState("the statistics", `s.scene === "statistics" && s.game === "farbenpoker"`)
	p.Screenshot(name + "-statistics")
	press("back")

	press("saves")
	p.WaitState("the finished game", `s.scene === "saves" && s.finished === 1`)
	p.Screenshot(name + "-saves")
	choose := func(id string) {
		p.Frames(4)
		press(control(p, "more/"))
		p.WaitState("its menu", `s.panel`)
		press(id)
	}
	choose("more/share")
	p.WaitState("the page that shares", `s.scene === "share"`)
	p.Frames(20)
	p.Screenshot(name + "-share")
	press("save")
	picture, err := png.Decode(bytes.NewReader(p.WaitFile(waitForOne(t, p, dir, "*.png"))))
	if err != nil {
		t.Fatal(err)
	}
	if s := picture.Bounds().Size(); s.X != 1038 || s.Y != 1542 {
		t.Errorf("the picture is %v", s)
	}
	press("back")
	p.WaitState("the games", `s.scene === "saves"`)

	choose("export/file")
	file := waitForOne(t, p, dir, "treille-*.txt")
	if text := string(p.WaitFile(file)); text != record {
		t.Errorf("the file holds\n%s", text)
	}
	p.WaitState("no menu", `!s.panel`)
	remove(p, press)
	press("file")
	p.Choose(file)
	isBack(t, p, record)
}

// waitForOne waits for a file in a folder, and returns its path.
func waitForOne(t *testing.T, p *webtest.Page, dir, pattern string) string {
	t.Helper()
	for range 600 {
		if files, _ := filepath.Glob(filepath.Join(dir, pattern)); len(files) > 0 {
			return files[0]
		}
		p.Frames(1)
	}
	t.Fatalf("there is no %s", pattern)
	return ""
}
