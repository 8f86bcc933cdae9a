package app

import (
	"image"
	"runtime/debug"
	"strconv"
	"strings"
	"syscall/js"
	"time"

	"treille/scenes/ui"
)

// web is the page around the game in a browser: see package wasm for the bridge.
// What the page says comes between two ticks and waits in inbox for the next.
type web struct {
	app     *App
	page    js.Value
	ticks   int // that have begun
	inbox   []func()
	reduced bool
	last    string // controls as told last
	told    string // outline as told last
	stands  *string
	field   *Field // that is being typed in
	copied  func(ok bool)
	pasted  func(text string, ok bool)
	chosen  func(text string, ok bool)
	shared  func(ok bool)
	picture string // name of the one that hangs
	keep    []js.Func
	line    Line
}

func openPage(r *App) Page {
	w := &web{app: r, page: js.Global().Get("treille")}
	w.reduced = w.page.Get("reducedMotion").Truthy()
	if in := w.page.Get("insets"); in.Truthy() {
		r.SetInsets(insets(in.Get("top"), in.Get("right"), in.Get("bottom"), in.Get("left")))
	}
	w.inTick("onActivate", func(a []js.Value) { r.enter(a[0].String()) })
	w.inTick("onFocus", func(a []js.Value) { r.Focus(a[0].String()) })
	w.inTick("onValue", func(a []js.Value) { r.slideTo(a[0].String(), a[1].Float()) })
	w.on("onText", func(a []js.Value) {
		f, text, how := w.field, a[0].String(), a[1].String()
		w.field = nil
		if f != nil {
			w.later(func() {
				f.Done(text, how != "cancel")
				if how == "enter" && f.Entered != nil {
					f.Entered()
				}
			})
		}
	})
	w.answerTo("onTextChange", func(a []js.Value) any {
		if w.field == nil || w.field.Changed == nil {
			return nil
		}
		if text := w.field.Changed(a[0].String()); text != a[0].String() {
			return text
		}
		return nil
	})
	w.inTick("onCopied", func(a []js.Value) { w.copied(a[0].Truthy()) })
	w.inTick("onPasted", func(a []js.Value) { w.pasted(textOf(a[0])) })
	w.inTick("onFile", func(a []js.Value) { w.chosen(textOf(a[1])) })
	w.inTick("onShared", func(a []js.Value) { w.shared(a[0].String() != "failed") })
	w.inTick("onLink", func(a []js.Value) {
		if r.Follow != nil {
			r.Follow(a[0].String())
		}
	})
	w.inTick("onInsets", func(a []js.Value) { r.SetInsets(insets(a[0], a[1], a[2], a[3])) })
	w.on("onVisibility", func(a []js.Value) {
		// At once: a hidden page has no ticks, and hands must be covered.
		r.SetHidden(a[0].Truthy())
	})
	w.on("onAway", func(a []js.Value) { r.SetAway(a[0].Truthy()) })
	w.answerTo("onBack", func([]js.Value) any {
		if c, ok := r.top().scene.(Closer); len(r.stack) <= 1 && (!ok || !c.Closable()) {
			return false // nothing lies behind the first page: the player leaves
		}
		w.later(func() { r.top().scene.Back(); r.Changed() })
		return true
	})
	w.inTick("onMotion", func(a []js.Value) { w.reduced, r.sized = a[0].Truthy(), false })
	w.inTick("onCleared", func([]js.Value) { r.Cleared() })
	w.line = openLine(w)
	w.on("onTouchCancel", func([]js.Value) { r.in.cancelled = true })
	return w
}

// textOf is a text that the page hands over, or null.
func textOf(v js.Value) (text string, ok bool) {
	if v.IsNull() {
		return "", false
	}
	return v.String(), true
}

func insets(top, right, bottom, left js.Value) ui.Insets {
	return ui.Insets{Top: top.Float(), Right: right.Float(), Bottom: bottom.Float(), Left: left.Float()}
}

func (w *web) on(name string, f func(args []js.Value)) {
	w.answerTo(name, func(args []js.Value) any {
		f(args)
		return nil
	})
}

