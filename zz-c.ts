import { readFileSync } from "node:fs";
import { readMessages } from "./bench/exam/messages";
import { classify } from "./lib/domains/bot/understanding/intent/classify";
for (const f of process.argv.slice(2)) { const set = JSON.parse(readFileSync(f, "utf8"));
readMessages(set).forEach((r, i) => { if (!r.intent) { const c = classify(set.messages[i].text); console.log(r.wrong[0], "| raw", c.intent, c.score.toFixed(2), Object.entries(c.all).sort((a:any,b:any)=>b[1]-a[1]).slice(0,3).map(([k,v]:any)=>k+v.toFixed(2)).join(" "), "|", r.what); } }); }
