// The program comes and is compiled ahead of all other scripts and of the first picture. load.js says what fails of it.
(() => {
	const { wasm } = document.currentScript.dataset;
	const response = fetch(wasm, { credentials: "same-origin" });

	// typed gives a response the type that streaming compilation insists on, for static hosts that do not know it.
	const typed = (r) => {
		const type = r.headers.get("Content-Type") || "";
		return type.startsWith("application/wasm") ? r : new Response(r.body, { headers: { "Content-Type": "application/wasm" } });
	};
	window.treilleProgram = {
		copy: response.then((r) => Object.assign(r.clone(), { begun: performance.now() })), // to count what has come: the compiler has the original
		compiled: response.then((r) => {
			if (!r.ok) {
				throw new Error(`${r.url}: HTTP status ${r.status}`);
			}
			return WebAssembly.compileStreaming(typed(r));
		}),
	};
	window.treilleProgram.copy.catch(() => {});
	window.treilleProgram.compiled.catch(() => {});
})();
