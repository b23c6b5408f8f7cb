import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { verifySignature } from "@/clients/typescript/src/webhooks";
import { pingBody } from "@/lib/domains/webhooks/rules";
import { mintSecret, signatureOf, signingSecrets, standardSignatureOf } from "@/lib/domains/webhooks/signatures";

const { webhooks } = new Stripe("sk_test_no_call_is_made");
const now = new Date("2026-03-02T17:30:00.400Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe("a signature", () => {
  it("is what Stripe's own verifier accepts, for any body, over the raw bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        const secret = mintSecret();
        const header = signatureOf([secret], Buffer.from(body), now);
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
    expect(signatureOf([secret], Buffer.from(payload), now)).toBe(
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
    const header = signatureOf([secret], Buffer.from("{}"), now);
    expect(await verifySignature("{}", header, secret, { now: later(seconds).getTime() })).toBe(accepted);
    // Stripe's verifier does not check future times, so only the past is compared.
    if (seconds < 0) return;
    const ask = () => webhooks.constructEvent("{}", header, secret, 300, undefined, later(seconds).getTime());
    if (accepted) expect(ask()).toEqual({});
    else expect(ask).toThrow(/tolerance/);
  });

  it("of one secret is not that of another, nor of another body", () => {
    const header = signatureOf([mintSecret()], Buffer.from("{}"), now);
    const read = () => webhooks.constructEvent("{}", header, mintSecret(), 300, undefined, now.getTime());
    expect(read).toThrow(/signature/i);
  });
});

describe("a signature of Standard Webhooks", () => {
  it("is the same that its library makes, for any body and id", () => {
    fc.assert(
      fc.property(fc.json(), fc.stringMatching(/^evt_\w{22}$/), (body, id) => {
        const secret = mintSecret();
        expect(standardSignatureOf([secret], id, Buffer.from(body), now)).toBe(new Webhook(secret).sign(id, now, body));
      }),
      { numRuns: 60 },
    );
  });

  it("of several secrets has one for each, separated by spaces", () => {
    const secrets = [mintSecret(), mintSecret()];
    expect(standardSignatureOf(secrets, "evt_1", Buffer.from("{}"), now)).toBe(
      secrets.map((secret) => new Webhook(secret).sign("evt_1", now, "{}")).join(" "),
    );
  });

  it("of a secret made in the alphabet for URLs is the library's for the same bytes in the other", () => {
    const bytes = Buffer.alloc(32, 0xfb);
    const [older, given] = [`whsec_${bytes.toString("base64url")}`, `whsec_${bytes.toString("base64")}`];
    expect(older).toMatch(/^whsec_[\w-]{43}$/);
    expect(given).not.toBe(older);
    expect(standardSignatureOf([older], "evt_1", Buffer.from("{}"), now)).toBe(
      new Webhook(given).sign("evt_1", now, "{}"),
    );
  });

  it("has a key of a length that the specification allows", () => {
    const key = Buffer.from(mintSecret().slice(6), "base64");
    expect(key.length).toBe(33);
  });
});

describe("the secrets that sign", () => {
  const keys = { secret: "new", previous_secret: "old", previous_secret_until: later(60) };
  it.each([
    [-1, ["new", "old"]],
    [59.999, ["new", "old"]],
    [60, ["new"]],
    [3600, ["new"]],
  ])("%f seconds after a rotation with an overlap of a minute are %j", (seconds, secrets) => {
    expect(signingSecrets(keys, later(seconds))).toEqual(secrets);
  });
  it("are the current one alone after a rotation without an overlap", () => {
    expect(signingSecrets({ secret: "new", previous_secret: null, previous_secret_until: null }, now)).toEqual(["new"]);
  });
  it("each have their own v1 in one header", async () => {
    const header = signatureOf(["whsec_new", "whsec_old"], Buffer.from("{}"), now);
    expect(header).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
    for (const secret of ["whsec_new", "whsec_old"]) {
      expect(webhooks.constructEvent("{}", header, secret, 300, undefined, now.getTime())).toEqual({});
      expect(await verifySignature("{}", header, secret, { now: now.getTime() })).toBe(true);
    }
    expect(await verifySignature("{}", header, "whsec_older", { now: now.getTime() })).toBe(false);
  });
});
