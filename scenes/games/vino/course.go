package vino

import (
	_ "embed"

	vi "treille/engine/vino"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

//go:embed lesson.treille
var lessonRecord []byte

// lessonGift is the region, Veneto, whose bottle the lesson shows: somebody buys there then.
const lessonGift = 7

// stateIn are the places of the state's vineyards in a region.
func stateIn(r int) []string {
	return table.Each(table.Where(road(r), spot.ofState), spot.place)
}

// course teaches the game by its preliminary round and the first one.
func course() *table.Course {
	sheet := []string{sheetID}
	return &table.Course{
		Record: lessonRecord,
		Words:  func(w *lang.Words) []lang.LessonStep { return w.Vino.Lesson[:] },
		End:    func(w *lang.Words) *lang.LessonEnd { return &w.Vino.LessonEnd },
		Learnt: [3][]sprites.Look{
			{{ID: "vino/region-shield-current", Words: "2", Lift: sprites.Token}, {ID: "vino/region-shield-current", Words: "7", Lift: sprites.Token}},
			{coinLook(spot{pictureRegion, 0})},
			{{ID: "vino/barrel", Lift: sprites.Token}},
		},
		Steps: []table.Step{
			{Ply: 3, Light: []string{"region/1"}, Seen: sheet, Press: []string{"coin/2.1", "buy"}},
			{Ply: 4, Light: []string{"region/5"}, Seen: sheet, Press: []string{"coin/6.1", "buy"}},
			{Ply: 13, Seen: sheet, Press: []string{"region/2", "coin/3.1", "grow/" + vi.Trebbiano.String(), "buy"}},
			{Ply: 16, Seen: sheet, Press: []string{"region/1", "region/4", "choose"}},
			{Ply: 19, Light: []string{"coin/2.2", "coin/2.3"}, Seen: sheet, Press: []string{"coin/2.2", "coin/2.3", "buyend"}},
			{Ply: 26, Seen: sheet, Press: []string{"coin/5.3", "grow/" + vi.Barbera.String(), "buyend"}},
			{Ply: 28, Light: append(stateIn(lessonGift), bottlePlace(lessonGift))},
			{Ply: 34, Light: []string{barrelsID}, Seen: sheet, Press: []string{"more", "more", "sell"}},
			{Ply: 35, Light: []string{"coin/2.1", "coin/2.2"}, Seen: sheet, Press: []string{"coin/2.1", "coin/2.2", "give"}},
			{Ply: 37, Light: []string{marketID(vi.Trebbiano), marketID(vi.Barbera), raisePlace(vi.Barbera)}, Seen: sheet, Press: []string{"up/" + vi.Barbera.String(), "raise"}},
			{Ply: 38, Light: []string{sellersID, clockPlace}},
		},
	}
}
