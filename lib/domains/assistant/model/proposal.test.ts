import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noAnswers } from "@/lib/domains/assistant/answers";
import { readProposal, sectionsOf, withSections } from "@/lib/domains/assistant/model/proposal";
import { proposePlan } from "@/lib/domains/assistant/propose";
import { planProblems } from "@/lib/domains/assistant/rules";

const base = proposePlan({ ...noAnswers, business: "clinic" }, { language: "en", currency: "BRL", me: "Ana" });

const key = fc.constantFrom("people", "places", "hours", "a", "b", "strange");
const name = fc.constantFrom("Cut", "cut", "Beard", "Ana", "Bia", "Room");
const keys = fc.array(key, { maxLength: 3 });
const some = <T>(each: fc.Arbitrary<T>) => fc.option(fc.array(each, { minLength: 1, maxLength: 4 }), { nil: null });
const service = fc.record({
  key,
  name,
  kind: fc.constantFrom("appointment", "queue"),
  needs: keys,
  group: fc.option(key, { nil: null }),
  duration_minutes: fc.integer({ min: 5, max: 1440 }),
  price_cents: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
  deposit_cents: fc.option(fc.integer({ min: 1, max: 200_000 }), { nil: null }),
});
const resource = fc.record({
  key,
  name,
  kind: fc.constantFrom("person", "room"),
  groups: keys,
  schedule: fc.option(key, { nil: null }),
});
const weekly = fc.constant([{ weekday: 1, from: "09:00", to: "18:00" }]);
const proposal = fc.record({
  services: some(service),
  groups: some(fc.record({ key, name })),
  resources: some(resource),
  schedules: some(fc.record({ key, name, weekly })),
});

const astray = ["unknown_group", "empty_group", "unknown_schedule", "nobody", "above_price", "duplicate_name"];

describe("a proposal", () => {
  it("points at nothing that is not there, whatever it named", () => {
    fc.assert(
      fc.property(proposal, (proposed) => {
        const read = readProposal(JSON.stringify(proposed));
        if (!("proposal" in read)) throw new Error(read.faults.join());
        const plan = withSections(base, sectionsOf(read.proposal), null);
        expect(planProblems(plan).filter(({ code }) => astray.includes(code))).toEqual([]);
      }),
    );
  });

  it("is read out of a fence or of words around it, and nothing else is", () => {
    const written = JSON.stringify({ business: "salon" });
    expect(readProposal(`Here:\n\`\`\`json\n${written}\n\`\`\` Bye.`)).toEqual({ proposal: { business: "salon" } });
    for (const nonsense of ["", "{", "[]", "null", "Olá", '{"a":'])
      expect(readProposal(nonsense)).toHaveProperty("faults");
    expect(readProposal('{"business":"casino"}')).toHaveProperty("faults");
  });

  it("has no part beyond its bounds", () => {
    const of = (part: object) => {
      const whole = { key: "a", name: "Cut", kind: "appointment", duration_minutes: 30, ...part };
      return "proposal" in readProposal(JSON.stringify({ services: [whole] }));
    };
    expect(of({})).toBe(true);
    const beyond = [
      ...[{ duration_minutes: 4 }, { duration_minutes: 1441 }, { duration_minutes: 30.5 }, { buffer_minutes: 241 }],
      ...[{ price_cents: -1 }, { price_cents: 1e10 }, { price_cents: "50" }, { name: "" }, { name: "x".repeat(81) }],
      ...[
        { name: "<b>Cut</b>" },
        { name: "Pay at evil.com" },
        { name: "a@b.co" },
        { key: "svc_1 OR 1=1" },
        { id: "svc_1" },
      ],
    ];
    for (const part of beyond) expect([part, of(part)]).toEqual([part, false]);
    const many = Array.from({ length: 41 }, (_, i) => ({
      key: `s${i}`,
      name: `Cut ${i}`,
      kind: "appointment",
      duration_minutes: 30,
    }));
    expect(readProposal(JSON.stringify({ services: many }))).toHaveProperty("faults");
  });
});
