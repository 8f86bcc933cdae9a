package game

import (
	"bytes"
	"image/color"
	"image/png"
	"path/filepath"
	"strings"
	"testing"
)

// hash is what is left of a link in the address.
const hash = `location.hash === "" && !location.href.includes("#")`

func TestALinkOffersItsDeal(t *testing.T) {
	t.Parallel()
	p := openAt(t, "?no-worker", phone())
	p.WaitState("home", `s.scene === "home"`)

	p.Eval(`location.hash = "game=farbenpoker&seats=4&seed=4127"`, nil)
	p.WaitState("the page where it can be begun", `s.scene === "newgame" && s.seats === 4`)
	p.Wait("the link to be gone", hash)
	p.Wait("where it comes from", `document.getElementById("treille-outline").textContent.includes("This deal comes from a link")`)
	p.Screenshot("phone-link")
	p.Reload()
	p.WaitStarted()
	p.WaitState("the page again", `s.scene === "newgame" && s.seats === 4`)
	tap(p)("more")
	if label := p.Control("seed").Label; !strings.Contains(label, "4127") {
		t.Errorf("the seed is %q", label)
	}

	p.Eval(`location.hash = "game=farbenpoker&seats=9&seed=1"`, nil)
	p.Wait("what is wrong with it", `document.getElementById("treille-outline").textContent.includes("names another number")`)
	p.Wait("the link to be gone", hash)
	tap(p)("told")
	p.WaitState("the page of its game", `s.scene === "gamepage" && !s.panel`)

	p.Eval(`history.back()`, nil)
	p.WaitState("home again", `s.scene === "home"`)
	p.Reload()
	p.WaitStarted()
	p.WaitState("no link to be followed once more", `s.scene === "home"`)
}

func TestALinkThatThePageIsOpenedWith(t *testing.T) {
	t.Parallel()
	p := chromium.Open(t, serve(t), "?no-worker#game=vino&seats=3&options=hidden-money&seed=18446744073709551615", phone())
	p.WaitStarted()
	p.WaitState("the page where it can be begun", `s.scene === "newgame" && s.seats === 3`)
	p.Wait("the link to be gone", hash)
	tap(p)("more")
	if label := p.Control("seed").Label; !strings.Contains(label, "18446744073709551615") {
		t.Errorf("the seed is %q", label)
	}
}

func TestThePictureIsSaved(t *testing.T) {
	t.Parallel()
	v, record := keeping(t)
	p := openSaves(t, v)
	dir := t.TempDir()
	p.DownloadTo(dir)
	tap(p)(control(p, "more/"))
	p.WaitState("its menu", `s.panel`)
	tap(p)("more/share")
	p.WaitState("the page", `s.scene === "share"`)
	p.Frames(20)
	p.Screenshot("phone-share")
	tap(p)("copy/link")
	p.Wait("the link on the clipboard", `window.copied && window.copied.startsWith(location.origin + location.pathname + "#game=farbenpoker&")`)
	tap(p)("copy/record")
	p.Wait("the record on the clipboard", `window.copied && window.copied.startsWith("[Format")`)
	var copied string
	if p.Eval(`window.copied`, &copied); copied != record {
		t.Errorf("copied is\n%s", copied)
	}
	tap(p)("save")
	file := ""
	for range 600 {
		if files, _ := filepath.Glob(filepath.Join(dir, "*.png")); len(files) > 0 {
			file = files[0]
			break
		}
		p.Frames(1)
	}
	picture, err := png.Decode(bytes.NewReader(p.WaitFile(file)))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	if s := picture.Bounds().Size(); s.X != 1038 || s.Y != 1542 {
		t.Errorf("the picture is %v", s)
	}
	colours := map[color.Color]bool{}
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			colours[picture.At(x, y)] = true
		}
	}
	if len(colours) < 5000 {
		t.Errorf("the picture has %d colours", len(colours))
	}
}

// sheet puts a share sheet into the place of the browser's, and notes what comes to it
// and within which event, and when the picture is there.
const sheet = `const toBlob = HTMLCanvasElement.prototype.toBlob;
HTMLCanvasElement.prototype.toBlob = function (done, ...rest) {
	toBlob.call(this, (blob) => { done(blob); window.pictured = true; }, ...rest);
};
navigator.canShare = (what) => what.files.length === 1;
navigator.share = (what) => {
	window.sharedWithin = window.event && window.event.type;
	window.shared = what.files[0];
	return window.refuses ? Promise.reject(new Error("forbidden")) : Promise.resolve();
};`

func TestThePictureIsSharedWithinAPress(t *testing.T) {
	t.Parallel()
	v, _ := keeping(t)
	v.Before = append(v.Before, sheet)
	p := openSaves(t, v)
	tap(p)(control(p, "more/"))
	p.WaitState("its menu", `s.panel`)
	tap(p)("more/share")
	p.WaitState("the page", `s.scene === "share" && s.shares`)
	p.Wait("the picture", `window.pictured`)
	tap(p)("hand")
	p.Wait("the picture to be shared within the touch", `window.sharedWithin === "touchend"`)
	p.Wait("it to be a picture", `window.shared.type === "image/png" && window.shared.name.endsWith(".png") && window.shared.size > 100000`)

	p.Eval(`window.refuses = true`, nil)
	tap(p)("hand")
	p.Wait("the failure to be told", `document.getElementById("treille-live-polite").lastElementChild.textContent.includes("could not be shared")`)
}
