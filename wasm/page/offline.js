// Offline play: the service worker keeps the page's files. It is registered after the first frame, so that it takes
// nothing from the start; the game never waits for it.
"use strict";
(() => {
	const page = window.treillePage;

	page.keepForOffline = () => {
		const secure = window.isSecureContext && "serviceWorker" in navigator;
		if (!secure || new URLSearchParams(location.search).has("no-worker")) {
			return;
		}
		navigator.serviceWorker.register("sw.js").catch((e) => console.warn("treille: no offline play:", e));
	};
})();
