package farbenpoker

import (
	"strings"
	"testing"

	"treille/engine/record"
	"treille/scenes/lang"
)

// TestTheLessonSaysYou looks for the pupil's name in what the lesson says to him.
func TestTheLessonSaysYou(t *testing.T) {
	written, err := record.Parse(lessonRecord)
	if err != nil {
		t.Fatal(err)
	}
	pupil := written.Seats[0].Name
	for _, l := range lang.Langs() {
		for i, step := range course().Words(l.Words()) {
			if pupil == "" || strings.Contains(step.Words, pupil) {
				t.Errorf("%s, step %d, speaks of %q: %s", l.Code(), i, pupil, step.Words)
			}
		}
	}
}
