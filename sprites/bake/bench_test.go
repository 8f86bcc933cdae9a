package bake

import "testing"

func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		New(1)
	}
}

func benchmarkAt(b *testing.B, scale float64, f func(*Baker)) {
	k := New(scale)
	f(k) // letters and textures are computed once
	b.ResetTimer()
	for b.Loop() {
		f(k)
	}
}

func BenchmarkCard1(b *testing.B) { benchmarkAt(b, 1, card) }
func BenchmarkCard2(b *testing.B) { benchmarkAt(b, 2, card) }
func card(k *Baker) {
	k.Piece("weinhaendler/card-rose-3", 98, PieceLook{Lift: Card})
}

func BenchmarkMini1(b *testing.B) {
	benchmarkAt(b, 1, func(k *Baker) { k.Piece("weinhaendler/mini-rose-3", 28, PieceLook{}) })
}

func BenchmarkTable1280x800at1(b *testing.B) { benchmarkAt(b, 1, tableSmall) }
func BenchmarkTable1280x800at2(b *testing.B) { benchmarkAt(b, 2, tableSmall) }
func tableSmall(k *Baker)                    { k.Table(1280, 800, 7) }

func BenchmarkTable2560x1440(b *testing.B) {
	benchmarkAt(b, 1, func(k *Baker) { k.Table(2560, 1440, 7) })
}

func BenchmarkFelt982x488at1(b *testing.B) { benchmarkAt(b, 1, feltSmall) }
func BenchmarkFelt982x488at2(b *testing.B) { benchmarkAt(b, 2, feltSmall) }
func feltSmall(k *Baker)                   { k.Felt(982, 488, 16, true) }

func BenchmarkParchment604x708at2(b *testing.B) {
	benchmarkAt(b, 2, func(k *Baker) { k.Parchment(604, 708, 12, Sheet, true) })
}

func BenchmarkTextures1(b *testing.B) { textures(b, 1) }
func BenchmarkTextures2(b *testing.B) { textures(b, 2) }
func textures(b *testing.B, scale float64) {
	for b.Loop() {
		for i := range noiseKinds {
			noiseKinds[i].tile(scale)
		}
	}
}

// The home screen from nothing, as a first visit bakes it.
func BenchmarkHome1280x800at1(b *testing.B) { home(b, 1) }
func BenchmarkHome1280x800at2(b *testing.B) { home(b, 2) }
func home(b *testing.B, scale float64) {
	for b.Loop() {
		k := New(scale)
		k.Cabinet(1280, 800, 9)
		k.Title("Treille", 84)
		k.Vine(459, false, false)
		k.Vine(459, true, false)
		k.Shelf(1280, 30, 22)
		for _, g := range []string{"weinhaendler", "vino", "zankapfel", "farbenpoker"} {
			k.Box(BoxPrint{Game: g}, 236, 348)
			k.BoxWords(BoxPrint{Game: g, Title: "Weinhändler", Subtitle: "An auction of bottles", Players: "3–5 players"}, 236, 348)
		}
		k.Parchment(624, 160, 12, Sheet, true)
		k.Button(158, 62, true, Normal)
		k.Button(204, 58, false, Normal)
		k.Segments(300, 54)
		k.Segment(100, 54)
		k.Disc("sound", false, Normal)
		k.Disc("gear", false, Normal)
		for _, c := range []string{"fox", "owl", "snail", "hedgehog"} {
			k.Piece("common/crest-"+c, 28, PieceLook{})
		}
		k.Piece("weinhaendler/card-rose-2", 70, PieceLook{Lift: Card})
		k.Piece("weinhaendler/card-violet-3", 70, PieceLook{Lift: Card})
	}
}

// The auction from nothing.
func BenchmarkAuction1280x800at1(b *testing.B) { auction(b, 1) }
func BenchmarkAuction1280x800at2(b *testing.B) { auction(b, 2) }
func auction(b *testing.B, scale float64) {
	for b.Loop() {
		k := New(scale)
		k.Table(1280, 800, 7)
		k.Banner(1280, 56)
		k.Parchment(254, 232, 11, Sheet, true)
		k.Felt(982, 488, 16, true)
		k.Parchment(950, 88, 10, Card, true)
		k.Note(208, 136)
		k.SeatCell(230, 186, 11, true)
		k.SeatCell(230, 186, 11, false)
		k.Rack(35, 37.4, 2.2, 5, 5)
		k.SlotNiche(35, 37.4)
		k.Button(200, 50, false, Normal)
		k.Button(200, 68, true, Normal)
		for _, ic := range []string{"undo", "log", "sound", "?", "menu"} {
			k.Disc(ic, true, Normal)
		}
		for _, w := range []string{"red-2", "violet-3", "rose-3", "green-2"} {
			k.Piece("weinhaendler/card-"+w, 94, PieceLook{Lift: Card})
		}
		for _, w := range []string{"red-3", "violet-2", "blue-3", "green-1", "green-2", "empty"} {
			k.Piece("weinhaendler/card-"+w, 76, PieceLook{Lift: Card})
		}
		for _, w := range []string{"yellow-1", "violet-1", "blue-2", "yellow-3", "green-3"} {
			k.Piece("weinhaendler/card-"+w, 98, PieceLook{Lift: Card})
			k.Piece("weinhaendler/card-"+w, 98, PieceLook{Lift: Lifted, Glow: true})
		}
		for _, w := range []string{"yellow", "red", "green", "orange", "blue", "rose", "violet"} {
			for _, n := range []string{"1", "2", "3"} {
				k.Piece("weinhaendler/mini-"+w+"-"+n, 28, PieceLook{})
			}
		}
		for _, c := range []string{"fox", "owl", "snail", "hedgehog"} {
			k.Piece("common/crest-"+c, 38, PieceLook{Lift: Token})
			k.Piece("common/crest-"+c, 28, PieceLook{})
			k.Piece("common/crest-"+c, 19, PieceLook{})
		}
	}
}
