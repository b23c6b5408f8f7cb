import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { clientOf, sendRaw } from "@/e2e/api/client";
import { problems } from "@/lib/core/problem";
import { readCurl } from "@/lib/testing/curl";

const { direct } = inject("doors");
const { key } = inject("tenants").newcomer;
const guide = readFileSync(join(import.meta.dirname, "../../docs/guides/first-booking.md"), "utf8");
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)\n```/g)]
  .map(([, text = ""]) => text)
  .filter((text) => text.startsWith("curl"));

it("the guide's calls lead from a key to a confirmed booking, as they are printed", async () => {
  const call = clientOf(direct);
  const make = async (path: string, body: object) =>
    (await call(path, { method: "POST", key, body })).json.id as string;
  const chair = await make("/resources", { name: "Chair", kind: "room" });
  await make("/services", {
    name: "Cut",
    kind: "appointment",
    duration_minutes: 30,
    requirements: [{ resource_id: chair, quantity: 1 }],
  });
  const names: Record<string, string> = { TURNERO_URL: direct, TURNERO_KEY: key };
  const run = async (command: string | undefined) => {
    const { url, method, headers, body } = readCurl(command ?? "", names);
    const path = url.slice(new URL(url).origin.length);
    const reply = await sendRaw(direct, path, { method, headers, ...(body === null ? {} : { body }) });
    expect(reply.status, reply.text).toBeLessThan(300);
    return reply.json as { id?: string; status?: string; data?: { id: string; start: string; kind: string }[] };
  };
  expect(commands).toHaveLength(4);
  const services = (await run(commands[0])).data ?? [];
  names.SERVICE_ID = services.findLast(({ kind }) => kind === "appointment")?.id ?? "";
  // Not the first: it may begin while it is being booked.
  names.START = (await run(commands[1])).data?.[1]?.start ?? "";
  names.HOLD_ID = (await run(commands[2])).id ?? "";
  expect(await run(commands[3])).toMatchObject({ id: names.HOLD_ID, status: "confirmed" });
});

it("every type of problem leads to its page", async () => {
  for (const code of Object.keys(problems)) {
    const moved = await sendRaw(direct, `/problems/${code}`);
    expect([moved.status, moved.headers.location]).toEqual([307, `/docs/problems/${code}`]);
    const page = await sendRaw(direct, `/docs/problems/${code}`);
    expect([code, page.status, page.text.includes("How to fix it")]).toEqual([code, 200, true]);
  }
  expect((await sendRaw(direct, "/docs/problems/no_such_code")).status).toBe(404);
});
