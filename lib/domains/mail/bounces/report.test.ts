import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readReport } from "@/lib/domains/mail/bounces/report";
import { bounceReport, type ReportParts } from "@/lib/testing/bounce";

const mail = "mal_1BoZcS4dDkrn9uNqTnXCwJ";
const read = (parts: Partial<ReportParts> = {}) =>
  readReport(new TextEncoder().encode(bounceReport({ mail, ...parts })));

describe("a delivery report", () => {
  it("of a recipient who is refused for good is a bounce, in the words of the server", () => {
    expect(read()).toEqual({ outcome: "bounced", mails: [mail], words: "5.1.1 550 5.1.1 no such user" });
  });

  it("of a server that was given up on is a failure, and of one that is tried again a delay", () => {
    expect(read({ status: "4.4.7" })).toMatchObject({ outcome: "failed" });
    expect(read({ action: "delayed", status: "4.4.1" })).toMatchObject({ outcome: "delayed", mails: [mail] });
  });

  it("is read however its lines end, its fields are written and its headers are folded", () => {
    const report = bounceReport({ mail, action: "Failed ", status: "5.1.1 (no such user)" });
    for (const text of [report.replaceAll("\r\n", "\n"), report.replaceAll("Action:", "ACTION:")])
      expect(readReport(new TextEncoder().encode(text)), text).toMatchObject({ outcome: "bounced", mails: [mail] });
    const folded = report
      .replace("multipart/report; ", "multipart/report;\r\n\t")
      .replace("Message-ID: ", "Message-ID:\r\n ");
    expect(readReport(new TextEncoder().encode(folded))).toMatchObject({ outcome: "bounced", mails: [mail] });
  });

  it.each([
    ["the returned Message-ID", { named: ["Message-ID"] }],
    ["our own header, where a relay writes a Message-ID of its own", { named: ["X-Turnero-Mail"] }],
    ["the envelope's id", { named: ["Original-Envelope-Id"] }],
    ["what it answers", { named: ["In-Reply-To"] }],
  ] as const)("names the mail by %s", (_, parts) => {
    expect(read({ named: [...parts.named] })).toMatchObject({ mails: [mail] });
  });

  it.each([
    ["a letter of somebody", "From: a@example.com\r\nContent-Type: text/plain\r\n\r\nHello\r\n", "not_a_report"],
    ["nothing", "", "not_a_report"],
    [
      "a report without a status",
      bounceReport({ mail }).replace("message/delivery-status", "text/plain"),
      "not_a_report",
    ],
    ["a report without a boundary", bounceReport({ mail }).replace(/boundary="[^"]*"/, "x=y"), "not_a_report"],
    ["good news", bounceReport({ mail, action: "delivered", status: "2.0.0" }), "no_failure"],
    ["a failure without a status of its kind", bounceReport({ mail, status: "unknown" }), "no_failure"],
    ["a report of nobody's mail", bounceReport({ mail, named: [] }), "unknown_mail"],
  ])("is not %s", (_, text, fault) => {
    expect(readReport(new TextEncoder().encode(text))).toEqual({ outcome: "unreadable", fault });
  });

  it("keeps words that a database takes", () => {
    const report = read({ diagnostic: `smtp; 550 \u0000\u0007 ${"x".repeat(900)}` });
    expect(report).toMatchObject({ outcome: "bounced" });
    const { words } = report as { words: string };
    expect(words.length).toBeLessThanOrEqual(500);
    expect(words).not.toMatch(/\p{Cc}/u);
  });

  it("never fails on anything, and never takes long", () => {
    const whole = bounceReport({ mail });
    const cut = fc
      .tuple(fc.nat(whole.length), fc.nat(whole.length))
      .map(([a, b]) => whole.slice(0, a) + whole.slice(b));
    const mixed = fc
      .array(
        fc.oneof(fc.constantFrom(...whole.split("\r\n")), fc.string(), fc.constantFrom("", " ", "--", "\t:", "\u0000")),
      )
      .map((lines) => lines.join("\r\n"));
    const bytes = fc.oneof(cut, mixed, fc.string({ unit: "binary" })).map((text) => new TextEncoder().encode(text));
    fc.assert(
      fc.property(fc.oneof(bytes, fc.uint8Array({ maxLength: 4000 })), (given) => {
        const { outcome } = readReport(given);
        expect(["bounced", "failed", "delayed", "unreadable"]).toContain(outcome);
      }),
      { numRuns: 500 },
    );
    for (const part of ["\n", "\r\n ", "--b\r\n", ": ", ";boundary=", "Status: 5.1.1\r\n\r\n"]) {
      const began = performance.now();
      const head =
        'Content-Type: multipart/report; boundary="b"\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n';
      for (const start of ["", head])
        readReport(new TextEncoder().encode(start + part.repeat((256 * 1024) / part.length)));
      expect(performance.now() - began, JSON.stringify(part)).toBeLessThan(1500);
    }
  });
});
