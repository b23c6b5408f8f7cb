import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { load } from "@/lib/api/execute";
import type { Given } from "@/lib/api/mcp/arguments";
import { namedThings } from "@/lib/api/mcp/choices";
import { isOpenTo, type Tool, tools } from "@/lib/api/mcp/tools";
import type { Operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { clockFormat, openStatuses, type Status } from "@/lib/core/vocabulary";
import { listBookings } from "@/lib/domains/bookings/operations";
import { moveOf } from "@/lib/domains/bookings/rules";
import type { Booking } from "@/lib/domains/bookings/schema";
import { listResources } from "@/lib/domains/catalog/resources/operations";
import type { Resource } from "@/lib/domains/catalog/resources/schema";
import { getStageConfig } from "@/lib/domains/stages/operations";
import { listWorkItems } from "@/lib/domains/work/operations";

/** Longer lists are nothing to choose from. */
const mostBookings = 50;
/** Bookings of today and of last night are still to be checked in, completed or failed. */
const lookBackMs = 86_400_000;

type Option = { const: string; title: string };
/** An argument that is missing, and what the person is asked for it. */
type Choice = { argument: string; title: string; message: string; options: () => Promise<Option[]> };

const asksPeople = ({ mcpReq }: ServerContext): boolean => {
  const envelope = (mcpReq.envelope ?? {}) as Record<string, unknown>;
  const told = envelope[CLIENT_CAPABILITIES_META_KEY] as { elicitation?: object } | undefined;
  return told?.elicitation !== undefined && (!("url" in told.elicitation) || "form" in told.elicitation);
};

const named = (things: readonly { id: string; name: string }[]): Option[] =>
  things.map(({ id, name }) => ({ const: id, title: name }));

async function resourcesOf(actor: Actor, isWanted: (resource: Resource) => boolean): Promise<Option[]> {
  if (!isOpenTo(listResources, actor.scopes)) return [];
  const { data } = await load(listResources, actor, { query: { limit: "200" } });
  return named(data.filter((resource) => resource.active && isWanted(resource)));
}

/** The bookings that a tool can be about, by its operation; of the others those that are open. */
const statusesFor: Record<string, readonly Status[]> = {
  cancelBooking: moveOf("cancel").from,
  rescheduleBooking: moveOf("reschedule").from,
  checkInBooking: moveOf("checkIn").from,
  markNoShow: moveOf("noShow").from,
  completeBooking: moveOf("complete").from,
  failBooking: moveOf("fail").from,
  confirmHold: moveOf("confirm").from,
  releaseHold: moveOf("release").from,
};

async function bookingsFor(actor: Actor, { id, path }: Operation): Promise<Booking[]> {
  const limit = String(mostBookings);
  // Tasks of queues have no time by which they could be listed.
  if (id === "runAction" || path.startsWith("/work-items/"))
    return (await load(listWorkItems, actor, { query: { limit } })).data;
  const status = (statusesFor[id] ?? openStatuses).join(",");
  const from = new Date(actor.now.getTime() - lookBackMs).toISOString();
  return (await load(listBookings, actor, { query: { status, from, limit } })).data;
}

/** As a person knows it: whose, what and when. */
async function bookingOptions(actor: Actor, operation: Operation): Promise<Option[]> {
  if (!isOpenTo(listBookings, actor.scopes)) return [];
  const bookings = await bookingsFor(actor, operation);
  const services = new Map((await namedThings(actor, "services")).map(({ id, name }) => [id, name]));
  const day = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...clockFormat,
    timeZone: actor.project.timezone,
  });
  return bookings.map(({ id, customer, service_id, start }) => {
    const parts = [customer?.name, services.get(service_id), start && day.format(new Date(start))];
    return { const: id, title: parts.filter(Boolean).join(" · ") || id };
  });
}

/** Tools that are about what is over or deleted have nothing in these lists. */
const aboutThePast = new Set(["undoBooking", "restoreResource", "restoreService"]);

const isAbout = ({ id, path }: Operation, ...collections: string[]): boolean =>
  !aboutThePast.has(id) && collections.some((name) => path.startsWith(`/${name}/{id}`));

