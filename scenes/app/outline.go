package app

import "treille/scenes/ui"

// Outline is what the screen shows now, in words.
func (r *App) Outline() *ui.Outline {
	o := &ui.Outline{}
	r.top().scene.Outline(o)
	if r.toast.text != "" {
		o.Section("note", 2, r.Words.Outline.Note)
		o.Text(r.toast.text)
	}
	return o
}

// Listen calls f with each sentence that is spoken from now on.
func (r *App) Listen(f func(sentence string)) { r.listener = f }

// announce has the page speak a sentence.
func (r *App) announce(text string) {
	r.page.Announce(text)
	if r.listener != nil {
		r.listener(text)
	}
}
