import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Queue } from "@/lib/core/concurrency/queue";
import { type Decoded, outOfMemory } from "@/lib/core/decoder/answer";
import { singleton } from "@/lib/core/singleton";

/**
 * Untrusted files are decoded in a separate process, one per file: it has no secrets in its environment, and the
 * operating system ends it when it uses too much memory or time. scripts/decode.ts is what runs there.
 */
export type Decoding = {
  kind: "document" | "picture";
  /** Whose file it is: those of one workspace do not keep the others waiting. */
  project: string;
  /** What the kind wants to know beside the bytes, as JSON. */
  about: unknown;
  bytes: Uint8Array;
  /** How long to wait for a place. */
  patienceMs: number;
  /** CPU time: wall time would run out for everybody on a busy machine and is only for hangs. */
  processorSeconds: number;
  withinMs?: number;
  memoryMb: number;
  limiter?: Limiter;
};

/** `system`: an OS limit on writable memory. `thread`: a thread inside the process polls its memory. */
export type Limiter = "system" | "thread";

export type Undone = "busy" | "time" | "memory";

const mostAnswered = 32 * 1024 * 1024;
const shell = "/bin/sh";
const usualLimiter = (): Limiter => (process.platform === "linux" && existsSync(shell) ? "system" : "thread");

const queue = (): Queue => singleton("decoder-queue", () => new Queue(2, 16));

/** Ends the decoder with this process, unless this one is killed; then the CPU limit ends it. */
const children = singleton("decoders", () => {
  const alive = new Set<ChildProcess>();
  process.once("exit", () => {
    for (const child of alive) child.kill("SIGKILL");
  });
  return alive;
});

const program = (): string[] =>
  process.env.NODE_ENV === "production"
    ? [join(/* turbopackIgnore: true */ process.cwd(), "dist", "decode.mjs")]
    : ["--import", "tsx", join(/* turbopackIgnore: true */ process.cwd(), "scripts", "decode.ts")];

function start({ kind, about, memoryMb, processorSeconds, limiter = usualLimiter() }: Decoding): ChildProcess {
  const own = limiter === "thread" ? [String(memoryMb)] : [];
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(memoryMb * 0.6)}`,
    "--v8-pool-size=1",
    ...program(),
    kind,
    JSON.stringify(about),
    ...own,
  ];
  // `-d` counts what is writable, not the gigabytes of addresses that Node and WebAssembly only reserve (`-v` would).
  const limited = ["-c", 'ulimit -d "$1" && ulimit -S -t "$2" && shift 2 && exec "$@"', "sh"];
  const limits = [String(memoryMb * 1024), String(processorSeconds)];
  const [file = "", ...args] = limiter === "system" ? [shell, ...limited, ...limits, ...node] : node;
  const { NODE_ENV, TMPDIR } = process.env;
  const env = { NODE_ENV, ...(TMPDIR ? { TMPDIR } : {}), UV_THREADPOOL_SIZE: "1", VIPS_CONCURRENCY: "1" };
  // Next would trace the program, whose folder is written beside Next's own build and may not be there yet.
  return spawn(/* turbopackIgnore: true */ file, args, {
    env,
    stdio: ["pipe", "ignore", "pipe", "pipe"],
    windowsHide: true,
  });
}

/** The first four bytes say how long the JSON is; what follows it is the bytes. Null for half an answer, or none. */
function parse(sent: Buffer): Decoded | null {
  try {
    const end = 4 + sent.readUInt32BE(0);
    return { answer: JSON.parse(sent.toString("utf8", 4, end)), bytes: new Uint8Array(sent.subarray(end)) };
  } catch {
    return null;
  }
}

/** By how its process ended: a killed process may leave a partial response. Null for an error of ours. */
export function outcomeOf(code: number | null, signal: NodeJS.Signals | null, sent: Buffer): Decoded | Undone | null {
  if (signal === "SIGXCPU") return "time";
  // Running out of memory shows in many ways: an abort, a trap or a fault.
  if (signal !== null || code === outOfMemory) return "memory";
  return code === 0 ? parse(sent) : null;
}

function ask(decoding: Decoding): Promise<Decoded | Undone> {
  const child = start(decoding);
  children.add(child);
  const { withinMs = decoding.processorSeconds * 10_000 } = decoding;
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Decoded | Undone>((done, fail) => {
    const parts: Buffer[] = [];
    let [size, said] = [0, ""];
    const end = (why: Undone) => {
      child.kill("SIGKILL");
      done(why);
    };
    timer = setTimeout(end, withinMs, "time");
    child.once("error", fail);
    child.stdin?.on("error", () => {}); // It ended before it read everything; the exit tells why.
    child.stdin?.end(decoding.bytes);
    (child.stdio[3] as Readable | null)?.on("data", (part: Buffer) => {
      size += part.length;
      if (size > mostAnswered) end("memory");
      else parts.push(part);
    });
    child.stderr?.on("data", (part: Buffer) => {
      said = `${said}${part}`.slice(0, 2000);
    });
    child.once("close", (code, signal) => {
      const outcome = outcomeOf(code, signal, Buffer.concat(parts));
      if (outcome) done(outcome);
      else fail(new Error(`The decoder ended with ${code}: ${said}`));
    });
  }).finally(() => {
    clearTimeout(timer);
    children.delete(child);
  });
}

/** The file's content, or why it is unavailable: no free place, or too much time or memory. */
export const decode = async (decoding: Decoding): Promise<Decoded | Undone> =>
  (await queue().run(decoding.project, decoding.patienceMs, () => ask(decoding))) ?? "busy";
