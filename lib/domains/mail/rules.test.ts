import { describe, expect, it } from "vitest";
import { mailRetryAt, messageIdOf, verdictOf } from "@/lib/domains/mail/rules";

describe("a failed attempt", () => {
  const told = (command: string, responseCode: number, code = "EENVELOPE") =>
    verdictOf({ code, command, responseCode, response: `${responseCode} no`, message: "no" }).status;

  it("is a bounce when the server refuses the recipient for good", () => {
    expect(told("RCPT TO", 550)).toBe("bounced");
    expect(told("RCPT TO", 450)).toBe("again");
  });

  it("is final when the server refuses the letter, and passes when it is busy", () => {
    expect(told("DATA", 554, "EMESSAGE")).toBe("failed");
    expect(told("MAIL FROM", 553)).toBe("failed");
    expect(told("DATA", 451, "EMESSAGE")).toBe("again");
  });

  it("is tried again when the way or the credentials are wrong, whatever the code", () => {
    expect(told("CONN", 554, "ECONNECTION")).toBe("again");
    expect(told("AUTH PLAIN", 535, "EAUTH")).toBe("again");
    expect(told("MAIL FROM", 530)).toBe("again");
    expect(verdictOf({ code: "ETIMEDOUT", command: "DATA", message: "Timeout" })).toEqual({
      status: "again",
      error: "Timeout",
    });
  });

  it("is final when no letter can be written to such an address", () => {
    expect(verdictOf({ code: "EENVELOPE", command: "API", message: "No recipients defined" }).status).toBe("failed");
  });

  it("is followed by longer and longer pauses, and then given up", () => {
    const now = new Date("2026-03-02T10:00:00Z");
    const minutes = [1, 2, 3, 4, 5].map((n) => ((mailRetryAt(n, now) as Date).getTime() - now.getTime()) / 60_000);
    expect(minutes).toEqual([1, 5, 30, 120, 720]);
    expect(mailRetryAt(6, now)).toBeNull();
  });
});

it("a message id is an address of this installation, whatever the name", () => {
  expect(messageIdOf("mal_1", "https://agenda.example:8443")).toBe("<mal_1@agenda.example>");
  expect(messageIdOf("a b>\r\nBcc: x", "http://localhost:3000")).toBe("<a-b---Bcc--x@localhost>");
});
