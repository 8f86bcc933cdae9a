package lang

// Lesson are the words around a lesson at any table.
type Lesson struct {
	_         uncompared
	Title     string   // in the place of a round's
	YouAre    Template // {name}: of the pupil, before the words of the first step; what stands between asterisks is bold
	Press     Template // {what}: the control that is to be pressed now
	Now       string   // of a step, when all that is left is to press the main button; what stands between asterisks is bold
	Skip      string   // button
	PlayOn    string   // button: a game begins where the lesson stands
	Watch     string   // in place of a button, while others play,
	WatchOwn  string   // or while it is shown what the pupil did
	NotYet    string   // why a control does nothing: others play
	NotNow    string   // why a control does nothing: another is meant
	First     string   // why the main button does nothing: another control comes first
	Missed    string   // another control was pressed than the one that was looked for
	SkipTitle string   // heading of what can be skipped
	SkipText  string
	SkipStep  string // button
	Leave     string // button

	// At its end:
	HasLearnt Template // {game}: what the pupil has done
	Easy      string   // button: a game against easy computer players begins
	EasyNote  Template // {computers}, {min}: who they are, and how long it takes
	Again     string   // button
	Back      string   // button
	Uncounted string
}

// A LessonEnd is what stands at the end of a lesson: what the pupil knows now.
type LessonEnd struct {
	Title  string
	Learnt [3]string
}

// A LessonStep is what a lesson says, in at most two short sentences.
type LessonStep struct {
	Words string // what stands between asterisks is bold
	// Then is what it says instead after the first of several presses, after the second,
	// and so on. What is not written for the last of them is Lesson.Now.
	Then []string
	// Button is the label of the button that goes on; where there is something to
	// do, what stands in its place until that is done.
	Button string
	// Wants is what stands there instead after the first press, after the second, and so on.
	Wants []string
}
