import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "@/lib/core/text/contrast";
import { isOriginPattern } from "@/lib/core/wire/origin";
import { allows, confirmationText, greetingIn, isOpen, languageFor, patternsFor } from "@/lib/domains/webchat/rules";
import { welcome } from "@/lib/domains/webchat/words";

describe("an allowed origin", () => {
  it.each([
    "https://example.com",
    "https://www.example.com:8443",
    "https://*.example.com",
    "https://*.shop.example.com.br",
    "http://localhost:3000",
    "http://127.0.0.1:8080",
    "https://xn--caf-dma.example",
  ])("%s can be named", (origin) => expect(isOriginPattern(origin)).toBe(true));

  it.each([
    "*",
    "https://*",
    "https://*.com",
    "https://exa*mple.com",
    "https://*.*.example.com",
    "https://example.com/",
    "https://example.com/path",
    "https://example.com?x",
    "https://user@example.com",
    "http://example.com",
    "http://*.example.com",
    "example.com",
    "null",
    "javascript:alert(1)",
    "https://EXAMPLE.com",
    "https://*.example.com; script-src *",
    "https://example.com 'unsafe-inline'",
    "",
  ])("%s cannot", (origin) => expect(isOriginPattern(origin)).toBe(false));

  it("is itself and no other", () => {
    const list = ["https://example.com", "https://*.shop.com", "http://localhost:3000"];
    for (const yes of ["https://example.com", "https://a.shop.com", "https://a.b.shop.com", "http://localhost:3000"])
      expect(allows(list, yes), yes).toBe(true);
    for (const no of [
      "https://example.com.evil.net",
      "https://evilexample.com",
      "https://sub.example.com",
      "https://shop.com",
      "https://evilshop.com",
      "http://a.shop.com",
      "https://a.shop.com:8443",
      "http://localhost:3001",
      "https://example.com:444",
      "null",
      "",
    ])
      expect(allows(list, no), no).toBe(false);
  });

  it("never breaks out of the header that names it", () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.string(), (url, tail) => {
        for (const text of [url, tail, `https://*.${tail}`, `${url}${tail}`])
          if (isOriginPattern(text)) expect(text).toMatch(/^https?:\/\/[\w*.[\]:-]+$/);
      }),
    );
  });

  it("has a star for each name above it, and none for a bare top level of its own", () => {
    expect(patternsFor("https://a.b.example.com")).toEqual([
      "https://a.b.example.com",
      "https://*.b.example.com",
      "https://*.example.com",
      "https://*.com",
    ]);
    expect(patternsFor("https://10.0.0.1")).toEqual(["https://10.0.0.1"]);
  });
});

describe("business hours", () => {
  const hours = {
    timezone: "America/Sao_Paulo",
    weekly: [
      { weekday: 1, from: "09:00", to: "18:00" },
      { weekday: 6, from: "22:00", to: "24:00" },
    ],
    away_message: "Back soon",
  };
  it.each([
    ["2026-11-16T12:00:00Z", true], // Monday, 09:00 on the wall
    ["2026-11-16T11:59:59Z", false],
    ["2026-11-16T21:00:00Z", false],
    ["2026-11-15T02:30:00Z", true], // still Saturday, 23:30
    ["2026-11-15T03:00:00Z", false],
  ])("at %s: %s", (at, open) => expect(isOpen(hours, new Date(at))).toBe(open));

  it("without any, there is always somebody", () => expect(isOpen(null, new Date(0))).toBe(true));
});

describe("colours", () => {
  it("are as far apart as WCAG says", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
  });
});

describe("the visitor's language", () => {
  it("is their own where the site speaks it, else the site's first", () => {
    expect(languageFor("pt-PT", ["en", "pt-BR"])).toBe("pt-BR");
    expect(languageFor("es-PY", ["pt-BR", "es"])).toBe("es");
    expect(languageFor("de", ["es", "en"])).toBe("es");
    expect(languageFor(null, [])).toBe("en");
  });

  it("is the first that the site speaks of what the page and the browser ask for, else the workspace's own", () => {
    const all = ["pt-BR", "es", "en"];
    expect(languageFor("en-US,pt-BR", all, "pt-BR")).toBe("en");
    expect(languageFor("de,fr;q=0.9,en;q=0.8,pt;q=0.7", all, "es")).toBe("en");
    expect(languageFor("de,fr", ["en", "pt-BR", "es"], "pt-BR")).toBe("pt-BR");
    expect(languageFor("de", ["en", "es"], "pt-BR")).toBe("en");
  });

  it("is the one of the greeting that they read", () => {
    const own = "Olá! Bem-vindo ao nosso salão, como podemos ajudar você hoje?";
    expect(greetingIn("pt-BR", own)).toBe(own);
    expect(greetingIn("en", own)).toBeNull();
    expect(greetingIn("es", own)).toBeNull();
    expect(greetingIn("en", "Welcome!")).toBe("Welcome!");
    for (const language of ["en", "es", "pt-BR"] as const)
      expect(greetingIn(language, welcome[language])).toBe(welcome[language]);
  });

  it("tells when the time is, on the workspace's clock", () => {
    const booked = { service: "Corte", start: new Date("2026-11-17T17:30:00Z"), timezone: "America/Sao_Paulo" };
    expect(confirmationText("pt-BR", { ...booked, confirmed: true })).toBe(
      "Agendado: Corte, terça-feira, 17 de novembro, 14:30. Até lá!",
    );
    expect(confirmationText("es", { ...booked, confirmed: false })).toContain("seña");
  });
});
