package template_test

import (
	"bytes"
	"testing"
	standard "text/template"

	"treille/wasm/slim/template"
)

// text has conditions as Ebitengine's shaders have them: beside each other, within
// each other, with and without a way out.
const text = `a
{{if eq .A .One}}one{{else if eq .A .Two}}two{{end}}
{{if eq .A .One}}{{if eq .B .One}}one one{{else}}one other{{end}}{{else}}other
{{if eq .B .Two}}other two{{else if eq .B .One}}other one{{else}}other other{{end}}{{end}}
z`

// TestItWritesAsTheStandardLibraryDoes tries all values.
func TestItWritesAsTheStandardLibraryDoes(t *testing.T) {
	for a := range 4 {
		for b := range 4 {
			data := struct{ A, B, One, Two int }{a, b, 1, 2}
			var got, want bytes.Buffer
			if err := template.Must(template.New("").Parse(text)).Execute(&got, data); err != nil {
				t.Fatal(err)
			}
			if err := standard.Must(standard.New("").Parse(text)).Execute(&want, data); err != nil {
				t.Fatal(err)
			}
			if got.String() != want.String() {
				t.Errorf("%d, %d: %q instead of %q", a, b, got.String(), want.String())
			}
		}
	}
}

// TestWhatIsNotKnownIsRefused wants no text to be written wrongly in silence.
func TestWhatIsNotKnownIsRefused(t *testing.T) {
	for _, text := range []string{"{{range .A}}{{end}}", "{{.A}}", "{{if .A}}{{end}}", "{{if eq .A .B}", "{{if ne .A .B}}{{end}}"} {
		if _, err := template.New("").Parse(text); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
	loose := template.Must(template.New("").Parse("{{end}}"))
	if err := loose.Execute(&bytes.Buffer{}, struct{}{}); err == nil {
		t.Error("an end without a beginning is taken")
	}
}
