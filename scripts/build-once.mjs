// npm run build: builds everything that `npm start` serves, without starting it. `npm start` itself runs it too: the
// compilers end with it.
import "./output.mjs";
import { ensureInstalled, requireNode } from "./install.mjs";

process.once("SIGTERM", () => process.exit(143));
process.once("disconnect", () => process.exit(1)); // Who started it has ended, so this must too.

requireNode();
ensureInstalled({ tools: false });
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt({ onBundled: () => process.send?.("bundled") });
process.exit(0);
