package filelog

import (
	"math"
	"path/filepath"

	"treille/cmd/internal/server/absences"
)

func (l *Log) aliveFile() string { return filepath.Join(l.dir, "alive") }

// readAlive reads what Alive keeps.
func (l *Log) readAlive() {
	if text, err := l.disk.ReadFile(l.aliveFile()); err == nil {
		l.served = absences.Parse(text)
		l.before = l.served.Last
	}
}

// Before is what Alive was told last before this program began; 0 if it never was.
func (l *Log) Before() int64 { return l.before }

// Alive keeps that the tables are served now. What lies between that and Before is an absence.
func (l *Log) Alive(now int64) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	usual := int64(math.MaxInt64)
	if !l.begun {
		l.begun, usual = true, 0
	}
	l.served.Served(now, usual)
	fresh := l.aliveFile() + unready
	if err := l.write(fresh, l.served.Text()); err != nil {
		return err
	}
	return l.disk.Rename(fresh, l.aliveFile())
}

// Down is for how many milliseconds between two times the tables were not served.
func (l *Log) Down(from, to int64) int64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.served.Down(from, to)
}
