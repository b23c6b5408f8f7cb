import { readFileSync, writeSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { type Decoded, isRefusedMemory, outOfMemory } from "@/lib/core/decoder/answer";

// The process that reads one untrusted file; lib/core/decoder starts it and sets its limits.
const [kind = "", about = "null", memoryMb] = process.argv.slice(2);

/** Where the operating system does not limit memory: a thread measures it, even while the others are busy. */
if (memoryMb !== undefined) {
  const program = `const { workerData } = require("node:worker_threads");
    setInterval(() => process.memoryUsage.rss() > workerData && process.kill(process.pid, "SIGKILL"), 25);`;
  new Worker(program, { eval: true, workerData: Number(memoryMb) * 1024 * 1024 }).unref();
}

type Decode = (bytes: Uint8Array, about: never) => Promise<Decoded>;

const decoders: Record<string, () => Promise<Decode>> = {
  document: async () => (await import("@/lib/domains/knowledge/text/document")).decodeDocument,
  picture: async () => (await import("@/lib/domains/evidence/thumbnail")).decodePicture,
};

const decode = await decoders[kind]?.();
if (!decode) throw new Error(`Nothing decodes ${kind}.`);
const { answer, bytes } = await decode(readFileSync(0), JSON.parse(about) as never).catch((error: unknown) => {
  if (isRefusedMemory(error)) process.exit(outOfMemory);
  throw error;
});
const json = Buffer.from(JSON.stringify(answer));
const length = Buffer.alloc(4);
length.writeUInt32BE(json.length);
const whole = Buffer.concat([length, json, bytes]);
for (let at = 0; at < whole.length; ) at += writeSync(3, whole, at);
process.exit(0);
