import fc from "fast-check";
import { expect, it } from "vitest";
import { languages, plannedNotices } from "@/lib/core/vocabulary";
import { defaultTexts } from "@/lib/domains/notices/default-texts";
import { variables } from "@/lib/domains/notices/texts/rules";
import { filledWithoutHoles } from "@/lib/domains/notices/texts/without-holes";

const values = { customer: "Ana", business: "Salon", service: "Cut", start: "Monday", people: "", place: "" };

it.each([
  ["Hello {customer}! {service}, {start}, at {place}.", "Hello Ana! Cut, Monday."],
  ["Your visit is confirmed: {people}, {service}, {start}.", "Your visit is confirmed: Cut, Monday."],
  ["Your visit with {people} is on {start}.", "Your visit is on Monday."],
  ["{service} ({place}) – {start}", "Cut – Monday"],
  ["{service} (at {place}), {start}", "Cut, Monday"],
  ["{start} – {place}", "Monday"],
  ["See you {start}! We are at {place}. Bye, {customer}.", "See you Monday! Bye, Ana."],
  ["{service}\nWhere: {place}\nWhen: {start}", "Cut\nWhen: Monday"],
  ["Hi\n\n{place}\n\nBye", "Hi\n\nBye"],
  ["Onde: {place}.", ""],
  ["Te esperamos el {start} en {place}.", "Te esperamos el Monday."],
  ["Sua visita com {people} é {start}, em {place}!", "Sua visita é Monday!"],
])("leaves out what has no value: %s", (text, said) => {
  expect(filledWithoutHoles(text, values)).toBe(said);
});

it("changes nothing where everything has a value, nor what is no variable", () => {
  const full = { ...values, people: "Bruna", place: "Main St. 1" };
  expect(filledWithoutHoles("At {place} , with {people} {else}: ok", full)).toBe(
    "At Main St. 1 , with Bruna {else}: ok",
  );
});

it("leaves no lone sign in any text of ours, whatever is missing", () => {
  const texts = languages.flatMap((language) =>
    plannedNotices.map((kind) => `${defaultTexts[language][kind].text} {place}, {people}.`),
  );
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.subarray([...variables]), (text, missing) => {
      const known = Object.fromEntries(variables.map((name) => [name, missing.includes(name) ? "" : name]));
      const said = filledWithoutHoles(text, known);
      expect(said).not.toMatch(/\{|\}|[,;:]\s*[,;:.!]|\s[,;:.!]|^[,;:.]|\s{2}/);
    }),
  );
});
