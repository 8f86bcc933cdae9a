package host_test

import (
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"treille/scenes/data/store"
)

const rest = "#join=k4x9q2m7tb.Zr3vX0m1QpYt8uKcWdEa5g"

// TestALinkThatLeadsNowhereIsTold follows links that are none, and such to servers that are not there or have no tables.
func TestALinkThatLeadsNowhereIsTold(t *testing.T) {
	other := httptest.NewServer(http.NotFoundHandler())
	defer other.Close()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	nobody := l.Addr().String()
	l.Close()
	own := opens(t, &store.Memory{}, t.TempDir(), "Clara", "fox").hosts("vino")
	address, _, _ := strings.Cut(own, "#")
	for link, want := range map[string]string{
		rest:                               "The link has no address",
		"treille.example/" + rest:          "The link has no address",
		own[:len(own)-3]:                   "The link is not whole",
		other.URL + "/" + rest:             "What answers at " + strings.TrimPrefix(other.URL, "http://") + " has no tables of Treille.",
		"http://" + nobody + "/" + rest:    nobody + " does not answer.",
		address + rest:                     "This link opens no table.",
		strings.Replace(own, "=", "=z", 1): "The link is not whole",
	} {
		w := opens(t, &store.Memory{}, t.TempDir(), "Emma", "snail")
		said := ""
		w.Listen(func(sentence string) { said += sentence + "\n" })
		w.home.Follow(link)
		until(t, link+" is followed by “"+want+"”", func() bool { return w.says(want) || strings.Contains(said, want) }, w)
		w.close()
	}
}

// TestALinkIsPasted takes a link out of the clipboard as the field for it is pressed, and says of others what is wrong.
func TestALinkIsPasted(t *testing.T) {
	clara := opens(t, &store.Memory{}, t.TempDir(), "Clara", "fox")
	link := clara.hosts("vino")
	emma := opens(t, &store.Memory{}, t.TempDir(), "Emma", "snail")
	emma.Exchange = &clipboard{Exchange: emma.Exchange, text: "Come! " + link}
	emma.press("online", "link", "open")
	until(t, "a free seat", func() bool { return emma.Stage().Find("sit") != nil }, emma, clara)
	emma.press("back")
	for text, want := range map[string]string{"x" + link: "The link has no address", link + "x": "The link is not whole"} {
		emma.Exchange.(*clipboard).text = text
		emma.press("link")
		until(t, "the field", func() bool {
			return emma.Stage().Find("open") != nil && strings.Contains(emma.Stage().Find("link").Label, text)
		}, emma)
		if c := emma.Stage().Find("open"); !c.Disabled || !strings.HasPrefix(c.Reason, want) {
			t.Errorf("%q can be opened: %t, as %q", text, !c.Disabled, c.Reason)
		}
	}
}
