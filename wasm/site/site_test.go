package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// program stands for the compiled game: the page's files do not depend on what is in it.
var program = append([]byte("\x00asm"), bytes.Repeat([]byte("a cellar full of bottles "), 4000)...)

func assembled(t *testing.T) *Site {
	t.Helper()
	s, err := assemble(program, []byte("// wasm_exec.js\n"), Options{Icons: []Icon{
		{Name: "icon", Size: 192, Purpose: "any", Rel: "icon", Contents: []byte("\x89PNG, or so")},
	}})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// file returns the site's file whose name matches pattern.
func (s *Site) file(t *testing.T, pattern string) *File {
	t.Helper()
	for _, f := range s.files {
		if ok, _ := filepath.Match(pattern, f.Name); ok {
			return f
		}
	}
	t.Fatalf("no file %s", pattern)
	return nil
}

func get(s *Site, method, path string, header ...string) *http.Response {
	r := httptest.NewRequest(method, "http://127.0.0.1/", nil)
	r.URL.Path = path
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) []byte {
	t.Helper()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestTypesAndCaching(t *testing.T) {
	s := assembled(t)
	const forEver, asked = "public, max-age=31536000, immutable", "no-cache"
	for _, c := range []struct{ pattern, contentType, caching string }{
		{"index.html", "text/html; charset=utf-8", asked},
		{"sw.js", "text/javascript; charset=utf-8", asked},
		{"treille-*.wasm", "application/wasm", forEver},
		{"treille-*.js", "text/javascript; charset=utf-8", forEver},
		{"treille-*.css", "text/css; charset=utf-8", forEver},
		{"treille-*.webmanifest", "application/manifest+json; charset=utf-8", forEver},
		{"icon-*.png", "image/png", forEver},
		{"alegreya-sans-*.ttf", "font/ttf", forEver},
	} {
		f := s.file(t, c.pattern)
		r := get(s, "GET", "/"+f.Name)
		if r.StatusCode != 200 || r.Header.Get("Content-Type") != c.contentType || r.Header.Get("Cache-Control") != c.caching {
			t.Errorf("%s: %d, type %q, caching %q", f.Name, r.StatusCode, r.Header.Get("Content-Type"), r.Header.Get("Cache-Control"))
		}
		if !bytes.Equal(body(t, r), f.Contents) {
			t.Errorf("%s: other contents than the file's", f.Name)
		}
	}
	if page := body(t, get(s, "GET", "/")); !bytes.Equal(page, s.file(t, "index.html").Contents) {
		t.Error("the page is not under /")
	}
}

// hashesOfWhatIsInline returns how a policy names the scripts or the styles that stand in the page.
func hashesOfWhatIsInline(t *testing.T, s *Site, element string, n int) string {
	t.Helper()
	found := regexp.MustCompile(`(?s)<`+element+`(?: data-wasm="[^"]*" data-wasm-bytes="[^"]*")?>(.+?)</`+element+`>`).FindAllStringSubmatch(string(s.file(t, "index.html").Contents), -1)
	if len(found) != n {
		t.Fatalf("the page itself has %d of %s, want %d", len(found), element, n)
	}
	var hashes []string
	for _, f := range found {
		sum := sha256.Sum256([]byte(f[1]))
		hashes = append(hashes, "'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'")
	}
	return strings.Join(hashes, " ")
}

func TestSecurityHeaders(t *testing.T) {
	s := assembled(t)
	want := "default-src 'self'; img-src 'self' data:; style-src 'self' " + hashesOfWhatIsInline(t, s, "style", 1) + "; script-src 'self' " +
		hashesOfWhatIsInline(t, s, "script", 2) + " 'wasm-unsafe-eval' blob:; object-src 'none'; base-uri 'none'"
	for _, path := range []string{"/", "/sw.js", "/nowhere"} {
		h := get(s, "GET", path).Header
		if h.Get("Content-Security-Policy") != want {
			t.Errorf("%s: policy %q", path, h.Get("Content-Security-Policy"))
		}
		if h.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: types may be guessed", path)
		}
	}
}

func TestThePageObeysItsPolicy(t *testing.T) {
	s := assembled(t)
	page := string(s.file(t, "index.html").Contents)
	if !strings.Contains(page, `content="`+Policy()+`"`) {
		t.Error("the page does not carry the policy for static hosts")
	}
	for _, forbidden := range []string{` style=`, ` onclick=`, `javascript:`, `http://`, `https://`, `{{`} {
		if strings.Contains(strings.ReplaceAll(page, `xmlns="http://www.w3.org/2000/svg"`, ""), forbidden) {
			t.Errorf("the page has %s", forbidden)
		}
	}
	// Every address in the page is relative and there.
	for _, m := range regexp.MustCompile(`(?:href|src|data-wasm)="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		if s.byName[m[1]] == nil && !strings.HasPrefix(m[1], "#") {
			t.Errorf("the page asks for %q, which there is not", m[1])
		}
	}
	urls := regexp.MustCompile(`url\(([^)]*)\)`).FindAllStringSubmatch(string(s.file(t, "treille-*.css").Contents), -1)
	if len(urls) != len(typefaces) {
		t.Errorf("the style sheet fetches %q", urls)
	}
	for _, m := range urls {
		if s.byName[strings.Trim(m[1], `"`)] == nil {
			t.Errorf("the style sheet asks for %s, which there is not", m[1])
		}
	}
}

