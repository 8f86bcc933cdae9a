package saves

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"treille/engine"
	"treille/engine/person"
	"treille/scenes/app"
	"treille/scenes/data/archive"
	"treille/scenes/lang"
	"treille/scenes/play/host"
	"treille/scenes/table"
	"treille/scenes/ui"
)

// A Keeper is what pages share that show games that are kept: the finished ones, and what can
// be done with any.
type Keeper struct {
	app    *app.App
	kinds  []table.GameSpec
	game   string          // of which games are listed, "" for all
	all    []*archive.Game // the finished ones whose records are kept, newest first,
	done   []*archive.Game // and those that are listed
	panel  *table.Panel    // what lies over the page
	paste  pasting
	gather func() // looks anew which games there are
}

// NewKeeper returns it for a page, with its panel; gather looks anew which games there are.
func NewKeeper(a *app.App, kinds []table.GameSpec, panel *table.Panel, gather func()) *Keeper {
	return &Keeper{app: a, kinds: kinds, panel: panel, gather: gather}
}

func (k *Keeper) games() archive.Archive { return host.Games(k.app) }

func (k *Keeper) words() *lang.Saves { return &k.app.Words.Saves }

// gatherDone looks which finished games there are.
func (k *Keeper) gatherDone() {
	all, err := k.games().Games()
	host.Failed(k.app, err)
	k.all = slices.DeleteFunc(slices.Clone(all), func(g *archive.Game) bool { return g.Key == "" })
	slices.Reverse(k.all)
	k.filter(k.game)
}

// filter lists the finished games of a name, all if it is "".
func (k *Keeper) filter(game string) {
	k.game = game
	k.done = slices.DeleteFunc(slices.Clone(k.all), func(g *archive.Game) bool { return game != "" && g.Record.Game != game })
	k.app.Changed()
}

// title is what a game is called; "" stands for one that does not say.
func (k *Keeper) title(name string) string {
	switch spec := KindOf(k.kinds, name); {
	case spec != nil:
		return spec.About(k.app.Words).Title
	case name != "":
		return name
	}
	return k.words().NoName
}

// Day says when a game was played; "" if nobody knows.
func (k *Keeper) Day(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return k.app.Words.Day(k.app.Now(), t)
}

// moment says it with the time.
func (k *Keeper) moment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return k.app.Words.Thumbnail(k.app.Now(), t)
}

// and joins what is not empty: "20 Nov, 34 points".
func (k *Keeper) and(first, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + ", " + second
}

// ended says when a finished game ended.
func (k *Keeper) ended(g *archive.Game) string { return k.app.Words.Moment(k.app.Now(), g.When) }

// person is the seat of whom a finished game is told: of the player of this device, else of
// the first of the people; Spectator if there were none.
func (k *Keeper) person(g *archive.Game) engine.Player {
	if p := g.Whose(k.app.Me().Name); p != engine.Spectator {
		return p
	}
	for i, s := range g.Record.Seats {
		if s.Kind == engine.Human {
			return engine.Player(i)
		}
	}
	return engine.Spectator
}

// seat is the seat that a finished game is told of: that of the person, else of the first
// winner.
func (k *Keeper) seat(g *archive.Game) engine.Player {
	if p := k.person(g); p != engine.Spectator {
		return p
	}
	return g.Record.Winners.First()
}

// order are the seats as they came in.
func order(g *archive.Game) []engine.Player {
	list := make([]engine.Player, len(g.Record.Result))
	for i := range list {
		list[i] = engine.Player(i)
	}
	slices.SortStableFunc(list, func(p, q engine.Player) int { return cmp.Compare(g.Rank(p), g.Rank(q)) })
	return list
}

// score says its score.
func (k *Keeper) score(g *archive.Game) string {
	n := int(g.Record.Result[k.seat(g)])
	if spec := KindOf(k.kinds, g.Record.Game); spec != nil {
		return spec.Score(k.app.Words, n)
	}
	return k.app.Words.Whole(n)
}

// seed says its seed, or that a table's secret has dealt it.
func (k *Keeper) seed(g *archive.Game) string {
	if g.Record.Secret() {
		return k.app.Words.Result.Secret
	}
	return k.app.Words.Result.Seed.With("seed", strconv.FormatUint(g.Record.Seed, 10))
}

// about says a finished game in words: "Vino, 20 Nov, 18:10, 22 vineyards".
func (k *Keeper) about(g *archive.Game) string {
	return k.and(k.title(g.Record.Game), k.and(k.ended(g), k.score(g)))
}

