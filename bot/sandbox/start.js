"use strict";
// The first page: which game, how many people, and which of them a computer plays.
const USUAL = 3;
const form = document.getElementById("start");
const presses = [...form.querySelectorAll("button")];
const refused = document.getElementById("refused");
let games = [];
let names = [];
const persons = new Set(); // besides the first one, who is always you

function element(tag, text = "", more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text, ...more });
}

function choice(type, name, value, checked, change) {
  const input = element("input", "", { type, name, value, checked });
  input.addEventListener("change", change);
  return input;
}

function span(sizes) {
  if (sizes.length === 1) return `${sizes[0]} people`;
  return `${sizes[0]}–${sizes[sizes.length - 1]} people`;
}

function card({ game, title, about, people }, number) {
  const label = element("label", "", { className: "game" });
  const words = element("div");
  words.append(element("strong", title), element("small", span(people)), element("span", about));
  label.append(choice("radio", "game", game, number === 0, sizes),
    element("img", "", { src: `/start/${game}.png`, alt: "" }), words);
  return label;
}

const chosen = (name) => form.elements[name].value;

function sizes() {
  const now = Number(form.elements.people?.value) || USUAL;
  const { people, battles } = games.find(({ game }) => game === chosen("game"));
  const usual = new Option("the usual one", "", true, true);
  form.elements.scenario.replaceChildren(usual, ...battles.map(([value, name]) => new Option(name, value)));
  document.getElementById("battle").hidden = battles.length === 0;
  const fits = people.includes(now) ? now : people.includes(USUAL) ? USUAL : people[0];
  document.getElementById("people").replaceChildren(...people.map((n) => {
    const label = element("label", String(n));
    label.prepend(choice("radio", "people", n, n === fits, seats));
    return label;
  }));
  seats();
}

function seats() {
  const { roles } = games.find(({ game }) => game === chosen("game"));
  const now = form.elements.seat.selectedIndex;
  const fits = roles[chosen("people")];
  form.elements.seat.replaceChildren(...fits.map((name, number) => new Option(name, number)));
  form.elements.seat.selectedIndex = now > 0 && now < fits.length ? now : 0;
  const people = names.slice(0, Number(chosen("people")));
  document.getElementById("seats").replaceChildren(...people.map((name, number) => {
    const label = element("label", "", { title: number ? "Press to change who plays" : "" });
    const box = choice("checkbox", "computer", name, number > 0 && !persons.has(name), () => {
      persons[box.checked ? "delete" : "add"](name);
      seats();
      form.querySelector(`[value="${name}"]`).focus();
    });
    box.disabled = number === 0;
    box.setAttribute("aria-label", `${name} is a computer`);
    label.append(box, element("strong", name), element("em", box.checked ? "computer" : "you"));
    return label;
  }));
  document.getElementById("level").hidden = !form.querySelector("[name=computer]:checked");
}

function strength({ strength: value, name, about }) {
  const label = element("label");
  const tell = () => { document.getElementById("strong").textContent = about; };
  const usual = value === "officer";
  label.append(choice("radio", "strength", value, usual, tell), element("strong", name));
  if (usual) tell();
  return label;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const press = event.submitter || presses[0];
  const label = press.textContent;
  presses.forEach((each) => { each.disabled = true; });
  press.textContent = "Starting…";
  refused.textContent = "";
  const body = { game: chosen("game"), people: Number(chosen("people")),
    strength: chosen("strength"), seat: Number(chosen("seat")), scenario: chosen("scenario"), league: press.name === "league",
    lesson: press.name === "lesson",
    computers: [...form.querySelectorAll("[name=computer]:checked")].map(({ value }) => value) };
  try {
    const answer = await fetch("/start", { method: "POST", body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" } });
    const said = await answer.json();
    if (answer.ok) { location.assign(`/shell.html${said.place}`); return; }
    refused.textContent = said.refused;
  } catch {
    refused.textContent = "The sandbox has stopped. Run `make play` again.";
  }
  presses.forEach((each) => { each.disabled = false; });
  press.textContent = label;
});

async function open() {
  let strengths;
  ({ games, names, strengths } = await (await fetch("/start.json")).json());
  document.getElementById("strengths").replaceChildren(...strengths.map(strength));
  document.getElementById("games").replaceChildren(...games.map(card));
  sizes();
  presses.forEach((each) => { each.disabled = false; });
}

open();
