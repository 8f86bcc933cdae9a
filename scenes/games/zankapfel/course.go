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

// course teaches the game by its setup and its first three rounds: a bribe, a quarrel, a purchase, and a
// harvest.
func course() *table.Course {
	prices := []string{ledgerID}
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
			{Ply: 20, Light: []string{ledgerID, mayorKey}},
			{Ply: 20, Seen: []string{mayorKey}, Press: []string{"square/b2", "chip"}},
			{Ply: 23, Seen: prices, Press: []string{"hand/green", "lay"}},
			{Ply: 26, Light: []string{"square/d3", "points/1"}, Seen: prices, Press: []string{"square/d4", "offer"}},
			{Ply: 28, Before: zk.EventQuarrelBegan, Light: []string{aloneID, quarrelID}},
			{Ply: 28, Press: []string{"discord/8", "discord"}},
			{Ply: 31, Seen: []string{duelCardID(0), duelCardID(2)}, Press: []string{"dice/1", "dice"}},
			{Ply: 34, Before: zk.EventCardsDiscarded, Light: []string{sumID(0), duelCardID(0), "die/0/0/rolled", sumID(2), duelCardID(2)}},
			{Ply: 35, Seen: prices, Press: []string{"pile", "buy"}},
			{Ply: 43, Seen: prices, Press: []string{"hand/yellow", "lay"}},
			{Ply: 46, Light: []string{mayorKey}, Seen: prices, Press: []string{"square/e2", "announce"}},
			{Ply: 49, Before: zk.EventQuarrelBegan, Light: []string{aloneID, pawnKey(0)}},
		},
	}
}
