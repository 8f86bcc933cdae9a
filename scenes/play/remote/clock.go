package remote

import (
	"strconv"
	"time"

	"treille/engine"
	"treille/engine/wire"
	"treille/scenes/lang"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// dayClock is a clock of a day, in seconds.
const dayClock = 24 * 3600

// begin says to the server, once for each decision, that all has been shown: the time runs.
func (r *Referee) begin(called bool) {
	list, told := r.Owed()
	if !called || r.Table().Clock == 0 || told == r.begins {
		return
	}
	for _, o := range list {
		if o.Seat == r.Viewer() && o.Seconds == wire.NoClock {
			r.begins = told
			r.Say(wire.Due{})
			r.flush()
		}
	}
}

// left is how long a seat still has; ok is false if no time runs for it. In a question it stands
// still.
func (r *Referee) left(p engine.Player) (left time.Duration, ok bool) {
	now := r.app.Now()
	if q := r.question; q.Number != 0 && q.Matter != wire.MatterIn {
		now = r.askedAt
	}
	list, _ := r.Owed()
	for _, o := range list {
		if o.Seat == p && o.Seconds != wire.NoClock && r.Connection.Acting().Has(p) {
			return max(0, time.Duration(o.Seconds)*time.Second-max(0, now.Sub(r.owedAt))), true
		}
	}
	return 0, false
}

// Clock implements [table.Company].
func (r *Referee) Clock(p engine.Player) (share float64, ok bool) {
	left, ok := r.left(p)
	if !ok {
		return 0, false
	}
	return left.Seconds() / float64(r.Table().Clock), true
}

// late is what is said of somebody whose time is almost over, or is.
func (r *Referee) late(p engine.Player) table.Notice {
	w := r.wordsOf(p)
	left, ok := r.left(p)
	if !ok || left > time.Duration(r.Table().Clock)*time.Second/4 {
		return table.Notice{}
	}
	s, _ := r.seat(p)
	agreed := s.Away == wire.AwayComputer
	switch time := ClockWords(w, left); {
	case left > 0 && agreed:
		return table.Notice{Words: w.Online.LeftThen.With("time", time), Spoken: w.Online.LittleTime.With("name", s.Name), Seat: p}
	case left > 0:
		return table.Notice{Words: w.Online.LeftOnly.With("time", time), Spoken: w.Online.LittleTime.With("name", s.Name), Seat: p}
	case agreed:
		return table.Notice{} // a computer player decides just now
	}
	n := table.Notice{Words: w.Online.TimeUp.With("name", s.Name), Seat: p}
	if r.owes(p) {
		n.Hint = w.Online.WaitsFor.With("name", s.Name)
		if r.Viewer() != engine.Spectator && !r.app.Now().Before(r.waits) {
			n.Offer, n.Actions = w.Online.CanLet.With("name", s.Name), []ui.ButtonSpec{r.waitButton(s.Name), r.computerButton(p, s.Name)}
		}
	}
	return n
}

// ClockWords are a time that is left as people say it: "20 s", "1:20", "5 h", "2 days".
func ClockWords(w *lang.Words, d time.Duration) string {
	const day = 24 * time.Hour
	switch {
	case d >= day:
		return w.Count(w.Online.Days, int(d/day))
	case d >= time.Hour:
		return strconv.Itoa(int(d/time.Hour)) + "\u202fh"
	}
	return clockWords(d)
}

// PaceWords say how much time a table gives for a decision.
func PaceWords(w *lang.Words, seconds int) string {
	if seconds == 0 {
		return w.Online.NoLimit
	}
	return w.Online.PerDecision.With("time", LimitWords(w, seconds))
}

// LimitWords are a time that a table may give: "30 s", "2 min", "3 days".
func LimitWords(w *lang.Words, seconds int) string {
	switch {
	case seconds >= dayClock:
		return w.Count(w.Online.Days, seconds/dayClock)
	case seconds >= 60:
		return strconv.Itoa(seconds/60) + "\u202fmin"
	}
	return strconv.Itoa(seconds) + "\u202fs"
}
