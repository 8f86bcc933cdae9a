package lang

import "treille/engine/person"

// NameError says what [person.CheckName] found wrong with a name, "" for nil.
func (w *Words) NameError(err error) string {
	switch err {
	case nil:
		return ""
	case person.ErrEmpty:
		return w.Errors.NameEmpty
	case person.ErrTooLong:
		return w.Errors.NameTooLong
	}
	return w.Errors.NameCharacter
}
