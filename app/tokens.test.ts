import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", day = "", night = ""]) => [name, { day, night }],
  ),
);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["canvas", "rail", "well", "raised"];
const meanings = ["held", "confirmed", "progress", "done", "trouble"];

/** [foreground, background, minimum contrast]: 4.5 for text, 3 for control outlines. */
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["ink-soft", ground, 4.5],
    ["ink-faint", ground, 4.5],
    ["focus", ground, 3],
    ["confirmed-text", ground, 4.5],
    ["trouble-text", ground, 4.5],
  ]),
  ...["chosen", "confirmed-soft"].flatMap((marked): [string, string, number][] => [
    ["ink", marked, 7],
    ["ink-soft", marked, 4.5],
    ["ink-faint", marked, 4.5],
  ]),
  ["ink", "selected", 7],
  ["line-control", "canvas", 3],
  ["line-control", "raised", 3],
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-strong", 4.5],
  ["on-accent", "trouble", 4.5],
  ["on-accent", "trouble-strong", 4.5],
  ["held-text", "held-stripe", 4.5],
  ...meanings.map((meaning): [string, string, number] => [`${meaning}-text`, `${meaning}-soft`, 4.5]),
];

describe("the tokens", () => {
  it("raise a selected tab above its group, by day and by night", () => {
    for (const time of ["day", "night"] as const) {
      const [tab, group] = [tokens.get("selected")?.[time] ?? "", tokens.get("well")?.[time] ?? ""];
      expect(luminance(tab), time).toBeGreaterThan(luminance(group));
    }
  });
  it.each(pairs)("let %s be read on %s, by day and by night", (front, back, least) => {
    for (const time of ["day", "night"] as const) {
      const [a, b] = [tokens.get(front)?.[time], tokens.get(back)?.[time]];
      expect(a && b, `${front} and ${back} exist`).toBeTruthy();
      expect(contrast(a ?? "#000000", b ?? "#000000"), time).toBeGreaterThanOrEqual(least);
    }
  });
});
