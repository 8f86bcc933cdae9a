// treille.storage: the browser's storage, which may be full, forbidden or absent. Nothing here throws: each function
// returns {error, value}, where error is "" or what went wrong: "full", "forbidden", or the browser's words.
// The keys are the game's own; in the browser they carry a prefix, since other pages may share the host.
"use strict";
(() => {
	const prefix = "treille.";

	function attempt(f) {
		try {
			return { error: "", value: f(window.localStorage) };
		} catch (e) {
			if (e.name === "QuotaExceededError" || e.name === "NS_ERROR_DOM_QUOTA_REACHED") {
				return { error: "full", value: null };
			}
			if (e.name === "SecurityError" || e instanceof TypeError) {
				// Storage that is switched off throws on access, or is null in some embedded browsers.
				return { error: "forbidden", value: null };
			}
			return { error: String(e), value: null };
		}
	}

	window.treille.storage = {
		// get returns the text kept under key in value, or null if there is none.
		get: (key) => attempt((s) => s.getItem(prefix + key)),
		// set keeps text under key: whole, or not at all.
		set: (key, text) => attempt((s) => s.setItem(prefix + key, text)),
		remove: (key) => attempt((s) => s.removeItem(prefix + key)),
		// list returns in value the sorted keys that begin with start.
		list: (start = "") => attempt((s) => {
			const keys = [];
			for (let i = 0; i < s.length; i++) {
				const key = s.key(i);
				if (key.startsWith(prefix + start)) {
					keys.push(key.slice(prefix.length));
				}
			}
			return keys.sort();
		}),
	};
})();
