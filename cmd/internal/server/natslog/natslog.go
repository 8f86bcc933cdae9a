// Package natslog keeps the logs of tables in NATS JetStream, so that several servers serve
// the same tables, and machines may fail.
//
// A table is the messages with its subject, treille.X.ID, in the stream treille-X: X is the
// first hexadecimal digit of the SHA-256 of its id. A message is one line of package chain, and
// every sixteenth repeats those before it.
// It is kept only if it says rightly which was the last message of its subject, so that two
// servers cannot both write the next entry. What is kept the stream says again with the
// subject treille.kept.ID: there the servers hear of each other's entries, and never of one
// that was refused.
//
// The end of a table is asked of the leader of its stream, as other members may be behind. What
// stands before it any member may tell: how a table is read is in read.go.
package natslog

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"treille/cmd/internal/server/absences"
	"treille/cmd/internal/server/chain"
	"treille/engine/online"
	"treille/engine/wire"
)

// Times of talking to the servers of NATS.
const (
	patience   = 8 * time.Second // for an operation: the members of a stream elect a new leader meanwhile
	attempt    = time.Second     // for one try
	making     = 5 * time.Second // for one try to make a stream
	pause      = 100 * time.Millisecond
	setupTime  = 30 * time.Second
	pingTime   = time.Second // a server that does not answer two of these is left
	leaseTime  = 5 * time.Second
	renewTime  = 2 * time.Second
	streamsOf  = "treille-"
	subjectsOf = "treille."
	keptOf     = "treille.kept."
	besideOf   = "treille.beside."
	asideOf    = "treille.aside."
	asideName  = "treille-aside"
	leasesName = "treille-lease"
)

// A Log is the tables of a cluster. It implements [online.Log], for several goroutines, of
// which one at a time has to do with a table.
type Log struct {
	quota   int64
	conn    *nats.Conn
	js      jetstream.JetStream
	streams [16]jetstream.Stream
	leases  jetstream.KeyValue
	served  jetstream.KeyValue
	before  int64 // see Before

	mu   sync.Mutex
	open map[wire.TableID]*table
	held map[string]lease
	back func()

	absences absences.List
}

// New connects to the servers at an address, or at several with commas between them, and
// makes the streams that are not there yet. No table is opened when those of its stream have
// more bytes than a sixteenth of quota, unless it is 0.
func New(urls string, quota int64) (*Log, error) {
	l := &Log{quota: quota, open: map[wire.TableID]*table{}, held: map[string]lease{}}
	var err error
	l.conn, err = nats.Connect(urls, nats.Name("treille"), nats.MaxReconnects(-1), nats.ReconnectWait(pause), nats.ReconnectBufSize(-1), nats.Timeout(attempt),
		nats.PingInterval(pingTime), nats.MaxPingsOutstanding(2), nats.NoEcho(), nats.ReconnectHandler(func(*nats.Conn) { l.reconnected() }),
		nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {})) // a message that was not heard is read
	if err != nil {
		return nil, fmt.Errorf("no server of NATS answers at %s: %w", discreet(urls), err)
	}
	if l.js, err = jetstream.New(l.conn); err == nil {
		err = l.setup()
	}
	if err != nil {
		l.conn.Close()
		return nil, err
	}
	return l, nil
}

// discreet are addresses without their passwords.
func discreet(urls string) string {
	list := strings.Split(urls, ",")
	for i, one := range list {
		if u, err := url.Parse(one); err == nil {
			list[i] = u.Redacted()
		}
	}
	return strings.Join(list, ",")
}

// setup finds or makes the streams.
func (l *Log) setup() error {
	ctx, cancel := context.WithTimeout(context.Background(), setupTime)
	defer cancel()
	if err := l.enabled(ctx); err != nil {
		return err
	}
	for i := range l.streams {
		x := strconv.FormatInt(int64(i), 16)
		s, err := l.stream(ctx, jetstream.StreamConfig{
			Name: streamsOf + x, Description: "tables of Treille", Subjects: []string{subjectsOf + x + ".*"},
			Storage: jetstream.FileStorage, DenyDelete: true, AllowDirect: true,
			RePublish: &jetstream.RePublish{Source: subjectsOf + x + ".*", Destination: keptOf + "{{wildcard(1)}}"},
		})
		if err != nil {
			return err
		}
		l.streams[i] = s
	}
	if _, err := l.stream(ctx, jetstream.StreamConfig{Name: asideName, Description: "why tables of Treille were put aside", Subjects: []string{asideOf + "*"},
		Storage: jetstream.FileStorage, DenyDelete: true, AllowDirect: true}); err != nil {
		return err
	}
	var err error
	if l.leases, err = l.bucket(ctx, jetstream.KeyValueConfig{Bucket: leasesName, TTL: leaseTime, Storage: jetstream.MemoryStorage}); err != nil {
		return err
	}
	if l.served, err = l.bucket(ctx, jetstream.KeyValueConfig{Bucket: servedName, Storage: jetstream.FileStorage}); err != nil {
		return err
	}
	return tries(l.readAlive)
}

