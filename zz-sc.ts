import { readFileSync } from "node:fs";
import { readMessages } from "./bench/exam/messages";
const [file, ...rest] = process.argv.slice(2);
const set = JSON.parse(readFileSync(file as string, "utf8"));
const all = readMessages(set);
console.log(file, "intent", all.filter((r) => r.intent).length, "all", all.filter((r) => r.wrong.length === 0).length, "of", all.length);
if (rest.includes("--show")) for (const r of all) if (r.wrong.length) console.log(`- ${r.what.replace(/\n/g, " / ")}\n    ${r.wrong.join("; ")}`);