/** Whether it takes a task, for which a key has to say who does it; a member takes it themselves. */
async function takesForNobody({ operation }: Tool, actor: Actor, given: Given): Promise<boolean> {
  if (operation.id !== "runAction" || actor.identity.type !== "key" || given.resource_id != null) return false;
  const { actions } = await load(getStageConfig, actor, {});
  return actions.some(({ key, effect }) => key === given.key && effect === "take");
}

const serviceChoice = (actor: Actor): Choice => ({
  argument: "service_id",
  title: "Service",
  message: "Which service is it for?",
  options: async () => named(await namedThings(actor, "services")),
});

const resourceChoice = (actor: Actor, argument: string): Choice => ({
  argument,
  title: "Person, room or equipment",
  message: "Which person, room or piece of equipment is it about?",
  options: () => resourcesOf(actor, () => true),
});

const takerChoice = (actor: Actor): Choice => ({
  argument: "resource_id",
  title: "Person",
  message: "Who takes the task?",
  options: () => resourcesOf(actor, ({ kind }) => kind === "person"),
});

const bookingChoice = (actor: Actor, operation: Operation): Choice => ({
  argument: "id",
  title: "Booking",
  message: "Which booking is it?",
  options: () => bookingOptions(actor, operation),
});

/** The choices that a call leaves open, each under the name by which its answer comes back. */
async function missingIn(tool: Tool, actor: Actor, given: Given): Promise<Record<string, Choice>> {
  const { operation, listed } = tool;
  const lacks = (argument: string) => listed.inputSchema.required.includes(argument) && given[argument] == null;
  return {
    ...(lacks("service_id") && { service: serviceChoice(actor) }),
    ...(lacks("resource_id") && { resource: resourceChoice(actor, "resource_id") }),
    ...(lacks("id") && isAbout(operation, "services") && { service: { ...serviceChoice(actor), argument: "id" } }),
    ...(lacks("id") && isAbout(operation, "resources") && { resource: resourceChoice(actor, "id") }),
    ...(lacks("id") &&
      isAbout(operation, "bookings", "work-items", "holds") && { booking: bookingChoice(actor, operation) }),
    ...((await takesForNobody(tool, actor, given)) && { person: takerChoice(actor) }),
  };
}

/** What the person answered to all that was asked; null where they did not want to say. */
function answersTo(missing: Record<string, Choice>, { mcpReq: { inputResponses } }: ServerContext): Given | null {
  const answers: Given = {};
  for (const [name, { argument }] of Object.entries(missing)) {
    const chosen = acceptedContent<Given>(inputResponses, name)?.[argument];
    if (typeof chosen !== "string") return null;
    answers[argument] = chosen;
  }
  return answers;
}

const question = ({ argument, title, message }: Choice, options: readonly Option[]) =>
  inputRequired.elicit({
    message,
    requestedSchema: {
      type: "object",
      properties: { [argument]: { type: "string", title, oneOf: [...options] } },
      required: [argument],
    },
  });

/**
 * Where a service, a person or a booking is missing and the agent's client can ask the person, it is asked which one. Null:
 * nothing is to ask; else what goes on, with the person's choices, or the questions themselves.
 */
export async function askForMissing(actor: Actor, name: string, given: Given, context: ServerContext) {
  const tool = tools().get(name);
  if (!tool || !asksPeople(context) || !isOpenTo(tool.operation, actor.scopes)) return null;
  const missing = await missingIn(tool, actor, given);
  const names = Object.keys(missing);
  if (names.length === 0) return null;
  if (names.some((each) => context.mcpReq.inputResponses?.[each] !== undefined)) {
    const answers = answersTo(missing, context);
    return answers && { given: { ...given, ...answers } };
  }
  const inputRequests: Record<string, ReturnType<typeof question>> = {};
  for (const [each, choice] of Object.entries(missing)) {
    const options = await choice.options();
    // The refusal of the call says what is missing.
    if (options.length === 0) return null;
    inputRequests[each] = question(choice, options);
  }
  return { question: inputRequired({ inputRequests }) };
}
