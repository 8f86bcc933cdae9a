// The program comes and is compiled ahead of all other scripts and of the first picture. A worker reads it: the page's own
// thread would do so in one long task, in which it neither paints nor runs scripts. load.js shows how much of it has come,
// and says what fails.
(() => {
	const { wasm, wasmBytes } = document.currentScript.dataset;

	// compile returns the compiled program. If bytes, its size, is not 0, it tells again and again which share has come. Its
	// text is all that the worker knows.
	//
	// What is read here is decompressed, while Content-Length, if there is one, counts compressed bytes: the build wrote the
	// true size into the page. It reads a copy of the stream. The compiler has the original: a stream that passes through a
	// script on its way to the compiler made the start a sixth slower. The copy costs time too: when an eighth has come so
	// fast that the whole comes within a second, the rest is not counted.
	async function compile(address, bytes, tell) {
		async function count(reader) {
			const begun = performance.now();
			let got = 0;
			let told = begun;
			for (;;) {
				const { done, value } = await reader.read();
				got += done ? 0 : value.byteLength;
				const now = performance.now();
				if (done || got > bytes / 8 && (now - begun) * bytes / got < 1000) {
					reader.cancel();
					return;
				}
				if (now - told > 100) {
					told = now;
					tell(Math.min(1, got / bytes));
				}
			}
		}
		const response = await fetch(address, { credentials: "same-origin" });
		if (!response.ok) {
			throw new Error(`${response.url}: HTTP status ${response.status}`);
		}
		if (bytes) {
			count(response.clone().body.getReader()).catch(() => {}); // The compiler says it too.
		}
		// Streaming compilation insists on the type, and some static hosts do not know it.
		const typed = (response.headers.get("Content-Type") || "").startsWith("application/wasm");
		return WebAssembly.compileStreaming(typed ? response : new Response(response.body, { headers: { "Content-Type": "application/wasm" } }));
	}

	// inWorker has a worker compile it, and calls begun when that has begun. The worker stays: through it Chromium keeps for the
	// next visit what it compiles later, and half of the time nothing was kept when it had ended.
	function inWorker(...what) {
		return new Promise((done, failed) => {
			const script = `postMessage({}); (${compile})(...${JSON.stringify(what)}, (come) => postMessage({ come })).then((module) => postMessage({ module })).catch((e) => postMessage({ error: String(e) }))`;
			const worker = new Worker(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
			worker.onmessage = ({ data: { come, module, error } }) => {
				begun();
				if (come) {
					program.come = come;
				} else if (module) {
					done(module);
				} else if (error) {
					failed(error);
				}
			};
			worker.onerror = worker.onmessageerror = failed;
			program.worker = worker;
		});
	}

	// ranHere returns the name of the program that ran here before, or null. What ran is kept, and comes too fast to be counted.
	function ranHere() {
		try {
			return localStorage.getItem(key);
		} catch (e) {
			return null; // Storage may be forbidden.
		}
	}

	// near reports whether the page came within 5 ms of being asked for: then the server is on this machine or in this house,
	// and the program comes too fast to be counted as well.
	function near() {
		const [page] = performance.getEntriesByType("navigation"); // There is none in old browsers.
		return page !== undefined && page.responseStart - page.requestStart < 5;
	}

	const key = "treille-page.program"; // under which offline.js stores that name
	const program = { key, ran: ranHere(), come: 0 }; // come is the share that has come; it stays 0 if that is not counted
	const what = [new URL(wasm, location).href, program.ran === wasm || near() ? 0 : Number(wasmBytes)];
	// Until the worker has begun, the page's thread is wanted again and again. The first picture waits so long.
	let begun;
	program.begun = new Promise((done) => {
		begun = done;
	});
	// Where there is no such worker, the page's thread does it.
	program.compiled = inWorker(...what).catch(() => {
		begun();
		return compile(...what, (come) => {
			program.come = come;
		});
	});
	program.compiled.catch(() => {});
	window.treilleProgram = program;
})();
