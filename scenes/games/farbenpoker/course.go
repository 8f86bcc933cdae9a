package farbenpoker

import (
	_ "embed"

	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

//go:embed lesson.treille
var lessonRecord []byte

// course teaches the game by its first pot, and a stick that was remembered.
func course() *table.Course {
	const side = 18 // holes
	drawn := [...]string{holeID(5), holeID(16), holeID(2)}
	missed := [...]string{holeID(side + 16), holeID(side + 12)}
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
			{Ply: 4, Light: []string{diceID}},
			{Ply: 4, Press: []string{drawn[0], "draw"}},
			{Ply: 6, Light: []string{potID, handID}, Press: []string{missed[0], "put"}},
			{Ply: 9, Light: []string{diceID}},
			{Ply: 9, Press: []string{drawn[1], "draw"}},
			{Ply: 11, Light: []string{potID, handID}, Press: []string{missed[1], "put"}},
			{Ply: 14, Light: []string{diceID, potID}, Press: []string{drawn[2], "draw"}},
			{Ply: 16, Light: []string{purseID}, Press: []string{drawn[2], "put"}},
			{Ply: 24, Light: []string{diceID}},
			{Ply: 24, Light: []string{diceID}, Press: []string{missed[0], "draw"}},
			{Ply: 26, Light: []string{purseID}},
		},
	}
}
