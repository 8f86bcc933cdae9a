package app

import (
	"image"

	"treille/scenes/lang"
)

// An Exchange carries texts between the game and what lies around it: files and the
// clipboard. Answers come in a later tick.
type Exchange interface {
	// Save gives the player a text as a file of that name; done is told where it
	// lies.
	Save(name, text string, done func(place string, err error))
	// Copy puts a text on the clipboard; done is told whether that could be done.
	Copy(text string, done func(ok bool))
	// Paste asks for the text of the clipboard; ok is false if it cannot be had.
	Paste(done func(text string, ok bool))
	// Choose lets the player choose a file, and reports whether there is a way to.
	// ok is false if the file cannot be read; nobody is told if he chooses none.
	Choose(done func(text string, ok bool)) bool
}

// SaveFile gives the player a text as a file, and says where it lies.
func (a *App) SaveFile(name, text string) {
	a.Exchange.Save(name, text, a.saidSaved)
}

// saidSaved says where a file lies, or why there is none.
func (a *App) saidSaved(place string, err error) { a.saidWhere(a.Words.Saves.Saved, place, err) }

func (a *App) saidWhere(words lang.Template, place string, err error) {
	if err != nil {
		a.Toast(a.Words.Saves.NotSaved.With("error", err.Error()))
		return
	}
	a.Toast(words.With("place", place))
}

// CopyText puts a text on the clipboard, and says so. Where the clipboard
// cannot be reached, the text becomes a file.
func (a *App) CopyText(text, said string) {
	a.Exchange.Copy(text, func(ok bool) {
		if ok {
			a.Toast(said)
			return
		}
		a.Exchange.Save("treille.txt", text, func(place string, err error) { a.saidWhere(a.Words.Saves.NotCopied, place, err) })
	})
}

// A Gallery carries a picture out. Answers come in a later tick.
type Gallery interface {
	// Hang makes a picture ready to go out, as a PNG file of that name, in the place
	// of the one before. It must not be changed any more.
	Hang(name string, picture *image.NRGBA)
	// SavePicture gives the player the picture as a file; done is told where it lies.
	SavePicture(done func(place string, err error))
	// CanShare reports whether the system can hand a picture to other programs.
	CanShare() bool
	// SharePicture has it do so; done is told whether that could be done. A player who thinks
	// better of it has done it as well.
	SharePicture(done func(ok bool))
}

// SavePicture gives the player the picture that hangs as a file, and says where it
// lies.
func (a *App) SavePicture() { a.Gallery.SavePicture(a.saidSaved) }

// SharePicture hands the picture that hangs to the system, and says so if that cannot
// be done.
func (a *App) SharePicture() {
	a.Gallery.SharePicture(func(ok bool) {
		if !ok {
			a.Toast(a.Words.Share.NotShared)
		}
	})
}
