// window.treille: the bridge between the page and the game. What stands on it is listed in wasm/doc.go.
// Each part of the page adds its functions with treillePage.offer; Go registers its own as properties "on…", and sets "ticks".
"use strict";
(() => {
	const page = window.treillePage;
	const treille = { ticks: 0 };
	window.treille = treille;

	// offer puts functions on the bridge. An exception thrown into Go is a panic there, so none gets out: it is
	// written to the console instead, and the caller receives undefined.
	page.offer = (functions) => {
		for (const [name, f] of Object.entries(functions)) {
			treille[name] = (...args) => {
				try {
					return f(...args);
				} catch (e) {
					console.error(`treille.${name}:`, e);
					return undefined;
				}
			};
		}
	};

	// call calls the function that the game has registered under name, if it has and if it still runs.
	page.call = (name, ...args) => {
		if (page.hasStopped || typeof treille[name] !== "function") {
			return undefined;
		}
		return treille[name](...args);
	};

	// answer calls the game as call does, but only after it has come back from the call that is answered.
	page.answer = (name, ...args) => queueMicrotask(() => page.call(name, ...args));

	// canvas returns Ebitengine's canvas, or null as long as there is none.
	page.canvas = () => document.querySelector("body > canvas");

	const query = new URLSearchParams(location.search);

	// test is for the browser tests: what the game says of itself, and what the page counts.
	treille.test = {
		stateText: "null",
		get state() {
			return JSON.parse(this.stateText);
		},
		told: 0, // tick in which the controls were told last: a press counts for them from the next tick on
		draws: 0,
		samples: 0,
	};

	// takeLink returns the link in the address, "#game=…", or "", and takes it out of there, so that reloading the page does
	// not follow it again. The entry of the history is left with a state.
	const takeLink = (state) => {
		const link = location.hash;
		if (link) {
			history.replaceState(state, "", location.pathname + location.search);
		}
		return link;
	};
	addEventListener("hashchange", () => {
		if (location.hash && treille.onLink) {
			at++; // Its new entry is one to go back from.
			page.call("onLink", takeLink({ treille: at }));
		}
	});

	let marked = false;
	page.offer({
		// lang makes code the language of the page, for screen readers and for the page's own messages, at the next visit too.
		lang(code) {
			document.documentElement.lang = code;
			try {
				localStorage.setItem("treille-page.language", code);
			} catch (e) {
				// Storage may be forbidden. Then the next visit begins with the browser's language.
			}
		},
		title(text) {
			document.title = text;
		},
		// query returns the value of name in the page's address, or null.
		query(name) {
			return query.get(name);
		},
		// takeLink returns the link in the address, or "".
		takeLink() {
			return takeLink(history.state);
		},
		// ready says that the first frame of home has been drawn.
		ready() {
			if (!marked) {
				marked = true;
				performance.mark("treille-first-frame");
				page.keepForOffline();
			}
		},
		// state publishes what the browser tests look at, as JSON.
		state(json) {
			treille.test.stateText = json;
		},
	});

	// languages are those that the reader wants, best first.
	treille.languages = Array.from(navigator.languages || [navigator.language || "en"]);

	const motion = matchMedia("(prefers-reduced-motion: reduce)");
	treille.reducedMotion = motion.matches;
	motion.addEventListener("change", () => {
		treille.reducedMotion = motion.matches;
		page.call("onMotion", motion.matches);
	});

	const tellVisibility = () => page.call("onVisibility", document.hidden);
	document.addEventListener("visibilitychange", tellVisibility);
	// Safari may throw a page away without a visibilitychange; pagehide comes.
	window.addEventListener("pagehide", () => page.call("onVisibility", true));

	// A window beside others is still to be seen when it loses the focus, and somebody else may look at it.
	addEventListener("blur", () => page.call("onAway", true));
	addEventListener("focus", () => page.call("onAway", false));

	// The back button pauses. For it to have somewhere to go back to, entries are added to the history. Browsers skip
	// entries that the page has left without a gesture: each gesture adds one, up to a few, and going back adds none,
	// so that pressing back again without touching the page is asked too. When the game says false (nothing to go
	// back from), the first entry and then the page is left.
	const mostEntries = 4;
	const entry = () => Number((history.state && history.state.treille) || 0);
	let at = entry();
	const guardHistory = () => {
		if (at < mostEntries) {
			at++;
			history.pushState({ treille: at }, "");
		}
	};
	addEventListener("popstate", () => {
		if (location.hash) {
			return; // A link is followed.
		}
		const before = at;
		at = entry();
		if (at > before) {
			return; // The way is forward.
		}
		if (page.hasStopped || page.call("onBack") === false) {
			history.go(-(at || 1));
		}
	});
	for (const type of ["pointerdown", "keydown"]) {
		addEventListener(type, guardHistory, true);
	}
})();