// bucket finds or makes a bucket, with as many copies as the tables have.
func (l *Log) bucket(ctx context.Context, c jetstream.KeyValueConfig) (jetstream.KeyValue, error) {
	c.Replicas = l.streams[0].CachedInfo().Config.Replicas
	b, err := l.js.CreateKeyValue(ctx, c)
	if errors.Is(err, jetstream.ErrBucketExists) {
		b, err = l.js.KeyValue(ctx, c.Bucket)
	}
	if err != nil {
		return nil, leaderless("the bucket "+c.Bucket, err)
	}
	return b, nil
}

// enabled waits until JetStream answers, if there is one.
func (l *Log) enabled(ctx context.Context) error {
	for {
		short, done := context.WithTimeout(ctx, attempt)
		_, err := l.js.AccountInfo(short)
		done()
		switch {
		case err == nil:
			return nil
		case errors.Is(err, jetstream.ErrJetStreamNotEnabled) || errors.Is(err, jetstream.ErrJetStreamNotEnabledForAccount):
			return errors.New("the server of NATS runs without JetStream: it needs jetstream { store_dir: … } in its settings")
		case ctx.Err() != nil:
			return leaderless("JetStream", err)
		}
		time.Sleep(pause)
	}
}

// leaderless is what cannot be had for long.
func leaderless(what string, err error) error {
	return fmt.Errorf("%s cannot be had: of the servers of a cluster, more than half have to run: %w", what, err)
}

// Codes of JetStream that its client does not name.
const (
	codeNotClustered = 10074 // one server alone keeps no copies
	codeNoPeers      = 10005 // too few servers
	codeNotReady     = 10163
)

// stream finds a stream, or makes it with three copies, or one if there is one server alone.
func (l *Log) stream(ctx context.Context, c jetstream.StreamConfig) (jetstream.Stream, error) {
	for {
		s, err := l.findOrMake(ctx, c)
		switch {
		case err == nil:
			return s, suits(s.CachedInfo().Config, c)
		case code(err) == codeNoPeers && ctx.Err() != nil:
			return nil, fmt.Errorf("the stream %s: fewer than three servers of the cluster answer, and it needs three: %w", c.Name, err)
		case ctx.Err() != nil:
			return nil, leaderless("the stream "+c.Name, err)
		}
		time.Sleep(pause) // others make it just now, or the cluster has no leader yet
	}
}

func (l *Log) findOrMake(ctx context.Context, c jetstream.StreamConfig) (jetstream.Stream, error) {
	short, done := context.WithTimeout(ctx, attempt)
	defer done()
	s, err := l.js.Stream(short, c.Name)
	if !errors.Is(err, jetstream.ErrStreamNotFound) {
		return s, err
	}
	ctx, cancel := context.WithTimeout(ctx, making)
	defer cancel()
	for _, c.Replicas = range []int{3, 1} {
		if s, err = l.js.CreateStream(ctx, c); code(err) != codeNotClustered {
			break
		}
	}
	return s, err
}

// suits looks whether a stream that was there is one that holds what it promises.
func suits(is, wanted jetstream.StreamConfig) error {
	switch {
	case is.Storage != wanted.Storage, is.MaxAge != 0, is.MaxMsgs > 0, is.MaxMsgsPerSubject > 0, is.MaxBytes > 0 && is.Discard == jetstream.DiscardOld,
		is.Retention != jetstream.LimitsPolicy, !is.DenyDelete, !is.AllowDirect:
		return fmt.Errorf("the stream %s was made with other settings: it has to keep all messages in files, with deny_delete and allow_direct", wanted.Name)
	case wanted.RePublish != nil && (is.RePublish == nil || *is.RePublish != *wanted.RePublish):
		return fmt.Errorf("the stream %s was made with other settings: it has to republish %s as %s", wanted.Name, wanted.RePublish.Source, wanted.RePublish.Destination)
	}
	return nil
}

// Close ends the connection.
func (l *Log) Close() error {
	l.conn.Close()
	return nil
}

// Servers are those that keep the tables, in words.
func (l *Log) Servers() string {
	c := l.streams[0].CachedInfo().Config
	return fmt.Sprintf("NATS at %s, %d copies of each table", l.conn.ConnectedUrlRedacted(), c.Replicas)
}

