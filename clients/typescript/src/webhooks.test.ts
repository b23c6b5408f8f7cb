import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verifySignature, verifyWebhook } from "./webhooks";

const secret = "whsec_an example of a secret";
const body = '{"id":"evt_1","type":"booking.created","data":{"name":"Iñaki"}}';
const now = 1_770_000_000_000;

const sign = (seconds: number, text = body, key = secret) =>
  `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${text}`).digest("hex")}`;

const verified = (header: string | null, text: string | Uint8Array = body) =>
  verifySignature(text, header, secret, { now });

describe("a delivery's signature", () => {
  it("is good for its body, as text or bytes", async () => {
    expect(await verified(sign(now / 1000))).toBe(true);
    expect(await verified(sign(now / 1000), new TextEncoder().encode(body))).toBe(true);
  });

  it.each([
    [-300, true],
    [300, true],
    [-301, false],
    [301, false],
  ])("at %i seconds from now is accepted: %s", async (away, good) => {
    expect(await verified(sign(now / 1000 + away))).toBe(good);
  });

  it("is refused for another body, another secret and anything unreadable", async () => {
    const good = sign(now / 1000);
    expect(await verified(good, `${body} `)).toBe(false);
    expect(await verified(sign(now / 1000, body, "whsec_other"))).toBe(false);
    for (const header of [
      null,
      "",
      "t=1",
      good.replace("v1", "v0"),
      good.slice(0, -2),
      `${good}00`,
      `${good},v1=`,
      `${good},v2=${"0".repeat(64)}`,
      `t=1,${good}`,
      good.replace(",v1=", ",v1=0,v1="),
      good.replace(/^t=\d+/, "t=x"),
    ])
      expect(await verified(header), String(header)).toBe(false);
  });
});

describe("a delivery signed with several secrets", () => {
  const hexOf = (key: string) => sign(now / 1000, body, key).split(",v1=")[1];
  const header = (...keys: string[]) => [`t=${now / 1000}`, ...keys.map((key) => `v1=${hexOf(key)}`)].join(",");

  it.each([
    [[secret], true],
    [["whsec_new", secret], true],
    [[secret, "whsec_old"], true],
    [["whsec_1", "whsec_2", "whsec_3", secret, "whsec_4"], true],
    [["whsec_new", "whsec_old"], false],
  ])("%j is good for ours: %s", async (keys, good) => {
    expect(await verified(header(...keys))).toBe(good);
    expect(await verified(header(...keys), `${body} `)).toBe(false);
  });
});

describe("a webhook", () => {
  it("gives its event once it is verified, and nothing before", async () => {
    const good = sign(now / 1000);
    expect(await verifyWebhook(body, good, secret, { now })).toMatchObject({ id: "evt_1", type: "booking.created" });
    expect(await verifyWebhook(new TextEncoder().encode(body), good, secret, { now })).toEqual(JSON.parse(body));
    const refused = { name: "WebhookVerificationError" };
    await expect(verifyWebhook(`${body} `, good, secret, { now })).rejects.toMatchObject(refused);
    await expect(verifyWebhook(body, sign(now / 1000 - 301), secret, { now })).rejects.toMatchObject(refused);
    await expect(verifyWebhook(body, null, secret, { now })).rejects.toMatchObject(refused);
  });
});
