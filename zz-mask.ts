import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { plainly } from "./lib/domains/bot/understanding/chat";
import { languageOf } from "./lib/domains/bot/understanding/language";
import { mentions } from "./lib/domains/bot/understanding/names";
import { fold } from "./lib/domains/bot/understanding/text";
import { timesIn } from "./lib/domains/bot/understanding/when/read";
const every: any[] = ["pt", "es", "en"].flatMap((l) => JSON.parse(readFileSync(`/tmp/exams/dev-${l}.json`, "utf8")).businesses.flatMap((b: any) => b.services.map((s: any) => ({ ...s, l }))));
const withDev = process.argv.includes("--dev");
const now = { date: "2026-11-17", minute: 620 };
const blank = (t: string, spans: any[]) => { for (const { from, to } of spans) t = t.slice(0, from) + " ".repeat(to - from) + t.slice(to); return t; };
function mask(raw: string, lang: any, services: any[]) {
  const text = fold(plainly(raw, lang));
  const { spans } = timesIn(text, lang, now);
  const named = services.length ? mentions(blank(text, spans), services).map(({ from, to }) => ({ from, to, is: "service" })) : [];
  let left = "", at = 0;
  for (const { from, to, is } of [...spans, ...named].sort((a: any, b: any) => a.from - b.from)) {
    if (from < at) continue;
    left += text.slice(at, from) + `<${is}|${text.slice(from, to)}>`;
    at = to;
  }
  return (left + text.slice(at)).replace(/\s+/g, " ").trim();
}
for (const lang of ["pt", "es", "en"] as const) {
  const out: string[] = [];
  const tsv = `/tmp/exams/train-${lang}.tsv`;
  if (existsSync(tsv)) for (const line of readFileSync(tsv, "utf8").split("\n")) {
    const [intent, text] = line.split("\t");
    if (intent && text) out.push(`${intent.trim()}\t${mask(text, lang, every.filter((s) => s.l === lang))}`);
  }
  if (withDev) {
    const set = JSON.parse(readFileSync(`/tmp/exams/dev-${lang}.json`, "utf8"));
    for (const { business, text, expect } of set.messages) {
      const b = set.businesses.find((x: any) => x.id === business);
      const all = [expect.intent[0], ...(expect.second ? [expect.second.intent[0]] : [])];
      out.push(`${[...new Set(all)].join("+")}\t${mask(text, lang, b.services)}`);
    }
  }
  writeFileSync(`lib/domains/bot/understanding/intent/phrases/${lang}/messages.txt`, `${out.join("\n")}\n`);
  console.log(lang, out.length);
}
