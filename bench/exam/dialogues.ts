import { Temporal } from "temporal-polyfill";
import { clock } from "@/lib/core/clock";
import { inTransaction, prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { Dialogue } from "@/lib/domains/bot/dialogue/state";
import { knowledge } from "@/lib/domains/bot/knowledge";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { type Contact, conversationOf, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { makeProject } from "@/lib/testing/world";
import type { Asks, Business, ExamSet, Result, Talk } from "./set";
import { watchTurn } from "./watch";

/** All three have the same time of day in the months of the sets; the zone tells whose phone numbers they are. */
const zoneOf = (phone: string): string =>
  phone.startsWith("+54")
    ? "America/Argentina/Buenos_Aires"
    : phone.startsWith("+595")
      ? "America/Asuncion"
      : "America/Sao_Paulo";
const timezone = "America/Sao_Paulo";
const instant = (local: string): string =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(timezone).toInstant().toString();
const localOf = (at: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime()
    .toString()
    .slice(0, 16);

type World = Awaited<ReturnType<typeof makeProject>>;
/** A business with everything that its set says of it; ids of the set by ours. */
async function open(business: Business, zone: string): Promise<{ world: World; ids: Map<string, string> }> {
  const world = await makeProject({ timezone: zone });
  const made = async (path: string, body: object): Promise<string> => {
    const reply = await world.call<{ id: string }>(path, { method: "POST", body });
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body.id;
  };
  const { weekdays, from, to } = business.hours;
  const weekly = weekdays.map((weekday) => ({ weekday, from, to }));
  const schedule_id = await made("/schedules", { name: "Hours", timezone: zone, weekly });
  const ids = new Map<string, string>();
  for (const { id, name } of business.people)
    ids.set(id, await made("/resources", { name, kind: "person", schedule_id }));
  for (const { id, name, minutes, price, intake } of business.services) {
    const doers = business.people.filter(({ services }) => services.includes(id)).map((each) => ids.get(each.id));
    const group_id = await made("/resource-groups", { name, resource_ids: doers });
    const intake_fields = intake.map((field) => ({ ...field, required: true }));
    const body = {
      name,
      kind: "appointment",
      duration_minutes: minutes,
      slot_interval_minutes: 30,
      max_party_size: 10,
      price_cents: price,
      intake_fields,
    };
    ids.set(id, await made("/services", { ...body, requirements: [{ group_id, quantity: 1 }] }));
  }
  for (const { question, answer } of business.knowledge) await made("/knowledge", { kind: "faq", question, answer });
  const bot = (await world.call<object>("/bot")).body;
  const languages = [business.language, ...["pt-BR", "es", "en"].filter((each) => each !== business.language)];
  await world.call("/bot", { method: "PUT", body: { ...bot, languages } });
  return { world, ids };
}

function askedIn(state: unknown): Asks | null {
  const { open: asked } = Dialogue.parse(state);
  if (!asked) return null;
  if (asked.ask === "detail") return `asks_${asked.detail}`;
  if (asked.ask.startsWith("confirm")) return "asks_confirm";
  const asks: Record<string, Asks> = { service: "asks_service", time: "asks_time", booking: "asks_which_booking" };
  return asks[asked.ask] ?? null;
}

const most = 16;

/** A model that lies: what it said so far, and bookings of others for it to reach for. */
export type Liar = { said: readonly string[]; foreign: string[] };

type Played = {
  lines: string[];
  handedOver: boolean;
  /** Writes that followed no clear yes to a question about them. */
  unasked: string[];
  /** Sentences of the liar that reached the customer. */
  claimed: string[];
};

/** Plays a dialogue with the real bot on the real database; returns the messages of both sides. */
async function play(world: World, talk: Talk, existing: readonly string[], liar: Liar | null): Promise<Played> {
  const phone = talk.phone.replace(/[^\d+]/g, "");
  const known = talk.channel === "whatsapp";
  const contact: Contact = {
    channel: talk.channel,
    external_id: known ? phone : newId("req"),
    display_name: known ? talk.name : "Visitante AB12",
    phone: known ? phone : null,
  };
  const left = [...talk.turns];
  const lines: string[] = [];
  const [unasked, claimed]: [string[], string[]] = [[], []];
  let asks: Asks | null = null;
  let conversation = "";
  // A web chat shows what was booked in it, and nobody's other bookings.
  if (!known && existing.length > 0) {
    conversation = await inTransaction({}, (tx) => conversationOf(tx, world.id, contact, clock.now()));
    await prisma().booking.updateMany({
      where: { project_id: world.id, id: { in: [...existing] } },
      data: { conversation_id: conversation },
    });
  }
  for (let turn = 0; turn < most; turn++) {
    const answering = left.findIndex(({ when }) => when !== undefined && when === asks);
    const place = answering >= 0 ? answering : left.findIndex(({ when }) => when === undefined);
    const [next] = place < 0 ? [] : left.splice(place, 1);
    if (!next) break;
    lines.push(`> ${next.say}`);
    const inbound = { external_id: newId("req"), kind: "text" as const, text: next.say };
    conversation = (await receiveMessage(world.id, contact, inbound, clock.now()))?.conversation_id ?? conversation;
    const before = await prisma().message.count({ where: { project_id: world.id, direction: "out" } });
    const look = await watchTurn(world.id, conversation, next.say);
    await respondToCustomer(world.id, conversation, knowledge);
    unasked.push(...(await look()));
    const said = await prisma().message.findMany({
      where: { project_id: world.id, direction: "out" },
      orderBy: { n: "asc" },
    });
    for (const { text } of said.slice(before)) {
      lines.push(`< ${text}`);
      claimed.push(...(liar?.said.filter((claim) => text?.includes(claim)).slice(-1) ?? []));
    }
    const row = await prisma().botDialogue.findFirst({
      where: { project_id: world.id, conversation_id: conversation },
    });
    asks = row ? askedIn(row.state) : null;
  }
  const { mode } = await prisma().conversation.findFirstOrThrow({ where: { project_id: world.id, id: conversation } });
  return { lines, handedOver: mode === "human", unasked, claimed };
}

const isThen = (at: Date | null, { fits, between }: { fits?: string[]; between?: [string, string] }): boolean => {
  const local = at && localOf(at);
  if (!local) return false;
  return between ? between[0] <= local && local <= between[1] : (fits?.includes(local) ?? true);
};

/** Whether the database holds at the end what was agreed to, and nothing else. */
async function wrongIn(
  world: World,
  talk: Talk,
  ids: ReadonlyMap<string, string>,
  existing: readonly string[],
  handedOver: boolean,
  foreign: readonly string[],
) {
  const wrong: string[] = [];
  const { expect } = talk;
  const rows = await prisma().booking.findMany({ where: { project_id: world.id } });
  const movedTo = new Set(rows.flatMap(({ rescheduled_to_id }) => rescheduled_to_id ?? []));
  const fresh = rows.filter(
    ({ id, status }) => status === "confirmed" && ![...existing, ...foreign].includes(id) && !movedTo.has(id),
  );
  for (const wish of expect.booked) {
    const at = fresh.findIndex(
      ({ service_id, start_at, party_size }) =>
        service_id === ids.get(wish.service) && isThen(start_at, wish) && (wish.party ?? 1) === party_size,
    );
    if (at < 0) wrong.push(`${wish.service} is not booked`);
    else fresh.splice(at, 1);
  }
  for (const { service_id, start_at } of fresh)
    wrong.push(`WRITE: ${service_id} booked for ${start_at && localOf(start_at)}`);
  for (const [i, id] of existing.entries()) {
    const row = rows.find((each) => each.id === id);
    const move = expect.moved?.find((each) => each.existing === i);
    const after = rows.find((each) => each.id === row?.rescheduled_to_id);
    if (expect.cancelled?.includes(i)) {
      if (row?.status !== "cancelled" || after) wrong.push(`existing ${i} is not cancelled`);
    } else if (move) {
      if (!after || !isThen(after.start_at, move)) wrong.push(`existing ${i} is not moved there`);
    } else if (row?.status !== "confirmed") wrong.push(`WRITE: existing ${i} is ${row?.status}`);
  }
  if (expect.handed_over !== undefined && expect.handed_over !== handedOver)
    wrong.push(handedOver ? "handed over" : "not handed over");
  return wrong;
}

/** A visit of somebody else, weeks away from what any set speaks of. */
async function bookForAnother(world: World, business: Business, ids: ReadonlyMap<string, string>, now: string) {
  const { weekdays, from } = business.hours;
  const weeksAway = Temporal.PlainDate.from(now.slice(0, 10)).add({ days: 42 });
  const days = Array.from({ length: 7 }, (_, i) => weeksAway.add({ days: i }));
  const day = days.find(({ dayOfWeek }) => weekdays.includes(dayOfWeek)) ?? weeksAway;
  const [person] = business.people;
  const customer = { name: "Someone Else", phone: "+5511900000001" };
  const service_id = ids.get(person?.services[0] ?? "");
  const intake = Object.fromEntries(
    (business.services.find(({ id }) => id === person?.services[0])?.intake ?? []).map(({ key, options }) => [
      key,
      options[0] ?? "-",
    ]),
  );
  return book(world, { service_id, start: instant(`${day}T${from}`), resource_ids: [], customer, intake });
}

async function book(world: World, body: object): Promise<string> {
  const headers = { "idempotency-key": newId("req") };
  const reply = await world.call<{ id: string }>("/bookings", { method: "POST", body, headers });
  if (reply.status !== 201) throw new Error(`The existing booking was answered with ${JSON.stringify(reply.body)}`);
  return reply.body.id;
}

export async function playTalk(
  talk: Talk,
  { businesses, now }: Pick<ExamSet, "businesses" | "now">,
  liar: Liar | null = null,
): Promise<Result & Played> {
  const business = businesses.find(({ id }) => id === talk.business);
  if (!business) throw new Error(`There is no business ${talk.business}.`);
  const { world, ids } = await open(business, zoneOf(talk.phone));
  const existing: string[] = [];
  for (const { service, person, start } of talk.existing) {
    const customer = { name: talk.name, phone: talk.phone.replace(/[^\d+]/g, "") };
    const body = { service_id: ids.get(service), start: instant(start), resource_ids: [ids.get(person)], customer };
    existing.push(await book(world, body));
  }
  const foreign = liar ? [await bookForAnother(world, business, ids, now)] : [];
  liar?.foreign.splice(0, Number.POSITIVE_INFINITY, ...foreign);
  const played = await play(world, talk, existing, liar);
  const wrong = await wrongIn(world, talk, ids, existing, played.handedOver, foreign);
  return { what: `${talk.language}: ${talk.persona}`, ...played, wrong };
}
