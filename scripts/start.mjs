// npm start: from a bare clone to a running service, with one command.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, requireNode, root } from "./install.mjs";

requireNode();
ensureInstalled();
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();
const { supervise } = await import("./supervise.mjs");

await supervise({
  processes: [
    { file: join(root, "dist", "environment.mjs"), once: true, extra: { NODE_ENV: "production" } },
    { file: join(root, "dist", "seed.mjs"), once: true, extra: { NODE_ENV: "production" } },
    { file: join(root, "dist", "worker.mjs"), extra: { NODE_ENV: "production" } },
    { file: join(root, "dist", "serve.mjs"), extra: { NODE_ENV: "production" } },
  ],
  onReady(env) {
    const file = join(env.DATA_DIR, "demo.json");
    console.log(`\nTurnero is ready at ${env.APP_URL}`);
    if (existsSync(file)) {
      const { email, password, api_key } = JSON.parse(readFileSync(file, "utf8"));
      console.log(`  Sign in:  ${email}   password: ${password}`);
      console.log(`  API key:  ${api_key}   (also in ${file})`);
    }
    console.log("  Stop it with Ctrl-C; the data stays.\n");
  },
});
