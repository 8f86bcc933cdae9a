// Package nettest tests play over the network with the real servers of NATS: three of them as
// a cluster on this machine, and servers of tables that keep theirs there.
//
// It is a module of its own, so that nothing that people download needs the server. Its path
// lies in treille/cmd, so that it may use what is internal there.
package nettest
