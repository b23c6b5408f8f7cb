// npm start: from a bare clone to a running service, with one command.
import { join } from "node:path";
import { ensureInstalled, requireNode, root } from "./install.mjs";

requireNode();
ensureInstalled({ tools: false });
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();
const { boundedMemory } = await import("./bounded-memory.mjs");
const { supervise } = await import("./supervise.mjs");
const { dataDir } = await import("./settings.mjs");
const { readKept } = await import("./whole-file.mjs");

const file = join(dataDir(), "demo.json");
/** The demo file's content; the seed has already reported an empty one. */
function demo() {
  try {
    return readKept(file);
  } catch {
    return null;
  }
}
const before = demo();
const production = { NODE_ENV: "production", ...boundedMemory() };

await supervise({
  processes: [
    { file: join(root, "dist", "environment.mjs"), once: true, extra: production },
    { file: join(root, "dist", "seed.mjs"), once: true, extra: production },
    { file: join(root, "dist", "worker.mjs"), extra: production },
    { file: join(root, "dist", "serve.mjs"), extra: production },
  ],
  onReady(env) {
    const now = demo();
    const lines = [`\nTurnero is ready at ${env.APP_URL}`];
    // Printed once: logs are kept longer, and read by more people, than a password should be.
    if (now && now.password !== before?.password) {
      lines.push(`  Sign in:  ${now.email}   password: ${now.password}`);
      lines.push(`  API key:  ${now.api_key}   (shown here this once; kept in ${file})`);
    } else if (now) lines.push(`  Sign in:  ${now.email}   password and API key: ${file}`);
    // In one write, so that whoever waits for the first line can read the others at once.
    console.log([...lines, "  Press Ctrl-C to stop. Your data is kept.\n"].join("\n"));
  },
});
