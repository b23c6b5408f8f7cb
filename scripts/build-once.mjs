// npm run build: builds everything that `npm start` serves, without starting it.
import { ensureInstalled, requireNode } from "./install.mjs";

requireNode();
ensureInstalled({ tools: false });
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();
