import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { boundedMemory } from "@/scripts/bounded-memory.mjs";

const root = join(import.meta.dirname, "..");
export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 40) throw error;
      await pause(250);
    }
  }
}

/** A process that can be killed and restarted any number of times. */
export class Killable {
  private child: ChildProcess | null = null;
  private expected = false;
  /** How it ended without being asked to, or otherwise than asked. */
  readonly ownEnds: string[] = [];
  constructor(
    private readonly file: string,
    private readonly env: Record<string, string>,
    private readonly log: number,
  ) {}

  start(): Promise<void> {
    return patiently(
      () =>
        new Promise<void>((ready, fail) => {
          const env = {
            PATH: process.env.PATH ?? "",
            HOME: process.env.HOME ?? "",
            NODE_ENV: "production" as const,
            ...boundedMemory({}),
            ...this.env,
          };
          const stdio = ["ignore" as const, this.log, this.log, "ipc" as const];
          const compiler = this.file.endsWith(".ts") ? ["--import", "tsx"] : [];
          const execArgv = [...compiler, "--import", join(root, "soak", "clock.mjs")];
          const child = fork(join(root, this.file), [], { cwd: root, env, execArgv, stdio });
          let up = false;
          child.once("message", () => {
            up = true;
            ready();
          });
          child.once("exit", (code, signal) => {
            fail(new Error(`${this.file} ended with ${code}.`));
            if (!up || this.expected) return;
            this.ownEnds.push(`${this.file} ended by itself with ${code ?? signal}`);
            void this.start();
          });
          this.expected = false;
          this.child = child;
        }),
    );
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const { child } = this;
    this.expected = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<number | null>((done) => child.once("exit", done));
    child.kill(signal);
    const code = await gone;
    if (signal === "SIGTERM" && code !== 0) this.ownEnds.push(`${this.file} ended with ${code} when asked to end`);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Sets its clock so many seconds wrong. */
  moveClock(seconds: number): void {
    this.child?.send({ seconds });
  }
}
