// Package online is a served table: its people, its game and its log, without a network,
// files or a clock.
//
// A [Table] takes what devices say ([Table.Take]) and has for each [Conn] what is to be
// said to its device next ([Conn.Next]). Everything that changes it is an entry of its
// [Log], and is kept there before anybody is told; so a table can be forgotten at any time
// and read again ([Open]). Time is an argument: milliseconds since 1970, as the server
// reckons them.
//
// Several programs can serve the same tables ([Server.Node]): each takes in what the others
// keep ([Table.TakeIn]), and they tell each other who is connected ([Table.ToOthers],
// [Table.Hear]).
//
// What a seat may know is what package match shows it. Two connections that may know the
// same are told the same, byte for byte.
package online
