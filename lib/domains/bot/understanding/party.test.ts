import { describe, expect, it } from "vitest";
import { partyIn } from "@/lib/domains/bot/understanding/party";
import { fold } from "@/lib/domains/bot/understanding/text";

const sizeOf = (text: string): number | null => partyIn(fold(text))?.size ?? null;

describe("how many come", () => {
  it.each([
    ["we are two", 2],
    ["two of us", 2],
    ["there are two of us", 2],
    ["there'll be two of us", 2],
    ["haircut tomorrow, two of us", 2],
    ["it's for me and my wife", 2],
    ["for my wife and me", 2],
    ["for my wife and myself", 2],
    ["my wife and I want a massage", 2],
    ["me and two friends", 3],
    ["two friends and me", 3],
    ["my two kids and me", 3],
    ["me and my two kids", 3],
    ["2 pessoas", 2],
    ["amanhã às 10, 2 pessoas", 2],
    ["2 pessoas amanhã às 10", 2],
    ["somos dois", 2],
    ["somos em dois", 2],
    ["dois somos", 2],
    ["vamos dois", 2],
    ["eu e minha filha", 2],
    ["minha filha e eu", 2],
    ["para minha filha e para mim", 2],
    ["meus dois filhos e eu", 3],
    ["eu e meus dois filhos", 3],
    ["duas amigas e eu", 3],
    ["eu e mais duas amigas", 3],
    ["para dos", 2],
    ["somos dos", 2],
    ["dos personas", 2],
    ["mi esposa y yo", 2],
    ["yo y mi esposa", 2],
    ["para mi hija y para mí", 2],
    ["mis dos hijas y yo", 3],
    ["seríamos dos", 2],
    ["me and my husband and our 2 teenagers", 4],
    ["pra mim e mais duas madrinhas", 3],
    ["para mí, mi esposa y mis dos hijos", 4],
    ["for my wife, my son and me", 3],
    ["eu, minha mãe e minhas duas tias", 4],
  ])("%s: %i", (text, size) => expect(sizeOf(text)).toBe(size));

  it.each(["às duas da tarde", "a las dos", "at two", "corte para as 2", "dos días", "em dois dias", "vamos às duas"])(
    "is not said by %s",
    (text) => expect(sizeOf(text)).toBeNull(),
  );
});
