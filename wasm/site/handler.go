package site

import (
	"bytes"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// ServeHTTP answers with the site's files: the page under "/", each file under its name. Files named by their content may
// be kept for ever; the page and the service worker are asked for anew each time. Of the compressed forms it sends
// the best that the browser accepts.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	for _, h := range s.common() {
		header.Set(h[0], h[1])
	}
	if s.play {
		header.Set("Content-Security-Policy", s.playPolicy(r.Host))
	}

	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		header.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD are answered here", http.StatusMethodNotAllowed)
		return
	}
	// The path names a file of a fixed list and never reaches a file system.
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	f, ok := s.byName[name]
	if !ok {
		header.Set("Cache-Control", "no-cache")
		http.Error(w, "there is no such file here", http.StatusNotFound)
		return
	}

	header.Set("Content-Type", f.Type)
	header.Set("Vary", "Accept-Encoding")
	header.Set("Cache-Control", f.caching())
	contents, encoding := f.Contents, ""
	// A range is one of the file itself, not of a compressed form.
	if r.Header.Get("Range") == "" {
		contents, encoding = f.negotiate(r.Header.Get("Accept-Encoding"))
	}
	etag := f.hash
	if encoding != "" {
		etag += "-" + encoding
		header.Set("Content-Encoding", encoding)
		// ServeContent leaves it out beside a Content-Encoding.
		header.Set("Content-Length", strconv.Itoa(len(contents)))
	}
	header.Set("ETag", `"`+etag+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(contents))
}

// negotiate returns the smallest form of the file that accept, an Accept-Encoding header, allows, and its encoding
// ("" for the file itself).
func (f *File) negotiate(accept string) (contents []byte, encoding string) {
	contents = f.Contents
	for _, form := range []struct {
		encoding string
		contents []byte
	}{{"br", f.Brotli}, {"gzip", f.Gzip}} {
		if len(form.contents) > 0 && len(form.contents) < len(contents) && accepts(accept, form.encoding) {
			contents, encoding = form.contents, form.encoding
		}
	}
	return contents, encoding
}

// accepts says whether an Accept-Encoding header (RFC 9110, 12.5.3) allows encoding.
func accepts(header, encoding string) bool {
	anyAllowed := false
	for _, part := range strings.Split(header, ",") {
		name, parameters, _ := strings.Cut(part, ";")
		name = strings.ToLower(strings.TrimSpace(name))
		quality := 1.0
		if value, ok := strings.CutPrefix(strings.TrimSpace(parameters), "q="); ok {
			q, err := strconv.ParseFloat(value, 64)
			if err != nil {
				q = 0
			}
			quality = q
		}
		if name == encoding {
			return quality > 0
		}
		if name == "*" {
			anyAllowed = quality > 0
		}
	}
	return anyAllowed
}
