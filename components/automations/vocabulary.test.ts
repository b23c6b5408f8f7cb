import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spanWords, unitOf } from "@/components/automations/duration";
import {
  actionsFor,
  fieldShapes,
  fieldsFor,
  newCondition,
  placeholdersFor,
  readingOf,
  readingsFor,
  reread,
} from "@/components/automations/vocabulary";
import { conditionHolds, type Facts } from "@/lib/domains/automations/rules";
import { conditionFields, type operators } from "@/lib/domains/automations/schema";

const word = fc.constantFrom("a", "b", "c");
const asked = fc.oneof(word, fc.array(word, { maxLength: 3 }));
const known = fc.oneof(word, fc.array(word, { maxLength: 3 }), fc.constant(null));

describe("a condition on the screen", () => {
  it("means what it meant, however it was written", () => {
    const wordy = conditionFields.filter((field) => fieldShapes[field] !== "number");
    const ops = ["eq", "neq", "in", "not_in", "contains"] satisfies (typeof operators)[number][];
    fc.assert(
      fc.property(fc.constantFrom(...wordy), fc.constantFrom(...ops), asked, known, (field, op, value, actual) => {
        const written = { field, op, value };
        const facts: Facts = { [field]: actual };
        expect(conditionHolds(reread(written, readingOf(written)), facts)).toBe(conditionHolds(written, facts));
      }),
    );
  });

  it("begins with a reading that its field offers", () => {
    for (const field of conditionFields) expect(readingsFor(field)).toContain(readingOf(newCondition(field)));
  });
});

describe("what begins with a message", () => {
  it("offers nothing that needs a booking", () => {
    expect(fieldsFor("message.received")).not.toContain("service_id");
    expect(actionsFor("message.received")).not.toContain("set_priority");
    expect(placeholdersFor("message.received")).toEqual(["customer", "business"]);
    expect(fieldsFor("booking.created")).not.toContain("text");
  });
});

describe("a span of time", () => {
  it("is said in the largest unit that it fills", () => {
    expect([1440, 2880, 60, 90, 1].map(unitOf)).toEqual(["day", "day", "hour", "minute", "minute"]);
    expect(spanWords(2880, "pt-BR")).toBe("2 dias");
    expect(spanWords(90, "en")).toBe("90 minutes");
    expect(spanWords(Number.NaN, "en")).toBe("…");
  });
});
