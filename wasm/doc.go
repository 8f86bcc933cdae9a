// Package wasm holds the web page around the game: what shows while it loads, the bridge between page and game, the
// hidden buttons for keyboard and screen readers, the repairs that Ebitengine needs in a browser, and offline play.
// Package site, below it, puts the page and the compiled game together; cmd/treille-web serves the result or writes it out.
// Package slim keeps out of the compiled game what no browser needs.
//
// The page is plain HTML, CSS and JavaScript, in the folder page, each script with one purpose:
//
//	first.js     has a worker download and compile the program; it stands in the page itself, before all others
//	shelf.js     draws the first picture, out of the parts in shelf.svg; it stands in the page itself as well, with first.css
//	words.js     the page's own words, in French, German and English
//	stopped.js   the message when the game cannot start or go on
//	bridge.js    window.treille, visibility, reduced motion, the back button
//	tabs.js      one tab plays, others may take over
//	rest.js      spares the battery while nothing moves
//	line.js      the line to a server with tables
//	keep.js      that games stay: the storage's life
//	exchange.js  files, clipboard, share
//	outline.js   what the screen shows, in words
//	controls.js  hidden buttons, live region
//	typing.js    the line in which names are typed
//	gestures.js  what browsers grant only within a press itself
//	audio.js     repairs of sound
//	taps.js      repair of lost taps
//	repairs.js   repairs of screen and touch
//	canvas.js    Ebitengine's canvas, and its WebGL context, when it is lost too
//	keys.js      repair of the keyboard
//	count.js     counts draw calls, for tests
//	offline.js   registers the service worker, sw.js
//	load.js      download, progress, start
//	early.js     what is pressed meanwhile
//
// # The bridge
//
// The game reaches the page through the global object "treille" (syscall/js). None of its functions throws. All lengths
// and positions are CSS px, from the upper left corner of the page, which is that of the canvas.
//
// The game calls:
//
//	progress(step, of, label)      shows what is being baked; then give way to the browser (return from Update), so that it paints
//	firstPicture(width, height)    whether the picture that the page shows while the program loads has so many pixels; then it
//	                               stays below the game's canvas, and is seen where the game draws nothing
//	started()                      lets the game fade in over the first picture; call it with the first frame, before ready
//	covered()                      takes it away; call it when it stays and the game draws all itself
//	ready()                        marks the first frame of home ("treille-first-frame"); offline play is prepared from here on
//	controls(list)                 shows the present list of controls, an array or its JSON; see below
//	outline(sections)              shows what the screen shows in words, an array or its JSON; see below
//	focus(id)                      moves the focus to a control; onFocus is not called for it
//	announce(text, assertive)      lets a screen reader say text
//	textInput({value, maxLength, label, x, y, w, h, size, lines})   lets the player type, see onTextChange and onText
//	moveTextInput(x, y, w, h)      lays that line elsewhere
//	closeTextInput()               ends typing without onText
//	lang(code)                     "fr", "de" or "en": language of the page, now and at the next visit
//	title(text)                    title of the page
//	query(name)                    value in the page's address, or null
//	download(name, text)           saves a text file
//	takeLink()                     the link in the address, "#game=…", or ""; it is no longer there afterwards
//	picture(name, pixels, width)   makes a picture ready to be saved and shared as PNG; pixels are RGBA bytes
//	savePicture()                  saves it as a file
//	canSharePicture()              whether the system can share one
//	sharePicture()                 hands it to the share sheet, see onShared
//	hasLine()                      whether the page comes from a server with tables: without, none of the next six is called
//	lineOpen()                     opens a WebSocket to it, which comes back by itself, see onLine
//	lineClose(), lineRetry()       ends it; tries at once, where the next try would come later
//	lineSend(text)                 says a text
//	post(path, text, number)       asks the server once, see onPosted
//	random(n)                      n bytes that are fit for keys
//	copy(text)                     puts text on the clipboard, see onCopied
//	paste()                        reads the clipboard, see onPasted
//	openFile()                     lets the player choose a text file, see onFile
//	askInsets()                    has onInsets called at once
//	reload()                       reloads the page, with "resumed" set afterwards
//	stands(word)                   where the player is, "" for the first page
//	kept()                         something was saved: the browser is asked to keep it
//	home()                         the game is at its first page; a word about the home screen may follow
//	holds()                        whether this tab may write games and settings; false once another one plays
//	rests(yes)                     whether nothing has moved for a while: the game then gets fewer frames, of more ticks
//	state(json)                    what tests look at; only when it has changed
//
// The game reads: languages (array, best first), reducedMotion, insets ({top, right, bottom, left}), resumed (true if the
// page was reloaded by itself, after a lost context or for a new scale: go straight on to where the player was), stood (where the player was if he
// has loaded the page again, else ""), updated (true at the
// first start of another program than the one of the last visit).
//
// The game sets ticks, at the beginning of each tick, to how many have begun: fingers and mouse are held back until it grows.
//
// The page calls what the game has registered as properties of "treille"; each may be absent. They come between two
// ticks, so a handler should only note what came, and the next Update act on it:
//
//	onActivate(id)                 a control is pressed; also a disabled one, so that the game can say why not
//	onFocus(id)                    the focus has moved to a control: the ring goes there
//	onValue(id, number)            a slider was moved by a screen reader
//	onTextChange(text)             the text so far; may return another to put in its place (a string)
//	onText(text, how)              the end of typing: how is "done" or "cancel"
//	onInsets(top, right, bottom, left)   the safe area
//	onVisibility(hidden)           the page is hidden or shown: cover, save, silence
//	onAway(away)                   the window has lost the focus, or has it again: cover what is secret
//	onScaleChange()                the pixel ratio has changed: save; the page offers to reload
//	onContextLost()                the WebGL context is lost: save; the page reloads as soon as this returns
//	onCleared()                    the storage was emptied: what the game still has is to be stored anew
//	onTouchCancel()                the touches under way are taken back: the "touchend" that follows is no tap
//	onBack()                       the back button: pause; return false to let the player leave
//	onMotion(reduced)              reduced motion was switched
//	onShared(how)                  "shared", "cancelled", "failed"
//	onLink(link)                   a link was followed, "#game=…"; takeLink need not be called for it
//	onLine(kind, text, code, wait)   "open"; "text" with a message; "lost" with a status code and the ms until the next try, 0 for none
//	onPosted(number, status, text)   the answer to post; the status is 0 if there is none
//	onCopied(ok)                   whether the text is on the clipboard
//	onPasted(text)                 the text of the clipboard, or null if it cannot be had
//	onFile(name, text)             the chosen file, after openFile; text is null if it could not be read
//
// # Controls
//
// Each control is {id, role, label, x, y, w, h} and, where it applies, enabled (default true; a disabled control says why
// in its label), focused (has the ring), types (pressing it opens textInput: the page brings the keyboard at once), gesture
// ("copy", "paste", "choose" or "share": pressing it calls copy, paste, openFile or sharePicture, which the page begins at once), checked (radio, checkbox, switch, tab), pressed, expanded (buttons), and for a
// slider value, min, max, step, text (the value in words). Roles: button, card, place, link, radio, checkbox, switch, tab,
// slider; text and heading are only read. Controls with the same group (a name) are one stop of the Tab key: stop is false
// for those that it passes by. Ids are unique in the list; the same id is the same control from list to list,
// and keeps the focus. The order of the list is the tab order.
//
// While a hidden button has the focus, Enter and Space press it (onActivate) and are not heard by Ebitengine; all other
// keys of the game are. While the canvas has it, Ebitengine hears Enter and Space too.
//
// # The outline
//
// The outline is a list of sections {id, level, heading, text, items}: level is that of the heading, 1 to 3; text and items
// are arrays of sentences and of the entries of a list. Ids are unique in the list; the same id is the same section from
// list to list. It says what the picture shows, as far as the viewer may see it, and is only read.
//
// # Addresses
//
// "?game=vino" opens the page of a game's box. "#game=vino&seats=4&seed=4127" offers that deal (package scenes/data/link); it
// leaves the address at once. For tests:
// "?count" counts WebGL calls that draw on the screen in treille.test.draws, and requests of the audio thread in treille.test.samples;
// "?no-worker" leaves the service worker out. treille.test.state is what the game published last.
package wasm

import "embed"

// The page's typefaces are files of sprites/fonts without the characters that the page never shows: names can have any,
// the serif is for the sentences of words.js, the small capitals are for one word. To make them anew needs pyftsubset,
// which Debian has in its package fonttools.
//
//go:generate -command subset pyftsubset --no-hinting --notdef-outline --name-IDs=* --layout-features=kern
//go:generate subset ../sprites/fonts/alegreya-sans-500-normal.ttf --unicodes=* --output-file=page/alegreya-sans.ttf
//go:generate subset ../sprites/fonts/alegreya-400-normal.ttf --text-file=page/words.js --output-file=page/alegreya-serif.ttf
//go:generate subset ../sprites/fonts/alegreya-sc-700-normal.ttf --text=Treille --output-file=page/alegreya-capitals.ttf

// Page holds the files of the page, under "page/". They carry placeholders like {{wasm}}, which package site fills in.
//
//go:embed page
var Page embed.FS
