import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStream } from "@/lib/api/execute";
import { dispatch } from "@/lib/api/http/dispatch";
import { eventStream } from "@/lib/api/http/event-stream";
import type { StreamEvent } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { pool, prisma } from "@/lib/core/db";
import { stopLive } from "@/lib/core/live";
import { record } from "@/lib/core/outbox";
import { pruneEvents } from "@/lib/domains/background/prune";
import { streamChanges } from "@/lib/domains/live/operations";
import { presentPlace } from "@/lib/domains/live/stream";
import { relayAll } from "@/lib/testing/background/harness";
import { recordInvented } from "@/lib/testing/background/invented-events";
import { fromOurPage, makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let member: Actor;
const asMember = (actor: Actor): Actor => ({
  ...actor,
  identity: { type: "member", id: "mbr_1", user_id: "usr_1", name: "Ana", email: "ana@example.com", role: "agent" },
});
beforeAll(async () => {
  world = await makeProject();
  member = asMember(world.actor);
});
afterAll(stopLive);

const leaving: AbortController[] = [];
afterAll(() => {
  for (const each of leaving) each.abort();
});

/** A stream opened through the operation, read message by message. */
async function listen(lastEventId: string | null = null, actor = member) {
  const gone = new AbortController();
  leaving.push(gone);
  const call = { path: "/events/stream", params: {}, query: {}, idempotencyKey: null, body: () => ({}) };
  const events = await openStream(streamChanges, actor, { ...call, lastEventId, signal: gone.signal });
  const source = events[Symbol.asyncIterator]();
  const next = async (): Promise<StreamEvent> => (await source.next()).value;
  return {
    next,
    first: await next(),
    leave: () => gone.abort(),
    ended: async () => (await source.next()).done === true,
  };
}

const change = async (subject: string, project = world.id): Promise<void> => {
  await record(prisma(), project, "customer.updated", subject);
  await relayAll();
};

describe("the live stream", () => {
  it("tells what changed, by kind and id", async () => {
    const stream = await listen();
    expect(stream.first).toMatchObject({ event: "ready" });
    await change("cus_1");
    expect(await stream.next()).toMatchObject({ event: "change", data: { kind: "customer.updated", id: "cus_1" } });
    stream.leave();
    expect(await stream.ended()).toBe(true);
  });

  it("says nothing of other projects", async () => {
    const other = await makeProject();
    const stream = await listen();
    await change("cus_foreign", other.id);
    await change("cus_own");
    expect(await stream.next()).toMatchObject({ data: { id: "cus_own" } });
  });

  it("ends with a change of the member's own seat, and of nobody else's", async () => {
    const stream = await listen();
    await recordInvented(prisma(), world.id, "member.signed_in", "mbr_1");
    await relayAll();
    expect(await stream.next()).toMatchObject({ data: { kind: "member.signed_in", id: "mbr_1" } });
    for (const id of ["mbr_2", "mbr_1"]) await record(prisma(), world.id, "member.removed", id);
    await relayAll();
    expect(await stream.next()).toMatchObject({ data: { kind: "member.removed", id: "mbr_2" } });
    expect(await stream.next()).toMatchObject({ data: { kind: "member.removed", id: "mbr_1" } });
    expect(await stream.ended()).toBe(true);
  });

  it("follows from the place of a page, with what happened since that was made", async () => {
    const place = await presentPlace(member);
    await change("cus_meanwhile");
    const stream = await listen(place);
    expect(stream.first).toMatchObject({ event: "ready", id: place });
    expect(await stream.next()).toMatchObject({ data: { id: "cus_meanwhile" } });
  });

  it("gives a client that comes back what it missed, and then goes on", async () => {
    const before = await listen();
    before.leave();
    for (const id of ["cus_a", "cus_b"]) await change(id);
    const back = await listen(before.first.id);
    expect(await back.next()).toMatchObject({ data: { id: "cus_a" } });
    const second = await back.next();
    expect(second).toMatchObject({ data: { id: "cus_b" } });
    await change("cus_c");
    expect(await back.next()).toMatchObject({ data: { id: "cus_c" } });
    const again = await listen(second.id);
    expect(await again.next()).toMatchObject({ data: { id: "cus_c" } });
  });

  it("tells a client that missed too much to start afresh", async () => {
    const before = await listen();
    const data = Array.from({ length: 501 }, (_, i) => ({
      project_id: world.id,
      id: `evt_many_${i}`,
      type: "customer.updated",
      subject_id: `cus_${i}`,
      data: {},
    }));
    await prisma().event.createMany({ data });
    await relayAll();
    const back = await listen(before.first.id);
    const reset = await back.next();
    expect(reset).toMatchObject({ event: "reset", data: null });
    await change("cus_after");
    expect(await back.next()).toMatchObject({ event: "change", data: { id: "cus_after" } });
  });

  it.each(["999999999999", "nonsense"])(
    "tells a client whose place was never here (%s) to start afresh",
    async (id) => {
      expect((await listen(id)).first).toMatchObject({ event: "reset" });
    },
  );

  it("tells a client that was away for longer than events are kept to start afresh", async () => {
    const other = await makeProject();
    const away = asMember(other.actor);
    await change("cus_seen", other.id);
    const before = await listen(null, away);
    await change("cus_missed", other.id);
    await pool().query("UPDATE event SET published_at = now() - interval '31 days' WHERE project_id = $1", [other.id]);
    expect(await pruneEvents()).toBe(2);
    expect((await listen(before.first.id, away)).first).toMatchObject({ event: "reset", id: "0" });
    expect((await listen("0", away)).first, "nothing is kept, and nothing was missed").toMatchObject({
      event: "ready",
    });
    await change("cus_kept", other.id);
    const back = await listen(before.first.id, away);
    expect(back.first).toMatchObject({ event: "reset" });
    expect((await listen(back.first.id, away)).first).toMatchObject({ event: "ready" });
  });

  it("misses nothing when the listening connection is lost", async () => {
    const stream = await listen();
    const { rowCount } = await pool().query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'turnero live' AND datname = current_database()",
    );
    expect(rowCount).toBe(1);
    await change("cus_meanwhile");
    await change("cus_later");
    expect(await stream.next()).toMatchObject({ data: { id: "cus_meanwhile" } });
    expect(await stream.next()).toMatchObject({ data: { id: "cus_later" } });
  });

  it("drops a client that reads too slowly, which then catches up by its last id", async () => {
    const [slow, quick] = [await listen(), await listen()];
    await change("cus_read");
    const last = await slow.next();
    await quick.next(); // Past the possible gap: from here on it gets each event.
    const data = Array.from({ length: 1001 }, (_, i) => ({
      project_id: world.id,
      id: `evt_flood_${i}`,
      type: "customer.updated",
      subject_id: `cus_${i}`,
      data: {},
    }));
    await prisma().event.createMany({ data });
    const readAll = async () => {
      for (let i = 0; i < data.length; i++) await quick.next();
    };
    await Promise.all([relayAll(), readAll()]);
    expect(await slow.ended()).toBe(true);
    const back = await listen(last.id);
    expect(await back.next()).toMatchObject({ event: "reset" });
  });

  it("opens for a session through the door, and a HEAD leaves nothing open", async () => {
    const { cookie } = await makeMember(world.id, "agent");
    const request = (method: string) =>
      new Request("http://localhost/api/v1/events/stream", { method, headers: fromOurPage(cookie) });
    const response = await dispatch(request("GET"));
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toContain("no-transform");
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^id: \d+\nevent: ready\n/);
    await reader.cancel();
    expect((await dispatch(request("HEAD"))).status).toBe(200);
  });

  it("needs a member's session", async () => {
    expect(await world.call("/events/stream")).toMatchObject({ status: 403, body: { code: "insufficient_scope" } });
    expect(await world.call("/events/stream", { key: null })).toMatchObject({ status: 401 });
  });
});

