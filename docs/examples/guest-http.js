// A guest over HTTP: ADJUTANT_KEY=... node docs/examples/guest-http.js https://games.example.org
// It picks at random, and never offers, undoes or turns back.
const address = process.argv[2];
const pause = Number(process.argv[3] || 2000);
const headers = {
  Authorization: `Bearer ${process.env.ADJUTANT_KEY}`,
  "Content-Type": "application/json",
};
const IDLE = new Set(["back", "undo", "offer"]);

function answer(offer) {
  const onward = offer.choices.filter((choice) => !IDLE.has(choice.key.split("/")[0]));
  const left = onward.length >= Math.max(offer.least, 1) ? onward : [...offer.choices];
  const picks = [];
  while (picks.length < offer.least) {
    const [choice] = left.splice(Math.floor(Math.random() * left.length), 1);
    if (!choice) return offer.default;
    if (!(picks.length && choice.sole)) picks.push(choice.key);
  }
  return picks.length ? picks : offer.default;
}

async function turn() {
  const asked = await fetch(`${address}/guest`, { headers });
  if (asked.status === 401) throw new Error("this key opens nothing");
  if (asked.status !== 200) return setTimeout(turn, pause);
  const { ask, offer } = await asked.json();
  const body = JSON.stringify({ ask, picks: answer(offer) });
  await fetch(`${address}/guest`, { method: "POST", headers, body });
  return setTimeout(turn, 0);
}

turn();