// inTick answers the page in the next tick.
func (w *web) inTick(name string, f func(args []js.Value)) {
	w.on(name, func(args []js.Value) { w.later(func() { f(args) }) })
}

func (w *web) answerTo(name string, f func(args []js.Value) any) {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) })
	w.keep = append(w.keep, fn)
	w.page.Set(name, fn)
}

func (w *web) later(f func()) { w.inbox = append(w.inbox, f) }

func (*web) Web() bool { return true }

func (w *web) Resumed() bool { return w.page.Get("resumed").Truthy() }

// Stands implements Page. As the controls, it goes over only if it has changed.
func (w *web) Stands(at string) {
	if w.stands == nil || *w.stands != at {
		w.stands = &at
		w.page.Call("stands", at)
	}
}

func (w *web) Stood() string { return w.page.Get("stood").String() }

func (w *web) Updated() bool { return w.page.Get("updated").Truthy() }

func (w *web) Asked() string {
	if game := w.page.Call("query", "game"); game.Type() == js.TypeString {
		return game.String()
	}
	return ""
}

// Address implements Page: without what was asked for, and nothing for a page that
// only lies on this device.
func (*web) Address() string {
	at := js.Global().Get("location")
	if !strings.HasPrefix(at.Get("protocol").String(), "http") {
		return ""
	}
	return at.Get("origin").String() + at.Get("pathname").String()
}

func (w *web) Link() string { return w.page.Call("takeLink").String() }

func (w *web) Line() Line { return w.line }

// Update implements Page.
func (w *web) Update() {
	w.ticks++
	w.page.Set("ticks", w.ticks)
	for len(w.inbox) > 0 {
		f := w.inbox[0]
		w.inbox = w.inbox[1:]
		f()
	}
}

// Press implements Page.
func (w *web) Press() (ago, held time.Duration) {
	p := w.page.Call("press")
	ms := func(i int) time.Duration { return time.Duration(p.Index(i).Float() * float64(time.Millisecond)) }
	return ms(0), ms(1)
}

// Controls implements Page. The list goes over as JSON, and only if it is not
// that of last time.
func (w *web) Controls(st *ui.Stage, unit float64) {
	var b strings.Builder
	field := func(name, json string) { b.WriteString(`,"` + name + `":` + json) }
	b.WriteByte('[')
	for i, c := range st.Controls() {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(`{"id":` + quote(c.ID) + `,"role":` + quote(string(c.Role)) + `,"label":` + quote(c.Spoken()))
		for _, v := range [...]struct {
			name string
			n    float64
		}{{"x", c.Rect.X}, {"y", c.Rect.Y}, {"w", c.Rect.W}, {"h", c.Rect.H}} {
			field(v.name, strconv.FormatFloat(v.n*unit, 'f', 1, 64))
		}
		gesture := string(c.Gesture)
		if c.Disabled {
			field("enabled", "false")
			gesture = ""
		}
		switch c.Role {
		case ui.Radio, ui.Checkbox, ui.Tab:
			field("checked", strconv.FormatBool(c.Checked))
		case ui.Slider:
			field("value", strconv.Itoa(c.Number))
			field("max", strconv.Itoa(c.Most))
			field("step", strconv.Itoa(max(1, c.Step)))
			field("text", quote(c.Value))
		}
		if c.Types {
			field("types", "true")
		}
		for _, v := range [...][2]string{{"gesture", gesture}, {"group", c.Group}, {"set", c.Set}, {"among", c.Among}} {
			if v[1] != "" {
				field(v[0], quote(v[1]))
			}
		}
		if !st.Stop(i) {
			field("stop", "false")
		}
		if c.ID == st.Focus() {
			field("focused", "true")
		}
		b.WriteByte('}')
	}
	b.WriteByte(']')
	if s := b.String(); s != w.last {
		w.last = s
		w.page.Call("controls", s)
	}
}

// Outline implements Page. As the controls, it goes over only if it has changed.
func (w *web) Outline(o *ui.Outline) {
	s := list(o.Sections(), func(s ui.Section) string {
		return `{"id":` + quote(s.ID) + `,"level":` + strconv.Itoa(s.Level) + `,"heading":` + quote(s.Heading) +
			`,"text":` + list(s.Text, quote) + `,"items":` + list(s.Items, quote) + `}`
	})
	if s != w.told {
		w.told = s
		w.page.Call("outline", s)
	}
}

