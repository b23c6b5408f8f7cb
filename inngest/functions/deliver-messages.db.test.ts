import { afterAll, describe, expect, it, vi } from "vitest";
import { startWorker, type Worker } from "@/inngest/worker";
import { prisma } from "@/lib/core/db";
import { makeConnected, messagesOf } from "@/lib/testing/channels";
import { graphFake, telegramFake, waMessage } from "@/lib/testing/companies/messengers";
import { setEnv } from "@/lib/testing/environment";
import { picture } from "@/lib/testing/pictures";

const graph = await graphFake({ "photo-1": await picture("png") });
const telegram = await telegramFake();
setEnv("WHATSAPP_API_URL", graph.url);
setEnv("TELEGRAM_API_URL", telegram.url);

let worker: Worker | undefined;
afterAll(async () => {
  await worker?.stop();
  await Promise.all([graph.stop(), telegram.stop()]);
});

describe("the worker", () => {
  it("fetches what a contact sent, sends what is written, and what waited once the channel is resumed", async () => {
    const world = await makeConnected();
    // The bot is off: its answer to the picture would take the place of another message.
    const bot = await world.admin.call<object>("/bot");
    expect((await world.admin.call("/bot", { method: "PUT", body: { ...bot.body, enabled: false } })).status).toBe(200);
    worker = await startWorker();
    await world.hear([waMessage("image", { image: { id: "photo-1" } })]);
    const wait = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 45_000, interval: 100 });
    await wait(async () => expect((await messagesOf(world.id))[0]?.file).toMatchObject({ media_type: "image/png" }));
    const [{ conversation_id = "" } = {}] = await messagesOf(world.id);
    const write = (text: string) =>
      world.call(`/conversations/${conversation_id}/messages`, {
        method: "POST",
        body: { text },
        idempotencyKey: text,
      });
    expect((await write("um")).status).toBe(201);
    await wait(async () => expect((await messagesOf(world.id))[1]).toMatchObject({ status: "sent" }));

    const away = { status: 503, body: { error: { code: 2, message: "Service temporarily unavailable" } } };
    graph.turns.push(away, away, away, away);
    expect((await write("dois")).status).toBe(201);
    await wait(async () => expect((await messagesOf(world.id))[2]?.tries).toBeGreaterThan(0));
    const pause = { method: "POST", body: { reason: "Um instante" } };
    expect((await world.admin.call("/channels/whatsapp/pause", pause)).status).toBe(200);
    graph.turns.length = 0;
    // As if its time had come during the pause.
    await prisma().$executeRaw`UPDATE message SET due_at = now() WHERE project_id = ${world.id} AND status = 'queued'`;
    expect((await world.admin.call("/channels/whatsapp/resume", { method: "POST" })).status).toBe(200);
    await wait(async () => expect((await messagesOf(world.id))[2]).toMatchObject({ status: "sent" }));
    expect((await messagesOf(world.id))[2]?.tries).toBeGreaterThan(1);
  });
});