// told says it with the place of the person, whether it was a day's table and assisted, and
// all scores in the order of the end: after those who have won.
func (k *Keeper) told(g *archive.Game) string {
	w := k.app.Words
	text := k.about(g)
	if p := k.person(g); p != engine.Spectator {
		text = k.and(text, w.OutOf(w.Ordinal(g.Rank(p)), w.Whole(g.Record.Players)))
	}
	if g.Today {
		text = k.and(text, w.Today.OfDay)
	}
	if g.Record.Assisted != 0 {
		text = k.and(text, w.Saves.WithHints)
	}
	var won, scores []string
	for _, p := range order(g) {
		if int(p) >= len(g.Record.Seats) {
			return text // a record brought in may say nothing of its seats
		}
		name := g.Record.Seats[p].Name
		if g.Won(p) {
			won = append(won, name)
		}
		scores = append(scores, w.Labelled(name, w.Whole(int(g.Record.Result[p]))))
	}
	return text + ". " + w.Count(w.Result.Wins, len(won), "names", w.List(won...)) + ". " + w.List(scores...)
}

// load returns the record that lies under a key. If there is none, it says so.
func (k *Keeper) load(key string) (data []byte, ok bool) {
	data, err := k.games().Load(key)
	if host.Failed(k.app, err) {
		return nil, false
	}
	return data, true
}

// A subject is a game that something can be done with.
type subject struct {
	key   string // where it is kept
	name  string // of the game; "" if it does not say
	about string // in words
	when  time.Time
}

func (k *Keeper) subject(g *archive.Game) subject {
	return subject{g.Key, g.Record.Game, k.about(g), g.When}
}

// askExport offers the ways out for a game.
func (k *Keeper) askExport(of subject) {
	w := k.app.Words
	k.panel.Menu(w.Saves.Export, w.Saves.ExportNote, w.App.Close, k.ways(of))
}

// ways are the ways out.
func (k *Keeper) ways(of subject) []ui.ButtonSpec {
	return k.waysOut(host.FileName(k.app, of.name, of.when), func() (string, bool) {
		data, ok := k.load(of.key)
		return string(data), ok
	})
}

// waysOut are the ways out of a text: as a file of a name, or as a copy.
func (k *Keeper) waysOut(file string, text func() (string, bool)) []ui.ButtonSpec {
	out := func(give func(text string)) func() {
		return func() {
			if text, ok := text(); ok {
				give(text)
			}
		}
	}
	w := k.words()
	return []ui.ButtonSpec{
		{ID: "export/file", Label: w.SaveFile, Icon: "import", Act: out(func(text string) { k.app.SaveFile(file, text) })},
		{ID: "export/copy", Label: w.Copy, Icon: "copy", Gesture: ui.Copies, Act: out(func(text string) { k.app.CopyText(text, w.CopiedGame) })},
	}
}

// Export offers the ways out of a text that another page writes.
func (k *Keeper) Export(note, file string, write func() string) {
	k.panel.Menu(k.words().Export, note, k.app.Words.App.Close, k.waysOut(file, func() (string, bool) { return write(), true }))
}

// ShowAll opens the page at the finished games of a name.
func (k *Keeper) ShowAll(game string) { k.app.Push(NewAt(k.app, k.kinds, game)) }

// askDelete asks whether a game is to go.
func (k *Keeper) askDelete(of subject) {
	w := k.words()
	k.panel.Menu(w.DeleteTitle, w.DeleteNote.With("game", of.about), k.app.Words.App.Cancel, []ui.ButtonSpec{
		{ID: "delete/export", Label: w.Export, Icon: "export", Act: func() { k.askExport(of) }},
		{ID: "delete/sure", Label: w.Delete, Icon: "trash", Act: func() { k.remove(of.key) }},
	})
}

// remove deletes a game.
func (k *Keeper) remove(key string) {
	if host.Failed(k.app, k.games().Delete(key)) {
		return
	}
	if key == archive.RunningKey {
		k.app.Unsaved = nil
	}
	k.app.Toast(k.words().Deleted)
	k.gather()
}

// More offers what else can be done with a finished game.
func (k *Keeper) More(g *archive.Game) {
	of := k.subject(g)
	var entries []ui.ButtonSpec
	if f := k.app.Frame(); f.Shape != ui.Landscape || f.Safe.H >= resultFrom {
		entries = append(entries, ui.ButtonSpec{ID: "more/result", Label: k.app.Words.Result.Title, Icon: "trophy", Act: func() { k.result(g) }})
	}
	entries = append(entries, ui.ButtonSpec{ID: "more/replay", Label: k.words().Replay, Icon: "play", Act: func() { k.Replay(g) }})
	spec := KindOf(k.kinds, g.Record.Game)
	if spec != nil && spec.Pages.Analyse != nil {
		entries = append(entries, ui.ButtonSpec{ID: "more/analysis", Label: k.app.Words.Analysis.Title, Icon: "chart", Act: func() { k.analyse(g) }})
	}
	if spec != nil {
		entries = append(entries, ui.ButtonSpec{ID: "more/share", Label: k.app.Words.Share.Title, Icon: "link", Act: func() { k.Share(g) }})
	}
	entries = append(append(entries, k.ways(of)...), ui.ButtonSpec{ID: "more/delete", Label: k.words().Delete, Icon: "trash", Act: func() { k.askDelete(of) }})
	k.panel.Menu(k.title(g.Record.Game), k.and(k.and(k.ended(g), k.score(g)), k.seed(g)), k.app.Words.App.Close, entries)
}

