package lang

import (
	"reflect"
	"strings"
	"sync"
)

// You are the same words as they are said to the only person who plays: of a text with two forms,
// "[{name} wins|You win]", they have the second, w itself the first. A form that is the same for
// both stands alone: "[must] pass".
func (w *Words) You() *Words { return w.you }

// spoken makes words when they are wanted first: most players read one language.
func spoken(make func() *Words) func() *Words {
	return sync.OnceValue(func() *Words {
		w := make()
		you := *w
		w.you, you.you = &you, &you
		choose(reflect.ValueOf(w).Elem(), 0)
		choose(reflect.ValueOf(&you).Elem(), 1)
		return w
	})
}

// choose leaves one of the forms of each text. Slices, and what is pointed to, have texts of one form alone.
func choose(v reflect.Value, form int) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			choose(v.Field(i), form)
		}
	case reflect.Array:
		for i := range v.Len() {
			choose(v.Index(i), form)
		}
	case reflect.String:
		if s := v.String(); v.CanSet() && strings.Contains(s, "[") {
			v.SetString(formOf(s, form))
		}
	}
}

func formOf(s string, form int) string {
	before, rest, ok := strings.Cut(s, "[")
	if !ok {
		return s
	}
	inner, rest, _ := strings.Cut(rest, "]")
	forms := strings.Split(inner, "|")
	return before + forms[min(form, len(forms)-1)] + formOf(rest, form)
}