describe("server-sent events over HTTP", () => {
  let server: Server;
  let left: AbortSignal;
  let address: string;
  beforeAll(async () => {
    server = createServer(async (_message, reply) => {
      const gone = new AbortController();
      left = gone.signal;
      const call = { path: "/events/stream", params: {}, query: {}, idempotencyKey: null, body: () => ({}) };
      const events = await openStream(streamChanges, member, { ...call, lastEventId: null, signal: gone.signal });
      reply.setHeader("content-type", "text/event-stream");
      await pipeline(Readable.fromWeb(eventStream(events, gone, 100) as never), reply).catch(() => {});
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  it("have ids and JSON, keep a quiet line alive, and end their source when the client leaves", async () => {
    const leave = new AbortController();
    const response = await fetch(address, { signal: leave.signal });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    let text = "";
    const readTo = async (end: RegExp) => {
      while (!end.test(text)) text += decoder.decode((await reader.read()).value, { stream: true });
    };
    await readTo(/event: ready\ndata: null\n\n/);
    await readTo(/: still here\n\n/);
    await change("cus_http");
    await readTo(/event: change\ndata: .*\n\n/);
    expect(text).toMatch(
      /id: \d+\nevent: change\ndata: {"kind":"customer.updated","id":"cus_http","refreshes":\["customers","notices","home"\]}\n\n/,
    );
    expect(left.aborted).toBe(false);
    const noticed = new Promise((done) => left.addEventListener("abort", done));
    leave.abort();
    await noticed;
    expect(left.aborted).toBe(true);
  });
});