// place is the stream of a table, and its subject there.
func (l *Log) place(id wire.TableID) (s jetstream.Stream, subject string) {
	x := sha256.Sum256([]byte(id))[0] >> 4
	return l.streams[x], subjectsOf + strconv.FormatInt(int64(x), 16) + "." + string(id)
}

// code is the number of an error of JetStream, 0 for other errors.
func code(err error) jetstream.ErrorCode {
	var api *jetstream.APIError
	if errors.As(err, &api) {
		return api.ErrorCode
	}
	var js jetstream.JetStreamError
	if errors.As(err, &js) && js.APIError() != nil {
		return js.APIError().ErrorCode
	}
	return 0
}

// full reports whether JetStream has no more room.
func full(err error) bool {
	switch code(err) {
	case 10002, 10023, 10028, 10047, 10077, 10122:
		return true
	}
	return false
}

// taken reports whether the last message of a subject was another one than was said.
func taken(err error) bool {
	c := code(err)
	return c == jetstream.JSErrCodeStreamWrongLastSequence || c == jetstream.JSErrCodeStreamWrongLastSequenceConstant
}

// passing reports whether it may go better soon: no leader answers, or none is elected yet.
func passing(err error) bool {
	switch code(err) {
	case 0: // nobody answers
		return !errors.Is(err, nats.ErrConnectionClosed) && !errors.Is(err, online.ErrFull)
	case 10008, 10009, 10118, 10163, 10194: // not available, no leader, offline, not ready
		return true
	}
	return false
}

// tries does something again and again while no leader answers, until it is decided or
// patience is over.
func tries(do func(ctx context.Context) error) (err error) {
	for until := time.Now().Add(patience); ; time.Sleep(pause) {
		ctx, cancel := context.WithTimeout(context.Background(), attempt)
		err = do(ctx)
		cancel()
		if err == nil || !passing(err) || time.Now().After(until) {
			return err
		}
	}
}

// last returns the last message of a table, nil if there is none, as the leader has it.
func (l *Log) last(ctx context.Context, id wire.TableID) (*jetstream.RawStreamMsg, error) {
	s, subject := l.place(id)
	return l.leader(ctx, s, "last_by_subj", subject)
}

// leader asks the leader of a stream for a message, which is nil if there is none. The client's
// own call would ask any of the members.
func (l *Log) leader(ctx context.Context, s jetstream.Stream, by string, value any) (*jetstream.RawStreamMsg, error) {
	ask, err := json.Marshal(map[string]any{by: value})
	if err != nil {
		return nil, err
	}
	m, err := l.conn.RequestWithContext(ctx, "$JS.API.STREAM.MSG.GET."+s.CachedInfo().Config.Name, ask)
	if err != nil {
		return nil, err
	}
	var told struct {
		Error   *jetstream.APIError
		Message struct {
			Seq        uint64
			Hdrs, Data []byte
			Time       time.Time
			Subject    string
		}
	}
	switch err := json.Unmarshal(m.Data, &told); {
	case err != nil:
		return nil, err
	case told.Error != nil && told.Error.ErrorCode == jetstream.JSErrCodeMessageNotFound:
		return nil, nil
	case told.Error != nil:
		return nil, told.Error
	}
	is := &jetstream.RawStreamMsg{Subject: told.Message.Subject, Sequence: told.Message.Seq, Data: told.Message.Data, Time: told.Message.Time}
	if len(told.Message.Hdrs) > 0 {
		is.Header, err = nats.DecodeHeadersMsg(told.Message.Hdrs)
	}
	return is, err
}

// surelyLast is last, with patience.
func (l *Log) surelyLast(id wire.TableID) (m *jetstream.RawStreamMsg, err error) {
	err = tries(func(ctx context.Context) (err error) {
		m, err = l.last(ctx, id)
		return err
	})
	if err != nil {
		err = errors.Join(online.ErrUnknown, err)
	}
	return m, err
}

// errUnderWay says that a next message, of whomever, may be about to be kept.
var errUnderWay = errors.New("another message is under way")

