import { describe, expect, it } from "vitest";
import { linesOf } from "@/soak/failures";
import type { Row } from "@/soak/finding";
import { evaluations, keys, repeats, unsettled } from "@/soak/keys";
import type { Entry, Told } from "@/soak/ledger";
import { contention, strokes, summed } from "@/soak/outcome";
import { arrivals, files } from "@/soak/outside";
import { acknowledgedMoves, lastWords, madeThings, versions } from "@/soak/promises";

const ok = (body: Row, status = 201): Told => ({ status, body });
const entry = (operation: string, told: Told[], more: Partial<Entry> = {}): Entry => ({
  project: "prj_1",
  operation,
  method: "POST",
  path: "/things",
  key: "k1",
  mark: "m1",
  sent: {},
  tries: told.length,
  cut: 0,
  twins: 0,
  told,
  ...more,
});
/** A database that answers every question with these rows. */
const rows =
  (...found: Row[]) =>
  async () =>
    found;

const customer = { project_id: "prj_1", id: "cus_1", name: "Ana", phone: "+595981" };
const made = entry("createCustomer", [ok({ id: "cus_1", name: "Ana", phone: "+595981" })]);

it("tells how often each fault struck, and the longest that it took to get over", () => {
  const struck = new Map([
    ["pooler killed", [0.4, 12.26]],
    ["web process killed", []],
  ]);
  expect(strokes(struck)).toEqual([
    ["pooler killed", "2", "12.3"],
    ["web process killed", "0", ""],
  ]);
});

describe("what was acknowledged", () => {
  it("is there as it was told", async () => {
    expect(await madeThings(rows(customer), [made])).toMatchObject({ checked: 1, broken: [] });
    for (const found of [[], [{ ...customer, name: "Eva" }], [{ ...customer, project_id: "prj_2" }]])
      expect((await madeThings(rows(...found), [made])).broken).toHaveLength(1);
  });

  it("is not asked of what was refused or never answered", async () => {
    const others = [entry("createCustomer", [ok({ code: "customer_exists" }, 409)]), entry("createCustomer", [])];
    expect(await madeThings(rows(), others)).toMatchObject({ checked: 0, broken: [] });
  });

  it("is never newer than the booking itself", async () => {
    const told = { id: "bkg_1", version: 2, status: "confirmed", stage: "s", priority: "high", tags: [], notes: null };
    const moved = entry("updateWorkItem", [ok(told, 200)]);
    expect((await versions(rows(told), [moved])).broken).toEqual([]);
    expect((await versions(rows({ ...told, version: 3, priority: "low" }), [moved])).broken).toEqual([]);
    for (const found of [[], [{ ...told, version: 1 }], [{ ...told, priority: "low" }]])
      expect((await versions(rows(...found), [moved])).broken).toHaveLength(1);
  });

  it("left its trace", async () => {
    const cancelled = entry("cancelBooking", [ok({ id: "bkg_1" }, 200)], { path: "/bookings/bkg_1/cancel", key: null });
    expect(await acknowledgedMoves(rows({ one: 1 }), [cancelled])).toMatchObject({ checked: 1, broken: [] });
    expect((await acknowledgedMoves(rows(), [cancelled])).broken).toHaveLength(1);
  });

  it("is the last word of the only writer, or a later one without an answer", async () => {
    const word = (mark: string, told: Told[]) =>
      entry("updateCustomer", told, { path: "/customers/cus_1", key: null, mark });
    const said = [word("a", [ok({}, 200)]), word("b", [ok({}, 200)]), word("c", [])];
    for (const company of ["b", "c"])
      expect((await lastWords(rows({ id: "cus_1", company }), said)).broken).toEqual([]);
    for (const found of [[], [{ id: "cus_1", company: "a" }]])
      expect((await lastWords(rows(...found), said)).broken).toHaveLength(1);
  });
});

