// What goes in and out of the game as text: files, the clipboard, the system's "share". Browsers allow these only
// shortly after a gesture, so the game calls them in the tick that follows the tap.
"use strict";
(() => {
	const page = window.treillePage;

	page.offer({
		// download saves text as a file called name.
		download(name, text) {
			const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
			const link = document.createElement("a");
			link.href = address;
			link.download = name;
			link.click();
			setTimeout(() => URL.revokeObjectURL(address), 60000);
		},

		// share hands text to the system's share sheet or else to the clipboard, and answers by onShared:
		// "shared", "copied", "cancelled" or "failed".
		share(text) {
			const answer = (how) => page.answer("onShared", how);
			const copy = () => {
				if (!navigator.clipboard) {
					answer("failed");
					return;
				}
				navigator.clipboard.writeText(text).then(() => answer("copied"), () => answer("failed"));
			};
			const isTouch = navigator.maxTouchPoints > 0;
			if (!navigator.share || !isTouch) {
				copy();
				return;
			}
			navigator.share({ text }).then(
				() => answer("shared"),
				(e) => e.name === "AbortError" ? answer("cancelled") : copy(),
			);
		},

		// openFile lets the player choose a text file and answers by onFile(name, text), or by
		// onFile(name, null) if it cannot be read. No answer comes when the player chooses none.
		openFile() {
			const input = document.createElement("input");
			input.type = "file";
			input.id = "treille-file";
			input.accept = ".txt,.treille,text/plain";
			input.addEventListener("change", () => {
				const file = input.files[0];
				input.remove();
				if (!file) {
					return;
				}
				file.text().then((text) => page.call("onFile", file.name, text), () => page.call("onFile", file.name, null));
			});
			input.addEventListener("cancel", () => input.remove());
			document.body.appendChild(input);
			input.click();
		},
	});
})();
