// npm run audit: known vulnerabilities in production packages. High and critical ones fail; an unreachable registry does not.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { root } from "./install.mjs";

const grave = ["high", "critical"];

/** The meaning of npm's output: vulnerabilities to fix, nothing to report, or no answer. */
export function verdict(text) {
  let report = null;
  try {
    report = JSON.parse(text);
  } catch {}
  const found = report?.vulnerabilities;
  if (!found) return { code: 0, words: `Nothing was audited: ${report?.message ?? "no registry answered"}.` };
  const faults = Object.values(found).filter(({ severity }) => grave.includes(severity));
  const others = Object.keys(found).length - faults.length;
  if (faults.length === 0)
    return { code: 0, words: `No package of production has a grave known fault (${others} lesser ones).` };
  const lines = faults.map(({ name, severity, range, fixAvailable }) => {
    const mended = fixAvailable?.version ? `, mended in ${fixAvailable.name} ${fixAvailable.version}` : "";
    return `  ${name} ${range}: ${severity}${mended}`;
  });
  return { code: 1, words: ["Packages of production with grave known faults:", ...lines].join("\n") };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
  const npm = spawnSync(process.platform === "win32" ? "npm.cmd" : "npm", args, {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
    timeout: 60_000,
  });
  const { code, words } = verdict(npm.stdout ?? "");
  console.log(words);
  process.exitCode = code;
}
