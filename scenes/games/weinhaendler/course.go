package weinhaendler

import (
	_ "embed"

	wh "treille/engine/weinhaendler"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

//go:embed lesson.treille
var lessonRecord []byte

// course teaches the game by its first round, and the beginning of the second.
func course() *table.Course {
	return &table.Course{
		Record: lessonRecord,
		Words:  func(w *lang.Words) []lang.LessonStep { return w.Weinhaendler.Lesson[:] },
		End:    func(w *lang.Words) *lang.LessonEnd { return &w.Weinhaendler.LessonEnd },
		Learnt: [3][]sprites.Look{
			{asMini(pictureOwn[0]), asMini(pictureOwn[1])},
			{coin(wh.AlikePoints)},
			{{ID: cardArt(pictureOwn[0], ""), Lift: sprites.Token}, {ID: cardArt(pictureOwn[1], ""), Lift: sprites.Token}},
		},
		Steps: []table.Step{
			{Ply: 25, Light: []string{rackID, "tab/cellar"}},
			{Ply: 25, Light: []string{offerID, "hand/0", "hand/1", "hand/2", "hand/3", "hand/4"}},
			{Ply: 28, Light: []string{"bid/3", "hand/2", "hand/3"}, Seen: []string{stripID}},
			{Ply: 28, Light: []string{"bid/3", "bid/0"}, From: "bid/3", To: "bid/0", Seen: []string{stripID}, Press: []string{"hand/0", "add"}},
			{Ply: 32, Light: []string{"bid/1", "bid/0"}, Seen: []string{stripID}, Press: []string{"pass"}},
			{Ply: 38, Light: []string{offerID, "hand/0", "hand/1", "hand/2", "hand/3", "hand/4", "hand/5"}, Seen: []string{"bid/0", "bid/1", "bid/2", "bid/3"}},
			{Ply: 40, Light: []string{rackID}, Press: []string{"hand/4", "place/0:0.0", "place"}},
			{Ply: 41, Light: []string{rackID}, Press: []string{"hand/3", "place/0:0.-1", "place"}},
			{Ply: 42, Light: []string{lowRowsID}, Press: []string{"hand/2", "place/0:1.-1", "place"}},
			{Ply: 43, Light: []string{lowRowsID, "hand/0", "hand/1", "hand/2"}, Press: []string{"done"}},
			{Ply: 50, Light: []string{pileID}, Press: []string{"draw"}},
			{Ply: 53, Light: []string{pileID}},
		},
	}
}
