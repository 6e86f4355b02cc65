"use strict";
// Tabs for people and places; each window is the simulated Discord as that person sees it.
const ALL = "All";
const seen = {};
let windows = [];
let person = "";
let place = decodeURIComponent(location.hash);

const person_of = (name) => name.split("/")[0];
const place_of = (name) => name.split("/")[1];
const unique = (list) => [...new Set(list)];
const looks = ({ name }) => person === ALL || person_of(name) === person;
const shown = (entry) => place_of(entry.name) === place && looks(entry);

function tab(nav, name, pressed, news, press) {
  let button = [...nav.children].find((child) => child.dataset.name === name);
  if (!button) {
    button = nav.appendChild(document.createElement("button"));
    button.type = "button";
    button.dataset.name = button.textContent = name;
    button.addEventListener("click", () => { press(); draw(); });
  }
  if (pressed && button.getAttribute("aria-pressed") !== "true") {
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  button.setAttribute("aria-pressed", String(pressed));
  if (news > 0) button.dataset.news = String(news);
  else delete button.dataset.news;
  return button;
}

function frame(entry) {
  let found = document.querySelector(`iframe[title="${entry.name}"]`);
  if (!found && shown(entry)) {
    found = document.getElementById("stage").appendChild(document.createElement("iframe"));
    found.title = entry.name;
    found.src = entry.href;
  }
  if (found) found.hidden = !shown(entry);
}

function draw() {
  for (const entry of windows) {
    if (shown(entry) || !(entry.name in seen)) seen[entry.name] = entry.count;
  }
  const news = (pick) => windows.filter(pick)
    .reduce((sum, { name, count }) => sum + count - seen[name], 0);
  const people = document.getElementById("people");
  const names = unique(windows.map((entry) => person_of(entry.name)));
  for (const name of names) {
    const own = windows.filter((entry) => person_of(entry.name) === name);
    tab(people, name, person === name,
      person === ALL ? 0 : news((entry) => own.includes(entry)), () => { person = name; });
  }
  if (names.length > 1) {
    people.append(tab(people, ALL, person === ALL, 0, () => { person = ALL; }));
  }
  const places = document.getElementById("places");
  for (const name of unique(windows.map((entry) => place_of(entry.name)))) {
    tab(places, name, place === name,
      news((entry) => place_of(entry.name) === name && looks(entry)), () => { place = name; });
  }
  windows.forEach(frame);
  const here = windows.find(shown);
  if (here) document.getElementById("board").href = `/open?window=${encodeURIComponent(here.name)}`;
}

async function listen() {
  try {
    const response = await fetch("/shell.json", { cache: "no-store" });
    windows = await response.json();
    person ||= person_of(windows[0].name);
    place ||= place_of(windows[0].name);
    draw();
    document.title = "Adjutant: sandbox";
  } catch {
    document.title = "Adjutant: the sandbox has stopped";
  }
  setTimeout(listen, 700);
}

document.getElementById("later").addEventListener("click", async ({ target }) => {
  target.disabled = true; // a day at a time
  await fetch("/later", { method: "POST" });
  target.disabled = false;
});

listen();
