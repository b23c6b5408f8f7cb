// The bot's exam: first messages are judged by what it understands, dialogues by what the database holds afterwards. A set is
// written by somebody who has seen neither the bot nor an older set, and its first run is the figure.
//   npm run exam                    the newest set
//   npm run exam -- path/to/set.json --dialogues 12 --show
//   npm run exam -- --model hostile    with a model that tries to write without a yes, and lies: both are counted
//   npm run exam -- --model broken     with a model that fails: every dialogue must read as it does without one
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { freshDatabase } from "../processes";
import type { ExamSet, Result } from "./set";

const sets = join(import.meta.dirname, "sets");
const given = process.argv.slice(2);
const newest = readdirSync(sets).sort().at(-1) ?? "";
const file = given.find((each) => each.endsWith(".json")) ?? join(sets, newest);
const most = Number(given[given.indexOf("--dialogues") + 1] ?? Number.NaN) || Number.POSITIVE_INFINITY;
const show = given.includes("--show");
const [model = null] = given.includes("--model") ? given.slice(given.indexOf("--model") + 1) : [];
if (model !== null && model !== "hostile" && model !== "broken") throw new Error("--model takes hostile or broken.");
const set = JSON.parse(readFileSync(file, "utf8")) as ExamSet;

const shown = ({ what, wrong }: Result, lines: readonly string[] = []): void => {
  if (show && wrong.length > 0)
    console.log([what, ...lines.map((line) => `  ${line}`), `  -> ${wrong.join("; ")}`].join("\n"));
};
const share = (right: number, of: number): string =>
  `${right} of ${of} (${((100 * right) / Math.max(1, of)).toFixed(1)} %)`;

const { readMessages } = await import("./messages");
const read = readMessages(set);
for (const each of read) shown(each);
console.log(`intent:     ${share(read.filter(({ intent }) => intent).length, read.length)}`);
console.log(`all fields: ${share(read.filter(({ wrong }) => wrong.length === 0).length, read.length)}`);
const alarms = read.filter(({ wants }) => wants === "emergency");
console.log(`emergencies: ${share(alarms.filter(({ intent }) => intent).length, alarms.length)}`);

const began = Temporal.PlainDateTime.from(set.now).toZonedDateTime("America/Sao_Paulo").epochMilliseconds;
process.env.RATE_LIMIT_BURST = "1000000000";
const database = await freshDatabase({ fsync: "off" });
const { setClock } = await import("@/lib/core/clock");
const { injectClock } = await import("../injected-clock");
await injectClock(began);
setClock({ now: () => new Date(began) });
const { playTalk } = await import("./dialogues");
const { playBroken, playHostile } = await import("./with-model");
const talks = set.dialogues.slice(0, most);
let right = 0;
let writes = 0;
const found: string[] = [];
const player = model === "hostile" ? await playHostile() : model === "broken" ? await playBroken() : null;
for (const talk of talks) {
  const played = player ? await player.play(talk, set) : await playTalk(talk, set);
  if (played.wrong.length === 0) right++;
  writes += played.wrong.filter((each) => each.startsWith("WRITE")).length;
  found.push(...(player?.foundIn(played) ?? []));
  shown(played, played.lines);
}
console.log(`dialogues:  ${share(right, talks.length)}`);
console.log(`wrong writes: ${writes}`);
if (player) for (const line of [...player.summary(), ...found]) console.log(line);
await player?.stop();
await database.stop();
process.exit(0);
