// npm start: from a bare clone to a running service, with one command. What stays of it loads no package, and little else.
import { join } from "node:path";
import { boundedMemory } from "./bounded-memory.mjs";
import { ensureInstalled, requireNode, root } from "./install.mjs";
import { dataDir } from "./settings.mjs";
import { supervise } from "./supervise.mjs";
import { readKept } from "./whole-file.mjs";

requireNode();
ensureInstalled({ tools: false });

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
const extra = { NODE_ENV: "production", ...boundedMemory() };
const built = (name) => ({ file: join(root, "dist", name), extra });

await supervise({
  build: join(root, "scripts", "build-once.mjs"),
  first: [built("seed.mjs")],
  processes: [built("worker.mjs"), built("serve.mjs")],
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
