package main

import (
	"context"
	"sync"
	"time"

	"github.com/coder/websocket"
)

// line is about as long as a decision on the wire.
const line = "17 play 0 16\nbid y1 g2\n"

// ask says a line and waits for its echo, again and again, with a pause between.
func ask(ctx context.Context, addr string, pause time.Duration, f *figures) {
	ws, _, err := websocket.Dial(ctx, "ws://"+addr+"/", nil)
	if err != nil {
		return // the time is over
	}
	defer ws.CloseNow()
	for ctx.Err() == nil {
		start := time.Now()
		if ws.Write(ctx, websocket.MessageText, []byte(line)) != nil {
			return
		}
		if _, _, err := ws.Read(ctx); err != nil {
			return
		}
		f.add(time.Since(start))
		if pause > 0 {
			time.Sleep(pause)
		}
	}
}

// alone measures how many echoes come in a second to so many sockets, with nothing else going on.
func alone(ctx context.Context, addr string, sockets int) float64 {
	const long = 5 * time.Second
	var f figures
	ctx, cancel := context.WithTimeout(ctx, long)
	defer cancel()
	var all sync.WaitGroup
	for range sockets {
		all.Go(func() { ask(ctx, addr, 0, &f) })
	}
	all.Wait()
	return float64(f.count()) / long.Seconds()
}

// beside measures a few echoes while something is done.
func beside(ctx context.Context, addr string, do func()) *figures {
	const sockets, pause = 20, 100 * time.Millisecond
	f := &figures{}
	ctx, cancel := context.WithCancel(ctx)
	var all sync.WaitGroup
	for range sockets {
		all.Go(func() { ask(ctx, addr, pause, f) })
	}
	do()
	cancel()
	all.Wait()
	return f
}
