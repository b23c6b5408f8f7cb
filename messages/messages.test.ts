import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "@/components/locales";

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

const sources = ["app", "components"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

type Use = { file: string; pattern: RegExp; key: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A key as the code writes it: `areas.${name}` stands for every key that begins and ends so. */
const patternOf = (key: string): RegExp =>
  new RegExp(
    `^${key
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map(escaped)
      .join("[^.]+")}$`,
  );

/** Every call of a translator, with the area it was made for. One name has one area in a file, as a rule of the house. */
function usesIn(file: string): Use[] {
  const text = readFileSync(file, "utf8");
  const translators = new Map<string, Set<string>>();
  const made = /const (\w+) = (?:await )?(?:useTranslations|getTranslations)\((?:"([^"]*)")?\)/g;
  for (const [, name = "", area = ""] of text.matchAll(made)) {
    translators.set(name, (translators.get(name) ?? new Set()).add(area));
  }
  const direct = /(?:useTranslations|getTranslations)\("([^"]*)"\)\)?\("([^"]+)"/g;
  const found: Use[] = [...text.matchAll(direct)].map(([, area = "", key = ""]) => use(file, area, key));
  for (const [name, areas] of translators) {
    const calls = new RegExp(`\\b${name}(?:\\.rich|\\.has|\\.markup)?\\(\\s*([^,()]*(?:\\([^()]*\\)[^,()]*)*)`, "g");
    for (const [, argument = ""] of text.matchAll(calls)) {
      for (const [, quoted, template] of argument.matchAll(/"([^"]+)"|`([^`]+)`/g)) {
        if (/^"[^"]*"\s*===|===\s*"/.test(argument) && !argument.includes("?")) continue;
        for (const area of areas) found.push(use(file, area, quoted ?? template ?? ""));
      }
    }
  }
  return found;
}

function use(file: string, area: string, key: string): Use {
  const full = area ? `${area}.${key}` : key;
  return { file: relative(root, file), pattern: patternOf(full), key: full };
}

/** Words that are looked up by a code of the API: the code decides which is used. */
const byCode = [/^common\.faults\./, /^common\.problems\./, /^settings\.did\./];

const english = messagesOf("en");
const uses = sources.flatMap(usesIn);

describe("the messages", () => {
  it.each(locales.map(({ value }) => value))("has every key in %s, and no other", (locale) => {
    expect([...messagesOf(locale).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(locales.map(({ value }) => value))("leaves nothing empty, and no argument out, in %s", (locale) => {
    const names = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([all]) => all))].sort();
    for (const [key, text] of messagesOf(locale)) {
      expect(text.trim(), key).not.toBe("");
      expect(names(text), key).toEqual(names(english.get(key) ?? ""));
    }
  });

  it("are read from the code", () => {
    expect(uses.length).toBeGreaterThan(150);
  });

  it("has each one that the code asks for", () => {
    const missing = uses.filter(({ pattern }) => ![...english.keys()].some((key) => pattern.test(key)));
    expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
  });

  it("has none that nobody asks for", () => {
    const unused = [...english.keys()].filter(
      (key) => !byCode.some((pattern) => pattern.test(key)) && !uses.some(({ pattern }) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
