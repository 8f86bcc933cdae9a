package settings

import (
	"cmp"
	"slices"
	"strconv"

	"treille/audio"
	"treille/scenes/data/store"
	"treille/scenes/pages/page"
	"treille/scenes/ui"
)

// A group is a section of the page: its heading and its settings.
type group struct {
	id, title, note string
	rows            []setting
}

// A setting is one row of the page. Page and outline are made of the same: a new setting is
// one here, its words, and a line of the stored text (scenes/data/store).
type setting struct {
	id, label, note string
	icon            string // "" for none

	choice ui.ChoiceSpec // it is one of a few,

	volume *int   // or it is a volume, with a sound that shows it,
	try    func() // which may be nil

	on   bool // or a switch
	flip func()
}

// choice is a setting that is one of a few.
func (p *Page) choice(id, label, note string, active int, pick func(i int), items ...ui.Choice) setting {
	return setting{id: id, label: label, note: note, choice: ui.ChoiceSpec{ID: id, Label: label, Items: items, Active: active, Pick: func(i int) {
		p.Hold(id + "/" + strconv.Itoa(i)) // larger words make the page higher
		pick(i)
		p.app.SettingsChanged()
	}}}
}

// groups are all settings as they stand.
func (p *Page) groups() []group {
	w, set := &p.app.Words.Settings, &p.app.Settings
	var friends []setting
	if p.app.Line != nil {
		friends = []setting{{id: "signs", label: w.Signs, note: w.SignsNote, on: !set.SignsOff, flip: func() { set.SignsOff = !set.SignsOff }}}
	}
	var window []setting
	if p.app.HasWindow() {
		window = []setting{{id: "full", label: w.Full, note: w.FullNote, on: set.Window.Full, flip: func() { set.Window.Full = !set.Window.Full }}}
	}
	return []group{
		{id: "language", title: w.Language, rows: []setting{
			{id: "language", label: w.Language, choice: page.Languages(p.app, w.Language, false)},
		}},
		{id: "sound", title: w.Sound, note: w.SoundNote, rows: []setting{
			{id: "effects", icon: "sound", label: w.Effects, volume: &set.Effects, try: func() { p.app.Play(audio.Knock) }},
			{id: "music", icon: "note", label: w.Music, volume: &set.Music},
		}},
		{id: "play", title: w.Play, rows: append([]setting{
			p.choice("speed", w.Speed, w.SpeedNote, int(set.Speed), func(i int) { set.Speed = store.Speed(i) },
				ui.Choice{Label: "½", Spoken: w.SpeedHalf, Width: 1}, ui.Choice{Label: "1", Spoken: w.SpeedOne, Width: 1},
				ui.Choice{Label: "2", Spoken: w.SpeedTwo, Width: 1}, ui.Choice{Label: w.Instant, Width: instantShare}),
			p.choice("confirm", w.Confirm, w.ConfirmNote, int(set.Confirm), func(i int) { set.Confirm = store.Confirm(i) },
				ui.Choice{Label: w.Always}, ui.Choice{Label: w.Risky}, ui.Choice{Label: w.Never}),
			{id: "motives", label: w.Motives, note: w.MotivesNote, on: !set.Unexplained, flip: func() { set.Unexplained = !set.Unexplained }},
		}, friends...)},
		{id: "comfort", title: w.Comfort, rows: append([]setting{
			p.textSizes(),
			{id: "reduced", label: w.Reduced, note: w.ReducedNote, on: p.app.Frame().Reduced, flip: func() {
				if set.Reduced = store.ReducedOn; p.app.Frame().Reduced {
					set.Reduced = store.ReducedOff
				}
			}},
			{id: "left", label: w.LeftHand, note: w.LeftHandNote, on: set.LeftHand, flip: func() { set.LeftHand = !set.LeftHand }},
			{id: "contrast", label: w.Contrast, note: w.ContrastNote, on: set.HighContrast, flip: func() { set.HighContrast = !set.HighContrast }},
		}, window...)},
	}
}

func (p *Page) textSizes() setting {
	w, set := &p.app.Words.Settings, &p.app.Settings
	var letters []ui.Choice
	for i, size := range store.TextSizes() {
		letters = append(letters, ui.Choice{Label: "A", Spoken: w.Percent.With("n", strconv.Itoa(size)), Serif: true, Size: p.scale().letters[i]})
	}
	active := max(0, slices.Index(store.TextSizes(), set.TextSize))
	return p.choice("text", w.TextSize, "", active, func(i int) { set.TextSize = store.TextSizes()[i] }, letters...)
}

// said is the value of a setting in words.
func (p *Page) said(st setting) string {
	w := p.app.Words
	switch {
	case st.volume != nil && p.app.Settings.Muted:
		return w.Settings.Off
	case st.volume != nil:
		return w.Settings.Percent.With("n", strconv.Itoa(*st.volume))
	case st.flip == nil:
		chosen := st.choice.Items[st.choice.Active]
		return cmp.Or(chosen.Spoken, chosen.Label)
	case st.on:
		return w.Outline.On
	}
	return w.Outline.Off
}
