package lang

// Lesson are the words around a lesson at any table.
type Lesson struct {
	Title     string   // in the place of a round's
	Press     Template // {what}: the control that is to be pressed now
	Skip      string   // button
	PlayOn    string   // button: a game begins where the lesson stands
	Watch     string   // in place of a button, while others play
	NotYet    string   // why a control does nothing: others play
	NotNow    string   // why a control does nothing: another is meant
	First     string   // why the main button does nothing: another control comes first
	SkipTitle string   // heading of what can be skipped
	SkipText  string
	SkipStep  string // button
	Leave     string // button
}

// A LessonStep is what a lesson says, in at most two short sentences.
type LessonStep struct {
	Words string // what stands between asterisks is bold
	// Button is the label of the button that goes on; where there is something to
	// do, what stands in its place until that is done.
	Button string
}
