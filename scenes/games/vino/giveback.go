package vino

import (
	"slices"
	"strconv"

	vi "treille/engine/vino"
	"treille/scenes/table"
	"treille/scenes/ui"
	"treille/sprites"
)

// byRegion reports whether the vineyards that may go back stand on a sheet region
// by region, as they are too many for it.
func (v *view) byRegion(list []int) bool {
	if len(list) > giveRows {
		return true
	}
	for _, r := range list {
		if v.in.Owned(v.in.Turn(), r) > giveColumns {
			return true
		}
	}
	return v.narrowSheet && len(list) > 2
}

// giveColumns is how many vineyards have room in a row beside their shield.
const giveColumns = 7

// giveSheet are the own vineyards that grow what was sold: which of them go back
// (V42).
func (v *view) giveSheet(r ui.Rect) {
	s := v.Stage
	v.paper(r)
	regions := v.giveRegions()
	want := v.in.Left()
	of := v.x.Places.OfChosen.With("n", strconv.Itoa(len(v.pick.coins)), "all", strconv.Itoa(want))
	if !v.t.Deciding() {
		of = "" // they are going back
	}
	bold := table.PaperBold.Sized(17)
	v.variety(v.in.Wares(), r.X+28, r.Y+26, 27)
	title := table.PaperName.Sized(21)
	words := v.Words.Count(v.x.Places.GiveBack, want)
	if v.byRegion(regions) {
		right, w := r.Right()-16, sprites.Measure(of, bold)
		if room := right - r.X - 56 - 44*float64(len(regions)); room >= w {
			st := fitted(words, title, room)
			s.Words(words, right, r.Y+27, st.At(sprites.Right))
			s.Words(of, right, r.Y+49, bold.At(sprites.Right))
			w = max(w, sprites.Measure(words, st))
		} else {
			s.Words(of, right, r.Y+32, bold.At(sprites.Right))
		}
		v.giveTabs(r, regions, right-w-8)
		return
	}
	s.Words(of, r.Right()-16, r.Y+32, bold.At(sprites.Right))
	s.Words(words, r.X+50, r.Y+33, fitted(words, title, r.W-50-30-sprites.Measure(of, bold)))
	v.rule(r, r.Y+45)
	if wideSheet(r) {
		v.giveWide(r, regions)
		return
	}
	pitch := min(49, (r.H-52)/float64(len(regions)))
	for i, region := range regions {
		cy := r.Y + 50 + pitch*(float64(i)+0.5)
		v.shield(region, r.X+27.5, cy, 29, true)
		x := v.giveRow(region, ui.R(r.X+48, cy-pitch/2, r.W-54, pitch))
		v.givesUpWords(region, ui.R(x+6, cy-20, r.Right()-10-x-6, 40))
	}
}

// toGive is how many vineyards go back for the present sale, with those that have
// already gone.
func (b *board) toGive() int {
	s, _ := b.saleOf(b.in.Turn())
	_, lost, _ := b.in.Quote(s.variety, s.quantity)
	return lost
}

// giveRow are the own vineyards of a region in a row; it returns where they end.
func (v *view) giveRow(region int, r ui.Rect) float64 {
	list := v.ownSpots(region)
	px := min(46.6, r.W/giveColumns)
	size := min(41, px-4)
	for i, s := range list {
		state := coinPlain
		if v.ticked(s) {
			state = coinTicked
		}
		cx := r.X + px*(float64(i)+0.5)
		v.coin(s, cx, r.CY(), size, state)
		v.coinControl(s, ui.R(cx-px/2, r.Y, px, r.H), "", v.in.Left())
	}
	return r.X + px*float64(len(list))
}

// ownSpots are the own vineyards of a region.
func (b *board) ownSpots(region int) []spot {
	var list []spot
	for n := range vi.RoadLength(region) {
		if p, owned := b.in.Owner(region, n); owned && p == b.t.Base() {
			list = append(list, spot{region, n})
		}
	}
	return list
}

// givesUpWords say what giving back means in a region, if there is room.
func (v *view) givesUpWords(region int, r ui.Rect) {
	words := v.givesUp(region)
	if words == "" || r.W < 90 {
		return
	}
	st := table.PaperItalic.Sized(15)
	lines := ui.Balance(words, st, r.W)
	if len(lines) > 2 {
		return
	}
	v.Stage.Lines(lines, r.X, r.CY()+4, 18, st)
}

