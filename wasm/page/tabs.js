// One tab plays. Games and settings lie in the browser's storage, which all tabs share: two that play would overwrite each
// other's games. So the tab that plays writes its own name into the storage. A second one asks, and if the first answers,
// says so and can take over; the first then rests. A tab whose name is not there any more writes nothing (treille.holds).
//
// All of it goes through localStorage and its "storage" event, which every browser has. Where there are Web Locks (not on
// a page without https), the tab that plays holds one too, which the browser gives back when it ends in any way: so
// nobody waits for the answer of one that has crashed. Without storage there is nothing to overwrite, and each tab plays.
"use strict";
(() => {
	const page = window.treillePage;
	const me = String(Math.random()).slice(2);
	const playing = "treille-page.tab"; // the name of the tab that plays
	const asking = "treille-page.ask"; // written to ask whether it is still there
	const answering = "treille-page.here"; // written to answer
	const nobody = ""; // stands for the name when the tab that played has been left; only deleting all data leaves none
	const answerTime = 2000; // ms after which a tab that has not answered counts as gone: it has crashed or is frozen. Nobody waits longer.

	let storage = null;
	try {
		storage = localStorage;
	} catch (e) {
		// It is forbidden.
	}
	const owner = () => storage === null ? me : storage.getItem(playing);
	const holds = () => owner() === me;
	const lockOf = (tab) => `${playing}.${tab}`; // the name of the lock that a tab holds while it plays

	function name(tab) {
		try {
			storage.setItem(playing, tab);
		} catch (e) {
			// The storage is full, or may only be read.
		}
	}

	// claim makes this tab the one that plays. Where not even a name can be written, it plays on unprotected.
	function claim() {
		name(me);
		if (!holds()) {
			storage = null;
		}
	}

	// tell writes what the other tabs hear as an event, and nobody has to read later.
	function tell(key) {
		try {
			storage.setItem(key, me);
			storage.removeItem(key);
		} catch (e) {
			// The storage is full: the tab that asks gets no answer, and takes over.
		}
	}

	// rest ends this tab's game: it is covered and silent, has no ticks, and writes nothing.
	let resting = false;
	function rest() {
		resting = true;
		page.call("onVisibility", true);
		page.closeLine();
		page.hasStopped = true;
		page.plate({ id: "treille-elsewhere", why: "elsewhere", button: "playHere", action() {
			claim();
			page.reload(); // The game has gone on elsewhere: it is read anew.
		} });
	}
	const requestFrame = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (f) => resting ? 0 : requestFrame((time) => resting || f(time));

	let played = false; // this tab has held the game

	// lose is called when this tab's name is gone. If another stands there, or stood there, that one has the game. If none
	// does, all of the storage was deleted, by the browser or by hand: the game goes on, and stores itself anew.
	function lose() {
		if (owner() !== null) {
			rest();
			return;
		}
		claim();
		page.answer("onCleared");
	}
	let answered = () => {};
	function take() {
		claim();
		played = true;
		if (navigator.locks) {
			navigator.locks.request(lockOf(me), () => new Promise(() => {})).catch(() => {}); // it is forbidden: the answer will do
		}
	}
	if (storage !== null) {
		addEventListener("storage", (e) => {
			if (e.key === answering && e.newValue !== null) {
				answered();
			} else if (played && !resting && !holds()) {
				lose();
			} else if (e.key === asking && e.newValue !== null && played && holds()) {
				tell(answering);
			}
		});
		addEventListener("pagehide", () => {
			if (played && storage !== null && holds()) {
				name(nobody);
			}
		});
		// A page that the browser kept whole and brings back holds the game as it was when it was left.
		addEventListener("pageshow", (e) => {
			if (e.persisted) {
				page.reload();
			}
		});
		if (!owner()) {
			take();
		}
	}

	// mayPlay keeps its promise when this tab may begin: at once if no other plays, or else when the player says so.
	page.mayPlay = storage === null || played ? Promise.resolve() : new Promise((begin) => {
		const start = () => {
			answered = () => {};
			clearTimeout(timer);
			take();
			begin();
		};
		const timer = setTimeout(start, answerTime);
		answered = () => {
			answered = () => {};
			clearTimeout(timer);
			const plate = page.plate({ id: "treille-elsewhere", why: "otherTab", button: "playHere", action() {
				plate.remove();
				take();
				begin();
			} });
		};
		tell(asking);
		if (navigator.locks) {
			const lock = lockOf(owner());
			navigator.locks.query().then(({ held, pending }) => {
				if (!played && ![...held, ...pending].some((l) => l.name === lock)) {
					start();
				}
			}, () => {}); // it is forbidden: the answer will do
		}
	});

	page.offer({
		// holds says whether this tab may write into the storage.
		holds() {
			if (played && !resting && !holds()) {
				lose();
			}
			return holds();
		},
	});
})();
