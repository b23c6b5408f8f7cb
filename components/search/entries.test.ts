import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { helpPages, isHelpPage } from "@/components/help/pages";
import { entries, entriesOf } from "@/components/search/entries";
import { helpEntries } from "@/components/search/help-entries";
import { sections } from "@/components/settings/sections";
import en from "@/messages/en/settings.json";
import es from "@/messages/es/settings.json";
import pt from "@/messages/pt-BR/settings.json";

const root = join(import.meta.dirname, "../..");

describe("the places that the search knows", () => {
  it("hold every section of the settings, by its name in each language", () => {
    for (const { name, admin, ...elsewhere } of sections) {
      if ("href" in elsewhere) continue; // It is an area, which the search has anyway.
      const entry = entries.find((each) => each.href === `/settings/${name}`);
      const title = { en: en.sections[name], es: es.sections[name], "pt-BR": pt.sections[name] };
      expect(entry, name).toMatchObject({ title });
      expect(entry?.admin ?? false, name).toBe(admin);
    }
  });

  it("exist, and stand once each", () => {
    const pages = ["app/(dashboard)", "app/(dashboard)/customers/@drawer", "app"];
    const isPage = (href: string) =>
      isHelpPage(href.replace("/help/", "")) ||
      pages.some((folder) =>
        existsSync(
          join(root, folder, href.replace(/^\/customers/, folder.includes("@") ? "" : "/customers"), "page.tsx"),
        ),
      );
    expect(entries.filter(({ href }) => !isPage(href)).map(({ href }) => href)).toEqual([]);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  it("call the pages of the handbook as their headings do", () => {
    for (const page of helpPages)
      for (const language of ["en", "es", "pt-BR"] as const) {
        const [heading] = readFileSync(join(root, "docs/help", language, `${page}.md`), "utf8").split("\n");
        expect(`# ${helpEntries[page].title[language]}`).toBe(heading);
      }
  });

  it("for admins are not offered to agents", () => {
    const hrefs = entriesOf("agent").map(({ href }) => href);
    expect(hrefs).toContain("/settings/team");
    expect(hrefs).not.toContain("/settings/developers");
  });
});
