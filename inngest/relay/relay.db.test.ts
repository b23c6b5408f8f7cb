import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient } from "@/inngest/client";
import { startRelay, toExecutor, toInngest } from "@/inngest/relay/relay";
import { notices, relayBatch } from "@/inngest/relay/store";
import { pool, prisma } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { catalog, kill, relayAll, spawnWorker, until } from "@/lib/testing/background/harness";
import { recordInvented } from "@/lib/testing/background/invented-events";
import { makeProject } from "@/lib/testing/world";

let project: ProjectId;
beforeAll(async () => {
  project = (await makeProject()).id;
});
beforeEach(async () => {
  await relayAll();
  await pool().query("DELETE FROM background_run");
});

const write = async (count: number, type = "test.steps"): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newId("evt"));
  const data = ids.map((id) => ({ project_id: project, id, type, subject_id: id, data: {} }));
  await prisma().event.createMany({ data });
  return ids;
};
const pending = () => prisma().event.count({ where: { published_at: null } });

describe("the relay", () => {
  it("hands an event to the functions with its own id, whose it is and what it is about", async () => {
    const id = await recordInvented(prisma(), project, "test.steps", "bkg_1", { colour: "blue" });
    await relayAll();
    const run = await prisma().backgroundRun.findFirstOrThrow({ where: { event_id: id } });
    const data = { id, project_id: project, subject_id: "bkg_1", data: { colour: "blue" } };
    expect(run).toMatchObject({
      function_id: "turnero-steps",
      project_id: project,
      events: [{ id, name: "test.steps", data }],
    });
  });

  it("starts no run for a project in which the function has nothing to do, and still hands the event on", async () => {
    const other = (await makeProject()).id;
    const [mine, theirs] = [
      await recordInvented(prisma(), project, "test.steps", "bkg_1"),
      await recordInvented(prisma(), other, "test.steps", "bkg_2"),
    ];
    const asked: string[][] = [];
    const wants = async (_sql: unknown, projects: readonly string[]) => {
      asked.push([...projects]);
      return [other];
    };
    await relayBatch(200, toExecutor(catalog, new Map([["turnero-steps", { projects: wants }]])));
    const runs = await prisma().backgroundRun.findMany({ where: { event_id: { in: [mine, theirs] } } });
    expect(runs.map(({ event_id }) => event_id)).toEqual([theirs]);
    expect(asked.flat().sort()).toEqual([project, other].sort());
    expect(await pending()).toBe(0);
  });

  it("gives a function that reads its events itself only their ids, all at once", async () => {
    const ids = await write(3, "test.steps");
    await relayBatch(200, toExecutor(catalog, new Map([["turnero-steps", { refs: true }]])));
    const runs = await prisma().backgroundRun.findMany({ where: { event_id: { in: ids } } });
    expect(runs.map(({ events }) => events)).toEqual([
      ids.map((id) => ({ id, name: "test.steps", ts: expect.any(Number), data: { id, project_id: project } })),
    ]);
  });

  it("does nothing twice when two run at once", async () => {
    const ids = await write(1500);
    const relays = [startRelay(toExecutor(catalog)), startRelay(toExecutor(catalog))];
    await until("the outbox to empty", async () => (await pending()) === 0);
    await Promise.all(relays.map((relay) => relay.stop()));
    const runs = await prisma().backgroundRun.findMany({ select: { event_id: true } });
    expect(runs.map(({ event_id }) => event_id).sort()).toEqual([...ids].sort());
    const rows = await prisma().event.findMany({ where: { id: { in: ids } }, select: { published_seq: true } });
    expect(new Set(rows.map(({ published_seq }) => published_seq)).size).toBe(1500);
  });

  it("publishes in the order of the outbox, and finds what committed late under a lower number", async () => {
    const late = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await late.connect();
    await late.query("BEGIN");
    const lateId = newId("evt");
    await late.query("INSERT INTO event (project_id, id, type, subject_id, data) VALUES ($1, $2, 'x.y', 's', '{}')", [
      project,
      lateId,
    ]);
    const [early] = await write(1, "x.y");
    await relayAll();
    await late.query("COMMIT");
    await late.end();
    await relayAll();
    const of = (id = "") => prisma().event.findFirstOrThrow({ where: { id } });
    const [first, second] = [await of(early), await of(lateId)];
    expect(second.seq < first.seq).toBe(true);
    expect(Number(second.published_seq)).toBeGreaterThan(Number(first.published_seq));
  });

  it("loses nothing when it is killed between the claim and the commit", async () => {
    const ids = await write(30);
    const { child, said } = await spawnWorker({ RELAY: "hang" });
    expect(said).toEqual({ claimed: 30 });
    await expect(relayBatch(200, toExecutor(catalog))).resolves.toBe(0); // The other relay holds them.
    await kill(child);
    let handed = 0;
    await until("the events", async () => {
      handed += await relayBatch(200, toExecutor(catalog));
      return handed === 30;
    });
    expect(await prisma().backgroundRun.count({ where: { event_id: { in: ids } } })).toBe(30);
  });

  it("leaves the events where they are when they cannot be handed on", async () => {
    await write(3);
    const refuse = toInngest({ send: () => Promise.reject(new Error("Inngest is away")) }, ["test.*"]);
    await expect(relayBatch(200, refuse)).rejects.toThrow("Inngest is away");
    expect(await pending()).toBe(3);
  });

  it("sends a real Inngest what its functions wait for, under the event's own id", async () => {
    const [wanted] = await write(1, "test.steps");
    await write(1, "unwanted.kind");
    const sent: unknown[] = [];
    const send = async (events: unknown) => {
      sent.push(events);
      return { ids: [] };
    };
    await relayBatch(200, toInngest({ send }, ["test.*"]));
    expect(sent).toMatchObject([[{ id: wanted, name: "test.steps", data: { project_id: project } }]]);
    expect(await pending()).toBe(0);
  });

  it("reaches a self-hosted server over HTTP, at its address and with its key", async () => {
    const received: { url?: string | undefined; events: { id: string; name: string }[] }[] = [];
    const server = createServer(async (message, reply) => {
      let body = "";
      for await (const part of message) body += part;
      const events = JSON.parse(body);
      received.push({ url: message.url, events });
      reply.setHeader("content-type", "application/json");
      reply.end(JSON.stringify({ ids: events.map(({ id }: { id: string }) => id), status: 200 }));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = makeClient({ kind: "server", baseUrl, eventKey: "event-key", signingKey: "signkey-test-12" });
    const ids = await write(2);
    await relayBatch(200, toInngest(client, ["test.*"]));
    await new Promise((done) => server.close(done));
    expect(received).toMatchObject([{ url: "/e/event-key", events: ids.map((id) => ({ id, name: "test.steps" })) }]);
  });

  it("announces what changed to whoever listens", async () => {
    const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await listener.connect();
    const heard: { project: string; seq: number; kind: string; id: string }[] = [];
    listener.on("notification", ({ payload }) => heard.push(...JSON.parse(payload ?? "[]")));
    await listener.query("LISTEN turnero_live");
    const ids = await write(200, "customer.updated");
    await relayAll();
    await until("the announcements", async () => heard.length === 200);
    await listener.end();
    expect(heard.map(({ id }) => id)).toEqual(ids);
    expect(heard[0]).toMatchObject({ project, kind: "customer.updated" });
    expect(heard.map(({ seq }) => seq)).toEqual(heard.map(({ seq }) => seq).sort((a, b) => a - b));
  });
});

describe("a notification", () => {
  it("stays under what Postgres takes, and loses no change", () => {
    const changes = Array.from({ length: 500 }, (_, i) => ({
      project: "prj_é",
      seq: i,
      kind: "booking.updated",
      id: `bkg_${i}`,
    }));
    const packed = notices(changes);
    expect(packed.length).toBeGreaterThan(1);
    for (const text of packed) expect(Buffer.byteLength(text)).toBeLessThan(8000);
    expect(packed.flatMap((text) => JSON.parse(text))).toEqual(changes);
  });
});
