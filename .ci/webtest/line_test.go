package webtest

import "testing"

// sockets stands in the place of the browser's WebSocket, and keeps all that were opened.
const sockets = `
	window.sockets = [];
	window.WebSocket = class {
		static OPEN = 1;
		readyState = 0;
		sent = [];
		constructor() { sockets.push(this); }
		send(text) { this.sent.push(text); }
		close() { this.readyState = 3; }
	};`

// TestWhenALineComesBack loses a line for several reasons and looks at the page again: it
// comes back at once, but not where the server has too many or wants no more of it.
func TestWhenALineComesBack(t *testing.T) {
	t.Parallel()
	v := phone
	v.Before = []string{sockets}
	p := openStarted(t, "", v)
	var opened int
	for _, c := range []struct {
		do   string
		want int
	}{
		{`treille.lineOpen()`, 1},
		{`document.dispatchEvent(new Event("visibilitychange"))`, 2}, // it was not open yet: another try
		{`(sockets[1].readyState = 1, sockets[1].onopen(), document.dispatchEvent(new Event("visibilitychange")))`, 2},
		{`(sockets[1].onclose({ code: 1006 }), document.dispatchEvent(new Event("visibilitychange")))`, 3},
		{`(sockets[2].onclose({ code: 4003 }), document.dispatchEvent(new Event("visibilitychange")))`, 3},
		{`window.dispatchEvent(new Event("online"))`, 3},
		{`treille.lineRetry()`, 4}, // somebody has pressed
		{`(sockets[3].onclose({ code: 1006 }), document.dispatchEvent(new Event("visibilitychange")))`, 5},
		{`(sockets[4].onclose({ code: 1008 }), document.dispatchEvent(new Event("visibilitychange")))`, 5},
		{`treille.lineRetry()`, 5},
	} {
		if p.Eval(`(`+c.do+`, sockets.length)`, &opened); opened != c.want {
			t.Errorf("after %s there were %d sockets, want %d", c.do, opened, c.want)
		}
	}
	var sent []string
	if p.Eval(`sockets[1].sent`, &sent); len(sent) != 1 || sent[0] != "ping\n" {
		t.Errorf("a line that looks open is asked %q", sent)
	}
}