// put keeps a message that says which ones were before it, after the one with a sequence
// number, 0 for none, and returns its own. An attempt without an answer may have been kept, and may still be: then the next one is
// refused, and the last message is the one that was to be kept.
func (l *Log) put(id wire.TableID, after uint64, before []uint64, text []byte) (seq uint64, err error) {
	_, subject := l.place(id)
	unsure := false
	err = tries(func(ctx context.Context) error {
		ack, err := l.js.PublishMsg(ctx, &nats.Msg{Subject: subject, Header: header(before), Data: text}, jetstream.WithExpectLastSequencePerSubject(after))
		if err == nil {
			seq = ack.Sequence
			return nil
		}
		if !taken(err) {
			unsure = unsure || passing(err)
			return err
		}
		last, lost := l.last(ctx, id)
		switch {
		case lost != nil:
			return lost
		case last == nil || last.Sequence <= after:
			return errUnderWay
		case unsure && bytes.Equal(last.Data, text):
			seq = last.Sequence
			return nil
		}
		return err
	})
	switch {
	case err == nil:
		return seq, nil
	case taken(err):
		return 0, errors.Join(online.ErrConflict, err)
	case full(err):
		return 0, errors.Join(online.ErrFull, err)
	}
	return 0, errors.Join(online.ErrUnknown, err)
}

// room is an error if there should be no more tables beside one.
func (l *Log) room(id wire.TableID) error {
	if l.quota == 0 {
		return nil
	}
	s, _ := l.place(id)
	return tries(func(ctx context.Context) error {
		info, err := s.Info(ctx)
		if err == nil && info.State.Bytes >= uint64(l.quota)/uint64(len(l.streams)) {
			err = fmt.Errorf("%w: the tables of %s have %d bytes", online.ErrFull, info.Config.Name, info.State.Bytes)
		}
		return err
	})
}

// Create implements [online.Log].
func (l *Log) Create(id wire.TableID, entry []byte) error {
	if !wire.IsTableID(string(id)) {
		return online.ErrNone
	}
	if err := l.room(id); err != nil {
		return err
	}
	text, _ := chain.Link{}.Next(entry)
	_, err := l.put(id, 0, nil, text)
	if errors.Is(err, online.ErrConflict) {
		return online.ErrExists
	}
	return err
}

// Append implements [online.Log].
func (l *Log) Append(id wire.TableID, number int, entry []byte) error {
	l.mu.Lock()
	o := l.open[id]
	if o == nil {
		l.mu.Unlock()
		return online.ErrNone // it has to be read first
	}
	t := *o
	l.mu.Unlock()
	if number != t.end.Number+1 {
		return online.ErrConflict
	}
	line, end := t.end.Next(entry)
	before, text := t.next(line)
	seq, err := l.put(id, t.newest(), before, text)
	if err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if o.end.Number < end.Number { // else it was heard before the answer came
		o.goOn(end, line, seq)
	}
	return nil
}

// aside begins the message that ends a table which was put aside.
const aside = "aside "

// SetAside implements [online.Log]: a last message says that the table is put aside, so that
// all of it stays where it is. The stream treille-aside tells why. If another server has kept
// an entry meanwhile, there is a conflict, and the table stays.
func (l *Log) SetAside(id wire.TableID, why string) error {
	l.mu.Lock()
	o := l.open[id]
	l.mu.Unlock()
	if o == nil {
		return online.ErrConflict // it has to be read first
	}
	if _, err := l.put(id, o.newest(), nil, []byte(aside+why)); err != nil {
		return err
	}
	l.Forget(id)
	return tries(func(ctx context.Context) error {
		_, err := l.js.Publish(ctx, asideOf+string(id), []byte(why))
		return err
	})
}

// Forget drops what is known of a table that leaves memory.
func (l *Log) Forget(id wire.TableID) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.open, id)
}

// Untouched are the tables whose last entry is older than a time, and that are not put aside.
func (l *Log) Untouched(since time.Time) (list []wire.TableID, err error) {
	for i, s := range l.streams {
		ctx, cancel := context.WithTimeout(context.Background(), setupTime)
		info, err := s.Info(ctx, jetstream.WithSubjectFilter(subjectsOf+strconv.FormatInt(int64(i), 16)+".*"))
		cancel()
		if err != nil {
			return list, err
		}
		for subject := range info.State.Subjects {
			id := subject[strings.LastIndexByte(subject, '.')+1:]
			if !wire.IsTableID(id) {
				continue
			}
			last, err := l.surelyLast(wire.TableID(id))
			if err != nil {
				return list, err
			}
			if last != nil && last.Time.Before(since) && !bytes.HasPrefix(last.Data, []byte(aside)) {
				list = append(list, wire.TableID(id))
			}
		}
	}
	return list, nil
}

// Remove takes a table away for good.
func (l *Log) Remove(id wire.TableID) error {
	l.Forget(id)
	s, subject := l.place(id)
	return tries(func(ctx context.Context) error { return s.Purge(ctx, jetstream.WithPurgeSubject(subject)) })
}
