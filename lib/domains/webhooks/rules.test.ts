import fc from "fast-check";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { verifySignature } from "@/clients/typescript/src/webhooks";
import {
  excerptOf,
  lookAgainAt,
  mintSecret,
  pingBody,
  signatureOf,
  verdictOf,
  waitUntil,
} from "@/lib/domains/webhooks/rules";

const { webhooks } = new Stripe("sk_test_no_call_is_made");
const now = new Date("2026-03-02T17:30:00.400Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("a signature", () => {
  it("is what Stripe's own verifier accepts, for any body, over the raw bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        const secret = mintSecret();
        const header = signatureOf(secret, Buffer.from(body), now);
        expect(header).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
        const read = webhooks.constructEvent(body, header, secret, 300, undefined, now.getTime());
        expect(read).toEqual(JSON.parse(body));
        expect(await verifySignature(body, header, secret, { now: now.getTime() })).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same that Stripe would make for the time and the secret", () => {
    const [payload, secret] = [pingBody({ id: "evt_1", workspace: "prj_1", at: now }), mintSecret()];
    const timestamp = Math.floor(now.getTime() / 1000);
    expect(signatureOf(secret, Buffer.from(payload), now)).toBe(
      webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    );
  });

  it.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])("made %i seconds before the receiver's clock is accepted: %s", async (seconds, accepted) => {
    const secret = mintSecret();
    const header = signatureOf(secret, Buffer.from("{}"), now);
    expect(await verifySignature("{}", header, secret, { now: later(seconds).getTime() })).toBe(accepted);
    // Stripe's verifier does not check future times, so only the past is compared.
    if (seconds < 0) return;
    const ask = () => webhooks.constructEvent("{}", header, secret, 300, undefined, later(seconds).getTime());
    if (accepted) expect(ask()).toEqual({});
    else expect(ask).toThrow(/tolerance/);
  });

  it("of one secret is not that of another, nor of another body", () => {
    const header = signatureOf(mintSecret(), Buffer.from("{}"), now);
    const read = () => webhooks.constructEvent("{}", header, mintSecret(), 300, undefined, now.getTime());
    expect(read).toThrow(/signature/i);
  });
});

describe("an answer", () => {
  it.each([
    [200, null],
    [204, null],
    [299, null],
    [300, "redirect"],
    [304, "redirect"],
    [308, "redirect"],
    [400, "http_status"],
    [410, "http_status"],
    [500, "http_status"],
    [199, "http_status"],
  ])("of %i comes to %s", (status, error) => {
    expect(verdictOf(status)).toMatchObject({ ok: error === null, error });
  });

  it("is kept as text that a database takes, whatever its bytes", () => {
    expect(excerptOf(Buffer.from([0x6f, 0x6b, 0, 0xff]))).toBe("ok\uFFFD\uFFFD");
  });
});

describe("the clock of retries", () => {
  const began = now;
  it("looks again when the next is due", () => {
    expect(lookAgainAt(now, began, later(12.5), [60])).toEqual(later(12.5));
  });
  it("rests no longer than the shortest pause, since a failure may come meanwhile", () => {
    expect(lookAgainAt(now, began, later(40), [2, 10])).toEqual(later(2));
    expect(lookAgainAt(now, began, null, [2, 10])).toEqual(later(2));
  });
  it("does not spin over what another has in hand", () => {
    expect(lookAgainAt(now, began, later(-5), [60])).toEqual(later(1));
  });
  it("ends with its minute", () => {
    expect(lookAgainAt(later(59), began, later(61), [60])).toBeNull();
    expect(lookAgainAt(now, began, null, [60])).toBeNull();
  });
});

describe("a run that has delivered", () => {
  it("waits for a retry that is due within the minute, and for no other", () => {
    expect(waitUntil(now, later(2), 0)).toEqual(later(2));
    expect(waitUntil(now, later(61), 0)).toBeNull();
    expect(waitUntil(now, null, 0)).toBeNull();
  });
  it("leaves it to another that looks before", () => {
    expect(waitUntil(now, later(2), later(1).getTime())).toBeNull();
    expect(waitUntil(now, later(2), later(9).getTime())).toEqual(later(2));
    expect(waitUntil(now, later(2), later(-1).getTime())).toEqual(later(2));
  });
  it("does not spin over what is overdue", () => {
    expect(waitUntil(now, later(-3), 0)).toEqual(later(0.25));
  });
});
