// Shows one board at a time: buttons, a slider, arrow keys, swipes. Without it, what happened is there.
"use strict";
for (const list of document.querySelectorAll(".steps")) {
  const steps = [...list.children];
  let at = Math.max(steps.findIndex((each) => "#" + each.id === location.hash), 0);
  const bar = document.createElement("div");
  bar.className = "bar";
  const button = (sign, label, to) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.setAttribute("aria-label", label);
    made.addEventListener("click", () => show(to()));
    bar.append(made);
    return made;
  };
  const back = [
    button("«", list.dataset.first, () => 0),
    button("‹", list.dataset.back, () => at - 1),
  ];
  const on = [
    button("›", list.dataset.on, () => at + 1),
    button("»", list.dataset.last, () => steps.length - 1),
  ];
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = "1";
  slider.max = String(steps.length);
  slider.setAttribute("aria-label", list.dataset.go);
  slider.addEventListener("input", () => show(slider.value - 1));
  bar.append(slider);
  list.before(bar);
  list.classList.add("stepping");
  list.tabIndex = 0;
  const replay = window.replay, lying = [];
  const board = new Board(document.createElement("div"));
  for (const [, head, foot, changed] of replay.steps) {
    const before = lying.at(-1) || [];
    lying.push([...before.slice(0, head), ...changed, ...before.slice(before.length - foot)]);
  }

  function draw() {
    const paper = replay.papers[replay.steps[at][0]], host = steps[at].querySelector(".board");
    host.style.aspectRatio = paper.box[2] + "/" + paper.box[3];
    host.append(board.svg);
    board.show(paper, lying[at].map((n) => replay.places[n]), replay.drawings);
  }

  function show(to, quiet) {
    at = Math.min(Math.max(to, 0), steps.length - 1);
    steps.forEach((each, n) => each.classList.toggle("here", n === at));
    for (const each of back) each.disabled = at === 0;
    for (const each of on) each.disabled = at === steps.length - 1;
    slider.value = String(at + 1);
    slider.setAttribute("aria-valuetext", steps[at].querySelector("h3").textContent);
    draw();
    if (!quiet) history.replaceState(null, "", "#" + steps[at].id);
  }
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === "INPUT") return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1 }[event.key];
    if (to !== undefined) show(to);
  });
  let start = null;
  list.addEventListener("touchstart", (event) => {
    const touch = event.touches[0];
    start = event.touches.length === 1 && board.whole ? [touch.clientX, touch.clientY] : null;
  }, { passive: true });
  list.addEventListener("touchend", (event) => {
    if (!start) return;
    const [x, y] = [event.changedTouches[0].clientX - start[0], event.changedTouches[0].clientY - start[1]];
    if (Math.abs(x) > 50 && Math.abs(x) > 2 * Math.abs(y)) show(x < 0 ? at + 1 : at - 1);
  }, { passive: true });
  window.addEventListener("hashchange", () => {
    const to = steps.findIndex((each) => "#" + each.id === location.hash);
    if (to >= 0) show(to, true);
  });
  show(at, true);
}