// giveWide lays the regions side by side, as far as they have room.
func (v *view) giveWide(r ui.Rect, regions []int) {
	x, cy := r.X+18, r.Y+84.0
	for _, region := range regions {
		w := 48 + 49*float64(len(v.ownSpots(region)))
		if x > r.X+18 && x+w > r.Right()-12 {
			x, cy = r.X+18, cy+53
		}
		v.shield(region, x+15, cy, 31, true)
		x = v.giveRow(region, ui.R(x+36, cy-25, 46.6*giveColumns, 50)) + 14
	}
	var words []string
	for _, region := range regions {
		if s := v.givesUp(region); s != "" {
			words = append(words, s)
		}
	}
	st := table.PaperItalic.Sized(16)
	lines := ui.Wrap(v.Words.List(words...), st, r.Right()-16-x)
	if len(lines) > 0 && len(lines) < 4 && r.Right()-16-x > 80 {
		v.Stage.Lines(lines, x, cy+5, 18, st)
	}
}

// giveTabs shows the vineyards of one region at a time, with the regions as tabs.
func (v *view) giveTabs(r ui.Rect, regions []int, right float64) {
	s := v.Stage
	x := r.X + 48
	pitch := min(46, (right-x)/float64(len(regions)))
	shown := v.pick.tab
	if !slices.Contains(regions, shown) {
		shown = regions[0]
	}
	for i, region := range regions {
		cx := x + pitch*(float64(i)+0.5)
		on := region == shown
		box := ui.R(cx-pitch/2+1, r.Y+7, pitch-2, 47)
		if on {
			v.frame(box, 8, true)
		}
		v.shield(region, cx, r.Y+31, min(28, pitch-8), on)
		n := 0
		for _, c := range v.pick.coins {
			if c.region == region {
				n++
			}
		}
		if n > 0 {
			s.Put(sprites.Surface{Kind: sprites.Plate, R: 4, Lift: sprites.Token}, ui.R(cx+3, r.Y+6, 19, 19))
			s.Words(strconv.Itoa(n), cx+12.5, r.Y+20.5, table.PaperBold.Sized(14).At(sprites.Middle))
		}
		s.Control(ui.Control{ID: "back/" + strconv.Itoa(region), Role: ui.Tab, Part: true, Label: v.x.Labels.GiveIn.With("region", vi.RegionName(region), "n", strconv.Itoa(n)),
			Rect: ui.R(cx-pitch/2, r.Y+5, pitch, 50), Checked: on, Act: func() { v.openRegion(region) }})
	}
	v.rule(r, r.Y+61)
	list := v.ownSpots(shown)
	box := ui.R(r.X+6, r.Y+67, r.W-12, r.H-67-24)
	columns := max(7, int(box.W/52))
	px, py := box.W/float64(columns), min(50, box.H/float64(max(2, (len(list)+columns-1)/columns)))
	for i, c := range list {
		cx, cy := box.X+px*(float64(i%columns)+0.5), box.Y+py*(float64(i/columns)+0.5)
		state := coinPlain
		if v.ticked(c) {
			state = coinTicked
		}
		v.coin(c, cx, cy, min(coinSize, px-3, py-2), state)
		v.coinControl(c, ui.R(cx-px/2, cy-py/2, px, py), "", v.in.Left())
	}
	v.giveFoot(r, shown, len(list), regions)
}

// giveFoot says how many there are, and what giving them back means.
func (v *view) giveFoot(r ui.Rect, shown, n int, regions []int) {
	soft := table.PaperItalic.Sized(16)
	all := v.in.Cellar(v.Base(), v.in.Wares())
	words := v.x.Places.InRegion.With("region", vi.RegionName(shown), "n", strconv.Itoa(n), "all", strconv.Itoa(all))
	v.Stage.Words(words, r.X+18, r.Bottom()-10, soft.In(sprites.InkSoft))
	var ups []string
	for _, region := range regions {
		if up := v.givesUp(region); up != "" && region == shown {
			ups = append([]string{up}, ups...)
		} else if up != "" {
			ups = append(ups, up)
		}
	}
	room := r.W - 46 - sprites.Measure(words, soft)
	for n := len(ups); n > 0; n-- { // as many as have room
		up := v.Words.List(ups[:n]...)
		if soft.Size = min(16, ui.FitSize(up, soft, room)); soft.Size >= 13 {
			v.Stage.Words(up, r.Right()-16, r.Bottom()-10, soft.At(sprites.Right))
			return
		}
	}
}
