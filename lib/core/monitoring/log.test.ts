import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/core/monitoring/log";
import { redact } from "@/lib/core/secrets/redact";
import { mintKey } from "@/lib/domains/api-keys/key";
import { mintIdentitySecret } from "@/lib/domains/webchat/key";
import { mintSecret } from "@/lib/domains/webhooks/signatures";

let written = "";
beforeEach(() => {
  written = "";
  vi.spyOn(process.stderr, "write").mockImplementation((part) => {
    written += part;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const jwt = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..kZ1xT0b3Yw.Zm9vYmFy.c2ln";
const telegram = "7123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsawQ";

describe("a log line", () => {
  it.each([
    ["a key", mintKey()],
    ["a webhook's secret", mintSecret()],
    ["a webhook's secret in plain base64", `whsec_${Buffer.alloc(32, 0xfb).toString("base64")}`],
    ["a chat's identity secret", mintIdentitySecret()],
    ["a session", jwt],
    ["a bot's token", telegram],
    ["a phone", "+5511987654321"],
    ["a phone as people write it", "+55 (11) 98765-4321"],
    ["a password in an address", "hunter2secret"],
  ])("never holds %s, wherever it came from", (_what, secret) => {
    const inAddress = `postgresql://turnero:hunter2secret@db/turnero`;
    const text = secret === "hunter2secret" ? inAddress : `refused ${secret}, said the other side`;
    const cause = new Error(text);
    log.error(text, { error: new Error(text, { cause }), deep: { list: [{ text }] }, reason: text });
    expect(written).toContain('"level":"error"');
    expect(written).not.toContain(secret);
  });

  it("hides whatever stands under the name of a secret, at any depth", () => {
    const names = [
      "authorization",
      "Cookie",
      "password",
      "new_password",
      "client_secret",
      "bot_token",
      "apiKey",
      "phone",
    ];
    for (const name of names) log.error("x", { [name]: "plain words", inside: { [name]: ["plain words"] } });
    expect(written).not.toContain("plain words");
    expect(written.match(/\[hidden\]/g)).toHaveLength(names.length * 2);
  });

  it("never holds a token that an address carried", () => {
    const paths = [
      "/m/abcdefghijklmnop.qrstuvwx",
      "/reset-password/abcdefghijklmnopqrst",
      "/api/v1/x?token=abcdef&limit=2",
    ];
    for (const path of paths) log.error("request failed", { path });
    expect(written).not.toContain("abcdef");
    expect(written).toContain("limit=2");
  });

  it("leaves alone what an operator needs", () => {
    const fields = {
      request_id: "req_1a2b3c4d5e6f7g8h9i0jkl",
      port: 3000,
      at: "2026-03-01T10:00:00+00:00",
      n: 12345678901,
    };
    expect(redact(fields)).toEqual(fields);
  });

  it("takes any value, in circles or not, without failing", () => {
    const circle: Record<string, unknown> = { name: "x" };
    circle.again = circle;
    expect(() => log.error("x", { circle, big: 1n })).not.toThrow();
    fc.assert(fc.property(fc.anything(), (value) => JSON.stringify(redact({ value })) !== undefined));
  });
});
