// Package slog stands in for the standard library's: only errors are written.
package slog

import "context"

// A Level is how much a message matters.
type Level int

// The levels.
const (
	LevelDebug Level = -4
	LevelInfo  Level = 0
	LevelWarn  Level = 4
	LevelError Level = 8
)

// A Logger takes messages.
type Logger struct{}

// Default returns the Logger that there is.
func Default() *Logger { return nil }

// Enabled reports whether messages of a level are written.
func (*Logger) Enabled(_ context.Context, level Level) bool { return level >= LevelError }

// Debug drops a message.
func Debug(string, ...any) {}

// Info drops a message.
func Info(string, ...any) {}

// Warn drops a message.
func Warn(string, ...any) {}

// Error writes a message.
func Error(message string, _ ...any) { println(message) }
