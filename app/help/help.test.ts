import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { helpEntries, helpPage, neighbours, searchHelp } from "@/app/help/handbook";
import { blocksOf } from "@/components/docs/markdown";
import { helpPages, isHelpPage } from "@/components/help/pages";
import { helpPictures } from "@/components/help/pictures";
import { type Locale, locales } from "@/components/locales";
import { areas } from "@/components/shell/areas";
import { calendarKeys } from "@/components/shell/calendar-keys";
import { vosIn } from "@/messages/vos";

const root = join(import.meta.dirname, "../..");
const languages = locales.map(({ value }) => value);
const all = languages.flatMap((language) => helpPages.map((page) => [language, page] as const));
const textOf = (language: Locale, page: (typeof helpPages)[number]) => helpPage(language, page).text;

type Tree = { [key: string]: string | Tree };
const flatten = (tree: Tree, at: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${at}.${key}`, value] as [string, string]] : flatten(value, `${at}.${key}`),
  );

function messagesOf(language: string): Map<string, string> {
  const folder = join(root, "messages", language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return new Map(
    files.flatMap((file) => flatten(JSON.parse(readFileSync(join(folder, file), "utf8")), file.slice(0, -5))),
  );
}
const messages = Object.fromEntries(languages.map((language) => [language, messagesOf(language)]));

/** What a page prints in bold: the product's own words. */
const namedIn = (text: string): string[] => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = ""]) => name);
const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
const picturesIn = (text: string) => blocksOf(text).flatMap((block) => (block.kind === "picture" ? [block] : []));

/** The messages that say exactly this. */
const keysOf = (language: string, said: string): string[] =>
  [...(messages[language] ?? [])].filter(([, text]) => text === said).map(([key]) => key);

describe("the handbook", () => {
  it.each(languages)("has a file for every page in %s, and no other", (language) => {
    expect(readdirSync(join(root, "docs/help", language)).sort()).toEqual(helpPages.map((page) => `${page}.md`).sort());
  });

  it.each(all)("is brief in %s: %s", (language, page) => {
    const words = textOf(language, page).split(/\s+/).length;
    expect(words).toBeGreaterThan(150);
    expect(words).toBeLessThan(350);
    const { title, summary, sections } = helpPage(language, page);
    expect(title).not.toBe(page);
    expect(summary.length).toBeGreaterThan(20);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it.each(all)("has one shape in every language, here %s: %s", (language, page) => {
    const shape = (locale: Locale) =>
      blocksOf(textOf(locale, page)).map((block) => {
        if (block.kind === "heading") return `h${block.level}`;
        if (block.kind === "list") return `list of ${block.items.length}`;
        if (block.kind === "table") return `table of ${block.rows.length}`;
        return block.kind === "picture" ? block.src : block.kind;
      });
    expect(shape(language)).toEqual(shape("en"));
  });

  it.each(all)("links to pages that exist, in %s: %s", (language, page) => {
    const broken = linksIn(textOf(language, page)).filter((href) => {
      const [, name = "", id] = /^\/help\/([\w-]+)(?:#(.+))?$/.exec(href) ?? [];
      if (!isHelpPage(name)) return true;
      return id !== undefined && !helpPage(language, name).sections.some((section) => section.id === id);
    });
    expect(broken).toEqual([]);
    expect(linksIn(textOf(language, page)).map((href) => href.split("#")[0])).toEqual(
      linksIn(textOf("en", page)).map((href) => href.split("#")[0]),
    );
  });

  it.each(all)("calls everything as the screens do, in %s: %s", (language, page) => {
    const unknown = namedIn(textOf(language, page)).filter((name) => keysOf(language, name).length === 0);
    expect(unknown).toEqual([]);
  });

  it.each(all.filter(([language]) => language !== "en"))(
    "names the same buttons in %s as in English: %s",
    (language, page) => {
      const left = namedIn(textOf(language, page));
      const missing = namedIn(textOf("en", page)).filter((name) => {
        const said = keysOf("en", name).map((key) => messages[language]?.get(key));
        const at = left.findIndex((each) => said.includes(each));
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      expect({ missing, left }).toEqual({ missing: [], left: [] });
    },
  );

  it.each(helpPages)("says neither vos nor tú in Spanish: %s", (page) => {
    const own = textOf("es", page).replace(/\*\*[^*]+\*\*|\]\([^)]+\)/g, " ");
    const tu = own.match(/(?<!\p{L})(tú|tus?|te|ti|puedes|tienes|quieres|usted)(?!\p{L})/giu);
    expect([...vosIn(own), ...(tu ?? [])]).toEqual([]);
  });

  it.each(languages)("gives the keys that lead to each screen, in %s", (language) => {
    const rows = [...textOf(language, "keyboard").matchAll(/^\| `G (\w)` +\| \*\*(.+?)\*\*/gm)];
    const usual = areas.filter(({ bare }) => !bare).map(({ keys }) => keys);
    expect(rows.map(([, letter = ""]) => `g ${letter.toLowerCase()}`).sort()).toEqual(usual.sort());
    for (const [, letter = "", name] of rows) {
      const area = areas.find(({ keys }) => keys === `g ${letter.toLowerCase()}`);
      expect(messages[language]?.get(`shell.areas.${area?.name}`)).toBe(name);
    }
  });
});

const spaceBar: Record<Locale, string> = { en: "Space", es: "Espacio", "pt-BR": "Espaço" };

describe("the handbook's shortcuts", () => {
  it.each(languages)("are all those of the calendar that the help shows, in %s", (language) => {
    const sections = textOf(language, "keyboard").split(/^## /m);
    const calendar = sections.find((section) => section.includes("`T`") && section.includes("`W`")) ?? "";
    const told = [...calendar.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key);
    const shown = calendarKeys.map(({ keys }) => (keys === "space" ? spaceBar[language] : keys.toUpperCase()));
    expect(shown.filter((key) => !told.includes(key))).toEqual([]);
  });
});

describe("the handbook's pictures", () => {
  const folder = join(root, "public/handbook");
  const used = new Set(helpPages.flatMap((page) => picturesIn(textOf("en", page)).map(({ src }) => src)));

  it("are those that its pages show", () => {
    expect([...used].sort()).toEqual(
      Object.keys(helpPictures)
        .map((name) => `/handbook/${name}.webp`)
        .sort(),
    );
    expect(
      readdirSync(folder)
        .map((file) => `/handbook/${file}`)
        .sort(),
    ).toEqual([...used].sort());
  });

  it.each(Object.entries(helpPictures))(
    "have the shape that is kept free for them, and are light: %s",
    async (name, size) => {
      const file = join(folder, `${name}.webp`);
      const { width, height } = await sharp(file).metadata();
      expect(width / height).toBeCloseTo(size.width / size.height, 2);
      expect(statSync(file).size).toBeLessThan(60_000);
    },
  );

  it.each(all)("are described in words, in %s: %s", (language, page) => {
    for (const { alt } of picturesIn(textOf(language, page))) expect(alt.length).toBeGreaterThan(10);
  });
});

describe("the handbook's search", () => {
  const found = (language: Locale, typed: string) => searchHelp(language, typed).map(({ page }) => page);

  it("finds words in any order, with and without accents, titles first", () => {
    expect(found("en", "cancel undo")[0]).toBe("bookings");
    expect(found("en", "UNDO cancel")[0]).toBe("bookings");
    expect(found("es", "plantilla")).toContain("conversations");
    expect(found("pt-BR", "ausencias")[0]).toBe("time-off");
    expect(found("en", "no such thing anywhere")).toEqual([]);
  });

  it("names the sections that hold the words", () => {
    const [bookings] = searchHelp("en", "15 seconds").filter(({ page }) => page === "bookings");
    expect(bookings?.sections.map(({ title }) => title)).toEqual(["Cancel and undo"]);
  });
});

describe("reading on", () => {
  it("leads through all pages, from the first to the last", () => {
    const [first, last] = [helpPages[0], helpPages.at(-1)];
    expect(neighbours("en", first ?? "trouble").before).toBeNull();
    expect(neighbours("en", last ?? "trouble").after).toBeNull();
    let way = 1;
    for (let at = neighbours("en", first ?? "trouble").after; at; at = neighbours("en", at.page).after) way++;
    expect(way).toBe(helpEntries("en").length);
  });
});
