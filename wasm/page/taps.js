// Repair of lost taps. Ebitengine v2.10.4 looks at the fingers, and at where the mouse is, once a tick: a finger that comes
// and goes between two ticks was never there, and a mouse that clicks and moves on has clicked where it is now. Slow
// machines tick seldom, and some touch screens and switches tap for no time at all.
//
// So whatever follows a finger or mouse button that went down or up waits until the game has seen that, and a finger's end
// until the game has seen where it went last: on a slow machine a drag would end where it was some time ago.
"use strict";
(() => {
	const page = window.treillePage;
	const changes = new Set(["touchstart", "touchend", "touchcancel", "mousedown", "mouseup"]);
	const moves = new Set(["touchmove", "mousemove"]);
	const waiting = []; // copies of events for later, oldest first; at says when in ms the player did it
	let unseen = ""; // "change" or "move": what the game may not have seen yet
	let since = 0; // the game's ticks at the last of it

	// untilSeen waits until the game has ticked.
	function untilSeen(type) {
		since = window.treille.ticks;
		if (!unseen) {
			requestAnimationFrame(frame);
		}
		unseen = changes.has(type) ? "change" : "move";
	}

	function frame() {
		if (page.hasStopped) {
			return;
		}
		if (window.treille.ticks === since) {
			requestAnimationFrame(frame);
			return;
		}
		unseen = "";
		passOn();
	}

	const waits = (type) => unseen === "change" || unseen === "move" && type === "touchend";

	// passOn lets the game have what waits, up to what has to be seen first.
	function passOn() {
		while (waiting.length > 0 && !waits(waiting[0].type)) {
			const copy = waiting.shift();
			page.canvas().dispatchEvent(copy);
			untilSeen(copy.type);
		}
	}

	// touchEvent makes an event of touch with the fingers of another one. Not "new TouchEvent": Safari and Firefox build
	// its lists differently. The fingers are copied, because Safari goes on to move them.
	page.touchEvent = (type, e) => {
		const copy = new Event(type, { bubbles: true, cancelable: true });
		for (const list of ["touches", "targetTouches", "changedTouches"]) {
			const fingers = Array.from(e[list], ({ identifier, clientX, clientY }) => ({ identifier, clientX, clientY }));
			fingers.item = (i) => fingers[i];
			Object.defineProperty(copy, list, { value: fingers });
		}
		return copy;
	};

	function onPointer(e) {
		if (!e.isTrusted || e.target !== page.canvas() || page.hasStopped) {
			return;
		}
		if (waiting.length === 0 && !waits(e.type)) {
			untilSeen(e.type);
			return;
		}
		e.stopImmediatePropagation();
		if (e.cancelable) {
			e.preventDefault(); // as Ebitengine does
		}
		const last = waiting.at(-1);
		if (last && last.type === e.type && moves.has(e.type)) {
			waiting.pop(); // Only the last place counts.
		}
		const copy = e.type.startsWith("touch") ? page.touchEvent(e.type, e) : new MouseEvent(e.type, e);
		waiting.push(Object.assign(copy, { at: e.timeStamp }));
	}
	for (const type of [...changes, ...moves]) {
		addEventListener(type, onPointer, { capture: true, passive: false });
	}

	let pressed = 0; // ms of the page's clock: when the player pressed what the game sees pressed,
	let ended = 0; // and let it go, 0 before
	let frames = 0; // since it was pressed, or since the page has stood still
	let seen = 0; // ms: the last of them
	// The browser tells of a finger's end only after the page has taken note of its beginning: by this frame it has, unless
	// the page has stood still so long, in ms, since the one before: the end may have come meanwhile.
	const endIsLate = 3;
	const stall = 250;
	const listen = (types, handle) => {
		for (const type of types) {
			addEventListener(type, (e) => handle(e.at ?? e.timeStamp), { capture: true, passive: true });
		}
	};
	listen(["touchstart", "mousedown"], (at) => {
		pressed = at;
		ended = frames = 0;
		seen = performance.now();
		requestAnimationFrame(function frame() {
			frames = performance.now() - seen > stall ? 0 : frames + 1;
			seen = performance.now();
			if (!ended && pressed === at) {
				requestAnimationFrame(frame);
			}
		});
	});
	listen(["touchend", "mouseup"], (at) => {
		ended = at;
	});
	page.offer({
		// press returns how long ago in ms that was, and for how long it was surely held: the end may be waiting, or to come.
		press() {
			const now = performance.now();
			const end = waiting.find(({ type }) => changes.has(type))?.at || ended;
			return [now - pressed, end ? end - pressed : frames < endIsLate || now - seen > stall ? 0 : now - pressed];
		},
	});
})();
