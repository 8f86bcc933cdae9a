package farbenpoker

import (
	"slices"
	"strconv"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/table/rulebook"
	"treille/scenes/ui"
	"treille/sprites"
)

// The diagrams of the rule book: what a colour pays that two dice show (F14), a miss
// that crosses over (F15), a comeback (F20), and what the others are about.

// lyingStick is one that lies, its tip to the left.
func lyingStick(c fp.Colour) ui.Part {
	return ui.Area(drawnStick, ui.Body, func(s *ui.Stage, r ui.Rect) {
		w := r.W * stickWidth / stickLong
		s.Add(ui.Item{Kind: ui.Piece, Look: sprites.Look{ID: stickArt(c), Lift: sprites.Token},
			Box: ui.R(r.CX(), r.CY(), 0, 0).Grow(w, r.W), Turn: 90, Centred: true})
	})
}

func diePart(c fp.Colour) ui.Part {
	return ui.Picture(ui.Item{Look: sprites.Look{ID: dieArt(c), Lift: sprites.Token}}, drawnDie)
}

// gain is a number of chips.
func gain(n int) ui.Part {
	return ui.Row(ui.Close, ui.Label("+"+strconv.Itoa(n), ui.PaperBold.Sized(ui.Title)), chipsPart(n, ui.Title))
}

// doublesDiagram shows that a colour which two dice show pays double at once, and once
// later.
func doublesDiagram(w *lang.Words) ui.Part {
	x := &w.Farbenpoker.Rules
	row := func(words string, pays int) ui.Part {
		return ui.Column(ui.Close,
			ui.Label(words, ui.PaperItalic),
			ui.Row(ui.Near, diePart(fp.Violet), diePart(fp.Violet), diePart(fp.Orange), lyingStick(fp.Violet), gain(pays).Roomy(drawnGain, 0)))
	}
	return rulebook.Paper(x.DoublesTitle, x.DoublesNote, ui.Column(ui.Apart, ui.Ruled(row(x.DoublesFresh, 2*fp.HitPays), row(x.DoublesLater, fp.HitPays))...))
}

// crossingDiagram shows a miss on its way from side A to side B.
func crossingDiagram(w *lang.Words) ui.Part {
	x := &w.Farbenpoker.Rules
	stand := ui.Area(ui.Target, drawnStand, func(s *ui.Stage, in ui.Rect) {
		wide := (in.W - 14) / 2
		k := wide / 300
		top := in.Y + 62
		sides := [2]side{newSide(in.X, top, wide, 47*k, 40*k, 0.62*k, 26*k), newSide(in.Right()-wide, top, wide, 47*k, 40*k, 0.62*k, 26*k)}
		standing := [2]string{"101101110010011000", "010000001000100001"}
		const from, to = 13, 10 // on their sides
		for i := range sides {
			q := &sides[i]
			s.Put(sprites.Stand(q.front, letters[i]), q.box)
			for n := range onSide {
				h := fp.Hole(i*onSide + n)
				look, box := sprites.Look{ID: artFolder + "hole"}, q.hole(h)
				switch {
				case i == 0 && n == from:
					s.Put(sprites.Surface{Kind: sprites.HoleLeft}, q.ring(h))
				case standing[i][n] == '1':
					look, box = sprites.Look{ID: artFolder + "stick-standing"}, q.standing(h)
				case i == 1 && n == to:
					s.Put(sprites.Surface{Kind: sprites.HoleRing, State: sprites.On}, q.ring(h))
					continue
				}
				s.Piece(look, box.X, box.Y, box.W)
			}
		}
		x0, y0 := sides[0].at(from)
		x1, y1 := sides[1].at(onSide + to)
		z := 0.72 * k
		foot := y1 - 8*k
		s.Put(sprites.Way(y0-6-in.Y-4, foot-stickLong*z-4-in.Y-4, false), ui.R(x0, in.Y+4, x1-x0, y0-in.Y))
		s.Piece(sprites.Look{ID: stickArt(fp.Green), Lift: sprites.Card}, x1-stickWidth*z/2, foot-stickLong*z, stickWidth*z)
	})
	return rulebook.Paper(x.CrossingTitle, x.CrossingNote, stand)
}

// chanceDiagram shows a comeback in which two of three sticks match.
func chanceDiagram(w *lang.Words) ui.Part {
	x := &w.Farbenpoker.Rules
	try := func(die, stick fp.Colour) ui.Part {
		match := cross(ui.Title)
		if die == stick {
			match = tick(ui.Title)
		}
		return ui.Column(ui.Loose, diePart(die), slotted(lyingStick(stick)), match)
	}
	return rulebook.Paper(x.ChanceTitle, x.ChanceNote, ui.Row(ui.Apart,
		ui.Rows(1, ui.Apart, try(fp.Red, fp.Red), try(fp.Green, fp.Violet), try(fp.Orange, fp.Orange)).Growing(),
		gain(2*fp.HitPays)))
}

// slotted is what lies in the slot of a die.
func slotted(p ui.Part) ui.Part {
	return p.Pad(ui.Near, ui.Tight).On(sprites.Surface{Kind: sprites.PegSlot})
}

// setDiagram shows a set of which one die is answered (F10).
func setDiagram(w *lang.Words) ui.Part {
	x := &w.Farbenpoker.Rules
	die := func(c fp.Colour, slot, below ui.Part) ui.Part {
		return ui.Column(ui.Loose, diePart(c), slotted(slot), below.High(ui.Title))
	}
	wanted := ui.Label(x.SetWanted, ui.PaperItalic.Sized(ui.Lead).At(sprites.Middle))
	none := ui.Area(drawnStick, ui.Body, func(*ui.Stage, ui.Rect) {})
	return rulebook.Paper(x.SetTitle, x.SetNote, ui.Rows(1, ui.Apart, die(fp.Red, lyingStick(fp.Red), tick(ui.Title)), die(fp.Yellow, none, wanted), die(fp.Blue, none, wanted)))
}

// endDiagram shows the chips of the last two (F31), as the game's page does.
func endDiagram(w *lang.Words) ui.Part {
	x := &w.Farbenpoker.Rules
	return rulebook.Paper(x.EndTitle, x.EndNote, table.Picture(pictureEnd).EndPart(w))
}

// piecesDiagram shows the sticks of each colour beside the face that asks for it (F2).
func piecesDiagram(w *lang.Words) ui.Part {
	x, box := &w.Farbenpoker.Rules, fp.Printed()
	var list []ui.Part
	for c, has := range box.Colours {
		if has.Sticks > 0 {
			sticks := slices.Repeat([]ui.Part{lyingStick(fp.Colour(c))}, has.Sticks)
			list = append(list, ui.Row(ui.Near, diePart(fp.Colour(c)), ui.Column(0, sticks...).Growing()))
		}
	}
	return rulebook.Paper(x.PiecesTitle, x.PiecesNote, ui.Grid(2, ui.Loose, list...))
}
