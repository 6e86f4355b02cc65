// A board as SVG: what lies on it is shown by name, and it can be moved, enlarged and tapped.
"use strict";
const SPACE = "http://www.w3.org/2000/svg";
const STILL = 9, LONG = 500, REST = 150, CLOSEST = 14;

function drawn(kind, facts = {}) {
  const made = document.createElementNS(SPACE, kind);
  for (const [name, value] of Object.entries(facts)) made.setAttribute(name, value);
  return made;
}

class Board {
  constructor(host, tapped) {
    this.tapped = tapped;
    this.svg = drawn("svg", { "aria-hidden": "true" });
    this.defs = drawn("defs");
    this.ground = drawn("g");
    this.marks = drawn("g");
    this.over = drawn("g");
    this.svg.append(this.defs, this.ground, this.marks, this.over);
    host.append(this.svg);
    this.fingers = new Map();
    for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel", "click", "contextmenu"])
      this.svg.addEventListener(name, (event) => this[name](event));
    this.svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    new ResizeObserver(() => this.look(this.view && !this.whole ? this.view : null)).observe(this.svg);
  }

  // What is drawn.

  parsed(words) {
    const read = new DOMParser().parseFromString(`<svg xmlns="${SPACE}">${words}</svg>`, "image/svg+xml");
    return [...document.importNode(read.documentElement, true).childNodes];
  }

  paper(paper) {
    if (this.name === paper.name) return;
    this.name = paper.name;
    this.box = paper.box;
    const [x, y, width, height] = paper.box;
    this.defs.replaceChildren(...this.parsed(paper.defs));
    const picture = paper.image && drawn("image", { href: paper.image, x, y, width, height });
    this.ground.replaceChildren(...(picture ? [picture] : this.parsed(paper.body)));
    this.look(null);
  }

  show(places, drawings) {
    for (const [name] of places) {
      if (this.svg.getElementById(name)) continue;
      const group = drawn("g", { id: name });
      group.append(...this.parsed(drawings[name]));
      this.defs.append(group);
    }
    this.marks.replaceChildren(...places.map(([name, x, y]) => drawn("use", { href: "#" + name, x, y })));
  }

  // What is seen of it: `view` is the box that is sure to be seen; none is the whole.

  look(view, moving = false) {
    const shown = this.svg.parentNode.getBoundingClientRect();
    if (!shown.width || !this.box) return;
    const [x, y, wide, high] = this.box;
    const all = Math.max(wide / shown.width, high / shown.height);
    this.whole = !view;
    const [left, top, w, h] = view || this.box;
    const unit = Math.min(all, Math.max(w / shown.width, h / shown.height, all / CLOSEST));
    const [W, H] = [unit * shown.width, unit * shown.height];
    const kept = (middle, size, from, room) =>
      size >= room ? from + room / 2 : Math.min(Math.max(middle, from + size / 2), from + room - size / 2);
    const cx = kept(left + w / 2, W, x, wide), cy = kept(top + h / 2, H, y, high);
    this.unit = unit;
    this.view = [cx - W / 2, cy - H / 2, W, H];
    this.whole ||= unit >= all * 0.999;
    this.svg.classList.toggle("closer", !this.whole);
    clearTimeout(this.resting);
    if (!moving) return this.settle();
    const [[fromX, fromY], from] = this.settled;
    this.svg.style.transform = `translate(${(fromX - this.view[0]) / unit}px, ${(fromY - this.view[1]) / unit}px) scale(${from / unit})`;
    this.resting = setTimeout(() => this.settle(), REST);
  }

  // While it moves, what was painted is moved; it is painted anew, and sharp, when it rests.

  settle() {
    this.settled = [this.view, this.unit];
    this.svg.style.transform = "";
    this.svg.setAttribute("viewBox", this.view.map((each) => each.toFixed(2)).join(" "));
  }

  at(clientX, clientY) {
    const shown = this.svg.parentNode.getBoundingClientRect();
    const [x, y] = this.view;
    return [x + (clientX - shown.left) * this.unit, y + (clientY - shown.top) * this.unit];
  }

  moved(dx, dy) {
    const [x, y, w, h] = this.view;
    this.look([x - dx * this.unit, y - dy * this.unit, w, h], true);
  }

  zoomed(by, clientX, clientY) {
    const shown = this.svg.parentNode.getBoundingClientRect();
    const near = [clientX ?? shown.left + shown.width / 2, clientY ?? shown.top + shown.height / 2];
    const [px, py] = this.at(...near);
    const [x, y, w, h] = this.view;
    this.look([px - (px - x) / by, py - (py - y) / by, w / by, h / by], true);
  }

  // Fingers, mouse and keys.

  pointerdown(event) {
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.start = this.fingers.size === 1 ? [event.clientX, event.clientY] : null;
    clearTimeout(this.waiting);
    if (!this.start) return;
    this.waiting = setTimeout(() => this.tap(event, true), LONG);
  }

  pointermove(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    if (this.start && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < STILL) return;
    clearTimeout(this.waiting);
    this.start = null;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId);
    if (other) {
      const far = (a) => Math.hypot(a[0] - other[1][0], a[1] - other[1][1]);
      this.zoomed(far(now) / far(before), (now[0] + other[1][0]) / 2, (now[1] + other[1][1]) / 2);
    } else if (!this.whole) {
      this.svg.setPointerCapture(event.pointerId);
      this.moved(now[0] - before[0], now[1] - before[1]);
    }
    this.fingers.set(event.pointerId, now);
  }

  pointerup(event) {
    clearTimeout(this.waiting);
    this.fingers.delete(event.pointerId);
  }

  pointercancel(event) {
    this.pointerup(event);
    this.start = null;
  }

  // Only with its click is a tap over: what a list shows would else be pressed by the same finger.

  click(event) {
    if (this.start) this.tap(event, false);
  }

  contextmenu(event) {
    event.preventDefault();
    this.tap(event, true);
  }

  tap(event, long) {
    this.start = null;
    if (this.tapped) this.tapped(this.at(event.clientX, event.clientY), long);
  }

  wheel(event) {
    event.preventDefault();
    this.zoomed(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }

  key(event) {
    const step = 60;
    const way = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    if (way[event.key] && !this.whole) this.moved(...way[event.key]);
    else if ("+=".includes(event.key)) this.zoomed(1.4);
    else if (event.key === "-") this.zoomed(1 / 1.4);
    else if (event.key === "0") this.look(null);
    else return;
    event.preventDefault();
  }
}
