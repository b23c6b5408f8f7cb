import { beforeAll, describe, expect, it, vi } from "vitest";
import { POST } from "@/app/api/auth/[...nextauth]/route";

// A refusal names the installation's own documentation; nothing here asks the database.
beforeAll(() => vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:9/none"));

/** Next's own handler, without the server in front of it: it must hold by itself wherever Next runs alone. */
const ask = async (path: string, body?: ReadableStream<Uint8Array>) => {
  const [pathname = ""] = path.split("?");
  const request = new Request(`http://localhost/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    ...(body ? { body, duplex: "half" } : {}),
  } as RequestInit);
  const nextauth = pathname.split("/").map(decodeURIComponent);
  const reply = await POST(request, { params: Promise.resolve({ nextauth }) });
  return { status: reply.status, type: reply.headers.get("content-type"), body: await reply.json() };
};

describe("next-auth behind Next's own door", () => {
  it("is given 16 KiB at most of a body that says no length, and nothing more of it is read", async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          given += 4096;
          controller.enqueue(new Uint8Array(4096).fill(0x20));
        },
      },
      { highWaterMark: 0 },
    );
    const refused = await ask("callback/credentials", endless);
    expect(refused).toMatchObject({ status: 413, body: { code: "payload_too_large" } });
    expect(refused.type).toBe("application/problem+json");
    expect(given).toBeLessThanOrEqual(6 * 4096);
  });

  it.each(["_log", "_log/x"])("has nothing at %s", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it.each(["error?error=%0d%0a", "error?error=%E4%BD%A0", "error/%E4%BD%A0", "signin?error=%0d%0a"])(
    "refuses the word in %s",
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 422, body: { errors: [{ pointer: "?error" }] } });
    },
  );
});
