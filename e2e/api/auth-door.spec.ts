import { describe, expect, inject, it } from "vitest";
import { sendRaw } from "@/e2e/api/client";

const limit = 16 * 1024;
const callback = "/api/auth/callback/credentials";

describe.each(Object.entries(inject("doors")))("signing in through the door %s", (_door, baseUrl) => {
  const send = (path: string, sent = {}) => sendRaw(baseUrl, path, sent);
  const padded = (bytes: number) => JSON.stringify({ password: "" }).replace('""', `"${"x".repeat(bytes - 15)}"`);

  it.each([false, true])("takes 16 KiB and refuses a byte more (in chunks: %s)", async (chunked) => {
    const fits = await send(callback, { method: "POST", body: padded(limit), chunked });
    expect(fits.status, "without the form's token next-auth leads to the sign-in page").toBe(302);
    const refused = await send(callback, { method: "POST", body: padded(limit + 1), chunked });
    expect(refused).toMatchObject({ status: 413, json: { code: "payload_too_large" } });
    expect(refused.headers["content-type"]).toBe("application/problem+json");
  });

  it("has no log for anybody to write into", async () => {
    const body = { level: "error", code: "EVIL", message: "a line" };
    for (const chunked of [false, true])
      expect(await send("/api/auth/_log", { method: "POST", body, chunked })).toMatchObject({
        status: 404,
        json: { code: "not_found" },
      });
  });

  it.each(["/error?error=%0d%0a", "/error?error=%E4%BD%A0", "/error/%E4%BD%A0", "/signin?error=%0d%0a"])(
    "refuses the word in %s",
    async (path) => {
      expect(await send(`/api/auth${path}`)).toMatchObject({ status: 422, json: { code: "validation_error" } });
    },
  );

  it("leads an error of its own to the page that tells it", async () => {
    const reply = await send("/api/auth/error?error=AccessDenied");
    expect([reply.status, reply.headers.location]).toEqual([302, "/sign-in?error=AccessDenied"]);
  });

  it.each(["/b/%E0%A4%A", "/m/%E0%A4%A", "/invite/%", "/embed/%E0%A4%A", "/b/caf%E9?service=1"])(
    "%s is a page that is not there",
    async (path) => {
      const reply = await send(path);
      expect([reply.status, reply.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    },
  );
});