// The first picture stands in the page itself, whole, and takes little of it.
func TestTheFirstPictureIsSmall(t *testing.T) {
	page := string(assembled(t).file(t, "index.html").Contents)
	picture := regexp.MustCompile(`(?s)<svg.*?</svg>`).FindString(page)
	if len(picture) < 1000 || len(picture) > 12*1024 {
		t.Errorf("the picture takes %d bytes", len(picture))
	}
	ids := map[string]bool{}
	for _, m := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		if ids[m[1]] {
			t.Errorf("there are two of %q", m[1])
		}
		ids[m[1]] = true
	}
	for _, m := range regexp.MustCompile(`(?:href="#|url\(#)([\w-]+)["\)]`).FindAllStringSubmatch(picture, -1) {
		if !ids[m[1]] {
			t.Errorf("the picture uses %q, which there is not", m[1])
		}
	}
}

func TestNegotiation(t *testing.T) {
	s := assembled(t)
	f := s.file(t, "*.wasm")
	for accept, want := range map[string]string{
		"":                           "",
		"gzip, deflate, br, zstd":    "br",
		"gzip, deflate":              "gzip",
		"br;q=0, gzip":               "gzip",
		"br;q=0.5,gzip;q=0.1":        "br",
		"*":                          "br",
		"*;q=0":                      "",
		"identity":                   "",
		"brotli":                     "",
		"BR":                         "br",
		"gzip;q=0, *":                "br",
		"br;q=nonsense":              "",
		"deflate, gzip;q=1.0, *;q=0": "gzip",
	} {
		r := get(s, "GET", "/"+f.Name, "Accept-Encoding", accept)
		if got := r.Header.Get("Content-Encoding"); got != want {
			t.Errorf("accepting %q: encoding %q, want %q", accept, got, want)
			continue
		}
		sent := body(t, r)
		if n := r.ContentLength; n >= 0 && n != int64(len(sent)) {
			t.Errorf("accepting %q: says %d bytes and sends %d", accept, n, len(sent))
		}
		if !bytes.Equal(unpacked(t, want, sent), program) {
			t.Errorf("accepting %q: the program does not come out again", accept)
		}
		if r.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("accepting %q: caches are not told that the answer depends on it", accept)
		}
	}
	// What is not made smaller is sent as it is.
	if r := get(s, "GET", "/"+s.file(t, "*.png").Name, "Accept-Encoding", "br"); r.Header.Get("Content-Encoding") != "" {
		t.Error("a file of a few bytes is sent in a longer form")
	}
}

