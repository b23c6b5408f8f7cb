import { expect, it } from "vitest";
import { choiceIn } from "@/lib/domains/bot/understanding/numbers";

it.each([
  ["o primeiro nao espera o segundo", 2],
  ["no the first one", 1],
  ["2", 2],
  ["la 1", 1],
  ["el 2", 2],
  ["a mais tarde dessas", 3],
  ["la de mas temprano", 1],
  ["earliest one", 1],
  ["whatever's first", 1],
])("%s is number %i of three", (said, place) => {
  expect(choiceIn(` ${said} `, 3)).toBe(place);
});

it.each(["o segundo nao", "mas temprano que eso", "anything later than that"])("%s is no choice", (said) => {
  expect(choiceIn(` ${said} `, 3)).toBeNull();
});
