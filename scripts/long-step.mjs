import { spawn } from "node:child_process";
import { root } from "./install.mjs";

const minute = 60_000;

/** Runs a command whose output is shown only if it fails, and says every so often that it goes on: `tell(minutes so far)`. */
export async function mustRunLong(command, args, { tell, every = minute, ...options }) {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
  const stopWith = () => child.kill();
  process.once("exit", stopWith); // It does not outlive this process, whose end nobody else tells it.
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(part));
  let passed = 0;
  const timer = setInterval(() => tell(++passed), every);
  const status = await new Promise((done, fail) => child.once("error", fail).once("close", done));
  clearInterval(timer);
  process.off("exit", stopWith);
  if (status === 0) return;
  process.stderr.write(Buffer.concat(output));
  process.exit(status ?? 1);
}
