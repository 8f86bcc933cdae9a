package webtest

import (
	"context"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/chromedp"
)

// facesOf returns the names of the typefaces in which the browser sets the words of the elements that selector matches;
// those that it did not get from the page have " of the system" behind.
func (p *Page) facesOf(selector string) (names []string) {
	p.t.Helper()
	read := chromedp.ActionFunc(func(ctx context.Context) error {
		root, err := dom.GetDocument().WithDepth(0).Do(ctx)
		if err != nil {
			return err
		}
		nodes, err := dom.QuerySelectorAll(root.NodeID, selector).Do(ctx)
		if err != nil {
			return err
		}
		for _, n := range nodes {
			used, err := css.GetPlatformFontsForNode(n).Do(ctx)
			if err != nil {
				return err
			}
			for _, f := range used {
				name := f.FamilyName
				if !f.IsCustomFont {
					name += " of the system"
				}
				names = append(names, name)
			}
		}
		return nil
	})
	c := p.inChromium()
	p.do(func(ctx context.Context) error { return c.run(ctx, dom.Enable(), css.Enable(), read) })
	slices.Sort(names)
	return slices.Compact(names)
}

func TestNamesAreTypedInTheGamesTypeface(t *testing.T) {
	t.Parallel()
	p := openStarted(t, "?no-worker", Desktop)
	asked := len(p.Server.Requests())
	p.ActivateControl("name")
	p.Wait("the line", `document.activeElement.id === "treille-input"`)
	p.Wait("the typefaces", `document.fonts.status === "loaded"`)
	p.Press("Zoé Ångström")
	p.Frames(3)
	if later := p.Server.Requests()[asked:]; len(later) > 0 {
		t.Errorf("asked for after the first frame: %q", later)
	}
	if got := p.facesOf("#treille-input"); !slices.Equal(got, []string{"Alegreya Sans Medium"}) {
		t.Errorf("the name is set in %q", got)
	}
	p.Screenshot("typeface-name")
}

func TestNoticesAreInTheGamesTypeface(t *testing.T) {
	t.Parallel()
	for _, language := range []string{"fr", "de", "en"} {
		v := Phone
		v.Languages, v.AllowErrors = language, true
		v.Before = []string{`Object.defineProperty(window, "WebGL2RenderingContext", { value: undefined })`}
		p := chromium.Open(t, serveFixture(t), "?no-worker", v)
		p.Wait("the message", `document.getElementById("treille-stopped")`)
		p.Wait("the typefaces", `document.fonts.status === "loaded"`)
		p.Frames(3)
		for selector, want := range map[string]string{
			"#treille-stopped h1": "Alegreya SC", "#treille-stopped p:not(.detail)": "Alegreya", "#treille-stopped button": "Alegreya Sans Medium",
		} {
			if got := p.facesOf(selector); !slices.Equal(got, []string{want}) {
				t.Errorf("%s: %s is set in %q, want %q", language, selector, got, want)
			}
		}
		p.Screenshot("typeface-notice-" + language)
	}
}
