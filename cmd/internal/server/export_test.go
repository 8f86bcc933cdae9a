package server

import (
	"io"
	"log"
	"net/http"
	"time"
)

// A Pace is how often things are done.
type Pace = pace

// Usual is the pace of a server.
var Usual = usual

// Begin is New at another pace.
var Begin = begin

// These are a pace with something else in it.
func (p Pace) Messages(every time.Duration) Pace    { p.every = every; return p }
func (p Pace) Hearts(ping, pong time.Duration) Pace { p.ping, p.pong = ping, pong; return p }
func (p Pace) Clearing(first time.Duration) Pace    { p.first = first; return p }
func (p Pace) Hello(within time.Duration) Pace      { p.hello = within; return p }
func (p Pace) Writing(within time.Duration) Pace    { p.write = within; return p }
func (p Pace) Guessing(wait time.Duration) Pace     { p.guess = wait; return p }
func (p Pace) Resting(rest time.Duration) Pace      { p.rest, p.tick = rest, rest; return p }

func (p Pace) Others(beat, quiet time.Duration) Pace {
	p.beat, p.quiet, p.tick = beat, quiet, beat
	return p
}

// AddressOf is who asks.
func (s *Server) AddressOf(r *http.Request) string { return s.addressOf(r) }

// ClearAway clears away.
func (s *Server) ClearAway() { s.clearAway() }

// Discreet is what package http says by.
func Discreet(say *log.Logger) io.Writer { return discreet{say} }

// Swift is a pace at which sockets say as many messages as they like.
var Swift = Usual.Messages(time.Nanosecond)

// Alone does something as it is done on a socket.
func Alone(s *Server, do func()) { (&socket{server: s}).alone(do) }
