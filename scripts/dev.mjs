// npm run dev: the same service with hot reload; the API goes through Next so that its changes reload too.
import { join } from "node:path";
import { ensureInstalled, requireNode, root } from "./install.mjs";

requireNode();
ensureInstalled();
const { bundleWidget, generatePrisma } = await import("./build.mjs");
generatePrisma();
await bundleWidget({ watch: true });
const { supervise } = await import("./supervise.mjs");

const extra = { NODE_ENV: "development", API_DOOR: "next" };
const execArgv = ["--import", "tsx"];

await supervise({
  first: [{ file: join(root, "demo", "main.ts"), execArgv, extra }],
  processes: [{ file: join(root, "scripts", "serve.ts"), execArgv, extra }],
  onReady: (env) =>
    console.log(
      `\nTurnero is ready at ${env.APP_URL}, reloading on change. Sign-in: ${join(env.DATA_DIR, "demo.json")}\n`,
    ),
});
