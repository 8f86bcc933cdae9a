// That games stay. Browsers may throw a page's storage away when they are short of it, and Safari on phones and tablets
// does so after seven days without a visit, unless the page lies on the home screen.
"use strict";
(() => {
	const page = window.treillePage;
	const told = "treille-page.told-home-screen";

	let saved = false; // something was,
	let asked = false; // and the browser was asked to keep it

	function askToPersist() {
		const storage = navigator.storage;
		if (asked || !storage || !storage.persist) {
			return;
		}
		asked = true;
		storage.persisted().then((already) => already || storage.persist()).catch(() => {}); // Then it may go: nothing else helps.
	}

	// asksThePlayer promises whether the browser may hand the question on, as Firefox does. Safari does not know it.
	async function asksThePlayer() {
		try {
			return (await navigator.permissions.query({ name: "persistent-storage" })).state === "prompt";
		} catch (e) {
			return false;
		}
	}

	// kept asks at once, but not where the browser's question would lie over the table: that waits for the first page.
	async function kept() {
		if (!saved) {
			saved = true;
			if (!await asksThePlayer()) {
				askToPersist();
			}
		}
	}

	// tellOfHomeScreen says it once, where there is something to lose. Only Safari on phones and tablets knows
	// navigator.standalone; there it is false in a tab.
	function tellOfHomeScreen() {
		if (navigator.standalone !== false) {
			return;
		}
		try {
			if (localStorage.getItem("treille.game") === null || localStorage.getItem(told) !== null) {
				return;
			}
			const bar = page.bar("homeScreen", [["understood", "", () => {
				localStorage.setItem(told, "1");
				bar.remove();
			}]]);
		} catch (e) {
			// Storage is forbidden: nothing is kept anyway.
		}
	}

	page.offer({
		// kept says that something has been saved.
		kept,
		// home says that the game is at its first page.
		home() {
			if (saved) {
				askToPersist();
			}
			tellOfHomeScreen();
		},
	});
})();
