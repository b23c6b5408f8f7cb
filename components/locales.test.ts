import { describe, expect, it } from "vitest";
import { localeName, locales, localesWith, negotiate } from "@/components/locales";

describe("the name of a language", () => {
  it.each([
    ["pt-BR", "Português (Brasil)"],
    ["es-AR", "Español (Argentina)"],
    ["no language", "no language"],
  ])("%s is %s", (value, name) => expect(localeName(value)).toBe(name));
});

describe("the language of a first visit", () => {
  it("is the first of ours that the browser asks for", () => {
    expect(negotiate("pt-PT,pt;q=0.9,en;q=0.8")).toBe("pt-BR");
    expect(negotiate("fr-FR, es-AR;q=0.8, en;q=0.7")).toBe("es");
    expect(negotiate("en;q=0.2, es;q=0.9")).toBe("es");
  });

  it("is English when none is ours, refused or unreadable", () => {
    expect(negotiate("fr, de;q=0.5")).toBe("en");
    expect(negotiate("es;q=0, fr")).toBe("en");
    expect(negotiate(null)).toBe("en");
    expect(negotiate(";;;,,q=")).toBe("en");
  });
});

describe("the languages to choose from", () => {
  it("hold the one that stands there already", () => {
    expect(localesWith("es-PY").map(({ value }) => value)).toEqual(["en", "es", "pt-BR", "es-PY"]);
    for (const known of ["pt-BR", null, undefined]) expect(localesWith(known)).toEqual(locales);
  });
});
