package farbenpoker

import (
	_ "embed"

	fp "treille/engine/farbenpoker"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

//go:embed lesson.treille
var lessonRecord []byte

// course teaches the game by its first pot, which a stick that was remembered takes, and, later, by a
// comeback.
func course() *table.Course {
	const side = 18 // holes
	const blue, yellow = side + 16, side + 8
	chip := sprites.Look{ID: "farbenpoker/chip", Lift: sprites.Token}
	return &table.Course{
		Record: lessonRecord,
		Words:  func(w *lang.Words) []lang.LessonStep { return w.Farbenpoker.Lesson[:] },
		End:    func(w *lang.Words) *lang.LessonEnd { return &w.Farbenpoker.LessonEnd },
		Learnt: [3][]sprites.Look{
			{{ID: "farbenpoker/die-red", Lift: sprites.Token}, chip},
			{chip, chip, chip},
			{{ID: "farbenpoker/stick-standing"}, {ID: "farbenpoker/stick-red", Lift: sprites.Token}, {ID: "farbenpoker/stick-standing"}},
		},
		Steps: []table.Step{
			{Ply: 4, Before: fp.EventDie, Light: []string{diceID}},
			{Ply: 4, Light: []string{diceID, handID}, Seen: []string{sideID(0), potID}, Press: []string{holeID(5), "draw"}},
			{Ply: 6, Before: fp.EventMiss, Light: []string{handID, diceID, potID, verdictID}},
			{Ply: 6, Light: []string{diceID, handID, holeID(blue)}, Seen: []string{potID}, Press: []string{holeID(blue), "put"}},
			{Ply: 9, Before: fp.EventHit, Light: []string{diceID, handID, verdictID}, Seen: []string{stockID}},
			{Ply: 9, Light: []string{diceID, handID}, Press: []string{holeID(16), "draw"}},
			{Ply: 14, Light: []string{diceID}, Seen: []string{sideID(1)}, Press: []string{"reroll"}},
			{Ply: 16, Light: []string{diceID, handID, potID}, Press: []string{holeID(blue), "draw"}, Among: table.Each(table.UpTo(fp.Hole(holes)), holeID)},
			{Ply: 18, Light: []string{purseID, diceID, handID}, Seen: []string{stockID, potID}, Press: []string{holeID(5), "put"}},
			{Ply: 19, Light: []string{diceID, handID}, Press: []string{holeID(8), "put"}},
			{Ply: 20, Light: []string{diceID, handID}, Press: []string{holeID(13), "put"}},
			{Ply: 26, Before: fp.EventHit, Light: []string{diceID, handID, verdictID}},
			{Ply: 58, Later: true, Light: []string{purseID, potID}},
			{Ply: 66, Before: fp.EventDie, Light: []string{purseID}},
			{Ply: 66, Light: []string{diceID, handID}, Press: []string{holeID(yellow), "draw"}},
			{Ply: 72, Before: fp.EventPaid, Light: []string{diceID, grooveID}},
		},
	}
}
