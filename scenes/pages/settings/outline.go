package settings

import (
	"strconv"

	"treille/scenes/app/release"
	"treille/scenes/lang"
	"treille/scenes/ui"
)

// speedNames and confirmNames are the words for what can be chosen, in the order of
// the choices.
func speedNames(w *lang.Settings) []string {
	return []string{w.SpeedHalf, w.SpeedOne, w.SpeedTwo, w.Instant}
}

func confirmNames(w *lang.Settings) []string { return []string{w.Always, w.Risky, w.Never} }

// Outline implements app.Scene: the headings, each with what is set below it and
// what is said of it.
func (p *Page) Outline(o *ui.Outline) {
	w, set := &p.app.Words.Settings, &p.app.Settings
	about := p.app.Words.Outline.About
	say := func(what, value, note string) {
		if note != "" {
			value += " (" + note + ")"
		}
		o.Item(about.With("what", what, "text", value))
	}
	o.Section("settings", 1, w.Title)
	o.Text(w.AtOnce)
	o.Text(w.Version.With("name", release.Name()))
	o.Section("language", 2, w.Language)
	o.Text(p.app.Words.Lang.Name())
	o.Section("sound", 2, w.Sound)
	o.Text(w.SoundNote)
	say(w.Effects, w.Percent.With("n", strconv.Itoa(set.Effects)), "")
	say(w.Music, w.Percent.With("n", strconv.Itoa(set.Music)), "")
	o.Section("play", 2, w.Play)
	say(w.Speed, speedNames(w)[set.Speed], w.SpeedNote)
	say(w.Confirm, confirmNames(w)[set.Confirm], w.ConfirmNote)
	o.Section("comfort", 2, w.Comfort)
	say(w.TextSize, w.TextSizeOf.With("n", strconv.Itoa(set.TextSize)), "")
	for _, v := range [...]struct {
		what, note string
		on         bool
	}{{w.Reduced, w.ReducedNote, p.app.Frame().Reduced}, {w.LeftHand, w.LeftHandNote, set.LeftHand}, {w.Contrast, w.ContrastNote, set.HighContrast}} {
		value := p.app.Words.Outline.Off
		if v.on {
			value = p.app.Words.Outline.On
		}
		say(v.what, value, v.note)
	}
	o.Section("preview", 2, w.Preview)
	hint, label, _ := p.sample.Words(p.app.Words)
	o.Text(hint)
	o.Text(label)
}
