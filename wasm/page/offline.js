// Offline play: the service worker keeps the page's files. It is registered after the first frame, so that it takes
// nothing from the start; the game never waits for it. An update that it has fetched is the next visit's program, which
// says so: updated is whether another program ran here before.
"use strict";
(() => {
	const page = window.treillePage;
	const program = document.querySelector("script[data-wasm]").dataset.wasm;

	const { key, ran } = window.treilleProgram;
	window.treille.updated = ran !== null && ran !== program;

	// remember notes the program that has come as far as its first frame.
	function remember() {
		try {
			localStorage.setItem(key, program);
		} catch (e) {
			// Storage may be forbidden.
		}
	}

	page.keepForOffline = () => {
		remember();
		const secure = window.isSecureContext && "serviceWorker" in navigator;
		if (!secure || new URLSearchParams(location.search).has("no-worker")) {
			return;
		}
		navigator.serviceWorker.register("sw.js").catch((e) => console.warn("treille: no offline play:", e));
	};
})();
