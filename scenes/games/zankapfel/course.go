package zankapfel

import (
	_ "embed"

	zk "treille/engine/zankapfel"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/sprites"
)

//go:embed lesson.treille
var lessonRecord []byte

// course teaches the game by its first three rounds: a quarrel, a purchase, and a
// harvest.
func course() *table.Course {
	return &table.Course{
		Record: lessonRecord,
		Words:  func(w *lang.Words) []lang.LessonStep { return w.Zankapfel.Lesson[:] },
		End:    func(w *lang.Words) *lang.LessonEnd { return &w.Zankapfel.LessonEnd },
		Learnt: [3][]sprites.Look{
			{{ID: "zankapfel/mayor", Lift: sprites.Token}, pictureNumber(zk.Green)},
			{{ID: cardArt(zk.Green), Lift: sprites.Token}, {ID: "zankapfel/discord-fox", Words: "7", Lift: sprites.Token}},
			{{ID: "common/pawn-fox", Lift: sprites.Token}},
		},
		Steps: []table.Step{
			{Ply: 21, Light: []string{ledgerID, mayorKey}},
			{Ply: 23, Press: []string{"hand/green", "lay"}},
			{Ply: 26, Light: []string{ledgerID, mayorKey, "square/d3"}, Press: []string{"none"}},
			{Ply: 27, Press: []string{"discord/8", "discord"}},
			{Ply: 30, Press: []string{"dice/1", "dice"}},
			{Ply: 33, Light: []string{pawnKey(0)}},
			{Ply: 34, Light: []string{shopID}, Press: []string{"pile", "buy"}},
			{Ply: 42, Press: []string{"hand/yellow", "lay"}},
			{Ply: 45, Light: []string{mayorKey}, Press: []string{"square/e2", "announce"}},
			{Ply: 48, Light: []string{pawnKey(0)}},
		},
	}
}
