// npm run build: everything that `npm start` serves, and nothing is started.
import { ensureInstalled, requireNode } from "./install.mjs";

requireNode();
ensureInstalled();
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();
