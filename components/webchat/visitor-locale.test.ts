import { expect, it } from "vitest";
import { visitorLocale } from "@/components/webchat/visitor-locale";

it.each([
  ["es", ["es-PY", "es", "en-US"], "es-PY"],
  ["es", ["es", "en-US"], "es"],
  ["es", ["es-419", "es-AR"], "es-AR"],
  ["pt-BR", ["es-PY", "en-US"], "pt-PY"],
  ["pt-BR", ["pt", "en-US"], "pt-BR"],
  ["en", [], "en"],
])("%s in a browser of %j is %s", (language, browser, locale) => {
  expect(visitorLocale(language, browser)).toBe(locale);
});
