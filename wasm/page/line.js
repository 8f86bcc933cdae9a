// The line to the server that has the tables: one WebSocket at a time, which comes back by itself, and calls that have one
// answer. A page that comes from a server with tables has the attribute "data-line"; any other talks to nobody.
"use strict";
(() => {
	const page = window.treillePage;
	const waits = [500, 1000, 2000, 4000, 8000, 15000]; // ms before the next try, each longer or shorter by up to 30 %
	const manyWait = 60000; // ms, where the server said that there are too many
	const final = [1008, 1009, 4000, 4001, 4002, 4004]; // status codes after which trying again is of no use
	const tooMany = 4003;
	const quiet = 25000; // ms between two probes of a line that looks open
	const patience = 3000; // ms for the answer: phones keep lines that are dead
	const anewWait = 15000; // ms for a newer service worker
	const anewEvery = 3600000; // ms between two times that the page loads itself anew without being asked
	const opening = 8000; // ms for a line to open: where the network swallows all, browsers wait for minutes
	const root = location.origin + location.pathname.replace(/[^/]*$/, "");

	let wanted = false;
	let socket = null;
	let tries = 0;
	let timer = 0; // of the next try
	let probing = 0; // of what the server should say
	let full = 0; // until when the server has too many lines

	// tell hands on what came, while the game rests too.
	function tell(...what) {
		page.call("onLine", ...what);
		page.wake();
	}

	function open() {
		clearTimeout(timer);
		drop();
		const own = new WebSocket(root.replace(/^http/, "ws") + "line", "treille.1");
		socket = own;
		own.onopen = () => {
			if (own === socket) {
				clearTimeout(probing);
				tell("open", "", 0, 0);
			}
		};
		own.onmessage = (e) => {
			if (own === socket) {
				tries = 0;
				clearTimeout(probing);
				if (e.data !== "pong\n") {
					tell("text", e.data, 0, 0);
				}
			}
		};
		own.onclose = (e) => own === socket && lost(e.code);
		expect(opening, () => lost(1006));
	}

	// expect does something if the server says nothing for so long.
	function expect(ms, otherwise) {
		clearTimeout(probing);
		probing = setTimeout(() => {
			drop();
			otherwise();
		}, ms);
	}

	// drop forgets the socket.
	function drop() {
		clearTimeout(probing);
		if (socket) {
			const own = socket;
			socket = null;
			own.close();
		}
	}

	function lost(code) {
		clearTimeout(probing);
		socket = null;
		wanted = wanted && !final.includes(code);
		let wait = 0;
		if (wanted) {
			full = code === tooMany ? Date.now() + manyWait : 0;
			wait = full ? manyWait : waits[Math.min(tries, waits.length - 1)] * (0.7 + 0.6 * Math.random());
			tries++;
			timer = setTimeout(open, wait);
		}
		tell("lost", "", code, wait);
	}

	// probe asks whether the line still lives, or tries at once if there is none.
	function probe() {
		if (!wanted || document.hidden || Date.now() < full) {
			return;
		}
		if (!socket || socket.readyState !== WebSocket.OPEN) {
			open();
		} else {
			socket.send("ping\n");
			expect(patience, () => {
				tell("lost", "", 1006, 1);
				open();
			});
		}
	}
	document.addEventListener("visibilitychange", probe);
	addEventListener("pageshow", (e) => e.persisted && probe()); // it was kept; a page that has just loaded has nothing to probe
	addEventListener("online", probe);
	setInterval(probe, quiet);

	// closeLine is for a tab whose game goes on in another one.
	page.closeLine = () => {
		wanted = false;
		clearTimeout(timer);
		drop();
	};

	page.offer({
		// hasLine says whether the page comes from a server with tables.
		hasLine() {
			return document.documentElement.hasAttribute("data-line");
		},
		// lineOpen opens the line; what comes is told to onLine.
		lineOpen() {
			page.closeLine();
			wanted = true;
			tries = 0;
			open();
		},
		lineClose() {
			page.closeLine();
		},
		// lineRetry tries at once, where the next try would come later.
		lineRetry() {
			if (wanted && !socket) {
				open();
			}
		},
		// lineSend says a text, if the line is open.
		lineSend(text) {
			if (socket && socket.readyState === WebSocket.OPEN) {
				socket.send(text);
			}
		},
		// post sends a text to a path of the server; the answer goes to onPosted with the same number, with the status 0 if there is none.
		post(path, text, number) {
			fetch(root + path, { method: "POST", headers: { "Treille": "1" }, body: text })
				.then(async (r) => page.answer("onPosted", number, r.status, await r.text()))
				.catch(() => page.answer("onPosted", number, 0, ""));
		},
		// lineAnew loads the page anew, as the server is newer than it: the service worker fetches the newer page first.
		async lineAnew() {
			try {
				const kept = await navigator.serviceWorker?.getRegistration();
				await kept?.update();
				const worker = kept?.installing || kept?.waiting;
				await new Promise((done) => {
					if (!worker || worker.state === "activated") {
						done();
					} else {
						worker.addEventListener("statechange", () => worker.state === "activated" && done());
						setTimeout(done, anewWait);
					}
				});
			} catch (e) {
				// Without the network, what is there is loaded.
			}
			page.reload();
		},
		// lineAnewOnce does that without being asked, once in anewEvery: a page that stays too old would load for ever.
		lineAnewOnce() {
			try {
				const since = Date.now() - Number(sessionStorage.getItem("treille.anew"));
				if (since < anewEvery && since >= 0) {
					return;
				}
				sessionStorage.setItem("treille.anew", String(Date.now()));
			} catch (e) {
				return; // Storage may be forbidden. Then nobody knows whether it was done.
			}
			treille.lineAnew();
		},
		// random returns so many bytes that are fit for keys.
		random(n) {
			return crypto.getRandomValues(new Uint8Array(n));
		},
	});
})();
