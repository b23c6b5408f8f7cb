// npm run rotate-key: encrypts every secret again with the first key of ENCRYPTION_KEY, while the service may run.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, requireNode, root } from "./install.mjs";

requireNode();
ensureInstalled({ tools: false });
const { ensureBuilt } = await import("./build.mjs");
const { withInstallation } = await import("./installation-database.mjs");
await ensureBuilt();
try {
  process.exitCode = await withInstallation(
    (env) => {
      const child = spawn(process.execPath, [join(root, "dist", "reseal.mjs")], { cwd: root, stdio: "inherit", env });
      return new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
    },
    { secrets: true },
  );
} catch (error) {
  console.error(`Nothing was sealed again: ${error.message || error}`);
  process.exitCode = 1;
}
