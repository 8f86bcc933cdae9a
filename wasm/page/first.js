window.treilleProgram = fetch(document.currentScript.dataset.wasm, { credentials: "same-origin" });
window.treilleProgram.catch(() => {}); // load.js says it.
