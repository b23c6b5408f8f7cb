import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "@/soak/caller";
import type { Installation } from "@/soak/installation";
import { pause } from "@/soak/process";

/** Replaces the storage folder, so that every write fails until it is restored. */
async function withoutStorage(folder: string, ms: number): Promise<void> {
  const [files, away] = [join(folder, "files"), join(folder, "files-away")];
  mkdirSync(files, { recursive: true });
  renameSync(files, away);
  writeFileSync(files, "no folder");
  await pause(ms);
  rmSync(files);
  renameSync(away, files);
  if (!existsSync(files)) throw new Error("The storage did not come back.");
}

type Fault = { name: string; strike: () => Promise<void> };

export function faultsOf(installation: Installation, random: Random): Fault[] {
  const { webs, worker, database, databaseDoor, pooler, engine, folder } = installation;
  const some = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  /** A clock that jumps, stays wrong for a while and jumps back. */
  const jumps = (whose: string, move: (seconds: number) => void): Fault[] =>
    [45, -45].map((seconds) => ({
      name: `${whose} clock 45 s ${seconds > 0 ? "ahead" : "behind"}`,
      async strike() {
        move(seconds);
        await pause(2500);
        move(0);
      },
    }));
  return [
    {
      name: "web process killed −9",
      async strike() {
        const { process } = some(webs);
        await process.end("SIGKILL");
        await process.start();
      },
    },
    {
      name: "answers of the web process cut in half (40)",
      async strike() {
        some(webs).door.cutAnswers(40);
        await pause(1000);
        for (const { door } of webs) door.heal();
      },
    },
    { name: "database killed −9", strike: () => database.kill() },
    ...(installation.hasStandby
      ? [{ name: "database lost, its standby promoted", strike: () => database.promote() }]
      : []),
    {
      name: "web process ended by SIGTERM, in the middle of requests",
      async strike() {
        const { process } = some(webs);
        await process.end("SIGTERM");
        await process.start();
      },
    },
    { name: "every connection to the web process cut", strike: async () => some(webs).door.cutAll() },
    {
      name: "worker killed −9",
      async strike() {
        await worker.end("SIGKILL");
        await worker.start();
      },
    },
    {
      name: "answers of the database cut in half (20)",
      async strike() {
        databaseDoor.cutAnswers(20);
        await pause(500);
        databaseDoor.heal();
      },
    },
    { name: "file writes failing (2 s)", strike: () => withoutStorage(folder, 2000) },
    { name: "every connection to the database cut", strike: async () => databaseDoor.cutAll() },
    {
      name: "worker ended by SIGTERM, in the middle of its work",
      async strike() {
        await worker.end("SIGTERM");
        await worker.start();
      },
    },
    ...(pooler ? [{ name: "pooler killed −9", strike: () => pooler.kill() }] : []),
    ...(engine
      ? [
          {
            name: "Inngest server killed −9",
            async strike() {
              await engine.process.end("SIGKILL");
              await engine.process.start();
            },
          },
        ]
      : []),
    ...jumps("worker's", (seconds) => worker.moveClock(seconds)),
    ...jumps("web process's", (seconds) => {
      for (const { process } of webs) process.moveClock(seconds);
    }),
    ...(database.moveClock ? jumps("database's", database.moveClock) : []),
  ];
}

/** By fault, the seconds that each stroke took until what it hit was there again. */
export type Struck = ReadonlyMap<string, readonly number[]>;

/** One fault after the other, with a breath between them, until the time is over; where it begins differs by seed. */
export async function strikeInTurn(faults: readonly Fault[], isOver: () => boolean, random: Random): Promise<Struck> {
  const struck = new Map<string, number[]>(faults.map(({ name }) => [name, []]));
  for (let n = Math.floor(random() * faults.length); ; n++) {
    await pause(600 + random() * 1200);
    if (isOver()) return struck;
    const fault = faults[n % faults.length];
    if (!fault) continue;
    const from = performance.now();
    await fault.strike();
    struck.get(fault.name)?.push((performance.now() - from) / 1000);
  }
}
