package webtest

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// A filer is a tab whose page can save files and be given some.
type filer interface {
	// downloadTo saves downloads without asking, into dir if it can be chosen, and returns the folder.
	downloadTo(ctx context.Context, dir string) (string, error)
	// holdDialogs keeps the browser's own dialog for files away, which nobody can see, and which it would cancel.
	holdDialogs(ctx context.Context) error
	// choose gives files to the page's element for files.
	choose(ctx context.Context, files []string) error
}

// fileInput is the page's element for files.
const fileInput = "#treille-file"

func (p *Page) filer() filer {
	p.t.Helper()
	f, ok := p.tab.(filer)
	if !ok {
		p.t.Fatal("this browser's driver knows nothing of files")
	}
	return f
}

// DownloadTo lets the browser save downloads into the folder dir without asking, and returns the folder: WebKit has its
// own.
func (p *Page) DownloadTo(dir string) (folder string) {
	p.t.Helper()
	f := p.filer()
	p.do(func(ctx context.Context) (err error) {
		folder, err = f.downloadTo(ctx, dir)
		return err
	})
	return folder
}

// WaitFile waits until the browser has saved the file path, and returns its contents.
func (p *Page) WaitFile(path string) (contents []byte) {
	p.t.Helper()
	p.Until("the file "+path, func() bool {
		var err error
		contents, err = os.ReadFile(path)
		return err == nil && len(contents) > 0
	})
	return contents
}

// HoldDialogs lets the page wait for Choose where it would open the browser's own dialog for files.
func (p *Page) HoldDialogs() {
	p.t.Helper()
	f := p.filer()
	p.do(f.holdDialogs)
}

// Choose chooses files in the page's open dialog, for which it waits.
func (p *Page) Choose(files ...string) {
	p.t.Helper()
	f := p.filer()
	p.Wait("the dialog for files", `document.querySelector("`+fileInput+`")`)
	p.do(func(ctx context.Context) error { return f.choose(ctx, files) })
}

func (t *chromiumTab) downloadTo(ctx context.Context, dir string) (string, error) {
	return dir, t.onBrowser(ctx, func(ctx context.Context) error {
		return browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllow).
			WithBrowserContextID(t.profile).WithDownloadPath(dir).Do(ctx)
	})
}

func (t *chromiumTab) holdDialogs(ctx context.Context) error {
	return t.run(ctx, page.SetInterceptFileChooserDialog(true))
}

func (t *chromiumTab) choose(ctx context.Context, files []string) error {
	return t.run(ctx, chromedp.SetUploadFiles(fileInput, files, chromedp.ByQuery, chromedp.NodeReady))
}

func (t *firefoxTab) downloadTo(ctx context.Context, dir string) (string, error) {
	return dir, t.call(ctx, "browser.setDownloadBehavior", object{
		"downloadBehavior": object{"type": "allowed", "destinationFolder": dir},
	}, nil)
}

// downloadTo implements filer: driven, WebKit saves into its home folder.
func (t *webKitTab) downloadTo(context.Context, string) (string, error) { return t.home, nil }

func (t *firefoxTab) holdDialogs(ctx context.Context) error { return neverOpen(ctx, t) }
func (t *webKitTab) holdDialogs(ctx context.Context) error  { return neverOpen(ctx, t) }

func (t *firefoxTab) choose(ctx context.Context, files []string) error { return give(ctx, t, files) }
func (t *webKitTab) choose(ctx context.Context, files []string) error  { return give(ctx, t, files) }

// neverOpen keeps a page from opening the dialog for files: driven, Firefox and WebKit cancel theirs at once.
func neverOpen(ctx context.Context, t tab) error {
	_, err := t.evaluate(ctx, `(() => {
		const click = HTMLElement.prototype.click;
		HTMLInputElement.prototype.click = function () { this.type === "file" || click.call(this); };
		return true;
	})()`)
	return err
}

// give gives the page's element the files by a script, as if they had been chosen.
func give(ctx context.Context, t tab, files []string) error {
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		script := fmt.Sprintf(`(() => {
			const input = document.querySelector(%q), chosen = new DataTransfer();
			chosen.items.add(new File([%s], %s, { type: "text/plain" }));
			input.files = chosen.files;
			input.dispatchEvent(new Event("change"));
			return true;
		})()`, fileInput, quote(string(text)), quote(filepath.Base(file)))
		if _, err := t.evaluate(ctx, script); err != nil {
			return err
		}
	}
	return nil
}

// quote writes a text as JavaScript does.
func quote(text string) string {
	quoted, _ := json.Marshal(text) // a text always can be
	return string(quoted)
}