// list writes a JSON list.
func list[T any](items []T, write func(T) string) string {
	written := make([]string, len(items))
	for i, item := range items {
		written[i] = write(item)
	}
	return "[" + strings.Join(written, ",") + "]"
}

// quote writes a JSON string, with spaces for control characters.
func quote(s string) string {
	plain := strings.Map(func(r rune) rune { return max(r, ' ') }, s)
	return `"` + escaped.Replace(plain) + `"`
}

var escaped = strings.NewReplacer(`"`, `\"`, `\`, `\\`)

func (w *web) Focus(id string)      { w.page.Call("focus", id) }
func (w *web) Announce(text string) { w.page.Call("announce", text, false) }
func (w *web) Title(text string)    { w.page.Call("title", text) }
func (w *web) Language(code string) { w.page.Call("lang", code) }
func (w *web) AtHome()              { w.page.Call("home") }
func (w *web) State(json string)    { w.page.Call("state", json) }
func (w *web) Rests(yes bool)       { w.page.Call("rests", yes) }
func (w *web) ReducedMotion() bool  { return w.reduced }

// FirstFrame implements Page.
func (w *web) FirstFrame() {
	debug.SetGCPercent(100) // load.js has set more for the start
	w.page.Call("started")
	w.page.Call("ready")
}

// FirstPicture implements Page.
func (w *web) FirstPicture(width, height int) bool {
	return w.page.Call("firstPicture", width, height).Bool()
}

// CoverFirstPicture implements Page.
func (w *web) CoverFirstPicture() { w.page.Call("covered") }

// OwnsEnter implements Page: a hidden button that has the focus presses itself.
func (w *web) OwnsEnter() bool {
	active := js.Global().Get("document").Get("activeElement")
	return active.Truthy() && !active.Call("matches", "canvas, body, #treille-outline *").Bool()
}

// Ask implements Page.
func (w *web) Ask(f Field, at ui.Rect) bool {
	w.page.Call("textInput", map[string]any{
		"value": f.Value, "maxLength": f.Limit, "label": f.Label,
		"x": at.X, "y": at.Y, "w": at.W, "h": at.H, "size": 20 * w.app.frame.Caption(), "lines": f.Lines,
	})
	w.field = &f // only now: the page has just closed the field before it
	return true
}

// MoveField implements Page.
func (w *web) MoveField(at ui.Rect) { w.page.Call("moveTextInput", at.X, at.Y, at.W, at.H) }

// CloseField implements Page.
func (w *web) CloseField() {
	w.field = nil
	w.page.Call("closeTextInput")
}

// Save implements Exchange.
func (w *web) Save(name, text string, done func(place string, err error)) {
	w.page.Call("download", name, text)
	done(name, nil)
}

// Copy implements Exchange.
func (w *web) Copy(text string, done func(ok bool)) {
	w.copied = done
	w.page.Call("copy", text)
}

// Paste implements Exchange.
func (w *web) Paste(done func(text string, ok bool)) {
	w.pasted = done
	w.page.Call("paste")
}

// Choose implements Exchange.
func (w *web) Choose(done func(text string, ok bool)) bool {
	w.chosen = done
	w.page.Call("openFile")
	return true
}

// Hang implements Gallery.
func (w *web) Hang(name string, picture *image.NRGBA) {
	pixels := js.Global().Get("Uint8ClampedArray").New(len(picture.Pix))
	js.CopyBytesToJS(pixels, picture.Pix)
	w.picture = name
	w.page.Call("picture", name, pixels, picture.Rect.Dx())
}

// SavePicture implements Gallery.
func (w *web) SavePicture(done func(place string, err error)) {
	w.page.Call("savePicture")
	done(w.picture, nil)
}

// CanShare implements Gallery.
func (w *web) CanShare() bool { return w.page.Call("canSharePicture").Truthy() }

// SharePicture implements Gallery.
func (w *web) SharePicture(done func(ok bool)) {
	w.shared = done
	w.page.Call("sharePicture")
}
