package app

import "image"

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
func (r *App) SavePicture() { r.Gallery.SavePicture(r.saidSaved) }

// SharePicture hands the picture that hangs to the system, and says so if that cannot
// be done.
func (r *App) SharePicture() {
	r.Gallery.SharePicture(func(ok bool) {
		if !ok {
			r.Toast(r.Words.Share.NotShared)
		}
	})
}
