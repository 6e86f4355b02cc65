// Stay at the newest message while pictures load, unless the reader has scrolled up.
const timeline = document.getElementById("channel-timeline");
const composer = document.getElementById("channel-composer");
const SCROLLING = new Set(["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown", "Tab", " "]);
const ANSWERED = 5000; // milliseconds
let following = true;
let held = null; // a message further up in which something was pressed
let pressed = null; // when something was pressed in a message for everybody, and what was newest then
let touched = -Infinity;
const touch = () => { touched = performance.now(); held = pressed = null; };
timeline.addEventListener("wheel", touch, { passive: true });
timeline.addEventListener("touchmove", touch, { passive: true });
document.addEventListener("keydown", ({ key, target }) => {
  if (composer.contains(target)) {
    if (key === "Enter") { complete(target.value); sent(); }
  } else if (key === "Enter" && target === document.body && composer.querySelector("[data-command-mode=true]")) {
    composer.requestSubmit(); // a value picked with the mouse leaves the focus nowhere
  } else if (SCROLLING.has(key)) touch();
}, true);
composer.addEventListener("submit", sent, true);
// The name of a command, typed to its end, needs no second Enter unless something has to be chosen first.
function complete(typed) {
  requestAnimationFrame(() => {
    const chosen = composer.querySelector(".command-chip")?.textContent.trim();
    if (chosen && chosen === typed?.trim() && !composer.querySelector(".command-option-input")) composer.requestSubmit();
  });
}
timeline.addEventListener("pointerdown", (event) => { if (event.target === timeline) touch(); });
timeline.addEventListener("scroll", () => {
  const near = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 80;
  const read = performance.now() - touched < 1000;
  if (near) following = true;
  else if (read) following = false;
  if (!read && (held || !near)) follow();
});
// It stays in sight while it changes, until something new arrives.
const messages = () => [...timeline.querySelectorAll("[data-message-id]")];
const newest = () => messages().at(-1)?.dataset.messageId;
const alone = (message) => message.querySelector(".message-ephemeral-note");
timeline.addEventListener("click", ({ target }) => {
  const found = target.closest?.("[data-message-id]");
  const message = found?.dataset.messageId;
  held = message && message !== newest() ? { message, last: newest() } : null;
  pressed = found && !alone(found) ? { since: performance.now(), last: newest() } : null;
}, true);
// What a press brought for this person alone stays too, although a board that was on its way arrives below:
// out of sight, the press would seem lost.
function answer() {
  if (!pressed || performance.now() - pressed.since > ANSWERED) return undefined;
  const all = messages();
  return all.slice(all.findIndex(({ dataset }) => dataset.messageId === pressed.last) + 1).findLast(alone);
}
function follow() {
  const message = answer()?.dataset.messageId;
  if (message && message !== newest()) held = { message, last: newest() };
  if (held && held.last === newest()) {
    timeline.querySelector(`[data-message-id="${held.message}"]`)?.scrollIntoView({ block: "end" });
  } else if (following) {
    held = null;
    timeline.scrollTop = timeline.scrollHeight;
  }
}
// Whoever sends something wants to see what comes of it, wherever they had scrolled.
function sent() { following = true; touched = -Infinity; follow(); type(performance.now() + 3000); }
// Sending draws the message box anew and leaves the focus nowhere: whoever typed goes on typing.
function type(until) {
  const box = document.getElementById("channel-composer-input");
  if (document.activeElement === document.body && box && !box.disabled) box.focus({ preventScroll: true });
  if (performance.now() < until) setTimeout(type, 150, until);
}
// An empty option of a command lists what may stand there, as in Discord: here nobody asks until something is typed.
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".command-option-input[role=combobox]") && !target.value) target.dispatchEvent(new Event("input"));
});
const growth = new ResizeObserver(follow);
growth.observe(timeline);
growth.observe(document.getElementById("channel-message-list"));
// Each press draws the page anew, and pictures load again. Until one has, its former height keeps its place:
// a page that moves meanwhile shuts the menu that was just opened. A rule of style does so at once.
const kept = new CSSStyleSheet();
document.adoptedStyleSheets.push(kept);
const heights = new Map();
document.addEventListener("load", ({ target }) => {
  if (!target.matches?.(".gallery-image")) return;
  heights.set(CSS.escape(target.alt), target.clientHeight);
  kept.replaceSync([...heights]
    .map(([alt, height]) => `.gallery-image[alt=${alt}]:not([src]) { min-height: ${height}px; height: ${height}px; }`)
    .join("\n"));
}, true);
// No press is lost. One that comes while another is on its way waits for it, unless it is the same once more;
// one whose button is drawn anew between the finger's down and up counts, if the button still says the same.
const press = (target) => target.closest?.(".component-button[data-control-key]");
const same = (button) => {
  const { controlKey } = button.dataset, said = button.textContent;
  const found = document.querySelector(`.component-button[data-control-key="${CSS.escape(controlKey)}"]`);
  return found?.textContent === said ? found : null;
};
const underway = () => {
  const { pendingAction, awaitingRevision, publishedRevision } = window.simcordPreview;
  return pendingAction ?? (awaitingRevision > publishedRevision ? {} : null);
};
function afterwards(button, until) {
  if (!underway()) same(button)?.click();
  else if (performance.now() < until) setTimeout(afterwards, 50, button, until);
}
window.addEventListener("click", (event) => {
  const button = press(event.target), other = button && underway();
  if (!other) return;
  event.stopImmediatePropagation();
  if (other.controlKey !== button.dataset.controlKey) afterwards(button, performance.now() + ANSWERED);
}, true);
let down = null;
window.addEventListener("pointerdown", ({ target }) => { down = press(target) ?? null; }, true);
window.addEventListener("pointerup", ({ target }) => {
  if (down && !down.isConnected && press(target) && press(target) === same(down)) press(target).click();
  down = null;
}, true);
