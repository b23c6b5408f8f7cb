import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unsaidFields } from "@/components/timeline/fields";
import { noticeKinds, statuses } from "@/lib/core/vocabulary";
import { Booking } from "@/lib/domains/bookings/schema";
import { Customer } from "@/lib/domains/customers/schema";
import { whyWithdrawn } from "@/lib/domains/notices/rules";

const wordsOf = (language: string, area: string) =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}/${area}.json`, import.meta.url), "utf8"));

describe.each(["en", "es", "pt-BR"])("the words in %s", (language) => {
  it("name every field of a customer and of a booking that a timeline may say has changed", () => {
    const fields = [...Object.keys(Customer.shape), ...Object.keys(Booking.shape)];
    const said = fields.filter((field) => field !== "updated_at" && !unsaidFields.includes(field));
    const { fields: known } = wordsOf(language, "timeline");
    expect(said.filter((field) => !known[field])).toEqual([]);
  });

  it("say why a notice was withdrawn, whatever the rules say", () => {
    const now = new Date("2026-03-02T12:00:00Z");
    const times = [null, "2026-03-02T11:00:00Z", "2026-03-02T12:10:00Z", "2026-03-05T12:00:00Z"];
    const causes = noticeKinds.flatMap((kind) =>
      statuses.flatMap((status) =>
        times.flatMap((start) =>
          [null, "2026-03-02T11:00:00Z"].map((hold_expires_at) =>
            whyWithdrawn(kind, { status, start, hold_expires_at }, now),
          ),
        ),
      ),
    );
    const { causes: known } = wordsOf(language, "notices");
    expect([...new Set(causes)].filter((cause) => cause !== null && !known[cause])).toEqual([]);
  });
});
