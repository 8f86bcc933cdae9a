// The hidden buttons: one real element for each of the game's controls, in the game's order, unseen but focusable, lying
// over what it stands for. They are the tab order, what a screen reader reads, and what the tests press. Those of a group
// stand in an element of its own and are one stop of the Tab key, at which the game says; arrows, which the game hears,
// move within. Radio buttons and tabs of which one is chosen are a group of that kind, or in a group with others a group
// within it.
// Beside them a live region speaks what the game announces.
"use strict";
(() => {
	const page = window.treillePage;

	const container = document.createElement("div");
	container.id = "treille-controls";

	const elements = new Map(); // by id of the control
	const shown = new Map(); // by id: what the element shows, to leave alone what has not changed
	const groups = new Map(); // by name: the element that holds a group
	let focused = null; // id of the control that has the game's ring
	let told = null; // the same, as the game said it last
	let quiet = false; // the page itself moves the focus: the game knows already

	// What the game's roles are in HTML. Cards and places are buttons; a chosen one is "pressed".
	const checkable = new Set(["radio", "checkbox", "switch"]);
	const readOnly = new Set(["text", "heading"]);
	const ariaRoles = { radio: "radio", checkbox: "checkbox", switch: "switch", tab: "tab", link: "link" };

	function create(control) {
		let element;
		if (control.role === "slider") {
			// A real range, because screen readers on phones change nothing else.
			element = document.createElement("input");
			element.type = "range";
			element.addEventListener("input", () => page.call("onValue", control.id, Number(element.value)));
		} else if (readOnly.has(control.role)) {
			element = document.createElement(control.role === "heading" ? "h2" : "p");
		} else {
			element = document.createElement("button");
			element.type = "button";
			if (ariaRoles[control.role]) {
				element.setAttribute("role", ariaRoles[control.role]);
			}
		}
		element.id = "treille-control-" + control.id;
		element.dataset.control = control.id;
		element.dataset.role = control.role;
		return element;
	}

	function setOrRemove(element, name, value) {
		if (value === undefined || value === null) {
			element.removeAttribute(name);
		} else {
			element.setAttribute(name, String(value));
		}
	}

	function update(element, c) {
		element.tabIndex = c.stop === false ? -1 : 0;
		element.style.left = c.x + "px";
		element.style.top = c.y + "px";
		element.style.width = c.w + "px";
		element.style.height = c.h + "px";
		element.toggleAttribute("data-types", Boolean(c.types));
		setOrRemove(element, "data-gesture", c.gesture);
		if (c.role === "slider") {
			element.setAttribute("aria-label", c.label);
			element.min = c.min ?? 0;
			element.max = c.max ?? 100;
			element.step = c.step ?? 1;
			element.value = c.value ?? 0;
			setOrRemove(element, "aria-valuetext", c.text);
		} else {
			element.textContent = c.label;
		}
		// Not "disabled": a disabled control keeps its place in the tab order, so that its reason can be read and,
		// when it is pressed, said by the game.
		setOrRemove(element, "aria-disabled", c.enabled === false ? true : null);
		if (checkable.has(c.role)) {
			element.setAttribute("aria-checked", String(Boolean(c.checked)));
		} else if (c.role === "tab") {
			element.setAttribute("aria-selected", String(Boolean(c.checked)));
		} else if (!readOnly.has(c.role)) {
			setOrRemove(element, "aria-pressed", c.pressed);
			setOrRemove(element, "aria-expanded", c.expanded);
		}
	}

	function focusQuietly(element) {
		quiet = true;
		element.focus({ preventScroll: true });
		quiet = false;
	}

	let heading = null; // that had the focus last

	// start is what has the focus when no control has it: the first heading of the outline, or else the picture.
	function start() {
		heading = document.querySelector("#treille-outline :is(h1, h2, h3)");
		if (heading) {
			heading.tabIndex = -1;
		}
		return heading || page.canvas();
	}

	// refocus gives the focus back to the control that the game's ring is on, or else to the start of the page.
	page.refocus = () => {
		const element = elements.get(focused) || start();
		if (element) {
			focusQuietly(element);
		}
	};

	// isSet says whether some controls are one set, of which one is chosen.
	const isSet = (members) => members.every((c) => c.set && c.set === members[0].set && c.role === members[0].role);

	// roleOf is the role of the group that some controls make.
	function roleOf(members) {
		return isSet(members) && { radio: "radiogroup", tab: "tablist" }[members[0].role] || "group";
	}

	// groupElement returns the element that holds the members of a group.
	function groupElement(name, members) {
		let element = groups.get(name);
		if (!element) {
			element = document.createElement("div");
			element.dataset.group = name;
			groups.set(name, element);
		}
		const role = roleOf(members);
		if (element.getAttribute("role") !== role) {
			element.setAttribute("role", role);
		}
		const label = role === "group" ? undefined : members[0].among;
		if (element.getAttribute("aria-label") !== (label ?? null)) {
			setOrRemove(element, "aria-label", label);
		}
		return element;
	}

	// arrange makes children stand in parent in their order, and moves as few as it can.
	function arrange(parent, children) {
		let place = parent.firstElementChild;
		for (const child of children) {
			if (child === place) {
				place = place.nextElementSibling;
			} else {
				parent.insertBefore(child, place);
			}
		}
		while (place) {
			const next = place.nextElementSibling;
			place.remove();
			place = next;
		}
	}

	// place puts the elements of a list of controls where they belong.
	function place(list) {
		const present = new Set(); // names of groups
		// gather puts controls into parent, those for which nameOf has a name into groups; within says how these are
		// divided further.
		function gather(parent, list, nameOf, within) {
			const children = []; // elements and groups, in their order
			const members = new Map(); // by name of the group: controls
			for (const c of list) {
				const name = nameOf(c);
				if (!name) {
					children.push(() => elements.get(c.id));
				} else if (members.has(name)) {
					members.get(name).push(c);
				} else {
					const list = [c];
					members.set(name, list);
					children.push(() => groupElement(name, list));
				}
			}
			arrange(parent, children.map((element) => element()));
			for (const [name, list] of members) {
				present.add(name);
				gather(groups.get(name), list, within && !isSet(list) ? (c) => c.set && name + " " + c.set : () => "");
			}
		}
		gather(container, list, (c) => c.group, true);
		for (const name of groups.keys()) {
			if (!present.has(name)) {
				groups.delete(name);
			}
		}
	}

	// controls shows the game's present list of controls.
	function controls(given) {
		const list = typeof given === "string" ? JSON.parse(given) : given;
		window.treille.test.told = window.treille.ticks;
		const canvas = page.canvas();
		if (!container.isConnected) {
			// After the canvas, so that Tab goes from the picture into the controls.
			(canvas || document.body.lastElementChild).after(container);
		}
		const active = document.activeElement;
		const hadFocus = container.contains(active);
		const headingGone = active === document.body && heading && !heading.isConnected;

		const present = new Set(list.map((c) => c.id));
		for (const [id, element] of elements) {
			if (!present.has(id)) {
				element.remove();
				elements.delete(id);
				shown.delete(id);
			}
		}
		for (const c of list) {
			let element = elements.get(c.id);
			if (element && element.dataset.role !== c.role) {
				element.remove();
				shown.delete(c.id);
				element = null;
			}
			if (!element) {
				element = create(c);
				elements.set(c.id, element);
			}
			const text = JSON.stringify(c);
			if (shown.get(c.id) !== text) {
				shown.set(c.id, text);
				update(element, c);
			}
		}
		place(list);

		// The focus follows the game's ring when the ring moves. When the focused element has gone, or has lost the
		// focus by being moved, it goes to the ring or stays where it was, and else to the start of the page.
		const ring = list.find((c) => c.focused);
		const ringId = ring ? ring.id : null;
		const moved = ringId !== focused;
		const dropped = told !== null && ringId === null;
		focused = told = ringId;
		const lost = hadFocus && document.activeElement !== active;
		if (ring && (moved || lost || headingGone) && !page.isTyping()) {
			focusQuietly(elements.get(ringId));
		} else if (lost && active.isConnected) {
			focusQuietly(active);
		} else if (canvas && (lost || headingGone || dropped && hadFocus)) {
			focusQuietly(start());
		}
	}

	const idOf = (e) => e.target.dataset && e.target.dataset.control;
	container.addEventListener("focusin", (e) => {
		if (!quiet && idOf(e)) {
			focused = idOf(e);
			page.call("onFocus", focused);
		}
	});
	// Enter, Space, a screen reader's press and element.click() all arrive here, each once.
	container.addEventListener("click", (e) => {
		if (idOf(e) && e.target.tagName === "BUTTON") {
			if (document.activeElement !== e.target) {
				e.target.focus({ preventScroll: true }); // some readers press without it
			}
			page.beginWithin(e.target);
			page.call("onActivate", idOf(e));
		}
	});
	// Where "overflow: clip" is unknown, the browser scrolls to what gets the focus below the picture, and no element lies
	// over what it stands for any more. It is the game that scrolls.
	container.addEventListener("scroll", () => container.scrollTo(0, 0));
	// A key that is held down presses once.
	container.addEventListener("keydown", (e) => {
		if (e.repeat && (e.key === "Enter" || e.key === " ")) {
			e.preventDefault();
		}
	});

	// gestureAt returns the element of the control at x, y (CSS px) that asks for what is granted only within a press, or
	// undefined.
	page.gestureAt = (x, y) => Array.from(container.querySelectorAll("[data-types], [data-gesture]")).findLast((e) => {
		const r = e.getBoundingClientRect();
		return x >= r.left && x < r.right && y >= r.top && y < r.bottom;
	});

	// pressesItself says whether the browser itself turns Enter and Space on target into a press.
	page.pressesItself = (target) => target instanceof HTMLButtonElement;

	function liveRegion(politeness) {
		const region = document.createElement("div");
		region.className = "treille-live";
		region.id = "treille-live-" + politeness;
		region.setAttribute("role", politeness === "assertive" ? "alert" : "status");
		region.setAttribute("aria-live", politeness);
		region.setAttribute("aria-atomic", "false"); // the new line alone is read
		document.body.appendChild(region);
		return region;
	}
	const regions = { polite: liveRegion("polite"), assertive: liveRegion("assertive") };
	let announcements = 0;

	page.offer({
		controls,
		// focus moves the focus to the control id; the game is not told, since it asked.
		focus(id) {
			const element = elements.get(id);
			if (element) {
				focused = id;
				focusQuietly(element);
			}
		},
		// announce lets a screen reader say text; assertive cuts off what it is saying. Each announcement is a new
		// element, so that the same text is said again. Only the last few are kept, and not for long: what was seen
		// once is heard once, and cannot be looked up (Farbenpoker's rule F40).
		announce(text, assertive) {
			const region = regions[assertive ? "assertive" : "polite"];
			const line = document.createElement("p");
			line.textContent = text;
			line.dataset.number = String(++announcements);
			region.appendChild(line);
			while (region.childElementCount > 4) {
				region.firstElementChild.remove();
			}
			setTimeout(() => line.remove(), 5000);
		},
	});
})();
