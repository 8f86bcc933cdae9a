package settings

import (
	"strconv"

	"treille/scenes/app"
	"treille/scenes/ui"
	"treille/sprites"
)

// heading is one with its rule.
func (p *Page) heading(words string) ui.Part {
	return app.Heading(words, p.scale().heading, p.scale() == largeScale)
}

// section is a group below its heading.
func (p *Page) section(g group) ui.Part {
	k := p.scale()
	list := []ui.Part{p.heading(g.title)}
	var volumes [][]ui.Part
	for i, st := range g.rows {
		switch {
		case st.volume != nil:
			volumes = append(volumes, p.volumeRow(st))
			continue
		case st.flip != nil:
			list = append(list, p.toggleRow(st))
		case st.label == g.title:
			list = append(list, p.segments(st).High(k.whole).Pad(0, ui.Near))
		default:
			list = append(list, p.choiceRow(st))
		}
		if i < len(g.rows)-1 && (k == largeScale || g.rows[i+1].flip != nil) || st.flip != nil {
			list = append(list, ui.Rule())
		}
	}
	if volumes != nil {
		list = append(list, ui.Ledger(ui.Loose, 0, volumes...))
	}
	if k == largeScale {
		list = append(list, ui.Paragraph(g.note, p.soft()))
	}
	return ui.Column(ui.Near, list...)
}

func (p *Page) soft() sprites.Style {
	return sprites.Style{Font: sprites.Italic, Size: p.scale().caption, Color: sprites.InkSoft}
}

func (p *Page) label(words string) ui.Part {
	return ui.Paragraph(words, sprites.Style{Font: sprites.SansMedium, Size: p.scale().label, Color: sprites.Ink})
}

// called is what a row says: its label, and what is said of it.
func (p *Page) called(st setting) ui.Part {
	return ui.Column(0, p.label(st.label), ui.Paragraph(st.note, p.soft()))
}

// segments are the choices of a setting.
func (p *Page) segments(st setting) ui.Part {
	st.choice.Size = p.scale().choice * p.app.Frame().Caption()
	return st.choice.Part()
}

// choiceRow has its choices at the right of the label, or below it.
func (p *Page) choiceRow(st setting) ui.Part {
	k := p.scale()
	if k != largeScale {
		st.note = "" // a phone says it in the outline alone
	}
	segments := p.segments(st).High(k.controlH)
	return ui.Either(
		ui.Row(ui.Loose, p.called(st).Middle(), ui.Spring(), segments.Wide(k.controlW)).Firm(),
		ui.Column(ui.Close, p.called(st), segments),
	).AtLeast(0, k.row)
}

// toggleRow is a control as a whole.
func (p *Page) toggleRow(st setting) ui.Part {
	k := p.scale()
	kind := sprites.Surface{Kind: sprites.Switch}
	if st.on {
		kind.State = sprites.On
	}
	return ui.Row(ui.Loose, p.called(st).Middle().Growing(), ui.Mark(kind, k.switchW, k.switchH)).AtLeast(0, k.toggle).
		Control(ui.Control{ID: st.id, Role: ui.Checkbox, Label: st.label + ". " + st.note, Checked: st.on, Act: func() {
			st.flip()
			p.app.SettingsChanged()
		}})
}

// volumeRow is a line of the ledger of sounds.
func (p *Page) volumeRow(st setting) []ui.Part {
	k, large := p.scale(), p.app.Frame().Caption()
	style := sprites.Style{Font: sprites.SansMedium, Size: k.label, Color: sprites.Ink}
	now := *st.volume
	shown := ui.Label(strconv.Itoa(now), style.Sized(ui.Body).At(sprites.Right))
	if now == 0 || p.app.Settings.Muted {
		shown = ui.Label(p.app.Words.Settings.Off, p.soft().Sized(ui.Body).At(sprites.Right)).Pad(ui.Tight, 0) // its last letter leans over
	}
	slider := ui.Area(leastSlider, k.volume, func(s *ui.Stage, r ui.Rect) {
		s.SlideBar(st.id, st.label, p.said(st), r, now, func(n int) {
			if n == *st.volume {
				return
			}
			*st.volume, p.app.Settings.Muted = n, false // who sets it wants to hear it
			p.app.SettingsChanged()
			if st.try != nil {
				st.try()
			}
		})
	}).Roomy(sliderWidth/(large*large), 0).Right() // large words take its room
	if st.icon == "sound" {
		st.icon = p.app.SoundIcon().Icon
	}
	return []ui.Part{ui.Icon(st.icon, style), ui.Label(st.label, style), slider, shown.Wide(valueWidth)}
}