describe("a key", () => {
  const granted = entry("createCustomer", [ok({ id: "cus_1" })]);
  const refused = entry("createCustomer", [ok({}, 409)]);
  const effect = { mark: "m1" };

  it("has one effect when it was granted, none when it was refused", async () => {
    expect((await keys(rows(effect), [granted])).broken).toEqual([]);
    expect((await keys(rows(), [refused])).broken).toEqual([]);
    expect((await keys(rows(), [granted])).broken).toHaveLength(1);
    expect((await keys(rows(effect), [refused])).broken).toHaveLength(1);
    expect((await keys(rows(effect, effect), [granted])).broken).toHaveLength(1);
    expect((await keys(rows(effect, effect), [entry("createCustomer", [])])).broken).toHaveLength(1);
  });

  it("has one effect when a time was held instead of the one that was lost", async () => {
    const held = { id: "bkg_1", service_id: "svc_1", party_size: 1 };
    const instead = entry("createBooking", [ok({ code: "slot_taken", held_alternative: held }, 409)]);
    expect((await keys(rows(effect), [instead])).broken).toEqual([]);
    expect((await keys(rows(), [instead])).broken).toHaveLength(1);
    expect(await madeThings(rows({ project_id: "prj_1", ...held }), [instead])).toMatchObject({
      checked: 1,
      broken: [],
    });
    expect((await madeThings(rows(), [instead])).broken).toHaveLength(1);
  });

  it("and everything else is as before after a dry run", async () => {
    expect(await evaluations(rows(), { evaluated: ["m1"] })).toMatchObject({ checked: 1, broken: [] });
    expect((await evaluations(rows(effect), { evaluated: ["m1"] })).broken).toHaveLength(1);
  });

  it("is answered the same again", () => {
    const again = (second: Told) => repeats([entry("createCustomer", [ok({ id: "cus_1" }), second])]);
    expect(again(ok({ id: "cus_1" }))).toMatchObject({ checked: 1, broken: [] });
    expect(again(ok({ id: "cus_2" })).broken).toHaveLength(1);
    expect(again(ok({}, 409)).broken).toHaveLength(1);
  });

  it("is settled in the end", () => {
    expect(unsettled([granted, refused]).broken).toEqual([]);
    expect(unsettled([entry("createCustomer", [ok({}, 503)]), entry("createCustomer", [])]).broken).toHaveLength(2);
  });
});

describe("the contention", () => {
  it("is counted by what the clients were told, beside the calls that could have met it", () => {
    const refused = (code: string) => [ok({ code }, 409)];
    const seen = contention([
      entry("createHold", refused("slot_taken"), { twins: 2 }),
      entry("createBooking", [ok({ id: "bkg_1" })]),
      entry("rescheduleBooking", refused("invalid_transition")),
      entry("runAction", refused("already_claimed"), { path: "/bookings/bkg_1/actions/take" }),
      entry("runAction", [ok({}, 200)], { path: "/bookings/bkg_1/actions/start" }),
      entry("updateWorkItem", refused("version_conflict"), { key: null }),
    ]);
    expect(seen).toEqual([
      ["slot_taken", "1", "3"],
      ["already_claimed", "1", "1"],
      ["hold_expired", "0", "0"],
      ["version_conflict", "1", "1"],
      ["invalid_transition", "1", "4"],
      ["twins of a key in flight", "2", "5"],
    ]);
  });
});

describe("the sum of a run", () => {
  it("tells what was promised, lost and done twice", async () => {
    const entries = [made, entry("createCustomer", [ok({}, 409)]), entry("createCustomer", [])];
    const effect = { mark: "m1" };
    const findings = [await madeThings(rows(), entries), await keys(rows(effect, effect), [made])];
    expect(summed({ entries }, findings, 12.4)).toBe(
      "Acknowledged: 1 of 3 writes. Of them lost: 1; done twice: 1. 12 s in all.",
    );
  });
});

describe("a file", () => {
  const row = { project_id: "prj_1", id: "att_1", name: "m1.pdf" };
  const uploaded = entry("createAttachment", [ok({ id: "att_1" })]);

  it("is where its row says, and is what was sent", async () => {
    expect((await files(rows(row), [uploaded], async () => "%PDF\nm1\n")).broken).toEqual([]);
    expect((await files(rows(row), [uploaded], async () => null)).broken).toHaveLength(1);
    expect((await files(rows(row), [uploaded], async () => "%PDF\nm2\n")).broken).toHaveLength(1);
    expect((await files(rows(), [uploaded], async () => null)).broken).toHaveLength(1);
  });
});

describe("what arrived", () => {
  const row = {
    project_id: "prj_1",
    id: "dlv_1",
    body: "{}",
    status: "succeeded",
    attempt_count: 1,
    answered: 1,
    again: 0,
  };
  const received = { project: "prj_1", delivery: "dlv_1", body: "{}", answered: 204 };

  it("is what the log says", async () => {
    expect((await arrivals(rows(row), [received])).broken).toEqual([]);
    expect((await arrivals(rows({ ...row, again: 1 }), [received, received])).broken).toEqual([]);
    const cases: [Row[], (typeof received)[]][] = [
      [[], [received]],
      [[{ ...row, project_id: "prj_2" }], [received]],
      [[{ ...row, body: '{"a":1}' }], [received]],
      [[row], [received, received]],
      [[{ ...row, attempt_count: 2, answered: 2 }], [received]],
      [[{ ...row, attempt_count: 0, answered: 0 }], []],
    ];
    for (const [found, came] of cases) expect((await arrivals(rows(...found), came)).broken).toHaveLength(1);
  });
});

describe("an answer 500", () => {
  it("is looked up in the log by its request", () => {
    const line = (request_id: string) => JSON.stringify({ message: "request failed", request_id });
    const log = [line("req_1"), "not JSON", line("req_2"), "null", ""].join("\n");
    expect(linesOf(log, [{ call: "POST /things", requestId: "req_2" }])).toEqual([line("req_2")]);
  });
});