func unpacked(t *testing.T, encoding string, b []byte) []byte {
	t.Helper()
	var r io.Reader = bytes.NewReader(b)
	switch encoding {
	case "br":
		r = brotli.NewReader(r)
	case "gzip":
		var err error
		if r, err = gzip.NewReader(r); err != nil {
			t.Fatal(err)
		}
	}
	out, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestRangesTagsAndMethods(t *testing.T) {
	s := assembled(t)
	path := "/" + s.file(t, "*.wasm").Name
	r := get(s, "GET", path, "Range", "bytes=1-3", "Accept-Encoding", "br")
	if got := body(t, r); r.StatusCode != http.StatusPartialContent || string(got) != "asm" {
		t.Errorf("a range: %d %q", r.StatusCode, got)
	}
	if r := get(s, "GET", path, "Range", "bytes=99999999-"); r.StatusCode != http.StatusRequestedRangeNotSatisfiable {
		t.Errorf("a range beyond the end: %d", r.StatusCode)
	}
	for _, accept := range []string{"", "br", "gzip"} {
		tag := get(s, "GET", path, "Accept-Encoding", accept).Header.Get("ETag")
		if r := get(s, "GET", path, "Accept-Encoding", accept, "If-None-Match", tag); r.StatusCode != http.StatusNotModified {
			t.Errorf("accepting %q, the same tag %s again: %d", accept, tag, r.StatusCode)
		}
		if r := get(s, "GET", path, "Accept-Encoding", "identity", "If-None-Match", tag); accept != "" && r.StatusCode != http.StatusOK {
			t.Errorf("the tag of %q is taken for that of the file itself", accept)
		}
	}
	if r := get(s, "HEAD", path); r.StatusCode != 200 || len(body(t, r)) != 0 {
		t.Errorf("HEAD: %d", r.StatusCode)
	}
	if r := get(s, "POST", path); r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
		t.Errorf("POST: %d, allowed %q", r.StatusCode, r.Header.Get("Allow"))
	}
}

// A host that reads them answers as ServeHTTP does.
func TestHeadersOfStaticHosts(t *testing.T) {
	s := assembled(t)
	rules := map[string]map[string]string{}
	path := ""
	for line := range strings.Lines(string(s.Headers())) {
		line = strings.TrimSuffix(line, "\n")
		if header, ok := strings.CutPrefix(line, "  "); ok {
			name, value, _ := strings.Cut(header, ": ")
			rules[path][name] = value
			continue
		}
		path = line
		rules[path] = map[string]string{}
	}
	for _, f := range s.files {
		served := get(s, "GET", "/"+f.Name).Header
		for name, value := range rules["/*"] {
			if served.Get(name) != value {
				t.Errorf("%s: %q, and %q is served", name, value, served.Get(name))
			}
		}
		for _, name := range []string{"Content-Type", "Cache-Control"} {
			if got, want := rules["/"+f.Name][name], served.Get(name); got != want {
				t.Errorf("%s of %s: %q, and %q is served", name, f.Name, got, want)
			}
		}
	}
	if got := rules["/"]["Cache-Control"]; got != "no-cache" || len(rules["/*"]) == 0 {
		t.Errorf("the page may be kept: %q", got)
	}
}

func TestNothingElseIsServed(t *testing.T) {
	s := assembled(t)
	for _, path := range []string{"/nowhere", "/../site.go", "/..%2fsite.go", "//etc/passwd", "/./index.html", "/index.html/", "/" + marker, "/site.go"} {
		r := get(s, "GET", path)
		if r.StatusCode != http.StatusNotFound || r.Header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s: %d, caching %q", path, r.StatusCode, r.Header.Get("Cache-Control"))
		}
	}
}

