package table

import "slices"

// Each is what becomes of each of a list.
func Each[T, U any](list []T, of func(T) U) []U {
	all := slices.Grow([]U(nil), len(list))
	for _, one := range list {
		all = append(all, of(one))
	}
	return all
}

// Where are those of a list that are as wanted.
func Where[T any](list []T, wanted func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(one T) bool { return !wanted(one) })
}

// UpTo are 0, 1 and so on, as many as n: seats, squares, kinds of cards.
func UpTo[T ~int | ~int8 | ~uint8](n T) (list []T) {
	for i := T(0); i < n; i++ {
		list = append(list, i)
	}
	return list
}
