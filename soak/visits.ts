import { idOf, keyed, paper, someone } from "@/soak/acts";
import type { Caller } from "@/soak/caller";
import { heldInstead, type Told } from "@/soak/ledger";
import { pause } from "@/soak/process";
import { holdSeconds } from "@/soak/world";

const hourMs = 3_600_000;
/** The morning after tomorrow, so that every booking is in the future. */
export const day = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 86_400_000;
const wanted = 3;
/** Granted times after which all clients move on by an hour: far more than it has chairs. */
const perHour = 8;

/**
 * One of the few hours that the project's clients currently compete for, the first most. They move on as they fill, so that
 * there is always contention, however fast the machine is.
 */
const hour = ({ project, random }: Caller): string => {
  const first = Math.floor(project.granted / perHour);
  return new Date(day + (first + Math.floor(random() ** 2 * wanted)) * hourMs).toISOString();
};

const move = (client: Caller, operation: string, id: string, verb: string) =>
  client.write({ operation, path: `/bookings/${id}/${verb}`, body: { reason: "soak" } });

const known = 12;
function remember({ project }: Caller, told: Told | null): void {
  const id = idOf(told);
  if (!id || typeof told?.body.start !== "string") return;
  project.visits.push({ id, start: told.body.start });
  if (project.visits.length > known) project.visits.shift();
}

async function reschedule(client: Caller, id: string, start: string): Promise<string | null> {
  const told = await keyed(client, "rescheduleBooking", `/bookings/${id}/reschedule`, (reason) => ({ start, reason }));
  remember(client, told);
  return idOf(told);
}

/** Two changes of the same version: one of them is refused. */
async function contest(client: Caller, id: string, version: unknown): Promise<void> {
  const change = (priority: string) => {
    const body = { priority, tags: [client.project.mark], expected_version: version };
    return client.write({ operation: "updateWorkItem", method: "PATCH", path: `/work-items/${id}`, body });
  };
  await Promise.all(["low", "high", "urgent"].map(change));
}

async function follow(client: Caller, { body }: Told): Promise<void> {
  const { random } = client;
  const id = String(body.id);
  const path = `/bookings/${id}`;
  if (random() < 0.2) await contest(client, id, body.version);
  if (random() < 0.3) await keyed(client, "createBookingComment", `${path}/comments`, (text) => ({ body: text }));
  if (random() < 0.3) await keyed(client, "createAttachment", `${path}/attachments`, paper);
  if (random() < 0.3) await client.read("listBookingTimeline", `${path}/timeline`);
  const end = random();
  if (end < 0.35) await move(client, "cancelBooking", id, "cancel");
  else if (end < 0.6) {
    const moved = await reschedule(client, id, hour(client));
    if (moved && client.chance(0.5)) await move(client, "cancelBooking", moved, "cancel");
  } else if (end < 0.7) await move(client, "markNoShow", id, "no-show");
  else if (end < 0.85) {
    await move(client, "checkInBooking", id, "check-in");
    await move(client, "completeBooking", id, "complete");
  }
}

/**
 * Books a time; a refused client tries the first alternative, as do all others who were refused. Some ask for the best
 * alternative to be held at once, and confirm it.
 */
async function ask(
  client: Caller,
  of: (start: string, wish: { hold_best?: true }) => Promise<Told | null>,
): Promise<Told | null> {
  const first = await of(hour(client), client.chance(0.3) ? { hold_best: true } : {});
  const held = heldInstead(first);
  if (held) {
    client.project.granted++;
    if (client.chance(0.7)) await keyed(client, "confirmHold", `/holds/${held.id}/confirm`, () => ({}));
    return null;
  }
  const [other] = (first?.body.alternatives ?? []) as { start: string }[];
  const told = first?.body.code === "slot_taken" && other && client.chance(0.6) ? await of(other.start, {}) : first;
  if (idOf(told)) client.project.granted++;
  return told;
}

export async function book(client: Caller): Promise<void> {
  const { visit, lesson, mark } = client.project;
  const lessons = client.chance(0.3);
  const wishOf = (start: string, notes: string) => ({
    service_id: lessons ? lesson : visit,
    party_size: lessons ? 1 + Math.floor(client.random() * 5) : 1,
    start,
    customer: someone(`${mark} somebody`),
    notes,
  });
  if (client.chance(0.2)) await client.evaluate("createBooking", "/bookings", (notes) => wishOf(hour(client), notes));
  const told = await ask(client, (start, best) =>
    keyed(client, "createBooking", "/bookings", (notes) => ({ ...wishOf(start, notes), ...best })),
  );
  if (!told || !idOf(told)) return;
  if (!lessons) remember(client, told);
  await follow(client, told);
}

export async function hold(client: Caller): Promise<void> {
  const service_id = client.chance(0.3) ? client.project.lesson : client.project.visit;
  if (client.chance(0.3)) {
    const from = hour(client);
    const to = new Date(Date.parse(from) + 24 * hourMs).toISOString();
    await client.read("listSlots", `/slots?service_id=${service_id}&from=${from}&to=${to}`);
  }
  const told = await ask(client, (start, best) =>
    keyed(client, "createHold", "/holds", (name) => ({ service_id, start, customer: someone(name), ...best })),
  );
  const id = idOf(told);
  const turn = client.random();
  if (!id || turn < 0.25) return; // Left to expire.
  if (turn < 0.35) {
    await client.write({ operation: "releaseHold", method: "DELETE", path: `/holds/${id}` });
    return;
  }
  // At the very moment of expiry, when others are ready to take it.
  if (turn < 0.55) await pause(holdSeconds * 1000 - 400 + client.random() * 600);
  const confirmed = await keyed(client, "confirmHold", `/holds/${id}/confirm`, () => ({}));
  if (confirmed && idOf(confirmed)) await follow(client, confirmed);
}

/** Books a time and never pays for it: after a minute it is free again. */
export async function bookUnpaid(client: Caller): Promise<void> {
  const { deposit, mark } = client.project;
  await keyed(client, "createBooking", "/bookings", (notes) => ({
    service_id: deposit,
    start: hour(client),
    customer: someone(`${mark} somebody`),
    notes,
  }));
}

/** Reschedules two bookings into each other's times at once, or one to two times and away. */
export async function quarrel(client: Caller): Promise<void> {
  const [one, two] = [client.pick(client.project.visits), client.pick(client.project.visits)];
  if (!one || !two) return book(client);
  if (one.id !== two.id) {
    await Promise.all([reschedule(client, one.id, two.start), reschedule(client, two.id, one.start)]);
    return;
  }
  await Promise.all([
    reschedule(client, one.id, hour(client)),
    reschedule(client, one.id, hour(client)),
    ...(client.chance(0.3) ? [move(client, "cancelBooking", one.id, "cancel")] : []),
  ]);
}
