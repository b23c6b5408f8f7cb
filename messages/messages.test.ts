import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "@/components/locales";
import { usesIn } from "@/messages/uses";

const root = join(import.meta.dirname, "..");
type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, at = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const path = at ? `${at}.${key}` : key;
    return typeof value === "string" ? [[path, value] as [string, string]] : flatten(value, path);
  });

function messagesOf(locale: string): Map<string, string> {
  const folder = join(root, "messages", locale);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return new Map(
    files.flatMap((file) => flatten({ [file.slice(0, -5)]: JSON.parse(readFileSync(join(folder, file), "utf8")) })),
  );
}

/** What a message must be given: its arguments and its tags. What stands inside a choice is words, not arguments. */
function needsOf(text: string): string[] {
  const needs: string[] = [];
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === "{" && depth++ === 0) needs.push(/^\{(\w+)/.exec(text.slice(at))?.[1] ?? "");
    if (sign === "}") depth--;
  }
  return [...new Set([...needs, ...[...text.matchAll(/<\w+>/g)].map(([tag]) => tag)])].sort();
}

const sources = ["app", "components"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** Words that are looked up by a code of the API: the code decides which is used. */
const byCode = [/^timeline\.kinds\./, /^common\.faults\./, /^common\.problems\./, /^settings\.did\./];

const languages = locales.map(({ value }) => value);
const english = messagesOf("en");
const uses = sources.flatMap(usesIn).map(({ file, key }) => ({
  said: `${relative(root, file)}: ${key}`,
  pattern: new RegExp(`^${key.replaceAll(".", "\\.").replaceAll("*", "[^.]+")}$`),
}));

describe("the messages", () => {
  it.each(languages)("have every key in %s, and no other", (locale) => {
    expect([...messagesOf(locale).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(languages)("leave nothing empty, and no argument out, in %s", (locale) => {
    for (const [key, text] of messagesOf(locale)) {
      expect(text.trim(), key).not.toBe("");
      expect(needsOf(text), key).toEqual(needsOf(english.get(key) ?? ""));
    }
  });

  it.each(languages)("call a booking's status by one word in %s", (locale) => {
    const words = messagesOf(locale);
    for (const [key, text] of words)
      if (key.startsWith("automations.statuses."))
        expect(text, key).toBe(words.get(key.replace("automations.statuses.", "calendar.status.")));
  });

  it("say vos where they speak of automations and of the setup", () => {
    const spoken = [...messagesOf("es")].filter(([key]) => /^(ai|assistant|automations|bot|flows)\./.test(key));
    const tuteo =
      /\b(elige|puedes|quieres|prefieres|escribe con|empieza con|corrige|aquí|añadir|por ti|tú)(?![\p{L}])/iu;
    expect(spoken.filter(([, text]) => tuteo.test(text))).toEqual([]);
  });

  it("are read from the code", () => {
    expect(uses.length).toBeGreaterThan(150);
  });

  it("have each one that the code asks for", () => {
    const missing = uses.filter(({ pattern }) => ![...english.keys()].some((key) => pattern.test(key)));
    expect(missing.map(({ said }) => said)).toEqual([]);
  });

  it("have none that nobody asks for", () => {
    const unused = [...english.keys()].filter(
      (key) => !byCode.some((pattern) => pattern.test(key)) && !uses.some(({ pattern }) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
