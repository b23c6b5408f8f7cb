import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "@/components/locales";
import { server as inEnglish } from "@/messages/en/server";
import { server as inSpanish } from "@/messages/es/server";
import { server as inPortuguese } from "@/messages/pt-BR/server";
import { usesIn } from "@/messages/uses";
import { vosIn } from "@/messages/vos";

const root = join(import.meta.dirname, "..");
type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, at = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const path = at ? `${at}.${key}` : key;
    return typeof value === "string" ? [[path, value] as [string, string]] : flatten(value, path);
  });

/** What the service itself says is no message of the screens, whose files the build compiles. */
const ownSentences: Record<string, Tree> = { en: inEnglish, es: inSpanish, "pt-BR": inPortuguese };

const readBefore = new Map<string, Map<string, string>>();

function messagesOf(locale: string): Map<string, string> {
  const known = readBefore.get(locale) ?? readMessages(locale);
  readBefore.set(locale, known);
  return known;
}

function readMessages(locale: string): Map<string, string> {
  const folder = join(root, "messages", locale);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const read = files.flatMap((file) =>
    flatten({ [file.slice(0, -5)]: JSON.parse(readFileSync(join(folder, file), "utf8")) }),
  );
  return new Map([...read, ...flatten({ server: ownSentences[locale] ?? {} })]);
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
const byCode = [
  /^timeline\.kinds\./,
  /^timeline\.fields\./,
  /^common\.faults\./,
  /^common\.problems\./,
  /^settings\.did\./,
];

/** Groups of the service's own sentences that are looked up by a code: the code is elsewhere in lib. */
const byLeaf = [
  "assistant.questions",
  "assistant.businesses",
  "assistant.choices",
  "assistant.days",
  "channels.sentences",
  "notices.texts",
  "notices.answers",
  "notices.example",
];

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
      if (/^(automations|work)\.statuses\./.test(key))
        expect(text, key).toBe(words.get(key.replace(/^\w+\.statuses\./, "calendar.status.")));
  });

  it("say vos in Spanish, and neither tú nor usted", () => {
    const others =
      /(?<![\p{L}])(elige|elija|puedes|pueda usted|quieres|tienes|prefieres|ofreces|mencionas|escribe (un|con|\{)|intenta de|intente|prueba (con|de)|revise|suelte|pregunte|agregue|aquí|añadir|por ti|a ti|tú|usted|\p{L}+(?:ámelo|éntame|ítelo|ítalo|ízlo|ázlo|ívalo|ídalo|ísalo|ícalo|évalo))(?![\p{L}])/iu;
    expect([...messagesOf("es")].filter(([, text]) => others.test(text))).toEqual([]);
  });

  describe("for Spanish that says tú", () => {
    const vos = messagesOf("es");
    const tu = messagesOf("es-tu");

    it("have a file for every area, which pages read", () => {
      const filesOf = (locale: string) =>
        readdirSync(join(root, "messages", locale))
          .filter((file) => file.endsWith(".json"))
          .sort();
      expect(filesOf("es-tu")).toEqual(filesOf("es"));
    });

    it("replace every sentence that says vos, and leave none that does", () => {
      expect([...vos, ...tu].length).toBeGreaterThan(1000);
      expect([...new Map([...vos, ...tu])].filter(([, text]) => vosIn(text).length > 0)).toEqual([]);
    });

    it("replace nothing else", () => {
      expect([...tu.keys()].filter((key) => vosIn(vos.get(key) ?? "").length === 0)).toEqual([]);
    });

    it("keep the arguments", () => {
      for (const [key, text] of tu) expect(needsOf(text), key).toEqual(needsOf(vos.get(key) ?? ""));
    });
  });

  it("need neither form where the service itself speaks, which knows no zone", () => {
    const forms = new Set([...messagesOf("es-tu").keys()].flatMap((key) => vosIn(messagesOf("es").get(key) ?? "")));
    expect(forms).toContain("elegí");
    const inCode = ["words", "formal", "brief"].map((file) =>
      readFileSync(join(root, "lib/domains/bot/dialogue", `${file}.ts`), "utf8"),
    );
    const spoken = [...messagesOf("es")].filter(([key]) => key.startsWith("server.")).map(([, text]) => text);
    const words = [...inCode, ...spoken].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
    expect(words.filter((word) => forms.has(word) || /^(prefer|ofrec|ped)[íé]s$/.test(word))).toEqual([]);
  });

  it("are what lib says to people, and lib says all of them", () => {
    const code = readdirSync(join(root, "lib"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !/\.test\./.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
    const words = new Map(code.map((text) => [text, new Set(text.match(/\w+/g))]));
    const groups = new Map<string, string[]>();
    /** The files that name a group of sentences, looked for once however many sentences it has. */
    const usersOf = (area: string, group: string): string[] => {
      const pattern = new RegExp(`\\b${area}(\\.|[^;]*?\\b)${group}\\b`);
      const users = groups.get(`${area}.${group}`) ?? code.filter((text) => pattern.test(text));
      groups.set(`${area}.${group}`, users);
      return users;
    };
    const isUsed = (key: string): boolean => {
      const [, area = "", group = "", leaf = ""] = key.split(".");
      const users = usersOf(area, group);
      if (users.length === 0) return false;
      return (byLeaf.includes(`${area}.${group}`) ? code : users).some((text) => words.get(text)?.has(leaf));
    };
    const server = [...english.keys()].filter((key) => key.startsWith("server."));
    expect(server.length).toBeGreaterThan(100);
    expect(server.filter((key) => !isUsed(key))).toEqual([]);
  });

  it("say in words whatever the audit log and the background work can name", () => {
    const code = (folder: string) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !/\.test\./.test(entry.name))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
    const named = (texts: string[], pattern: RegExp): string[] =>
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name.replace(/[.-]/g, "_")));
    const audited = named(code("lib/domains"), /(?:audit(?:Entry|Of)?|changing)\([^")]*"([a-z_]+\.[a-z_]+)"/g);
    const functions = named(code("inngest/functions"), /\bid: "([a-z-]+)",(?= name|\n)/g);
    expect(audited.length).toBeGreaterThan(70);
    expect(functions.length).toBeGreaterThan(12);
    const missing = [
      ...audited.map((name) => `settings.did.${name}`),
      ...functions.map((name) => `settings.background.functions_named.${name}`),
    ].filter((key) => !english.has(key));
    expect(missing).toEqual([]);
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
      (key) =>
        !key.startsWith("server.") &&
        !byCode.some((pattern) => pattern.test(key)) &&
        !uses.some(({ pattern }) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
