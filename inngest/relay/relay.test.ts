import type { Inngest } from "inngest";
import { describe, expect, it } from "vitest";
import { functions } from "@/inngest/functions";
import { streams, toInngest } from "@/inngest/relay/relay";
import type { OutboxRow } from "@/inngest/relay/store";

const rows = (count: number): OutboxRow[] =>
  Array.from({ length: count }, (_, n) => ({
    seq: BigInt(n),
    project_id: "prj_1",
    id: `evt_${n}`,
    type: "booking.created",
    subject_id: "bkg_1",
    data: {},
    created_at: new Date(0),
  })) as unknown as OutboxRow[];

describe("what goes to a real Inngest", () => {
  it("is a stream when more than four events come within a second, and no longer a second after", () => {
    const isStream = streams();
    expect([isStream(2, 0), isStream(2, 400), isStream(1, 900)]).toEqual([false, false, true]);
    expect([isStream(1, 2500), isStream(200, 2600), isStream(1, 4000)]).toEqual([false, true, false]);
  });

  it("is marked for gathering only in a stream: one event starts its functions at once", async () => {
    const sent: { data: Record<string, unknown> }[][] = [];
    const client = { send: async (events: unknown) => void sent.push(events as (typeof sent)[number]) };
    const hand = toInngest(client as unknown as Pick<Inngest, "send">, ["booking.*"]);
    await hand(undefined as never, rows(1));
    await hand(undefined as never, rows(20));
    expect(sent.map((events) => events.map(({ data }) => data.streamed))).toEqual([[undefined], Array(20).fill(true)]);
    for (const { opts } of functions)
      expect(opts.batchEvents?.if ?? "event.data.streamed == true").toBe("event.data.streamed == true");
    expect(functions.filter(({ opts }) => opts.batchEvents?.if).length).toBe(
      functions.filter(({ opts }) => opts.batchEvents).length,
    );
  });
});
