package app

import "syscall/js"

// webLine is the line of a page: see line.js.
type webLine struct {
	page   js.Value
	hear   func(Heard)
	posts  int
	posted map[int]func(status int, text string)
}

// openLine returns the line of a page, nil if it comes from no server with tables.
func openLine(w *web) Line {
	if !w.page.Call("hasLine").Truthy() {
		return nil
	}
	l := &webLine{page: w.page, posted: map[int]func(int, string){}}
	kinds := map[string]HeardKind{"open": HeardOpen, "text": HeardText, "lost": HeardLost}
	w.inTick("onLine", func(a []js.Value) {
		if l.hear != nil {
			l.hear(Heard{Kind: kinds[a[0].String()], Text: a[1].String(), Code: a[2].Int(), Again: a[3].Float() / 1000})
		}
	})
	w.inTick("onPosted", func(a []js.Value) {
		n := a[0].Int()
		if done := l.posted[n]; done != nil {
			delete(l.posted, n)
			done(a[1].Int(), a[2].String())
		}
	})
	return l
}

// Open implements Line.
func (l *webLine) Open(_ string, hear func(Heard)) {
	l.hear = hear
	l.page.Call("lineOpen")
}

// Close implements Line.
func (l *webLine) Close() {
	l.hear = nil
	l.page.Call("lineClose")
}

// Retry implements Line.
func (l *webLine) Retry() { l.page.Call("lineRetry") }

// Anew implements Renewer.
func (l *webLine) Anew() { l.page.Call("lineAnew") }

// AnewOnce implements Renewer.
func (l *webLine) AnewOnce() { l.page.Call("lineAnewOnce") }

// Send implements Line.
func (l *webLine) Send(text []byte) { l.page.Call("lineSend", string(text)) }

// Post implements Line.
func (l *webLine) Post(_, path string, text []byte, done func(status int, text string)) {
	l.posts++
	l.posted[l.posts] = done
	l.page.Call("post", path, string(text), l.posts)
}

// Random implements Line.
func (l *webLine) Random(b []byte) { js.CopyBytesToGo(b, l.page.Call("random", len(b))) }
