package archive

import (
	"fmt"

	"treille/engine"
)

// studyKey begins the keys of what a computer player has found about the decisions of
// a seat in a finished game: "study-ID-SEAT". It is found again if it is lost, and is
// not exported.
const studyKey = "study-"

func studyOf(record []byte, seat engine.Player) string {
	return fmt.Sprintf("%s%s-%d", studyKey, idOf(record), seat)
}

// Study returns what was kept about a seat of a finished game, nil if nothing was.
func (a Archive) Study(record []byte, seat engine.Player) []byte {
	data, _ := a.load(studyOf(record, seat))
	return data
}

// KeepStudy keeps what was found about a seat of a finished game with its record; if
// that is not kept here, it does nothing.
func (a Archive) KeepStudy(record []byte, seat engine.Player, study []byte) error {
	b, err := a.book()
	if err != nil {
		return err
	}
	if g := b.find(idOf(record)); g == nil || g.Key == "" {
		return nil
	}
	return a.Store.Save(studyOf(record, seat), study)
}

// dropStudies deletes what was found about the game of an ID, or with "" about all; it
// reports whether there was any.
func (a Archive) dropStudies(id string) bool {
	keys, _ := a.Store.List(studyKey + id)
	dropped := false
	for _, k := range keys {
		dropped = a.Store.Delete(k) == nil || dropped
	}
	return dropped
}
