package lang

import "syscall/js"

// System returns the languages that the browser asks for, best first.
func System() []string {
	navigator := js.Global().Get("navigator")
	if navigator.Type() != js.TypeObject {
		return nil
	}
	list := navigator.Get("languages")
	if list.Type() != js.TypeObject {
		list = js.Global().Get("Array").Call("of", navigator.Get("language"))
	}
	var tags []string
	for i := range list.Length() {
		if tag := list.Index(i); tag.Type() == js.TypeString {
			tags = append(tags, tag.String())
		}
	}
	return tags
}
