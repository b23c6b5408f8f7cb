import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "@/soak/caller";
import { type Installation, pause } from "@/soak/installation";

/** Where files are kept there stands something else: every write at the storage's door fails, until it is put right. */
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
  const { webs, worker, databaseDoor, folder } = installation;
  const some = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const moveClock = async (seconds: number) => {
    worker.tell({ seconds });
    await pause(2500);
    worker.tell({ seconds: 0 });
  };
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
    { name: "database killed −9", strike: () => installation.killDatabase() },
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
    { name: "worker's clock 45 s ahead", strike: () => moveClock(45) },
    { name: "worker's clock 45 s behind", strike: () => moveClock(-45) },
  ];
}

/** One fault after the other, with a breath between them, until the time is over. */
export async function strikeInTurn(
  faults: readonly Fault[],
  isOver: () => boolean,
  random: Random,
): Promise<Map<string, number>> {
  const struck = new Map(faults.map(({ name }) => [name, 0]));
  for (let n = 0; ; n++) {
    await pause(600 + random() * 1200);
    if (isOver()) return struck;
    const fault = faults[n % faults.length];
    if (!fault) continue;
    await fault.strike();
    struck.set(fault.name, (struck.get(fault.name) ?? 0) + 1);
  }
}
