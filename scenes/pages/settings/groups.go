package settings

import (
	"strconv"

	"treille/audio"
	"treille/scenes/data/store"
	"treille/scenes/lang"
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
	value           string // in words
	icon            string // "" for none

	choices []ui.Choice // one of them is chosen: the active one, by pick
	active  int
	pick    func(i int)

	volume *int   // or it is a volume, with a sound that shows it,
	try    func() // which may be nil

	on   bool // or a switch
	flip func()
}

// choice is a setting that is one of a few; names are how they are read out.
func (st setting) choice(active int, names []string, pick func(i int), shown ...ui.Choice) setting {
	for i := range shown {
		shown[i].Spoken = names[i]
	}
	for i := len(shown); i < len(names); i++ {
		shown = append(shown, ui.Choice{Label: names[i]})
	}
	st.value, st.choices, st.active, st.pick = names[active], shown, active, pick
	return st
}

// groups are all settings as they stand.
func (p *Page) groups() []group {
	w, set := &p.app.Words.Settings, &p.app.Settings
	return []group{
		{id: "language", title: w.Language, rows: []setting{p.languages()}},
		{id: "sound", title: w.Sound, note: w.SoundNote, rows: []setting{
			p.volume(setting{id: "effects", icon: "sound", label: w.Effects, volume: &set.Effects, try: func() { p.app.Play(audio.Knock) }}),
			p.volume(setting{id: "music", icon: "note", label: w.Music, volume: &set.Music}),
		}},
		{id: "play", title: w.Play, rows: []setting{
			setting{id: "speed", label: w.Speed, note: w.SpeedNote}.choice(int(set.Speed),
				[]string{w.SpeedHalf, w.SpeedOne, w.SpeedTwo, w.Instant}, func(i int) { set.Speed = store.Speed(i) },
				ui.Choice{Label: "½", Width: 1}, ui.Choice{Label: "1", Width: 1}, ui.Choice{Label: "2", Width: 1}, ui.Choice{Label: w.Instant, Width: instantShare}),
			setting{id: "confirm", label: w.Confirm, note: w.ConfirmNote}.choice(int(set.Confirm),
				[]string{w.Always, w.Risky, w.Never}, func(i int) { set.Confirm = store.Confirm(i) }),
		}},
		{id: "comfort", title: w.Comfort, rows: []setting{
			p.textSizes(),
			p.toggle(setting{id: "reduced", label: w.Reduced, note: w.ReducedNote, on: p.app.Frame().Reduced, flip: func() {
				if set.Reduced = store.ReducedOn; p.app.Frame().Reduced {
					set.Reduced = store.ReducedOff
				}
			}}),
			p.toggle(setting{id: "left", label: w.LeftHand, note: w.LeftHandNote, on: set.LeftHand, flip: func() { set.LeftHand = !set.LeftHand }}),
			p.toggle(setting{id: "contrast", label: w.Contrast, note: w.ContrastNote, on: set.HighContrast, flip: func() { set.HighContrast = !set.HighContrast }}),
		}},
	}
}

func (p *Page) languages() setting {
	var names []string
	active := 0
	for i, l := range lang.Langs() {
		names = append(names, l.Name())
		if l == p.app.Words.Lang {
			active = i
		}
	}
	return setting{id: "language", label: p.app.Words.Settings.Language}.choice(active, names, func(i int) {
		p.app.Settings.Language = lang.Langs()[i].Code()
	})
}

func (p *Page) textSizes() setting {
	w, set := &p.app.Words.Settings, &p.app.Settings
	var names []string
	var letters []ui.Choice
	active := 0
	for i, size := range store.TextSizes() {
		names = append(names, w.Percent.With("n", strconv.Itoa(size)))
		letters = append(letters, ui.Choice{Label: "A", Serif: true, Size: p.scale().letters[i]})
		if size == set.TextSize {
			active = i
		}
	}
	return setting{id: "text", label: w.TextSize}.choice(active, names, func(i int) { set.TextSize = store.TextSizes()[i] }, letters...)
}

func (p *Page) volume(st setting) setting {
	st.value = p.app.Words.Settings.Percent.With("n", strconv.Itoa(*st.volume))
	return st
}

func (p *Page) toggle(st setting) setting {
	st.value = p.app.Words.Outline.Off
	if st.on {
		st.value = p.app.Words.Outline.On
	}
	return st
}
