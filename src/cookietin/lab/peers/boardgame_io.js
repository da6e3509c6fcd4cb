// A server of boardgame.io, and tables with two viewers who move as fast as they are answered:
// node boardgame_io.js TABLES SECONDS [FOLDER]. With a folder, matches are stored in files there;
// otherwise in memory. A move's time runs until both viewers have seen it.

const { fork } = require("node:child_process");
const path = require("node:path");

const PORT = 18765;
const home = path.dirname(require.resolve("boardgame.io/package.json"));
const { version } = require(path.join(home, "package.json"));

// A race with two dice, as small as a game can be.
const race = {
  name: "race",
  setup: () => ({ at: [0, 0] }),
  moves: {
    roll: ({ G, ctx, random }) => {
      G.at[Number(ctx.currentPlayer)] += random.D6() + random.D6();
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

if (process.argv[2] === "serve") {
  const { FlatFile, Server } = require("boardgame.io/server");
  const dir = process.argv[3];
  const stored = dir ? { db: new FlatFile({ dir }) } : {};
  const server = Server({ games: [race], origins: ["http://localhost"], ...stored });
  // Microseconds of the processor so far, for whoever asks.
  const tell = () => {
    const { user, system } = process.cpuUsage();
    process.send(user + system);
  };
  process.on("message", tell);
  server.run({ port: PORT }, tell);
} else {
  const folder = process.argv.slice(4);
  const options = { stdio: ["ignore", "ignore", "inherit", "ipc"] };
  const child = fork(__filename, ["serve", ...folder], options);
  const processor = () =>
    new Promise((resolve) => {
      child.once("message", resolve);
      child.send("processor");
    });
  child.once("message", () =>
    measure(Number(process.argv[2]), Number(process.argv[3]), processor)
      .then((found) => console.log(JSON.stringify({ version, ...found })))
      .finally(() => {
        child.kill();
        setTimeout(() => process.exit(), 100);
      }),
  );
}

async function post(where, body) {
  const answer = await fetch(`http://localhost:${PORT}/games/race/${where}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

const looks = new Map(); // for whom somebody waits, and what looks at their states

async function openTable() {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const { matchID } = await post("create", { numPlayers: 2 });
  const people = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
    const multiplayer = SocketIO({ server: `http://localhost:${PORT}` });
    const options = { game: race, multiplayer, matchID, playerID, debug: false };
    const person = Client({ ...options, credentials: playerCredentials });
    person.start();
    // Once and for all: someone who subscribes later can get the place of someone who has left.
    person.subscribe((state) => looks.get(person)?.(state));
    people.push(person);
  }
  await until(people, (state) => state !== null);
  return people;
}

// Until it is so for all people at a table.
function until(people, isSo) {
  return Promise.all(
    people.map(
      (person) =>
        new Promise((resolve) => {
          const look = (state) => {
            if (!isSo(state)) return;
            looks.delete(person);
            resolve();
          };
          looks.set(person, look);
          look(person.getState());
        }),
    ),
  );
}

async function measure(tables, seconds, processor) {
  const all = [];
  for (let count = 0; count < tables; count += 1) all.push(await openTable());
  const times = [];
  const before = await processor();
  const began = performance.now();
  const end = began + 1000 * seconds;
  await Promise.all(
    all.map(async (people) => {
      while (performance.now() < end) {
        const { turn, currentPlayer } = people[0].getState().ctx;
        const clicked = performance.now();
        people[Number(currentPlayer)].moves.roll();
        await until(people, (state) => state.ctx.turn > turn);
        times.push(performance.now() - clicked);
      }
    }),
  );
  const taken = (performance.now() - began) / 1000;
  const used = ((await processor()) - before) / 1e6;
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  return {
    moves_per_second: times.length / taken,
    moves_per_processor_second: times.length / used,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
  };
}