func TestNamesFollowContents(t *testing.T) {
	one := assembled(t)
	again := assembled(t)
	other, err := assemble(append(program, 'x'), []byte("// wasm_exec.js\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if one.file(t, "*.wasm").Name != again.file(t, "*.wasm").Name || !bytes.Equal(one.file(t, "sw.js").Contents, again.file(t, "sw.js").Contents) {
		t.Error("the same contents have other names at each build")
	}
	if one.file(t, "*.wasm").Name == other.file(t, "*.wasm").Name {
		t.Error("another program has the same name")
	}
	if bytes.Equal(one.file(t, "sw.js").Contents, other.file(t, "sw.js").Contents) {
		t.Error("the service worker does not notice another program")
	}
}

// TestTheScriptsUseOnlyWhatThereIs finds names of the scripts' common object that no script defines.
func TestTheScriptsUseOnlyWhatThereIs(t *testing.T) {
	text := string(assembled(t).file(t, "treille-*.js").Contents)
	defined := map[string]bool{"word": true, "languages": true} // those that the object begins with
	for _, m := range regexp.MustCompile(`\bpage\.(\w+) = `).FindAllStringSubmatch(text, -1) {
		defined[m[1]] = true
	}
	for _, m := range regexp.MustCompile(`(?:^|[^-\w.])page\.(\w+)`).FindAllStringSubmatch(text, -1) {
		if !defined[m[1]] {
			t.Errorf("nothing defines page.%s", m[1])
		}
	}
}

func TestTheServiceWorkerKeepsEveryFile(t *testing.T) {
	s := assembled(t)
	worker := string(s.file(t, "sw.js").Contents)
	m := regexp.MustCompile(`JSON\.parse\('(.*)'\)`).FindStringSubmatch(worker)
	var kept []string
	if m == nil || json.Unmarshal([]byte(m[1]), &kept) != nil {
		t.Fatalf("no list of files in %s", worker)
	}
	if len(kept) != len(s.files)-1 || kept[0] != "./" {
		t.Errorf("of %d files it keeps %q", len(s.files), kept)
	}
	for _, name := range kept[1:] {
		if s.byName[name] == nil {
			t.Errorf("it keeps %q, which there is not", name)
		}
	}
	for _, f := range s.files {
		if f.Immutable && !strings.Contains(m[1], f.Name) {
			t.Errorf("it does not keep %s", f.Name)
		}
	}
}

func TestTheManifest(t *testing.T) {
	s := assembled(t)
	var manifest struct {
		Name     string
		StartURL string `json:"start_url"`
		Scope    string
		Display  string
		Icons    []struct{ Src, Sizes, Type, Purpose string }

		Shortcuts []struct{ Name, URL string }
	}
	if err := json.Unmarshal(s.file(t, "*.webmanifest").Contents, &manifest); err != nil {
		t.Fatal(err)
	}
	if manifest.Name != "Treille" || manifest.StartURL != "./" || manifest.Scope != "./" || manifest.Display != "standalone" {
		t.Errorf("manifest %+v", manifest)
	}
	if len(manifest.Icons) != 1 || s.byName[manifest.Icons[0].Src] == nil || manifest.Icons[0].Sizes != "192x192" {
		t.Errorf("icons %+v", manifest.Icons)
	}
	for _, s := range manifest.Shortcuts {
		if s.Name == "" || !strings.HasPrefix(s.URL, manifest.StartURL+"?game=") {
			t.Errorf("shortcut %+v", s)
		}
	}
	if len(manifest.Shortcuts) != 4 {
		t.Errorf("%d shortcuts", len(manifest.Shortcuts))
	}
}

func TestWriteTo(t *testing.T) {
	s := assembled(t)
	dir := filepath.Join(t.TempDir(), "new", "folder")
	if err := s.WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	for _, f := range s.files {
		for _, form := range []struct{ suffix, encoding string }{{"", ""}, {".br", "br"}, {".gz", "gzip"}} {
			b, err := os.ReadFile(filepath.Join(dir, f.Name+form.suffix))
			if err != nil {
				t.Error(err)
				continue
			}
			if !bytes.Equal(unpacked(t, form.encoding, b), f.Contents) {
				t.Errorf("%s%s has other contents", f.Name, form.suffix)
			}
		}
	}

	// Writing a new version takes the old one's files away, and nothing else.
	foreign := filepath.Join(dir, "CNAME")
	if err := os.WriteFile(foreign, []byte("treille.example"), 0o644); err != nil {
		t.Fatal(err)
	}
	next, err := assemble(append(program, 'x'), []byte("// wasm_exec.js\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if err := next.WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	if want := 3*len(next.files) + 2; len(entries) != want {
		t.Errorf("%d files after the second version, want %d", len(entries), want)
	}
	if _, err := os.Stat(foreign); err != nil {
		t.Error("a file of somebody else was taken away")
	}
}

func TestAFolderOfSomebodyElseIsLeftAlone(t *testing.T) {
	dir := t.TempDir()
	precious := filepath.Join(dir, "index.html")
	if err := os.WriteFile(precious, []byte("precious"), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, err := range map[string]error{"WriteTo": assembled(t).WriteTo(dir), "CheckFolder": CheckFolder(dir)} {
		if err == nil || !strings.Contains(err.Error(), "index.html") {
			t.Errorf("%s: error %v, want one that names the file", name, err)
		}
	}
	if b, _ := os.ReadFile(precious); string(b) != "precious" {
		t.Error("the file was overwritten")
	}
}

func TestAListThatLeadsOutOfTheFolderIsNotFollowed(t *testing.T) {
	top := t.TempDir()
	outside := filepath.Join(top, "outside")
	dir := filepath.Join(top, "site")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for path, text := range map[string]string{outside: "keep", filepath.Join(dir, marker): "../outside\n/etc/hostname\n"} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := assembled(t).WriteTo(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(outside); err != nil {
		t.Error("a file outside of the folder was taken away")
	}
}