// Replay shows a finished game again.
func (k *Keeper) Replay(g *archive.Game) {
	if spec, playback := k.reel(g); playback != nil {
		k.app.Push(table.NewReplay(k.app, *spec, playback))
	}
}

// result opens the page of its result, which leads back here.
func (k *Keeper) result(g *archive.Game) {
	if spec, playback := k.reel(g); playback != nil {
		t := table.NewReplay(k.app, *spec, playback)
		k.app.Push(t)
		t.ShowResult()
	}
}

// analyse shows what a computer player makes of it.
func (k *Keeper) analyse(g *archive.Game) {
	if spec, playback := k.reel(g); playback != nil {
		spec.Pages.Analyse(k.app, *spec, playback, nil)
	}
}

// reel opens a finished game to be seen again, with what is known of its kind. Both are nil,
// and it says why, if that cannot be.
func (k *Keeper) reel(g *archive.Game) (*table.GameSpec, table.Playback) {
	data, ok := k.load(g.Key)
	if !ok {
		return nil, nil
	}
	spec := KindOf(k.kinds, g.Record.Game)
	reel, err := host.NewReplay(data, host.NewSaver(k.app))
	if spec == nil || err != nil {
		k.app.Toast(k.whyNot(err))
		return nil, nil
	}
	return spec, reel
}

// Share opens the page that shares a finished game.
func (k *Keeper) Share(g *archive.Game) {
	data, ok := k.load(g.Key)
	if !ok {
		return
	}
	game, err := Open(k.app, k.kinds, data)
	if err != nil {
		k.app.Toast(k.whyNot(err))
		return
	}
	k.app.Push(table.NewShare(k.app, game.Kind, game.Referee, g.When))
}

// bringIn takes the text of a game, or of all of another device.
func (k *Keeper) bringIn(text string, ok bool) {
	if !ok {
		k.bringInAll(nil, false)
		return
	}
	k.bringInAll([]string{text}, true)
}

// bringInAll takes several such texts, and says what came of them; all is false if
// there was one that could not be read.
func (k *Keeper) bringInAll(texts []string, all bool) {
	if said, _ := k.bring(texts, all); said != "" {
		k.app.Toast(said)
	}
}

// bring takes them, and returns what came of them, "" if the store has failed, which is told;
// none reports whether that is why nothing was brought in.
func (k *Keeper) bring(texts []string, all bool) (words string, none bool) {
	var in archive.Imported
	why := ""
	if !all {
		why = k.words().WhyUnread
	}
	for _, text := range texts {
		one, err := k.games().Import([]byte(text))
		in.Games += one.Games
		in.Known += one.Known
		switch {
		case err == nil:
		case k.refusal(err) != "":
			why = k.refusal(err)
		default:
			k.gather()
			k.app.StoreFailed(err)
			return "", true
		}
	}
	k.gather()
	var said []string
	if in.Games > 0 {
		said = append(said, k.app.Words.Count(k.words().In, in.Games))
	}
	if in.Known > 0 {
		said = append(said, k.app.Words.Count(k.words().Known, in.Known))
	}
	switch {
	case why != "" && len(said) > 0:
		said = append(said, why)
	case why != "":
		said = append(said, k.words().NotIn.With("why", why))
	}
	return strings.Join(said, " "), why != "" && in == archive.Imported{}
}

// refusal says why a text could not be brought in; "" if that is not the text's fault.
func (k *Keeper) refusal(err error) string {
	var bad archive.BadName
	switch {
	case errors.As(err, &bad):
		_, err := person.CheckName(bad.Name)
		return k.app.Words.NameError(err)
	case archive.Why(err).Line > 0:
		return k.reason(err)
	case errors.Is(err, archive.ErrNoGame):
		return k.words().WhyNoGame
	case errors.Is(err, archive.ErrCutOff):
		return k.words().WhyCutOff
	}
	return ""
}

// reason says why a game cannot be shown.
func (k *Keeper) reason(err error) string {
	w := k.words()
	switch why := archive.Why(err); {
	case why.Newer:
		return w.Newer
	case why.OtherRules:
		return w.OtherRules
	case why.NoRules:
		return w.NoRules
	case why.End:
		return w.BadEnd
	case why.Line == 0:
		return w.NotShown
	case why.Rule:
		return w.BadRule.With("n", strconv.Itoa(why.Line))
	default:
		return w.BadLine.With("n", strconv.Itoa(why.Line))
	}
}

// chooseFile brings in a file.
func (k *Keeper) chooseFile() {
	if !k.app.Exchange.Choose(k.bringIn) {
		w := k.app.Words
		k.panel.Menu(w.Saves.FromFile, w.Saves.DropNote, w.App.Close, []ui.ButtonSpec{
			{ID: "drop/shut", Label: w.App.OK, Primary: true, Act: k.panel.Shut},
		})
	}
}
