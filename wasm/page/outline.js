// The outline: what the screen shows, in headings, sentences and lists, unseen, for those who hear the page. It stands
// before the hidden buttons. Only what has changed is touched, so that a reader stays where he is.
"use strict";
(() => {
	const page = window.treillePage;

	const container = document.createElement("div");
	container.id = "treille-outline";

	const shown = new Map(); // by id of a section: its element, and the JSON that it shows

	// fill makes the children of parent say the texts, each in an element called tag.
	function fill(parent, tag, texts) {
		texts.forEach((text, i) => {
			let child = parent.children[i];
			if (!child) {
				child = parent.appendChild(document.createElement(tag));
			}
			if (child.textContent !== text) {
				child.textContent = text;
			}
		});
		while (parent.childElementCount > texts.length) {
			parent.lastElementChild.remove();
		}
	}

	function create(id) {
		const element = document.createElement("section");
		element.dataset.section = id;
		return element;
	}

	// update shows a section: heading, sentences, list.
	function update(element, section) {
		const tag = "H" + section.level;
		let heading = element.firstElementChild;
		if (!heading || heading.tagName !== tag) {
			element.replaceChildren(document.createElement(tag), document.createElement("div"));
			heading = element.firstElementChild;
		}
		if (heading.textContent !== section.heading) {
			heading.textContent = section.heading;
		}
		fill(heading.nextElementSibling, "p", section.text);
		let list = element.querySelector("ul");
		if (section.items.length === 0) {
			list?.remove();
			return;
		}
		if (!list) {
			list = element.appendChild(document.createElement("ul"));
			list.setAttribute("role", "list"); // Safari forgets it where no bullets are shown
		}
		fill(list, "li", section.items);
	}

	page.offer({
		// outline shows the present sections, an array or its JSON.
		outline(given) {
			const sections = typeof given === "string" ? JSON.parse(given) : given;
			const canvas = page.canvas();
			if (!container.isConnected) {
				(canvas || document.body.lastElementChild).after(container);
			}
			const present = new Set(sections.map((s) => s.id));
			for (const [id, was] of shown) {
				if (!present.has(id)) {
					was.element.remove();
					shown.delete(id);
				}
			}
			let place = container.firstElementChild;
			for (const section of sections) {
				let now = shown.get(section.id);
				if (!now) {
					now = { element: create(section.id), json: "" };
					shown.set(section.id, now);
				}
				const json = JSON.stringify(section);
				if (now.json !== json) {
					now.json = json;
					update(now.element, section);
				}
				if (now.element === place) {
					place = place.nextElementSibling;
				} else {
					container.insertBefore(now.element, place);
				}
			}
		},
	});
})();
