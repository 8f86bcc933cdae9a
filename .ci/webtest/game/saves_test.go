package game

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"treille/webtest"
)

// clipboard puts one into the place of the browser's, which asks for leave, and notes
// within which event it was reached.
const clipboard = `Object.defineProperty(navigator, "clipboard", { value: {
	write(items) {
		window.wroteWithin = window.event && window.event.type;
		return items[0].getType("text/plain").then((blob) => blob.text()).then((text) => { window.copied = text; });
	},
	writeText() { return Promise.reject(new Error("only within a press")); },
	readText() {
		window.readWithin = window.event && window.event.type;
		return window.refuses ? Promise.reject(new Error("forbidden")) : Promise.resolve(window.copied);
	},
} })`

// keeping is a view of a browser in which a finished game is kept, and its record.
func keeping(t *testing.T) (webtest.View, string) {
	t.Helper()
	return keepingRecord(t, "pages/saves/testdata/over-farbenpoker.treille")
}

// keepingRecord is the same with a record of one of the scenes.
func keepingRecord(t *testing.T, name string) (webtest.View, string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "scenes", filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	v := webtest.Phone.Coarse() // whose pictures are looked at
	v.Before = append(v.Before, instant, clipboard,
		`if (!localStorage.getItem("treille-test.seen")) { localStorage.setItem("treille-test.seen", "1"); localStorage.setItem("treille.done-000001", `+strconv.Quote(string(data))+`) }`)
	return v, string(data)
}

// openSaves opens the page with the games that are kept.
func openSaves(t *testing.T, v webtest.View) *webtest.Page {
	t.Helper()
	p := open(t, v)
	tap(p)("saves")
	p.WaitState("the finished game", `s.scene === "saves" && s.finished === 1`)
	return p
}

// remove deletes the only finished game.
func remove(p *webtest.Page, press func(id string)) {
	press(control(p, "more/"))
	p.WaitState("its menu", `s.panel`)
	press("more/delete")
	p.WaitControl("delete/sure")
	press("delete/sure")
	p.WaitState("it to be gone", `s.finished === 0 && !s.panel`)
}

// isBack checks that the only finished game is the one of a record.
func isBack(t *testing.T, p *webtest.Page, record string) {
	t.Helper()
	p.WaitState("the game to be back", `s.finished === 1`)
	var kept string
	p.Eval(`Object.keys(localStorage).filter((k) => k.startsWith("treille.done-")).map((k) => localStorage.getItem(k)).join("")`, &kept)
	if kept != record {
		t.Errorf("kept is\n%s", kept)
	}
}

func TestAGameGoesOutAsAFileAndComesIn(t *testing.T) {
	t.Parallel()
	v, record := keeping(t)
	p := openSaves(t, v)
	dir := t.TempDir()
	p.DownloadTo(dir)
	p.HoldDialogs()
	p.Screenshot("phone-saves")
	tap(p)(control(p, "more/"))
	p.WaitState("its menu", `s.panel`)
	tap(p)("export/file")
	p.WaitState("the menu to be gone", `!s.panel`)
	file := waitFile(t, p, dir)
	if text := string(p.WaitFile(file)); text != record {
		t.Errorf("the file holds\n%s", text)
	}
	remove(p, tap(p))
	tap(p)("file")
	p.Choose(file)
	isBack(t, p, record)

	tap(p)("everything")
	remove(p, tap(p))
	all := ""
	for all == "" || all == file {
		all = waitFile(t, p, dir, file)
	}
	tap(p)("file")
	p.Choose(all)
	isBack(t, p, record)
}

// chooseAtOnce puts a file into the page's element for files as soon as it is there, and has it read at once.
const chooseAtOnce = `(text) => {
	File.prototype.text = () => Promise.resolve(text);
	new MutationObserver(() => {
		const input = document.getElementById("treille-file");
		if (input) {
			const chosen = new DataTransfer();
			chosen.items.add(new File([text], "treille.txt"));
			input.files = chosen.files;
			input.dispatchEvent(new Event("change"));
		}
	}).observe(document.body, { childList: true });
}`

// Where the game is slow, a file is there before it has seen the press that asks for one.
func TestAFileComesBeforeTheGameAsksForIt(t *testing.T) {
	t.Parallel()
	v, record := keeping(t)
	p := openSaves(t, v)
	p.HoldDialogs()
	remove(p, tap(p))
	p.Eval("("+chooseAtOnce+")("+strconv.Quote(record)+")", nil)
	tap(p)("file")
	isBack(t, p, record)
}

// waitFile waits for a file in a folder, other than some, and returns its path.
func waitFile(t *testing.T, p *webtest.Page, dir string, but ...string) string {
	t.Helper()
	for range 600 {
		files, err := filepath.Glob(filepath.Join(dir, "*.txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if !strings.Contains(strings.Join(but, "\n"), f) {
				return f
			}
		}
		p.Frames(1)
	}
	t.Fatal("no file was saved")
	return ""
}

func TestAGameGoesThroughTheClipboard(t *testing.T) {
	t.Parallel()
	v, record := keeping(t)
	p := openSaves(t, v)
	tap(p)(control(p, "more/"))
	p.WaitState("its menu", `s.panel`)
	tap(p)("export/copy")
	p.Wait("the text on the clipboard", `window.copied`)
	p.Wait("it to have been written within the touch", `window.wroteWithin === "touchend"`)
	remove(p, tap(p))
	tap(p)("paste")
	isBack(t, p, record)
	p.Wait("it to have been read within the touch", `window.readWithin === "touchend"`)

	p.Eval(`window.refuses = true`, nil)
	remove(p, tap(p))
	tap(p)("paste")
	p.Wait("a field", `document.querySelector("textarea#treille-input")`)
	p.Frames(4)
	p.Screenshot("phone-paste")
	const fill = `(() => {
		const field = document.getElementById("treille-input");
		field.value = window.copied;
		field.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste" }));
	})()`
	const gone = `!document.getElementById("treille-input")`
	p.Eval(fill, nil)
	p.WaitControl("bring-in")
	p.Eval(`document.getElementById("treille-input").blur()`, nil) // who leaves it brings nothing in
	p.Frames(4)
	tap(p)("close")
	p.Wait("the field to be gone", gone)
	p.WaitState("nothing brought in", `s.finished === 0 && !s.panel`)

	tap(p)("paste")
	p.Wait("an empty field", `document.querySelector("textarea#treille-input")?.value === ""`)
	p.Eval(fill, nil)
	tap(p)("bring-in")
	isBack(t, p, record)
	p.Wait("the field to be gone", gone)
}

// TestTheClipboardIsReadWithinAnyPress presses with the mouse, and as keys and screen
// readers do.
func TestTheClipboardIsReadWithinAnyPress(t *testing.T) {
	t.Parallel()
	v, record := keeping(t)
	desktop := desktop()
	desktop.Before = v.Before
	p := open(t, desktop)
	p.ClickControl("saves")
	p.WaitState("the finished game", `s.scene === "saves" && s.finished === 1`)
	p.Eval(`window.copied = `+strconv.Quote(record), nil)
	for within, press := range map[string]func(){
		"mouseup": func() { p.ClickControl("paste") },
		"click":   func() { p.ActivateControl("paste") },
	} {
		p.Eval(`window.readWithin = undefined`, nil)
		press()
		p.Wait("the clipboard to be read within "+within, `window.readWithin === "`+within+`"`)
		p.Wait("the answer", `document.getElementById("treille-live-polite").lastElementChild.textContent.includes("here already")`)
	}
	p.Screenshot("desktop-saves")
}
