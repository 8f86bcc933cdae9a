package farbenpoker

import (
	_ "embed"

	"treille/scenes/lang"
	"treille/scenes/table"
)

//go:embed lesson.treille
var lessonRecord []byte

// course teaches the game by its first pot, and a stick that was remembered.
func course() *table.Course {
	return &table.Course{
		Record: lessonRecord,
		Words:  func(w *lang.Words) []lang.LessonStep { return w.Farbenpoker.Lesson[:] },
		Steps: []table.Step{
			{Ply: 4, Light: []string{diceID}},
			{Ply: 4, Press: []string{"hole/A6", "draw"}},
			{Ply: 6, Light: []string{potID, handID}, Press: []string{"hole/B17", "put"}},
			{Ply: 9, Light: []string{diceID}},
			{Ply: 9, Press: []string{"hole/A17", "draw"}},
			{Ply: 11, Light: []string{potID, handID}, Press: []string{"hole/B13", "put"}},
			{Ply: 14, Light: []string{diceID, potID}, Press: []string{"hole/A3", "draw"}},
			{Ply: 16, Light: []string{purseID}, Press: []string{"hole/A3", "put"}},
			{Ply: 24, Light: []string{diceID}},
			{Ply: 24, Light: []string{diceID}, Press: []string{"hole/B17", "draw"}},
			{Ply: 26, Light: []string{purseID}},
		},
	}
}
